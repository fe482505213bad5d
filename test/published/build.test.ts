import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from '../../src/data/connection/pglite.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
const at = (path: string) => join(folder, path);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-build-'));
  for (const name of ['bin', 'build.ts', 'build-server.ts', 'package-lock.json', 'package.json', 'src/data/folder/empty-database.ts'])
    cpSync(join(root, name), at(name), { recursive: true });
  mkdirSync(at('src/app'));
  writeFileSync(at('src/app/built.ts'), 'import("./main.ts");');
  writeFileSync(at('src/app/main.ts'), 'console.log("a server");');
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
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
  expect(readdirSync(at('dist')).sort()).toEqual([expect.stringMatching(/^empty-database-[\d.]+\.tar$/), ...others]);
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

/** Which database it is: PostgreSQL gives each that it makes another number. */
const identity = async (options: Parameters<typeof openPglite>[0]): Promise<string> => {
  const { dialect, close } = await openPglite(options);
  const db = new Kysely({ dialect });
  const { rows } = await sql<{ number: string }>`select system_identifier::text as number from pg_control_system()`.execute(db);
  await db.destroy();
  await close();
  return rows[0]!.number;
};

it('makes an empty database, with which new ones begin and no other', async () => {
  build('build');
  const [builtIn, nowhere] = [at('dist'), at('nowhere')];
  const first = await identity({ dataDir: at('first'), builtIn });
  expect(await identity({ builtIn })).toBe(first);
  const own = await identity({ dataDir: at('third'), builtIn: nowhere });
  expect(own).not.toBe(first);
  expect(await identity({ dataDir: at('third'), builtIn })).toBe(own);
});
