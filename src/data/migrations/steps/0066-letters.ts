import { type Kysely, sql } from 'kysely';

// Letters that are not sent yet. They hold links and addresses, so their text is sealed.
const letters = `
create table letters (
  account_id text collate "C" not null,
  id text collate "C" not null,
  sealed text not null,
  tries integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (account_id, id),
  constraint letters_account foreign key (account_id) references accounts on delete cascade
)`;

/** The letters that are still to be mailed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(letters).execute(db);
  await sql`create index letters_by_next_attempt_at on letters (next_attempt_at)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table letters`.execute(db);
};
