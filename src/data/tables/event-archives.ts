import type { ColumnType } from 'kysely';

/** An object in the store with events of an account, as compressed lines of JSON, so that the database may delete them. Never changed. */
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
