import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { background, createTurnShares } from '../../src/core/event-loop.ts';

/** Shares by a clock of their own, and work that moves it. */
const workshop = () => {
  let time = 0;
  const done: string[] = [];
  const pauses: { end: () => void; milliseconds: number }[] = [];
  const shares = createTurnShares(
    () => time,
    (end, milliseconds) => pauses.push({ end, milliseconds }),
  );
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  /** Work that takes some milliseconds, part of them after a promise. */
  const work = (account: string, milliseconds: number, name = account) =>
    shares.start(account, () => {
      pass(milliseconds / 2);
      void Promise.resolve().then(() => {
        pass(milliseconds / 2);
        done.push(name);
      });
    });
  return { shares, done, work, pass, pauses };
};

/** The rest of this turn of the event loop, and the beginning of the next, when shares are given anew. */
const turn = () => setImmediate();

/** Long enough for all ticks and promises of this turn. */
const pause = async () => {
  for (let at = 0; at < 50; at += 1) await new Promise<void>((resolve) => process.nextTick(resolve));
};

describe('shares of the event loop', () => {
  it('starts work at once', () => {
    const { shares } = workshop();
    let hasStarted = false;
    shares.start('a', () => {
      hasStarted = true;
    });
    expect(hasStarted).toBe(true);
  });

  it('has an account wait for the next turn when it has had its share of this one', async () => {
    const { work, done } = workshop();
    for (let at = 0; at < 4; at += 1) work('a', 0.5);
    await pause();
    expect(done).toHaveLength(1);
    await turn();
    expect(done).toHaveLength(2);
    await turn();
    expect(done).toHaveLength(3);
  });

  it('has many small pieces of work in one turn', async () => {
    const { work, done } = workshop();
    for (let at = 0; at < 10; at += 1) work('a', 0.03);
    await pause();
    expect(done).toHaveLength(10);
  });

  it('has no other account wait for one that has work waiting', async () => {
    const { work, done, shares } = workshop();
    for (let at = 0; at < 5; at += 1) work('a', 1);
    await turn();
    work('b', 0.25);
    expect(shares.wait('b')).toBeUndefined();
    await turn();
    expect(done).toEqual(['a', 'a', 'b', 'a']);
  });

  it('gives each account its share of a turn', async () => {
    const { work, done } = workshop();
    for (const account of ['a', 'b']) for (let at = 0; at < 6; at += 1) work(account, 0.25);
    await pause();
    expect(done.toSorted()).toEqual(['a', 'a', 'b', 'b']);
    await turn();
    expect(done.slice(4)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('lets a caller go on at once when its account has a share left, and counts what it does', async () => {
    const { shares, pass } = workshop();
    expect(shares.wait('a')).toBeUndefined();
    pass(3);
    await pause();
    const waited = shares.wait('a');
    expect(waited).toBeInstanceOf(Promise);
    await waited;
  });

  it('has a caller wait behind the work of its account', async () => {
    const { shares, work } = workshop();
    work('a', 0.25);
    work('a', 0.25);
    expect(shares.wait('a')).toBeInstanceOf(Promise);
  });

  it('serves those who wait in their order', async () => {
    const { work, done } = workshop();
    for (const name of ['first', 'second', 'third']) work('a', 5, name);
    for (let at = 0; at < 3; at += 1) await turn();
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('has an account pause four times as long as it had more than its share, while others are served', async () => {
    const { work, done, pauses, shares } = workshop();
    work('b', 0.25);
    for (const milliseconds of [5, 100, 1]) work('a', milliseconds);
    await turn();
    await turn();
    expect(done).toEqual(['b', 'a']);
    expect(pauses).toMatchObject([{ milliseconds: 18 }]);
    expect(shares.wait('a')).toBeInstanceOf(Promise);
    work('b', 0.25);
    expect(shares.wait('b')).toBeUndefined();
    pauses[0]!.end();
    await turn();
    await turn();
    expect(done).toEqual(['b', 'a', 'b', 'a']);
    // However long the piece was.
    expect(pauses[1]).toMatchObject({ milliseconds: 50 });
  });

  it.each([
    ['while nobody else is served', () => undefined],
    ['beside work of no account', (work: ReturnType<typeof workshop>['work']) => work(background, 0.25)],
    [
      'when others were served long ago',
      (work: ReturnType<typeof workshop>['work'], pass: (milliseconds: number) => void) => {
        work('b', 0.25);
        pass(200);
      },
    ],
  ])('has it go on in the next turn %s', async (_when, before) => {
    const { work, done, pauses, pass } = workshop();
    before(work, pass);
    await turn();
    for (let at = 0; at < 3; at += 1) work('a', 5);
    await turn();
    await turn();
    expect(done.filter((name) => name === 'a')).toHaveLength(3);
    expect(pauses).toEqual([]);
  });
});
