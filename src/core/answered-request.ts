import type { Principal } from './principal.ts';

/** A request whose caller is known, with its answer in figures, as a door saw it. */
export interface AnsweredRequest {
  caller: Principal;
  requestId: string;
  method: string;
  /** Without its query. */
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
