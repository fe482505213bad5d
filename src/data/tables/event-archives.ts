import type { ColumnType } from 'kysely';

/** One object of the store with events of an account that may be deleted from the database: compressed lines of JSON. Never changed. */
export interface EventArchivesTable {
  account_id: string;
  /** The positions of the events, without a gap from the first to the last one. */
  first_position: ColumnType<number, number, never>;
  last_position: ColumnType<number, number, never>;
  object_key: string;
  /** The bytes of the object. */
  size: number;
  /** The SHA-256 of these bytes, in hexadecimal digits. */
  checksum: string;
  /** When the first and the last event happened. */
  first_at: string;
  last_at: string;
  created_at: string;
}
