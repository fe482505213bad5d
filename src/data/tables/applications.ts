import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An OAuth client that the account has registered. */
export interface ApplicationsTable {
  account_id: string;
  id: string;
  name: string;
  type: 'confidential' | 'public';
  redirect_uris: ColumnType<string[], string[] | undefined, string[]>;
  scopes: string[];
  /** How the newest secret ends; null for a public application. */
  secret_last4: string | null;
  /** Null when it was no user, or one who is gone. */
  created_by: string | null;
  /** Since when it has had an address that it did not have before; null for its first ones. */
  addresses_changed_at: ColumnType<string | null, string | undefined, string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
