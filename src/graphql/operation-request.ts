import type { PersistedQuery } from './documents.ts';

/** The operation that a client requests, over HTTP or WebSocket. */
export interface OperationRequest {
  /** Undefined only when `persisted` identifies it. */
  query: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  persisted: PersistedQuery | undefined;
}
