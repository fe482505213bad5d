import type { Credential, Principal } from '../core/principal.ts';

/** Whether every operation is a tool, or a few tools find and call them. */
export type ToolMode = 'all' | 'search';

/** A request of an agent whose caller is known. */
export interface Visit {
  caller: Principal;
  credential: Credential;
  address: string;
  requestId: string;
  /** Request headers that a call inherits, such as the origin of a page. */
  headers: Record<string, string | undefined>;
  mode: ToolMode;
  /** The idempotency key for a write without one. */
  idempotencyKey: string | undefined;
  /** The headers of the called operation's answer, which has counted the call; undefined when none was reached. */
  answered: Readonly<Record<string, string>> | undefined;
}
