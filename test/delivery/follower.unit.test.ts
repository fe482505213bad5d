import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Follower } from '../../src/delivery/follower.ts';
import type { EventSubscription } from '../../src/rules/event-feed.ts';
import { createFakeEvents, eventAt, isSettled, quiet, taken, viewer } from './fake-events.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Setting {
  filter?: Pick<EventSubscription, 'types' | 'resourceIds'>;
  position?: number;
  /** Whether the account lets it become live. */
  letsIn?: boolean;
  stored?: number;
}

/** A follower in an account with so many events. */
const following = ({ filter = {}, position = 0, letsIn = true, stored = 0 }: Setting = {}) => {
  const fake = createFakeEvents();
  fake.add(stored);
  const account = { wakes: 0, letsIn };
  const joins: [position: number, wakes: number][] = [];
  const failures: unknown[] = [];
  const shared = {
    source: fake.source,
    join: (...asked: [number, number]) => {
      joins.push(asked);
      return account.letsIn;
    },
    wakes: () => account.wakes,
    failed: (error: unknown) => void failures.push(error),
  };
  const cursors = { seal: (at: number) => `after ${at}` };
  const follower = new Follower(shared, { caller: viewer('one'), filter, position, cursors });
  return { follower, fake, account, joins, failures };
};

/** A follower that is live at the beginning. */
const live = (setting: Setting = {}) => {
  const made = following(setting);
  made.follower.joinAt(0);
  return made;
};

const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => eventAt(from + at));

describe('what a follower wants', () => {
  it('is every event, or those of its types, of its records, or of both', () => {
    const wants = (filter: Setting['filter'], ...about: Parameters<typeof eventAt>[1][]) =>
      about.map((differing) => following({ filter }).follower.wants(eventAt(1, differing).event));
    const about = [{}, { type: 'RESOURCE_DELETED' }, { resourceId: 'res_2' }, { resourceId: null }] as const;
    expect(wants({}, ...about)).toEqual([true, true, true, true]);
    expect(wants({ types: ['RESOURCE_UPDATED'] }, ...about)).toEqual([true, false, true, true]);
    expect(wants({ resourceIds: ['res_1'] }, ...about)).toEqual([true, true, false, false]);
    expect(wants({ types: ['RESOURCE_DELETED'], resourceIds: ['res_1'] }, ...about)).toEqual([false, true, false, false]);
  });
});

describe('a live follower', () => {
  it('is one that the account has let in at its position', () => {
    expect(live({ position: 7 }).joins).toEqual([[7, 0]]);
    expect([live().follower.live, live({ letsIn: false }).follower.live]).toEqual([true, false]);
  });

  it('gets what is pushed, with cursors and not as replayed', () => {
    const { follower } = live();
    follower.push(events(1, 2), 2);
    expect(follower.next()).toEqual({ event: eventAt(1).event, cursor: 'after 1', replayed: false });
    expect(taken(follower)).toEqual([2]);
    expect(follower.next()).toBeUndefined();
  });

  it('gets no event twice, whatever is pushed again', () => {
    const { follower } = live();
    follower.push(events(1, 3), 3);
    follower.push(events(2, 4), 4);
    expect(taken(follower)).toEqual([1, 2, 3, 4]);
    follower.push([], 2);
    follower.push(events(3, 5), 5);
    expect(taken(follower)).toEqual([5]);
  });

  it('is moved on by events that are not for it', async () => {
    const { follower, joins } = live({ stored: 9 });
    follower.push([], 9);
    follower.fallBehind();
    await follower.more();
    expect(joins.at(-1)).toEqual([9, 0]);
    expect(follower.next()).toBeUndefined();
  });

  it('waits for a push, and not for one of events that are not for it', async () => {
    const { follower } = live();
    const waiting = follower.more();
    expect(await isSettled(waiting)).toBe(false);
    follower.push([], 1);
    expect(await isSettled(waiting)).toBe(false);
    follower.push(events(2, 2), 2);
    expect(await isSettled(waiting)).toBe(true);
    expect(await isSettled(follower.more())).toBe(true);
  });

  it('queues 256 events, and with one more reads from the database what it has not got', async () => {
    const { follower, fake } = live({ stored: 257 });
    follower.push(events(1, 256), 256);
    expect(follower.live).toBe(true);
    follower.push(events(257, 257), 257);
    expect(follower.live).toBe(false);
    expect(taken(follower)).toHaveLength(256);
    await follower.more();
    expect(fake.asked('listAfter')).toEqual([[viewer('one'), {}, 256, 100]]);
    expect([taken(follower), follower.live]).toEqual([[257], true]);
  });

  it('falls behind at once, also while it waits', async () => {
    const { follower, fake } = live({ stored: 1 });
    const waiting = follower.more();
    follower.fallBehind();
    expect(await isSettled(waiting)).toBe(true);
    await follower.more();
    expect(fake.asked('listAfter')).toHaveLength(1);
    expect(taken(follower)).toEqual([1]);
  });
});

describe('an event in the queue', () => {
  it('is given without another look within a second', () => {
    const { follower } = live();
    follower.push(events(1, 1), 1);
    vi.advanceTimersByTime(1000);
    expect(taken(follower)).toEqual([1]);
  });

  it('is checked again after a second, with all that came after it, and what may not be seen any more is not given', async () => {
    const { follower, fake } = live({ stored: 3 });
    follower.push(events(1, 3), 3);
    expect(follower.next()?.cursor).toBe('after 1');
    fake.events[1] = eventAt(2, { only: ['another'] });
    vi.advanceTimersByTime(1001);
    expect(follower.next()).toBeUndefined();
    expect(follower.live).toBe(false);
    await follower.more();
    expect(fake.asked('listAfter')).toEqual([[viewer('one'), {}, 1, 100]]);
    expect(follower.next()).toEqual({ event: eventAt(3).event, cursor: 'after 3', replayed: true });
    expect(follower.next()).toBeUndefined();
  });
});

describe('a follower that is behind', () => {
  it('reads in pages until it has everything, and is live then', async () => {
    const { follower, fake, joins } = following({ stored: 150, filter: { types: ['RESOURCE_UPDATED'] } });
    await follower.more();
    expect([follower.live, joins]).toEqual([false, []]);
    expect(taken(follower)).toHaveLength(100);
    await follower.more();
    expect(taken(follower)).toHaveLength(50);
    expect([follower.live, joins]).toEqual([true, [[150, 0]]]);
    const filter = { types: ['RESOURCE_UPDATED'] };
    expect(fake.asked('listAfter')).toEqual([0, 100].map((position) => [viewer('one'), filter, position, 100]));
  });

  it('tells the account how many wake-ups there were before its read', async () => {
    const { follower, fake, account, joins } = following({ stored: 1 });
    account.wakes = 5;
    fake.hold('listAfter');
    const reading = follower.more();
    account.wakes = 6;
    fake.release('listAfter');
    await reading;
    expect(joins).toEqual([[1, 5]]);
  });

  it('reads again at once when it has moved on, and else after a second or a wake-up', async () => {
    const { follower, fake, account } = following({ letsIn: false, stored: 1 });
    expect(await isSettled(follower.more())).toBe(true);
    expect(taken(follower)).toEqual([1]);
    const second = follower.more();
    expect(await isSettled(second)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await isSettled(second)).toBe(true);
    const third = follower.more();
    expect(await isSettled(third)).toBe(false);
    follower.fallBehind();
    expect(await isSettled(third)).toBe(true);
    account.letsIn = true;
    expect(await isSettled(follower.more())).toBe(true);
    expect([follower.live, fake.asked('listAfter').length]).toEqual([true, 4]);
  });

  it('reports a read that failed, and tries again after a second or a wake-up', async () => {
    const { follower, fake, failures } = following({ stored: 1 });
    const away = new Error('away');
    fake.hold('listAfter');
    const first = follower.more();
    fake.release('listAfter', away);
    expect(await isSettled(first)).toBe(false);
    expect(failures).toEqual([away]);
    vi.advanceTimersByTime(1000);
    expect(await isSettled(first)).toBe(true);
    expect(taken(follower)).toEqual([]);
    await follower.more();
    expect(taken(follower)).toEqual([1]);
  });

  it('ends when some of what it was to get is deleted', async () => {
    const { follower, fake } = following({ stored: 3 });
    fake.deleteTo(2);
    await follower.more();
    expect([follower.hasEnded, follower.live, follower.next()]).toEqual([true, false, undefined]);
  });
});

describe('another caller', () => {
  it('gets of the queue only what they may see', async () => {
    const { follower, fake } = live({ stored: 3 });
    fake.events[2] = eventAt(3, { only: ['one'] });
    follower.push(events(1, 3), 3);
    expect(follower.next()?.cursor).toBe('after 1');
    follower.become(viewer('two'), false);
    expect([follower.caller, follower.live, follower.next()]).toEqual([viewer('two'), false, undefined]);
    await follower.more();
    expect(fake.asked('listAfter')).toEqual([[viewer('two'), {}, 1, 100]]);
    expect(taken(follower)).toEqual([2]);
  });

  it('gets the event that was taken last once more where that is asked for', async () => {
    const { follower, fake } = live({ stored: 2 });
    follower.push(events(1, 2), 2);
    expect(taken(follower)).toEqual([1, 2]);
    follower.become(viewer('two'), true);
    await follower.more();
    expect(fake.asked('listAfter')).toEqual([[viewer('two'), {}, 1, 100]]);
    expect(taken(follower)).toEqual([2]);
  });

  it('reads nothing again where nothing was queued, nor anything taken', async () => {
    const { follower, fake } = live({ stored: 2 });
    follower.push(events(1, 2), 2);
    expect(taken(follower)).toEqual([1, 2]);
    const waiting = follower.more();
    follower.become(viewer('two'), false);
    expect([await isSettled(waiting), follower.live]).toEqual([true, true]);
    const untouched = live();
    untouched.follower.become(viewer('two'), true);
    expect(untouched.follower.live).toBe(true);
    expect(fake.asked('listAfter')).toEqual([]);
  });

  it('gets nothing of a read that was begun for the former one', async () => {
    const { follower, fake, joins } = following({ stored: 2 });
    fake.events[1] = eventAt(2, { only: ['one'] });
    fake.hold('listAfter');
    const reading = follower.more();
    follower.become(viewer('two'), false);
    fake.release('listAfter');
    await reading;
    expect([follower.next(), follower.live, joins]).toEqual([undefined, false, []]);
    await follower.more();
    expect(taken(follower)).toEqual([1]);
  });
});

describe('a closed follower', () => {
  it('has no events, is not live, and waits for nothing', async () => {
    const { follower, fake } = live();
    const waiting = follower.more();
    follower.push(events(1, 1), 1);
    follower.close();
    expect([follower.hasEnded, follower.live, follower.next()]).toEqual([true, false, undefined]);
    expect(await isSettled(Promise.all([waiting, follower.more()]))).toBe(true);
    expect(fake.asked('listAfter')).toEqual([]);
  });

  it('is closed while it waits', async () => {
    const { follower } = live();
    const waiting = follower.more();
    follower.close();
    expect(await isSettled(waiting)).toBe(true);
  });

  it('takes nothing of a read that ends later', async () => {
    const { follower, fake, joins } = following({ stored: 1 });
    fake.hold('listAfter');
    const reading = follower.more();
    follower.close();
    fake.release('listAfter');
    await reading;
    expect([follower.next(), follower.live, joins]).toEqual([undefined, false, []]);
    await quiet();
    expect(fake.asked('listAfter')).toHaveLength(1);
  });
});
