import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountEvents } from '../../src/delivery/account-events.ts';
import { Follower } from '../../src/delivery/follower.ts';
import type { EventSubscription } from '../../src/rules/event-feed.ts';
import { createFakeEvents, isSettled, quiet, taken, viewer } from './fake-events.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An account with so many events, and those who follow it. */
const account = (stored = 0) => {
  const fake = createFakeEvents();
  fake.add(stored);
  const failures: unknown[] = [];
  const events = createAccountEvents({ accountId: 'acc_1', source: fake.source, failed: (error) => void failures.push(error) });
  /** A follower that is behind, from a position on. */
  const behind = (caller = viewer('one'), position = stored, filter: Pick<EventSubscription, 'types'> = {}) => {
    const follower = new Follower(events.shared, { caller, filter, position, cursors: { seal: String } });
    events.add(follower);
    return follower;
  };
  /** A follower that is live at a position. */
  const live = (...given: Parameters<typeof behind>) => {
    const follower = behind(...given);
    follower.joinAt(events.shared.wakes());
    return follower;
  };
  /** Something has happened, and everything has been handed out that can be. */
  const happen = async (...given: Parameters<typeof fake.add>) => {
    fake.add(...given);
    events.wake();
    await quiet();
  };
  return { fake, events, failures, behind, live, happen };
};

describe('new events', () => {
  it('are read once for all live followers, from where these are, and not at all without one', async () => {
    const { fake, live, behind, happen } = account(3);
    behind();
    await happen();
    expect(fake.asked('newEvents')).toEqual([]);
    const followers = [live(viewer('one'), 4), live(viewer('two'), 4)];
    await happen(2);
    expect(followers.map(taken)).toEqual([
      [5, 6],
      [5, 6],
    ]);
    expect(fake.asked('newEvents')).toEqual([['acc_1', 4, 200]]);
  });

  it('are read on as long as a read is full', async () => {
    const { fake, live, happen } = account();
    const follower = live();
    fake.add(200);
    await happen(40);
    expect(fake.asked('newEvents')).toEqual([
      ['acc_1', 0, 200],
      ['acc_1', 200, 200],
    ]);
    expect(taken(follower)).toHaveLength(240);
  });

  it('are handed out to those who want them, and move the others on', async () => {
    const { live, behind, happen } = account();
    const [updates, deletions] = [
      live(viewer('one'), 0, { types: ['RESOURCE_UPDATED'] }),
      live(viewer('one'), 0, { types: ['RESOURCE_DELETED'] }),
    ];
    await happen();
    expect([taken(updates), taken(deletions), deletions.live]).toEqual([[1], [], true]);
    await happen(1, { type: 'RESOURCE_DELETED' });
    expect([taken(updates), taken(deletions)]).toEqual([[], [2]]);
    expect(behind(viewer('two'), 1).live).toBe(false);
  });

  it('that come during a read are found by another one, and one read is under way at a time', async () => {
    const { fake, events, live } = account();
    const follower = live();
    fake.add();
    fake.hold('newEvents');
    events.wake();
    events.wake();
    await quiet();
    expect(fake.asked('newEvents')).toHaveLength(1);
    fake.add();
    events.wake();
    fake.release('newEvents');
    await quiet();
    expect(taken(follower)).toEqual([1, 2]);
    expect(fake.asked('newEvents').map(([, position]) => position)).toEqual([0, 1]);
  });

  it('that cannot be read are looked for again after a second, and the failure is reported', async () => {
    const { fake, events, failures, live } = account();
    const follower = live();
    fake.add();
    fake.hold('newEvents');
    events.wake();
    const away = new Error('away');
    fake.release('newEvents', away);
    await quiet();
    expect([failures, taken(follower)]).toEqual([[away], []]);
    vi.advanceTimersByTime(1000);
    await quiet();
    expect(taken(follower)).toEqual([1]);
  });

  it('end all followers where one was deleted before it was handed out', async () => {
    const { fake, live, behind, happen } = account();
    const followers = [live(), live(viewer('two')), behind()];
    fake.add(2);
    fake.deleteTo(1);
    await happen();
    expect(followers.map(({ hasEnded }) => hasEnded)).toEqual([true, true, true]);
  });

  it('come to a hundred followers in a turn of the event loop', async () => {
    const { fake, events, live } = account();
    const followers = Array.from({ length: 250 }, () => live());
    const reached = followers.map((follower) => follower.more());
    let count = 0;
    for (const one of reached) void one.then(() => (count += 1));
    fake.add();
    events.wake();
    const counts: number[] = [];
    while (count < 250) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      counts.push(count);
    }
    expect(counts.filter((one, at) => one !== counts[at - 1] && one > 0)).toEqual([100, 200, 250]);
  });
});

describe('who may see an event', () => {
  const pair = { only: ['one', 'two'] };

  it('is asked once for all who want a restricted one, by user and role, and for no other event', async () => {
    const { fake, live, happen } = account();
    const callers = [viewer('one'), viewer('one'), viewer('one', 'editor'), viewer('two'), viewer('three')];
    const followers = callers.map((caller) => live(caller));
    live(viewer('four'), 0, { types: ['RESOURCE_DELETED'] });
    await happen();
    expect(fake.asked('seenBy')).toEqual([]);
    fake.add();
    await happen(1, pair);
    const [, , , ...others] = callers;
    expect(fake.asked('seenBy')).toEqual([['acc_1', ['evt_3'], [viewer('one'), viewer('one', 'editor'), ...others]]]);
    expect(followers.map(taken)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2],
    ]);
  });

  it('is asked for five hundred viewers at a time', async () => {
    const { fake, live, happen } = account();
    const followers = Array.from({ length: 501 }, (_, at) => live(viewer(`user ${at}`)));
    await happen(1, { only: ['user 0', 'user 500'] });
    expect(fake.asked('seenBy').map(([, , viewers]) => (viewers as unknown[]).length)).toEqual([500, 1]);
    await quiet();
    expect(followers.filter((one) => taken(one).length > 0)).toEqual([followers[0], followers[500]]);
  });

  it('is another question for another caller: a follower whose caller changes meanwhile reads for itself', async () => {
    const { fake, live, happen } = account();
    const [changing, staying] = [live(), live(viewer('two'))];
    fake.hold('seenBy');
    await happen(1, { only: ['one', 'two'] });
    changing.become(viewer('three'), false);
    fake.release('seenBy');
    await quiet();
    expect([taken(changing), changing.live, taken(staying)]).toEqual([[], false, [1]]);
    await changing.more();
    expect([taken(changing), changing.live]).toEqual([[], true]);
  });

  it('is not asked for a follower that becomes live meanwhile, which reads for itself', async () => {
    const { fake, live, behind, happen } = account();
    const first = live();
    const late = behind(viewer('two'), 0);
    fake.hold('seenBy');
    await happen(1, { only: ['one'] });
    late.joinAt(1);
    expect(late.live).toBe(true);
    fake.release('seenBy');
    await quiet();
    expect([taken(first), taken(late), late.live]).toEqual([[1], [], false]);
    await late.more();
    expect([taken(late), late.live]).toEqual([[], true]);
  });

  it('does not matter for a follower that fell behind meanwhile', async () => {
    const { fake, live, happen } = account();
    const follower = live();
    fake.hold('seenBy');
    await happen(1, { only: ['one'] });
    follower.fallBehind();
    fake.release('seenBy');
    await quiet();
    expect(taken(follower)).toEqual([]);
    await follower.more();
    expect(taken(follower)).toEqual([1]);
  });
});

describe('becoming live', () => {
  it('needs everything that the others have got, and the first one says where that is', async () => {
    const { live, behind, happen } = account(5);
    expect(live(viewer('one'), 3).live).toBe(true);
    expect([live(viewer('two'), 2).live, live(viewer('two'), 3).live]).toEqual([false, true]);
    await happen();
    expect([behind(viewer('three'), 5).live, live(viewer('three'), 5).live, live(viewer('three'), 6).live]).toEqual([false, false, true]);
  });

  it('does not move the others on: they get what the new one has got before', async () => {
    const { live, happen } = account();
    const first = live(viewer('one'), 0);
    live(viewer('two'), 1);
    await happen(2);
    expect(taken(first)).toEqual([1, 2]);
  });

  it('before all followers of an event have it needs that event, too', async () => {
    const { fake, behind, live, happen } = account();
    const followers = Array.from({ length: 101 }, () => live());
    let joined: boolean | undefined;
    const late = behind(viewer('two'), 0);
    void followers[0]!.more().then(() => {
      late.joinAt(1);
      joined = late.live;
    });
    await happen();
    expect([joined, taken(followers[100]!), fake.asked('newEvents').length]).toEqual([false, [1], 1]);
  });

  it('leads to a read where a wake-up came before it', async () => {
    const { fake, events, behind } = account();
    const follower = behind(viewer('one'), 0);
    const before = events.shared.wakes();
    fake.add();
    events.wake();
    await quiet();
    expect(fake.asked('newEvents')).toEqual([]);
    follower.joinAt(before);
    await quiet();
    expect(taken(follower)).toEqual([1]);
    expect(fake.asked('newEvents')).toHaveLength(1);
  });

  it('leads to no read where none came', async () => {
    const { fake, live } = account(1);
    live();
    await quiet();
    expect(fake.asked('newEvents')).toEqual([]);
  });
});

describe('the end', () => {
  it('comes to every follower, and those who were taken out are not counted', async () => {
    const { events, live, behind } = account();
    const [one, other, out] = [live(), behind(), live()];
    events.remove(out);
    expect(events.size).toBe(2);
    const waiting = one.more();
    events.end();
    expect(await isSettled(waiting)).toBe(true);
    expect([one.hasEnded, other.hasEnded, out.hasEnded]).toEqual([true, true, false]);
  });
});
