import { freshDatabase, rejection, serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { statementNames } from '../../../src/data/connection/statements/prepared-statements.ts';
import { findById } from '../../../src/data/query/find-by-id.ts';

describe('statementNames', () => {
  it('names a text when it comes again, and then always the same way', () => {
    const nameOf = statementNames();
    expect(nameOf('select $1')).toBeUndefined();
    const name = nameOf('select $1');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(nameOf('select $1')).toBe(name);
  });

  it('means the same by a name in every process, and something else by every other', () => {
    const twice = (text: string) => {
      const nameOf = statementNames();
      nameOf(text);
      return nameOf(text);
    };
    expect(twice('select $1')).toBe(twice('select $1'));
    expect(twice('select $1')).not.toBe(twice('select $2'));
  });

  it('names no more texts than its bound, and keeps those it has', () => {
    const nameOf = statementNames(2);
    for (const text of ['a', 'a', 'b', 'b', 'c', 'c']) nameOf(text);
    expect(['a', 'b', 'c'].map((text) => nameOf(text) !== undefined)).toEqual([true, true, false]);
  });

  it('is not filled up by texts that come once', () => {
    const nameOf = statementNames(2);
    for (let index = 0; index < 1000; index += 1) nameOf(`select ${index}`);
    nameOf('select $1');
    expect(nameOf('select $1')).toBeDefined();
  });

  it('leaves very long texts alone', () => {
    const nameOf = statementNames();
    const text = `select ${'$1,'.repeat(5000)}$1`;
    expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, undefined, undefined]);
  });
});

describe(serverUrl ? 'on a server' : 'in an embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase({ poolSize: 1 });
  });
  afterAll(() => database.close());

  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db);
    return rows.map(({ statement }) => statement).filter((statement) => statement.includes('"accounts"'));
  };

  it('prepares a statement with parameters that comes again', async () => {
    const find = (id: string) => database.db.selectFrom('accounts').select('id').where('id', '=', id).execute();
    await find('one');
    expect(await prepared()).toEqual([]);
    await find('two');
    await find('three');
    expect(await prepared()).toEqual(['select "id" from "accounts" where "id" = $1']);
  });

  it('gives up a connection whose statement no longer fits the schema', async () => {
    const { db } = database;
    await sql`create table shapes (id integer)`.execute(db);
    const all = () => sql`select * from shapes where id > ${0}`.execute(db);
    await all();
    await all();
    await sql`alter table shapes add column corners integer`.execute(db);
    expect(await rejection(all())).toMatchObject({ code: '0A000' });
    expect(await all()).toMatchObject({ rows: [] });
  });

  it('gives up such a connection after a look-up by id, too', async () => {
    const { db } = database;
    await sql`create table solids (id text, account_id text)`.execute(db);
    const find = findById((queries) =>
      queries
        .selectFrom('solids' as 'resources')
        .selectAll()
        .where('id', '=', ':id'),
    );
    const viewer = { accountId: 'acc', userId: 'usr', role: 'viewer' } as const;
    for (const _time of [1, 2]) expect(await find(db, viewer, 'cube')).toBeUndefined();
    await sql`alter table solids add column corners integer`.execute(db);
    expect(await rejection(find(db, viewer, 'cube'))).toMatchObject({ code: '0A000' });
    expect(await find(db, viewer, 'cube')).toBeUndefined();
  });
});
