import { setTimeout as delay } from 'node:timers/promises';

/** Lets a loop rest until there may be work. */
export interface WakeSignal {
  /** Says that there may be work; heard by the next rest, if nobody rests now. */
  notify(): void;
  /** Resolves at the next ring, or after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const createWakeSignal = (): WakeSignal => {
  let notified = false;
  let signal = Promise.withResolvers<void>();
  return {
    notify: () => {
      notified = true;
      signal.resolve();
    },
    wait: async (milliseconds) => {
      if (!notified) {
        const timeout = new AbortController();
        const time = delay(milliseconds, undefined, { ref: false, signal: timeout.signal }).catch(() => undefined);
        await Promise.race([signal.promise, time]);
        timeout.abort();
      }
      notified = false;
      signal = Promise.withResolvers();
    },
  };
};
