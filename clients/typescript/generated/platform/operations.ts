// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, Options, Selected, Selection } from '../../src/types.ts';
import type { Operation, OperationExpansion, OperationFieldName } from './types.ts';

/** The operations of the family `operations`. */
export interface OperationsApi {
  /**
   * Get an operation
   *
   * The progress of work that a 202 response announced. Repeat the request until `status` is `succeeded` or `failed`; one request per second is enough. With `If-None-Match`, the response is 304 while the operation has not changed. Everyone in the account may do this.
   */
  get<F extends OperationFieldName = OperationFieldName, E extends OperationExpansion = never>(operationId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Operation, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
}

/** The family `operations`, for `createClient`. */
export const operations: Family<OperationsApi> = {
  get: 'GET /v1/operations/{operation_id} query call:getOperation',
};
