import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** Why an operation failed, in the envelope's form B. */
export interface OperationError {
  code: string;
  message: string;
  details: Record<string, string>;
}

type Optional<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A piece of work that outlives the request that began it. */
export interface OperationsTable {
  account_id: string;
  id: string;
  type: 'integration_sync' | 'webhook_recovery';
  status: Generated<'pending' | 'running' | 'succeeded' | 'failed'>;
  /** Per cent. */
  progress: Generated<number>;
  /** The integration or webhook; stays when that is gone. */
  resource_id: string;
  /** What the work needs to go on where it left off. */
  state: JsonWithDefault<Record<string, unknown>>;
  /** What came of it, once it has succeeded. Written as JSON text. */
  result: Optional<Record<string, number>>;
  /** Why it failed, exactly when it did. Written as JSON text. */
  error: Optional<OperationError>;
  finished_at: string | null;
  /** The name under which somebody works on it, and until when nobody else may take it over. */
  lease: string | null;
  leased_until: string | null;
  /** How often somebody took it up. */
  attempts: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
