import type { PersistedQuery } from './documents.ts';

/** The operation that a client requests, over HTTP or WebSocket. */
export interface OperationRequest {
  /** Undefined only when `documentId` or `persisted` identifies it. */
  query: string | undefined;
  /** The id of a registered document, in place of everything else that identifies one. */
  documentId: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  persisted: PersistedQuery | undefined;
  /** Makes a retry safe, like the header `Idempotency-Key` over HTTP. */
  idempotencyKey: string | undefined;
}

/**
 * Clears the values of an operation when they are no longer needed. A request that has waited long is in the old generation of the garbage
 * collector, which keeps and copies what old objects refer to until its next full collection. Many values would delay all requests.
 */
export const letGo = (values: Record<string, unknown> = {}): void => {
  for (const name in values) values[name] = undefined;
};
