import type { Insertable } from 'kysely';
import { newId } from '../../src/core/ids.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import type { Tables } from '../../src/data/tables/index.ts';
import type { UsersTable } from '../../src/data/tables/users.ts';

/** An account; its id. */
export const newAccount = async (db: Queries): Promise<string> => {
  const id = newId('account');
  await db.insertInto('accounts').values({ id, name: 'Mosaic Works' }).execute();
  return id;
};

/** A user; their id. */
export const newUser = async (db: Queries, account_id: string, fields: Partial<Insertable<UsersTable>> = {}): Promise<string> => {
  const id = newId('user');
  await db
    .insertInto('users')
    .values({ account_id, id, name: 'Ada Lindqvist', email: `${id}@tessera.example`, ...fields })
    .execute();
  return id;
};

/** A project; its id. */
export const newProject = async (
  db: Queries,
  account_id: string,
  owner_id: string,
  fields: Partial<Insertable<Tables['projects']>> = {},
): Promise<string> => {
  const id = newId('project');
  await db
    .insertInto('projects')
    .values({ account_id, id, name: 'Atlas', owner_id, ...fields })
    .execute();
  return id;
};

/** What a promise rejects with; when it resolves, that is the failure. */
export const rejection = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It was to fail, and did not.');
};
