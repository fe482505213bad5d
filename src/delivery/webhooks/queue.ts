import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { preferIndexScans } from '../../data/query/by-indexes.ts';
import {
  type Claimed,
  type ClaimedRow,
  claimedColumns,
  claimedFrom,
  type EndpointKey,
  endpointOf,
  findWebhooks,
  isOpen,
  itsEvent,
  keysOf,
  leaseMs,
  nameOf,
} from './endpoints.ts';
import { byLockOrder, failPending } from './order.ts';

/** How many deliveries to claim for an address. */
export interface ClaimRequest {
  key: EndpointKey;
  limit: number;
}

/**
 * The tests of a webhook. They belong to no queue, so the index of the queues finds them without reading all other pending deliveries.
 * They are sorted like that index, so that PostgreSQL does not choose another.
 */
const testsOf = (webhookId: RawBuilder<unknown>) => sql`resource_id = ${webhookId} and position is null and test order by position`;

/** Claimed deliveries stay in the index of due times until they are settled, but are skipped because their `next_attempt_at` is later. */
const firstDue = (now: string) => sql`not blocked and due_at <= ${now}::timestamptz order by due_at, position`;

interface Take {
  requests: readonly ClaimRequest[];
  /** Which deliveries are claimed, and in which order. */
  which: RawBuilder<unknown>;
  now: string;
  lease: string;
}

/**
 * Claims the due deliveries of each address that no other process is claiming. Locked rows keep their places in the table. A delivery that
 * another transaction changed just before the lock is left for the next claim.
 */
const take = async (tx: Tx, { requests, which, now, lease }: Take): Promise<ClaimedRow[]> => {
  if (requests.length === 0) return [];
  const { rows } = await sql<ClaimedRow>`
    with free as (
      select due.* from unnest(
        ${keysOf(requests.map(({ key }) => key))}, ${requests.map(({ limit }) => limit)}::int[]
      ) as requested (account_id, webhook_id, most), lateral (
        select ctid as place, account_id, event_id from deliveries
        where account_id = requested.account_id and webhook_id = requested.webhook_id and status = 'pending'
          and next_attempt_at <= ${now}::timestamptz and ${which} limit requested.most
        for update skip locked
      ) as due
    )
    update deliveries set lease = ${lease}, next_attempt_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
    from free, ${itsEvent('free')}
    where deliveries.ctid = free.place
    returning ${claimedColumns('deliveries')}`.execute(tx);
  return rows;
};

/**
 * The addresses with due deliveries, found by jumping from one to the next. Those that are paused, or requested a pause, are included only
 * with a due test. Only while the first delivery of an address is being attempted are its other deliveries read.
 */
const endpointsDue = async (tx: Tx, now: string, accountId: string | undefined): Promise<EndpointKey[]> => {
  const waiting = sql`status = 'pending' and not blocked`;
  const wanted = accountId === undefined ? waiting : sql`${waiting} and account_id = ${accountId}`;
  const { rows } = await sql<EndpointKey>`
    with recursive endpoints as (
      (select account_id, webhook_id, due_at, next_attempt_at from deliveries where ${wanted}
        order by account_id, webhook_id, due_at limit 1)
      union all
      select next.* from endpoints, lateral (
        select account_id, webhook_id, due_at, next_attempt_at from deliveries
        where ${wanted} and (account_id, webhook_id) > (endpoints.account_id, endpoints.webhook_id)
        order by account_id, webhook_id, due_at limit 1) next
    )
    select account_id as "accountId", webhook_id as "webhookId" from endpoints
    where due_at <= ${now}::timestamptz and (next_attempt_at <= ${now}::timestamptz or (
        select true from deliveries
        where account_id = endpoints.account_id and webhook_id = endpoints.webhook_id and status = 'pending'
          and next_attempt_at <= ${now}::timestamptz and ${firstDue(now)} limit 1
      ))
      and not exists (select from accounts where accounts.id = endpoints.account_id and suspended_at is not null) and (
      (
        select status <> 'paused' and coalesce(paused_until <= ${now}::timestamptz, true) from webhooks
        where account_id = endpoints.account_id and id = webhook_id
      )
      or (
        select true from deliveries
        where account_id = endpoints.account_id and webhook_id = endpoints.webhook_id and status = 'pending'
          and next_attempt_at <= ${now}::timestamptz and ${testsOf(sql`endpoints.webhook_id`)} limit 1
      ))`.execute(tx);
  return rows;
};

/** The pending deliveries. Times are from the given clock; clocks of processes may differ by seconds without harm. */
export const createQueue = ({ db, clock, sealer }: { db: Queries; clock: Clock; sealer: Sealer }) => {
  return {
    /** The addresses with due deliveries, of one account or of all. */
    due: (accountId?: string): Promise<EndpointKey[]> =>
      transaction(db, async (tx) => {
        await preferIndexScans(tx);
        return endpointsDue(tx, clock().toISOString(), accountId);
      }),

    /**
     * Claims up to `limit` deliveries of each address: of each record only the first, and only while no other delivery of the record
     * is in progress. No other process claims them until the lease expires. Webhooks that are paused or disabled, or whose address
     * requested a pause, get tests only, and those of suspended accounts nothing.
     */
    claim: (requests: readonly ClaimRequest[]): Promise<Claimed[]> =>
      transaction(db, async (tx) => {
        const now = clock().toISOString();
        await preferIndexScans(tx);
        const keys = requests.map(({ key }) => key);
        const webhooks = await findWebhooks(tx, keys, now);
        // Ends deliveries that became due while the webhook was being disabled, and those that were too many to end then.
        for (const { accountId, webhookId, status } of webhooks.values())
          if (status === 'disabled') await failPending(tx, accountId, webhookId, now);
        const lease = newId('delivery');
        const active = requests.filter(({ key }) => !webhooks.get(nameOf(key))?.suspended);
        const open = Map.groupBy(active, ({ key }) => isOpen(webhooks.get(nameOf(key))));
        const rows = [
          ...(await take(tx, { requests: open.get(true) ?? [], which: firstDue(now), now, lease })),
          ...(await take(tx, { requests: open.get(false) ?? [], which: testsOf(sql`requested.webhook_id`), now, lease })),
        ];
        const endpoints = new Map([...webhooks].map(([name, webhook]) => [name, endpointOf(sealer, webhook)]));
        return claimedFrom(rows, endpoints, lease);
      }),

    /** Releases claimed deliveries that were not attempted; they are due at once. */
    release: async (given: readonly Claimed[]): Promise<void> => {
      const inOrder = given.toSorted(byLockOrder);
      await sql`
      update deliveries set lease = null, next_attempt_at = ${clock().toISOString()}::timestamptz
      from unnest(${inOrder.map(({ accountId }) => accountId)}::text[], ${inOrder.map(({ id }) => id)}::text[],
        ${inOrder.map(({ lease }) => lease)}::text[]) as given (account_id, id, lease)
      where deliveries.account_id = given.account_id and deliveries.id = given.id and deliveries.lease = given.lease
        and status = 'pending'`.execute(db);
    },
  };
};

export type Queue = ReturnType<typeof createQueue>;
