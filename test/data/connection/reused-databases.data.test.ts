import { randomBytes } from 'node:crypto';
import { newAccount, newUser, serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../../src/data/connection/database.ts';
import { lentDatabase } from '../../../src/testing/database.ts';

/** What two tests see that have a database one after the other, and whether it is the same one. */
const oneAfterTheOther = async <T>(use: (db: Queries) => Promise<unknown>, look: (db: Queries) => Promise<T>) => {
  const mark = `mark_${randomBytes(8).toString('hex')}`;
  const first = await lentDatabase();
  const before = await look(first.db);
  for (let times = 0; times < 3; times += 1) await sql`select ${1}::int as ${sql.id(mark)}`.execute(first.db);
  await use(first.db);
  await first.close();
  const second = await lentDatabase();
  const after = await look(second.db);
  const { rows } = await sql`select 1 from pg_prepared_statements where statement like ${`%${mark}%`}`.execute(second.db);
  await second.close();
  return { before, after, isSame: rows.length > 0 };
};

const nothing = async (): Promise<void> => undefined;

const one = <T>(text: string) => {
  const ask = async (db: Queries): Promise<T> => (await sql.raw<{ one: T }>(text).execute(db)).rows[0]!.one;
  return ask;
};

const run = (text: string) => (db: Queries) => sql.raw(text).execute(db);

// On a server each test has a database of its own.
describe.skipIf(serverUrl)('an embedded database that two tests have one after the other', () => {
  it.each([
    ['rows', async (db: Queries) => newUser(db, await newAccount(db)), one('select count(*) as one from users')],
    ['numbers', run("select nextval('event_sequence')"), one("select nextval('event_sequence') as one")],
    ['settings', run("set work_mem = '5MB'"), one("select current_setting('work_mem') as one")],
    ['the time zone', run("set time zone 'Asia/Tokyo'"), one("select current_setting('timezone') as one")],
    ['locks', run('select pg_advisory_lock(7)'), one("select count(*) as one from pg_locks where locktype = 'advisory'")],
  ])('has no %s of the first one', async (_what, use, look) => {
    let seen = await oneAfterTheOther<unknown>(use, look);
    // Other tests have used those that wait: where it was the last time of one, the second test gets another one.
    for (let more = 50; more > 0 && !seen.isSame; more -= 1) {
      expect(seen.after).toEqual(seen.before);
      seen = await oneAfterTheOther<unknown>(use, look);
    }
    expect([seen.isSame, seen.after]).toEqual([true, seen.before]);
  });

  it.each([
    'create table more (id int)',
    'alter table users add column more int',
    'alter table users disable trigger user',
    'create function more() returns int language sql return 1',
    'alter database postgres set work_mem = 4096',
    "insert into accounts (id, name) select concat('acc_', n), repeat('x', 100) from generate_series(1, 100000) n",
  ])('is not the same one after: %s', async (text) => {
    expect((await oneAfterTheOther(run(text), nothing)).isSame).toBe(false);
  });

  it('is not the same one when it has statistics of rows that are gone', async () => {
    const analyzed = async (db: Queries) => {
      await newAccount(db);
      await run('analyze accounts')(db);
    };
    expect((await oneAfterTheOther(analyzed, nothing)).isSame).toBe(false);
  });
});
