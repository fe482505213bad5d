import type { Timestamp } from './column-types.ts';

/** A user's consent to an application. Deleting it revokes all that was issued with it. */
export interface ApplicationGrantsTable {
  account_id: string;
  application_id: string;
  user_id: string;
  scopes: string[];
  granted_at: Timestamp;
  last_used_at: string | null;
}
