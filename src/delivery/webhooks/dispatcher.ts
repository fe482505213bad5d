import type { Logger } from 'pino';
import type { Send } from './attempt.ts';
import { createLoop } from './loop.ts';
import { type Ask, type Claimed, type EndpointKey, nameOf, type Queue } from './queue.ts';
import type { Done, Settle } from './settle.ts';
import { createSlots } from './slots.ts';

interface Rooms {
  queue: Queue;
  send: Send;
  settle: Settle;
  log: Pick<Logger, 'warn'>;
  /** Requests under way at once. */
  atOnce?: number;
  /** Milliseconds between two looks for what nobody told of: retries, other nodes' work, what a crash left behind. */
  lookEveryMs?: number;
  /** Milliseconds that requests under way get to end when the dispatcher is closed. */
  graceMs?: number;
}

/** How often the queue is asked at once, each time for so many addresses at most. */
const claimsAtOnce = 4;
const addressesAtOnce = 64;

/** Sends what is due. Any number of processes share the work; each delivery is one's at a time. */
export const createDispatcher = ({ queue, send, settle, log, atOnce = 512, lookEveryMs, graceMs = 3000 }: Rooms) => {
  const breakOff = new AbortController();
  const slots = createSlots(atOnce);
  /** Addresses where something may be due, and room for it. */
  const ready = new Map<string, EndpointKey>();
  let claims = 0;
  let unsettled: Done[] = [];
  let settling: Promise<void> | undefined;

  const wake = (endpoints: readonly EndpointKey[]): void => {
    for (const one of endpoints) ready.set(nameOf(one), one);
    if (endpoints.length > 0) loop.ring();
  };

  const giveBack = (delivery: Claimed, well: boolean | undefined): void => {
    slots.give(nameOf(delivery), well);
    wake([delivery]);
  };

  /** Puts on record what has come back, all at once; what comes back meanwhile waits for the next time. */
  const settleAll = async (): Promise<void> => {
    while (unsettled.length > 0) {
      const done = unsettled;
      unsettled = [];
      // A delivery whose attempt is on nobody's record is attempted again when its lease is over.
      await settle(done).catch((error: unknown) => log.warn({ err: error }, 'attempts at deliveries could not be put on record'));
      for (const { delivery, verdict } of done) giveBack(delivery, verdict === 'delivered');
    }
    settling = undefined;
  };

  const release = (deliveries: readonly Claimed[]): Promise<void> =>
    queue.release(deliveries).catch((error: unknown) => log.warn({ err: error }, 'deliveries could not be given back'));

  const attempt = async (delivery: Claimed): Promise<void> => {
    try {
      const attempted = await send(delivery.endpoint, delivery.event, breakOff.signal);
      unsettled.push({ ...attempted, delivery });
      settling ??= settleAll();
      await settling;
    } catch (error) {
      if (!breakOff.signal.aborted) log.warn({ err: error, delivery: delivery.id }, 'a delivery could not be attempted');
      if (breakOff.signal.aborted) await release([delivery]);
      giveBack(delivery, undefined);
    }
  };

  /** What is wrong with one address is no harm to the others: each is asked for alone where it fails together. */
  const ask = async (asks: readonly Ask[]): Promise<Claimed[]> => {
    try {
      return await queue.claim(asks);
    } catch (error) {
      if (asks.length > 1) return (await Promise.all(asks.map((one) => ask([one])))).flat();
      log.warn({ err: error }, 'no deliveries could be looked for');
      return [];
    }
  };

  const claim = async (asks: readonly Ask[]): Promise<void> => {
    const claimed = await ask(asks);
    const taken = Map.groupBy(claimed, nameOf);
    for (const { key, limit } of asks)
      for (let unused = taken.get(nameOf(key))?.length ?? 0; unused < limit; unused += 1) slots.give(nameOf(key), undefined);
    if (loop.isClosing()) {
      await release(claimed);
      for (const one of claimed) slots.give(nameOf(one), undefined);
      return;
    }
    for (const one of claimed) loop.track(attempt(one));
  };

  /** As much as there is room for; an address without room comes back when one of its requests has ended. */
  const next = (): Ask[] => {
    const asks: Ask[] = [];
    for (const [name, key] of ready) {
      if (asks.length === addressesAtOnce) break;
      ready.delete(name);
      const limit = slots.free(name);
      if (limit === 0) continue;
      slots.take(name, limit);
      asks.push({ key, limit });
    }
    return asks;
  };

  const loop = createLoop({
    look: async () => wake(await queue.due()),
    begin: () => {
      const asks = claims < claimsAtOnce ? next() : [];
      if (asks.length === 0) return undefined;
      claims += 1;
      return claim(asks).finally(() => {
        claims -= 1;
      });
    },
    failed: (error) => log.warn({ err: error }, 'no deliveries could be looked for'),
    lookEveryMs,
  });

  return {
    start: loop.start,

    /** Says that something may be due at these addresses. */
    wake,

    /** Takes nothing more, lets what is under way end for a moment, and gives the rest back. */
    close: async (): Promise<void> => {
      const late = setTimeout(() => breakOff.abort(), graceMs);
      await loop.close();
      clearTimeout(late);
    },
  };
};
