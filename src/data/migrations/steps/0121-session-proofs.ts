import { type Kysely, sql } from 'kysely';

/** When the person of a session last proved that they are there; null where they have not since they signed in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions add column proved_at timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions drop column proved_at`.execute(db);
};
