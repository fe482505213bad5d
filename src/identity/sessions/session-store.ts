import { type Insertable, sql } from 'kysely';
import { lifetimes } from '../../contract/plans.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { SessionTokensTable } from '../../data/tables/session-tokens.ts';
import type { SessionsTable } from '../../data/tables/sessions.ts';
import { findWithHolder } from '../credentials/principals.ts';
import { endOfSignIn } from '../policies.ts';

/** A token with its session and its holder. */
export const findToken = (db: Queries, hash: string) =>
  findWithHolder(
    db,
    db
      .selectFrom('session_tokens as token')
      .innerJoin('sessions as session', (join) =>
        join.onRef('session.account_id', '=', 'token.account_id').onRef('session.id', '=', 'token.session_id'),
      )
      .select(['session.account_id', 'session.user_id', 'session.id as session_id', 'session.created_at', 'session.ended_at'])
      .select(['session.proved_at', 'session.methods'])
      .select(endOfSignIn('session').as('expires_at'))
      .select('token.replaced_at')
      .where('token.hash', '=', hash)
      .as('subject'),
  );

/** The sign-in of a browser at the dashboard, by its cookie, as a session of its person; it has no token to replace. */
export const findDashboardSignIn = (db: Queries, hash: string): Promise<FoundToken | undefined> =>
  findWithHolder(
    db,
    db
      .selectFrom('dashboard_sessions as dashboard')
      .innerJoin('token_families as family', (join) =>
        join.onRef('family.account_id', '=', 'dashboard.account_id').onRef('family.id', '=', 'dashboard.family_id'),
      )
      .innerJoin('browser_sessions as session', (join) =>
        join.onRef('session.account_id', '=', 'family.account_id').onRef('session.id', '=', 'family.session_id'),
      )
      .select(['session.account_id', 'session.user_id', 'session.id as session_id', 'family.authenticated_at as created_at'])
      .select([sql<null>`null`.as('ended_at'), sql<null>`null`.as('proved_at'), 'family.methods', sql<null>`null`.as('replaced_at')])
      .select(endOfSignIn('dashboard', sql.ref('family.authenticated_at')).as('expires_at'))
      .where('dashboard.hash', '=', hash)
      .where('family.revoked_at', 'is', null)
      .as('subject'),
  );

export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** Stores a session, and returns when it ends. */
export const insertSession = async (tx: Queries, session: Insertable<SessionsTable>): Promise<string> =>
  (await tx.insertInto('sessions').values(session).returning(endOfSignIn('sessions').as('end')).executeTakeFirstOrThrow()).end;

export const insertToken = (tx: Queries, token: Insertable<SessionTokensTable>) => tx.insertInto('session_tokens').values(token).execute();

/** Marks the current token of a session as replaced; false when it was already replaced. */
export const replaceToken = async (tx: Queries, hash: string, now: string): Promise<boolean> =>
  (await tx
    .updateTable('session_tokens')
    .set({ replaced_at: now })
    .where('hash', '=', hash)
    .where('replaced_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()) !== undefined;

/** Maximum lifetime of a session in seconds, however often it is renewed. */
const { session_longest: longest } = lifetimes;

const live = (tx: Queries, accountId: string, id: string) =>
  tx.updateTable('sessions').where('account_id', '=', accountId).where('id', '=', id).where('ended_at', 'is', null);

/** Extends an open session and returns when it ends; undefined when it has ended. */
export const prolongSession = async (tx: Queries, accountId: string, id: string, now: string, until: string): Promise<string | undefined> =>
  (
    await live(tx, accountId, id)
      .where(endOfSignIn('sessions'), '>', now)
      .set({ expires_at: sql<string>`least(${until}::timestamptz, created_at + ${longest} * interval '1 second')` })
      .returning(endOfSignIn('sessions').as('end'))
      .executeTakeFirst()
  )?.end;

/** Ends a session; false when it had already ended. */
export const endSession = async (tx: Queries, accountId: string, id: string, now: string): Promise<boolean> =>
  (await live(tx, accountId, id).set({ ended_at: now }).returning('id').executeTakeFirst()) !== undefined;
