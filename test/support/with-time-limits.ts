import { afterAll, beforeAll } from 'vitest';
import { timeLimits } from '../../src/core/time-limit.ts';

/** Has the tests of this file, or of this `describe`, run with the limits by time. Call it before what opens a database. */
export const withTimeLimits = (): void => {
  beforeAll(() => {
    timeLimits.areOn = true;
  });
  afterAll(() => {
    timeLimits.areOn = false;
  });
};
