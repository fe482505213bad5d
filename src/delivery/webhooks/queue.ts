import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import { byIndexes } from '../../data/by-indexes.ts';
import type { Queries } from '../../data/database.ts';
import { endWaiting } from '../../data/delivery-lines.ts';
import { type Tx, transaction } from '../../data/transaction.ts';
import type { Endpoint } from './attempt.ts';
import type { ToldEvent } from './message.ts';

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
  event: ToldEvent;
  endpoint: Endpoint;
}

/** How long a delivery is its claimer's, in milliseconds: well over what an attempt and its record may take. */
const leaseMs = 30_000;

/** How many deliveries are wanted for an address. */
export interface Ask {
  key: EndpointKey;
  limit: number;
}

interface ClaimedRow extends Omit<ToldEvent, 'id'>, EndpointKey {
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
  sealed: string[];
}

/** Names an address among all. */
export const nameOf = ({ accountId, webhookId }: EndpointKey): string => `${accountId} ${webhookId}`;

/** The webhooks that there are, by name, with the secrets that are good now, the current one first. */
const findWebhooks = async (tx: Tx, keys: readonly EndpointKey[], now: string): Promise<ReadonlyMap<string, WebhookRow>> => {
  const { rows } = await sql<WebhookRow>`
    select webhooks.account_id as "accountId", webhooks.id as "webhookId", url, status, array(
      select sealed from webhook_secrets as secrets
      where secrets.account_id = webhooks.account_id and secrets.webhook_id = webhooks.id
        and (slot = 'current' or expires_at > ${now}::timestamptz)
      order by slot) as sealed
    from unnest(${keysOf(keys)}) as asked (account_id, id)
    join webhooks on webhooks.account_id = asked.account_id and webhooks.id = asked.id`.execute(tx);
  return new Map(rows.map((row) => [nameOf(row), row]));
};

interface Take {
  asks: readonly Ask[];
  webhooks: ReadonlyMap<string, WebhookRow>;
  now: string;
  lease: string;
}

/** Takes of each address those that are due the longest, as far as nobody else is taking them; a disabled one gets tests only. */
const take = async (tx: Tx, { asks, webhooks, now, lease }: Take): Promise<ClaimedRow[]> => {
  const { rows } = await sql<ClaimedRow>`
    with free as (
      select due.* from unnest(
        ${keysOf(asks.map(({ key }) => key))}, ${asks.map(({ limit }) => limit)}::int[],
        ${asks.map(({ key }) => webhooks.get(nameOf(key))?.status === 'disabled')}::boolean[]
      ) as asked (account_id, webhook_id, most, tests_only), lateral (
        select account_id, id from deliveries
        where account_id = asked.account_id and webhook_id = asked.webhook_id and status = 'pending' and not blocked
          and next_attempt_at <= ${now}::timestamptz and (test or not asked.tests_only)
        order by next_attempt_at, position limit asked.most
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

/** The addresses at which something is due, found by leaping from one to the next. */
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
    where next_attempt_at <= ${now}::timestamptz`.execute(tx);
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
        await byIndexes(tx);
        return endpointsDue(tx, clock().toISOString(), accountId);
      }),

    /**
     * Takes up to so many deliveries to each address: of each record the first one only, and only while no other of the record is
     * on its way. Nobody else takes them until the lease is over.
     */
    claim: (asks: readonly Ask[]): Promise<Claimed[]> =>
      transaction(db, async (tx) => {
        const now = clock().toISOString();
        await byIndexes(tx);
        const keys = asks.map(({ key }) => key);
        const webhooks = await findWebhooks(tx, keys, now);
        // What was made due for a webhook at the moment it was disabled is not sent, and neither is what was too much to end then.
        for (const { accountId, webhookId, status } of webhooks.values())
          if (status === 'disabled') await endWaiting(tx, accountId, webhookId, now);
        const lease = newId('delivery');
        const rows = await take(tx, { asks, webhooks, now, lease });
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
