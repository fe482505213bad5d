import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** What is known of an API key; its secret part is in `credentials`, as a hash. */
export interface ApiKeysTable {
  account_id: string;
  id: string;
  name: string;
  user_id: string;
  last4: string;
  scopes: string[];
  environment: 'live' | 'test';
  /** Empty means from everywhere. */
  allowed_ips: ColumnType<string[], string[] | undefined, string[]>;
  /** Empty means on every page and on none. */
  allowed_referrers: ColumnType<string[], string[] | undefined, string[]>;
  rerolled_from: string | null;
  /** Its own expiry, which a reroll passes on. */
  expires_at: string | null;
  /** When it ends because it was rerolled; it never works longer than its own expiry allows. */
  overlap_ends_at: ColumnType<string | null, string | null | undefined, string | null>;
  revoked_at: string | null;
  /** To the minute. */
  last_used_at: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
