/**
 * Resources.
 * A sync upserts by the unique index: an item that it finds again is the same resource. The condition keeps PostgreSQL from looking up a
 * resource by id in it: an index stores equal entries only once, so this one would be smaller than the primary key.
 */
export const up = [
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
