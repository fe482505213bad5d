import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import type { Database } from '../../../src/data/connection/database.ts';
import { seed } from '../../../src/seed/fill-account.ts';

const now = new Date('2026-03-14T09:26:53.589Z');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const account = await newAccount(database.db);
  const adminUserId = await newUser(database.db, account, { role: 'admin' });
  await seed(database.db, account, { families: families.seeds, size: 300, seed: 7, now, adminUserId });
});
afterAll(() => database?.close());

const count = async (condition: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(database.db)).rows[0]!.count;

describe('the seed of tasks', () => {
  it('has every status and priority', async () => {
    const { rows } = await sql<{ kinds: number }>`
      select (select count(distinct status) from tasks) + (select count(distinct priority) from tasks) as kinds`.execute(database.db);
    expect(rows).toEqual([{ kinds: 4 + 4 }]);
  });

  it.each([
    ['tasks that were changed before they were made', 'tasks where updated_at < created_at'],
    [
      'tasks older than their project',
      'tasks t join projects p using (account_id) where p.id = t.project_id and t.created_at < p.created_at',
    ],
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
      'assignees who are no members',
      'tasks t where assignee_id is not null and not exists (select 1 from project_members m where m.account_id = t.account_id and m.project_id = t.project_id and m.user_id = t.assignee_id)',
    ],
  ])('has no %s', async (_, condition) => {
    expect(await count(condition)).toBe(0);
  });
});
