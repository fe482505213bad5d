import { sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import { scopesWithinRole } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Collection, List } from '../../data/query/collection.ts';
import { findById, findByIds } from '../../data/query/find-by-id.ts';
import { listOf } from '../../data/query/list.ts';
import { windowOf } from '../../data/query/window.ts';
import type { Person, User, UserFields } from './user.ts';

const columns = ['id', 'name', 'email', 'role', 'metadata', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `users.${column}` as const);
const returned = [...columns, 'version'] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`users.${column}`)])),
  key: sql.ref('users.id'),
  ties: { role: sql.ref('users.created_at') },
};

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Everyone in an account sees everyone in it. */
const visible = (db: Queries, { accountId }: Pick<Principal, 'accountId'>) =>
  db.selectFrom('users').where('users.account_id', '=', accountId);

const visibleOne = (db: Queries, caller: Pick<Principal, 'accountId'>, id: string) => visible(db, caller).where('users.id', '=', id);

const all: List = { base: visible, select: (base) => base.select(shown), collection };

export const listUsers = listOf<User>(all);

export const readUsers = windowOf<User>(all);

export const findUser = findById((db, viewer, id) => visibleOne(db, viewer, id).select(shown).select('users.version'));

export const findUsers = findByIds((db, viewer, ids) =>
  visible(db, viewer).select(shown).where(sql<boolean>`users.id = any(${ids}::text[])`),
);

/** Users, and the administrator of longest standing, last. */
export const findUsersAndAdmin = findByIds((db, viewer, ids) =>
  visible(db, viewer)
    .where((eb) =>
      eb.or([
        sql<boolean>`users.id = any(${ids}::text[])`,
        eb(
          'users.id',
          '=',
          visible(db, viewer).where('users.role', '=', 'admin').select('users.id').orderBy('users.created_at').orderBy('users.id').limit(1),
        ),
      ]),
    )
    .select(shown)
    .orderBy(sql`users.role = 'admin'`)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc'),
);

/** Whether a user is there, and stays there until the transaction ends. */
export const holdUser = async (tx: Queries, caller: Principal, id: string): Promise<boolean> =>
  (await visibleOne(tx, caller, id).select('users.id').forKeyShare().executeTakeFirst()) !== undefined;

/** A user, or when they are gone the administrator of longest standing; who it is stays until the transaction ends. */
export const holdUserOrAdmin = async (tx: Queries, accountId: string, id: string): Promise<string> => {
  const found = await tx
    .selectFrom('users')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('id', '=', id), eb('role', '=', 'admin')]))
    .select('id')
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return found.id;
};

/** The user for a change; meanwhile others may still refer to them. */
export const lockUser = (tx: Queries, caller: Principal, id: string) =>
  visibleOne(tx, caller, id).select(shown).select(['users.may_sign_in', 'users.version']).forNoKeyUpdate().executeTakeFirst();

/** The user for their removal: whoever wants to refer to them waits, and finds them gone. */
export const lockLeaver = (tx: Queries, caller: Principal, id: string) =>
  visibleOne(tx, caller, id).select(shown).select('users.version').forUpdate().executeTakeFirst();

/**
 * The ids of the account's administrators, those of longest standing first; they stay administrators until the transaction
 * ends. Everybody who may take one away locks them in this order, so that two of them cannot each rely on the other's.
 */
export const lockAdmins = async (tx: Queries, caller: Principal): Promise<string[]> => {
  const admins = await visible(tx, caller)
    .where('users.role', '=', 'admin')
    .select('users.id')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ id }) => id);
};

type NewUser = UserFields & Pick<Person, 'may_sign_in'>;

export const insertUser = (tx: Queries, { accountId }: Principal, now: string, { metadata, ...fields }: NewUser) =>
  tx
    .insertInto('users')
    .values({ ...fields, account_id: accountId, id: newId('user'), metadata: json(metadata), created_at: now, updated_at: now })
    .returning(returned)
    .executeTakeFirstOrThrow();

export const updateUser = (tx: Queries, { accountId }: Principal, id: string, now: string, { metadata, ...fields }: UserFields) =>
  tx
    .updateTable('users')
    .set((eb) => ({ ...fields, metadata: json(metadata), updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirstOrThrow();

const keysOf = (tx: Queries, { accountId }: Principal, userId: string) =>
  tx.selectFrom('api_keys').select('api_keys.id').where('api_keys.account_id', '=', accountId).where('api_keys.user_id', '=', userId);

/** Ends the open links that let somebody set a password of the user. */
export const deletePasswordLinks = (tx: Queries, { accountId }: Principal, userId: string) =>
  tx.deleteFrom('password_links').where('account_id', '=', accountId).where('user_id', '=', userId).execute();

/** Takes away what the user could be recognised by: the secrets of their keys and their own, and the keys. */
export const deleteCredentials = async (tx: Queries, caller: Principal, userId: string): Promise<void> => {
  await tx
    .deleteFrom('credentials')
    .where('account_id', '=', caller.accountId)
    .where((eb) => eb.or([eb('subject_id', '=', userId), eb('subject_id', 'in', keysOf(tx, caller, userId))]))
    .execute();
  await tx.deleteFrom('api_keys').where('account_id', '=', caller.accountId).where('user_id', '=', userId).execute();
};

/**
 * Applications that a leaver registered act for themselves as an administrator from here on; so they keep no more than the leaver
 * reached, and the tokens that say otherwise end.
 */
export const narrowApplications = async (
  tx: Queries,
  { accountId }: Principal,
  { id: userId, role }: Pick<User, 'id' | 'role'>,
  at: string,
) => {
  const registered = await tx
    .selectFrom('applications')
    .select(['id', 'scopes'])
    .where('account_id', '=', accountId)
    .where('created_by', '=', userId)
    .forUpdate()
    .execute();
  for (const { id, scopes } of registered) {
    const kept = scopesWithinRole(role, scopes);
    if (kept.length === scopes.length) continue;
    await tx
      .updateTable('applications')
      .set((eb) => ({ scopes: kept, updated_at: at, version: eb('version', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    const own = tx.deleteFrom('access_tokens').where('account_id', '=', accountId).where('application_id', '=', id);
    await own.where('user_id', 'is', null).execute();
  }
};

/** The password and the memberships go along, by their foreign keys. */
export const deleteUser = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('users').where('account_id', '=', accountId).where('id', '=', id).execute();
