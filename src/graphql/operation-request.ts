import type { PersistedQuery } from './documents.ts';

/** The operation that a client requests, over HTTP or WebSocket. */
export interface OperationRequest {
  /** Undefined only when `persisted` identifies it. */
  query: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  persisted: PersistedQuery | undefined;
}

/**
 * Empties what an operation came with, when it is not needed any more. A request that has waited long is old to the collector of garbage:
 * until that looks at all old objects again, it copies what they refer to as if it were in use, and many values hold up everybody.
 */
export const letGo = (values: Record<string, unknown> = {}): void => {
  for (const name in values) values[name] = undefined;
};
