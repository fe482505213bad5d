import { type Kysely, sql } from 'kysely';

// `position` is the event's: the order in which deliveries of one record go to one address. A test has none and waits for nobody.
// `lease` names the attempt that is under way; `next_attempt_at` is meanwhile the time from which another one may begin.
const deliveries = [
  'alter table deliveries add column position bigint, add column lease text collate "C"',
  `
update deliveries set position = events.position from events
where events.account_id = deliveries.account_id and events.id = deliveries.event_id and not deliveries.test`,
  // Whose turn it is: the first of an address says when to look there again, the others follow by their time.
  `create index deliveries_due on deliveries (account_id, webhook_id, next_attempt_at, position) where status = 'pending'`,
  // Whether an earlier one of the same record is still on its way.
  `create index deliveries_in_order on deliveries (account_id, webhook_id, resource_id, position) where status = 'pending'`,
];

// Since when nothing but failures came back from an address; null once something arrived.
const webhooks = ['alter table webhooks add column failing_since timestamptz(3)'];

/** What the dispatcher of deliveries looks for, and keeps. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...deliveries, ...webhooks]) await sql.raw(statement).execute(db);
};
