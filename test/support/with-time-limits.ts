import { until } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { timeLimits } from '../../src/core/time-limit.ts';

/** From now on the clock of timers stands, at a whole millisecond, so that sums are exact; what was measured before is not ahead of it. */
export const stopClock = (): void => {
  const now = Math.ceil(performance.now());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(now);
};

/**
 * Has the tests of this file, or of this `describe`, run with the limits by time. The clock of these limits stands: time passes where a
 * test lets it, so that a busy machine brings none of them about.
 */
export const withTimeLimits = (): void => {
  beforeAll(() => {
    timeLimits.areOn = true;
  });
  beforeEach(stopClock);
  afterEach(() => void vi.useRealTimers());
  afterAll(() => {
    timeLimits.areOn = false;
  });
};

/** Lets time pass until something is done, in steps of so many milliseconds between which answers may arrive. */
export const afterTime = async <T>(work: Promise<T>, step = 10): Promise<T> => {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  // Who waits for it learns of its failure.
  done.catch(() => undefined);
  await until(() => {
    vi.advanceTimersByTime(step);
    return isDone;
  });
  return done;
};
