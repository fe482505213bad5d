import { sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import { scopesWithinRole } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { findByIds as findRowsByIds } from '../../data/query/find-by-id.ts';
import { versioned } from '../../rules/if-match.ts';
import type { InAccount } from '../kit/reads.ts';
import { tableOf } from '../kit/table.ts';
import type { User } from './record.ts';

const columns = ['id', 'name', 'email', 'role', 'metadata', 'created_at', 'updated_at'] as const;

const users = tableOf('users', { kind: 'user', columns, ties: { role: sql.ref('users.created_at') } });

/** Everyone in an account sees everyone in it. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('users').where('users.account_id', '=', accountId);

export const { insert, update, remove } = users;

export const list = users.list(visible);

export const window = users.window(visible);

export const findById = users.findById(visible);

export const findByIds = users.findByIds(visible);

/** Users, and the administrator who has been one for longest, last. */
export const findByIdsAndAdmin = findRowsByIds((db, viewer, ids) =>
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
    .select(columns)
    .orderBy(sql`users.role = 'admin'`)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc'),
);

/** A user, who stays there until the transaction ends. */
export const lockKey = users.lockKey(visible);

/** A user, or when they are gone the one who has been an administrator for longest; who it is stays until the transaction ends. */
export const lockKeyOrAdmin = async (tx: Queries, { accountId }: InAccount, id: string): Promise<string> => {
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

/** The user for a change, and whether a way to sign in may be mailed to them; meanwhile others may still refer to them. */
export const lock = async (tx: Queries, caller: InAccount, id: string) => {
  const row = await visible(tx, caller)
    .where('users.id', '=', id)
    .select([...columns, 'version', 'may_sign_in'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { may_sign_in: maySignIn, ...user } = row;
  return { ...versioned(user), maySignIn };
};

/** The user for their removal: whoever wants to refer to them waits, and finds them gone. */
export const lockLeaver = users.lock(visible);

/**
 * The ids of the account's administrators, in the order in which they came; they stay administrators until the transaction
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

const keysOf = (tx: Queries, { accountId }: InAccount, userId: string) =>
  tx.selectFrom('api_keys').select('api_keys.id').where('api_keys.account_id', '=', accountId).where('api_keys.user_id', '=', userId);

/** Ends the open links that let somebody set a password of the user. */
export const deletePasswordLinks = (tx: Queries, { accountId }: InAccount, userId: string) =>
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
  { accountId }: InAccount,
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
    const remaining = scopesWithinRole(role, scopes);
    if (remaining.length === scopes.length) continue;
    await tx
      .updateTable('applications')
      .set((eb) => ({ scopes: remaining, updated_at: at, version: eb('version', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    const own = tx.deleteFrom('access_tokens').where('account_id', '=', accountId).where('application_id', '=', id);
    await own.where('user_id', 'is', null).execute();
  }
};
