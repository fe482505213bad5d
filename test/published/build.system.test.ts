import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { openPglite } from '../../src/data/connection/pglite.ts';
import { copyPreparedDatabase } from '../../src/data/folder/empty-database.ts';
import { migrate } from '../../src/data/migrations/migrate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
const at = (path: string) => join(folder, path);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-build-'));
  const taken = [
    'bin',
    'build-client.ts',
    'build-dashboard.ts',
    'build-database.ts',
    'build-server.ts',
    'build.ts',
    'generated',
    'package-lock.json',
    'package.json',
  ];
  for (const name of [...taken, 'src/core', 'src/data', 'src/contract', 'src/published/error-meanings.ts', 'src/codegen', 'src/documents'])
    cpSync(join(root, name), at(name), { recursive: true });
  mkdirSync(at('src/app'));
  writeFileSync(at('src/app/built.ts'), 'import("./main.ts");');
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
  mkdirSync(at('clients/typescript/src/testing'), { recursive: true });
  const compiled = { target: 'esnext', module: 'nodenext', skipLibCheck: true, types: [], noEmitOnError: true };
  for (const [part, files] of [
    ['', ['src/index.ts']],
    ['src/testing/', ['index.ts']],
  ] as const)
    writeFileSync(
      at(`clients/typescript/${part}tsconfig.build.json`),
      JSON.stringify({ compilerOptions: { ...compiled, rootDir: part ? '..' : 'src' }, files }),
    );
  writeFileSync(at('clients/typescript/src/testing/index.ts'), 'export const version: number = 1;');
  mkdirSync(at('src/dashboard'));
  writeFileSync(at('src/dashboard/index.html'), '<!doctype html><title>Page</title>');
  mkdirSync(at('src/graphiql'), { recursive: true });
  writeFileSync(at('src/graphiql/index.html'), '<!doctype html><title>Page</title><script type="module" src="./main.ts"></script>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (script: string) =>
  spawnSync(process.execPath, ['bin/build.cjs'], { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: script } });

/** What is built in parts: where the build of each is, and its first source. */
const parts = {
  graphiql: { place: 'dist/graphiql', shows: 'index.html', source: 'src/graphiql/main.ts' },
  server: { place: 'dist/server', shows: 'sources.json', source: 'src/app/main.ts' },
  client: { place: 'clients/typescript/dist', shows: 'index.js', source: 'clients/typescript/src/index.ts' },
};
type Part = keyof typeof parts;
const all = Object.keys(parts) as Part[];

const sources: Record<'first' | 'broken' | 'second', Record<Part, string>> = {
  first: { graphiql: 'console.log("first");', server: 'console.log("a server");', client: 'export const version: number = 1;' },
  broken: {
    graphiql: 'import "./missing.ts";',
    server: 'import "./missing.ts";',
    client: "export const version: number = 'two';",
  },
  second: { graphiql: 'console.log("second");', server: 'console.log("another server");', client: 'export const version: number = 2;' },
};
const write = (which: keyof typeof sources, names: readonly Part[] = all) => {
  for (const name of names) writeFileSync(at(parts[name].source), sources[which][name]);
};

/** The builds of all parts: a folder that was made again is another one. */
const built = () =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { place, shows }]) => [
      name,
      { made: statSync(at(place)).ino, text: readFileSync(at(`${place}/${shows}`), 'utf8') },
    ]),
  ) as Record<Part, { made: number; text: string }>;

const complaints = {
  graphiql: /graphiql could not be built.*missing\.ts/s,
  server: /server could not be built.*missing\.ts/s,
  client: /client .* could not be built/,
};

it('builds pages, server and client again only when their sources have changed, and leaves them as they were when that fails', () => {
  write('first');
  expect(build('build')).toMatchObject({ status: 0, stderr: '' });
  const first = built();
  expect(build('prepare')).toMatchObject({ status: 0, stderr: '' });
  expect(built()).toEqual(first);

  write('broken');
  const installing = build('prepare');
  expect(installing.status).toBe(0);
  for (const name of all) expect(installing.stderr).toMatch(complaints[name]);
  for (const name of all) {
    write('first');
    write('broken', [name]);
    const asked = build('build');
    expect([asked.status, asked.stderr.match(/could not be built/g)]).toEqual([1, ['could not be built']]);
    expect(asked.stderr).toMatch(complaints[name]);
  }
  expect(built()).toEqual(first);

  write('second');
  expect(build('build').status).toBe(0);
  for (const name of all) expect(built()[name].text).not.toBe(first[name].text);
  expect(built().client.text).toContain('version = 2');
  expect(spawnSync(process.execPath, ['bin/tessera.cjs'], { cwd: folder, encoding: 'utf8' })).toMatchObject({ stdout: 'another server\n' });
  const others = ['graphiql', 'graphiql.digest', 'server'];
  const prepared = [/^empty-database-[\d.]+$/, /^empty-database-[\d.]+\.json$/, /^empty-database-[\d.]+\.packed$/].map((name) =>
    expect.stringMatching(name),
  );
  expect(readdirSync(at('dist')).sort()).toEqual(['client.json', 'dashboard', 'dashboard.digest', ...prepared, ...others]);
});

/** The number that PostgreSQL gives each database that it makes: the first eight bytes of a file of its own. */
const numberIn = (database: string): bigint => readFileSync(join(database, 'global', 'pg_control')).readBigUInt64LE();

/** The number of a database that is copied to a new place; undefined when there is none to copy. */
const copied = (name: string): bigint | undefined => (copyPreparedDatabase(at(name), folder) ? numberIn(at(name)) : undefined);

it('makes a database with all tables, with which a new one in a folder begins and no other', async () => {
  build('build');
  const opened = async (dataDir: string, project: string): Promise<bigint> => {
    const { close } = await openPglite({ dataDir, project });
    await close();
    return numberIn(join(dataDir, 'database'));
  };
  const prepared = copied('first');
  expect(prepared).toBeDefined();
  expect(await opened(at('second'), folder)).toBe(prepared);
  const own = await opened(at('third'), at('nowhere'));
  expect(own).not.toBe(prepared);
  expect(await opened(at('third'), folder)).toBe(own);
});

it('begins with no database of other migrations, until it is built again', () => {
  const before = copied('before');
  expect(before).toBeDefined();
  writeFileSync(at('src/data/migrations/ledger.ts'), `\n${readFileSync(at('src/data/migrations/ledger.ts'), 'utf8')}`);
  expect(copied('edited')).toBeUndefined();
  build('build');
  const after = copied('after');
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});

it('has no migration left to do, also without the empty folders that a package loses', async () => {
  const prepared = readdirSync(at('dist')).find((name) => /^empty-database-[\d.]+$/.test(name))!;
  for (const name of readdirSync(at(`dist/${prepared}`), { withFileTypes: true }))
    if (name.isDirectory() && readdirSync(join(name.parentPath, name.name)).length === 0)
      rmSync(join(name.parentPath, name.name), { recursive: true });
  expect(copyPreparedDatabase(at('copied/database'), folder)).toBe(true);
  const database = await openDatabase({ dataDir: at('copied'), onError: console.error });
  expect(await migrate(database)).toEqual([]);
  await database.close();
});
