import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { openPglite } from '../../src/data/connection/embedded/pglite.ts';
import { copyPreparedDatabase } from '../../src/data/folder/empty-database.ts';
import { migrate } from '../../src/data/migrations/migrate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
const at = (path: string) => join(folder, path);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-build-'));
  for (const name of ['build/database.ts', 'generated', 'package.json', 'src/built-in', 'src/core', 'src/data', 'src/families'])
    cpSync(join(root, name), at(name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (): void => {
  const program = "await (await import('./build/database.ts')).buildEmptyDatabase();";
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, stdio: 'inherit' });
};

/** The number that PostgreSQL gives each database that it makes: the first eight bytes of a file of its own. */
const numberIn = (database: string): bigint => readFileSync(join(database, 'global', 'pg_control')).readBigUInt64LE();

/** The number of a database that is copied to a new place; undefined when there is none to copy. */
const copied = (name: string): bigint | undefined => (copyPreparedDatabase(at(name), folder) ? numberIn(at(name)) : undefined);

it('makes a database with all tables, with which a new one in a folder begins and no other', async () => {
  build();
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
  build();
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
