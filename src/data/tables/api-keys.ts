import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An API key; the hash of its secret is in `credentials`. */
export interface ApiKeysTable {
  account_id: string;
  id: string;
  name: string;
  user_id: string;
  last4: string;
  scopes: string[];
  environment: 'live' | 'test';
  /** Empty means all addresses. */
  allowed_ips: ColumnType<string[], string[] | undefined, string[]>;
  /** Empty means all origins, and requests without one. */
  allowed_referrers: ColumnType<string[], string[] | undefined, string[]>;
  rerolled_from: string | null;
  /** Its own expiry, which its replacement inherits. */
  expires_at: string | null;
  /** When it ends because it was rerolled; never later than its own expiry. */
  overlap_ends_at: ColumnType<string | null, string | null | undefined, string | null>;
  revoked_at: string | null;
  /** To the minute. */
  last_used_at: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
