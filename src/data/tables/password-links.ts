import type { Timestamp } from './column-types.ts';

/** A one-time link that sets a password, by its token's hash; a used one is gone. */
export interface PasswordLinksTable {
  hash: string;
  account_id: string;
  user_id: string;
  expires_at: string;
  created_at: Timestamp;
}
