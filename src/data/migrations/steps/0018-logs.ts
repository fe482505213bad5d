// Entries outlive the users that they name, so only the account has a foreign key. A program that follows the audit log reads the entries
// that are new, and those whose count of attempts has grown.
const auditEntries = [
  `
create table audit_entries (
  account_id text collate "C" not null constraint audit_entries_account references accounts on delete cascade,
  id text collate "C" not null,
  action text not null,
  actor_type text,
  actor_id text collate "C",
  credential_type text check (credential_type in
    ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link', 'passkey', 'email_link', 'operator_key')),
  credential_id text collate "C",
  subject_id text collate "C",
  changes jsonb not null default '{}',
  address text,
  request_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3)
)`,
  'create index audit_entries_by_created_at on audit_entries (account_id, created_at, id)',
  'create index audit_entries_by_updated_at on audit_entries (account_id, (coalesce(updated_at, created_at)), id)',
  `
create index audit_entries_by_action on audit_entries (account_id, action collate "C", created_at, id)
where (action collate "C") is not null`,
  'create index audit_entries_by_actor on audit_entries (account_id, actor_id, created_at, id)',
  'create index audit_entries_by_subject on audit_entries (account_id, subject_id, created_at, id)',
  'alter table audit_entries add primary key (account_id, id)',
];

// Written in batches, and never updated; only the account has a foreign key.
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
  logged_as bigint not null,
  created_at timestamptz(3) not null
)`,
  'create index logged_requests_by_created_at on logged_requests (account_id, created_at, id)',
  'create index logged_requests_by_request_id on logged_requests (account_id, request_id)',
  'create index logged_requests_by_status on logged_requests (account_id, status, created_at, id)',
  'create index logged_requests_by_duration on logged_requests (account_id, duration_ms, id)',
  'create index logged_requests_by_credential on logged_requests (account_id, credential_id, created_at, id)',
  'alter table logged_requests add primary key (account_id, id)',
];

// An account's requests by day, and which client used which part of the contracts by day. Written in batches, and added up.
const usage = [
  `
create table usage_days (
  account_id text collate "C" not null constraint usage_days_account references accounts on delete cascade,
  starts_at timestamptz(3) not null,
  requests bigint not null default 0,
  cost bigint not null default 0,
  client_errors bigint not null default 0,
  server_errors bigint not null default 0,
  throttled bigint not null default 0,
  busiest_minute bigint not null default 0,
  incomplete boolean not null default false,
  primary key (account_id, starts_at)
)`,
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
  requests bigint not null
)`,
  'create index used_parts_by_starts_at on used_parts (account_id, starts_at, id)',
  'create index used_parts_by_name on used_parts (account_id, name, starts_at, id)',
  'alter table used_parts add primary key (account_id, id)',
  // Which batches of figures are written already.
  `
create table traffic_writers (
  id text collate "C" primary key,
  batch bigint not null,
  written_at timestamptz(3) not null
)`,
];

/** The audit log, the log of requests with an account's credentials, and their counts by day. */
export const up = [...auditEntries, ...requests, ...usage];
