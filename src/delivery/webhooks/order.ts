import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';

// Deliveries about one record to one webhook stand in line, by the positions of their events: the next one begins when the one
// before has come to its end. The first that is pending is free, the others are blocked, so that nobody who looks for what is due
// walks past them. Tests, and events about no record, stand in no line.
//
// Whoever puts deliveries into lines takes the account's turn, so that two never do it at the same time. Whoever ends one looks for
// the next only once the end is written, and waits for others who are at the line: the later of two always sees what the earlier did.

/** The deliveries of one webhook about one record. */
export interface DeliveryQueue {
  webhookId: string;
  resourceId: string;
}

const fanOutLock = (accountId: string) => sql`hashtextextended(${`fan-out of ${accountId}`}, 0)`;

/** Takes an account's turn to put deliveries into lines, until the transaction ends; what follows sees all that was put before. */
export const lockFanOut = async (tx: Tx, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${fanOutLock(accountId)})`.execute(tx);
};

/** Takes an account's turn unless somebody else has it; answers whether it was taken. */
export const tryLockFanOut = async (tx: Tx, accountId: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${fanOutLock(accountId)}) as held`.execute(tx);
  return rows[0]!.held;
};

/** Names a line among those of its account. */
export const queueKey = ({ webhookId, resourceId }: DeliveryQueue): string => `${webhookId} ${resourceId}`;

const distinct = (queues: readonly DeliveryQueue[]): DeliveryQueue[] =>
  [...new Map(queues.map((queue) => [queueKey(queue), queue]))].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, queue]) => queue);

const table = (queues: readonly DeliveryQueue[]) =>
  sql`unnest(${queues.map(({ webhookId }) => webhookId)}::text[], ${queues.map(({ resourceId }) => resourceId)}::text[])
    as lines (webhook_id, resource_id)`;

const waiting = (accountId: string) => sql`
  deliveries.account_id = ${accountId} and deliveries.webhook_id = lines.webhook_id and deliveries.resource_id = lines.resource_id
    and deliveries.status = 'pending' and deliveries.position is not null`;

/** Of these lines, by name, those in which something waits; the first of each neither ends nor is taken until the transaction ends. */
export const lockQueues = async (tx: Tx, accountId: string, queues: readonly DeliveryQueue[]): Promise<ReadonlySet<string>> => {
  if (queues.length === 0) return new Set();
  const { rows } = await sql<DeliveryQueue>`
    select lines.webhook_id as "webhookId", lines.resource_id as "resourceId"
    from ${table(distinct(queues))}, lateral (
      select from deliveries where ${waiting(accountId)} order by position limit 1 for share) as first`.execute(tx);
  return new Set(rows.map(queueKey));
};

/** Has the first that waits in each of these lines wait for nobody. */
export const unblockHeads = async (tx: Tx, accountId: string, queues: readonly DeliveryQueue[]): Promise<void> => {
  if (queues.length === 0) return;
  const { rows } = await sql<{ found: number; freed: number }>`
    with found as (
      select first.id from ${table(distinct(queues))}, lateral (
        select id, blocked from deliveries where ${waiting(accountId)} order by position limit 1) as first
      where first.blocked
    ), freed as (
      update deliveries set blocked = false from found
      where deliveries.account_id = ${accountId} and deliveries.id = found.id and deliveries.blocked
      returning 1
    )
    select (select count(*) from found) as found, (select count(*) from freed) as freed`.execute(tx);
  // Some came to their end in other hands meanwhile, so that others are first now.
  if (Number(rows[0]!.freed) < Number(rows[0]!.found)) await unblockHeads(tx, accountId, queues);
};

/** Has whatever else of these lines is free wait for the first, where blocked ones were put before it. */
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

/** So many are ended at once; what is left is ended when somebody looks for what is due. */
const failBatchSize = 5000;

/** Ends what waits for a webhook, tests excepted, the latest first; what is very much takes several times. */
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
