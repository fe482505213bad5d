import { type Kysely, sql } from 'kysely';

/** Stores how restricted the credential of the first request with an `Idempotency-Key` was: one that is more restricted now does not get a secret. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency_keys add column bounds jsonb`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency_keys drop column bounds`.execute(db);
};
