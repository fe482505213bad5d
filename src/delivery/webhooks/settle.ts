import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { onlyRow, preferIndexScans } from '../../data/query/by-indexes.ts';
import type { Attempted } from './attempt.ts';
import type { Claimed, EndpointKey } from './endpoints.ts';
import { byLockOrder, unblockHeads } from './order.ts';
import { pause } from './requested-pauses.ts';
import { isGivenUp, type Next, nextOf } from './schedule.ts';

/** Disables a webhook and records the event, unless the webhook is deleted, paused, already disabled, or has another address. */
export type Disable = (
  tx: Tx,
  account: { accountId: string },
  webhook: { id: string; url: string },
  reason: 'gone' | 'failing',
) => Promise<void>;

/** A finished attempt. */
export interface Done extends Attempted {
  delivery: Claimed;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  disable: Disable;
  /** From 0 to 1. */
  random?: () => number;
}

interface Address extends EndpointKey {
  url: string;
  reached: boolean;
  gone: boolean;
}

/** The failed attempts at addresses that their webhooks no longer have. */
const atFormerAddress = async (tx: Tx, done: readonly Done[]): Promise<ReadonlySet<Done>> => {
  const failed = done.filter(({ verdict }) => verdict !== 'delivered');
  if (failed.length === 0) return new Set();
  const column = (value: (delivery: Claimed) => string) => failed.map(({ delivery }) => value(delivery));
  const { rows } = await sql<{ place: number }>`
    select given.place::int from unnest(
      ${column(({ accountId }) => accountId)}::text[], ${column(({ webhookId }) => webhookId)}::text[],
      ${column(({ endpoint }) => endpoint.url)}::text[]
    ) with ordinality as given (account_id, id, url, place)
    join webhooks on webhooks.account_id = given.account_id and webhooks.id = given.id and webhooks.url <> given.url`.execute(tx);
  return new Set(rows.map(({ place }) => failed[place - 1]!));
};

/** The results grouped by address. Test deliveries are excluded, because they do not count towards an address's record. */
const addressesOf = (done: readonly Done[]): Address[] => {
  const addresses = new Map<string, Address>();
  for (const { delivery, verdict } of done.filter((one) => !one.delivery.test)) {
    const { accountId, webhookId, endpoint } = delivery;
    const id = `${accountId} ${webhookId}`;
    const address = addresses.get(id) ?? { accountId, webhookId, url: endpoint.url, reached: false, gone: false };
    addresses.set(id, { ...address, reached: address.reached || verdict === 'delivered', gone: address.gone || verdict === 'gone' });
  }
  // Addresses are always locked in the same order, so that two processes cannot deadlock.
  return [...addresses.values()].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
};

const reached = async (tx: Tx, addresses: Address[]): Promise<void> => {
  if (addresses.length === 0) return;
  await sql`
    update webhooks set failing_since = null
    from unnest(${addresses.map(({ accountId }) => accountId)}::text[], ${addresses.map(({ webhookId }) => webhookId)}::text[])
      as given (account_id, id)
    where webhooks.account_id = given.account_id and webhooks.id = given.id and failing_since is not null`.execute(tx);
};

/** Since when an address has been failing; null, with now recorded as the beginning, when it did not fail before. */
const failingSince = async (tx: Tx, { accountId, webhookId }: EndpointKey, now: string): Promise<number | null> => {
  const { rows } = await sql<{ failing_since: string | null }>`
    select failing_since from webhooks where account_id = ${accountId} and id = ${webhookId}`.execute(tx);
  const since = rows[0]?.failing_since;
  if (since) return Date.parse(since);
  await sql`
    update webhooks set failing_since = ${now}::timestamptz
    where account_id = ${accountId} and id = ${webhookId} and failing_since is null`.execute(tx);
  return null;
};

interface Settled {
  done: Done;
  next: Next;
}

interface Locked {
  /** Which of the attempts it is. */
  at: number;
  place: string;
  lease: string | null;
  status: string;
}

/**
 * Locks deliveries, so that they keep their places in the table and their states; leaves out those that were deleted meanwhile. The update
 * has to be a separate statement: a statement sees only what was committed before it began, and others may change rows until the lock.
 */
const lock = async (tx: Tx, settled: readonly Settled[]): Promise<Locked[]> => {
  const { rows } = await sql<Locked>`
    select given.at::int, found.* from unnest(
      ${settled.map(({ done }) => done.delivery.accountId)}::text[], ${settled.map(({ done }) => done.delivery.id)}::text[]
    ) with ordinality as given (account_id, id, at), lateral (
      select ctid::text as place, lease, status from deliveries
      where account_id = given.account_id and ${onlyRow('id', sql`given.id`)}
      for update
    ) as found`.execute(tx);
  return rows;
};

/** A delivery that was made due again, or ended, during the attempt keeps that state; but a success always counts. */
const applies = ({ lease, status }: Locked, { done, next }: Settled): boolean =>
  lease === done.delivery.lease || (status === 'failed' && next.status === 'succeeded');

const kept = sql`case when jsonb_array_length(attempts) < 100 then attempts else attempts - 0 end`;
const sentAt = sql`given.attempt::jsonb ->> 'at'`;

/** An attempt that was replaced while it was running may end after the one that replaced it. */
const isLater = sql`coalesce(attempts -> -1 ->> 'at' <= ${sentAt}, true)`;

const inItsPlace = sql`(
  select coalesce(jsonb_agg(one) filter (where one ->> 'at' <= ${sentAt}), '[]') || given.attempt::jsonb
    || coalesce(jsonb_agg(one) filter (where one ->> 'at' > ${sentAt}), '[]')
  from jsonb_array_elements(${kept}) as one
)`;

const record = async (tx: Tx, now: string, settled: readonly Settled[]): Promise<void> => {
  const locked = await lock(tx, settled);
  const column = <T>(value: (one: Settled) => T) => locked.map(({ at }) => value(settled[at - 1]!));
  await sql`
    update deliveries set
      status = case when applies then given.status else deliveries.status end,
      next_attempt_at = case when applies then given.next_attempt_at::timestamptz else deliveries.next_attempt_at end,
      due_at = case when applies then coalesce(given.next_attempt_at::timestamptz, due_at) else due_at end,
      tries = case when applies then deliveries.tries + 1 else deliveries.tries end,
      blocked = deliveries.blocked and (case when applies then given.status else deliveries.status end) = 'pending',
      lease = case when applies then null else deliveries.lease end,
      attempt_count = attempt_count + 1,
      last_response_status = case when ${isLater} then given.code else last_response_status end,
      attempts = case when ${isLater} then (${kept}) || given.attempt::jsonb else ${inItsPlace} end,
      updated_at = ${now}::timestamptz,
      version = version + 1
    from unnest(
      ${locked.map(({ place }) => place)}::text[]::tid[],
      ${locked.map((one) => applies(one, settled[one.at - 1]!))}::boolean[],
      ${column(({ next }) => next.status)}::text[],
      ${column(({ next: { nextAttemptAt } }) => nextAttemptAt && new Date(nextAttemptAt).toISOString())}::text[],
      ${column(({ done }) => done.attempt.status)}::int[],
      ${column(({ done }) => JSON.stringify(done.attempt))}::text[]
    ) as given (place, applies, status, next_attempt_at, code, attempt)
    where deliveries.ctid = given.place`.execute(tx);
};

/** Unblocks the deliveries that waited for these, account by account, and returns their addresses. */
const freeNext = async (tx: Tx, settled: readonly Settled[]): Promise<EndpointKey[]> => {
  const ended = settled.flatMap(({ done: { delivery }, next }) => {
    const { accountId, webhookId, test, event } = delivery;
    return test || event.resource_id === null || next.status === 'pending' ? [] : [{ accountId, webhookId, resourceId: event.resource_id }];
  });
  const freed: EndpointKey[] = [];
  for (const [accountId, queues] of Map.groupBy(ended, ({ accountId }) => accountId))
    for (const webhookId of await unblockHeads(tx, accountId, queues)) freed.push({ accountId, webhookId });
  return freed;
};

/**
 * Records attempts and the next state of their deliveries in one transaction. The same transaction disables an address that answered 410 or
 * has failed for too long, and records a requested pause. The answer of a webhook's former address is at worst an ordinary failure.
 * Resolves with the addresses of the deliveries that waited for one of these.
 */
export const createSettle =
  ({ db, clock, disable, random = Math.random }: Dependencies) =>
  (done: readonly Done[]): Promise<EndpointKey[]> =>
    transaction(db, async (tx) => {
      const at = clock().getTime();
      const now = new Date(at).toISOString();
      await preferIndexScans(tx);
      const former = await atFormerAddress(tx, done);
      const addresses = addressesOf(done.filter((one) => !former.has(one)));
      const disableAt = ({ accountId, webhookId, url }: Address, reason: 'gone' | 'failing') =>
        disable(tx, { accountId }, { id: webhookId, url }, reason);
      for (const one of addresses.filter(({ gone }) => gone)) await disableAt(one, 'gone');
      await reached(
        tx,
        addresses.filter((one) => one.reached),
      );
      for (const one of addresses.filter(({ reached: arrived, gone }) => !arrived && !gone))
        if (isGivenUp(await failingSince(tx, one, now), at)) await disableAt(one, 'failing');
      await pause(tx, done, at);
      const inOrder = done.toSorted((a, b) => byLockOrder(a.delivery, b.delivery));
      const settled = inOrder.map((one) => {
        // The new address is tried as after any failure.
        const { verdict, retryAfterMs } = former.has(one) ? { verdict: 'failed' as const, retryAfterMs: undefined } : one;
        return { done: one, next: nextOf(one.delivery, { verdict, at, retryAfterMs, random: random() }) };
      });
      await record(tx, now, settled);
      return freeNext(tx, settled);
    });

export type Settle = ReturnType<typeof createSettle>;
