import { createBell } from '../bell.ts';

interface Rooms {
  /** Looks for work that nobody told of. */
  look: () => Promise<void>;
  /** Begins something, where there is something to begin and room for it; undefined where there is not. It deals with its own failures. */
  begin: () => Promise<void> | undefined;
  /** Told when the looking failed; it is looked again. */
  failed: (error: unknown) => void;
  /** Milliseconds between two looks. */
  lookEveryMs?: number;
}

/** Begins work as long as there is any, and rests until somebody tells of more or it is time to look for it. */
export const createLoop = ({ look, begin, failed, lookEveryMs = 1000 }: Rooms) => {
  const closing = new AbortController();
  const bell = createBell();
  const active = new Set<Promise<void>>();
  let lookAt = 0;
  let running: Promise<void> | undefined;

  const track = (work: Promise<void>): void => {
    const tracked = work.finally(() => {
      active.delete(tracked);
      bell.ring();
    });
    active.add(tracked);
  };

  const lookInTime = async (): Promise<void> => {
    if (performance.now() < lookAt) return;
    lookAt = performance.now() + lookEveryMs;
    await look().catch(failed);
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await lookInTime();
      const work = closing.signal.aborted ? undefined : begin();
      if (work !== undefined) track(work);
      else await bell.rest(Math.max(0, lookAt - performance.now()));
    }
  };

  return {
    start: (): void => {
      running ??= run();
    },

    /** Says that there may be something to begin. */
    ring: bell.ring,

    /** Has it look at once. */
    lookNow: (): void => {
      lookAt = 0;
      bell.ring();
    },

    /** Counts what was begun elsewhere among what is under way. */
    track,

    /** Whether nothing more is begun. */
    isClosing: (): boolean => closing.signal.aborted,

    /** Begins nothing more, and resolves when what is under way has ended. */
    close: async (): Promise<void> => {
      closing.abort();
      bell.ring();
      await running;
      while (active.size > 0) await Promise.all(active);
    },
  };
};
