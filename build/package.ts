// Makes the package `@tessera/platform` in `dist/package`: the machinery with the contracts of the families that every platform has, for
// projects with families of their own. Compiled in place, so that what modules read beside themselves is where it is here.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtInFamilies } from '../src/codegen/read-yaml.ts';
import { compile } from './compiler.ts';

const root = join(import.meta.dirname, '..');
const place = join(root, 'dist/package');

/** What is the project's, and is here because the compiler followed imports. */
const ofProject = ['generated', 'src/families', 'src/versions', 'clients'];

/** What a project reads from the package besides code. */
const copied = (): string[] => {
  const families = builtInFamilies();
  const own = (folder: string, ending: string) => families.map((name) => `${folder}/${name}${ending}`);
  return [
    ...globSync('bin/*.cjs', { exclude: ['bin/prepare.cjs'] }),
    ...globSync('src/**/*.{css,html,js,md,py,svg}', { exclude: ['src/graphiql/**', 'src/families/**', 'src/**/README.md'] }),
    ...globSync('openapi/{account,identity,messages,operators,shared}/*.yaml'),
    ...globSync('openapi/{account,authority,identity,operators,plans,platform,redocly}.yaml'),
    ...globSync('openapi/lint/*.yaml'),
    ...own('openapi/platform', '.yaml'),
    ...own('openapi/journeys', '.yaml'),
    ...own('graphql', '.graphql'),
    ...own('graphql', '.map.yaml'),
    ...globSync('graphql/schema.{graphql,map.yaml}'),
    ...globSync('docs/*.md'),
    ...globSync('clients/typescript/{src,*.json}'),
    'dist/graphiql',
    'LICENSE',
    'tsconfig.json',
  ].filter((file) => existsSync(file));
};

/** The start of a thread, and the entries of pages, name files that are compiled. */
const compiledNames: [files: string, from: RegExp, to: string][] = [
  ['src/**/*.js', /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)"],
  ['src/dashboard/index.html', /(src="\.\/[\w-]+)\.tsx?"/g, '$1.js"'],
  ['openapi/redocly.yaml', /(plugin)\.ts/g, '$1.js'],
  // What a configuration that others extend may not say: these are ours, and a project has its own.
  ['openapi/redocly.yaml', /^(telemetry: off\n|apis:\n(?: .*\n|\n)*)/gm, ''],
  // A type of the contract is that of the project.
  ['**/*.d.ts', /import\("(?:\.\.\/)+generated\/([^"]+)\.ts"\)/g, 'import("#generated/$1")'],
];

const nameCompiled = (): void => {
  for (const [files, from, to] of compiledNames)
    for (const file of globSync(files, { cwd: place })) {
      const path = join(place, file);
      const text = readFileSync(path, 'utf8');
      const named = text.replace(from, to);
      if (named !== text) writeFileSync(path, named);
    }
};

/** The tools of those who write contracts, and the types that declarations name. */
const isTool = (name: string): boolean =>
  ['openapi-typescript', 'rolldown', 'typescript', '@typescript/native', 'vite'].includes(name) ||
  /^@(graphql-codegen\/(?!client-preset)|graphql-inspector|redocly|stoplight|types\/(express|node|pg|react|ws)$)/.test(name);

/** The tools of a project itself. */
const isOfProjects = (name: string): boolean => ['@biomejs/biome', 'vitest'].includes(name);

const manifest = (): object => {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version, description, license, engines, imports, bin, optionalDependencies, peerDependencies, peerDependenciesMeta, overrides } =
    own;
  const compiled = (file: string) => {
    const name = file.replace(/\.ts$/, '');
    return name === file ? file : { types: `${name}.d.ts`, default: `${name}.js` };
  };
  const chosen = (holds: (name: string) => boolean) =>
    Object.fromEntries(Object.entries<string>(own.devDependencies).filter(([name]) => holds(name)));
  return {
    name: own.name,
    version,
    description,
    license,
    type: 'module',
    engines,
    exports: {
      ...Object.fromEntries(Object.entries<string>(own.exports).map(([name, file]) => [name, compiled(file)])),
      // What is generated in a project imports modules of ours; here it does by their files.
      './internal/*': compiled('./src/*.ts'),
    },
    imports,
    bin,
    dependencies: { ...own.dependencies, ...chosen(isTool) },
    optionalDependencies,
    peerDependencies,
    peerDependenciesMeta,
    // What a new project repeats.
    devDependencies: chosen(isOfProjects),
    overrides,
  };
};

process.chdir(root);
rmSync(place, { recursive: true, force: true });
compile('build/package/tsconfig.json');
compile('build/package/tsconfig.dashboard.json');
for (const folder of ofProject) rmSync(join(place, folder), { recursive: true, force: true });
for (const path of copied()) {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  cpSync(path, join(place, path), { recursive: true });
}
nameCompiled();
writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
