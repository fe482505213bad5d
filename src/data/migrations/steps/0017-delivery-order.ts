import { type Kysely, sql } from 'kysely';

// Deliveries that wait for an earlier one of the same record are not in the index, so that the search for due deliveries does not
// read them. The primary key must be the youngest index of the table (see 0001-foundation.ts), so it is created again.
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

/** Separates deliveries that wait for an earlier one from those that do not. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
