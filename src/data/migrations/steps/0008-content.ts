// A sync upserts by the unique index: an item that it finds again is the same resource. The condition keeps PostgreSQL from looking up a
// resource by id in it: an index stores equal entries only once, so this one would be smaller than the primary key.
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
  'create index resources_by_name on resources (account_id, name collate "C", id) where (name collate "C") is not null',
  'create index resources_by_type on resources (account_id, type collate "C", created_at, id) where (type collate "C") is not null',
  'create index resources_by_status on resources (account_id, status, created_at, id)',
  'create index resources_by_owner on resources (account_id, owner_id, created_at, id)',
  `
create index resources_search on resources
using gin (account_id, searchable(name) gin_trgm_ops, searchable(description) gin_trgm_ops, searchable(type) gin_trgm_ops, metadata jsonb_path_ops)`,
  'create unique index resources_imported on resources (account_id, integration_id, external_id) where integration_id is not null',
  'alter table resources add primary key (account_id, id)',
];

// The files of a deleted project or task remain. The service detaches them first, because that changes their versions.
// `uploaded_by` has no foreign key: it still names a deleted user.
const files = [
  `
create table files (
  account_id text collate "C" not null constraint files_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  content_type text not null,
  status text not null default 'pending' check (status in ('pending', 'ready')),
  size integer check (size >= 0),
  checksum text,
  object_key text collate "C",
  project_id text collate "C",
  task_id text collate "C",
  uploaded_by text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint files_project foreign key (account_id, project_id) references projects on delete set null (project_id),
  constraint files_task foreign key (account_id, task_id) references tasks on delete set null (task_id),
  constraint files_ready check (num_nonnulls(size, checksum, object_key) = case status when 'ready' then 3 else 0 end)
)`,
  'create index files_by_created_at on files (account_id, created_at, id)',
  'create index files_by_updated_at on files (account_id, updated_at, id)',
  'create index files_by_name on files (account_id, name collate "C", id) where (name collate "C") is not null',
  'create index files_by_size on files (account_id, size, id)',
  'create index files_by_content_type on files (account_id, content_type collate "C", id) where (content_type collate "C") is not null',
  'create index files_by_status on files (account_id, status, created_at, id)',
  'create index files_by_checksum on files (account_id, checksum, id)',
  'create index files_by_project on files (account_id, project_id, created_at, id)',
  'create index files_by_task on files (account_id, task_id, created_at, id)',
  'create index files_by_uploader on files (account_id, uploaded_by, created_at, id)',
  'create index files_search on files using gin (account_id, searchable(name) gin_trgm_ops, searchable(content_type) gin_trgm_ops)',
  'alter table files add primary key (account_id, id)',
];

// A row is inserted before the first byte of an object is stored, and deleted in the transaction that gives the object to a file:
// after a crash at any point each object is either here or in a file. No foreign key: the object outlives the account.
const unclaimedObjects = [
  `
create table unclaimed_objects (
  account_id text collate "C" not null,
  key text collate "C" not null,
  reclaim_at timestamptz(3) not null,
  reclaiming boolean not null default false
)`,
  'create index unclaimed_objects_by_reclaim_at on unclaimed_objects (reclaim_at)',
  'alter table unclaimed_objects add primary key (account_id, key)',
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

// `headers` are the secret request headers, sealed; `config` has their names, so that a list of integrations need not open them.
const integrations = [
  `
create table integrations (
  account_id text collate "C" not null constraint integrations_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  provider text not null check (provider in ('http_json')),
  status text not null default 'disconnected' check (status in ('connected', 'disconnected', 'error')),
  config jsonb not null,
  headers text,
  last_synced_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`,
  'create index integrations_by_created_at on integrations (account_id, created_at, id)',
  'create index integrations_by_name on integrations (account_id, name collate "C", id) where (name collate "C") is not null',
  'alter table integrations add primary key (account_id, id)',
];

/** Resources, files, comments, and the integrations that resources come from. */
export const up = [...resources, ...files, ...unclaimedObjects, ...comments, ...integrations];
