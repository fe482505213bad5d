import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { preferIndexScans } from '../../data/query/by-indexes.ts';
import { type DeliveryQueue, lockQueues, queueKey, tryLockFanOut } from './order.ts';
import type { EndpointKey } from './queue.ts';

/** Goes to the webhook under test alone, and the test itself has put the delivery down. */
const TEST = 'WEBHOOK_TEST';

interface OutboxEvent {
  id: string;
  type: string;
  resource_id: string | null;
  position: number;
}

interface Listener {
  id: string;
  events: string[];
  status: 'enabled' | 'disabled';
  since: number;
}

/** What one step passed on. */
export interface Passed {
  /** How many. */
  events: number;
  /** Where deliveries are due now. */
  endpoints: EndpointKey[];
  /** The position from which on to go on; undefined when nothing is left. */
  next: number | undefined;
}

const firstWaiting = async (tx: Tx, accountId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ position: number | null }>`
    select min(events.position) as position from outbox
    join events on events.account_id = outbox.account_id and events.id = outbox.event_id
    where outbox.account_id = ${accountId}`.execute(tx);
  return rows[0]!.position ?? undefined;
};

/** Takes the next events out of the outbox, in their order. */
const take = async (tx: Tx, accountId: string, from: number, limit: number): Promise<OutboxEvent[]> => {
  const { rows } = await sql<OutboxEvent>`
    with batch as materialized (
      select id, type, resource_id, position from events
      where account_id = ${accountId} and position >= ${from}
        and (select true from outbox where outbox.account_id = ${accountId} and outbox.event_id = events.id)
      order by position limit ${limit}
    ), gone as (
      delete from outbox using batch where outbox.account_id = ${accountId} and outbox.event_id = batch.id
    )
    select id, type, resource_id, position from batch`.execute(tx);
  return rows.toSorted((a, b) => a.position - b.position);
};

/**
 * Who asks for any of these types, and from which position on: a webhook hears of nothing that happened before it was there. They
 * are locked before any of their deliveries, as by everybody who does both, and stay enabled or disabled for as long.
 */
const listeners = async (tx: Tx, accountId: string, types: string[]): Promise<Listener[]> => {
  const { rows } = await sql<Listener>`
    select id, events, status, coalesce((
      select min(position) from events
      where events.account_id = ${accountId} and resource_id = webhooks.id and type = 'WEBHOOK_CREATED' and position is not null
    ), 0) as since
    from webhooks where account_id = ${accountId} and events && ${types}::text[]
    order by id for key share`.execute(tx);
  return rows;
};

interface Match {
  event: OutboxEvent;
  webhook: Listener;
}

const matches = (events: OutboxEvent[], webhooks: Listener[]): Match[] =>
  events.flatMap((event) =>
    webhooks
      .filter((webhook) => event.position >= webhook.since && webhook.events.includes(event.type))
      .map((webhook) => ({ event, webhook })),
  );

const queueOf = ({ event, webhook }: Match): DeliveryQueue | undefined =>
  event.resource_id === null || webhook.status === 'disabled' ? undefined : { webhookId: webhook.id, resourceId: event.resource_id };

/** Which of them wait for an earlier one of their line, be it among them or on its way already. */
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

/** What a disabled webhook misses is put down as failed, for it to be recovered when the webhook is enabled again. */
const put = async (tx: Tx, accountId: string, now: string, found: Match[]): Promise<void> => {
  const column = <T>(value: (one: (typeof found)[number]) => T) => found.map(value);
  await sql`
    insert into deliveries
      (account_id, id, webhook_id, event_id, event_type, resource_id, position, status, blocked, next_attempt_at, created_at, updated_at)
    select ${accountId}, id, webhook_id, event_id, event_type, resource_id, position, status, blocked,
      case status when 'pending' then ${now}::timestamptz end, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${column(() => newId('delivery'))}::text[],
      ${column(({ webhook }) => webhook.id)}::text[],
      ${column(({ event }) => event.id)}::text[],
      ${column(({ event }) => event.type)}::text[],
      ${column(({ event }) => event.resource_id)}::text[],
      ${column(({ event }) => event.position)}::bigint[],
      ${column(({ webhook }) => (webhook.status === 'enabled' ? 'pending' : 'failed'))}::text[],
      ${await blocked(tx, accountId, found)}::boolean[]
    ) as found (id, webhook_id, event_id, event_type, resource_id, position, status, blocked)`.execute(tx);
};

/** Puts down who is to be told of what, and answers the webhooks that have something to send now. */
const createDeliveries = async (tx: Tx, accountId: string, now: string, events: OutboxEvent[]): Promise<string[]> => {
  const deliverable = events.filter(({ type }) => type !== TEST);
  const types = [...new Set(deliverable.map(({ type }) => type))];
  const found = types.length > 0 ? matches(deliverable, await listeners(tx, accountId, types)) : [];
  if (found.length > 0) await put(tx, accountId, now, found);
  return found.filter(({ webhook }) => webhook.status === 'enabled').map(({ webhook }) => webhook.id);
};

const testedIn = (events: OutboxEvent[]): string[] =>
  events.flatMap(({ type, resource_id }) => (type === TEST && resource_id ? [resource_id] : []));

/** Turns events into deliveries: one for each webhook that asks for the type, in the transaction that takes the event out of the outbox. */
export const createFanOut = ({ db, clock, batch = 500 }: { db: Queries; clock: Clock; batch?: number }) => ({
  /** The accounts whose outbox is not empty. */
  waiting: async (): Promise<string[]> => {
    const { rows } = await sql<{ account_id: string }>`
      with recursive accounts (account_id) as (
        (select account_id from outbox order by account_id limit 1)
        union all
        select (select outbox.account_id from outbox where outbox.account_id > accounts.account_id order by outbox.account_id limit 1)
        from accounts where accounts.account_id is not null
      )
      select account_id from accounts where account_id is not null`.execute(db);
    return rows.map(({ account_id }) => account_id);
  },

  /**
   * Passes on what is next of an account; `from` is what the last step answered. Undefined when somebody else is at it. What
   * lies before a position that was passed on has been passed on.
   */
  step: (accountId: string, from?: number): Promise<Passed | undefined> =>
    transaction(db, async (tx) => {
      // One at a time passes an account's events on, so that they arrive in their order.
      if (!(await tryLockFanOut(tx, accountId))) return undefined;
      await preferIndexScans(tx);
      const start = from ?? (await firstWaiting(tx, accountId));
      if (start === undefined) return { events: 0, endpoints: [], next: undefined };
      const events = await take(tx, accountId, start, batch);
      const next = events.length === batch ? events.at(-1)!.position + 1 : undefined;
      const webhookIds = [...testedIn(events), ...(await createDeliveries(tx, accountId, clock().toISOString(), events))];
      return { events: events.length, endpoints: [...new Set(webhookIds)].map((webhookId) => ({ accountId, webhookId })), next };
    }),
});

export type FanOut = ReturnType<typeof createFanOut>;
