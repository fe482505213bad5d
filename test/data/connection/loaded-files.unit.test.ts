import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/data/connection/database.ts';
import { entriesOfTar } from '../../../src/data/connection/embedded/tar.ts';
import { readArchive, writeArchive } from '../../../src/data/folder/archives.ts';

const onError = (error: Error): never => {
  throw error;
};

let folder: string;
let dump: Blob;
const file = () => join(folder, 'database.packed');

const open = (loadDataDir: Blob | ArrayBuffer) => openDatabase({ loadDataDir, onError });
const count = async ({ db }: Awaited<ReturnType<typeof open>>): Promise<number> =>
  (await sql<{ count: number }>`select count(*) from numbers`.execute(db)).rows[0]!.count;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-packed-'));
  const database = await openDatabase({ onError });
  await sql`create table numbers as select generate_series(1, 1000) as number`.execute(database.db);
  dump = await database.dump!();
  await database.close();
  await writeArchive(file(), dump);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a database in memory that begins with a dump', () => {
  it('has its rows, and what is written into one is in no other one', async () => {
    const [first, second] = [await open(dump), await open(readArchive(file()))];
    await sql`insert into numbers select generate_series(1, 50000)`.execute(first.db);
    await sql`update numbers set number = 0`.execute(first.db);
    const third = await open(dump);
    expect([await count(first), await count(second), await count(third)]).toEqual([51_000, 1000, 1000]);
    expect((await sql<{ sum: number }>`select sum(number)::int from numbers`.execute(third.db)).rows).toEqual([{ sum: 500_500 }]);
    for (const database of [first, second, third]) await database.close();
  });

  it('is dumped again as a whole', async () => {
    const first = await open(dump);
    await sql`delete from numbers where number > 10`.execute(first.db);
    const second = await open(await first.dump!());
    expect(await count(second)).toBe(10);
    for (const database of [first, second]) await database.close();
  });

  it.each([4, 100, 5000])('is not read from an archive of %i bytes', (size) => {
    const cut = join(folder, `cut-${size}`);
    writeFileSync(cut, Buffer.alloc(size));
    expect(() => readArchive(cut)).toThrow();
  });

  it('has the files and folders of the dump, which may not be cut', async () => {
    const bytes = new Uint8Array(await dump.arrayBuffer());
    const entries = [...entriesOfTar(bytes)];
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    expect(Buffer.from(byPath.get('PG_VERSION')!.bytes).toString()).toMatch(/^\d+\n$/);
    expect([byPath.get('base')!.isFolder, byPath.get('PG_VERSION')!.isFolder]).toEqual([true, false]);
    expect(byPath.get('global/pg_control')!.bytes).toHaveLength(8192);
    expect(() => [...entriesOfTar(bytes.subarray(0, bytes.indexOf(0x50) + 513))]).toThrow('The archive is truncated');
  });
});
