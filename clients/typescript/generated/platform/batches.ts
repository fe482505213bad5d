// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, WriteOptions } from '../../src/types.ts';
import type { Batch, BatchResult } from './types.ts';

/** The operations of the family `batches`. */
export interface BatchesApi {
  /**
   * Execute a batch of writes
   *
   * Carries out up to 100 operations that write, of any families, in the order of the list. Each has the permissions, the validation and the response that it has alone, and its events are recorded in the same order. The batch costs the sum of its operations, and at least one request.
   *
   * With `atomic: true`, which is the default, either all are carried out or none. The first operation that is refused ends the batch: the response is the error that this operation has alone, its message and the `field` of each detail begin with the place, such as `operations[3]`, and nothing has changed. With `atomic: false`, an operation that is refused changes nothing itself, and the others are carried out. The response is 200 then, even if all were refused: read the `status` of each result. A failure of the server (5xx) ends the whole batch, and nothing has changed.
   *
   * An operation may need what an earlier one has made, such as an id. `references` takes values from earlier results: each key is the place in this operation, each value the place in the list of results, both as JSON Pointers. A reference to a result that has no such value is a 422 `unknown_reference`.
   *
   * `Idempotency-Key` is for the batch as a whole. Operations that carry bytes or call another system cannot be part of a batch.
   */
  execute(body: Batch, options?: WriteOptions): Answer<BatchResult, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'invalid_state_transition' | 'limit_reached' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
}

/** The family `batches`, for `createClient`. */
export const batches: Family<BatchesApi> = {
  execute: 'POST /v1/batch body idempotent call:executeBatch',
};
