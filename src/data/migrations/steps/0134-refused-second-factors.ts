import { type Kysely, sql } from 'kysely';

/** What was refused after a person's right password: how many codes since their last sign-in, and when they were last told by mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table passwords add column refused_codes integer not null default 0`.execute(db);
  await sql`alter table passwords add column refusal_told_at timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table passwords drop column refusal_told_at`.execute(db);
  await sql`alter table passwords drop column refused_codes`.execute(db);
};
