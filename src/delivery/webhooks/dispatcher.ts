import type { Logger } from 'pino';
import { giveUpAfter } from '../../core/time-limit.ts';
import { inStoredTrace } from '../../core/tracing.ts';
import type { Send } from './attempt.ts';
import { createLoop } from './loop.ts';
import { type Claimed, type ClaimRequest, type EndpointKey, nameOf, type Queue } from './queue.ts';
import { requestedPause } from './requested-pauses.ts';
import type { Done, Settle } from './settle.ts';
import { createSlots, type Ended } from './slots.ts';

interface Dependencies {
  queue: Queue;
  send: Send;
  settle: Settle;
  log: Pick<Logger, 'warn'>;
  /** The maximum number of concurrent requests. */
  atOnce?: number;
  /** Milliseconds between two polls for deliveries without a wake-up: retries, deliveries of other nodes, and those left by a crash. */
  pollIntervalMs?: number;
  /** How long running requests may take to finish after `close`, in milliseconds. */
  graceMs?: number;
}

/** The maximum number of concurrent claims, and of addresses per claim. */
const claimsAtOnce = 4;
const addressesAtOnce = 64;

/**
 * How long a claimed delivery may wait until its request begins, in milliseconds. The attempt and its record must fit into the rest
 * of the lease: otherwise another process may send the same delivery, and the later deliveries of its queue, before this one.
 */
const holdMs = 8000;

/** No claim begins while more attempts than this wait to be recorded. */
const unsettledAtMost = 2000;

interface Held {
  delivery: Claimed;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

const spanOf = ({ accountId, webhookId, id, tries, event }: Claimed) => ({
  name: `deliver ${event.type}`,
  attributes: {
    'tessera.account': accountId,
    'tessera.webhook': webhookId,
    'tessera.delivery': id,
    'tessera.event': event.id,
    'tessera.attempt': tries,
  },
});

/** Sends due deliveries. Any number of processes share the work; one process at a time holds a delivery. */
export const createDispatcher = ({ queue, send, settle, log, atOnce = 512, pollIntervalMs, graceMs = 3000 }: Dependencies) => {
  const abort = new AbortController();
  const slots = createSlots(atOnce);
  /** Addresses that may have due deliveries; an address is removed when a claim for it begins. */
  const ready = new Map<string, EndpointKey>();
  /** Claimed deliveries that wait for a slot, by address. */
  const held = new Map<string, Held[]>();
  /** Addresses that requested a pause, until the pause is recorded and claims respect it. */
  const pausing = new Set<string>();
  let claims = 0;
  let unsettled: Done[] = [];
  let settling = false;

  const wake = (endpoints: readonly EndpointKey[]): void => {
    for (const one of endpoints) ready.set(nameOf(one), one);
    if (endpoints.length > 0) loop.notify();
  };

  /** Records all finished attempts at once; those that finish meanwhile are recorded together afterwards. */
  const settleAll = async (): Promise<void> => {
    while (unsettled.length > 0) {
      const done = unsettled;
      unsettled = [];
      try {
        wake(await settle(done));
      } catch (error) {
        // An attempt that was not recorded is repeated after its lease. If the connection was lost during the commit, it may have been recorded.
        log.warn({ err: error }, 'delivery attempts could not be recorded');
        wake(done.map(({ delivery }) => delivery));
      }
      // Other attempts at an address may have been recorded before the one that asked for the pause.
      for (const one of done) if (requestedPause(one) > 0) pausing.delete(nameOf(one.delivery));
      // Addresses whose pause is recorded now, and claims that `unsettledAtMost` held back, may begin.
      loop.notify();
    }
    settling = false;
  };

  const record = (done: Done): void => {
    unsettled.push(done);
    if (settling) return;
    settling = true;
    loop.track(settleAll());
  };

  const release = async (deliveries: readonly Claimed[]): Promise<void> => {
    if (deliveries.length === 0) return;
    await queue.release(deliveries).catch((error: unknown) => log.warn({ err: error }, 'deliveries could not be released'));
  };

  /** Releases deliveries whose request has not begun. */
  const giveBack = (name: string, given: readonly Held[]): void => {
    slots.give(name, given.length);
    const deliveries = given.map(({ delivery }) => delivery);
    loop.track(release(deliveries).then(() => wake(deliveries.slice(0, 1))));
  };

  const giveBackAll = (name: string): void => {
    const given = held.get(name);
    held.delete(name);
    if (given) giveBack(name, given);
  };

  const attempt = async (delivery: Claimed): Promise<Ended | undefined> => {
    const began = performance.now();
    try {
      const attempted = await inStoredTrace(spanOf(delivery), { stored: delivery.trace }, () =>
        send(delivery.endpoint, delivery.event, abort.signal),
      );
      if (requestedPause(attempted) > 0) pausing.add(nameOf(delivery));
      record({ ...attempted, delivery });
      return { succeeded: attempted.verdict === 'delivered', tookMs: performance.now() - began };
    } catch (error) {
      if (abort.signal.aborted) await release([delivery]);
      else log.warn({ err: error, delivery: delivery.id }, 'a delivery could not be attempted');
      return undefined;
    }
  };

  const deliver = async (name: string, delivery: Claimed): Promise<void> => {
    const ended = await attempt(delivery);
    slots.end(name, ended);
    slots.give(name, 1);
    // After a failure the other deliveries are released, so that every process can claim them.
    if (!ended?.succeeded || loop.isClosing()) giveBackAll(name);
    startHeld(name);
  };

  /** Begins as many requests to an address as it has slots for. */
  const startHeld = (name: string): void => {
    const waiting = held.get(name) ?? [];
    const late = waiting.findIndex(({ until }) => until > performance.now());
    if (late !== 0 && waiting.length > 0) giveBack(name, waiting.splice(0, late < 0 ? waiting.length : late));
    while (waiting.length > 0 && slots.begin(name)) loop.track(deliver(name, waiting.shift()!.delivery));
    if (waiting.length === 0) held.delete(name);
  };

  /** An error of one address must not affect the others: when a claim fails, each address is claimed alone. */
  const claimAll = async (requests: readonly ClaimRequest[]): Promise<Claimed[]> => {
    try {
      return await queue.claim(requests);
    } catch (error) {
      if (requests.length > 1) return (await Promise.all(requests.map((one) => claimAll([one])))).flat();
      log.warn({ err: error }, 'deliveries could not be claimed');
      return [];
    }
  };

  const claim = async (requests: readonly ClaimRequest[]): Promise<void> => {
    const until = performance.now() + holdMs;
    const taken = Map.groupBy(await claimAll(requests), nameOf);
    for (const { key, limit } of requests) {
      const name = nameOf(key);
      const deliveries = taken.get(name) ?? [];
      slots.give(name, limit - deliveries.length);
      // There may be more.
      if (deliveries.length === limit) wake([key]);
      held.set(name, [...(held.get(name) ?? []), ...deliveries.map((delivery) => ({ delivery, until }))]);
      if (loop.isClosing() || pausing.has(name)) giveBackAll(name);
      startHeld(name);
    }
  };

  /** The next claims, for as many deliveries as there are free slots. Addresses without a slot, or with an unrecorded pause, stay ready. */
  const next = (): ClaimRequest[] => {
    const requests: ClaimRequest[] = [];
    for (const [name, key] of ready) {
      if (requests.length === addressesAtOnce || slots.areTaken) break;
      const limit = pausing.has(name) ? 0 : slots.free(name);
      if (limit === 0) continue;
      ready.delete(name);
      slots.take(name, limit);
      requests.push({ key, limit });
    }
    return requests;
  };

  const loop = createLoop({
    poll: async () => wake(await queue.due()),
    begin: () => {
      const requests = claims < claimsAtOnce && unsettled.length < unsettledAtMost ? next() : [];
      if (requests.length === 0) return undefined;
      claims += 1;
      return claim(requests).finally(() => {
        claims -= 1;
      });
    },
    failed: (error) => log.warn({ err: error }, 'the search for due deliveries failed'),
    pollIntervalMs,
  });

  return {
    start: loop.start,

    /** There may be due deliveries for these addresses. */
    wake,

    /** Claims no more, lets running requests finish for a short time, and releases the rest. */
    close: async (): Promise<void> => {
      const cancel = giveUpAfter(graceMs, () => abort.abort());
      const closed = loop.close();
      for (const name of [...held.keys()]) giveBackAll(name);
      await closed;
      cancel();
    },
  };
};
