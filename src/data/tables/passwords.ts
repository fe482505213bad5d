import type { Timestamp } from './column-types.ts';

/** A user's password, as an Argon2id hash. A user without a row has no password yet. */
export interface PasswordsTable {
  account_id: string;
  user_id: string;
  hash: string;
  changed_at: Timestamp;
  /** When the user last signed in with it. */
  last_login_at: string | null;
}
