import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { following } from './programs/following.ts';

/** A list that is followed, and what is done for it, in order. */
const followedList = () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const reads: PromiseWithResolvers<void>[] = [];
  let called!: Parameters<Parameters<typeof following>[0]['subscribe']>[1];
  const end = following({
    subscribe: (after, given) => {
      called = given;
      done.push(`subscribe after ${after}`);
      return () => done.push('unsubscribe');
    },
    readList: () => {
      done.push('read the list');
      const read = Promise.withResolvers<void>();
      reads.push(read);
      return read.promise;
    },
    onFailed: (error) => failures.push(error),
  });
  return { done, failures, reads, called: () => called, end };
};

const begun = ['subscribe after undefined', 'unsubscribe', 'read the list'];

describe('a list that is followed', () => {
  it('is read without a subscription, which then begins at the place from before, each time', async () => {
    const { done, reads, called } = followedList();
    called().reload('first');
    expect(done).toEqual(begun);
    reads[0]!.resolve();
    await expect.poll(() => done).toEqual([...begun, 'subscribe after first']);
    called().reload('second');
    reads[1]!.resolve();
    await expect.poll(() => done).toEqual([...begun, 'subscribe after first', 'unsubscribe', 'read the list', 'subscribe after second']);
  });

  it('is not subscribed to again when it is left in the meantime', async () => {
    const { done, failures, reads, called, end } = followedList();
    called().reload('first');
    end();
    reads[0]!.reject(new Error('aborted'));
    await setImmediate();
    expect(done).toEqual([...begun, 'unsubscribe']);
    expect(failures).toEqual([]);
  });

  it('ends once, with its first failure', async () => {
    const { failures, reads, called } = followedList();
    called().reload('first');
    const failure = new Error('NOT_FOUND');
    reads[0]!.reject(failure);
    await expect.poll(() => failures).toEqual([failure]);
    called().fail(new Error('later'));
    expect(failures).toEqual([failure]);
  });
});
