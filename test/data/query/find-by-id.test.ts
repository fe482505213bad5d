import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inAmbientTransaction } from '../../../src/data/connection/ambient-transaction.ts';
import type { Database, Queries } from '../../../src/data/connection/database.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import type { Viewer } from '../../../src/data/query/cached-statements.ts';
import { findById } from '../../../src/data/query/find-by-id.ts';
import { newAccount, newProject, newUser } from '../../support/data.ts';
import { freshDatabase } from '../../support/database.ts';

let database: Database;
let db: Queries;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const built: Viewer['role'][] = [];

/** Administrators find every project of the account, others their own. */
const findName = findById((db, { accountId, userId, role }, id) => {
  built.push(role);
  const found = db.selectFrom('projects').select('name').where('account_id', '=', accountId).where('id', '=', id);
  return role === 'admin' ? found : found.where('owner_id', '=', userId);
});

const projectOf = async (name: string) => {
  const accountId = await newAccount(db);
  const userId = await newUser(db, accountId);
  return { id: await newProject(db, accountId, userId, { name }), viewer: { accountId, userId, role: 'editor' as const } };
};

describe('findById', () => {
  it('finds for each caller what is theirs, by a statement that was built for somebody else', async () => {
    const [atlas, borealis] = [await projectOf('Atlas'), await projectOf('Borealis')];
    expect(await findName(db, atlas.viewer, atlas.id)).toEqual({ name: 'Atlas' });
    expect(await findName(db, borealis.viewer, borealis.id)).toEqual({ name: 'Borealis' });
    expect(await findName(db, borealis.viewer, atlas.id)).toBeUndefined();
  });

  it('has a statement for each role and builds it once', async () => {
    const { id, viewer } = await projectOf('Cassini');
    const colleague = { ...viewer, userId: await newUser(db, viewer.accountId) };
    for (const _time of [1, 2]) {
      expect(await findName(db, colleague, id)).toBeUndefined();
      expect(await findName(db, { ...colleague, role: 'admin' }, id)).toEqual({ name: 'Cassini' });
    }
    expect(built.toSorted()).toEqual(['admin', 'editor']);
  });

  it('reads in the transaction that it is given', async () => {
    const { id, viewer } = await projectOf('Delphi');
    const found = await transaction(db, async (tx) => {
      await tx.updateTable('projects').set({ name: 'Delos' }).where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
      return findName(tx, viewer, id);
    });
    expect(found).toEqual({ name: 'Delos' });
  });

  it('reads in the transaction that it runs in without having been given it', async () => {
    const { id, viewer } = await projectOf('Fornax');
    const found = await transaction(db, (tx) =>
      inAmbientTransaction(db, tx, async () => {
        await tx.updateTable('projects').set({ name: 'Furnace' }).where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
        return findName(db, viewer, id);
      }),
    );
    expect(found).toEqual({ name: 'Furnace' });
  });

  it('takes what looks like one of its places for the text that it is', async () => {
    const { viewer } = await projectOf('Elara');
    expect(await findName(db, viewer, ':account')).toBeUndefined();
    expect(await findName(db, { ...viewer, userId: ':id' }, ':id')).toBeUndefined();
  });
});
