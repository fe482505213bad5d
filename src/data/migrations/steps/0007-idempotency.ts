import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table idempotency_keys (
      account_id text collate "C" not null constraint idempotency_keys_account references accounts on delete cascade,
      caller text collate "C" not null,
      operation text collate "C" not null,
      key text collate "C" not null,
      fingerprint text not null,
      answer text not null,
      created_at timestamptz(3) not null default now(),
      primary key (account_id, caller, operation, key)
    )`.execute(db);
};
