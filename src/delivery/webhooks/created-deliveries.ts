import { sql } from 'kysely';
import type { EventConditions } from '../../contract/event-conditions.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { addUsedParts, usedPartRow } from '../../rules/used-parts.ts';
import type { Endpoint } from './attempt.ts';
import { withoutExcluded } from './conditions.ts';
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
  leaseMs,
  nameOf,
  type WebhookRow,
} from './endpoints.ts';
import { type DeliveryQueue, lockQueues, queueKey } from './order.ts';

/** A test goes to its own webhook only; the request that began the test has already created the delivery. */
export const TEST = 'WEBHOOK_TEST';

/** An event that is taken from the outbox. */
export interface OutboxEvent {
  id: string;
  type: string;
  resource_id: string | null;
  position: number;
  trace: string | null;
}

interface Subscriber {
  id: string;
  events: string[];
  conditions: EventConditions;
  status: 'enabled' | 'paused' | 'disabled';
  since: number;
}

/**
 * The webhooks that subscribe to any of these types, and their first position: a webhook gets no event from before its creation. If the
 * event of its creation has no position yet, the webhook is newer than all events that have one. For an old webhook, that event may have
 * been deleted.
 * Every transaction that locks webhooks and deliveries locks the webhooks first; they stay enabled or disabled until it ends.
 */
const subscribers = async (tx: Tx, accountId: string, types: string[]): Promise<Subscriber[]> => {
  const { rows } = await sql<Subscriber>`
    with heads as materialized (
      select seen from event_heads where account_id = ${accountId}
    ), fresh as materialized (
      select resource_id from (
        select event_id from outbox
        where account_id = ${accountId} and transaction >= coalesce((select pg_snapshot_xmax(seen) from heads), '0')
        union all
        select event_id from heads, pg_snapshot_xip(seen) as running (id), outbox
        where account_id = ${accountId} and transaction = running.id
      ) as unnumbered
      join events on account_id = ${accountId} and events.id = event_id and position is null and type = 'WEBHOOK_CREATED'
    )
    select id, events, conditions, status, coalesce(
      (
        select min(position) from events
        where events.account_id = ${accountId} and resource_id = webhooks.id and type = 'WEBHOOK_CREATED' and position is not null
      ),
      case when exists (select from fresh where fresh.resource_id = webhooks.id) then ${Number.MAX_SAFE_INTEGER}::bigint else 0 end
    ) as since
    from webhooks where account_id = ${accountId} and events && ${types}::text[]
    order by id for key share`.execute(tx);
  return rows;
};

interface Match {
  event: OutboxEvent;
  webhook: Subscriber;
}

const matches = (events: OutboxEvent[], webhooks: Subscriber[]): Match[] =>
  events.flatMap((event) =>
    webhooks
      .filter((webhook) => event.position >= webhook.since && webhook.events.includes(event.type))
      .map((webhook) => ({ event, webhook })),
  );

const queueOf = ({ event, webhook }: Match): DeliveryQueue | undefined =>
  event.resource_id === null || webhook.status === 'disabled' ? undefined : { webhookId: webhook.id, resourceId: event.resource_id };

/** Which deliveries are blocked by an earlier one of their queue, whether it is new or already pending. */
const blocked = async (tx: Tx, accountId: string, found: Match[]): Promise<boolean[]> => {
  const queues = found.map(queueOf);
  const taken = new Set(
    await lockQueues(
      tx,
      accountId,
      queues.filter((queue) => queue !== undefined),
    ),
  );
  return queues.map((queue) => {
    if (!queue) return false;
    const name = queueKey(queue);
    if (taken.has(name)) return true;
    taken.add(name);
    return false;
  });
};

/** How many deliveries to a webhook may be created as claimed ones. */
export type LimitOf = (key: EndpointKey) => number;

type Endpoints = ReadonlyMap<string, Endpoint>;

/** The address of a webhook that may be claimed. A secret that cannot be opened must not keep others waiting: the claim will report it. */
const claimable = (sealer: Sealer, webhook: WebhookRow): Endpoint | undefined => {
  if (!isOpen(webhook) || webhook.suspended) return undefined;
  try {
    return endpointOf(sealer, webhook);
  } catch {
    return undefined;
  }
};

/** The addresses to which deliveries may be created as claimed ones. */
const findClaimable = async (tx: Tx, sealer: Sealer, accountId: string, now: string, found: Match[], limitOf: LimitOf) => {
  const enabled = new Set(found.flatMap(({ webhook }) => (webhook.status === 'enabled' ? [webhook.id] : [])));
  const keys = [...enabled].map((webhookId) => ({ accountId, webhookId })).filter((key) => limitOf(key) > 0);
  const webhooks = keys.length > 0 ? [...(await findWebhooks(tx, keys, now))] : [];
  const endpoints = webhooks.map(([name, webhook]) => [name, claimable(sealer, webhook)] as const);
  return new Map(endpoints.flatMap(([name, endpoint]) => (endpoint ? [[name, endpoint] as const] : [])));
};

/** Which deliveries are claimed: the first ones to each webhook that are not blocked. */
const chosen = (accountId: string, found: Match[], isBlocked: boolean[], endpoints: Endpoints, limitOf: LimitOf): boolean[] => {
  const counts = new Map<string, number>();
  return found.map(({ webhook }, at) => {
    const key = { accountId, webhookId: webhook.id };
    const count = counts.get(webhook.id) ?? 0;
    if (isBlocked[at] || !endpoints.has(nameOf(key)) || count === limitOf(key)) return false;
    counts.set(webhook.id, count + 1);
    return true;
  });
};

interface Created {
  found: Match[];
  isBlocked: boolean[];
  isClaimed: boolean[];
}

/**
 * Deliveries to a disabled webhook are created as failed, so that they can be recovered when it is enabled again. Deliveries to a paused
 * webhook are pending like others, but are not claimed.
 */
const insertDeliveries = async (
  tx: Tx,
  { accountId, now, lease }: { accountId: string; now: string; lease: string },
  { found, isBlocked, isClaimed }: Created,
): Promise<readonly ClaimedRow[]> => {
  const column = <T>(value: (one: (typeof found)[number]) => T) => found.map(value);
  const { rows } = await sql<ClaimedRow>`
    with created as (
      insert into deliveries
        (account_id, id, webhook_id, event_id, event_type, resource_id, position, status, blocked, lease, next_attempt_at, due_at, created_at, updated_at)
      select ${accountId}, id, webhook_id, event_id, event_type, resource_id, position, status, blocked,
        case when claimed then ${lease} end,
        case status when 'pending' then ${now}::timestamptz + case when claimed then ${leaseMs} else 0 end * interval '1 millisecond' end,
        ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from unnest(
        ${column(() => newId('delivery'))}::text[],
        ${column(({ webhook }) => webhook.id)}::text[],
        ${column(({ event }) => event.id)}::text[],
        ${column(({ event }) => event.type)}::text[],
        ${column(({ event }) => event.resource_id)}::text[],
        ${column(({ event }) => event.position)}::bigint[],
        ${column(({ webhook }) => (webhook.status === 'disabled' ? 'failed' : 'pending'))}::text[],
        ${isBlocked}::boolean[],
        ${isClaimed}::boolean[]
      ) as found (id, webhook_id, event_id, event_type, resource_id, position, status, blocked, claimed)
      returning account_id, id, webhook_id, event_id, test, tries, lease
    )
    select ${claimedColumns('created')} from created, ${itsEvent('created')} where created.lease is not null`.execute(tx);
  return rows;
};

/** Counts the kinds of events that webhooks get. */
const countKinds = (tx: Tx, accountId: string, now: string, found: Match[]): Promise<void> => {
  const gotten = found.filter(({ webhook }) => webhook.status !== 'disabled');
  const startsAt = `${now.slice(0, 10)}T00:00:00.000Z`;
  const kinds = Map.groupBy(gotten, ({ webhook, event }) => `${webhook.id} ${event.type}`);
  const rows = [...kinds.values()].map((all) => {
    const { webhook, event } = all[0]!;
    return usedPartRow(
      { accountId, client: { type: 'webhook', id: webhook.id }, version: null, startsAt },
      `event ${event.type}`,
      all.length,
    );
  });
  return addUsedParts(tx, rows);
};

/** What was created for events. */
interface Outcome {
  /** The webhooks that have something to send now that is not claimed. */
  due: string[];
  claimed: Claimed[];
}

/** Creates the deliveries of events. */
export const createDeliveries =
  (sealer: Sealer) =>
  async (tx: Tx, accountId: string, now: string, events: OutboxEvent[], limitOf: LimitOf): Promise<Outcome> => {
    const deliverable = events.filter(({ type }) => type !== TEST);
    const types = [...new Set(deliverable.map(({ type }) => type))];
    const subscribed = types.length > 0 ? matches(deliverable, await subscribers(tx, accountId, types)) : [];
    const found = await withoutExcluded(tx, accountId, subscribed);
    if (found.length === 0) return { due: [], claimed: [] };
    const endpoints = await findClaimable(tx, sealer, accountId, now, found, limitOf);
    const isBlocked = await blocked(tx, accountId, found);
    const isClaimed = chosen(accountId, found, isBlocked, endpoints, limitOf);
    const lease = newId('delivery');
    const rows = await insertDeliveries(tx, { accountId, now, lease }, { found, isBlocked, isClaimed });
    await countKinds(tx, accountId, now, found);
    const due = found.filter(({ webhook }, at) => webhook.status === 'enabled' && !isBlocked[at] && !isClaimed[at]);
    return { due: due.map(({ webhook }) => webhook.id), claimed: claimedFrom(rows, endpoints, lease) };
  };
