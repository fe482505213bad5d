import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { databaseFailure, violatedConstraint } from '../../src/data/connection/errors.ts';
import { isoInstant } from '../../src/data/tables/column-types.ts';
import { newProject } from '../support/stored-records.ts';

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
    const id = newId('project');
    await database.db
      .insertInto('projects')
      .values({
        account_id,
        id,
        name: 'Atlas',
        owner_id,
        tags: ['design', 'with "quotes", commas and \\'],
        settings: { enableNotifications: false, defaultView: 'list' },
        created_at: '2026-03-14T10:26:53.589+01:00',
      })
      .execute();
    const row = await database.db.selectFrom('projects').selectAll().where('account_id', '=', account_id).executeTakeFirstOrThrow();
    expect(row).toEqual({
      account_id,
      id,
      name: 'Atlas',
      description: null,
      visibility: 'private',
      status: 'active',
      settings: { enableNotifications: false, defaultView: 'list' },
      tags: ['design', 'with "quotes", commas and \\'],
      owner_id,
      archived_at: null,
      created_at: '2026-03-14T09:26:53.589Z',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: 1,
    });
  });

  it('takes JSON as a value and as text', async () => {
    const account_id = await newAccount(database.db);
    const actor = { type: 'system', id: null } as const;
    const event = { account_id, type: 'PROJECT_CREATED', actor: JSON.stringify(actor) };
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
    const error = await rejection(newProject(database.db, await newAccount(database.db), stranger));
    expect([databaseFailure(error), violatedConstraint(error)]).toEqual(['foreign_key', 'projects_owner']);
  });

  it('lets an archived project have a time of it and an active one none', async () => {
    const account = await newAccount(database.db);
    const owner = await newUser(database.db, account);
    const error = await rejection(newProject(database.db, account, owner, { status: 'archived' }));
    expect(violatedConstraint(error)).toBe('projects_archived');
  });

  it('assigns the tasks of a deleted user to nobody and still names who wrote them', async () => {
    const { db } = database;
    const account_id = await newAccount(db);
    const owner = await newUser(db, account_id);
    const leaver = await newUser(db, account_id);
    const project_id = await newProject(db, account_id, owner);
    const task = { account_id, id: newId('task'), project_id, title: 'Draw the map', assignee_id: leaver, created_by: leaver };
    await db.insertInto('tasks').values(task).execute();
    await db.insertInto('project_members').values({ account_id, project_id, user_id: leaver, role: 'editor' }).execute();
    await db.deleteFrom('users').where('account_id', '=', account_id).where('id', '=', leaver).execute();
    const left = await db.selectFrom('tasks').select(['assignee_id', 'created_by']).where('account_id', '=', account_id).execute();
    expect(left).toEqual([{ assignee_id: null, created_by: leaver }]);
    expect(await db.selectFrom('project_members').select('user_id').where('account_id', '=', account_id).execute()).toEqual([]);
  });

  it('does not lose an owner, except with the whole account', async () => {
    const { db } = database;
    const account_id = await newAccount(db);
    const owner = await newUser(db, account_id);
    await newProject(db, account_id, owner);
    const leaving = db.deleteFrom('users').where('account_id', '=', account_id).where('id', '=', owner).execute();
    expect(violatedConstraint(await rejection(leaving))).toBe('projects_owner');
    await db.deleteFrom('accounts').where('id', '=', account_id).execute();
    expect(await db.selectFrom('projects').select('id').where('account_id', '=', account_id).execute()).toEqual([]);
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
      .filter(({ indexdef }) => /\((expires_at|created_at|reclaim_at|next_attempt_at)\)( WHERE .*)?$/.test(indexdef))
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

  it.each(['projects', 'tasks', 'users', 'events'])(
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
