/** Books. */
export const up = [
  `
create table books (
  account_id text collate "C" not null constraint books_account references accounts on delete cascade,
  id text collate "C" not null,
  title text not null,
  isbn text not null,
  price integer not null,
  stock integer not null default 0 check (stock >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  primary key (account_id, id)
)`,
  'create unique index books_isbn on books (account_id, isbn)',
  'create index books_by_created_at on books (account_id, created_at, id)',
  'create index books_by_updated_at on books (account_id, updated_at, id)',
  'create index books_by_title on books (account_id, title collate "C", id) where (title collate "C") is not null',
  'create index books_by_price on books (account_id, price, id)',
  'create index books_by_stock on books (account_id, stock, id)',
  'create index books_search on books using gin (account_id, searchable(title) gin_trgm_ops, searchable(isbn) gin_trgm_ops)',
];

// Without the family, nothing says what its events are.
export const down = ['drop table books', "delete from events where starts_with(resource_id, 'boo_')"];
