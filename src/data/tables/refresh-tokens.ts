import type { Timestamp } from './column-types.ts';

/** A refresh token by its hash. */
export interface RefreshTokensTable {
  hash: string;
  account_id: string;
  family_id: string;
  created_at: Timestamp;
  expires_at: string;
  consumed_at: string | null;
  /** The token that replaced it, sealed with this token: only the holder of this token can get the new one. */
  successor: string | null;
}
