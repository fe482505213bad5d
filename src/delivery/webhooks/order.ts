import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';
import { onlyRow } from '../../data/query/by-indexes.ts';

// The deliveries to one webhook about one record form a queue, ordered by the positions of their events: each begins when the one
// before it has ended. The first pending delivery is free and the others are blocked, so that a search for due deliveries skips them.
// Tests, and events that are not about a record, belong to no queue.
//
// Adding deliveries to queues requires the account's fan-out lock, so that it never happens twice at the same time. A transaction
// that ends a delivery writes this first and then looks for the next one, and waits for other transactions that have locked the queue:
// of two transactions, the later one always sees the changes of the earlier one.

/** The deliveries of one webhook about one record. */
export interface DeliveryQueue {
  webhookId: string;
  resourceId: string;
}

const fanOutLock = (accountId: string) => sql`hashtextextended(${`fan-out of ${accountId}`}, 0)`;

/** Takes the account's fan-out lock until the transaction ends; later statements see all deliveries that were added before. */
export const lockFanOut = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${fanOutLock(accountId)})`.execute(tx);
};

/** Tries to take the account's fan-out lock; returns whether it was free. */
export const tryLockFanOut = async (tx: Tx, accountId: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${fanOutLock(accountId)}) as held`.execute(tx);
  return rows[0]!.held;
};

/** A key for sets of queues of one account; queues are locked in its order. */
export const queueKey = ({ webhookId, resourceId }: DeliveryQueue): string => `${webhookId} ${resourceId}`;

/** The parts of a delivery that decide its place in the order of locks. */
interface Placed {
  accountId: string;
  webhookId: string;
  id: string;
  event: { resource_id: string | null };
}

const placeOf = ({ accountId, webhookId, id, event }: Placed): string =>
  `${accountId} ${queueKey({ webhookId, resourceId: event.resource_id ?? '' })} ${id}`;

/** Sorts deliveries for locking: in the order in which `lockQueues` locks their queues, so that the two cannot deadlock. */
export const byLockOrder = (a: Placed, b: Placed): number => (placeOf(a) < placeOf(b) ? -1 : 1);

const distinct = (queues: readonly DeliveryQueue[]): DeliveryQueue[] =>
  [...new Map(queues.map((queue) => [queueKey(queue), queue]))].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, queue]) => queue);

const table = (queues: readonly DeliveryQueue[]) =>
  sql`unnest(${queues.map(({ webhookId }) => webhookId)}::text[], ${queues.map(({ resourceId }) => resourceId)}::text[])
    as queues (webhook_id, resource_id)`;

const waiting = (accountId: string) => sql`
  deliveries.account_id = ${accountId} and deliveries.webhook_id = queues.webhook_id and deliveries.resource_id = queues.resource_id
    and deliveries.status = 'pending' and deliveries.position is not null`;

/** The keys of those queues that have a pending delivery; the first of each cannot be ended or claimed until the transaction ends. */
export const lockQueues = async (tx: Tx, accountId: string, queues: readonly DeliveryQueue[]): Promise<ReadonlySet<string>> => {
  if (queues.length === 0) return new Set();
  const { rows } = await sql<DeliveryQueue>`
    select queues.webhook_id as "webhookId", queues.resource_id as "resourceId"
    from ${table(distinct(queues))}, lateral (
      select from deliveries where ${waiting(accountId)} order by position limit 1 for share) as first`.execute(tx);
  return new Set(rows.map(queueKey));
};

/**
 * Unblocks the first pending delivery of each of these queues, and returns the webhooks of the deliveries that it unblocked. Most queues
 * have no further delivery, which the index of blocked deliveries shows. The update compares each row with the one that was found: with a
 * condition on `deliveries.blocked` alone, PostgreSQL may go through all blocked deliveries.
 */
export const unblockHeads = async (tx: Tx, accountId: string, queues: readonly DeliveryQueue[]): Promise<string[]> => {
  if (queues.length === 0) return [];
  const { rows } = await sql<{ found: number; freed: string[] }>`
    with found as (
      select first.place, first.blocked from ${table(distinct(queues))}, lateral (
        select from deliveries where deliveries.account_id = ${accountId} and deliveries.webhook_id = queues.webhook_id and blocked
          and ${onlyRow('deliveries.resource_id', sql`queues.resource_id`)}
      ) as any_blocked, lateral (
        select ctid as place, blocked from deliveries where ${waiting(accountId)} order by position limit 1) as first
      where first.blocked
    ), freed as (
      update deliveries set blocked = false from found
      where deliveries.ctid = found.place and deliveries.blocked = found.blocked
      returning webhook_id
    )
    select (select count(*)::int from found) as found, coalesce(array_agg(webhook_id), '{}') as freed from freed`.execute(tx);
  const { found, freed } = rows[0]!;
  // Other transactions have changed some of them meanwhile, so other deliveries may be first now.
  const more = freed.length < found ? await unblockHeads(tx, accountId, queues) : [];
  return [...new Set([...freed, ...more])];
};

/** Blocks free deliveries of these queues that are not the first, after earlier ones were made pending again. */
export const reblock = async (tx: Tx, accountId: string, queues: readonly DeliveryQueue[]): Promise<void> => {
  if (queues.length === 0) return;
  await sql`
    with overtaken as (
      select free.id from ${table(distinct(queues))},
        lateral (select position from deliveries where ${waiting(accountId)} order by position limit 1) as first,
        lateral (
          select id, position from deliveries where ${waiting(accountId)} and not blocked order by position limit 1) as free
      where free.position > first.position
    )
    update deliveries set blocked = deliveries.status = 'pending' from overtaken
    where deliveries.account_id = ${accountId} and deliveries.id = overtaken.id`.execute(tx);
  await unblockHeads(tx, accountId, queues);
};

/** The number of deliveries that are ended at once; the rest is ended when due deliveries are claimed. */
const failBatchSize = 5000;

/** Ends the pending deliveries of a webhook, except tests, the latest first; a large number takes several calls. */
export const failPending = async (tx: Tx, accountId: string, webhookId: string, now: string): Promise<void> => {
  const { rows } = await sql<{ resource_id: string | null }>`
    with latest as (
      select id from deliveries
      where account_id = ${accountId} and webhook_id = ${webhookId} and status = 'pending' and not test
      order by created_at desc, id desc limit ${failBatchSize} for update
    )
    update deliveries set status = 'failed', blocked = false, next_attempt_at = null, lease = null,
      updated_at = ${now}::timestamptz, version = version + 1
    from latest where deliveries.account_id = ${accountId} and deliveries.id = latest.id
    returning resource_id`.execute(tx);
  if (rows.length < failBatchSize) return;
  await unblockHeads(
    tx,
    accountId,
    rows.flatMap(({ resource_id }) => (resource_id === null ? [] : [{ webhookId, resourceId: resource_id }])),
  );
};
