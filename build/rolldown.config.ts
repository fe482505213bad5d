// The server: types gone, libraries included, white space left out, because V8 keeps the text of all modules in memory.
import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import { platform } from '../src/core/platform.ts';
import { project } from '../src/core/project.ts';
import { compiledValidators } from './validators.ts';

const place = join(project, 'dist/server');

/** The files of the package end as this one does. */
const ending = extname(import.meta.filename);

/** The start of a thread, such as `new Worker(new URL('./task.ts', import.meta.url)`: its file is an entry, too. */
const thread = /new Worker\(new URL\('\.\/([\w-]+)\.[jt]s', import\.meta\.url\)/g;

const threadsOf = (file: string): [string, string][] =>
  [...readFileSync(join(platform, file), 'utf8').matchAll(thread)].map(([, name]) => [
    name!,
    join(platform, dirname(file), `${name}${ending}`),
  ]);

/** Modules that read files beside themselves go on reading those, from the folder of the bundle. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.[jt]s$/, code: /import\.meta\.url/ },
    handler: (code, id) => {
      const own = JSON.stringify(relative(place, id).replaceAll('\\', '/'));
      const threaded = code.replace(thread, "new Worker(new URL('./$1.cjs', import.meta.thread)");
      const moved = threaded.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`);
      return { code: moved.replaceAll('import.meta.thread', 'import.meta.url'), map: null };
    },
  },
};

/** The bundle stands in `dist/server` of its project. */
const ownPlaces: Plugin = {
  name: 'own-places',
  load: {
    filter: { id: /[\\/]src[\\/]core[\\/](platform|project)\.[jt]s$/ },
    handler: (id) => {
      const [name, folder] = /platform\.[jt]s$/.test(id) ? ['platform', platform] : ['project', project];
      const words = JSON.stringify(relative(place, folder).replaceAll('\\', '/'));
      return `import { join } from 'node:path';\nexport const ${name} = join(__dirname, ${words});`;
    },
  },
};

/**
 * What is not bundled: WebAssembly with files of its own, what few installations load, what is only there if somebody installs it, and
 * the tools of those who write contracts.
 */
const outside = [
  '@electric-sql/pglite',
  '@opentelemetry/sdk-node',
  'pg-native',
  'supports-color',
  '@graphql-codegen/cli',
  '@graphql-inspector/core',
  '@redocly/cli',
  '@redocly/openapi-core',
  '@stoplight/prism-core',
  '@stoplight/prism-http',
  'openapi-typescript',
  'rolldown',
  'typescript',
  'vite',
];

const server: BuildOptions = {
  cwd: platform,
  input: {
    main: join(platform, `src/app/built${ending}`),
    ...Object.fromEntries(globSync(`src/**/*${ending}`, { cwd: platform }).flatMap(threadsOf)),
  },
  platform: 'node',
  external: outside.map((name) => new RegExp(`^${name}(/|$)`)),
  plugins: [compiledValidators, ownPlaces, ownAddresses],
  logLevel: 'silent',
  output: {
    dir: place,
    cleanDir: true,
    // As CommonJS: an import of Node's own modules loads what their getters hide, such as the WebSocket behind `node:http`.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // One letter beyond Latin-1 would double what a bundle takes in memory. Those of tagged templates stay as they are written: pages have entities.
    charset: 'ascii',
    minify: { compress: false, mangle: { toplevel: false, keepNames: true }, codegen: { removeWhitespace: true } },
  },
};

export default server;
