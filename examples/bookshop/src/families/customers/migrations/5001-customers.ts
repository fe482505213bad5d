/** Customers. */
export const up = [
  `
create table customers (
  account_id text collate "C" not null constraint customers_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  note text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  primary key (account_id, id)
)`,
  'create index customers_by_created_at on customers (account_id, created_at, id)',
  'create index customers_by_updated_at on customers (account_id, updated_at, id)',
  'create index customers_by_name on customers (account_id, name collate "C", id) where (name collate "C") is not null',
  'create index customers_search on customers using gin (account_id, searchable(name) gin_trgm_ops, searchable(note) gin_trgm_ops)',
];

// Without the family, nothing says what its events are.
export const down = ['drop table customers', "delete from events where starts_with(resource_id, 'cus_')"];
