import { createWakeSignal } from '../wake-signal.ts';

interface Dependencies {
  /** Looks for work that no wake-up announced. */
  poll: () => Promise<void>;
  /** Begins work, if there is any and a free slot for it; otherwise returns undefined. It handles its own errors. */
  begin: () => Promise<void> | undefined;
  /** Called when a poll failed; it is repeated later. */
  failed: (error: unknown) => void;
  /** Milliseconds between two polls. */
  pollIntervalMs?: number;
}

/** Begins work as long as there is any, then waits for a wake-up or for the next poll. */
export const createLoop = ({ poll, begin, failed, pollIntervalMs = 1000 }: Dependencies) => {
  const closing = new AbortController();
  const wakeSignal = createWakeSignal();
  const active = new Set<Promise<void>>();
  let nextPollAt = 0;
  let running: Promise<void> | undefined;

  const track = (work: Promise<void>): void => {
    const tracked = work.finally(() => {
      active.delete(tracked);
      wakeSignal.notify();
    });
    active.add(tracked);
  };

  const pollWhenDue = async (): Promise<void> => {
    if (performance.now() < nextPollAt) return;
    nextPollAt = performance.now() + pollIntervalMs;
    await poll().catch(failed);
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await pollWhenDue();
      const work = closing.signal.aborted ? undefined : begin();
      if (work !== undefined) track(work);
      else await wakeSignal.wait(Math.max(0, nextPollAt - performance.now()));
    }
  };

  return {
    start: (): void => {
      running ??= run();
    },

    /** There may be work to begin. */
    notify: wakeSignal.notify,

    /** Polls at once. */
    pollNow: (): void => {
      nextPollAt = 0;
      wakeSignal.notify();
    },

    /** Adds work that was begun elsewhere, so that `close` waits for it. */
    track,

    /** Whether no more work is begun. */
    isClosing: (): boolean => closing.signal.aborted,

    /** Begins no more work, and resolves when the running work has ended. */
    close: async (): Promise<void> => {
      closing.abort();
      wakeSignal.notify();
      await running;
      while (active.size > 0) await Promise.all(active);
    },
  };
};
