import { sql } from 'kysely';
import { hasDeadline, withoutDeadline } from './requester.ts';
import { longRunningStatement, requestTimeouts } from './timeouts.ts';
import type { Tx } from './transaction.ts';

/**
 * Runs the part of a request's transaction that takes as long as there is much of it, such as all that belongs to a record that is
 * deleted: its statements have the time that such work may take. Until others are out of the way they wait no longer than any.
 */
export const longRunning = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  if (!hasDeadline()) return work();
  await sql`
    select set_config('statement_timeout', ${String(longRunningStatement)}, true),
      set_config('lock_timeout', ${String(requestTimeouts.statement)}, true)`.execute(tx);
  return withoutDeadline(work);
};
