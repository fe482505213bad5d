import type { Logger } from 'pino';
import type { Send } from './attempt.ts';
import { createLoop } from './loop.ts';
import { timeAskedFor } from './pauses.ts';
import { type Claimed, type ClaimRequest, type EndpointKey, nameOf, type Queue } from './queue.ts';
import type { Done, Settle } from './settle.ts';
import { createSlots, type Ended } from './slots.ts';

interface Dependencies {
  queue: Queue;
  send: Send;
  settle: Settle;
  log: Pick<Logger, 'warn'>;
  /** Requests under way at once. */
  atOnce?: number;
  /** Milliseconds between two looks for what nobody told of: retries, other nodes' work, what a crash left behind. */
  pollIntervalMs?: number;
  /** Milliseconds that requests under way get to end when the dispatcher is closed. */
  graceMs?: number;
}

/** How often the queue is asked at once, each time for so many addresses at most. */
const claimsAtOnce = 4;
const addressesAtOnce = 64;

/**
 * How long a delivery that is ours may wait for its request to begin, in milliseconds. The attempt and its record have to fit into
 * what is left of the lease: who sends later might send what somebody else has sent, and behind what came after it.
 */
const holdMs = 8000;

/** So many attempts wait for their record at most before more are begun. */
const unsettledAtMost = 2000;

interface Held {
  delivery: Claimed;
  /** By the clock of this process. */
  until: number;
}

/** Sends what is due. Any number of processes share the work; each delivery is one's at a time. */
export const createDispatcher = ({ queue, send, settle, log, atOnce = 512, pollIntervalMs, graceMs = 3000 }: Dependencies) => {
  const breakOff = new AbortController();
  const slots = createSlots(atOnce);
  /** Addresses where something may be due, and room for it. */
  const ready = new Map<string, EndpointKey>();
  /** Addresses that had as much as was asked for. */
  const full = new Set<string>();
  /** By address, what is ours and waits for a request to end. */
  const held = new Map<string, Held[]>();
  /** Addresses that asked to be left alone, until that is on record for whoever claims to see. */
  const pausing = new Set<string>();
  let claims = 0;
  let unsettled: Done[] = [];
  let settling = false;

  const wake = (endpoints: readonly EndpointKey[]): void => {
    for (const one of endpoints) ready.set(nameOf(one), one);
    if (endpoints.length > 0) loop.ring();
  };

  /** Puts on record what has come back, all at once; what comes back meanwhile waits for the next time. */
  const settleAll = async (): Promise<void> => {
    while (unsettled.length > 0) {
      const done = unsettled;
      unsettled = [];
      // A delivery whose attempt is on nobody's record is attempted again when its lease is over.
      await settle(done).catch((error: unknown) => log.warn({ err: error }, 'attempts at deliveries could not be put on record'));
      for (const { delivery } of done) pausing.delete(nameOf(delivery));
      // What waited for one of these may be due now.
      wake(done.map(({ delivery }) => delivery));
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
    await queue.release(deliveries).catch((error: unknown) => log.warn({ err: error }, 'deliveries could not be given back'));
  };

  /** Gives back what has not been begun. */
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
      const attempted = await send(delivery.endpoint, delivery.event, breakOff.signal);
      if (timeAskedFor(attempted) > 0) pausing.add(nameOf(delivery));
      record({ ...attempted, delivery });
      return { well: attempted.verdict === 'delivered', tookMs: performance.now() - began };
    } catch (error) {
      if (breakOff.signal.aborted) await release([delivery]);
      else log.warn({ err: error, delivery: delivery.id }, 'a delivery could not be attempted');
      return undefined;
    }
  };

  const carryOut = async (name: string, delivery: Claimed): Promise<void> => {
    const ended = await attempt(delivery);
    slots.end(name, ended);
    slots.give(name, 1);
    // Where something went wrong, the rest waits where everybody finds it.
    if (!ended?.well || loop.isClosing()) giveBackAll(name);
    startHeld(name);
    if (full.has(name)) wake([delivery]);
  };

  /** Begins as many requests to an address as may be under way. */
  const startHeld = (name: string): void => {
    const waiting = held.get(name) ?? [];
    const late = waiting.findIndex(({ until }) => until > performance.now());
    if (late !== 0 && waiting.length > 0) giveBack(name, waiting.splice(0, late < 0 ? waiting.length : late));
    while (waiting.length > 0 && slots.begin(name)) loop.track(carryOut(name, waiting.shift()!.delivery));
    if (waiting.length === 0) held.delete(name);
  };

  /** What is wrong with one address is no harm to the others: each is asked for alone where it fails together. */
  const claimAll = async (requests: readonly ClaimRequest[]): Promise<Claimed[]> => {
    try {
      return await queue.claim(requests);
    } catch (error) {
      if (requests.length > 1) return (await Promise.all(requests.map((one) => claimAll([one])))).flat();
      log.warn({ err: error }, 'no deliveries could be looked for');
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
      if (deliveries.length === limit) full.add(name);
      else full.delete(name);
      held.set(name, [...(held.get(name) ?? []), ...deliveries.map((delivery) => ({ delivery, until }))]);
      if (loop.isClosing() || pausing.has(name)) giveBackAll(name);
      startHeld(name);
    }
  };

  /** As much as there is room for; an address without room comes back when one of its requests has ended. */
  const next = (): ClaimRequest[] => {
    const requests: ClaimRequest[] = [];
    for (const [name, key] of ready) {
      if (requests.length === addressesAtOnce) break;
      ready.delete(name);
      // It is told of again once that is on record.
      if (pausing.has(name)) continue;
      const limit = slots.free(name);
      if (limit === 0) continue;
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
    failed: (error) => log.warn({ err: error }, 'no deliveries could be looked for'),
    pollIntervalMs,
  });

  return {
    start: loop.start,

    /** Says that something may be due at these addresses. */
    wake,

    /** Takes nothing more, lets what is under way end for a moment, and gives the rest back. */
    close: async (): Promise<void> => {
      const late = setTimeout(() => breakOff.abort(), graceMs);
      const closed = loop.close();
      for (const name of [...held.keys()]) giveBackAll(name);
      await closed;
      clearTimeout(late);
    },
  };
};
