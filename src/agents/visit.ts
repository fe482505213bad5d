import type { Credential, Principal } from '../core/principal.ts';

/** Whether all operations are tools, or a few tools find and call them. */
export type ToolMode = 'all' | 'search';

/** A request of an agent, whose sender is known. */
export interface Visit {
  caller: Principal;
  credential: Credential;
  address: string;
  requestId: string;
  /** The headers that a call has as the request has them, such as those with the origin of a page. */
  headers: Record<string, string | undefined>;
  mode: ToolMode;
  /** The key of a write whose arguments name none. */
  idempotencyKey: string | undefined;
  /** The headers of the answer of the operation that was called, which has counted the call; undefined when none was reached. */
  answered: Readonly<Record<string, string>> | undefined;
}
