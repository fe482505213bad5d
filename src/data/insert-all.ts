import { sql } from 'kysely';
import type { Queries } from './connection/database.ts';
import type { Tables } from './tables/index.ts';

/** Inserts all rows in one statement with one parameter, in the order of the tables' columns. */
export const insertAll = async (tx: Queries, table: keyof Tables, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  const source = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${source}`.execute(tx);
};
