import type { Role } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../sign-in.ts';
import { after, browserSessionSeconds } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';

/** Who is signed in at the consent pages, and since when. */
export interface BrowserSession extends Person {
  hash: string;
  role: Role;
  name: string;
  email: string;
  authenticatedAt: string;
}

/** Signs a browser in and answers what its cookie holds: always a new value, so that none can be planted before. */
export const beginBrowserSession = async (tx: Queries, { accountId, userId }: Person, now: Date): Promise<string> => {
  const value = newSecret('browser_session');
  await tx
    .insertInto('browser_sessions')
    .values({
      hash: hashOf(value),
      account_id: accountId,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: after(now, browserSessionSeconds),
    })
    .execute();
  return value;
};

/** Who a browser is signed in as, in the account of the application that asks; undefined when it is nobody there. */
export const findBrowserSession = async (
  db: Queries,
  value: string | undefined,
  accountId: string,
  now: Date,
): Promise<BrowserSession | undefined> => {
  if (value === undefined) return undefined;
  return db
    .selectFrom('browser_sessions as session')
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'session.account_id').onRef('users.id', '=', 'session.user_id'))
    .select(['session.hash', 'session.account_id as accountId', 'session.user_id as userId', 'session.created_at as authenticatedAt'])
    .select(['users.role', 'users.name', 'users.email'])
    .where('session.hash', '=', hashOf(value))
    .where('session.account_id', '=', accountId)
    .where('session.expires_at', '>', now.toISOString())
    .executeTakeFirst();
};

/** Whether a sign-in still stands, which it then does until the transaction ends: a new password waits, and ends what was issued on it. */
export const holdBrowserSession = async (tx: Queries, { hash }: BrowserSession): Promise<boolean> =>
  (await tx.selectFrom('browser_sessions').select('hash').where('hash', '=', hash).forKeyShare().executeTakeFirst()) !== undefined;
