import type { Timestamp } from './column-types.ts';

/** All tokens that descend from one redeemed authorization code; they are revoked together. */
export interface TokenFamiliesTable {
  account_id: string;
  id: string;
  application_id: string;
  user_id: string;
  scopes: string[];
  /** When the user signed in. */
  authenticated_at: string;
  created_at: Timestamp;
  revoked_at: string | null;
}
