import type { Timestamp } from './column-types.ts';

/** A client secret, by its hash. The newest does not expire; the previous one is valid until its expiry. */
export interface ApplicationSecretsTable {
  account_id: string;
  application_id: string;
  hash: string;
  created_at: Timestamp;
  expires_at: string | null;
}
