import { type Kysely, sql } from 'kysely';

// Ids use the "C" collation: byte comparison is faster than a language's rules, and the same everywhere. Timestamps have
// milliseconds, because callers see milliseconds: a cursor made from a response then matches the stored value. When a table has
// several indexes, its primary key is created last: for an account without statistics all indexes look equally good to find one id,
// and PostgreSQL takes the youngest.

const accounts = `
create table accounts (
  id text collate "C" primary key,
  name text not null,
  plan text not null default 'free' check (plan in ('free', 'professional', 'business', 'enterprise')),
  region text not null default 'us' check (region in ('us', 'eu', 'ap')),
  default_version text,
  allowed_origins text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`;

const users = [
  `
create table users (
  account_id text collate "C" not null constraint users_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  email text not null,
  role text not null default 'viewer' check (role in ('admin', 'editor', 'viewer')),
  metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`,
  'create unique index users_email on users (account_id, lower(email))',
  'create index users_by_created_at on users (account_id, created_at, id)',
  'create index users_by_name on users (account_id, name, id)',
  'alter table users add primary key (account_id, id)',
];

const passwords = `
create table passwords (
  account_id text collate "C" not null,
  user_id text collate "C" not null,
  hash text not null,
  changed_at timestamptz(3) not null default now(),
  primary key (account_id, user_id),
  constraint passwords_user foreign key (account_id, user_id) references users on delete cascade
)`;

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

const teams = [
  `
create table teams (
  account_id text collate "C" not null constraint teams_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`,
  'create index teams_by_created_at on teams (account_id, created_at, id)',
  'create index teams_by_name on teams (account_id, name, id)',
  'alter table teams add primary key (account_id, id)',
  `
create table team_members (
  account_id text collate "C" not null,
  team_id text collate "C" not null,
  user_id text collate "C" not null,
  added_at timestamptz(3) not null default now(),
  constraint team_members_team foreign key (account_id, team_id) references teams on delete cascade,
  constraint team_members_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index team_members_by_user on team_members (account_id, user_id, team_id)',
  'alter table team_members add primary key (account_id, team_id, user_id)',
];

// An owner cannot be deleted before the project has another one. This is checked at the end of the statement, so that an account
// can still be deleted with all its records.
const projects = [
  `
create table projects (
  account_id text collate "C" not null constraint projects_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  visibility text not null default 'private' check (visibility in ('private', 'team', 'public')),
  status text not null default 'active' check (status in ('active', 'archived')),
  settings jsonb not null default '{"enableNotifications": true, "defaultView": "kanban"}',
  tags text[] not null default '{}',
  owner_id text collate "C" not null,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint projects_owner foreign key (account_id, owner_id) references users,
  constraint projects_archived check ((status = 'archived') = (archived_at is not null))
)`,
  'create index projects_by_created_at on projects (account_id, created_at, id)',
  'create index projects_by_updated_at on projects (account_id, updated_at, id)',
  'create index projects_by_archived_at on projects (account_id, archived_at, id)',
  'create index projects_by_name on projects (account_id, name, id)',
  'create index projects_by_status on projects (account_id, status, created_at, id)',
  'create index projects_by_owner on projects (account_id, owner_id, created_at, id)',
  'alter table projects add primary key (account_id, id)',
  `
create table project_members (
  account_id text collate "C" not null,
  project_id text collate "C" not null,
  user_id text collate "C" not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  added_at timestamptz(3) not null default now(),
  constraint project_members_project foreign key (account_id, project_id) references projects on delete cascade,
  constraint project_members_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index project_members_by_user on project_members (account_id, user_id, project_id)',
  'alter table project_members add primary key (account_id, project_id, user_id)',
];

// `created_by` has no foreign key: it still names a deleted user.
const tasks = [
  `
create table tasks (
  account_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  title text not null,
  description text,
  status text not null default 'todo' check (status in ('todo', 'in_progress', 'done', 'cancelled')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  assignee_id text collate "C",
  due_at timestamptz(3),
  tags text[] not null default '{}',
  completed_at timestamptz(3),
  created_by text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint tasks_project foreign key (account_id, project_id) references projects on delete cascade,
  constraint tasks_assignee foreign key (account_id, assignee_id) references users on delete set null (assignee_id),
  constraint tasks_completed check ((status = 'done') = (completed_at is not null))
)`,
  'create index tasks_by_created_at on tasks (account_id, created_at, id)',
  'create index tasks_by_updated_at on tasks (account_id, updated_at, id)',
  'create index tasks_by_due_at on tasks (account_id, due_at, id)',
  'create index tasks_by_status on tasks (account_id, status, created_at, id)',
  'create index tasks_by_project on tasks (account_id, project_id, created_at, id)',
  'create index tasks_by_assignee on tasks (account_id, assignee_id, created_at, id)',
  'create index tasks_by_creator on tasks (account_id, created_by, created_at, id)',
  'alter table tasks add primary key (account_id, id)',
];

// `xid` is the transaction that recorded the event. A reader that takes only events of transactions older than every running one,
// in the order (xid, id), never misses an event that commits later.
const events = [
  `
create table events (
  account_id text collate "C" not null constraint events_account references accounts on delete cascade,
  id text collate "C" not null,
  type text not null,
  resource_id text collate "C",
  actor jsonb not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  xid xid8 not null default pg_current_xact_id()
)`,
  'create index events_in_order on events (account_id, xid, id)',
  'create index events_by_resource on events (account_id, resource_id, xid, id)',
  'create index events_by_type on events (account_id, type, xid, id)',
  'alter table events add primary key (account_id, id)',
  `
create table outbox (
  account_id text collate "C" not null,
  event_id text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, event_id),
  constraint outbox_event foreign key (account_id, event_id) references events on delete cascade
)`,
];

/** Accounts, users and credentials; teams, projects and tasks; events. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [accounts, ...users, passwords, ...apiKeys, ...credentials, ...teams, ...projects, ...tasks, ...events];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
