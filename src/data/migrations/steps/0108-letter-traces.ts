import { type Kysely, sql } from 'kysely';

/** The trace in which a letter was written, as `traceparent`, so that its sending belongs to it; null where nothing is traced. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table letters add column trace text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table letters drop column trace`.execute(db);
};
