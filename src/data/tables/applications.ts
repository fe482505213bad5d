import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An OAuth client that the account has registered. */
export interface ApplicationsTable {
  account_id: string;
  id: string;
  name: string;
  type: 'confidential' | 'public';
  redirect_uris: ColumnType<string[], string[] | undefined, string[]>;
  /** Where a browser may return to after a sign-out that the application began. */
  post_logout_redirect_uris: ColumnType<string[], string[] | undefined, string[]>;
  /** Where it is told of a sign-out; null for nowhere. */
  backchannel_logout_uri: ColumnType<string | null, string | null | undefined, string | null>;
  scopes: string[];
  /** Whether it may use the device authorization grant. */
  device_grant: Generated<boolean>;
  /** The client id that a built-in application has in every account; null for the account's own. */
  built_in: ColumnType<string | null, string | undefined, never>;
  /** The address of the document with which it describes itself, which is its client id; null for one that was registered. */
  metadata_url: ColumnType<string | null, string | null | undefined, never>;
  /** The last characters of the newest secret; null for a public application. */
  secret_last4: string | null;
  /** Null when it was not a user, or the user is deleted. */
  created_by: string | null;
  /** When it last got a new redirect URI; null while it has only the first ones. */
  addresses_changed_at: ColumnType<string | null, string | undefined, string>;
  /** Whether it is the dashboard of this server: it needs no consent, and is not listed. */
  first_party: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
