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
  for (const name of ['build.ts', 'package-lock.json', 'package.json', 'src/data/folder/empty-database.ts'])
    cpSync(join(root, name), at(name));
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
  expect(readdirSync(at('dist')).sort()).toEqual([expect.stringMatching(/^empty-database-[\d.]+\.tar$/), 'graphiql', 'graphiql.digest']);
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
