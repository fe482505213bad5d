import { type Kysely, sql } from 'kysely';

/** Keeps what reached the first answer to an `Idempotency-Key`, so that it is told to nobody who reaches less. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency_keys add column scopes text[]`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency_keys drop column scopes`.execute(db);
};
