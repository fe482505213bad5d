import { existsSync, watch } from 'node:fs';

/** Editors write a file in several steps, and several files one after the other. */
const quiet = 50;

/**
 * Runs `work` now, and again after every change in the folders. What changes while it runs is seen by one more run.
 * @param ignored the start of paths, from the current folder, whose changes do not matter
 */
export const watched = (folders: readonly string[], work: () => Promise<void>, ignored: readonly string[] = []): void => {
  let isRunning = false;
  let isDue = true;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await work();
    }
    isRunning = false;
  };
  for (const folder of folders.filter((one) => existsSync(one)))
    watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && ignored.some((start) => `${folder}/${name}`.startsWith(start))) return;
      isDue = true;
      clearTimeout(timer);
      timer = setTimeout(() => void run(), quiet);
    });
  void run();
};
