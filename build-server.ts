// Bundles the server into `dist/server`: types gone, libraries included, comments and white space left out, because V8 keeps the text
// of all modules in memory.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { isCurrent, recordOf } from './bin/current-build.cjs';
import { folderOfValidators } from './src/contract/validators/cache.ts';
import { compileValidators } from './src/contract/validators/compile-all.ts';

const root = import.meta.dirname;
const place = join(root, 'dist/server');

/** The start of a thread, such as `new Worker(new URL('./task.ts', import.meta.url)`: its file is an entry, too. */
const thread = /new Worker\(new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

const threadsOf = (file: string): [string, string][] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(thread)].map(([, name]) => [name!, join(root, dirname(file), `${name}.ts`)]);

/** The files that a process or a thread starts with, by the names of their bundles. */
const entries = (): Record<string, string> => ({
  main: join(root, 'src/app/built.ts'),
  ...Object.fromEntries(globSync('src/**/*.ts', { cwd: root }).flatMap(threadsOf)),
});

/** Modules that read files beside themselves go on reading those, from the folder of the bundle. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.ts$/, code: /import\.meta\.url/ },
    handler: (code, id) => {
      const own = JSON.stringify(relative(place, id).replaceAll('\\', '/'));
      const threaded = code.replace(thread, "new Worker(new URL('./$1.cjs', import.meta.thread)");
      const moved = threaded.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`);
      return { code: moved.replaceAll('import.meta.thread', 'import.meta.url'), map: null };
    },
  },
};

/** The compiled validators, in place of the module that compiles them where they are missing. */
const compiledValidators: Plugin = {
  name: 'compiled-validators',
  load: {
    filter: { id: /[\\/]src[\\/]contract[\\/]validators[\\/]compiled\.ts$/ },
    handler: () => {
      const folder = folderOfValidators();
      if (!existsSync(folder)) compileValidators(folder);
      const files = readdirSync(folder);
      const imports = files.map((file, at) => `import module${at} from ${JSON.stringify(join(folder, file))};`);
      const entries = files.map((file, at) => `'${file.replace(/\.cjs$/, '')}': module${at}`);
      return `${imports.join('\n')}\nexport const compiled = { ${entries.join(', ')} };`;
    },
  },
};

/**
 * What is not bundled: WebAssembly with files of its own, what few installations load, what is only there if somebody installs it, and
 * the tools of those who write contracts. All other packages are in the bundle, and for that reason development packages.
 */
const outside = new Set([
  '@electric-sql/pglite',
  '@opentelemetry/sdk-node',
  'pg-native',
  '@graphql-codegen/cli',
  '@redocly/cli',
  '@redocly/openapi-core',
  '@stoplight/prism-core',
  '@stoplight/prism-http',
  'openapi-typescript',
  'typescript',
]);

const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** The modules that were read, also those of which nothing is left in the bundle. */
const recordModules = (ids: Set<string>): Plugin => ({
  name: 'record-modules',
  generateBundle() {
    for (const id of this.getModuleIds()) ids.add(relative(root, id).replaceAll('\\', '/'));
  },
});

/** Writes the bundle into a folder, and returns the paths of the modules in it. */
const bundle = async (dir: string): Promise<Set<string>> => {
  const { rolldown } = await import('rolldown');
  const modules = new Set<string>();
  const server = await rolldown({
    cwd: root,
    input: entries(),
    platform: 'node',
    external: (id) => outside.has(packageOf(id)),
    plugins: [compiledValidators, ownAddresses, recordModules(modules)],
    logLevel: 'silent',
  });
  await server.write({
    dir,
    // As CommonJS: an import of Node's own modules loads what their getters hide, such as the WebSocket behind `node:http`.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // One letter beyond Latin-1 would double what a bundle takes in memory. Those of tagged templates stay as they are written: pages have entities.
    charset: 'ascii',
    minify: { compress: false, mangle: { toplevel: false, keepNames: true }, codegen: { removeWhitespace: true } },
  });
  await server.close();
  return modules;
};

/** Our own files in a bundle, and what stands for the libraries and for the way to build. */
const sourcesOf = (modules: Iterable<string>): string[] =>
  [
    ...[...modules].filter((id) => /^(src|generated|clients\/typescript\/(src|generated))\//.test(id)),
    ...globSync('generated/**/*.json', { cwd: root }),
    'build-server.ts',
    'package-lock.json',
  ].sort();

/** Replaces a folder with another. */
export const replaceFolder = (place: string, next: string): void => {
  const former = `${next}.former`;
  if (existsSync(place)) renameSync(place, former);
  renameSync(next, place);
  rmSync(former, { recursive: true, force: true });
};

/** Builds the server, unless it is built from what is here. The old build stays until the new one is complete. */
export const buildServer = async (): Promise<void> => {
  if (isCurrent(root)) return;
  const next = `${place}.${process.pid}`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    const files = sourcesOf(await bundle(next));
    writeFileSync(join(next, 'sources.json'), JSON.stringify(recordOf(root, files)));
    replaceFolder(place, next);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};
