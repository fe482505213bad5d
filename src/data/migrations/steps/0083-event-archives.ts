import { type Kysely, sql } from 'kysely';

/** The objects that have the archived events of an account, in the order of their positions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table event_archives (
      account_id text collate "C" not null constraint event_archives_account references accounts on delete cascade,
      first_position bigint not null,
      last_position bigint not null,
      object_key text collate "C" not null,
      size integer not null,
      checksum text not null,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      primary key (account_id, first_position),
      constraint event_archives_positions check (last_position >= first_position)
    )`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table event_archives`.execute(db);
};
