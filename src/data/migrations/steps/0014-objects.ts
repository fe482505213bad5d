/**
 * The keys of objects that no file has.
 * A row is inserted before the first byte of an object is stored, and deleted in the transaction that gives the object to a file:
 * after a crash at any point each object is either here or in a file. No foreign key: the object outlives the account.
 */
export const up = [
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
