import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../connection/transaction.ts';

/** Plans whose cost grows with the table instead of the result. */
const avoidedPlans = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'];

/**
 * A condition and an order that make PostgreSQL find a row by the index on its account and key, and by no other. With equality alone, a
 * plan that was made while the table was small may read all rows of the account by whichever index was the smallest then. The order is that
 * of the right index, and because of `between` PostgreSQL does not drop it. For a subquery that names the account, in a transaction that
 * prefers index scans.
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
