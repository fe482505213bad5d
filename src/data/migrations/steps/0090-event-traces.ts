import { type Kysely, sql } from 'kysely';

/** The trace in which an event was recorded, as `traceparent`, so that its deliveries belong to it; null where nothing is traced. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table events add column trace text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table events drop column trace`.execute(db);
};
