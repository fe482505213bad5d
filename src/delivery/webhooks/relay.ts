import type { Logger } from 'pino';
import type { WakeListener } from '../wake.ts';
import type { Reservation } from './dispatcher.ts';
import type { Claimed, EndpointKey } from './endpoints.ts';
import type { FanOut, FanOutStep } from './fan-out.ts';
import { createLoop } from './loop.ts';

interface Dependencies {
  fanOut: FanOut;
  /** Reserves slots for the deliveries that a step creates. */
  reserve: () => Reservation;
  /** Called with the addresses that have due deliveries. */
  onDue: (endpoints: readonly EndpointKey[]) => void;
  /** The addresses with due deliveries of an account, no matter which process created them. */
  due: (accountId: string) => Promise<EndpointKey[]>;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds between two polls for events without a wake-up. */
  pollIntervalMs?: number;
}

/** How many accounts are fanned out at the same time. */
const accountsAtOnce = 2;

/** Milliseconds until an account that another process had locked is tried again. */
const busyMs = 20;

/** Fans out events after each wake-up. Accounts are served alternately, so that one with many events delays no other. */
export const createRelay = ({ fanOut, reserve, onDue, due, log, pollIntervalMs }: Dependencies) => {
  /** Accounts that have, or may have, events in the outbox, with the position to continue from. */
  const waiting = new Map<string, number | undefined>();
  const busy = new Set<string>();

  const add = (accountId: string, from?: number): void => {
    // A wake-up during a step must not make the next step search for the position to continue from.
    if (from !== undefined || !waiting.has(accountId)) waiting.set(accountId, from);
    loop.notify();
  };

  /** What a step has claimed is sent as soon as it is committed. */
  const takeStep = async (accountId: string, from: number | undefined): Promise<FanOutStep | undefined> => {
    const reservation = reserve();
    let claimed: readonly Claimed[] = [];
    try {
      const step = await fanOut.step(accountId, from, reservation.limitOf);
      claimed = step?.claimed ?? [];
      return step;
    } finally {
      reservation.begin(claimed);
    }
  };

  const fanOutNext = async (accountId: string, from: number | undefined): Promise<void> => {
    const step = await takeStep(accountId, from);
    if (!step) return void setTimeout(() => loop.isClosing() || add(accountId), busyMs).unref();
    if (step.next !== undefined) add(accountId, step.next);
    // Without new events, the wake-up may be for deliveries that another process created, or that were made due again.
    onDue(step.events > 0 ? step.endpoints : await due(accountId));
  };

  const begin = (accountId: string): Promise<void> => {
    const from = waiting.get(accountId);
    waiting.delete(accountId);
    busy.add(accountId);
    return fanOutNext(accountId, from)
      .catch((error: unknown) => log.warn({ err: error }, 'events could not be passed on to webhooks'))
      .finally(() => busy.delete(accountId));
  };

  const next = (): string | undefined => {
    if (busy.size < accountsAtOnce) for (const accountId of waiting.keys()) if (!busy.has(accountId)) return accountId;
    return undefined;
  };

  const loop = createLoop({
    poll: async () => {
      for (const accountId of await fanOut.waiting()) add(accountId);
    },
    begin: () => {
      const accountId = next();
      return accountId === undefined ? undefined : begin(accountId);
    },
    failed: (error) => log.warn({ err: error }, 'the search for events failed'),
    pollIntervalMs,
  });

  /** An account has new events, or any account may have. */
  const wake: WakeListener = (accountId, isUnfollowed) => {
    if (accountId === undefined) loop.pollNow();
    else if (!isUnfollowed) add(accountId);
  };

  return { start: loop.start, wake, close: loop.close };
};
