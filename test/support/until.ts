import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something holds; a test's own time limit ends the waiting. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await delay(5);
};
