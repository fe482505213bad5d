import type { ColumnType } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** Who performs the actions in the audit log. */
export type ActorType = 'user' | 'application' | 'operator';

/** An action in the account; written once and never changed, except for the count of failed attempts. */
export interface AuditEntriesTable {
  account_id: string;
  id: string;
  /** The operationId of the action. */
  action: string;
  /** Null where nobody was authenticated. */
  actor_type: ColumnType<ActorType | null, ActorType | null | undefined, never>;
  actor_id: string | null;
  credential_type:
    | 'api_key'
    | 'oauth_token'
    | 'jwt'
    | 'session'
    | 'password'
    | 'password_link'
    | 'passkey'
    | 'email_link'
    | 'operator_key'
    | null;
  credential_id: string | null;
  subject_id: string | null;
  changes: JsonWithDefault<Record<string, unknown>>;
  address: string | null;
  request_id: string | null;
  created_at: Timestamp;
  /** When the count of attempts last grew; null in entries that were written once. */
  updated_at: ColumnType<string | null, never, string>;
}
