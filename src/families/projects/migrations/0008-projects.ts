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
  'create index projects_by_name on projects (account_id, name collate "C", id) where (name collate "C") is not null',
  'create index projects_by_status on projects (account_id, status, created_at, id)',
  'create index projects_by_owner on projects (account_id, owner_id, created_at, id)',
  `
create index projects_search on projects
using gin (account_id, searchable(name) gin_trgm_ops, searchable(description) gin_trgm_ops, tags)`,
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
  'create index project_members_by_added_at on project_members (account_id, project_id, added_at, user_id)',
  'alter table project_members add primary key (account_id, project_id, user_id)',
];

// The users who could see a deleted project get the event of the deletion, and can still read earlier events.
const formerProjects = [
  `
create table former_projects (
  account_id text collate "C" not null constraint former_projects_account references accounts on delete cascade,
  id text collate "C" not null,
  visibility text not null check (visibility in ('private', 'team', 'public')),
  member_ids text[] collate "C" not null,
  deleted_at timestamptz(3) not null default now()
)`,
  'create index former_projects_by_deleted_at on former_projects (account_id, deleted_at)',
  'alter table former_projects add primary key (account_id, id)',
];

/** Projects with their members. Every sort order that long lists allow has an index, so that the cost of a page depends only on its size. */
export const up = [...projects, ...formerProjects];
