import { sql } from 'kysely';
import { hasDeadline, withoutDeadline } from './requester.ts';
import { longRunningStatement, requestTimeouts } from './timeouts.ts';
import type { Tx } from './transaction.ts';

/**
 * Runs the part of a request's transaction whose duration grows with the data, such as deleting all that belongs to a record. Its
 * statements get a longer timeout; the wait for locks keeps the usual one.
 */
export const longRunning = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  if (!hasDeadline()) return work();
  await sql`
    select set_config('statement_timeout', ${String(longRunningStatement)}, true),
      set_config('lock_timeout', ${String(requestTimeouts.statement)}, true)`.execute(tx);
  return withoutDeadline(work);
};
