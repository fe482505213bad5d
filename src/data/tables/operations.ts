import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** Why an operation failed, as in form B of the error envelope. */
export interface OperationError {
  code: string;
  message: string;
  details: Record<string, string>;
}

type Optional<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Work that continues after the response to the request that started it. */
export interface OperationsTable {
  account_id: string;
  id: string;
  /** The kind of work; the contract lists them. */
  type: string;
  status: Generated<'pending' | 'running' | 'succeeded' | 'failed'>;
  /** In per cent. */
  progress: Generated<number>;
  /** The id of the record that the work is about; not cleared when that is deleted. */
  resource_id: string;
  /** What the work needs to continue after an interruption. */
  state: JsonWithDefault<Record<string, unknown>>;
  /** The result, once it has succeeded. Written as JSON text. */
  result: Optional<Record<string, number>>;
  /** Set exactly when it has failed. Written as JSON text. */
  error: Optional<OperationError>;
  finished_at: string | null;
  /** The lease of the worker, and when it expires. */
  lease: string | null;
  leased_until: string | null;
  /** How often a worker started it. */
  attempts: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
