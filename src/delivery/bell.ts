import { setTimeout as delay } from 'node:timers/promises';

/** Lets a loop rest until there may be work. */
export interface Bell {
  /** Says that there may be work; heard by the next rest, if nobody rests now. */
  ring(): void;
  /** Resolves at the next ring, or after so many milliseconds. */
  rest(milliseconds: number): Promise<void>;
}

export const createBell = (): Bell => {
  let rung = false;
  let bell = Promise.withResolvers<void>();
  return {
    ring: () => {
      rung = true;
      bell.resolve();
    },
    rest: async (milliseconds) => {
      if (!rung) {
        const tired = new AbortController();
        const time = delay(milliseconds, undefined, { ref: false, signal: tired.signal }).catch(() => undefined);
        await Promise.race([bell.promise, time]);
        tired.abort();
      }
      rung = false;
      bell = Promise.withResolvers();
    },
  };
};
