import type { Principal } from '../../core/principal.ts';
import { scopesWithinRole } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { userLists } from '../../data/query/users.ts';
import { type InAccount, recordColumns, type WithVersion } from '../../kit/reads.ts';
import { tableOf } from '../../kit/table.ts';
import { canSignIn } from '../../rules/can-sign-in.ts';
import { versioned } from '../../rules/if-match.ts';
import type { Administrator, User } from './record.ts';

const columns = recordColumns('User');

const users = tableOf('users', { kind: 'user', columns, ...userLists });

/** Every user of an account sees all of its users. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('users').where('users.account_id', '=', accountId);

export const { insert, update, remove } = users;

export const list = users.list(visible);

export const window = users.window(visible);

export const findById = users.findById(visible);

export const findByIds = users.findByIds(visible);

/** The administrator who joined first. */
export const findFirstAdmin = async (db: Queries, caller: InAccount): Promise<WithVersion<User>> =>
  visible(db, caller)
    .where('users.role', '=', 'admin')
    .select([...columns, 'users.version'])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Locks a user against deletion until the transaction ends. */
export const lockKey = users.lockKey(visible);

/** The id of a user, or if removed, of the administrator who joined first; locked against deletion until the transaction ends. */
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

/**
 * Locks the user for a change, and returns whether password links may be mailed to them, and whether they have a password. Other writes may
 * still refer to the user.
 */
export const lock = async (tx: Queries, caller: InAccount, id: string) => {
  const row = await visible(tx, caller)
    .where('users.id', '=', id)
    .select([...columns, 'version', 'may_sign_in'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('passwords')
          .select('passwords.user_id')
          .whereRef('passwords.account_id', '=', 'users.account_id')
          .whereRef('passwords.user_id', '=', 'users.id'),
      ).as('has_password'),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { may_sign_in: maySignIn, has_password: hasPassword, ...user } = row;
  return { ...versioned(user), maySignIn, hasPassword: Boolean(hasPassword) };
};

/** Locks the user for removal. Other writes that refer to the user wait, and then do not find them. */
export const lockLeaver = users.lock(visible);

/**
 * Locks the account's administrators and returns them, oldest first. Every transaction that may remove an administrator locks
 * them all in this order. Otherwise two transactions could each remove one and rely on the other one to remain.
 */
export const lockAdmins = (tx: Queries, caller: Principal): Promise<Administrator[]> =>
  visible(tx, caller)
    .where('users.role', '=', 'admin')
    .select(['users.id', canSignIn.as('canSignIn')])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute();

const keysOf = (tx: Queries, { accountId }: InAccount, userId: string) =>
  tx.selectFrom('api_keys').select('api_keys.id').where('api_keys.account_id', '=', accountId).where('api_keys.user_id', '=', userId);

/** Deletes the user's open password links. */
export const deletePasswordLinks = (tx: Tx, { accountId }: InAccount, userId: string): void =>
  tx.write(tx.deleteFrom('password_links').where('account_id', '=', accountId).where('user_id', '=', userId));

/** Deletes the user's changes of address that can still be confirmed or undone, so that the address an administrator sets stays. */
export const deleteEmailChanges = (tx: Tx, { accountId }: InAccount, userId: string): void =>
  tx.write(tx.deleteFrom('email_changes').where('account_id', '=', accountId).where('user_id', '=', userId));

/** Deletes everything that authenticates the user: their own secrets, their API keys, and the secrets of these keys. */
export const deleteCredentials = async (tx: Queries, caller: Principal, userId: string): Promise<void> => {
  await tx
    .deleteFrom('credentials')
    .where('account_id', '=', caller.accountId)
    .where((eb) => eb.or([eb('subject_id', '=', userId), eb('subject_id', 'in', keysOf(tx, caller, userId))]))
    .execute();
  await tx.deleteFrom('api_keys').where('account_id', '=', caller.accountId).where('user_id', '=', userId).execute();
};

/**
 * After a user is removed, the applications that the user registered act as an administrator. So they keep only the scopes that
 * the user's role allowed, and their own tokens with more scopes are deleted.
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
