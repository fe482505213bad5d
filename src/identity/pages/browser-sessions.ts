import { newId } from '../../core/ids.ts';
import type { Role } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { JustSignedIn, Person } from '../people/person.ts';
import {
  demandsFactor,
  endOfSignIn,
  expectAdmitted,
  isAllowedFrom,
  lacksRequiredFactor,
  type Networks,
  networkColumns,
} from '../policies.ts';
import { replaceBrowserSession } from '../sessions/ended-browser-sessions.ts';
import { placeOf, type SignedInFrom } from '../sign-in/signed-in-from.ts';
import { after, browserSessionSeconds } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';

/** The person who is signed in at the consent pages, and since when. */
export interface BrowserSession extends Person {
  hash: string;
  id: string;
  role: Role;
  name: string;
  email: string;
  authenticatedAt: string;
  /** How, by RFC 8176. */
  methods: SignInMethod[];
  /** Whether the account requires a second factor that the sign-in did not prove. */
  lacksFactor: boolean;
}

/**
 * Signs a browser in and returns the value of its cookie: always a new one, to prevent session fixation.
 * @param former the browser's previous cookie, whose sign-in ends, or continues under its id for the same person
 */
export const beginBrowserSession = async (
  tx: Tx,
  { accountId, userId, methods }: JustSignedIn,
  now: Date,
  former: string | undefined,
  from: SignedInFrom,
): Promise<string> => {
  await expectAdmitted(tx, accountId, { by: 'people', address: from.address });
  const value = newSecret('browser_session');
  const id = former === undefined ? undefined : await replaceBrowserSession(tx, former, { accountId, userId }, now);
  await tx
    .insertInto('browser_sessions')
    .values({
      hash: hashOf(value),
      id: id ?? newId('session'),
      account_id: accountId,
      user_id: userId,
      methods: [...methods],
      created_at: now.toISOString(),
      expires_at: after(now, browserSessionSeconds),
      ...placeOf(from),
    })
    .execute();
  return value;
};

/** The sign-in of a cookie while it is open, with its person. */
const openSignIn = (db: Queries, value: string, now: Date) =>
  db
    .selectFrom('browser_sessions as session')
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'session.account_id').onRef('users.id', '=', 'session.user_id'))
    .innerJoin('accounts', (join) => join.onRef('accounts.id', '=', 'session.account_id').on('accounts.suspended_at', 'is', null))
    .select(['session.account_id as accountId', 'session.user_id as userId', 'users.name', 'users.email'])
    .select(networkColumns)
    .where('session.hash', '=', hashOf(value))
    .where(endOfSignIn('session'), '>', now.toISOString());

/** A sign-in whose account allows its person to work from an address. */
const allowedFrom = <Found extends Networks>(found: Found | undefined, address: string): Omit<Found, keyof Networks> | undefined => {
  if (!found) return undefined;
  const { people_networks, program_networks, ...signIn } = found;
  return isAllowedFrom({ people_networks, program_networks }, { by: 'people', address }) ? signIn : undefined;
};

/** The cookie of a browser, and the address that it comes from. */
export interface Browser {
  value: string | undefined;
  address: string;
}

/** The signed-in person, in the account of the application if one is named; undefined when there is none. */
export const findBrowserSession = async (
  db: Queries,
  { value, address }: Browser,
  accountId: string | undefined,
  now: Date,
): Promise<BrowserSession | undefined> => {
  if (value === undefined) return undefined;
  const found = await openSignIn(db, value, now)
    .select(['session.hash', 'session.id', 'session.created_at as authenticatedAt', 'session.methods', 'users.role'])
    .select(demandsFactor.as('demands_factor'))
    .$if(accountId !== undefined, (query) => query.where('session.account_id', '=', accountId!))
    .executeTakeFirst();
  const allowed = allowedFrom(found, address);
  if (!allowed) return undefined;
  const { demands_factor, ...session } = allowed;
  return { ...session, lacksFactor: lacksRequiredFactor({ ...session, demands_factor }) };
};

/** Who is signed in in a browser, in any account; undefined when nobody is. */
export const findBrowserSessionOf = async (db: Queries, { value, address }: Browser, now: Date) => {
  if (value === undefined) return undefined;
  return allowedFrom(await openSignIn(db, value, now).select('session.id as sessionId').executeTakeFirst(), address);
};

/** Whether a sign-in is still valid, and locks it until the transaction ends: a password change waits, and then revokes the result. */
export const lockBrowserSession = async (tx: Queries, { hash }: BrowserSession): Promise<boolean> =>
  (await tx.selectFrom('browser_sessions').select('hash').where('hash', '=', hash).forKeyShare().executeTakeFirst()) !== undefined;
