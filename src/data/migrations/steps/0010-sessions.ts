import { type Kysely, sql } from 'kysely';

// A sign-in has an e-mail address and not always an account, so the addresses are in a small table of their own, by hash. A trigger
// updates it with every change of users.
const signInAddresses = [
  `
create table sign_in_addresses (
  hash text collate "C" not null,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  primary key (hash, account_id, user_id),
  constraint sign_in_addresses_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index sign_in_addresses_by_user on sign_in_addresses (account_id, user_id)',
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
  'insert into sign_in_addresses (hash, account_id, user_id) select sign_in_address_hash(email), account_id, id from users',
];

const passwords = 'alter table passwords add column last_login_at timestamptz(3)';

// Hashes are looked up before the account is known, so they are in a table of their own, like those of API keys. A replaced token is
// stored as long as its session: its reuse shows that it was copied.
const sessions = [
  `
create table sessions (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint sessions_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index sessions_by_user on sessions (account_id, user_id)',
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

const passwordLinks = [
  `
create table password_links (
  hash text collate "C" primary key,
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint password_links_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index password_links_by_user on password_links (account_id, user_id)',
];

// Entries outlive the users that they name, so only the account has a foreign key.
const auditEntries = [
  `
create table audit_entries (
  account_id text collate "C" not null constraint audit_entries_account references accounts on delete cascade,
  id text collate "C" not null,
  action text not null,
  actor_id text collate "C",
  credential_type text check (credential_type in ('api_key', 'oauth_token', 'jwt', 'session', 'password', 'password_link')),
  credential_id text collate "C",
  subject_id text collate "C",
  changes jsonb not null default '{}',
  address text,
  request_id text,
  created_at timestamptz(3) not null default now()
)`,
  'create index audit_entries_by_created_at on audit_entries (account_id, created_at, id)',
  'create index audit_entries_by_action on audit_entries (account_id, action, created_at, id)',
  'create index audit_entries_by_actor on audit_entries (account_id, actor_id, created_at, id)',
  'create index audit_entries_by_subject on audit_entries (account_id, subject_id, created_at, id)',
  'alter table audit_entries add primary key (account_id, id)',
];

/** Passwords, sessions, password links, and the audit log. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [...signInAddresses, passwords, ...sessions, ...passwordLinks, ...auditEntries];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
