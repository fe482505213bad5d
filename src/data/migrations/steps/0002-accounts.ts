const accounts = `
create table accounts (
  id text collate "C" primary key,
  name text not null,
  plan text not null default 'free' check (plan in ('free', 'professional', 'business', 'enterprise')),
  region text not null default 'us' check (region in ('us', 'eu', 'ap')),
  default_version text,
  allowed_origins text[] not null default '{}',
  rate_limit integer check (rate_limit > 0),
  burst_limit integer check (burst_limit >= rate_limit),
  administrators_need_second_factor boolean not null default false,
  everybody_needs_second_factor boolean not null default false,
  api_key_days integer,
  session_minutes integer,
  refresh_token_days integer,
  people_networks text[] not null default '{}',
  program_networks text[] not null default '{}',
  described_applications text not null default 'allowed',
  public_applications_need_registered_documents boolean not null default false,
  events_begin_after bigint not null default 0,
  events_deleted_until bigint not null default 0,
  events_days integer,
  deliveries_days integer,
  audit_days integer,
  requests_days integer,
  logged_reads double precision not null default 1,
  suspended_at timestamptz(3),
  suspension_reason text,
  delete_after timestamptz(3),
  deletion_begun_at timestamptz(3),
  exported_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint accounts_limits_shown check (rate_limit <= 1000000000 and burst_limit <= 1000000000)
)`;

// Lists compare the texts that they are sorted by in code point order, which is the same in every database and in every release of its
// operating system. They compare e-mail addresses without regard to case. The queries use the same expressions: `compared-texts.ts`. A
// sorted list repeats the condition of the index, but a look-up by id does not: so PostgreSQL never uses such an index to find an id.
const users = [
  `
create table users (
  account_id text collate "C" not null constraint users_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  email text not null,
  role text not null default 'viewer' check (role in ('admin', 'editor', 'viewer')),
  may_sign_in boolean not null default true,
  metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`,
  'create unique index users_email on users (account_id, lower(email))',
  'create index users_by_created_at on users (account_id, created_at, id)',
  'create index users_by_updated_at on users (account_id, updated_at, id)',
  'create index users_by_role on users (account_id, role, created_at, id)',
  'create index users_by_name on users (account_id, name collate "C", id) where (name collate "C") is not null',
  'create index users_by_email on users (account_id, lower(email) collate "C", id) where (lower(email) collate "C") is not null',
  `
create index users_search on users
using gin (account_id, searchable(name) gin_trgm_ops, searchable(email) gin_trgm_ops, metadata jsonb_path_ops)`,
  'alter table users add primary key (account_id, id)',
];

const idempotencyKeys = [
  `
create table idempotency_keys (
  account_id text collate "C" not null constraint idempotency_keys_account references accounts on delete cascade,
  caller text collate "C" not null,
  operation text collate "C" not null,
  key text collate "C" not null,
  fingerprint text not null,
  answer text not null,
  scopes text[] not null,
  bounds jsonb not null,
  created_at timestamptz(3) not null default now()
)`,
  'create index idempotency_keys_by_created_at on idempotency_keys (created_at)',
  'alter table idempotency_keys add primary key (account_id, caller, operation, key)',
];

/** Accounts with their users, and the stored answers to repeated requests. */
export const up = [accounts, ...users, ...idempotencyKeys];
