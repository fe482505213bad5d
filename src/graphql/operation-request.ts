import type { PersistedQuery } from './documents.ts';

/** What a client asks for, whichever way it came. */
export interface OperationRequest {
  /** Left out only where `persisted` stands for it. */
  query: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  persisted: PersistedQuery | undefined;
}
