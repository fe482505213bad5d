import type { Logger } from 'pino';
import { createBell } from '../bell.ts';
import type { WakeListener } from '../wake.ts';
import type { FanOut } from './fan-out.ts';
import type { EndpointKey } from './queue.ts';

interface Rooms {
  fanOut: FanOut;
  /** Told where deliveries are due. */
  onDue: (endpoints: readonly EndpointKey[]) => void;
  /** Where something is due in an account, whoever put it there. */
  due: (accountId: string) => Promise<EndpointKey[]>;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds between two looks for events that nobody told of. */
  lookEveryMs?: number;
}

/** How many accounts are served at once. */
const accountsAtOnce = 2;

/** After so many milliseconds an account that was in somebody else's hands is looked at again. */
const busyMs = 20;

/** Passes events on as soon as they are told of. Accounts take turns, so that one with very many holds nobody up. */
export const createRelay = ({ fanOut, onDue, due, log, lookEveryMs = 1000 }: Rooms) => {
  const closing = new AbortController();
  const bell = createBell();
  const active = new Set<Promise<void>>();
  /** Accounts that have, or may have, events to pass on, with the position to go on from. */
  const waiting = new Map<string, number | undefined>();
  const busy = new Set<string>();
  let lookAt = 0;
  let running: Promise<void> | undefined;

  const add = (accountId: string, from?: number): void => {
    if (!waiting.has(accountId)) waiting.set(accountId, from);
    bell.ring();
  };

  const pass = async (accountId: string, from: number | undefined): Promise<void> => {
    const passed = await fanOut.step(accountId, from);
    if (!passed) return void setTimeout(() => closing.signal.aborted || add(accountId), busyMs).unref();
    if (passed.next !== undefined) add(accountId, passed.next);
    // Who was woken for nothing may have been woken for what another process passed on, or was made due again.
    onDue(passed.events > 0 ? passed.endpoints : await due(accountId));
  };

  const begin = (accountId: string): void => {
    const from = waiting.get(accountId);
    waiting.delete(accountId);
    busy.add(accountId);
    const work = pass(accountId, from)
      .catch((error: unknown) => log.warn({ err: error }, 'events could not be passed on to webhooks'))
      .finally(() => {
        busy.delete(accountId);
        active.delete(work);
        bell.ring();
      });
    active.add(work);
  };

  const next = (): string | undefined => {
    for (const accountId of waiting.keys()) if (!busy.has(accountId)) return accountId;
    return undefined;
  };

  const look = async (): Promise<void> => {
    if (performance.now() < lookAt) return;
    lookAt = performance.now() + lookEveryMs;
    for (const accountId of await fanOut.waiting()) add(accountId);
  };

  const loop = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await look().catch((error: unknown) => log.warn({ err: error }, 'no events could be looked for'));
      const accountId = active.size < accountsAtOnce ? next() : undefined;
      if (accountId) begin(accountId);
      else await bell.rest(Math.max(0, lookAt - performance.now()));
    }
    await Promise.all(active);
  };

  const wake: WakeListener = (accountId) => {
    if (accountId) return add(accountId);
    lookAt = 0;
    bell.ring();
  };

  return {
    start: (): void => {
      running ??= loop();
    },

    /** Says that an account has new events, or that any may have. */
    wake,

    close: async (): Promise<void> => {
      closing.abort();
      bell.ring();
      await running;
    },
  };
};
