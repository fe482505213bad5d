import { sql } from 'kysely';
import type { Tx } from '../connection/transaction.ts';

/** Plans whose cost grows with the table instead of the result. */
const avoidedPlans = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'];

const settings = sql.join(avoidedPlans.map((plan) => sql`set_config(${`enable_${plan}`}, 'off', true)`));

/**
 * Makes the rest of the transaction use index scans, whatever the table statistics say. Statistics are useless for a queue: it was
 * empty or full when they were collected, and may be the opposite a moment later.
 */
export const preferIndexScans = async (tx: Tx): Promise<void> => {
  await sql`select ${settings}`.execute(tx);
};
