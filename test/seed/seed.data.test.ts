import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import type { Database } from '../../src/data/connection/database.ts';
import { databaseFailure } from '../../src/data/connection/errors.ts';
import { seed } from '../../src/seed/fill-account.ts';

const now = new Date('2026-03-14T09:26:53.589Z');
const tables = ['users', 'teams', 'team_members', 'projects', 'project_members', 'tasks'] as const;

let database: Database;
let account: string;
let adminUserId: string;
const progress: [number, number][] = [];

beforeAll(async () => {
  database = await freshDatabase();
  account = await newAccount(database.db);
  adminUserId = await newUser(database.db, account, { role: 'admin' });
  await seed(database.db, account, {
    families: families.seeds,
    size: 300,
    seed: 7,
    now,
    adminUserId,
    onProgress: (done, total) => progress.push([done, total]),
  });
});
afterAll(() => database.close());

/** Everything in an account but the account and its own administrator. */
const contents = async (accountId: string) => {
  const all = await Promise.all(
    tables.map((table) => database.db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()),
  );
  return all
    .flat()
    .map(({ account_id: _, ...row }) => JSON.stringify(row))
    .sort();
};

const count = async (condition: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(database.db)).rows[0]!.count;

describe('seed', () => {
  it('gives the same data for the same seed, and other data for another', async () => {
    const [one, two, other] = [await newAccount(database.db), await newAccount(database.db), await newAccount(database.db)];
    for (const [id, number] of [
      [one, 3],
      [two, 3],
      [other, 4],
    ] as const)
      await seed(database.db, id, { families: families.seeds, size: 20, seed: number, now });
    expect(await contents(one)).toEqual(await contents(two));
    expect(await contents(one)).not.toEqual(await contents(other));
  });

  it('says how many came in, and on the way how far it is', async () => {
    const id = await newAccount(database.db);
    const counts = await seed(database.db, id, { families: families.seeds, size: 12, seed: 1, now });
    const stored = await Promise.all(tables.map(async (table) => [table, await count(`${table} where account_id = '${id}'`)]));
    expect(counts).toEqual(Object.fromEntries(stored));
    expect(counts.projects).toBe(12);
    expect(progress).toEqual([
      [250, 300],
      [300, 300],
    ]);
  });

  it('is all or nothing, and does not come twice into one account', async () => {
    const before = await contents(account);
    expect(
      databaseFailure(await rejection(seed(database.db, account, { families: families.seeds, size: 300, seed: 7, now, adminUserId }))),
    ).toBe('unique');
    expect(await contents(account)).toEqual(before);
  });

  it('takes the administrator in', async () => {
    expect(await count(`project_members where user_id = '${adminUserId}' and role = 'owner'`)).toBeGreaterThan(10);
    expect(await count(`team_members where user_id = '${adminUserId}'`)).toBeGreaterThan(0);
  });

  it('has every status, priority, visibility and role', async () => {
    const { rows } = await sql<{ kinds: number }>`
      select (select count(distinct status) from projects) + (select count(distinct visibility) from projects)
        + (select count(distinct status) from tasks) + (select count(distinct priority) from tasks)
        + (select count(distinct role) from project_members) as kinds`.execute(database.db);
    expect(rows).toEqual([{ kinds: 2 + 3 + 4 + 4 + 3 }]);
  });

  it.each([
    ['tasks that were changed before they were made', 'tasks where updated_at < created_at'],
    [
      'tasks older than their project',
      'tasks t join projects p using (account_id) where p.id = t.project_id and t.created_at < p.created_at',
    ],
    [
      'tasks that changed after their project was archived',
      'tasks t join projects p using (account_id) where p.id = t.project_id and t.updated_at > p.archived_at',
    ],
    [
      'open tasks in archived projects',
      "tasks t join projects p using (account_id) where p.id = t.project_id and p.status = 'archived' and t.status in ('todo', 'in_progress')",
    ],
    ['things that have not happened yet', `tasks where updated_at > '${now.toISOString()}'`],
    [
      'projects without the owner among the members',
      "projects p where not exists (select 1 from project_members m where m.account_id = p.account_id and m.project_id = p.id and m.user_id = p.owner_id and m.role = 'owner')",
    ],
    [
      'members who came after they joined',
      'project_members m join users u using (account_id) where u.id = m.user_id and u.created_at > m.added_at and u.email not like $$usr_%$$',
    ],
    [
      'assignees who are no members',
      'tasks t where assignee_id is not null and not exists (select 1 from project_members m where m.account_id = t.account_id and m.project_id = t.project_id and m.user_id = t.assignee_id)',
    ],
    ['events', 'events'],
  ])('has no %s', async (_, condition) => {
    expect(await count(condition)).toBe(0);
  });

  it('reaches two years back', async () => {
    const { rows } = await sql<{ first: string; last: string }>`
      select min(created_at) as first, max(created_at) as last from projects where account_id = ${account}`.execute(database.db);
    expect(rows[0]!.first < '2024-05').toBe(true);
    expect(rows[0]!.last > '2026-03').toBe(true);
  });
});
