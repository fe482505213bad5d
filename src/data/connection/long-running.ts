import { sql } from 'kysely';
import { hasDeadline, withoutDeadline } from './requester.ts';
import { longRunningStatement, requestTimeouts } from './timeouts.ts';
import type { Tx } from './transaction.ts';

/** The timeouts as PostgreSQL formats them. */
interface Timeouts {
  statement: string;
  lock: string;
}

const setTimeouts = (tx: Tx, { statement, lock }: Timeouts) =>
  sql`select set_config('statement_timeout', ${statement}, true), set_config('lock_timeout', ${lock}, true)`.execute(tx);

/**
 * Runs the part of a request's transaction whose duration grows with the data, such as deleting everything that belongs to a record. Its
 * statements get a longer timeout; waits for locks keep the usual one. Where statements have no timeout, the work just runs.
 */
export const longRunning = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  if (!hasDeadline()) return work();
  const executed = async (): Promise<T> => {
    const result = await work();
    await tx.flush();
    return result;
  };
  const { rows } = await sql<Timeouts>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(tx);
  if (rows[0]!.statement === '0') return withoutDeadline(executed);
  await setTimeouts(tx, { statement: String(longRunningStatement), lock: String(requestTimeouts.statement) });
  const result = await withoutDeadline(executed);
  // The rest of the transaction gets the usual timeouts again. After a failure they end with the transaction.
  await setTimeouts(tx, rows[0]!);
  return result;
};
