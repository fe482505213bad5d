import { type Kysely, sql } from 'kysely';

/** Applications that describe themselves, by the address of their document. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add column metadata_url text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications drop column metadata_url`.execute(db);
};
