import type { Timestamp } from './column-types.ts';

/** An event that is not delivered yet. */
export interface OutboxTable {
  account_id: string;
  event_id: string;
  created_at: Timestamp;
}
