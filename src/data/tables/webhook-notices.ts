import type { Generated } from 'kysely';

/** A letter to an administrator that a webhook was disabled, until it is sent; `event_id` is the event that told of it. */
export interface WebhookNoticesTable {
  account_id: string;
  webhook_id: string;
  user_id: string;
  event_id: string;
  /** Since when nothing but failures had come back; null when the address said itself that it was gone. */
  failing_since: string | null;
  tries: Generated<number>;
  /** While somebody is at it, when another one may take their place. */
  next_attempt_at: string;
}
