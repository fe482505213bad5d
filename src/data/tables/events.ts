import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

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
  /** From 1, in the order of commits and without gaps; given at the commit, so that only the transaction itself sees it null. */
  position: ColumnType<number | null, never, never>;
  /** The project whose audience it is for; with neither this nor `uploader_id` it is for everyone in the account. */
  project_id: ColumnType<string | null, string | null | undefined, never>;
  /** Who uploaded the file that it is about. */
  uploader_id: ColumnType<string | null, string | null | undefined, never>;
}
