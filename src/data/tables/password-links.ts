import type { Timestamp } from './column-types.ts';

/** A one-time link that sets a password, by the hash of its token; deleted when it is used. */
export interface PasswordLinksTable {
  hash: string;
  account_id: string;
  user_id: string;
  expires_at: string;
  created_at: Timestamp;
  /** The only address that has received it; null where others have seen it too. */
  mailed_to: string | null;
}
