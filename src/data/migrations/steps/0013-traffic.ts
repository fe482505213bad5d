import { type Kysely, sql } from 'kysely';

// Written in batches, and never updated. Entries are deleted after 30 days; only the account has a foreign key.
const requests = [
  `
create table logged_requests (
  account_id text collate "C" not null constraint logged_requests_account references accounts on delete cascade,
  id text collate "C" not null,
  request_id text not null,
  method text not null,
  path text not null,
  operation_id text,
  api_version text,
  status integer not null,
  error_code text,
  duration_ms double precision not null,
  credential_type text not null check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session')),
  credential_id text collate "C" not null,
  user_id text collate "C",
  address text not null,
  created_at timestamptz(3) not null
)`,
  'create index logged_requests_by_created_at on logged_requests (account_id, created_at, id)',
  'create index logged_requests_by_request_id on logged_requests (account_id, request_id)',
  'alter table logged_requests add primary key (account_id, id)',
];

const usage = `
create table usage_days (
  account_id text collate "C" not null constraint usage_days_account references accounts on delete cascade,
  starts_at timestamptz(3) not null,
  requests bigint not null default 0,
  cost bigint not null default 0,
  client_errors bigint not null default 0,
  server_errors bigint not null default 0,
  throttled bigint not null default 0,
  primary key (account_id, starts_at)
)`;

/** The log of requests with an account's credentials, and their counts by day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...requests, usage]) await sql.raw(statement).execute(db);
};
