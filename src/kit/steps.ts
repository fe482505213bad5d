import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AnyRow } from './reads.ts';

/** How many records are read, changed and checked at a time, so that neither the process nor a statement is busy with them for long. */
const step = 100;

/**
 * Reads records in steps, the oldest first, and passes each step on before it reads the next one. Between two steps the process does other
 * work. In a transaction, a failure undoes all steps.
 * @param query selects the records, with their times and ids
 */
export const inSteps = async (query: AnyRow, table: string, each: (rows: AnyRow[]) => void): Promise<void> => {
  const place = sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})`;
  const ordered = query.orderBy(`${table}.created_at`).orderBy(`${table}.id`).limit(step);
  let rows: AnyRow[] = await ordered.execute();
  for (;;) {
    each(rows);
    if (rows.length < step) return;
    await breathe();
    const { created_at, id } = rows.at(-1);
    rows = await ordered.where(sql<boolean>`${place} > (${created_at}::timestamptz, ${id})`).execute();
  }
};
