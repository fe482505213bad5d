import type { Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** A user. The e-mail address is unique within the account, without regard to case. */
export interface UsersTable {
  account_id: string;
  id: string;
  name: string;
  email: string;
  role: Generated<'admin' | 'editor' | 'viewer'>;
  /** False until the user gets a password link from a credential with at least their rights. */
  may_sign_in: Generated<boolean>;
  metadata: JsonWithDefault<Record<string, unknown>>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
