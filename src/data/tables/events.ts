import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from '../column-types.ts';

/** Something that happened, for good. */
export interface EventsTable {
  account_id: string;
  id: string;
  type: string;
  resource_id: string | null;
  actor: Json<{ type: 'user' | 'api_key' | 'application' | 'system'; id: string | null }>;
  /** The record as REST shows it. */
  data: Json<Record<string, unknown>>;
  created_at: Timestamp;
  /** The transaction that recorded it, a 64-bit number as text: with `id` it gives the order of events. */
  xid: ColumnType<string, never, never>;
}
