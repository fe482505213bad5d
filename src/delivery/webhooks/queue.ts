import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { preferIndexScans } from '../../data/query/by-indexes.ts';
import type { Endpoint } from './attempt.ts';
import type { WebhookEvent } from './message.ts';
import { failPending } from './order.ts';

/** The address of one webhook, whose deliveries are taken from the queue together. */
export interface EndpointKey {
  accountId: string;
  webhookId: string;
}

/** A delivery that is this process's to attempt. */
export interface Claimed extends EndpointKey {
  id: string;
  /** Names this attempt. */
  lease: string;
  test: boolean;
  /** Which attempt this is since it was made due from the start, from 1. */
  tries: number;
  event: WebhookEvent;
  endpoint: Endpoint;
}

/** How long a delivery is its claimer's, in milliseconds: well over what an attempt and its record may take. */
const leaseMs = 30_000;

/** How many deliveries are wanted for an address. */
export interface ClaimRequest {
  key: EndpointKey;
  limit: number;
}

interface ClaimedRow extends Omit<WebhookEvent, 'id'>, EndpointKey {
  delivery_id: string;
  test: boolean;
  tries: number;
  event_id: string;
}

const keysOf = (keys: readonly EndpointKey[]) =>
  sql`${keys.map(({ accountId }) => accountId)}::text[], ${keys.map(({ webhookId }) => webhookId)}::text[]`;

interface WebhookRow extends EndpointKey {
  url: string;
  status: 'enabled' | 'disabled';
  /** Whether the address asked to be left alone, and the time is not over. */
  paused: boolean;
  sealed: string[];
}

/** Whether more than tests goes there. */
const isOpen = (webhook: WebhookRow | undefined): boolean => webhook?.status === 'enabled' && !webhook.paused;

/** Names an address among all. */
export const nameOf = ({ accountId, webhookId }: EndpointKey): string => `${accountId} ${webhookId}`;

/** The webhooks that there are, by name, with the secrets that are good now, the current one first. */
const findWebhooks = async (tx: Tx, keys: readonly EndpointKey[], now: string): Promise<ReadonlyMap<string, WebhookRow>> => {
  const { rows } = await sql<WebhookRow>`
    select webhooks.account_id as "accountId", webhooks.id as "webhookId", url, status,
      coalesce(paused_until > ${now}::timestamptz, false) as paused, array(
      select sealed from webhook_secrets as secrets
      where secrets.account_id = webhooks.account_id and secrets.webhook_id = webhooks.id
        and (slot = 'current' or expires_at > ${now}::timestamptz)
      order by slot) as sealed
    from unnest(${keysOf(keys)}) as asked (account_id, id)
    join webhooks on webhooks.account_id = asked.account_id and webhooks.id = asked.id`.execute(tx);
  return new Map(rows.map((row) => [nameOf(row), row]));
};

/**
 * The tests of a webhook. They stand in no line, so that the index of the lines leads to them past everything else that waits,
 * however much it is; their order is that index's, so that no other one is taken.
 */
const testsOf = (webhookId: RawBuilder<unknown>) => sql`resource_id = ${webhookId} and position is null and test order by position`;

const firstDue = sql`not blocked order by next_attempt_at, position`;

interface Take {
  requests: readonly ClaimRequest[];
  /** Which are taken, and in which order. */
  which: RawBuilder<unknown>;
  now: string;
  lease: string;
}

/** Takes what is due of each address, as far as nobody else is taking it. */
const take = async (tx: Tx, { requests, which, now, lease }: Take): Promise<ClaimedRow[]> => {
  if (requests.length === 0) return [];
  const { rows } = await sql<ClaimedRow>`
    with free as (
      select due.* from unnest(
        ${keysOf(requests.map(({ key }) => key))}, ${requests.map(({ limit }) => limit)}::int[]
      ) as asked (account_id, webhook_id, most), lateral (
        select account_id, id from deliveries
        where account_id = asked.account_id and webhook_id = asked.webhook_id and status = 'pending'
          and next_attempt_at <= ${now}::timestamptz and ${which} limit asked.most
        for update skip locked
      ) as due
    )
    update deliveries set lease = ${lease}, next_attempt_at = ${now}::timestamptz + ${leaseMs} * interval '1 millisecond'
    from free, events
    where deliveries.account_id = free.account_id and deliveries.id = free.id
      and events.account_id = free.account_id and events.id = deliveries.event_id
    returning deliveries.account_id as "accountId", deliveries.webhook_id as "webhookId", deliveries.id as delivery_id, deliveries.test,
      deliveries.tries + 1 as tries,
      events.id as event_id, events.type, events.resource_id, events.actor, events.data, events.created_at`.execute(tx);
  return rows;
};

/** The addresses at which something is due, found by leaping from one to the next; of those that are left alone, where a test is. */
const endpointsDue = async (tx: Tx, now: string, accountId: string | undefined): Promise<EndpointKey[]> => {
  const waiting = sql`status = 'pending' and not blocked`;
  const wanted = accountId === undefined ? waiting : sql`${waiting} and account_id = ${accountId}`;
  const { rows } = await sql<EndpointKey>`
    with recursive endpoints as (
      (select account_id, webhook_id, next_attempt_at from deliveries where ${wanted}
        order by account_id, webhook_id, next_attempt_at limit 1)
      union all
      select next.* from endpoints, lateral (
        select account_id, webhook_id, next_attempt_at from deliveries
        where ${wanted} and (account_id, webhook_id) > (endpoints.account_id, endpoints.webhook_id)
        order by account_id, webhook_id, next_attempt_at limit 1) next
    )
    select account_id as "accountId", webhook_id as "webhookId" from endpoints
    where next_attempt_at <= ${now}::timestamptz and (
      coalesce((select paused_until <= ${now}::timestamptz from webhooks where account_id = endpoints.account_id and id = webhook_id), true)
      or (
        select true from deliveries
        where account_id = endpoints.account_id and webhook_id = endpoints.webhook_id and status = 'pending'
          and next_attempt_at <= ${now}::timestamptz and ${testsOf(sql`endpoints.webhook_id`)} limit 1
      ))`.execute(tx);
  return rows;
};

/** The deliveries that wait. Times are by the given clock; processes whose clocks are seconds apart do not get into each other's way. */
export const createQueue = ({ db, clock, sealer }: { db: Queries; clock: Clock; sealer: Sealer }) => {
  const endpointOf = ({ url, webhookId, sealed }: WebhookRow): Endpoint => ({
    url,
    secrets: sealed.map((one) => sealer.open(one, webhookId)),
  });

  return {
    /** The addresses at which something is due, of one account or of all. */
    due: (accountId?: string): Promise<EndpointKey[]> =>
      transaction(db, async (tx) => {
        await preferIndexScans(tx);
        return endpointsDue(tx, clock().toISOString(), accountId);
      }),

    /**
     * Takes up to so many deliveries to each address: of each record the first one only, and only while no other of the record is
     * on its way. Nobody else takes them until the lease is over. Of a webhook that is disabled, or left alone, it takes tests only.
     */
    claim: (requests: readonly ClaimRequest[]): Promise<Claimed[]> =>
      transaction(db, async (tx) => {
        const now = clock().toISOString();
        await preferIndexScans(tx);
        const keys = requests.map(({ key }) => key);
        const webhooks = await findWebhooks(tx, keys, now);
        // What was made due for a webhook at the moment it was disabled is not sent, and neither is what was too much to end then.
        for (const { accountId, webhookId, status } of webhooks.values())
          if (status === 'disabled') await failPending(tx, accountId, webhookId, now);
        const lease = newId('delivery');
        const open = Map.groupBy(requests, ({ key }) => isOpen(webhooks.get(nameOf(key))));
        const rows = [
          ...(await take(tx, { requests: open.get(true) ?? [], which: firstDue, now, lease })),
          ...(await take(tx, { requests: open.get(false) ?? [], which: testsOf(sql`asked.webhook_id`), now, lease })),
        ];
        const endpoints = new Map([...webhooks].map(([name, webhook]) => [name, endpointOf(webhook)]));
        return rows.map(({ accountId, webhookId, delivery_id, test, tries, event_id, ...told }) => {
          const key = { accountId, webhookId };
          return { ...key, id: delivery_id, lease, test, tries, event: { id: event_id, ...told }, endpoint: endpoints.get(nameOf(key))! };
        });
      }),

    /** Gives deliveries back that were not attempted; they are due at once. */
    release: async (claimed: readonly Claimed[]): Promise<void> => {
      await sql`
      update deliveries set lease = null, next_attempt_at = ${clock().toISOString()}::timestamptz
      from unnest(${claimed.map(({ accountId }) => accountId)}::text[], ${claimed.map(({ id }) => id)}::text[],
        ${claimed.map(({ lease }) => lease)}::text[]) as given (account_id, id, lease)
      where deliveries.account_id = given.account_id and deliveries.id = given.id and deliveries.lease = given.lease
        and status = 'pending'`.execute(db);
    },
  };
};

export type Queue = ReturnType<typeof createQueue>;
