import { type Kysely, sql } from 'kysely';

const tables = [
  // The secret of an authenticator app is sealed.
  `
create table second_factors (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null check (kind in ('totp')),
  name text not null,
  secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint second_factors_user foreign key (account_id, user_id) references users on delete cascade,
  primary key (account_id, id)
)`,
  'create index second_factors_by_user on second_factors (account_id, user_id)',
  `
create table recovery_codes (
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  hash text collate "C" not null,
  used_at timestamptz(3),
  constraint recovery_codes_user foreign key (account_id, user_id) references users on delete cascade,
  primary key (account_id, user_id, hash)
)`,
  // A sign-in whose password was right and whose second step is open; its token comes before the account is known.
  `
create table sign_in_challenges (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  action text not null,
  enrolment text,
  expires_at timestamptz(3) not null,
  constraint sign_in_challenges_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index sign_in_challenges_by_user on sign_in_challenges (account_id, user_id)',
];

/** Second factors of people, their recovery codes, the second step of a sign-in, and whether an account demands one of administrators. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of tables) await sql.raw(statement).execute(db);
  await sql`alter table accounts add column administrators_need_second_factor boolean not null default false`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table accounts drop column administrators_need_second_factor`.execute(db);
  for (const table of ['sign_in_challenges', 'recovery_codes', 'second_factors']) await sql.raw(`drop table ${table}`).execute(db);
};
