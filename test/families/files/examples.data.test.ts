import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedFirstAccount } from '../../../src/app/compose/examples.ts';
import { createSealer } from '../../../src/core/sealing.ts';
import type { Database } from '../../../src/data/connection/database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** Keys of objects that no file has. */
const unclaimed = async () => (await database.db.selectFrom('unclaimed_objects').select('key').execute()).map(({ key }) => key);

describe('the examples of a first start', () => {
  it('announce the bytes of their file before these are stored, so that a start that ends between does not leave them', async () => {
    const { db } = database;
    const accountId = await newAccount(db);
    const userId = await newUser(db, accountId, { role: 'admin' });
    const stored: [key: string, unclaimed: string[]][] = [];
    const failures: unknown[] = [];
    const objects = {
      put: async (key: string) => void stored.push([key, await unclaimed()]),
      open: () => Promise.reject(new Error('Nothing is read.')),
      remove: async () => undefined,
      close: () => undefined,
    };
    const dependencies = {
      config: { environment: 'live' as const },
      db,
      objects,
      sealer: createSealer,
      clock: () => new Date(),
      log: { error: (failure: unknown) => void failures.push(failure) },
    };
    await seedFirstAccount(dependencies, { accountId, userId, email: 'admin@tessera.example', key: 'none' });
    const { object_key } = await db.selectFrom('files').select('object_key').where('object_key', 'is not', null).executeTakeFirstOrThrow();
    expect(stored).toEqual([[object_key, [object_key]]]);
    expect([failures, await unclaimed()]).toEqual([[], []]);
  });
});
