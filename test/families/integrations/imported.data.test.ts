import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { violatedConstraint } from '../../../src/data/connection/errors.ts';

let database: Database;
let account_id: string;
let owner_id: string;
beforeAll(async () => {
  database = await freshDatabase();
  account_id = await newAccount(database.db);
  owner_id = await newUser(database.db, account_id);
});
afterAll(() => database?.close());

const origin = { origin_id: newId('integration'), external_id: '0815' };
const resource = (fields: object = {}) => ({ account_id, id: newId('resource'), name: 'Theodolite', owner_id, ...fields });

describe('a resource that a sync brings', () => {
  it('is the same one when its item comes again', async () => {
    const upsert = (name: string) =>
      database.db
        .insertInto('resources')
        .values(resource({ ...origin, name }))
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'origin_id', 'external_id']).where('origin_id', 'is not', null).doUpdateSet({ name }),
        )
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
    const first = await upsert('Theodolite');
    expect(await upsert('Sextant')).toEqual({ ...first, name: 'Sextant' });
  });

  it('is in nobody’s way: others have no origin at all', async () => {
    await database.db.insertInto('resources').values([resource(), resource()]).execute();
  });

  it('has a name where it comes from', async () => {
    const insert = database.db.insertInto('resources').values(resource({ origin_id: origin.origin_id }));
    expect(violatedConstraint(await rejection(insert.execute()))).toBe('resources_origin');
  });
});
