import type { Principal } from './principal.ts';
import type { UsedPart } from './used-part.ts';

/** A request of a known caller with the outcome of its answer, as a door saw it. */
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
  /** The parts of the contracts that it used; empty when it was refused before they were known. */
  used: readonly UsedPart[];
}
