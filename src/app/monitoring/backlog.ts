import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { timeLimit, waitAtMost } from '../../core/time-limit.ts';
import type { Queries } from '../../data/connection/database.ts';
import { inBackground } from '../../data/connection/requester.ts';

/** What is pending in the database, across all accounts. Ages are in seconds; 0 when nothing is pending. */
export interface Backlog {
  /** Age of the oldest committed event that has no position yet; until then nobody receives it. */
  eventLag: number;
  /** Age of the oldest event that is not yet passed on to webhooks. */
  fanOutLag: number;
  /** Events not yet passed on to webhooks. */
  outbox: number;
  /** Pending deliveries by the outcome of their last attempt, with the time of the oldest. */
  deliveries: { outcome: DeliveryOutcome; count: number; age: number }[];
  disabledWebhooks: { reason: string; count: number }[];
}

/**
 * `none`: no attempt yet; `failed`: it will be retried; `blocked`: an earlier delivery about the same record is pending; `paused`: its
 * webhook is paused, whatever the outcome.
 */
export type DeliveryOutcome = 'none' | 'failed' | 'blocked' | 'paused';

const outcomes: readonly DeliveryOutcome[] = ['none', 'failed', 'blocked', 'paused'];

const events = sql<{ unnumbered: string | null; numbered: string | null; count: number }>`
  select min(outbox.created_at) filter (where events.position is null) as unnumbered,
    min(outbox.created_at) filter (where events.position is not null) as numbered, count(*) as count
  from outbox join events on events.account_id = outbox.account_id and events.id = outbox.event_id`;

const deliveries = sql<{ outcome: DeliveryOutcome; count: number; oldest: string }>`
  select case when paused.id is not null then 'paused' when blocked then 'blocked' when tries > 0 then 'failed' else 'none' end as outcome,
    count(*) as count, min(deliveries.created_at) as oldest
  from deliveries left join webhooks paused on paused.account_id = deliveries.account_id and paused.id = webhook_id and paused.status = 'paused'
  where deliveries.status = 'pending' group by outcome`;

const webhooks = sql<{ reason: string | null; count: number }>`
  select disabled_reason as reason, count(*) as count from webhooks where status = 'disabled' group by disabled_reason`;

const read = async (db: Queries, now: number): Promise<Backlog> => {
  const age = (since: string | null | undefined) => (since ? Math.max(0, (now - Date.parse(since)) / 1000) : 0);
  const [waiting] = (await events.execute(db)).rows;
  const pending = (await deliveries.execute(db)).rows;
  const disabled = (await webhooks.execute(db)).rows;
  return {
    eventLag: age(waiting?.unnumbered),
    fanOutLag: age(waiting?.numbered),
    outbox: Number(waiting?.count ?? 0),
    deliveries: outcomes.map((outcome) => {
      const found = pending.find((one) => one.outcome === outcome);
      return { outcome, count: Number(found?.count ?? 0), age: age(found?.oldest) };
    }),
    disabledWebhooks: disabled.map(({ reason, count }) => ({ reason: reason ?? 'by_hand', count: Number(count) })),
  };
};

/** Minimum milliseconds between two readings, and the minimum as a multiple of the last reading's duration. */
const freshness = { leastMs: 5000, timesTaken: 20 };

/** How long a scrape waits for a reading, in milliseconds: a slow database must not hide the other metrics. */
const patienceMs = 2000;

/**
 * Reads the backlog for scrapes. Concurrent scrapes share a reading, and readings take at most a twentieth of one connection, whatever
 * there is to count. Resolves with the latest figures; undefined when the database has given none for a minute.
 */
export const createBacklogReader = (db: Queries, clock: Clock) => {
  let latest: { backlog: Backlog; at: number } | undefined;
  let notBefore = 0;
  let running: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    const began = performance.now();
    try {
      const backlog = await inBackground(() => read(db, clock().getTime()));
      latest = { backlog, at: performance.now() };
    } catch {
      // Whether the database answers is a separate metric.
    }
    const ended = performance.now();
    notBefore = ended + Math.max(freshness.leastMs, (ended - began) * freshness.timesTaken);
    running = undefined;
  };

  return async (): Promise<Backlog | undefined> => {
    if (performance.now() >= notBefore) running ??= refresh();
    await waitAtMost(timeLimit(patienceMs), running);
    return latest && performance.now() - latest.at < Math.max(60_000, notBefore - latest.at + patienceMs) ? latest.backlog : undefined;
  };
};

export type ReadBacklog = ReturnType<typeof createBacklogReader>;
