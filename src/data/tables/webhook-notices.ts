import type { Generated } from 'kysely';

/** An e-mail to an administrator, not sent yet, about a webhook that was disabled. `event_id` is the event about that. */
export interface WebhookNoticesTable {
  account_id: string;
  webhook_id: string;
  user_id: string;
  event_id: string;
  /** Since when all deliveries had failed; null when the webhook's URL answered 410 Gone. */
  failing_since: string | null;
  tries: Generated<number>;
  /** When the lease of the worker that sends it expires. */
  next_attempt_at: string;
}
