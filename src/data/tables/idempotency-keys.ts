import type { Timestamp } from './column-types.ts';

/** The first answer to a request that carried an Idempotency-Key, kept for its repetitions. */
export interface IdempotencyKeysTable {
  account_id: string;
  /** Whose key it is: what they have shown, and whom it speaks for. */
  caller: string;
  operation: string;
  key: string;
  /** SHA-256 of the request that the key belongs to. */
  fingerprint: string;
  /** The answer as JSON text, sealed, to be given again to the letter. */
  answer: string;
  /** What the first request could reach; null where a node of an earlier version kept the answer. */
  scopes: string[] | null;
  created_at: Timestamp;
}
