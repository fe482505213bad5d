import { describe, expect, it } from 'vitest';
import { atMost } from '../../src/core/at-most.ts';

describe('at most two at a time', () => {
  it('run in order of arrival, and make room when they fail', async () => {
    const run = atMost(2);
    const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
    const begun: number[] = [];
    const done = works.map(({ promise }, at) =>
      run(() => {
        begun.push(at);
        return promise;
      }),
    );
    expect([begun, run.waiting]).toEqual([[0, 1], 3]);
    works[1]!.resolve(1);
    await done[1];
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    works[0]!.reject(new Error('not this one'));
    await expect(done[0]).rejects.toThrow('not this one');
    await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
    for (const at of [2, 3, 4]) works[at]!.resolve(at);
    expect(await Promise.all(done.slice(2))).toEqual([2, 3, 4]);
    expect(run.waiting).toBe(0);
    const again = [run(async () => 5), run(async () => 6)];
    expect(run.waiting).toBe(0);
    expect(await Promise.all(again)).toEqual([5, 6]);
  });
});
