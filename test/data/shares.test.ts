import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claimant } from '../../src/data/claimant.ts';
import { createShares, type Division, divisionOf, type Shares, type Turn } from '../../src/data/shares.ts';
import { rejection } from '../support/data.ts';

const account = (key: string): Claimant => ({ lane: 'account', key });
const stranger = (key: string): Claimant => ({ lane: 'stranger', key });
const background: Claimant = { lane: 'background', key: '' };

/** Asks for turns, and notes in which order they come. */
const asking = (shares: Shares) => {
  const served: string[] = [];
  const turns: Turn[] = [];
  const ask = async (who: Claimant, name = who.key) => {
    const turn = await shares.take(who);
    served.push(name);
    turns.push(turn);
  };
  /** Gives the oldest turn back. */
  const next = async () => {
    shares.give(turns.shift()!);
    await Promise.resolve();
  };
  return { served, ask, next };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

const alone = (waiting = 100): Division => ({
  account: { each: 1, reserved: 0, waiting },
  stranger: { each: 1, reserved: 0, waiting },
  background: { each: 1, reserved: 0, waiting },
});

describe('shares of the connections', () => {
  it('are held by one account up to its bound, and by the others beside it', async () => {
    const { served, ask } = asking(createShares(10, divisionOf(10)));
    for (const number of [1, 2, 3, 4, 5, 6]) void ask(account('a'), `a${number}`);
    for (const number of [1, 2]) void ask(account('b'), `b${number}`);
    await settled();
    expect(served).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
  });

  it('go to accounts in turn, however many requests of one came first', async () => {
    const { served, ask, next } = asking(createShares(1, alone()));
    void ask(account('a'), 'a0');
    for (const number of [1, 2, 3]) void ask(account('a'), `a${number}`);
    for (const number of [1, 2]) void ask(account('b'), `b${number}`);
    void ask(account('c'), 'c1');
    for (let time = 0; time < 6; time += 1) {
      await settled();
      await next();
    }
    await settled();
    expect(served).toEqual(['a0', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('go to the lanes in turn, so that neither requests nor the background starve', async () => {
    const { served, ask, next } = asking(createShares(1, alone()));
    void ask(account('a'), 'a0');
    for (const number of [1, 2]) void ask(account('a'), `a${number}`);
    for (const number of [1, 2]) void ask(stranger('s'), `s${number}`);
    for (const number of [1, 2]) void ask(background, `w${number}`);
    for (let time = 0; time < 6; time += 1) {
      await settled();
      await next();
    }
    await settled();
    expect(served.slice(1, 4).toSorted()).toEqual(['a1', 's1', 'w1']);
    expect(served.slice(4).toSorted()).toEqual(['a2', 's2', 'w2']);
  });

  it('are kept for a lane that was used, whatever many others ask for', async () => {
    const shares = createShares(10, divisionOf(10));
    for (const who of [stranger('s'), background]) shares.give(await shares.take(who));
    const { served, ask } = asking(shares);
    for (let number = 0; number < 20; number += 1) void ask(account(`a${number}`));
    await settled();
    expect(served).toHaveLength(7);
    for (const who of [stranger('s'), background, background]) void ask(who, 'kept');
    await settled();
    expect(served.slice(7)).toEqual(['kept', 'kept', 'kept']);
  });

  it('are all there for the background where nobody else ever asked', async () => {
    const { served, ask } = asking(createShares(10, divisionOf(10)));
    for (let number = 0; number < 12; number += 1) void ask(background, 'w');
    await settled();
    expect(served).toHaveLength(10);
  });

  it('are refused with 429 and Retry-After to an account that has too many waiting, and to no other', async () => {
    const { served, ask } = asking(createShares(1, alone(2)));
    void ask(background, 'w');
    for (const number of [1, 2]) void ask(account('a'), `a${number}`);
    const refused = (await rejection(ask(account('a'), 'a3'))) as unknown;
    expect(refused).toMatchObject({ code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '1' } });
    void ask(account('b'), 'b1');
    await settled();
    expect(served).toEqual(['w']);
  });

  it('leave nothing behind when they are given back', async () => {
    const shares = createShares(2, alone());
    const { served, ask, next } = asking(shares);
    for (let time = 0; time < 50; time += 1) {
      void ask(account(`a${time}`));
      await settled();
      await next();
    }
    expect(served).toHaveLength(50);
    expect(() => shares.take(account('a')) as Turn).not.toThrow();
  });
});

describe('who waits for longer than a request may', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const patient = (): Division => ({ ...alone(), account: { each: 1, reserved: 0, waiting: 100, patience: 1000 } });

  it('is told of too many at once while others are served', async () => {
    const shares = createShares(2, patient());
    await shares.take(account('a'));
    const refused = rejection(Promise.resolve(shares.take(account('a'))));
    await vi.advanceTimersByTimeAsync(600);
    shares.give(await shares.take(account('b')));
    await vi.advanceTimersByTimeAsync(500);
    expect(await refused).toMatchObject({ status: 429 });
  });

  it('is told of the service where nothing moves', async () => {
    const shares = createShares(2, patient());
    await shares.take(account('a'));
    const refused = rejection(Promise.resolve(shares.take(account('a'))));
    await vi.advanceTimersByTimeAsync(1100);
    expect(await refused).toMatchObject({ code: 'service_unavailable', status: 503, headers: { 'Retry-After': '2' } });
  });

  it('is told of the service where others have had connections on which nobody answered', async () => {
    const shares = createShares(2, patient());
    const held = (await shares.take(account('a'))) as Turn;
    const refused = rejection(Promise.resolve(shares.take(account('a'))));
    await vi.advanceTimersByTimeAsync(600);
    shares.give(await shares.take(account('b')), false);
    await vi.advanceTimersByTimeAsync(500);
    expect(await refused).toMatchObject({ status: 503 });
    shares.give(held, false);
    await vi.advanceTimersByTimeAsync(500);
    await shares.take(account('a'));
    const again = rejection(Promise.resolve(shares.take(account('a'))));
    await vi.advanceTimersByTimeAsync(1100);
    expect(await again).toMatchObject({ status: 503 });
  });

  it('waits for nothing any more', async () => {
    const shares = createShares(1, patient());
    const held = (await shares.take(account('a'))) as Turn;
    const refused = rejection(Promise.resolve(shares.take(account('a'))));
    await vi.advanceTimersByTimeAsync(1100);
    await refused;
    shares.give(held);
    expect(shares.take(account('b'))).not.toBeInstanceOf(Promise);
  });
});
