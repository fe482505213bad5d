import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** One request to a webhook's URL, and its response. */
export interface DeliveryAttempt {
  at: string;
  status: number | null;
  duration_ms: number;
  error: string | null;
  response_body: string | null;
  request_headers: Record<string, string>;
}

/** The delivery of an event to a webhook; `next_attempt_at` is set exactly while its status is `pending`. */
export interface DeliveriesTable {
  account_id: string;
  id: string;
  webhook_id: string;
  event_id: string;
  event_type: string;
  /** The record that the event is about: its events are delivered in order. */
  resource_id: string | null;
  /** A test is attempted once, even while the webhook is disabled, and its failure does not count against the webhook. */
  test: Generated<boolean>;
  /** The position of the event: the order of the deliveries of one record to one webhook. A test has none and does not wait. */
  position: ColumnType<number | null, number | null | undefined, never>;
  /** The running attempt. */
  lease: ColumnType<string | null, string | null | undefined, string | null>;
  status: Generated<'pending' | 'succeeded' | 'failed'>;
  /** Whether it waits for an earlier delivery of its queue. The first pending delivery of a queue does not. */
  blocked: Generated<boolean>;
  /** Attempts since the delivery was last restarted. */
  tries: Generated<number>;
  /** All attempts. */
  attempt_count: Generated<number>;
  /** The next attempt; while an attempt is running, the expiry of its lease. */
  next_attempt_at: string | null;
  /** From when a pending delivery may be claimed; does not change during an attempt, and is indexed instead of `next_attempt_at`. */
  due_at: Generated<string>;
  last_response_status: number | null;
  /** The latest 100, oldest first. */
  attempts: JsonWithDefault<DeliveryAttempt[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
