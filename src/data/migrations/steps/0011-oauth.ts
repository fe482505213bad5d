import { type Kysely, sql } from 'kysely';

// An application outlives the user who registered it.
const applications = [
  `
create table applications (
  account_id text collate "C" not null constraint applications_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  type text not null check (type in ('confidential', 'public')),
  redirect_uris text[] not null default '{}',
  scopes text[] not null,
  secret_last4 text,
  created_by text collate "C",
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint applications_created_by foreign key (account_id, created_by) references users on delete set null (created_by)
)`,
  'create index applications_by_created_by on applications (account_id, created_by)',
  'create index applications_by_name on applications (account_id, name, id)',
  'create index applications_by_created_at on applications (account_id, created_at, id)',
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
];

// The consents of users. Deleting one deletes all that was issued with it.
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
  scopes text[] not null,
  authenticated_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  constraint token_families_grant foreign key (account_id, application_id, user_id) references application_grants on delete cascade
)`,
  'create index token_families_by_grant on token_families (account_id, application_id, user_id)',
  'alter table token_families add primary key (account_id, id)',
];

// A request with one of these does not name the account: they are looked up by hash.
const tokens = [
  `
create table authorization_codes (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  user_id text collate "C" not null,
  family_id text collate "C",
  redirect_uri text not null,
  scopes text[] not null,
  code_challenge text,
  nonce text,
  authenticated_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  constraint authorization_codes_grant foreign key (account_id, application_id, user_id) references application_grants on delete cascade,
  constraint authorization_codes_family foreign key (account_id, family_id) references token_families on delete cascade
)`,
  'create index authorization_codes_by_grant on authorization_codes (account_id, application_id, user_id)',
  'create index authorization_codes_by_family on authorization_codes (account_id, family_id)',
  `
create table refresh_tokens (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  family_id text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  successor text,
  constraint refresh_tokens_family foreign key (account_id, family_id) references token_families on delete cascade
)`,
  'create index refresh_tokens_by_family on refresh_tokens (account_id, family_id)',
  `
create table access_tokens (
  hash text collate "C" primary key,
  account_id text collate "C" not null constraint access_tokens_account references accounts on delete cascade,
  format text not null check (format in ('opaque', 'jwt')),
  application_id text collate "C",
  user_id text collate "C",
  family_id text collate "C",
  scopes text[] not null,
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  constraint access_tokens_application foreign key (account_id, application_id) references applications on delete cascade,
  constraint access_tokens_user foreign key (account_id, user_id) references users on delete cascade,
  constraint access_tokens_family foreign key (account_id, family_id) references token_families on delete cascade
)`,
  'create index access_tokens_by_application on access_tokens (account_id, application_id)',
  'create index access_tokens_by_user on access_tokens (account_id, user_id)',
  'create index access_tokens_by_family on access_tokens (account_id, family_id)',
  `
create table browser_sessions (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint browser_sessions_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index browser_sessions_by_user on browser_sessions (account_id, user_id)',
];

// One set of keys for the installation and all its accounts. The private part is sealed.
const signingKeys = `
create table signing_keys (
  kid text collate "C" primary key,
  public_jwk jsonb not null,
  private_jwk text not null,
  created_at timestamptz(3) not null,
  signs_from timestamptz(3),
  published_until timestamptz(3)
)`;

/** Applications, consents, tokens, and the keys that sign JWTs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...applications, ...grants, ...tokens, signingKeys]) await sql.raw(statement).execute(db);
};
