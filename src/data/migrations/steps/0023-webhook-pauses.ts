import { type Kysely, sql } from 'kysely';

/** Stores until when a receiver wants no deliveries. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table webhooks add column paused_until timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table webhooks drop column paused_until`.execute(db);
};
