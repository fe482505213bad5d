import { newId } from '../../core/ids.ts';
import type { Role } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../person.ts';
import { placeOf, type SignedInFrom } from '../signed-in-from.ts';
import { after, browserSessionSeconds } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';

/** The person who is signed in at the consent pages, and since when. */
export interface BrowserSession extends Person {
  hash: string;
  role: Role;
  name: string;
  email: string;
  authenticatedAt: string;
}

/**
 * Signs a browser in and returns the value of its cookie: always a new one, so that nobody can set a known value before.
 * @param former the cookie that the browser had until now, whose sign-in ends
 */
export const beginBrowserSession = async (
  tx: Queries,
  { accountId, userId }: Person,
  now: Date,
  former: string | undefined,
  from: SignedInFrom,
): Promise<string> => {
  const value = newSecret('browser_session');
  if (former !== undefined) await tx.deleteFrom('browser_sessions').where('hash', '=', hashOf(former)).execute();
  await tx
    .insertInto('browser_sessions')
    .values({
      hash: hashOf(value),
      id: newId('session'),
      account_id: accountId,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: after(now, browserSessionSeconds),
      ...placeOf(from),
    })
    .execute();
  return value;
};

/** The person who is signed in, in the account of the application where one is named; undefined when there is none. */
export const findBrowserSession = async (
  db: Queries,
  value: string | undefined,
  accountId: string | undefined,
  now: Date,
): Promise<BrowserSession | undefined> => {
  if (value === undefined) return undefined;
  return db
    .selectFrom('browser_sessions as session')
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'session.account_id').onRef('users.id', '=', 'session.user_id'))
    .select(['session.hash', 'session.account_id as accountId', 'session.user_id as userId', 'session.created_at as authenticatedAt'])
    .select(['users.role', 'users.name', 'users.email'])
    .where('session.hash', '=', hashOf(value))
    .$if(accountId !== undefined, (query) => query.where('session.account_id', '=', accountId!))
    .where('session.expires_at', '>', now.toISOString())
    .executeTakeFirst();
};

/** Who is signed in at a browser, in whatever account; undefined when there is nobody. */
export const findBrowserSessionOf = async (db: Queries, value: string | undefined, now: Date) => {
  if (value === undefined) return undefined;
  return db
    .selectFrom('browser_sessions as session')
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'session.account_id').onRef('users.id', '=', 'session.user_id'))
    .select(['session.account_id as accountId', 'session.user_id as userId', 'session.id as sessionId', 'users.name', 'users.email'])
    .where('session.hash', '=', hashOf(value))
    .where('session.expires_at', '>', now.toISOString())
    .executeTakeFirst();
};

/** Signs a browser out. */
export const endBrowserSession = async (db: Queries, value: string | undefined): Promise<void> => {
  if (value !== undefined) await db.deleteFrom('browser_sessions').where('hash', '=', hashOf(value)).execute();
};

/** Whether a sign-in is still valid. It is then locked until the transaction ends: a change of the password waits, and revokes the result. */
export const lockBrowserSession = async (tx: Queries, { hash }: BrowserSession): Promise<boolean> =>
  (await tx.selectFrom('browser_sessions').select('hash').where('hash', '=', hash).forKeyShare().executeTakeFirst()) !== undefined;
