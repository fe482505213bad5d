import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newAccount, rejection, serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/data/connection/database.ts';
import { databaseFailure } from '../../../src/data/connection/errors.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { migrate } from '../../../src/data/migrations/migrate.ts';
import { createEmptyDatabase, embeddedDatabase } from '../../../src/testing/database.ts';

const onError = (error: Error) => {
  throw error;
};

describe('an embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'tessera-data-')), 'not', 'there', 'yet');
  });
  afterAll(() => rmSync(join(dataDir, '..', '..', '..'), { recursive: true }));

  it('keeps its data when it is opened again', async () => {
    const first = await openDatabase({ dataDir, onError });
    await migrate(first);
    const id = await newAccount(first.db);
    await first.close();
    const second = await openDatabase({ dataDir, onError });
    expect(await migrate(second)).toEqual([]);
    expect(await second.db.selectFrom('accounts').select('id').execute()).toEqual([{ id }]);
    await second.close();
  });

  it('is not opened twice', async () => {
    const database = await openDatabase({ dataDir, onError });
    expect(await rejection(openDatabase({ dataDir, onError }))).toMatchObject({
      message: expect.stringContaining(`process ${process.pid}`),
    });
    await database.ping();
    await database.close();
  });

  it('can be poured into another', async () => {
    const from = await embeddedDatabase();
    await sql`create table notes (text text)`.execute(from.db);
    await sql`insert into notes values ('kept')`.execute(from.db);
    const to = await openDatabase({ loadDataDir: await from.dump!(), onError });
    expect((await sql`select text from notes`.execute(to.db)).rows).toEqual([{ text: 'kept' }]);
    await Promise.all([from.close(), to.close()]);
  });

  it('is unavailable once it is closed, and closes only once', async () => {
    const database = await embeddedDatabase();
    await database.ping();
    await Promise.all([database.close(), database.close()]);
    await database.close();
    expect(databaseFailure(await rejection(database.ping()))).toBe('unavailable');
  });
});

describe.skipIf(!serverUrl)('a server', () => {
  const heard: Error[] = [];
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let database: Database;
  beforeAll(async () => {
    empty = await createEmptyDatabase(serverUrl!);
    database = await openDatabase({ url: empty.url, poolSize: 2, onError: (error) => void heard.push(error) });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await empty.drop();
  });

  const cutAll = async () => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    const name = new URL(empty.url).pathname.slice(1);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await client.end();
  };

  it('may drop idle connections: it is heard of, and the next query has a new one', async () => {
    await database.ping();
    const before = heard.length;
    await cutAll();
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    await database.ping();
  });

  it('may drop the connection of a transaction: that fails as unavailable, and the next one works', async () => {
    const cut = transaction(database.db, async (tx) => {
      await newAccount(tx);
      await cutAll();
      await newAccount(tx);
    });
    expect(databaseFailure(await rejection(cut))).toBe('unavailable');
    await transaction(database.db, (tx) => newAccount(tx));
  });
});
