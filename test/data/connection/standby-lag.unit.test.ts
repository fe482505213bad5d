import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../src/data/connection/standby/standby.ts';
import { createReplayTimes } from '../../../src/data/connection/standby/standby-lag.ts';

describe('createReplayTimes', () => {
  it('knows nothing before a standby was looked at', () => {
    const times = createReplayTimes(1000);
    times.noteWritten(5n, 0);
    expect(times.lag(100)).toBeUndefined();
  });

  it('says that a standby is current that has all of an idle primary, however long ago that was written', () => {
    const times = createReplayTimes(1000);
    for (const at of [0, 50_000, 100_000]) {
      times.noteWritten(5n, at);
      times.noteReplayed(5n, at);
      expect(times.lag(at)).toBe(0);
    }
  });

  it('counts from when the primary was first seen beyond the standby', () => {
    const times = createReplayTimes(1000);
    times.noteWritten(5n, 0);
    times.noteReplayed(5n, 0);
    times.noteWritten(6n, 1000);
    times.noteWritten(6n, 2000);
    times.noteWritten(9n, 3000);
    times.noteReplayed(5n, 3000);
    expect(times.lag(3000)).toBe(2000);
    times.noteReplayed(6n, 3500);
    expect(times.lag(3500)).toBe(500);
    times.noteReplayed(9n, 4000);
    expect(times.lag(4000)).toBe(0);
  });

  it('grows while the standby is not heard of, and stays large when it has missed more than is remembered', () => {
    const times = createReplayTimes(1000);
    times.noteWritten(5n, 0);
    times.noteReplayed(5n, 0);
    expect(times.lag(7000)).toBe(7000);
    for (let at = 1; at < 400; at += 1) times.noteWritten(5n + BigInt(at), at * 1000);
    times.noteReplayed(5n, 399_000);
    expect(times.lag(399_000)).toBeGreaterThan(60_000);
  });
});

describe('positionOf', () => {
  it('orders positions across the halves of their text', () => {
    expect(positionOf('0/0')).toBe(0n);
    expect(positionOf('16/B374D848')).toBe(0x16b374d848n);
    expect(positionOf('1/0') > positionOf('0/FFFFFFFF')).toBe(true);
  });
});
