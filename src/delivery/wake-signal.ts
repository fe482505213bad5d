import { setTimeout as delay } from 'node:timers/promises';

/** Lets a loop wait until there may be work. */
export interface WakeSignal {
  /** There may be work. If nobody waits now, the next `wait` resolves at once. */
  notify(): void;
  /** Resolves at the next `notify`, or after so many milliseconds. */
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
