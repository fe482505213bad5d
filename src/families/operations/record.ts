import type { Schemas } from '../../contract/types.ts';

export type Operation = Schemas['Operation'];

/** How far an operation has come. */
export type Progress =
  | { status: 'running'; progress: number; state: Record<string, unknown> }
  | { status: 'succeeded'; result: Record<string, number> }
  | { status: 'failed'; error: NonNullable<Operation['error']> };

/** What is to be done on which record, and what the work needs to begin with. */
export interface NewOperation {
  type: Operation['type'];
  resourceId: string;
  state: Record<string, unknown>;
}
