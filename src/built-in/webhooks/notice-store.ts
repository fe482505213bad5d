import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';
import type { InAccount } from '../../kit/reads.ts';

/** A webhook that was disabled, and the event that says so. */
export interface Disabled {
  accountId: string;
  webhookId: string;
  eventId: string;
}

/** Adds an e-mail about a disabled webhook for every administrator of the account. It replaces an unsent one about an earlier event. */
export const oweNotices = async (tx: Tx, { accountId, webhookId, eventId }: Disabled, now: string): Promise<void> => {
  await sql`
    insert into webhook_notices (account_id, webhook_id, user_id, event_id, failing_since, next_attempt_at)
    select users.account_id, webhooks.id, users.id, ${eventId}, case disabled_reason when 'failing' then failing_since end, ${now}::timestamptz
    from webhooks join users on users.account_id = webhooks.account_id and users.role = 'admin'
    where webhooks.account_id = ${accountId} and webhooks.id = ${webhookId}
    on conflict (account_id, webhook_id, user_id) do update set
      event_id = excluded.event_id, failing_since = excluded.failing_since, tries = 0, next_attempt_at = excluded.next_attempt_at`.execute(
    tx,
  );
};

/** Deletes the unsent e-mails about a webhook. */
export const forgetNotices = async (tx: Tx, { accountId }: InAccount, webhookId: string): Promise<void> => {
  await tx.deleteFrom('webhook_notices').where('account_id', '=', accountId).where('webhook_id', '=', webhookId).execute();
};
