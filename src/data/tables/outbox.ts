import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An event that is not delivered yet. */
export interface OutboxTable {
  account_id: string;
  event_id: string;
  created_at: Timestamp;
  /** In the order in which events were recorded, with gaps. */
  sequence: Generated<number>;
  /** The id of the transaction that recorded the event (`xid8`). */
  transaction: Generated<string>;
}
