import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { asAccount } from '../../../src/data/connection/requester.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { readRows } from '../../../src/data/query/read-rows.ts';

const statements: string[] = [];
let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ onStatement: ({ sql }) => void statements.push(sql) });
});
afterAll(() => database.close());

const names = (accountId: string, db = database.db) =>
  readRows<{ name: string }>(db, { sql: 'select name from users where account_id = $1 and role = $2', parameters: [accountId, 'editor'] });

const accountOf = async (name: string): Promise<string> => {
  const accountId = await newAccount(database.db);
  await rename(accountId, await newUser(database.db, accountId), name);
  return accountId;
};

const rename = async (accountId: string, userId: string | undefined, name: string): Promise<void> => {
  const users = database.db.updateTable('users').set({ name, role: 'editor' }).where('account_id', '=', accountId);
  await (userId === undefined ? users : users.where('id', '=', userId)).execute();
};

const many = <T>(ask: () => T): T[] => Array.from({ length: 12 }, ask);

describe('equal lists at the same time', () => {
  it('are read with few statements, and each who asks has rows of their own', async () => {
    const accountId = await accountOf('Ada');
    const before = statements.length;
    const found = await Promise.all(many(() => asAccount(accountId, () => names(accountId))));
    expect(found).toEqual(many(() => [{ name: 'Ada' }]));
    expect(new Set(found.map(([row]) => row)).size).toBe(12);
    expect(statements.length - before).toBeLessThanOrEqual(3);
  });

  it('are equal only with the same values', async () => {
    const accounts = await Promise.all(['Bo', 'Cy', 'Di'].map(accountOf));
    const found = await Promise.all(many(() => 0).flatMap(() => accounts.map((id) => asAccount(id, () => names(id)))));
    expect(found).toEqual(many(() => ['Bo', 'Cy', 'Di']).flatMap((all) => all.map((name) => [{ name }])));
  });

  it('have what was written before they were asked for', async () => {
    const accountId = await accountOf('Ed');
    const others: Promise<unknown>[] = [];
    for (const name of ['Flo', 'Gus', 'Hal']) {
      others.push(...many(() => asAccount(accountId, () => names(accountId))));
      await rename(accountId, undefined, name);
      others.push(...many(() => asAccount(accountId, () => names(accountId))));
      expect(await asAccount(accountId, () => names(accountId))).toEqual([{ name }]);
    }
    await Promise.all(others);
  });

  it('are read in a transaction where that asks for them', async () => {
    const accountId = await accountOf('Ida');
    const inside = await asAccount(accountId, () =>
      transaction(database.db, async (tx) => {
        await tx.updateTable('users').set({ name: 'Jo' }).where('account_id', '=', accountId).execute();
        return Promise.all(many(() => names(accountId, tx)));
      }),
    );
    expect(inside).toEqual(many(() => [{ name: 'Jo' }]));
  });
});
