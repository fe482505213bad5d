import { sql } from 'kysely';
import type { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import type { OperationsTable } from '../data/tables/operations.ts';

/** What operations do. */
export type OperationType = OperationsTable['type'];

/** An operation that somebody works on. */
export interface LeasedOperation {
  accountId: string;
  id: string;
  resourceId: string;
  /** The name under which it is held; whoever takes the operation over has another one. */
  lease: string;
  /** How often it was taken up, this time included. */
  attempts: number;
}

/** What carries operations of one type out. */
export interface OperationWork {
  /**
   * Works until the operation is finished. @throws ServiceError when it has failed; anything else when it may be tried again,
   * also once the signal is aborted
   */
  run(operation: LeasedOperation, signal: AbortSignal): Promise<void>;
  /** Ends the operation as failed. */
  fail(operation: LeasedOperation, error: ServiceError): Promise<void>;
}

/** How long nobody else may take an operation over, in milliseconds; each step of the work begins the time anew. */
const leaseMs = 60_000;

const fromNow = sql<string>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/**
 * Takes up the oldest operation of these types that is unfinished and in nobody's hands, or whose holder's time is up. Any
 * number of nodes may ask at once. Leases go by the database's clock, which is the same for all of them.
 */
export const leaseOperation = async (
  db: Queries,
  types: readonly OperationType[],
  now: string,
): Promise<(LeasedOperation & { type: OperationType }) | undefined> => {
  const lease = newId('operation');
  const taken = await db
    .with('next', (one) =>
      one
        .selectFrom('operations')
        .select(['account_id', 'id'])
        .where('status', 'in', ['pending', 'running'])
        .where('type', 'in', types)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<string>`clock_timestamp()`)]))
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
  return taken && { ...taken, lease };
};

const leaseMatches = ({ accountId, id, lease }: LeasedOperation) => ({ account_id: accountId, id, lease, status: 'running' as const });

/**
 * What an operation's work knows and how far it is, for the next step in a transaction; meanwhile nobody takes the operation
 * over or ends it, and the lease begins anew. Undefined when it is no longer this holder's.
 */
export const renewLease = (tx: Queries, operation: LeasedOperation) =>
  tx
    .updateTable('operations')
    .set({ leased_until: fromNow })
    .where((eb) => eb.and(leaseMatches(operation)))
    .returning(['state', 'progress'])
    .executeTakeFirst();

/** Gives an unfinished operation back in good order, for anybody to take up at once; this time does not count. */
export const releaseOperation = async (db: Queries, operation: LeasedOperation): Promise<void> => {
  await db
    .updateTable('operations')
    .set((eb) => ({ leased_until: null, attempts: eb('attempts', '-', 1) }))
    .where((eb) => eb.and(leaseMatches(operation)))
    .execute();
};
