/**
 * Files.
 * The files of a deleted project or task remain. The service detaches them first, because that changes their versions.
 * `uploaded_by` has no foreign key: it still names a deleted user.
 */
export const up = [
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
