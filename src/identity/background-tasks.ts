import { inBackground } from '../data/connection/requester.ts';

/** Work that is done beside an answer, which must not tell by its time whether there was any. */
export interface BackgroundTasks {
  run(work: () => Promise<unknown>): void;
  /** Resolves when everything that was begun is done. */
  settled(): Promise<void>;
}

/** @param report is told of what failed */
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
