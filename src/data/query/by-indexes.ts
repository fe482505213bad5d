import { sql } from 'kysely';
import type { Tx } from '../connection/transaction.ts';

/** The ways that cost as much as there is, instead of as much as is asked for. */
const longWays = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'];

const settings = sql.join(longWays.map((way) => sql`set_config(${sql.lit(`enable_${way}`)}, 'off', true)`));

/**
 * Has the statements of the rest of the transaction walk indexes, whatever the planner believes of the tables. A queue is what
 * statistics tell least about: it was empty when they were made, or full, and is the opposite a moment later.
 */
export const byIndexes = async (tx: Tx): Promise<void> => {
  await sql`select ${settings}`.execute(tx);
};
