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
    'build-mock.ts',
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
  writeFileSync(at('src/app/main.ts'), 'console.log("a server");');
  writeFileSync(at('src/app/mock-database.ts'), 'export const prepareMock = async () => undefined;');
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
  for (const file of ['src/index.ts', 'src/testing/index.ts'])
    writeFileSync(at(`clients/typescript/${file}`), 'export const version: number = 1;');
  mkdirSync(at('src/dashboard'));
  writeFileSync(at('src/dashboard/index.html'), '<!doctype html><title>Page</title>');
  mkdirSync(at('src/graphiql'), { recursive: true });
  writeFileSync(at('src/graphiql/index.html'), '<!doctype html><title>Page</title><script type="module" src="./main.ts"></script>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (script: string) =>
  spawnSync(process.execPath, ['build.ts'], { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: script } });
const write = (source: string) => writeFileSync(at('src/graphiql/main.ts'), source);
const built = () => ({ made: statSync(at('dist/graphiql')).ino, page: readFileSync(at('dist/graphiql/index.html'), 'utf8') });

it('builds a page again only when its sources have changed, and leaves it as it was when that fails', () => {
  write('console.log("first");');
  expect(build('build')).toMatchObject({ status: 0, stderr: '' });
  const first = built();
  expect(build('prepare')).toMatchObject({ status: 0, stderr: '' });
  expect(built()).toEqual(first);

  write('import "./missing.ts";');
  const [installing, asked] = [build('prepare'), build('build')];
  expect([installing.status, asked.status]).toEqual([0, 1]);
  expect(installing.stderr).toMatch(/graphiql could not be built.*missing\.ts/s);
  expect(built()).toEqual(first);

  write('console.log("second");');
  expect(build('build').status).toBe(0);
  expect(built().page).not.toBe(first.page);
  const others = ['graphiql', 'graphiql.digest', 'server'];
  const prepared = [/^empty-database-[\d.]+$/, /^empty-database-[\d.]+\.json$/, /^empty-database-[\d.]+\.packed$/].map((name) =>
    expect.stringMatching(name),
  );
  expect(readdirSync(at('dist')).sort()).toEqual(['client.json', 'dashboard', 'dashboard.digest', ...prepared, ...others]);
});

it('builds the server again only when its sources have changed, and leaves it as it was when that fails', () => {
  const server = () => ({ made: statSync(at('dist/server')).ino, record: readFileSync(at('dist/server/sources.json'), 'utf8') });
  build('build');
  const first = server();
  build('build');
  expect(server()).toEqual(first);

  writeFileSync(at('src/app/main.ts'), 'import "./missing.ts";');
  const [installing, asked] = [build('prepare'), build('build')];
  expect([installing.status, asked.status]).toEqual([0, 1]);
  expect(asked.stderr).toMatch(/server could not be built.*missing\.ts/s);
  expect(server()).toEqual(first);

  writeFileSync(at('src/app/main.ts'), 'console.log("another server");');
  expect(build('build').status).toBe(0);
  expect(server().record).not.toBe(first.record);
  expect(spawnSync(process.execPath, ['bin/tessera.cjs'], { cwd: folder, encoding: 'utf8' })).toMatchObject({ stdout: 'another server\n' });
});

it('builds the client again only when its sources have changed, and leaves it as it was when that fails', () => {
  const source = at('clients/typescript/src/index.ts');
  const client = () => ({
    made: statSync(at('clients/typescript/dist')).ino,
    code: readFileSync(at('clients/typescript/dist/index.js'), 'utf8'),
  });
  build('build');
  const first = client();
  build('build');
  expect(client()).toEqual(first);

  writeFileSync(source, "export const version: number = 'two';");
  const [installing, asked] = [build('prepare'), build('build')];
  expect([installing.status, asked.status]).toEqual([0, 1]);
  expect(asked.stderr).toMatch(/client .* could not be built/);
  expect(client()).toEqual(first);

  writeFileSync(source, 'export const version: number = 2;');
  expect(build('build').status).toBe(0);
  expect(client().code).toContain('version = 2');
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
