import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { databaseFailure, violatedConstraint } from '../../src/data/connection/errors.ts';
import { isoInstant } from '../../src/data/tables/column-types.ts';
import { newResource } from '../support/stored-records.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

describe('isoInstant', () => {
  it.each([
    ['2026-03-14 09:26:53.589+00', '2026-03-14T09:26:53.589Z'],
    ['2026-03-14 09:26:53.5+00', '2026-03-14T09:26:53.500Z'],
    ['2026-03-14 09:26:53+00', '2026-03-14T09:26:53.000Z'],
    ['2026-03-14 09:26:53.589999+00', '2026-03-14T09:26:53.589Z'],
    ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
    ['2026-03-14 10:26:53.589+01', '2026-03-14T09:26:53.589Z'],
    ['2026-03-14 14:56:53.589+05:30', '2026-03-14T09:26:53.589Z'],
  ])('%s is %s', (text, instant) => {
    expect(isoInstant(text)).toBe(instant);
  });
});

describe('a row', () => {
  it('comes out as the contract spells it', async () => {
    const account_id = await newAccount(database.db);
    const owner_id = await newUser(database.db, account_id);
    const id = newId('resource');
    await database.db
      .insertInto('resources')
      .values({
        account_id,
        id,
        name: 'Theodolite',
        owner_id,
        metadata: { shelf: 'B4', tags: ['north'] },
        created_at: '2026-03-14T10:26:53.589+01:00',
      })
      .execute();
    const row = await database.db.selectFrom('resources').selectAll().where('account_id', '=', account_id).executeTakeFirstOrThrow();
    expect(row).toEqual({
      account_id,
      id,
      name: 'Theodolite',
      description: null,
      type: 'standard',
      status: 'active',
      metadata: { shelf: 'B4', tags: ['north'] },
      owner_id,
      origin_id: null,
      external_id: null,
      created_at: '2026-03-14T09:26:53.589Z',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: 1,
    });
  });

  it('has lists of texts as they are', async () => {
    const account_id = await newAccount(database.db);
    const created_by = await newUser(database.db, account_id);
    const events = ['USER_CREATED', 'with "quotes", commas and \\'];
    const webhook = { account_id, id: newId('webhook'), url: 'https://example.com/', events, created_by };
    await database.db.insertInto('webhooks').values(webhook).execute();
    const rows = await database.db.selectFrom('webhooks').select('events').where('account_id', '=', account_id).execute();
    expect(rows).toEqual([{ events }]);
  });

  it('takes JSON as a value and as text', async () => {
    const account_id = await newAccount(database.db);
    const actor = { type: 'system', id: null } as const;
    const event = { account_id, type: 'RESOURCE_CREATED', actor: JSON.stringify(actor) };
    await database.db
      .insertInto('events')
      .values([
        { ...event, id: newId('event'), data: JSON.stringify({ tags: ['a'] }) },
        { ...event, id: newId('event'), data: { tags: ['a'] } },
      ])
      .execute();
    const rows = await database.db.selectFrom('events').select(['actor', 'data']).where('account_id', '=', account_id).execute();
    expect(rows).toEqual([1, 2].map(() => ({ actor, data: { tags: ['a'] } })));
  });

  it('counts in numbers and keeps days as text', async () => {
    const { rows } = await sql`select count(*) as count, ${'9007199254740991'}::int8 as large, '2026-03-14'::date as day`.execute(
      database.db,
    );
    expect(rows).toEqual([{ count: 1, large: Number.MAX_SAFE_INTEGER, day: '2026-03-14' }]);
  });

  it('is asked for in UTC', async () => {
    const { rows } = await sql`select current_setting('TimeZone') as zone`.execute(database.db);
    expect(rows).toEqual([{ zone: 'UTC' }]);
  });
});

describe('the schema', () => {
  it('has an address once in an account, in whatever case, and again in another', async () => {
    const account = await newAccount(database.db);
    await newUser(database.db, account, { email: 'ada@tessera.example' });
    await newUser(database.db, await newAccount(database.db), { email: 'ada@tessera.example' });
    const error = await rejection(newUser(database.db, account, { email: 'Ada@Tessera.example' }));
    expect([databaseFailure(error), violatedConstraint(error)]).toEqual(['unique', 'users_email']);
  });

  it('lets nothing point into another account', async () => {
    const stranger = await newUser(database.db, await newAccount(database.db));
    const error = await rejection(newResource(database.db, await newAccount(database.db), stranger));
    expect([databaseFailure(error), violatedConstraint(error)]).toEqual(['foreign_key', 'resources_owner']);
  });

  it('does not lose an owner, except with the whole account', async () => {
    const { db } = database;
    const account_id = await newAccount(db);
    const owner = await newUser(db, account_id);
    await newResource(db, account_id, owner);
    const leaving = db.deleteFrom('users').where('account_id', '=', account_id).where('id', '=', owner).execute();
    expect(violatedConstraint(await rejection(leaving))).toBe('resources_owner');
    await db.deleteFrom('accounts').where('id', '=', account_id).execute();
    expect(await db.selectFrom('resources').select('id').where('account_id', '=', account_id).execute()).toEqual([]);
  });

  it('leads every index of the platform with the account', async () => {
    const { rows } = await sql<{ tablename: string; indexname: string; indexdef: string }>`
      select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'`.execute(database.db);
    const others = rows.filter(({ indexdef }) => !indexdef.includes('(account_id')).map(({ indexname }) => indexname);
    // What is looked up by a hash is not looked up by account: who shows a secret does not say whose it is.
    const byHash = rows.filter(({ indexdef }) => /\((\w*hash|hash, account_id.*)\)$/.test(indexdef)).map(({ indexname }) => indexname);
    expect(byHash).toContain('credentials_pkey');
    // What expires or is due is found by its time, whoever it belongs to.
    const byTime = rows
      .filter(({ indexdef }) => /\((expires_at|created_at|reclaim_at|next_attempt_at|search_language_since)\)( WHERE .*)?$/.test(indexdef))
      .map(({ indexname }) => indexname);
    expect(byTime).toContain('logout_tokens_by_time');
    const ofNoAccount = [
      'accounts_pkey',
      'operator_answers_pkey',
      'secrets_pkey',
      'signing_keys_pkey',
      'tessera_migrations_pkey',
      'traffic_writers_pkey',
    ];
    // A passkey belongs to one person of all accounts.
    const ofAllAccounts = ['second_factors_by_credential_id'];
    const known = [...byHash, ...byTime, ...ofAllAccounts];
    expect(others.filter((name) => !known.includes(name)).toSorted()).toEqual(ofNoAccount);
    expect(others).toEqual(expect.arrayContaining(ofAllAccounts));
  });

  it.each(['resources', 'webhooks', 'users', 'events'])(
    'finds one of the %s by its id, also in an account without statistics',
    async (table) => {
      const { db } = database;
      const plan = await db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{
          'QUERY PLAN': string;
        }>`explain select * from ${sql.table(table)} where account_id = 'unknown' and id = 'unknown'`.execute(tx);
      });
      expect(plan.rows[0]!['QUERY PLAN']).toContain(`${table}_pkey`);
    },
  );
});
