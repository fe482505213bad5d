import { type Kysely, sql } from 'kysely';

// What waits behind an earlier delivery of the same record stands apart, so that whoever looks for what is due walks past none of
// it, however much it is. The primary key is to be the youngest index of the table (0001-foundation.ts says why), so it is made
// again.
const statements = [
  'alter table deliveries add column blocked boolean not null default false',
  `
update deliveries set blocked = true
where status = 'pending' and exists (
  select 1 from deliveries as earlier
  where earlier.account_id = deliveries.account_id and earlier.webhook_id = deliveries.webhook_id
    and earlier.resource_id = deliveries.resource_id and earlier.status = 'pending' and earlier.position < deliveries.position)`,
  `alter table deliveries add constraint deliveries_blocked check (not blocked or status = 'pending')`,
  'drop index deliveries_due',
  `create index deliveries_due on deliveries (account_id, webhook_id, next_attempt_at, position) where status = 'pending' and not blocked`,
  'alter table deliveries drop constraint deliveries_pkey',
  'alter table deliveries add primary key (account_id, id)',
];

/** Keeps deliveries that wait for another one out of the way of those that do not. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
