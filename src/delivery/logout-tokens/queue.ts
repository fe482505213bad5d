import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';

/** A logout token that is to be sent. */
export interface DueLogoutToken {
  accountId: string;
  applicationId: string;
  sessionId: string;
  userId: string;
  /** The number of attempts, including this one. */
  tries: number;
  /** Where it is sent; null when the application no longer wants any. */
  url: string | null;
}

/** The lease of a token, in milliseconds: much longer than a request may take. */
const leaseMs = 60_000;

/** How many tokens of one account are sent at a time. An application gets one at a time, so that a slow application delays no other. */
const ofOneAccount = 4;

/** The logout tokens to be sent; one process at a time holds a token. */
export const createLogoutQueue = ({ db, clock }: { db: Queries; clock: Clock }) => {
  const at = (ms = 0): string => new Date(clock().getTime() + ms).toISOString();

  // No row matches after the lease has expired and another process has taken it.
  const own = ({ accountId, applicationId, sessionId, tries }: DueLogoutToken) => sql`
    account_id = ${accountId} and application_id = ${applicationId} and session_id = ${sessionId} and tries = ${tries}`;

  return {
    /** Claims a due token; those of suspended accounts wait. */
    take: async (): Promise<DueLogoutToken | undefined> => {
      const { rows } = await sql<DueLogoutToken>`
        with due as (
          select account_id, application_id, session_id from logout_tokens one
          where next_attempt_at <= ${at()}::timestamptz
            and not exists (select from accounts where accounts.id = one.account_id and accounts.suspended_at is not null)
            and not exists (
              select from logout_tokens other where other.account_id = one.account_id and other.application_id = one.application_id
                and other.leased_until > ${at()}::timestamptz)
            and ${ofOneAccount} > (
              select count(*) from logout_tokens other
              where other.account_id = one.account_id and other.leased_until > ${at()}::timestamptz)
          order by next_attempt_at limit 1 for update skip locked
        ), taken as (
          update logout_tokens as tokens
          set tries = tries + 1, next_attempt_at = ${at(leaseMs)}::timestamptz, leased_until = ${at(leaseMs)}::timestamptz from due
          where tokens.account_id = due.account_id and tokens.application_id = due.application_id and tokens.session_id = due.session_id
          returning tokens.*
        )
        select taken.account_id as "accountId", application_id as "applicationId", session_id as "sessionId", user_id as "userId", tries,
          backchannel_logout_uri as url
        from taken join applications on applications.account_id = taken.account_id and applications.id = taken.application_id`.execute(db);
      return rows[0];
    },

    /** Removes a token that was accepted, or for which no more attempts follow. */
    end: async (token: DueLogoutToken): Promise<void> => {
      await sql`delete from logout_tokens where ${own(token)}`.execute(db);
    },

    /** Makes a token due again in this many milliseconds. */
    putOff: async (token: DueLogoutToken, ms: number): Promise<void> => {
      await sql`update logout_tokens set next_attempt_at = ${at(ms)}::timestamptz, leased_until = null where ${own(token)}`.execute(db);
    },
  };
};

export type LogoutQueue = ReturnType<typeof createLogoutQueue>;
