import { createWakeSignal } from '../wake-signal.ts';

interface Dependencies {
  /** Looks for work that nobody told of. */
  poll: () => Promise<void>;
  /** Begins something, where there is something to begin and room for it; undefined where there is not. It deals with its own failures. */
  begin: () => Promise<void> | undefined;
  /** Told when the looking failed; it is looked again. */
  failed: (error: unknown) => void;
  /** Milliseconds between two looks. */
  pollIntervalMs?: number;
}

/** Begins work as long as there is any, and rests until somebody tells of more or it is time to look for it. */
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

    /** Says that there may be something to begin. */
    ring: wakeSignal.notify,

    /** Has it look at once. */
    pollNow: (): void => {
      nextPollAt = 0;
      wakeSignal.notify();
    },

    /** Counts what was begun elsewhere among what is under way. */
    track,

    /** Whether nothing more is begun. */
    isClosing: (): boolean => closing.signal.aborted,

    /** Begins nothing more, and resolves when what is under way has ended. */
    close: async (): Promise<void> => {
      closing.abort();
      wakeSignal.notify();
      await running;
      while (active.size > 0) await Promise.all(active);
    },
  };
};
