import type { Timestamp } from './column-types.ts';

/** One person's consent to one application. Deleting it ends everything that was issued on the strength of it. */
export interface ApplicationGrantsTable {
  account_id: string;
  application_id: string;
  user_id: string;
  scopes: string[];
  granted_at: Timestamp;
  last_used_at: string | null;
}
