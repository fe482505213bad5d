import { expect, it } from 'vitest';
import { sharedReads } from '../../src/delivery/shared-reads.ts';

const opened = () => {
  const reads: { key: string; end: (found: number) => void; fail: (error: Error) => void }[] = [];
  const ask = sharedReads((key) => new Promise<number>((resolve, reject) => reads.push({ key, end: resolve, fail: reject })));
  return { reads, ask };
};

it('lets whoever asks during a read share the next one, by what is read', async () => {
  const { reads, ask } = opened();
  const [first, second, third, other] = [ask('a'), ask('a'), ask('a'), ask('b')];
  expect(reads.map(({ key }) => key)).toEqual(['a', 'b']);
  reads[0]!.end(1);
  expect(await first).toBe(1);
  await expect.poll(() => reads.length).toBe(3);
  const fourth = ask('a');
  reads[2]!.end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await expect.poll(() => reads.length).toBe(4);
  reads[3]!.end(3);
  reads[1]!.end(9);
  expect([await fourth, await other]).toEqual([3, 9]);
});

it('has one read at a time, also for who asks at the moment when one ends', async () => {
  const { reads, ask } = opened();
  const [first, second] = [ask('a'), ask('a')];
  const third = first.then(() => ask('a'));
  reads[0]!.end(1);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]!.end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(reads).toHaveLength(2);
});

it('reads again after a failure, which only those get who shared it', async () => {
  const { reads, ask } = opened();
  const [first, second] = [ask('a'), ask('a')];
  reads[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]!.end(1);
  expect(await second).toBe(1);
});
