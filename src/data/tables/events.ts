import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

type FieldChanges = Record<string, { from?: unknown; to: unknown }>;

/** Something that happened; never changed. */
export interface EventsTable {
  account_id: string;
  id: string;
  type: string;
  resource_id: string | null;
  actor: Json<{ type: 'user' | 'api_key' | 'application' | 'system'; id: string | null }>;
  /** The id of the event that this one follows from. */
  cause: ColumnType<string | null, string | null | undefined, never>;
  /** What it changed of the record, by property; null when it changed none. */
  changes: ColumnType<FieldChanges | null, FieldChanges | string | null | undefined, never>;
  /** The record as REST shows it. */
  data: Json<Record<string, unknown>>;
  /** The record's version right after the event; null when `data` is not a record with versions. */
  version: ColumnType<number | null, number | null | undefined, never>;
  created_at: Timestamp;
  /** From 1 and without gaps; null until `number_events` has given it, soon after the commit. */
  position: ColumnType<number | null, never, never>;
  /** The event is for those who can see this record; without this and `person_id` it is for all users of the account. */
  place_id: ColumnType<string | null, string | null | undefined, never>;
  /** The event is also for this user. */
  person_id: ColumnType<string | null, string | null | undefined, never>;
  /** The trace in which it was recorded, as `traceparent`; null where nothing was traced. */
  trace: ColumnType<string | null, string | null | undefined, never>;
}
