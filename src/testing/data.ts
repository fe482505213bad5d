import type { Insertable } from 'kysely';
import { newId } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import type { UsersTable } from '../data/tables/users.ts';

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

/** What a promise rejects with; when it resolves, that is the failure. */
export const rejection = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It was to fail, and did not.');
};
