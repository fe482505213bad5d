import { type Kysely, sql } from 'kysely';

/** Stores the scopes of the first request with an `Idempotency-Key`: a repetition with fewer scopes does not get its response. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency_keys add column scopes text[]`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency_keys drop column scopes`.execute(db);
};
