import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import type { Database } from '../../src/data/connection/database.ts';
import { databaseFailure } from '../../src/data/connection/errors.ts';
import { seed } from '../../src/seed/fill-account.ts';

const now = new Date('2026-03-14T09:26:53.589Z');

let database: Database;
let account: string;
let adminUserId: string;
/** Those with rows that are counted. */
let tables: string[];
const progress: [number, number][] = [];

beforeAll(async () => {
  database = await freshDatabase();
  account = await newAccount(database.db);
  adminUserId = await newUser(database.db, account, { role: 'admin' });
  const counts = await seed(database.db, account, {
    families: families.seeds,
    size: 300,
    seed: 7,
    now,
    adminUserId,
    onProgress: (done, total) => progress.push([done, total]),
  });
  tables = Object.keys(counts);
});
afterAll(() => database.close());

type Row = Record<string, unknown>;

/** Everything in an account but the account and its own administrator. */
const contents = async (accountId: string) => {
  const all = await Promise.all(
    tables.map(
      async (table) => (await sql<Row>`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(database.db)).rows,
    ),
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
    expect(counts.users).toBeGreaterThan(0);
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

  it('has nothing of anybody that has not happened yet, and no events', async () => {
    expect(await count(`users where id <> '${adminUserId}' and created_at > '${now.toISOString()}'`)).toBe(0);
    expect(await count('events')).toBe(0);
  });
});
