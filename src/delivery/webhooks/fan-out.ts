import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Sealer } from '../../core/sealing.ts';
import { inStoredTrace } from '../../core/tracing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { onlyRow, preferIndexScans } from '../../data/query/by-indexes.ts';
import { createDeliveries, type LimitOf, type OutboxEvent, TEST } from './created-deliveries.ts';
import type { Claimed, EndpointKey } from './endpoints.ts';
import { tryLockFanOut } from './order.ts';

/** The result of one step. */
export interface FanOutStep {
  /** The number of events. */
  events: number;
  /** The addresses with due deliveries that nobody has claimed. */
  endpoints: EndpointKey[];
  /** The deliveries that were created as claimed by this process. Nobody else sends them until their lease expires. */
  claimed: Claimed[];
  /** The position to continue from; undefined when no events are left. */
  next: number | undefined;
}

/** Events that were taken from the outbox. */
interface Taken {
  events: OutboxEvent[];
  /** Whether no more were waiting. */
  isWhole: boolean;
}

const firstWaiting = async (tx: Tx, accountId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ position: number | null }>`
    select min((
      select events.position from events where events.account_id = outbox.account_id and ${onlyRow('events.id', sql`outbox.event_id`)}
    )) as position
    from outbox where outbox.account_id = ${accountId}`.execute(tx);
  return rows[0]!.position ?? undefined;
};

/** How many conditions of webhooks one step evaluates at most, unless a single event has more. So a step stays short, and locks nothing for long. */
const conditionsAtOnce = 100;

/** How many events a step takes: fewer where webhooks have conditions, each of which is evaluated for every event. */
const amount = (accountId: string, most: number) => sql<number>`(
  select case count(*) when 0 then ${most} else least(${most}, greatest(1, ${conditionsAtOnce} / count(*))) end
  from webhooks where account_id = ${accountId} and conditions <> '{}')`;

/**
 * Takes the next events from the outbox, in their order. An entry is deleted by its place in the table: otherwise, with the statistics of
 * an empty outbox, PostgreSQL goes through all entries of the account for each event.
 */
const take = async (tx: Tx, accountId: string, from: number, limit: number): Promise<Taken> => {
  const { rows } = await sql<OutboxEvent & { most: number }>`
    with bound as materialized (
      select ${amount(accountId, limit)}::int as most
    ), batch as materialized (
      select id, type, resource_id, position, trace, entry.place from events, lateral (
        select ctid as place from outbox
        where account_id = ${accountId} and ${onlyRow('event_id', sql`events.id`)}
      ) as entry
      where account_id = ${accountId} and position >= ${from}
      order by position limit (select most from bound)
    ), gone as (
      delete from outbox where ctid = any(array(select place from batch))
    )
    select batch.id, batch.type, batch.resource_id, batch.position, batch.trace, bound.most from batch, bound`.execute(tx);
  const events = rows.toSorted((a, b) => a.position - b.position);
  return { events, isWhole: events.length < (rows[0]?.most ?? 1) };
};

const spanOf = (accountId: string, { length }: OutboxEvent[]) => ({
  name: 'fan out',
  attributes: { 'tessera.account': accountId, 'tessera.events': length },
});

const testedIn = (events: OutboxEvent[]): string[] =>
  events.flatMap(({ type, resource_id }) => (type === TEST && resource_id ? [resource_id] : []));

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Opens signing secrets. */
  sealer: Sealer;
  batch?: number;
}

const none: LimitOf = () => 0;

/**
 * Turns events into deliveries: one per webhook that subscribes to the type, in the transaction that takes the event from the outbox. What
 * this process can send at once is created as claimed, so that it is written twice: now, and with its outcome.
 */
export const createFanOut = ({ db, clock, sealer, batch = 500 }: Dependencies) => ({
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
   * All events before that position are already fanned out. Deliveries within `limitOf` are created as claimed ones.
   */
  step: (accountId: string, from?: number, limitOf = none): Promise<FanOutStep | undefined> =>
    transaction(db, async (tx) => {
      // One process at a time fans out an account, so that the order of its events does not change.
      if (!(await tryLockFanOut(tx, accountId))) return undefined;
      await preferIndexScans(tx);
      const start = from ?? (await firstWaiting(tx, accountId));
      if (start === undefined) return { events: 0, endpoints: [], claimed: [], next: undefined };
      const { events, isWhole } = await take(tx, accountId, start, batch);
      const next = isWhole ? undefined : events.at(-1)!.position + 1;
      const { due, claimed } = await inStoredTrace(spanOf(accountId, events), { links: events.map(({ trace }) => trace) }, () =>
        createDeliveries(sealer)(tx, accountId, clock().toISOString(), events, limitOf),
      );
      const endpoints = [...new Set([...testedIn(events), ...due])].map((webhookId) => ({ accountId, webhookId }));
      return { events: events.length, endpoints, claimed, next };
    }),
});

export type FanOut = ReturnType<typeof createFanOut>;
