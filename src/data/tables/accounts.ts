import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** The region of an account; its credentials are valid only there. */
export type Region = 'us' | 'eu' | 'ap';

/** A tenant; all other records belong to one. */
export interface AccountsTable {
  id: string;
  name: string;
  plan: Generated<'free' | 'professional' | 'business' | 'enterprise'>;
  region: Generated<Region>;
  /** The API version of requests that do not name one; null means the latest stable version. */
  default_version: string | null;
  /** Empty means all origins. */
  allowed_origins: ColumnType<string[], string[] | undefined, string[]>;
  /** Whether an administrator signs in only with a second factor. */
  administrators_need_second_factor: Generated<boolean>;
  /** Requests per window; used for plans without fixed limits. */
  rate_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** Requests per window including the burst. */
  burst_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** The position of the last event before the account was emptied; 0 when it never was. */
  events_begin_after: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
