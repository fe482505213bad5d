import { type Kysely, sql } from 'kysely';

/** Keeps since when an application has had an address that it did not have before, for consents are to where the answer goes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add column addresses_changed_at timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications drop column addresses_changed_at`.execute(db);
};
