import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { sealedCursors } from '../../src/core/query/cursors.ts';
import { createFeed } from '../../src/delivery/feed.ts';
import type { WakeListener } from '../../src/delivery/wake.ts';
import type { EventStream, EventSubscription } from '../../src/rules/event-feed.ts';
import { createFakeEvents, isSettled, quiet, taken, viewer } from './fake-events.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const cursors = sealedCursors('a secret of these tests');

/** The position at which the stream of a viewer began, of all events. */
const positionOf = ({ cursor }: EventStream) => cursors(viewer('one').accountId).open(cursor, 'listEvents /v1/events [[],[]]')[0];

/** The feed of a node, over an account with so many events. */
const opened = (stored = 0) => {
  const fake = createFakeEvents();
  fake.add(stored);
  const listeners = new Set<WakeListener>();
  const failures: unknown[] = [];
  const used: string[] = [];
  const places = { taken: 0 };
  const feed = createFeed({
    source: fake.source,
    wake: {
      onWake: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    cursors,
    failed: (error) => void failures.push(error),
    admit: async () => {
      places.taken += 1;
      return () => {
        places.taken -= 1;
      };
    },
    used: ({ userId }, parts) => void used.push(...parts.map((part) => `${userId} ${part}`)),
  });
  const subscribe = (subscription: EventSubscription = {}, caller = viewer('one')) => feed.subscribe(caller, subscription);
  const wake = async (accountId?: string) => {
    for (const listener of listeners) listener(accountId);
    await quiet();
  };
  const poll = async () => {
    vi.advanceTimersByTime(5000);
    await quiet();
  };
  return { feed, fake, failures, used, places, listeners, subscribe, wake, poll };
};

describe('a subscription', () => {
  it('begins at the end, and is live at once', async () => {
    const { fake, subscribe, wake } = opened(3);
    const stream = await subscribe();
    expect([stream.recovered, stream.hasEnded]).toEqual([true, false]);
    fake.add();
    await wake('acc_1');
    expect(taken(stream)).toEqual([4]);
    expect(fake.asked('listAfter')).toEqual([]);
  });

  it('begins after a position, and reads from there', async () => {
    const { fake, subscribe } = opened(3);
    const stream = await subscribe({ after: 1 });
    await stream.more();
    expect([stream.recovered, taken(stream)]).toEqual([true, [2, 3]]);
    expect(fake.asked('listAfter').map(([, , position]) => position)).toEqual([1]);
  });

  it('goes on after the cursor of an event', async () => {
    const { subscribe } = opened(3);
    const first = await subscribe({ after: 0 });
    await first.more();
    const { cursor } = first.next()!;
    const second = await subscribe({ after: cursor });
    await second.more();
    expect([second.cursor, taken(second)]).toEqual([cursor, [2, 3]]);
  });

  it('says where it begins in a text of its own, which tells nobody whether anything has happened', async () => {
    const { subscribe } = opened(3);
    const [one, two] = [await subscribe(), await subscribe()];
    expect([positionOf(one), positionOf(two), one.cursor === two.cursor]).toEqual([3, 3, false]);
  });

  it.each([
    ['before the first event that is left', 1, false],
    ['at the first that is left', 2, true],
    ['at the end', 4, true],
    ['beyond the end', 5, false],
  ])('says whether it goes on where that was: %s', async (_, after, recovered) => {
    const { fake, subscribe } = opened(4);
    fake.deleteTo(2);
    const stream = await subscribe({ after });
    expect(stream.recovered).toBe(recovered);
    expect(positionOf(stream)).toBe(after === 2 ? 2 : 4);
  });

  it('gives its place back when it ends, and when it could not begin', async () => {
    const { fake, places, subscribe } = opened();
    await expect(subscribe({ after: 'none of ours' })).rejects.toMatchObject({ code: 'invalid_cursor' });
    expect(places.taken).toBe(0);
    fake.hold('extents');
    const failing = subscribe();
    await quiet();
    fake.release('extents', new Error('away'));
    await expect(failing).rejects.toThrow('away');
    expect(places.taken).toBe(0);
    const stream = await subscribe();
    expect([places.taken, stream.isClosed()]).toEqual([1, false]);
    stream.close();
    expect([places.taken, stream.isClosed(), stream.hasEnded]).toEqual([0, true, true]);
  });

  it('counts the kinds of events for who gets them', async () => {
    const { fake, used, subscribe, wake } = opened();
    const stream = await subscribe();
    fake.add(2);
    await wake('acc_1');
    stream.next();
    stream.switchCaller(viewer('two'));
    await stream.more();
    expect([taken(stream), used]).toEqual([[2], ['one event RESOURCE_UPDATED', 'two event RESOURCE_UPDATED']]);
  });

  it('checks what was not delivered once more for a new caller', async () => {
    const { fake, subscribe, wake } = opened();
    const stream = await subscribe();
    fake.add();
    await wake('acc_1');
    expect(taken(stream)).toEqual([1]);
    stream.switchCaller(viewer('two'), true);
    await stream.more();
    expect(taken(stream)).toEqual([1]);
  });

  it('reads when the others, who would have heard of something new, have left while it began', async () => {
    const { fake, subscribe, wake } = opened(1);
    const other = await subscribe();
    fake.hold('extents');
    const coming = subscribe();
    await quiet();
    other.close();
    fake.add();
    await wake('acc_1');
    fake.release('extents');
    const stream = await coming;
    await stream.more();
    expect(taken(stream)).toEqual([2]);
    expect(fake.asked('listAfter')).toHaveLength(1);
  });
});

describe('a wake-up', () => {
  it('of one account is for that account, and of all is a poll', async () => {
    const { fake, subscribe, wake } = opened();
    const stream = await subscribe();
    fake.add();
    await wake('acc_2');
    expect(taken(stream)).toEqual([]);
    await wake();
    expect(taken(stream)).toEqual([1]);
  });

  it('reaches those who came while the last of the others left', async () => {
    const { fake, subscribe, wake } = opened();
    const first = await subscribe();
    const second = await subscribe();
    first.close();
    fake.add();
    await wake('acc_1');
    expect(taken(second)).toEqual([1]);
  });

  it('reads nothing for an account that nobody follows any more', async () => {
    const { fake, subscribe, wake, poll } = opened();
    (await subscribe()).close();
    const asked = fake.asked('extents').length;
    fake.add();
    await wake('acc_1');
    await poll();
    expect([fake.asked('newEvents').length, fake.asked('extents').length]).toEqual([0, asked]);
  });
});

describe('a poll', () => {
  it('finds what no wake-up has told of, and reads nothing where there is nothing', async () => {
    const { fake, subscribe, poll } = opened(2);
    const stream = await subscribe();
    await poll();
    expect(fake.asked('newEvents')).toEqual([]);
    fake.add();
    await poll();
    expect(taken(stream)).toEqual([3]);
  });

  it('ends all streams of an account whose positions went back', async () => {
    const { fake, subscribe, poll } = opened(3);
    const stream = await subscribe();
    fake.goBackTo(2);
    await poll();
    expect(stream.hasEnded).toBe(true);
  });

  it('is one at a time, and one that failed is reported and followed by others', async () => {
    const { fake, failures, subscribe, poll } = opened();
    const stream = await subscribe();
    const asked = fake.asked('extents').length;
    fake.hold('extents');
    await poll();
    await poll();
    expect(fake.asked('extents')).toHaveLength(asked + 1);
    const away = new Error('away');
    fake.release('extents', away);
    await quiet();
    expect(failures).toEqual([away]);
    fake.add();
    await poll();
    expect(taken(stream)).toEqual([1]);
  });
});

describe('a closed feed', () => {
  it('ends its streams, takes nobody, and neither listens nor polls', async () => {
    const { feed, fake, listeners, places, subscribe, poll } = opened();
    const streams = [await subscribe(), await subscribe({}, viewer('two'))];
    streams.pop()!.close();
    expect(feed.size).toBe(1);
    const waiting = streams[0]!.more();
    fake.hold('extents');
    const coming = subscribe();
    await quiet();
    feed.close();
    expect([await isSettled(waiting), streams[0]!.hasEnded, feed.size, listeners.size]).toEqual([true, true, 0, 0]);
    fake.release('extents');
    await expect(coming).rejects.toThrow(ServiceError);
    expect([places.taken, vi.getTimerCount()]).toEqual([0, 0]);
    const asked = fake.asked('extents').length;
    await poll();
    expect(fake.asked('extents')).toHaveLength(asked);
  });
});
