import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { counting, countingUpTo, countRecords, createTotals } from '../../../src/data/query/totals.ts';

let database: Database;
let time: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** Counts of which those above three are remembered for a minute, and the accounts' resources that are counted. */
const accountOfResources = async () => {
  const { db } = database;
  const account_id = await newAccount(db);
  const owner_id = await newUser(db, account_id);
  let added = 0;
  const add = async (resources: number) => {
    for (const end = added + resources; added < end; added += 1)
      await db
        .insertInto('resources')
        .values({ account_id, id: `res_${added}`, owner_id, name: added % 2 ? 'odd' : 'even' })
        .execute();
  };
  const totalOf = createTotals({ exactUpTo: 3, cachedForMs: 60_000, now: () => time });
  const resources = db.selectFrom('resources').where('account_id', '=', account_id);
  return {
    add,
    all: () => totalOf(db, counting(resources).compile()),
    upToThree: () => countRecords(db, countingUpTo(db, [resources.orderBy('id'), resources.orderBy('id')], 3).compile()),
    even: () => totalOf(db, counting(resources.where('name', '=', 'even')).compile()),
    remove: () => db.deleteFrom('resources').execute(),
  };
};

describe('the total of a list', () => {
  it('is exact at any moment up to the bound', async () => {
    const { add, all } = await accountOfResources();
    expect(await all()).toBe(0);
    await add(3);
    expect(await all()).toBe(3);
    await add(1);
    expect(await all()).toBe(4);
  });

  it('is counted no further than one record behind the bound, in each part of the order', async () => {
    const { add, upToThree } = await accountOfResources();
    await add(2);
    expect(await upToThree()).toBe(4);
    await add(20);
    expect(await upToThree()).toBe(8);
  });

  it('is remembered above it, and counted again when its time is up', async () => {
    time = 0;
    const { add, all } = await accountOfResources();
    await add(4);
    expect(await all()).toBe(4);
    await add(2);
    time = 59_999;
    expect(await all()).toBe(4);
    time = 60_000;
    expect(await all()).toBe(6);
  });

  it('is remembered for each list by itself', async () => {
    time = 0;
    const { add, all, even } = await accountOfResources();
    await add(8);
    expect([await all(), await even()]).toEqual([8, 4]);
  });

  it('is exact again when the list has become short', async () => {
    time = 0;
    const { add, all, remove } = await accountOfResources();
    await add(4);
    await all();
    await remove();
    time = 60_000;
    expect(await all()).toBe(0);
    await add(2);
    expect(await all()).toBe(2);
  });

  it('is counted once for all who ask when its time is up', async () => {
    time = 0;
    const { add, all } = await accountOfResources();
    await add(4);
    await all();
    await add(1);
    time = 60_000;
    expect(await Promise.all([all(), all(), all()])).toEqual([5, 5, 5]);
  });
});
