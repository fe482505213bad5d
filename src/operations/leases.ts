import { type Selectable, sql } from 'kysely';
import type { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import { columnsEqual } from '../data/query/columns-equal.ts';
import type { OperationsTable } from '../data/tables/operations.ts';

/** An operation that a worker holds. */
export interface LeasedOperation {
  accountId: string;
  id: string;
  resourceId: string;
  /** The id of the lease; each worker that takes the operation over gets a new one. */
  lease: string;
  /** How often it was started, including this time. */
  attempts: number;
}

/** Executes operations of one type. */
export interface OperationWork {
  /**
   * Runs until the operation is finished. @throws ServiceError when it has failed; after any other error it is tried again, even if the
   * signal was aborted
   */
  run(operation: LeasedOperation, signal: AbortSignal): Promise<void>;
  /** Ends the operation as failed. */
  fail(operation: LeasedOperation, error: ServiceError): Promise<void>;
}

/** The duration of a lease in milliseconds; each step of the work renews it. */
const leaseMs = 60_000;

const fromNow = sql<string>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/**
 * Leases the oldest unfinished operation of these types without a valid lease. Any number of nodes may call it at once. Leases use
 * the clock of the database, which is the same for all nodes.
 */
export const leaseOperation = async (
  db: Queries,
  types: readonly string[],
  now: string,
): Promise<(LeasedOperation & { type: string }) | undefined> => {
  const lease = newId('operation');
  const leased = await db
    .with('next', (one) =>
      one
        .selectFrom('operations')
        .select(['account_id', 'id'])
        .where('status', 'in', ['pending', 'running'])
        .where('type', 'in', types)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<string>`clock_timestamp()`)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('accounts')
                .select('accounts.id')
                .whereRef('accounts.id', '=', 'operations.account_id')
                .where('accounts.suspended_at', 'is not', null),
            ),
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('operations')
    .from('next')
    .set((eb) => ({
      status: 'running',
      lease,
      leased_until: fromNow,
      attempts: eb('operations.attempts', '+', 1),
      updated_at: now,
      version: eb('operations.version', '+', 1),
    }))
    .whereRef('operations.account_id', '=', 'next.account_id')
    .whereRef('operations.id', '=', 'next.id')
    .returning([
      'operations.account_id as accountId',
      'operations.id',
      'operations.type',
      'operations.resource_id as resourceId',
      'attempts',
    ])
    .executeTakeFirst();
  return leased && { ...leased, lease };
};

const leaseMatches = ({ accountId, id, lease }: LeasedOperation) =>
  columnsEqual<Selectable<OperationsTable>>({ account_id: accountId, id, lease, status: 'running' });

/**
 * Renews the lease, and returns the state and the progress for the next step. Until the end of the transaction no other worker can
 * take the operation over or end it. Undefined when this worker no longer holds the operation.
 */
export const renewLease = (tx: Queries, operation: LeasedOperation) =>
  tx
    .updateTable('operations')
    .set({ leased_until: fromNow })
    .where(leaseMatches(operation))
    .returning(['state', 'progress'])
    .executeTakeFirst();

/** Releases an unfinished operation, so that another worker can take it at once; this attempt does not count. */
export const releaseOperation = async (db: Queries, operation: LeasedOperation): Promise<void> => {
  await db
    .updateTable('operations')
    .set((eb) => ({ leased_until: null, attempts: eb('attempts', '-', 1) }))
    .where(leaseMatches(operation))
    .execute();
};
