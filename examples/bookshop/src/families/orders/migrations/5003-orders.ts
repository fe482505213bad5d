/** Orders. */
export const up = [
  `
create table orders (
  account_id text collate "C" not null constraint orders_account references accounts on delete cascade,
  id text collate "C" not null,
  customer_id text collate "C" not null,
  lines jsonb not null,
  total integer not null,
  status text not null default 'placed' check (status in ('placed', 'paid', 'shipped', 'cancelled')),
  note text,
  placed_by text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  primary key (account_id, id),
  constraint orders_customer foreign key (account_id, customer_id) references customers on delete cascade
)`,
  'create index orders_by_created_at on orders (account_id, created_at, id)',
  'create index orders_by_updated_at on orders (account_id, updated_at, id)',
  'create index orders_by_customer on orders (account_id, customer_id, created_at, id)',
  'create index orders_by_total on orders (account_id, total, id)',
  'create index orders_by_status on orders (account_id, status, created_at, id)',
  'create index orders_by_placed_by on orders (account_id, placed_by, created_at, id)',
  'create index orders_search on orders using gin (account_id, searchable(note) gin_trgm_ops)',
];

// Without the family, nothing says what its events are.
export const down = ['drop table orders', "delete from events where starts_with(resource_id, 'ord_')"];
