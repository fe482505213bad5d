import type { Logger } from 'pino';
import type { WakeListener } from '../wake.ts';
import type { FanOut } from './fan-out.ts';
import { createLoop } from './loop.ts';
import type { EndpointKey } from './queue.ts';

interface Dependencies {
  fanOut: FanOut;
  /** Told where deliveries are due. */
  onDue: (endpoints: readonly EndpointKey[]) => void;
  /** Where something is due in an account, whoever put it there. */
  due: (accountId: string) => Promise<EndpointKey[]>;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds between two looks for events that nobody told of. */
  pollIntervalMs?: number;
}

/** How many accounts are served at once. */
const accountsAtOnce = 2;

/** After so many milliseconds an account that was in somebody else's hands is looked at again. */
const busyMs = 20;

/** Passes events on as soon as they are told of. Accounts take turns, so that one with very many holds nobody up. */
export const createRelay = ({ fanOut, onDue, due, log, pollIntervalMs }: Dependencies) => {
  /** Accounts that have, or may have, events to pass on, with the position to go on from. */
  const waiting = new Map<string, number | undefined>();
  const busy = new Set<string>();

  const add = (accountId: string, from?: number): void => {
    if (!waiting.has(accountId)) waiting.set(accountId, from);
    loop.ring();
  };

  const pass = async (accountId: string, from: number | undefined): Promise<void> => {
    const passed = await fanOut.step(accountId, from);
    if (!passed) return void setTimeout(() => loop.isClosing() || add(accountId), busyMs).unref();
    if (passed.next !== undefined) add(accountId, passed.next);
    // Who was woken for nothing may have been woken for what another process passed on, or was made due again.
    onDue(passed.events > 0 ? passed.endpoints : await due(accountId));
  };

  const begin = (accountId: string): Promise<void> => {
    const from = waiting.get(accountId);
    waiting.delete(accountId);
    busy.add(accountId);
    return pass(accountId, from)
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
    failed: (error) => log.warn({ err: error }, 'no events could be looked for'),
    pollIntervalMs,
  });

  /** Says that an account has new events, or that any may have. */
  const wake: WakeListener = (accountId) => (accountId ? add(accountId) : loop.pollNow());

  return { start: loop.start, wake, close: loop.close };
};
