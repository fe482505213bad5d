import type { Bounds } from '../../core/principal.ts';
import type { Json, Timestamp } from './column-types.ts';

/** The first response to a request with an Idempotency-Key, stored for its repetitions. */
export interface IdempotencyKeysTable {
  account_id: string;
  /** The owner of the key: the credential and its principal. */
  caller: string;
  operation: string;
  key: string;
  /** SHA-256 of the request that the key belongs to. */
  fingerprint: string;
  /** The response as JSON text, sealed; repetitions get exactly this text. */
  answer: string;
  /** The rights of the first request. */
  scopes: string[];
  /** Until when and from where the credential of the first request could be used. */
  bounds: Json<Bounds>;
  created_at: Timestamp;
}
