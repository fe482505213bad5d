import { type Kysely, sql } from 'kysely';

/** Keeps until when an address asked to be left alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table webhooks add column paused_until timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table webhooks drop column paused_until`.execute(db);
};
