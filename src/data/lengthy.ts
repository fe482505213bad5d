import { sql } from 'kysely';
import { isTimed, takingItsTime } from './claimant.ts';
import { lengthyStatement, requestTimes } from './request-times.ts';
import type { Tx } from './transaction.ts';

/**
 * Runs the part of a request's transaction that takes as long as there is much of it, such as all that belongs to a record that is
 * deleted: its statements have the time that such work may take. Until others are out of the way they wait no longer than any.
 */
export const lengthy = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  if (!isTimed()) return work();
  await sql`
    select set_config('statement_timeout', ${String(lengthyStatement)}, true),
      set_config('lock_timeout', ${String(requestTimes.statement)}, true)`.execute(tx);
  return takingItsTime(work);
};
