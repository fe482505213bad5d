import { type Kysely, sql } from 'kysely';

const deviceCodes = `
create table device_codes (
  hash text collate "C" primary key,
  user_code_hash text collate "C" not null,
  client_id text collate "C" not null,
  scopes text[] not null,
  address text,
  user_agent text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  interval_seconds integer not null,
  polled_at timestamptz(3),
  decision text check (decision in ('allowed', 'denied')),
  account_id text collate "C",
  application_id text collate "C",
  user_id text collate "C",
  authenticated_at timestamptz(3),
  consumed_at timestamptz(3),
  family_id text collate "C",
  constraint device_codes_grant foreign key (account_id, application_id, user_id) references application_grants on delete cascade,
  constraint device_codes_family foreign key (account_id, family_id) references token_families on delete cascade
)`;

const indexes = [
  'create unique index device_codes_by_user_code on device_codes (user_code_hash)',
  'create index device_codes_by_grant on device_codes (account_id, application_id, user_id)',
  'create index device_codes_by_family on device_codes (account_id, family_id)',
];

/** The codes of the device grant. Applications use it if they say so, or are the built-in one of the command line. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(deviceCodes).execute(db);
  for (const index of indexes) await sql.raw(index).execute(db);
  await sql`alter table applications add column device_grant boolean not null default false, add column built_in text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications drop column device_grant, drop column built_in`.execute(db);
  await sql`drop table device_codes`.execute(db);
};
