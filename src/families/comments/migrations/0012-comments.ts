/**
 * Comments.
 * Each kind of subject has a column of its own, so that a foreign key deletes the comments with their subject. `author_id` has none:
 * it still names a deleted user.
 */
export const up = [
  `
create table comments (
  account_id text collate "C" not null constraint comments_account references accounts on delete cascade,
  id text collate "C" not null,
  body text not null,
  author_id text collate "C" not null,
  project_id text collate "C",
  task_id text collate "C",
  file_id text collate "C",
  resource_id text collate "C",
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint comments_project foreign key (account_id, project_id) references projects on delete cascade,
  constraint comments_task foreign key (account_id, task_id) references tasks on delete cascade,
  constraint comments_file foreign key (account_id, file_id) references files on delete cascade,
  constraint comments_resource foreign key (account_id, resource_id) references resources on delete cascade,
  constraint comments_subject check (num_nonnulls(project_id, task_id, file_id, resource_id) = 1)
)`,
  'create index comments_by_created_at on comments (account_id, created_at, id)',
  'create index comments_by_updated_at on comments (account_id, updated_at, id)',
  'create index comments_by_author on comments (account_id, author_id, created_at, id)',
  'create index comments_by_project on comments (account_id, project_id, created_at, id) where project_id is not null',
  'create index comments_by_task on comments (account_id, task_id, created_at, id) where task_id is not null',
  'create index comments_by_file on comments (account_id, file_id, created_at, id) where file_id is not null',
  'create index comments_by_resource on comments (account_id, resource_id, created_at, id) where resource_id is not null',
  'create index comments_search on comments using gin (account_id, searchable(body) gin_trgm_ops)',
  'alter table comments add primary key (account_id, id)',
];
