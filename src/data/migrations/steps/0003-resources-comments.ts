import { type Kysely, sql } from 'kysely';

// A sync writes with the unique index: an item that it finds again is the same resource. Nulls are distinct in the index, so it
// does not restrict resources that users created.
const resources = [
  `
create table resources (
  account_id text collate "C" not null constraint resources_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  type text not null default 'standard',
  status text not null default 'active' check (status in ('active', 'archived', 'pending')),
  metadata jsonb not null default '{}',
  owner_id text collate "C" not null,
  integration_id text collate "C",
  external_id text collate "C",
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint resources_owner foreign key (account_id, owner_id) references users,
  constraint resources_origin check (integration_id is null or external_id is not null)
)`,
  'create index resources_by_created_at on resources (account_id, created_at, id)',
  'create index resources_by_updated_at on resources (account_id, updated_at, id)',
  'create index resources_by_name on resources (account_id, name, id)',
  'create index resources_by_type on resources (account_id, type, created_at, id)',
  'create index resources_by_status on resources (account_id, status, created_at, id)',
  'create index resources_by_owner on resources (account_id, owner_id, created_at, id)',
  'create unique index resources_external on resources (account_id, integration_id, external_id)',
  'alter table resources add primary key (account_id, id)',
];

// Each kind of subject has a column of its own, so that a foreign key deletes the comments with their subject. `author_id` has none:
// it still names a deleted user.
const comments = [
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
  'alter table comments add primary key (account_id, id)',
];

/** Resources, and comments on projects, tasks, files and resources. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...resources, ...comments]) await sql.raw(statement).execute(db);
};
