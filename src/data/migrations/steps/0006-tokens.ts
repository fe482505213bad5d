// A request with a code or a token does not name the account: they are looked up by hash.
const authorizationCodes = [
  `
create table authorization_codes (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  user_id text collate "C" not null,
  family_id text collate "C",
  session_id text collate "C" not null,
  redirect_uri text not null,
  scopes text[] not null,
  code_challenge text,
  nonce text,
  authenticated_at timestamptz(3) not null,
  methods text[] not null,
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  constraint authorization_codes_grant foreign key (account_id, application_id, user_id) references application_grants on delete cascade,
  constraint authorization_codes_family foreign key (account_id, family_id) references token_families on delete cascade
)`,
  'create index authorization_codes_by_grant on authorization_codes (account_id, application_id, user_id)',
  'create index authorization_codes_by_family on authorization_codes (account_id, family_id)',
  'create index authorization_codes_by_session on authorization_codes (account_id, session_id)',
  'create index authorization_codes_by_expires_at on authorization_codes (expires_at) where consumed_at is null',
];

const deviceCodes = [
  `
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
  methods text[],
  consumed_at timestamptz(3),
  family_id text collate "C",
  constraint device_codes_grant foreign key (account_id, application_id, user_id) references application_grants on delete cascade,
  constraint device_codes_family foreign key (account_id, family_id) references token_families on delete cascade
)`,
  'create unique index device_codes_by_user_code on device_codes (user_code_hash)',
  'create index device_codes_by_grant on device_codes (account_id, application_id, user_id)',
  'create index device_codes_by_family on device_codes (account_id, family_id)',
  'create index device_codes_by_expires_at on device_codes (expires_at) where consumed_at is null',
];

const tokens = [
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
  'create index access_tokens_by_expires_at on access_tokens (expires_at)',
];

// The dashboard is an application of the server itself, which an account gets when somebody first signs in there. Its tokens are sealed
// with the value of the browser's cookie, which is not stored. A row is deleted with the tokens and with the sign-in of the browser.
const browsers = [
  `
create table browser_sessions (
  hash text collate "C" primary key,
  id text collate "C" not null,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  address text not null,
  user_agent text,
  methods text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint browser_sessions_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index browser_sessions_by_user on browser_sessions (account_id, user_id)',
  'create index browser_sessions_by_expires_at on browser_sessions (expires_at)',
  `
create table dashboard_sessions (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  family_id text collate "C" not null,
  browser_session_hash text collate "C" constraint dashboard_sessions_browser references browser_sessions on delete cascade,
  tokens text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint dashboard_sessions_family foreign key (account_id, family_id) references token_families on delete cascade
)`,
  'create index dashboard_sessions_by_family on dashboard_sessions (account_id, family_id)',
  'create index dashboard_sessions_by_browser on dashboard_sessions (browser_session_hash)',
  'create index dashboard_sessions_by_expires_at on dashboard_sessions (expires_at)',
];

/** What applications get for consents, and the sign-ins of browsers. */
export const up = [...authorizationCodes, ...deviceCodes, ...tokens, ...browsers];
