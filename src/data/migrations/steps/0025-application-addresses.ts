import { type Kysely, sql } from 'kysely';

/** Stores when an application last got a new redirect URI: a consent covers the redirect URIs of its time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add column addresses_changed_at timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications drop column addresses_changed_at`.execute(db);
};
