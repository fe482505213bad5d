import type { Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** A person; the address is unique in the account, in whatever case. */
export interface UsersTable {
  account_id: string;
  id: string;
  name: string;
  email: string;
  role: Generated<'admin' | 'editor' | 'viewer'>;
  /** False until somebody whose credential reaches all that they do hands out a link that sets their password. */
  may_sign_in: Generated<boolean>;
  metadata: JsonWithDefault<Record<string, unknown>>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
