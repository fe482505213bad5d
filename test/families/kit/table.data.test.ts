import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { type Tx, transaction } from '../../../src/data/connection/transaction.ts';
import { tableOf } from '../../../src/kit/table.ts';

const now = '2026-03-14T09:41:12.000Z';
const users = tableOf('users', { kind: 'user', columns: ['id', 'name', 'email', 'role', 'metadata', 'created_at', 'updated_at'] });
/** What a fault in a program hands on in place of a value; the compiler does not see it. */
const { missing } = JSON.parse('{}');

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

const newUser = async () => {
  const caller = { accountId: await newAccount(database.db) };
  const fields = { name: 'Ada', email: 'ada@tessera.example', role: 'viewer' as const, metadata: {} };
  return { caller, user: await transaction(database.db, (tx) => users.insert(tx, caller, fields, now)) };
};
const write = (work: (tx: Tx) => Promise<void>) => transaction(database.db, work);
const all = () => database.db.selectFrom('users').select(['account_id', 'id', 'name', 'version']).orderBy('id').execute();

describe('tableOf', () => {
  it('writes to a record of the caller’s account only', async () => {
    const { caller, user } = await newUser();
    const { caller: other } = await newUser();
    const before = await all();
    await write(async (tx) => {
      users.remove(tx, other, user.data.id);
      await users.changeAll(tx, other, { id: user.data.id }, { name: 'Grace' }, now, (changed) => expect(changed).toEqual([]));
      users.update(tx, other, user, { name: 'Grace' }, now);
    });
    expect(await all()).toEqual(before);
    const changed = await transaction(database.db, (tx) => users.update(tx, caller, user, { name: 'Grace' }, now));
    expect(changed).toEqual({ data: { ...user.data, name: 'Grace' }, version: 2 });
    expect(await all()).toContainEqual({ account_id: caller.accountId, id: user.data.id, name: 'Grace', version: 2 });
  });

  it('takes an id, an account or a value that is missing for none, and not for all', async () => {
    const { caller, user } = await newUser();
    const before = await all();
    for (const [of, id] of [
      [caller, missing],
      [{ accountId: missing }, user.data.id],
    ]) {
      await write(async (tx) => {
        users.remove(tx, of, id);
        await users.changeAll(tx, of, { id }, { name: 'Grace' }, now, (changed) => expect(changed).toEqual([]));
        users.update(tx, of, { ...user, data: { ...user.data, id } }, { name: 'Grace' }, now);
      });
    }
    expect(await all()).toEqual(before);
  });
});
