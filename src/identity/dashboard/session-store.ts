import { type Insertable, sql } from 'kysely';
import { createSealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { DashboardSessionsTable } from '../../data/tables/dashboard-sessions.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { endOfSignIn } from '../policies.ts';

/** The tokens of a session. They are sealed with the cookie's value, so the database alone opens none. */
export interface Tokens {
  access: string;
  refresh: string;
  /** When the access token expires, in milliseconds since 1970. */
  until: number;
}

const seal = (value: string, tokens: Tokens) => createSealer(value).seal(JSON.stringify(tokens), hashOf(value));
const open = (value: string, sealed: string): Tokens => JSON.parse(createSealer(value).open(sealed, hashOf(value)));

/** The session of a cookie with its token family; undefined when it has expired. */
export const findSession = (db: Queries, value: string, now: Date) =>
  db
    .selectFrom('dashboard_sessions as session')
    .innerJoin('token_families as family', (join) =>
      join.onRef('family.account_id', '=', 'session.account_id').onRef('family.id', '=', 'session.family_id'),
    )
    .select(['session.hash', 'session.account_id', 'session.family_id', 'session.tokens'])
    .select(['family.application_id', 'family.user_id', 'family.session_id', 'family.revoked_at'])
    .where('session.hash', '=', hashOf(value))
    .where(endOfSignIn('session', sql.ref('family.authenticated_at')), '>', now.toISOString())
    .executeTakeFirst();

/** The open session of a cookie with its tokens; undefined when the browser is not signed in or the session has ended. */
export const findOpenSession = async (db: Queries, value: string, now: Date) => {
  const found = await findSession(db, value, now);
  return found && !found.revoked_at ? { ...found, tokens: open(value, found.tokens) } : undefined;
};

/** Stores a session of a cookie with its tokens. */
export const insertSession = (
  db: Queries,
  value: string,
  session: Omit<Insertable<DashboardSessionsTable>, 'hash' | 'tokens'>,
  tokens: Tokens,
) =>
  db
    .insertInto('dashboard_sessions')
    .values({ ...session, hash: hashOf(value), tokens: seal(value, tokens) })
    .execute();

export const replaceTokens = (db: Queries, value: string, tokens: Tokens) =>
  db
    .updateTable('dashboard_sessions')
    .set({ tokens: seal(value, tokens) })
    .where('hash', '=', hashOf(value))
    .execute();

export const deleteSession = (db: Queries, hash: string) => db.deleteFrom('dashboard_sessions').where('hash', '=', hash).execute();
