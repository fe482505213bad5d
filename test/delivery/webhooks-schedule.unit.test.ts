import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isGivenUp, maxAge, nextOf, retryAfter, verdictOf, waitAfter, waits } from '../../src/delivery/webhooks/schedule.ts';
import { createSlots } from '../../src/delivery/webhooks/slots.ts';

const at = Date.parse('2026-03-14T09:00:00.000Z');
const failed = (tries: number, more: { asked?: number; random?: number; test?: boolean } = {}) =>
  nextOf({ test: more.test ?? false, tries }, { verdict: 'failed', at, retryAfterMs: more.asked, random: more.random ?? 0.5 });

describe('the schedule', () => {
  it('tries ten times: at once, after 5 s, 5 min, 30 min and 2, 5, 10, 14, 20 and 24 h', () => {
    const hours = (count: number) => count * 3_600_000;
    const expected = [5000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map(hours)];
    expect(waits.map((_, index) => failed(index + 1).nextAttemptAt! - at)).toEqual(expected);
    expect(failed(10)).toEqual({ status: 'failed', nextAttemptAt: null });
  });

  it('waits a tenth longer or shorter by chance', () => {
    expect([0, 1].map((random) => waitAfter(1, undefined, random))).toEqual([4500, 5500]);
  });

  it('is put off by Retry-After, never brought forward', () => {
    expect(failed(1, { asked: 60_000 }).nextAttemptAt).toBe(at + 60_000);
    expect(failed(4, { asked: 60_000 }).nextAttemptAt).toBe(at + 7_200_000);
  });

  it('tries a test once, and what is gone no more', () => {
    expect(failed(1, { test: true }).status).toBe('failed');
    expect(nextOf({ test: false, tries: 1 }, { verdict: 'gone', at, retryAfterMs: undefined, random: 0 }).status).toBe('failed');
  });

  it('takes 2xx for a success and nothing else', () => {
    expect(nextOf({ test: true, tries: 1 }, { verdict: 'delivered', at, retryAfterMs: undefined, random: 0 })).toEqual({
      status: 'succeeded',
      nextAttemptAt: null,
    });
    expect(verdictOf(null)).toBe('failed');
    for (let status = 100; status < 600; status += 1) {
      const expected = Math.floor(status / 100) === 2 ? 'delivered' : 'failed';
      expect(verdictOf(status), String(status)).toBe(status === 410 ? 'gone' : expected);
    }
  });

  it('reads Retry-After in seconds and as a date, up to a day', () => {
    expect(
      [undefined, '120', '0', 'Sat, 14 Mar 2026 09:02:00 GMT', 'Sat, 14 Mar 2026 08:00:00 GMT', '999999', 'soon'].map((one) =>
        retryAfter(one, at),
      ),
    ).toEqual([undefined, 120_000, 0, 120_000, 0, 86_400_000, undefined]);
  });

  it('reads Retry-After in the old forms of a date, which have no time zone or end with the year, wherever the server is', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    onTestFinished(() => void vi.unstubAllEnvs());
    const read = ['Saturday, 14-Mar-26 09:02:00 GMT', 'Sat Mar 14 09:02:00 2026', '1e3', '120 s'].map((one) => retryAfter(one, at));
    expect(read).toEqual([120_000, 120_000, undefined, undefined]);
  });

  it('gives an address up after five days', () => {
    expect([null, at, at - maxAge + 1, at - maxAge].map((since) => isGivenUp(since, at))).toEqual([false, false, false, true]);
  });
});

describe('createSlots', () => {
  const [well, ill] = [
    { succeeded: true, tookMs: 600 },
    { succeeded: false, tookMs: 1 },
  ];
  it('gives an address that answers more, one that fails one at a time', () => {
    const slots = createSlots(100);
    slots.take('a', 4);
    expect(Array.from({ length: 5 }, () => slots.begin('a'))).toEqual([true, true, true, true, false]);
    expect(slots.free('a')).toBe(0);
    slots.end('a', well);
    slots.give('a', 1);
    expect(slots.free('a')).toBe(5);
    for (let count = 0; count < 3; count += 1) {
      slots.end('a', ill);
      slots.give('a', 1);
    }
    expect(slots.free('a')).toBe(1);
    expect(slots.free('b')).toBe(4);
  });

  it('never gives more than there are', () => {
    const slots = createSlots(6);
    slots.take('a', 4);
    expect(slots.free('b')).toBe(2);
    slots.take('b', 2);
    expect(slots.free('c')).toBe(0);
    slots.give('a', 1);
    expect(slots.free('c')).toBe(1);
  });

  it('has more taken than is sent at once for an address that answers well and soon, and for nobody else', () => {
    for (const [tookMs, more] of [
      [1, 128],
      [600, 0],
    ] as const) {
      const slots = createSlots(512);
      slots.take('a', 4);
      for (let count = 0; count < 3; count += 1) {
        slots.begin('a');
        slots.end('a', { succeeded: true, tookMs });
      }
      expect(slots.free('a')).toBe(32 + more - 4);
      slots.take('a', 32 - 4);
      expect(slots.free('a')).toBe(more);
      slots.take('a', more);
      expect(slots.free('a')).toBe(0);
      slots.begin('a');
      slots.end('a', { succeeded: false, tookMs });
      expect([slots.free('a'), slots.begin('a'), slots.begin('a')]).toEqual([0, true, false]);
    }
  });

  it('leaves half of all to others, however well an address answers', () => {
    const slots = createSlots(100);
    slots.take('a', 4);
    for (let count = 0; count < 3; count += 1) {
      slots.begin('a');
      slots.end('a', { succeeded: true, tookMs: 1 });
    }
    expect(slots.free('a')).toBe(46);
  });
});
