// The only table that is not looked up by account: a request with a secret does not name the account.
const credentials = [
  `
create table credentials (
  hash text collate "C" primary key,
  account_id text collate "C" not null constraint credentials_account references accounts on delete cascade,
  kind text not null,
  subject_id text collate "C" not null
)`,
  'create index credentials_by_subject on credentials (account_id, subject_id)',
];

const apiKeys = [
  `
create table api_keys (
  account_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  user_id text collate "C" not null,
  last4 text not null,
  scopes text[] not null,
  environment text not null check (environment in ('live', 'test')),
  allowed_ips text[] not null default '{}',
  allowed_referrers text[] not null default '{}',
  rerolled_from text collate "C",
  expires_at timestamptz(3),
  overlap_ends_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint api_keys_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index api_keys_by_user on api_keys (account_id, user_id)',
  'create index api_keys_by_created_at on api_keys (account_id, created_at, id)',
  'alter table api_keys add primary key (account_id, id)',
];

// A sign-in has an e-mail address and not always an account, so the addresses are in a small table of their own, by hash. A trigger
// updates it with every change of users.
const signInAddresses = [
  `
create table sign_in_addresses (
  hash text collate "C" not null,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  constraint sign_in_addresses_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index sign_in_addresses_by_user on sign_in_addresses (account_id, user_id)',
  'alter table sign_in_addresses add primary key (hash, account_id, user_id)',
  `
create function sign_in_address_hash(email text) returns text language sql stable
return encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')`,
  `
create function keep_sign_in_address() returns trigger language plpgsql as $$
begin
  delete from sign_in_addresses where account_id = new.account_id and user_id = new.id;
  insert into sign_in_addresses (hash, account_id, user_id) values (sign_in_address_hash(new.email), new.account_id, new.id);
  return null;
end $$`,
  'create trigger users_sign_in_address after insert on users for each row execute function keep_sign_in_address()',
  `
create trigger users_sign_in_address_changed after update of email on users for each row
when (old.email is distinct from new.email) execute function keep_sign_in_address()`,
];

const passwords = [
  `
create table passwords (
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  hash text not null,
  proven_email text,
  refused_codes integer not null default 0,
  refusal_told_at timestamptz(3),
  changed_at timestamptz(3) not null default now(),
  last_login_at timestamptz(3),
  primary key (account_id, user_id),
  constraint passwords_user foreign key (account_id, user_id) references users on delete cascade
)`,
  `
create table password_links (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  mailed_to text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint password_links_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index password_links_by_user on password_links (account_id, user_id)',
  'create index password_links_by_expires_at on password_links (expires_at)',
];

// Hashes are looked up before the account is known, so they are in a table of their own, like those of API keys. A replaced token is
// stored as long as its session: its reuse shows that it was copied.
const sessions = [
  `
create table sessions (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  address text not null,
  user_agent text,
  methods text[] not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  proved_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint sessions_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index sessions_by_user on sessions (account_id, user_id)',
  'create index sessions_by_expires_at on sessions (expires_at)',
  'alter table sessions add primary key (account_id, id)',
  `
create table session_tokens (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  session_id text collate "C" not null,
  replaced_at timestamptz(3),
  constraint session_tokens_session foreign key (account_id, session_id) references sessions on delete cascade
)`,
  'create index session_tokens_by_session on session_tokens (account_id, session_id)',
];

/** The credentials of programs, and the passwords and sessions of people. */
export const up = [...credentials, ...apiKeys, ...signInAddresses, ...passwords, ...sessions];
