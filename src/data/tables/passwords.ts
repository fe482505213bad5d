import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** A user's password, as an Argon2id hash. A user without a row has no password yet. */
export interface PasswordsTable {
  account_id: string;
  user_id: string;
  hash: string;
  changed_at: Timestamp;
  /** When the user last signed in with it. */
  last_login_at: string | null;
  /** How many six-digit codes were refused after the right password, since the last proof of a second factor or password set by link. */
  refused_codes: Generated<number>;
  /** When the user was last e-mailed about a refused sign-in with the right password. */
  refusal_told_at: NullableTimestamp;
  /** The address that the user has proven with a link that was mailed to it; null where they have proven none. */
  proven_email: string | null;
}
