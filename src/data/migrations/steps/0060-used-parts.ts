import { type Kysely, sql } from 'kysely';

// Written in batches, added up by id, and deleted after a time; only the account has a foreign key.
const forth = [
  `
create table used_parts (
  account_id text collate "C" not null constraint used_parts_account references accounts on delete cascade,
  id text collate "C" not null,
  starts_at timestamptz(3) not null,
  kind text collate "C" not null,
  name text collate "C" not null,
  api_version text collate "C",
  client_type text collate "C" not null,
  client_id text collate "C" not null,
  requests bigint not null,
  primary key (account_id, id)
)`,
  'create index used_parts_by_starts_at on used_parts (account_id, starts_at, id)',
  'create index used_parts_by_name on used_parts (account_id, name, starts_at, id)',
];

/** Counts which client used which part of the contracts, by day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of forth) await sql.raw(statement).execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table used_parts`.execute(db);
};
