import type { Timestamp } from './column-types.ts';

/** The first response to an operator's request with an Idempotency-Key, stored for its repetitions. It belongs to no account. */
export interface OperatorAnswersTable {
  /** HMAC of the operator's key, in base64url. */
  caller: string;
  operation: string;
  key: string;
  /** SHA-256 of the body of the request that the key belongs to. */
  fingerprint: string;
  /** The response as JSON text, sealed. */
  answer: string;
  created_at: Timestamp;
}
