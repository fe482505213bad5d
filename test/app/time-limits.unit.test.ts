import { expect, it } from 'vitest';
import { readTimeLimits } from '../../src/app/config.ts';

it('the limits by time are on, unless TESSERA_TIME_LIMITS is off', () => {
  expect([{}, { TESSERA_TIME_LIMITS: 'on' }, { TESSERA_TIME_LIMITS: 'off' }].map(readTimeLimits)).toEqual([true, true, false]);
});

it('another value is refused, with what it may be', () => {
  expect(() => readTimeLimits({ TESSERA_TIME_LIMITS: 'none' })).toThrow('TESSERA_TIME_LIMITS is "none"; it must be on, off.');
});
