import type { Principal } from './principal.ts';

/** A request of a known caller, with the figures of its answer, as a door saw it. */
export interface AnsweredRequest {
  caller: Principal;
  requestId: string;
  method: string;
  /** Without the query. */
  path: string;
  operationId: string | null;
  version: string | null;
  status: number;
  errorCode: string | null;
  /** Milliseconds. */
  duration: number;
  cost: number;
  address: string;
}
