import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { following } from './programs/following.ts';

/** A list that is followed, and what is done for it, in order. */
const followedList = () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const reads: PromiseWithResolvers<void>[] = [];
  let called!: Parameters<Parameters<typeof following>[1]['subscribe']>[1];
  const end = following('first', {
    subscribe: (after, given) => {
      called = given;
      done.push(`subscribe after ${after}`);
      return () => done.push('unsubscribe');
    },
    newestEvent: async () => {
      done.push('read the newest event');
      return 'newest';
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

const again = ['subscribe after first', 'unsubscribe', 'read the newest event', 'read the list'];

describe('a list that is followed', () => {
  it('is read again without a subscription, which then begins at a place from before', async () => {
    const { done, reads, called } = followedList();
    called().reload();
    await expect.poll(() => done).toEqual(again);
    reads[0]!.resolve();
    await expect.poll(() => done).toEqual([...again, 'subscribe after newest']);
  });

  it('is not subscribed to again when it is left in the meantime', async () => {
    const { done, failures, reads, called, end } = followedList();
    called().reload();
    await expect.poll(() => reads.length).toBe(1);
    end();
    reads[0]!.reject(new Error('aborted'));
    await setImmediate();
    expect(done).toEqual([...again, 'unsubscribe']);
    expect(failures).toEqual([]);
  });

  it('ends once, with its first failure', async () => {
    const { failures, reads, called } = followedList();
    called().reload();
    await expect.poll(() => reads.length).toBe(1);
    const failure = new Error('NOT_FOUND');
    reads[0]!.reject(failure);
    await expect.poll(() => failures).toEqual([failure]);
    called().fail(new Error('later'));
    expect(failures).toEqual([failure]);
  });
});
