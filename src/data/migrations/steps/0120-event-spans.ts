import { type Kysely, sql } from 'kysely';

/** Between which times the events of successive positions happened, so that a list by time finds its place among the positions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table event_spans (
      account_id text collate "C" not null constraint event_spans_account references accounts on delete cascade,
      first_position bigint not null,
      last_position bigint not null,
      earliest timestamptz(3) not null,
      latest timestamptz(3) not null,
      primary key (account_id, first_position),
      constraint event_spans_positions check (last_position >= first_position)
    )`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table event_spans`.execute(db);
};
