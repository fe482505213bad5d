// An application outlives the user who registered it. An account has each built-in or self-describing application only once.
const applications = [
  `
create table applications (
  account_id text collate "C" not null constraint applications_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  type text not null check (type in ('confidential', 'public')),
  status text not null default 'allowed',
  redirect_uris text[] not null default '{}',
  post_logout_redirect_uris text[] not null default '{}',
  backchannel_logout_uri text,
  addresses_changed_at timestamptz(3),
  scopes text[] not null,
  secret_last4 text,
  jwks jsonb,
  metadata_url text,
  device_grant boolean not null default false,
  built_in text,
  first_party boolean not null default false,
  created_by text collate "C",
  requested_by text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint applications_created_by foreign key (account_id, created_by) references users on delete set null (created_by)
)`,
  'create index applications_by_created_by on applications (account_id, created_by)',
  'create index applications_by_created_at on applications (account_id, created_at, id)',
  'create index applications_by_name on applications (account_id, name collate "C", id) where (name collate "C") is not null',
  'create unique index applications_by_built_in on applications (account_id, built_in) where built_in is not null',
  'create unique index applications_by_metadata_url on applications (account_id, metadata_url) where metadata_url is not null',
  'alter table applications add primary key (account_id, id)',
  `
create table application_secrets (
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  hash text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  primary key (account_id, application_id, hash),
  constraint application_secrets_application foreign key (account_id, application_id) references applications on delete cascade
)`,
  // An application may authenticate with its own keys; an assertion is remembered for as long as it could be replayed.
  `
create table used_client_assertions (
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  hash text collate "C" not null,
  expires_at timestamptz(3) not null,
  constraint used_client_assertions_application foreign key (account_id, application_id) references applications on delete cascade
)`,
  'create index used_client_assertions_by_expires_at on used_client_assertions (expires_at)',
  'alter table used_client_assertions add primary key (account_id, application_id, hash)',
  // The GraphQL documents that it may name by their ids. A document never changes.
  `
create table registered_documents (
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  id text collate "C" not null,
  text text not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, application_id, id),
  constraint registered_documents_application foreign key (account_id, application_id) references applications on delete cascade
)`,
];

// The consents of users. Deleting a consent deletes everything that was issued with it. What was issued during the sign-in of a browser is
// found by `session_id` when that sign-in ends.
const grants = [
  `
create table application_grants (
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  user_id text collate "C" not null,
  scopes text[] not null,
  granted_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  constraint application_grants_application foreign key (account_id, application_id) references applications on delete cascade,
  constraint application_grants_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index application_grants_by_user on application_grants (account_id, user_id)',
  'alter table application_grants add primary key (account_id, application_id, user_id)',
  `
create table token_families (
  account_id text collate "C" not null,
  id text collate "C" not null,
  application_id text collate "C" not null,
  user_id text collate "C" not null,
  session_id text collate "C",
  scopes text[] not null,
  authenticated_at timestamptz(3) not null,
  methods text[] not null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  constraint token_families_grant foreign key (account_id, application_id, user_id) references application_grants on delete cascade
)`,
  'create index token_families_by_grant on token_families (account_id, application_id, user_id)',
  'create index token_families_by_session on token_families (account_id, session_id) where session_id is not null',
  'alter table token_families add primary key (account_id, id)',
];

// Logout tokens that are to be sent: a row for each application of each sign-in that has ended.
const logoutTokens = [
  `
create table logout_tokens (
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  session_id text collate "C" not null,
  user_id text collate "C" not null,
  tries integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  leased_until timestamptz(3),
  constraint logout_tokens_application foreign key (account_id, application_id) references applications on delete cascade
)`,
  'create index logout_tokens_by_time on logout_tokens (next_attempt_at)',
  'alter table logout_tokens add primary key (account_id, application_id, session_id)',
];

/** Applications and the consents of users. */
export const up = [...applications, ...grants, ...logoutTokens];
