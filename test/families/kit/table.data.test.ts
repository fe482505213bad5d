import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { type Tx, transaction } from '../../../src/data/connection/transaction.ts';
import { tableOf } from '../../../src/kit/table.ts';

const now = '2026-03-14T09:41:12.000Z';
const teams = tableOf('teams', { kind: 'team', columns: ['id', 'name', 'description', 'created_at', 'updated_at'] });
/** What a fault in a program hands on in place of a value; the compiler does not see it. */
const { missing } = JSON.parse('{}');

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

const newTeam = async (name: string) => {
  const caller = { accountId: await newAccount(database.db) };
  return { caller, team: await transaction(database.db, (tx) => teams.insert(tx, caller, { name, description: null }, now)) };
};
const write = (work: (tx: Tx) => Promise<void>) => transaction(database.db, work);
const all = () => database.db.selectFrom('teams').select(['account_id', 'id', 'name', 'version']).orderBy('id').execute();

describe('tableOf', () => {
  it('writes to a record of the caller’s account only', async () => {
    const { caller, team } = await newTeam('Rivers');
    const { caller: other } = await newTeam('Rivers');
    const before = await all();
    await write(async (tx) => {
      teams.remove(tx, other, team.data.id);
      await teams.changeAll(tx, other, { id: team.data.id }, { name: 'Roads' }, now, (changed) => expect(changed).toEqual([]));
      teams.update(tx, other, team, { name: 'Roads' }, now);
    });
    expect(await all()).toEqual(before);
    const changed = await transaction(database.db, (tx) => teams.update(tx, caller, team, { name: 'Roads' }, now));
    expect(changed).toEqual({ data: { ...team.data, name: 'Roads' }, version: 2 });
    expect(await all()).toContainEqual({ account_id: caller.accountId, id: team.data.id, name: 'Roads', version: 2 });
  });

  it('takes an id, an account or a value that is missing for none, and not for all', async () => {
    const { caller, team } = await newTeam('Rivers');
    const before = await all();
    for (const [of, id] of [
      [caller, missing],
      [{ accountId: missing }, team.data.id],
    ]) {
      await write(async (tx) => {
        teams.remove(tx, of, id);
        await teams.changeAll(tx, of, { id }, { name: 'Roads' }, now, (changed) => expect(changed).toEqual([]));
        teams.update(tx, of, { ...team, data: { ...team.data, id } }, { name: 'Roads' }, now);
      });
    }
    expect(await all()).toEqual(before);
  });
});
