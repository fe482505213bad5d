import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import type { Database } from '../../../src/data/connection/database.ts';
import { seed } from '../../../src/seed/fill-account.ts';

const now = new Date('2026-03-14T09:26:53.589Z');

let database: Database;
let adminUserId: string;
beforeAll(async () => {
  database = await freshDatabase();
  const account = await newAccount(database.db);
  adminUserId = await newUser(database.db, account, { role: 'admin' });
  await seed(database.db, account, { families: families.seeds, size: 300, seed: 7, now, adminUserId });
});
afterAll(() => database?.close());

const count = async (condition: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(database.db)).rows[0]!.count;

describe('the seed of projects', () => {
  it('is as large as was asked for', async () => {
    expect(await count('projects')).toBe(300);
  });

  it('takes the administrator in', async () => {
    expect(await count(`project_members where user_id = '${adminUserId}' and role = 'owner'`)).toBeGreaterThan(10);
    expect(await count(`team_members where user_id = '${adminUserId}'`)).toBeGreaterThan(0);
  });

  it('has every status, visibility and role', async () => {
    const { rows } = await sql<{ kinds: number }>`
      select (select count(distinct status) from projects) + (select count(distinct visibility) from projects)
        + (select count(distinct role) from project_members) as kinds`.execute(database.db);
    expect(rows).toEqual([{ kinds: 2 + 3 + 3 }]);
  });

  it.each([
    [
      'projects without the owner among the members',
      "projects p where not exists (select 1 from project_members m where m.account_id = p.account_id and m.project_id = p.id and m.user_id = p.owner_id and m.role = 'owner')",
    ],
    [
      'members who came after they joined',
      'project_members m join users u using (account_id) where u.id = m.user_id and u.created_at > m.added_at and u.email not like $$usr_%$$',
    ],
  ])('has no %s', async (_, condition) => {
    expect(await count(condition)).toBe(0);
  });

  it('reaches two years back', async () => {
    const { rows } = await sql<{ first: string; last: string }>`
      select min(created_at) as first, max(created_at) as last from projects`.execute(database.db);
    expect(rows[0]!.first < '2024-05').toBe(true);
    expect(rows[0]!.last > '2026-03').toBe(true);
  });
});
