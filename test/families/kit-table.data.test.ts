import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { tableOf } from '../../src/families/kit/table.ts';
import { newAccount } from '../support/data.ts';
import { freshDatabase } from '../support/database.ts';

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
  return { caller, team: await teams.insert(database.db, caller, { name, description: null }, now) };
};
const all = () => database.db.selectFrom('teams').select(['account_id', 'id', 'name', 'version']).orderBy('id').execute();

describe('tableOf', () => {
  it('writes to a record of the caller’s account only', async () => {
    const { caller, team } = await newTeam('Rivers');
    const { caller: other } = await newTeam('Rivers');
    const before = await all();
    await teams.remove(database.db, other, team.data.id);
    await teams.updateAll(database.db, other, { id: team.data.id }, { name: 'Roads' }, now);
    await expect(teams.update(database.db, other, team.data.id, { name: 'Roads' }, now)).rejects.toThrow();
    expect(await all()).toEqual(before);
    expect(await teams.update(database.db, caller, team.data.id, { name: 'Roads' }, now)).toMatchObject({
      data: { name: 'Roads' },
      version: 2,
    });
  });

  it('takes an id, an account or a value that is missing for none, and not for all', async () => {
    const { caller, team } = await newTeam('Rivers');
    const before = await all();
    for (const [of, id] of [
      [caller, missing],
      [{ accountId: missing }, team.data.id],
    ]) {
      await teams.remove(database.db, of, id);
      await teams.updateAll(database.db, of, { id }, { name: 'Roads' }, now);
      await expect(teams.update(database.db, of, id, { name: 'Roads' }, now)).rejects.toThrow();
    }
    expect(await all()).toEqual(before);
  });
});
