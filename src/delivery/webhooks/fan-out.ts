import { sql } from 'kysely';
import type { EventConditions } from '../../contract/event-conditions.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { inStoredTrace } from '../../core/tracing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { onlyRow, preferIndexScans } from '../../data/query/by-indexes.ts';
import { addUsedParts, usedPartRow } from '../../rules/used-parts.ts';
import { matchingEvents } from './conditions.ts';
import { type DeliveryQueue, lockQueues, queueKey, tryLockFanOut } from './order.ts';
import type { EndpointKey } from './queue.ts';

/** A test goes to its own webhook only; the request that began the test has already created the delivery. */
const TEST = 'WEBHOOK_TEST';

interface OutboxEvent {
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

/** The result of one step. */
export interface FanOutStep {
  /** The number of events. */
  events: number;
  /** The addresses with due deliveries. */
  endpoints: EndpointKey[];
  /** The position to continue from; undefined when no events are left. */
  next: number | undefined;
}

const firstWaiting = async (tx: Tx, accountId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ position: number | null }>`
    select min((
      select events.position from events where events.account_id = outbox.account_id and ${onlyRow('events.id', sql`outbox.event_id`)}
    )) as position
    from outbox where outbox.account_id = ${accountId}`.execute(tx);
  return rows[0]!.position ?? undefined;
};

/**
 * Takes the next events from the outbox, in their order. An entry is deleted by its place in the table: otherwise, with the statistics of
 * an empty outbox, PostgreSQL goes through all entries of the account for each event.
 */
const take = async (tx: Tx, accountId: string, from: number, limit: number): Promise<OutboxEvent[]> => {
  const { rows } = await sql<OutboxEvent>`
    with batch as materialized (
      select id, type, resource_id, position, trace, entry.place from events, lateral (
        select ctid as place from outbox
        where account_id = ${accountId} and ${onlyRow('event_id', sql`events.id`)}
      ) as entry
      where account_id = ${accountId} and position >= ${from}
      order by position limit ${limit}
    ), gone as (
      delete from outbox where ctid = any(array(select place from batch))
    )
    select id, type, resource_id, position, trace from batch`.execute(tx);
  return rows.toSorted((a, b) => a.position - b.position);
};

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

const conditionOf = ({ event, webhook }: Match): string | undefined => webhook.conditions[event.type];

/** Leaves out the events that a webhook's conditions exclude. */
const withoutExcluded = async (tx: Tx, accountId: string, found: Match[]): Promise<Match[]> => {
  const conditional = Map.groupBy(
    found.filter((match) => conditionOf(match) !== undefined),
    ({ webhook }) => webhook,
  );
  const matching = await Promise.all(
    [...conditional].map(async ([webhook, matches]) => {
      const events = matches.map(({ event }) => event);
      return [webhook, await matchingEvents(tx, accountId, webhook.conditions, events)] as const;
    }),
  );
  const idsOf = new Map(matching);
  return found.filter((match) => conditionOf(match) === undefined || idsOf.get(match.webhook)!.has(match.event.id));
};

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

/**
 * Deliveries to a disabled webhook are created as failed, so that they can be recovered when it is enabled again. Deliveries to a paused
 * webhook are pending like others, but are not claimed.
 */
const insertDeliveries = async (tx: Tx, accountId: string, now: string, found: Match[]): Promise<void> => {
  const column = <T>(value: (one: (typeof found)[number]) => T) => found.map(value);
  await sql`
    insert into deliveries
      (account_id, id, webhook_id, event_id, event_type, resource_id, position, status, blocked, next_attempt_at, due_at, created_at, updated_at)
    select ${accountId}, id, webhook_id, event_id, event_type, resource_id, position, status, blocked,
      case status when 'pending' then ${now}::timestamptz end, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${column(() => newId('delivery'))}::text[],
      ${column(({ webhook }) => webhook.id)}::text[],
      ${column(({ event }) => event.id)}::text[],
      ${column(({ event }) => event.type)}::text[],
      ${column(({ event }) => event.resource_id)}::text[],
      ${column(({ event }) => event.position)}::bigint[],
      ${column(({ webhook }) => (webhook.status === 'disabled' ? 'failed' : 'pending'))}::text[],
      ${await blocked(tx, accountId, found)}::boolean[]
    ) as found (id, webhook_id, event_id, event_type, resource_id, position, status, blocked)`.execute(tx);
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

/** Creates the deliveries of events, and returns the webhooks that have something to send now. */
const createDeliveries = async (tx: Tx, accountId: string, now: string, events: OutboxEvent[]): Promise<string[]> => {
  const deliverable = events.filter(({ type }) => type !== TEST);
  const types = [...new Set(deliverable.map(({ type }) => type))];
  const subscribed = types.length > 0 ? matches(deliverable, await subscribers(tx, accountId, types)) : [];
  const found = await withoutExcluded(tx, accountId, subscribed);
  if (found.length > 0) await insertDeliveries(tx, accountId, now, found);
  await countKinds(tx, accountId, now, found);
  return found.filter(({ webhook }) => webhook.status === 'enabled').map(({ webhook }) => webhook.id);
};

const spanOf = (accountId: string, { length }: OutboxEvent[]) => ({
  name: 'fan out',
  attributes: { 'tessera.account': accountId, 'tessera.events': length },
});

const testedIn = (events: OutboxEvent[]): string[] =>
  events.flatMap(({ type, resource_id }) => (type === TEST && resource_id ? [resource_id] : []));

/** Turns events into deliveries: one per webhook that subscribes to the type, in the transaction that takes the event from the outbox. */
export const createFanOut = ({ db, clock, batch = 500 }: { db: Queries; clock: Clock; batch?: number }) => ({
  /** The accounts whose events in the outbox already have positions; other events are announced once they have theirs. */
  waiting: (): Promise<string[]> =>
    transaction(db, async (tx) => {
      await preferIndexScans(tx);
      const { rows } = await sql<{ account_id: string }>`
        with recursive accounts (account_id) as (
          (select account_id from outbox order by account_id limit 1)
          union all
          select (select outbox.account_id from outbox where outbox.account_id > accounts.account_id order by outbox.account_id limit 1)
          from accounts where accounts.account_id is not null
        )
        select account_id from accounts where account_id is not null and (
          select true from outbox where outbox.account_id = accounts.account_id and (
            select events.position is not null from events where events.account_id = outbox.account_id and events.id = outbox.event_id)
          limit 1)`.execute(tx);
      return rows.map(({ account_id }) => account_id);
    }),

  /**
   * Fans out the next events of an account; `from` is the `next` of the last step. Undefined when another process has the lock.
   * All events before that position are already fanned out.
   */
  step: (accountId: string, from?: number): Promise<FanOutStep | undefined> =>
    transaction(db, async (tx) => {
      // One process at a time fans out an account, so that the order of its events does not change.
      if (!(await tryLockFanOut(tx, accountId))) return undefined;
      await preferIndexScans(tx);
      const start = from ?? (await firstWaiting(tx, accountId));
      if (start === undefined) return { events: 0, endpoints: [], next: undefined };
      const events = await take(tx, accountId, start, batch);
      const next = events.length === batch ? events.at(-1)!.position + 1 : undefined;
      const created = await inStoredTrace(spanOf(accountId, events), { links: events.map(({ trace }) => trace) }, () =>
        createDeliveries(tx, accountId, clock().toISOString(), events),
      );
      const webhookIds = [...testedIn(events), ...created];
      return { events: events.length, endpoints: [...new Set(webhookIds)].map((webhookId) => ({ accountId, webhookId })), next };
    }),
});

export type FanOut = ReturnType<typeof createFanOut>;
