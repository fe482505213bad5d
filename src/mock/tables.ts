import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';

/** The names of all tables except some. */
export const allTablesBut = async (db: Queries, some: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${some}::text[])`.execute(db);
  return rows.map(({ name }) => name);
};
