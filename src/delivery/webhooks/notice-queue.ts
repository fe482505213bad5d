import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';

/** A letter to an administrator that is to be sent. */
export interface Notice {
  accountId: string;
  webhookId: string;
  userId: string;
  eventId: string;
  /** The number of attempts to send it, including this one. */
  tries: number;
  url: string;
  reason: 'gone' | 'failing';
  disabledAt: string;
  failingSince: string | null;
  name: string;
  email: string;
  account: string;
}

/** The lease of a letter, in milliseconds: much longer than a mail server may take. */
const leaseMs = 5 * 60_000;

/** The letters to be sent; one process at a time holds a letter. */
export const createNoticeQueue = ({ db, clock }: { db: Queries; clock: Clock }) => {
  const at = (ms = 0): string => new Date(clock().getTime() + ms).toISOString();

  // No row matches after the lease has expired, or when the webhook was disabled again.
  const own = ({ accountId, webhookId, userId, eventId, tries }: Notice) => sql`
    account_id = ${accountId} and webhook_id = ${webhookId} and user_id = ${userId} and event_id = ${eventId} and tries = ${tries}`;

  return {
    /** Claims a due letter. */
    take: async (): Promise<Notice | undefined> => {
      const { rows } = await sql<Notice>`
        with due as (
          select account_id, webhook_id, user_id from webhook_notices where next_attempt_at <= ${at()}::timestamptz
          order by next_attempt_at limit 1 for update skip locked
        ), taken as (
          update webhook_notices as notices set tries = tries + 1, next_attempt_at = ${at(leaseMs)}::timestamptz from due
          where notices.account_id = due.account_id and notices.webhook_id = due.webhook_id and notices.user_id = due.user_id
          returning notices.*
        )
        select taken.account_id as "accountId", taken.webhook_id as "webhookId", user_id as "userId", event_id as "eventId", tries,
          events.data->>'url' as url, events.data->>'disabled_reason' as reason, events.created_at as "disabledAt",
          failing_since as "failingSince", users.name, users.email, accounts.name as account
        from taken
        join events on events.account_id = taken.account_id and events.id = taken.event_id
        join users on users.account_id = taken.account_id and users.id = taken.user_id
        join accounts on accounts.id = taken.account_id`.execute(db);
      return rows[0];
    },

    /** Removes a letter that was sent, or for which no more attempts follow. */
    end: async (notice: Notice): Promise<void> => {
      await sql`delete from webhook_notices where ${own(notice)}`.execute(db);
    },

    /** Makes a letter due again in this many milliseconds. */
    putOff: async (notice: Notice, ms: number): Promise<void> => {
      await sql`update webhook_notices set next_attempt_at = ${at(ms)}::timestamptz where ${own(notice)}`.execute(db);
    },
  };
};

export type NoticeQueue = ReturnType<typeof createNoticeQueue>;
