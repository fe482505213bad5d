import type { Schemas } from '../../contract/types.ts';

export type Operation = Schemas['Operation'];

/** The progress of an operation. */
export type Progress =
  | { status: 'running'; progress: number; state: Record<string, unknown> }
  | { status: 'succeeded'; result: Record<string, number> }
  | { status: 'failed'; error: NonNullable<Operation['error']> };

/** A new operation: its type, its record, and the first state of the work. */
export interface NewOperation {
  type: Operation['type'];
  resourceId: string;
  state: Record<string, unknown>;
}
