import { inBackground } from '../data/connection/requester.ts';

/** Work that a response does not wait for, so that its duration does not reveal whether there was any. */
export interface BackgroundTasks {
  run(work: () => Promise<unknown>): void;
  /** Resolves when all work has finished. */
  settled(): Promise<void>;
}

/** @param report called with each error */
export const createBackgroundTasks = (report: (failure: unknown) => void): BackgroundTasks => {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      const done: Promise<void> = inBackground(work)
        .then(() => undefined, report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
};
