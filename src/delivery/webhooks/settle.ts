import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { preferIndexScans } from '../../data/query/by-indexes.ts';
import type { Attempted } from './attempt.ts';
import { unblockHeads } from './order.ts';
import { pause } from './pauses.ts';
import type { Claimed, EndpointKey } from './queue.ts';
import { isGivenUp, type Next, nextOf } from './schedule.ts';

/** Disables a webhook in a transaction and records the event, unless it is deleted or disabled already. */
export type Disable = (tx: Tx, account: { accountId: string }, webhookId: string, reason: 'gone' | 'failing') => Promise<void>;

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
  reached: boolean;
  gone: boolean;
}

// Addresses and deliveries are always locked in the same order, so that two processes cannot deadlock.
const inOrder = (done: readonly Done[]) => done.toSorted((a, b) => (a.delivery.id < b.delivery.id ? -1 : 1));

/** The attempts by address; the result of a test does not matter for its address. */
const addressesOf = (done: readonly Done[]): Address[] => {
  const addresses = new Map<string, Address>();
  for (const { delivery, verdict } of done.filter((one) => !one.delivery.test)) {
    const { accountId, webhookId } = delivery;
    const id = `${accountId} ${webhookId}`;
    const address = addresses.get(id) ?? { accountId, webhookId, reached: false, gone: false };
    addresses.set(id, { ...address, reached: address.reached || verdict === 'delivered', gone: address.gone || verdict === 'gone' });
  }
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

/** Since when an address fails; null, and recorded as now, when it did not fail before. */
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

const record = async (tx: Tx, now: string, settled: { done: Done; next: Next }[]): Promise<void> => {
  const column = <T>(value: (one: (typeof settled)[number]) => T) => settled.map(value);
  // A delivery that was made due again, or ended, during the attempt keeps that state; but a success always counts.
  await sql`
    update deliveries set
      status = case when applies then given.status else deliveries.status end,
      next_attempt_at = case when applies then given.next_attempt_at::timestamptz else deliveries.next_attempt_at end,
      tries = case when applies then deliveries.tries + 1 else deliveries.tries end,
      blocked = deliveries.blocked and (case when applies then given.status else deliveries.status end) = 'pending',
      lease = case when applies then null else deliveries.lease end,
      attempt_count = attempt_count + 1,
      last_response_status = given.code,
      attempts = (case when jsonb_array_length(attempts) < 100 then attempts else attempts - 0 end) || given.attempt::jsonb,
      updated_at = ${now}::timestamptz,
      version = version + 1
    from (
      select given.*, found.lease is not distinct from given.lease or (found.status = 'failed' and given.status = 'succeeded') as applies
      from unnest(
        ${column(({ done }) => done.delivery.accountId)}::text[],
        ${column(({ done }) => done.delivery.id)}::text[],
        ${column(({ done }) => done.delivery.lease)}::text[],
        ${column(({ next }) => next.status)}::text[],
        ${column(({ next: { nextAttemptAt } }) => nextAttemptAt && new Date(nextAttemptAt).toISOString())}::text[],
        ${column(({ done }) => done.attempt.status)}::int[],
        ${column(({ done }) => JSON.stringify(done.attempt))}::text[]
      ) as given (account_id, id, lease, status, next_attempt_at, code, attempt), lateral (
        select lease, status from deliveries where account_id = given.account_id and id = given.id for update
      ) as found
    ) as given
    where deliveries.account_id = given.account_id and deliveries.id = given.id`.execute(tx);
};

/** Unblocks the deliveries that waited for these, account by account. */
const freeNext = async (tx: Tx, settled: { done: Done; next: Next }[]): Promise<void> => {
  const ended = settled.flatMap(({ done: { delivery }, next }) => {
    const { accountId, webhookId, test, event } = delivery;
    return test || event.resource_id === null || next.status === 'pending' ? [] : [{ accountId, webhookId, resourceId: event.resource_id }];
  });
  for (const [accountId, queues] of Map.groupBy(ended, ({ accountId }) => accountId)) await unblockHeads(tx, accountId, queues);
};

/**
 * Records attempts and the next state of their deliveries in one transaction. An address that answered 410, or has failed for too
 * long, is disabled in it; an address that requested a pause gets it.
 */
export const createSettle =
  ({ db, clock, disable, random = Math.random }: Dependencies) =>
  (done: readonly Done[]): Promise<void> =>
    transaction(db, async (tx) => {
      const at = clock().getTime();
      const now = new Date(at).toISOString();
      const addresses = addressesOf(done);
      await preferIndexScans(tx);
      for (const { accountId, webhookId } of addresses.filter(({ gone }) => gone)) await disable(tx, { accountId }, webhookId, 'gone');
      await reached(
        tx,
        addresses.filter((one) => one.reached),
      );
      for (const one of addresses.filter(({ reached: arrived, gone }) => !arrived && !gone))
        if (isGivenUp(await failingSince(tx, one, now), at)) await disable(tx, one, one.webhookId, 'failing');
      await pause(tx, done, at);
      const settled = inOrder(done).map((one) => ({
        done: one,
        next: nextOf(one.delivery, { verdict: one.verdict, at, retryAfterMs: one.retryAfterMs, random: random() }),
      }));
      await record(tx, now, settled);
      await freeNext(tx, settled);
    });

export type Settle = ReturnType<typeof createSettle>;
