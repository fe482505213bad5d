import { type Kysely, sql } from 'kysely';

/** The session in which a second factor was begun, which alone confirms it; null for those that were begun before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table second_factors add column session_id text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table second_factors drop column session_id`.execute(db);
};
