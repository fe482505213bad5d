import type { Logger } from 'pino';
import { giveUpAfter } from '../../core/time-limit.ts';
import { inStoredTrace } from '../../core/tracing.ts';
import type { Send } from './attempt.ts';
import { createAttemptRecorder } from './attempt-recorder.ts';
import { createClaims, holdMs } from './claims.ts';
import { type Claimed, type EndpointKey, nameOf } from './endpoints.ts';
import { createHeldDeliveries } from './held-deliveries.ts';
import { createLoop } from './loop.ts';
import type { ClaimRequest, Queue } from './queue.ts';
import type { Settle } from './settle.ts';
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

/** Slots for deliveries that are about to be created. */
export interface Reservation {
  /** How many deliveries to a webhook may be created as claimed by this process; the slots are taken when it is asked first. */
  limitOf(key: EndpointKey): number;
  /** Begins to send those that were created, and frees the other slots. Called exactly once. */
  begin(deliveries: readonly Claimed[]): void;
}

/** No claim begins while more attempts than this wait to be recorded. */
const unsettledAtMost = 2000;

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
  const held = createHeldDeliveries();

  const wake = (endpoints: readonly EndpointKey[]): void => {
    claims.add(endpoints);
    if (endpoints.length > 0) loop.notify();
  };

  const recorder = createAttemptRecorder({
    settle,
    log,
    track: (work) => loop.track(work),
    recorded: (due) => {
      wake(due);
      // Addresses whose pause is recorded now, and claims that `unsettledAtMost` held back, may begin.
      loop.notify();
    },
  });

  const release = (deliveries: readonly Claimed[]): Promise<void> =>
    queue.release(deliveries).catch((error: unknown) => log.warn({ err: error }, 'deliveries could not be released'));

  /** Releases deliveries whose request has not begun. */
  const giveBack = (name: string, deliveries: readonly Claimed[]): void => {
    if (deliveries.length === 0) return;
    slots.give(name, deliveries.length);
    loop.track(release(deliveries).then(() => wake(deliveries.slice(0, 1))));
  };

  const attempt = async (delivery: Claimed): Promise<Ended | undefined> => {
    const began = performance.now();
    try {
      const attempted = await inStoredTrace(spanOf(delivery), { stored: delivery.trace }, () =>
        send(delivery.endpoint, delivery.event, abort.signal),
      );
      recorder.record({ ...attempted, delivery });
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
    if (!ended?.succeeded || loop.isClosing()) giveBack(name, held.takeAll(name));
    startHeld(name);
  };

  /** Begins as many requests to an address as it has slots for. */
  const startHeld = (name: string): void => {
    giveBack(name, held.takeLate(name));
    while (held.has(name) && slots.begin(name)) loop.track(deliver(name, held.takeFirst(name)));
  };

  const claimed = ({ key, limit }: ClaimRequest, deliveries: readonly Claimed[], until: number): void => {
    const name = nameOf(key);
    slots.give(name, limit - deliveries.length);
    // There may be more.
    if (deliveries.length === limit) wake([key]);
    held.add(name, deliveries, until);
    if (loop.isClosing() || recorder.isPausing(name)) giveBack(name, held.takeAll(name));
    startHeld(name);
  };

  const claims = createClaims({ queue, slots, isPausing: recorder.isPausing, log, claimed });

  const isFull = (): boolean => recorder.waiting >= unsettledAtMost || loop.isClosing();

  const reserve = (): Reservation => {
    const until = performance.now() + holdMs;
    const requests = new Map<string, ClaimRequest>();
    return {
      limitOf: (key) => {
        const name = nameOf(key);
        const request = requests.get(name) ?? (isFull() ? { key, limit: 0 } : claims.reserve(key));
        requests.set(name, request);
        return request.limit;
      },
      begin: (deliveries) => {
        const taken = Map.groupBy(deliveries, nameOf);
        for (const [name, request] of requests) if (request.limit > 0) claimed(request, taken.get(name) ?? [], until);
      },
    };
  };

  const loop = createLoop({
    poll: async () => wake(await queue.due()),
    begin: () => (isFull() ? undefined : claims.begin()),
    failed: (error) => log.warn({ err: error }, 'the search for due deliveries failed'),
    pollIntervalMs,
  });

  return {
    start: loop.start,

    /** There may be due deliveries for these addresses. */
    wake,

    /** Reserves slots for deliveries that are created as claimed ones. */
    reserve,

    /** Claims no more, lets running requests finish for a short time, and releases the rest. */
    close: async (): Promise<void> => {
      const cancel = giveUpAfter(graceMs, () => abort.abort());
      const closed = loop.close();
      for (const name of held.addresses()) giveBack(name, held.takeAll(name));
      await closed;
      cancel();
    },
  };
};
