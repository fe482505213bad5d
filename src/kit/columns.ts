import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';

/** The columns that the records of the families have, by table. */
const ofRecords = new Map<string, Set<string>>();

/** Notes the columns that records of a table have. */
export const noteColumns = (table: string, columns: readonly string[]): void => {
  const known = ofRecords.get(table) ?? new Set();
  for (const column of columns) known.add(column);
  ofRecords.set(table, known);
};

/** The columns of a table that the database has not. */
const missingIn = (table: string, existing: readonly string[]): string[] =>
  [...ofRecords.get(table)!].filter((one) => !existing.includes(one));

/**
 * For development and tests: compares the columns of records with those of the database, after the migrations.
 * @throws Error where one is missing, with what to write
 */
export const expectColumns = async (db: Queries): Promise<void> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname::text as table, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relname = any(${[...ofRecords.keys()]})
      and a.attnum > 0 and not a.attisdropped
    group by c.relname`.execute(db);
  const missing = rows.flatMap(({ table, columns }) =>
    missingIn(table, columns).map(
      (column) =>
        `the table ${table} has no column ${column}, which its records have: write a migration that adds it, in \`migrations\` of its family's folder, and run npm run generate`,
    ),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
};
