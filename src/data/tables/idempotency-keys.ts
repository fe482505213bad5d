import type { Timestamp } from '../column-types.ts';

/** The first answer to a request that carried an Idempotency-Key, kept for its repetitions. */
export interface IdempotencyKeysTable {
  account_id: string;
  /** Whose key it is: the credential's id, or the user's. */
  caller: string;
  operation: string;
  key: string;
  /** SHA-256 of the request that the key belongs to. */
  fingerprint: string;
  /** The answer as JSON text, sealed, to be given again to the letter. */
  answer: string;
  created_at: Timestamp;
}
