import { type Kysely, sql } from 'kysely';

/** Logout tokens that are to be sent: a row for each application of each sign-in that has ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table logout_tokens (
      account_id text collate "C" not null,
      application_id text collate "C" not null,
      session_id text collate "C" not null,
      user_id text collate "C" not null,
      tries integer not null default 0,
      next_attempt_at timestamptz(3) not null,
      leased_until timestamptz(3),
      constraint logout_tokens_application foreign key (account_id, application_id) references applications on delete cascade,
      primary key (account_id, application_id, session_id)
    )`.execute(db);
  await sql`create index logout_tokens_by_time on logout_tokens (next_attempt_at)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table logout_tokens`.execute(db);
};
