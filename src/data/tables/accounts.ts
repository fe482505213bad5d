import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** Where an account is at home; its credentials hold there and nowhere else. */
export type Region = 'us' | 'eu' | 'ap';

/** A tenant: everything else belongs to one. */
export interface AccountsTable {
  id: string;
  name: string;
  plan: Generated<'free' | 'professional' | 'business' | 'enterprise'>;
  region: Generated<Region>;
  /** The version for requests that name none; null means the latest stable one. */
  default_version: string | null;
  /** Empty means every origin. */
  allowed_origins: ColumnType<string[], string[] | undefined, string[]>;
  /** Requests a window, for plans without figures of their own. */
  rate_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** Requests a window with the whole burst allowance. */
  burst_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** The position of the last event before the account was emptied; 0 when it never was. */
  events_begin_after: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
