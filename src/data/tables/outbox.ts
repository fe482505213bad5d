import type { ColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An event that is not delivered yet. */
export interface OutboxTable {
  account_id: string;
  event_id: string;
  created_at: Timestamp;
  /** The event's `sequence`. */
  sequence: ColumnType<number | null, number | undefined, never>;
  /** The id of the transaction that recorded the event (`xid8`); null when that transaction numbered the event itself. */
  transaction: ColumnType<string | null, string | undefined, never>;
}
