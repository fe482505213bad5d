import { describe, expect, it, vi } from 'vitest';
import { createSharesByWeight } from '../../src/core/shares-by-weight.ts';
import { rejection } from '../support/data.ts';
import { withTimeLimits } from '../support/with-time-limits.ts';

withTimeLimits();

/** Work that runs until it is ended by its name. */
const executing = () => {
  const { run } = createSharesByWeight(10);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, cost: number, accountId = 'a') =>
    run(accountId, cost, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, start, end };
};

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('what an account has under way', () => {
  it('runs at the same time up to a sum of its weights, and in the order in which it came', async () => {
    const { begun, start, end } = executing();
    for (const [name, cost] of Object.entries({ five: 5, four: 4, two: 2, one: 1 })) void start(name, cost);
    void start('of another', 10, 'b');
    await settled();
    expect(begun).toEqual(['five', 'four', 'of another']);
    await end('four');
    expect(begun.slice(3)).toEqual(['two', 'one']);
  });

  it('runs alone where it weighs more', async () => {
    const { begun, start, end } = executing();
    for (const [name, cost] of Object.entries({ huge: 50, one: 1 })) void start(name, cost);
    await settled();
    expect(begun).toEqual(['huge']);
    await end('huge');
    expect(begun).toEqual(['huge', 'one']);
  });

  it('is refused when it has waited for 750 ms, or when 256 wait, and holds nobody up afterwards', async () => {
    const { begun, start, end } = executing();
    void start('first', 10);
    const refused = Promise.all(Array.from({ length: 256 }, (_, at) => rejection(start(`waiting ${at}`, 1))));
    const tooMany = { code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '1' } };
    expect(await rejection(start('one more', 1))).toMatchObject(tooMany);
    await vi.advanceTimersByTimeAsync(750);
    expect(await refused).toMatchObject(Array.from({ length: 256 }, () => tooMany));
    await end('first');
    void start('next', 10);
    await settled();
    expect(begun).toEqual(['first', 'next']);
  });

  it('leaves its place in the line to lighter work when it is refused', async () => {
    const { begun, start } = executing();
    void start('first', 9);
    const refused = rejection(start('heavy', 5));
    await vi.advanceTimersByTimeAsync(100);
    void start('light', 1);
    await vi.advanceTimersByTimeAsync(650);
    await refused;
    expect(begun).toEqual(['first', 'light']);
  });

  it('makes room also where it fails', async () => {
    const { run } = createSharesByWeight(10);
    const failed = rejection(run('a', 10, () => Promise.reject(new Error('It fails.'))));
    const next = run('a', 10, () => 'executed');
    expect([((await failed) as Error).message, await next]).toEqual(['It fails.', 'executed']);
  });
});
