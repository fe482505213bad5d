import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded, type Tx } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import type { Person } from '../people/person.ts';
import { endOfSignIn } from '../policies.ts';
import { endBrowserSessionsOf, type WhichSignIns } from './ended-browser-sessions.ts';

/** One place where a person is signed in: a session of the API, or a browser at the pages. */
export interface OwnSession {
  id: string;
  kind: 'api' | 'browser';
  address: string;
  user_agent: string | null;
  /** How they signed in, by RFC 8176. */
  amr: SignInMethod[];
  created_at: string;
  expires_at: string;
}

/** Maximum number of sessions listed. */
const listed = 100;

const openSessions = (db: Queries, { accountId, userId }: Person, now: string) =>
  db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(endOfSignIn('sessions'), '>', now);

const openBrowsers = (db: Queries, { accountId, userId }: Person, now: string) =>
  db
    .selectFrom('browser_sessions')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where(endOfSignIn('browser_sessions'), '>', now);

const shown = ['id', 'address', 'user_agent', 'created_at', 'methods as amr'] as const;

/** The newest open sessions of a person. */
export const listOwnSessions = async (db: Queries, person: Person, now: Date): Promise<OwnSession[]> => {
  const at = now.toISOString();
  const newest = { api: openSessions(db, person, at), browser: openBrowsers(db, person, at) };
  const [sessions, browsers] = await Promise.all([
    newest.api.select(shown).select(endOfSignIn('sessions').as('expires_at')).orderBy('created_at', 'desc').limit(listed).execute(),
    newest.browser
      .select(shown)
      .select(endOfSignIn('browser_sessions').as('expires_at'))
      .orderBy('created_at', 'desc')
      .limit(listed)
      .execute(),
  ]);
  return [...sessions.map((one) => ({ ...one, kind: 'api' as const })), ...browsers.map((one) => ({ ...one, kind: 'browser' as const }))]
    .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id))
    .slice(0, listed);
};

/** Ends sessions of a person and returns how many were open. */
export const endOwnSessions = async (tx: Tx, { accountId, userId }: Person, which: WhichSignIns, now: Date): Promise<number> => {
  const at = now.toISOString();
  const [is, id] = 'only' in which ? (['=', which.only] as const) : (['!=', which.except] as const);
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .$if(id !== undefined, (all) => all.where('id', is, id!))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows) + (await endBrowserSessionsOf(tx, { accountId, userId }, which, now));
};

/** When a person's API session ends; undefined when it has ended. */
export const endOfOwnSession = async (tx: Tx, person: Person, id: string, now: Date): Promise<string | undefined> => {
  const session = openSessions(tx, person, now.toISOString()).select(endOfSignIn('sessions').as('end')).where('id', '=', id);
  return (await session.executeTakeFirst())?.end;
};

/** Locks a session of a person until the transaction ends; false when it has ended. */
export const lockOwnSession = async (tx: Tx, person: Person, id: string, now: Date): Promise<boolean> => {
  const at = now.toISOString();
  const session = await openSessions(tx, person, at).select('id').where('id', '=', id).forShare().executeTakeFirst();
  return (session ?? (await openBrowsers(tx, person, at).select('id').where('id', '=', id).forShare().executeTakeFirst())) !== undefined;
};

/** Records the methods with which the person has just proved their identity, replacing those of the sign-in. */
export const noteMethods = async (tx: Tx, { accountId, userId }: Person, id: string, methods: SignInMethod[]): Promise<void> => {
  for (const [table, column] of [
    ['sessions', 'id'],
    ['browser_sessions', 'id'],
    ['token_families', 'session_id'],
  ] as const) {
    const own = tx.updateTable(table).set({ methods }).where('account_id', '=', accountId).where('user_id', '=', userId);
    await own.where(column, '=', id).execute();
  }
  // What nodes have cached about the session is out of date.
  markCredentialsEnded(tx, accountId);
};
