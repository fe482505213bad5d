import { type Kysely, sql } from 'kysely';

/** The first responses to requests of operators with an `Idempotency-Key`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table operator_answers (
      caller text collate "C" not null,
      operation text collate "C" not null,
      key text collate "C" not null,
      fingerprint text not null,
      answer text not null,
      created_at timestamptz(3) not null,
      primary key (caller, operation, key)
    )`.execute(db);
  await sql`create index operator_answers_by_created_at on operator_answers (created_at)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table operator_answers`.execute(db);
};
