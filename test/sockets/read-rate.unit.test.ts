import { describe, expect, it } from 'vitest';
import { createReadRate } from '../../src/sockets/read-rate.ts';

let now = 0;
const clock = () => now;
const rate = { perSecond: 20, atOnce: 5 };

/** What is said of each of so many messages that come at once. */
const waits = (pace: ReturnType<typeof createReadRate>, count: number) => Array.from({ length: count }, () => pace.read());

describe('the pace of a connection', () => {
  it('lets come at once what may, and has each one more wait for its time', () => {
    expect(waits(createReadRate(rate, clock), 8)).toEqual([0, 0, 0, 0, 0, 50, 100, 150]);
  });

  it('never has anybody wait who keeps to the rate', () => {
    const pace = createReadRate(rate, clock);
    for (let count = 0; count < 100; count += 1) {
      expect(pace.read()).toBe(0);
      now += 50;
    }
  });

  it('has what was waited for paid, and saves up no more than may come at once', () => {
    const pace = createReadRate(rate, clock);
    expect(waits(pace, 7).at(-1)).toBe(100);
    now += 100;
    expect(waits(pace, 1)).toEqual([50]);
    now += 3_600_000;
    expect(waits(pace, 6)).toEqual([0, 0, 0, 0, 0, 50]);
  });

  it('goes on at another rate with nothing owed', () => {
    const pace = createReadRate(rate, clock);
    waits(pace, 50);
    pace.goOn(1000);
    expect(waits(pace, 6)).toEqual([0, 0, 0, 0, 0, 1]);
    pace.goOn(1000);
    expect(waits(pace, 1)).toEqual([2]);
  });
});
