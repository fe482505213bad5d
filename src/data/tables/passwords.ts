import type { Timestamp } from './column-types.ts';

/** A person's password, as its Argon2id hash; who has no row has none yet. */
export interface PasswordsTable {
  account_id: string;
  user_id: string;
  hash: string;
  changed_at: Timestamp;
  /** When the person last signed in with it. */
  last_login_at: string | null;
}
