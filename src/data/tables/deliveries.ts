import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** One request to a webhook's address, and what came back. */
export interface DeliveryAttempt {
  at: string;
  status: number | null;
  duration_ms: number;
  error: string | null;
  response_body: string | null;
  request_headers: Record<string, string>;
}

/** An event on its way to a webhook; `next_attempt_at` is set exactly while its status is `pending`. */
export interface DeliveriesTable {
  account_id: string;
  id: string;
  webhook_id: string;
  event_id: string;
  event_type: string;
  /** The record that the event is about: the order among its events is kept. */
  resource_id: string | null;
  /** A test is attempted once, also while the webhook is disabled, and its failure does not count against the webhook. */
  test: Generated<boolean>;
  /** The event's, by which deliveries of one record to one address follow each other; a test has none and waits for nobody. */
  position: ColumnType<number | null, number | null | undefined, never>;
  /** Names the attempt that is under way. */
  lease: ColumnType<string | null, string | null | undefined, string | null>;
  status: Generated<'pending' | 'succeeded' | 'failed'>;
  /** Whether it waits for an earlier one of its line; of every line the first one that is pending does not. */
  blocked: Generated<boolean>;
  /** Attempts since it was last made due from the start. */
  tries: Generated<number>;
  /** All attempts there were. */
  attempt_count: Generated<number>;
  /** While an attempt is under way, when another one may take its place. */
  next_attempt_at: string | null;
  last_response_status: number | null;
  /** The latest 100, the first one first. */
  attempts: JsonWithDefault<DeliveryAttempt[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
