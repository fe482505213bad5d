/**
 * The tasks of projects.
 * `created_by` has no foreign key: it still names a deleted user. The order of priorities is exactly the expression in the queries:
 * PostgreSQL uses the index only then.
 */
export const up = [
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
  'create index tasks_by_completed_at on tasks (account_id, completed_at, id)',
  'create index tasks_by_title on tasks (account_id, title collate "C", id) where (title collate "C") is not null',
  'create index tasks_by_status on tasks (account_id, status, created_at, id)',
  `
create index tasks_by_priority on tasks
(account_id, (array_position(array['low', 'normal', 'high', 'urgent'], priority)), created_at, id)`,
  'create index tasks_by_project on tasks (account_id, project_id, created_at, id)',
  'create index tasks_by_assignee on tasks (account_id, assignee_id, created_at, id)',
  'create index tasks_by_creator on tasks (account_id, created_by, created_at, id)',
  `
create index tasks_search on tasks
using gin (account_id, searchable(title) gin_trgm_ops, searchable(description) gin_trgm_ops, tags)`,
  'alter table tasks add primary key (account_id, id)',
];
