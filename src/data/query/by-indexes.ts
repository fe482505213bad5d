import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../connection/transaction.ts';

/** Plans whose cost grows with the table instead of the result. */
const avoidedPlans = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'];

/**
 * The condition and order with which PostgreSQL finds a row by the index that has its account and its key, and by no other one. With equality
 * alone, a plan that was made while the table was small may read all rows of the account by whichever index was the smallest then. The order,
 * which `between` keeps from being left out, is that of the right index. For a subquery that names the account, in a transaction that prefers
 * index scans.
 */
export const onlyRow = (key: string, is: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.ref(key)} between ${is} and ${is} order by ${sql.ref(key)} limit 1`;

const settings = sql.join(avoidedPlans.map((plan) => sql`set_config(${`enable_${plan}`}, 'off', true)`));

/**
 * Makes the rest of the transaction use index scans, whatever the table statistics say. Statistics are useless for a queue: it was
 * empty or full when they were collected, and may be the opposite a moment later.
 */
export const preferIndexScans = async (tx: Tx): Promise<void> => {
  await sql`select ${settings}`.execute(tx);
};
