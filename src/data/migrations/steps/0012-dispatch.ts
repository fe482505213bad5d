import { type Kysely, sql } from 'kysely';

// `position` is the event's: the order of the deliveries of one record to one webhook. A test has none and does not wait.
// `lease` is the running attempt; `next_attempt_at` is then the time when the lease expires.
const deliveries = [
  'alter table deliveries add column position bigint, add column lease text collate "C"',
  `
update deliveries set position = events.position from events
where events.account_id = deliveries.account_id and events.id = deliveries.event_id and not deliveries.test`,
  // The due deliveries of a webhook: the first one says when to look there again, the others follow by time.
  `create index deliveries_due on deliveries (account_id, webhook_id, next_attempt_at, position) where status = 'pending'`,
  // Whether an earlier delivery of the same record is still pending.
  `create index deliveries_in_order on deliveries (account_id, webhook_id, resource_id, position) where status = 'pending'`,
];

// Since when all deliveries of a webhook have failed; null after a success.
const webhooks = ['alter table webhooks add column failing_since timestamptz(3)'];

/** The columns and indexes that the delivery of events needs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...deliveries, ...webhooks]) await sql.raw(statement).execute(db);
};
