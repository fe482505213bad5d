import type { Timestamp } from './column-types.ts';

/** A client secret by its hash; the newest has no end, the one before it works on until its own. */
export interface ApplicationSecretsTable {
  account_id: string;
  application_id: string;
  hash: string;
  created_at: Timestamp;
  expires_at: string | null;
}
