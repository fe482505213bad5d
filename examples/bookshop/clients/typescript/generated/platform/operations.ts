// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { Operation, OperationExpansion, OperationFieldName, OperationList } from './types.ts';

/** The operations of the family `operations`. */
export interface OperationsApi {
  /**
   * List operations
   *
   * All work of the account that 202 responses announced, newest first: what is pending or running, and how the rest ended. Filter by `status` to find what is not finished, or what failed. Everyone in the account may do this.
   */
  list<F extends OperationFieldName = OperationFieldName, E extends OperationExpansion = never>(query?: OperationList & Selection<F, E>, options?: Options): List<Selected<Operation, F | E>, 'version_retired'>;
  /**
   * Get an operation
   *
   * The progress of work that a 202 response announced. Repeat the request until `status` is `succeeded` or `failed`; one request per second is enough. With `If-None-Match`, the response is 304 while the operation has not changed. Everyone in the account may do this.
   */
  get<F extends OperationFieldName = OperationFieldName, E extends OperationExpansion = never>(operationId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Operation, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
}

/** The family `operations`, for `createClient`. */
export const operations: Family<OperationsApi> = {
  list: 'GET /v1/operations list call:listOperations',
  get: 'GET /v1/operations/{operation_id} query call:getOperation',
};
