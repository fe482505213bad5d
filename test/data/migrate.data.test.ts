import { freshDatabase, newAccount, openAgain, serverUrl, until } from '@tessera/platform/testing';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { withLockRetries } from '../../src/data/migrations/locks.ts';
import { migrate, rollback } from '../../src/data/migrations/migrate.ts';
import type { Change, Migration } from '../../src/data/migrations/migration.ts';
import { executeStatements } from '../../src/data/migrations/statements.ts';
import { migrations } from '../../src/data/migrations/steps/index.ts';

const names = Object.keys(migrations);

const change = (up: string, down?: string): Migration => ({ up: [up], ...(down && { down: [down] }) });

/** What the migrations to come may be. */
const column = change('alter table accounts add column mark text', 'alter table accounts drop column mark');
const marks: Migration = {
  backfill: 'update accounts set mark = name where id in (select id from accounts where mark is null limit 2)',
};
const index: Migration = { indexes: { accounts_by_mark: { on: 'on accounts (mark)' } } };
const more = { '0901-column': column, '0902-marks': marks, '0903-index': index };
const withMore = { ...migrations, ...more };

describe('migrations', () => {
  it('are listed in the order of their names', () => {
    expect(names).toEqual(names.toSorted());
  });
});

describe('migrate', () => {
  let database: Database;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database?.close());
  const { raw } = sql;
  const rows = async (text: string) => (await raw<Record<string, unknown>>(text).execute(database.db)).rows;

  it('has nothing to do on a database that is up to date', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  it('changes, fills in batches and builds indexes, and goes back as it came', async () => {
    for (let count = 0; count < 5; count += 1) await newAccount(database.db);
    expect(await migrate(database, withMore)).toEqual(Object.keys(more));
    expect(await rows('select count(*)::int as marked from accounts where mark = name')).toEqual([{ marked: 5 }]);
    const valid = `select indisvalid from pg_index where indexrelid = to_regclass('accounts_by_mark')`;
    expect(await rows(valid)).toEqual([{ indisvalid: true }]);
    expect(await migrate(database, withMore)).toEqual([]);
    const back = { to: names.at(-1)!, migrations: withMore };
    expect(await rollback(database, back)).toEqual(Object.keys(more).toReversed());
    expect(await migrate(database)).toEqual([]);
    expect(await rows(valid)).toEqual([]);
    await expect(rows('select mark from accounts')).rejects.toThrow('mark');
    expect(await migrate(database, withMore)).toEqual(Object.keys(more));
  });

  it('drops an index, and builds it again on the way back', async () => {
    const former: Migration = { formerIndexes: { accounts_by_mark: { unique: true, on: 'on accounts (mark) where mark is not null' } } };
    const withFormer = { ...migrations, '0901-column': column, '0903-index': index, '0904-former': former };
    const definitions = () => rows(`select indexdef from pg_indexes where indexname = 'accounts_by_mark'`);
    await migrate(database, withFormer);
    expect(await definitions()).toEqual([]);
    expect(await rollback(database, { to: '0903-index', migrations: withFormer })).toEqual(['0904-former']);
    expect(await definitions()).toEqual([
      { indexdef: 'CREATE UNIQUE INDEX accounts_by_mark ON public.accounts USING btree (mark) WHERE (mark IS NOT NULL)' },
    ]);
  });

  it('keeps what was done before a step failed, and goes on there', async () => {
    const broken = { ...withMore, '0902-marks': { backfill: 'update accounts set no_such_column = 1' } };
    await expect(migrate(database, broken)).rejects.toThrow('no_such_column');
    expect(await migrate(database, withMore)).toEqual(['0902-marks', '0903-index']);
  });

  it('refuses the schema of a newer version in words for operators, and changes nothing', async () => {
    await migrate(database, withMore);
    const { '0903-index': _later, ...older } = withMore;
    await expect(migrate(database, older)).rejects.toThrow(
      'The database has the schema of a newer version: 0903-index; this version knows it up to 0902-marks. Start the newer version, or use it to roll back: npx tessera migrate --to 0902-marks.',
    );
    const { '0901-column': _between, ...gap } = withMore;
    await expect(migrate(database, gap)).rejects.toThrow('The database has 0901-column, which this version has no more');
    await sql`delete from tessera_migrations where name = '0901-column'`.execute(database.db);
    await expect(migrate(database, withMore)).rejects.toThrow('has 0903-index without 0901-column');
    expect(await migrate(database, gap)).toEqual([]);
  });

  it('goes back only where there is a way for each step, and says so before the first', async () => {
    const all = { ...migrations, '0900-final': change('select 1'), ...more };
    await migrate(database, all);
    await expect(rollback(database, { to: names.at(-1)!, migrations: all })).rejects.toThrow('0900-final cannot be undone');
    await expect(rollback(database, { to: '0000-nothing', migrations: all })).rejects.toThrow('no migration 0000-nothing');
    expect(await rows('select mark from accounts')).toEqual([]);
  });

  it('keeps an order for the package and one for the project, so that either may go on after the other', async () => {
    const shop = { ...migrations, '5001-shelves': change('create table shelves (id text)', 'drop table shelves') };
    const later = { ...migrations, '0901-column': column, ...shop, '5002-more-shelves': change('select 1', 'select 1') };
    expect(await migrate(database, shop)).toEqual(['5001-shelves']);
    expect(await migrate(database, later)).toEqual(['0901-column', '5002-more-shelves']);
    expect(await rollback(database, { to: names.at(-1)!, migrations: later })).toEqual(['0901-column']);
    expect(await rows('select id from shelves')).toEqual([]);
    expect(await rollback(database, { to: '5001-shelves', migrations: later })).toEqual(['5002-more-shelves']);
    await migrate(database, later);
    await expect(migrate(database, { ...migrations, '0901-column': column })).rejects.toThrow(
      'The database has the schema of a newer version: 5001-shelves, 5002-more-shelves; this version has none of its own. Start the newer version.',
    );
  });

  it('goes back behind no step of the schema to begin with', async () => {
    await expect(rollback(database, { to: '0017-webhooks' })).rejects.toThrow('0018-logs cannot be undone');
  });

  it('leaves the types of operations to the contract', async () => {
    const accountId = await newAccount(database.db);
    const begin = (id: string) =>
      sql`
      insert into operations (account_id, id, type, resource_id) values (${accountId}, ${id}, 'stocktaking', 'shf_1')`.execute(database.db);
    await begin('opn_1');
    await rollback(database, { to: '0019-event-places' });
    await expect(begin('opn_2')).rejects.toThrow('operations_type_check');
    await migrate(database);
    await begin('opn_2');
    expect(await rows('select id, type from operations order by id')).toEqual([
      { id: 'opn_1', type: 'stocktaking' },
      { id: 'opn_2', type: 'stocktaking' },
    ]);
  });

  it('says what to do where it may not create an extension, and goes on once somebody has', async () => {
    const { up } = migrations['0001-installation'] as Change;
    const extensions = up.filter((statement) => statement.startsWith('create extension'));
    const undone = new Error('It was done, and is undone.');
    const withoutRights = () =>
      database.db.transaction().execute(async (tx) => {
        await sql`create role tessera_without_rights`.execute(tx);
        await sql`set local role tessera_without_rights`.execute(tx);
        await executeStatements(tx as unknown as Kysely<unknown>, extensions);
        throw undone;
      });
    await sql`drop extension pg_trgm cascade`.execute(database.db);
    await expect(withoutRights()).rejects.toThrow(
      /permission denied.*Have a privileged role run this in the database: create extension if not exists pg_trgm\. Then migrate again/,
    );
    await sql`create extension pg_trgm`.execute(database.db);
    await expect(withoutRights()).rejects.toBe(undone);
  });
});

describe.skipIf(!serverUrl)('migrate, while there is traffic', () => {
  let database: Database;
  let others: Database;
  beforeEach(async () => {
    database = await freshDatabase();
    others = await openAgain(database);
  });
  afterEach(async () => {
    await others?.close();
    await database?.close();
  });

  /** A transaction that has the accounts in use until it is let go. */
  const holding = async (use: string) => {
    const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
    const over = others.db.transaction().execute(async (tx) => {
      await sql.raw(use).execute(tx);
      begins();
      await end;
    });
    await begun;
    return async () => {
      letGo();
      await over;
    };
  };
  const waiting = (what: string) =>
    until(
      async () =>
        (
          await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike ${`%${what}%`} and datname = current_database()`.execute(
            database.db,
          )
        ).rows.length > 0,
    );

  it('lets writes through while a change waits for a long transaction, and is done when that ends', async () => {
    const letGo = await holding('select * from accounts');
    const done = migrate(database, { ...migrations, '0901-column': column });
    await waiting('alter table accounts');
    await newAccount(others.db);
    await letGo();
    expect(await done).toEqual(['0901-column']);
  });

  it('gives a change up in the end, with words, and nothing of it is left', async () => {
    const letGo = await holding('select * from accounts');
    const tried = withLockRetries(
      database.db as unknown as Kysely<unknown>,
      '0901-column',
      (tx) => sql`alter table accounts add column mark text`.execute(tx),
      2,
    );
    await expect(tried).rejects.toThrow('0901-column found what it changes in use 2 times');
    await letGo();
    expect(await migrate(database, { ...migrations, '0901-column': column })).toEqual(['0901-column']);
  });

  it('builds an index beside writes, with another process that waits to migrate', async () => {
    await migrate(database, { ...migrations, '0901-column': column });
    const letGo = await holding(`update accounts set mark = 'x'`);
    const { '0902-marks': _none, ...steps } = withMore;
    const both = [migrate(database, steps), migrate(others, steps)];
    await waiting('concurrently');
    await newAccount(others.db);
    await letGo();
    expect((await Promise.all(both)).flat()).toEqual(['0903-index']);
  });

  it('makes an index again that broke off', async () => {
    await newAccount(database.db);
    await newAccount(database.db);
    await migrate(database, { ...migrations, '0901-column': column });
    const unique = {
      ...migrations,
      '0901-column': column,
      '0903-index': { indexes: { accounts_by_mark: { unique: true as const, on: 'on accounts (mark)' } } },
    };
    await sql`update accounts set mark = 'one'`.execute(database.db);
    await expect(migrate(database, unique)).rejects.toMatchObject({ code: '23505' });
    await sql`update accounts set mark = id`.execute(database.db);
    expect(await migrate(database, unique)).toEqual(['0903-index']);
    const { rows } = await sql`select indisvalid, indisunique from pg_index where indexrelid = to_regclass('accounts_by_mark')`.execute(
      database.db,
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: true }]);
  });
});
