import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ConnectionShares,
  createConnectionShares,
  type Share,
  type ShareLimits,
  shareLimitsFor,
} from '../../../src/data/connection/connection-shares.ts';
import type { Requester } from '../../../src/data/connection/requester.ts';
import { rejection } from '../../support/data.ts';

const account = (key: string): Requester => ({ lane: 'account', key });
const stranger = (key: string): Requester => ({ lane: 'unauthenticated', key });
const background: Requester = { lane: 'background', key: '' };

/** Asks for turns, and notes in which order they come. */
const asking = (shares: ConnectionShares) => {
  const served: string[] = [];
  const turns: Share[] = [];
  const ask = async (who: Requester, name = who.key) => {
    const turn = await shares.acquire(who);
    served.push(name);
    turns.push(turn);
  };
  /** Gives the oldest turn back. */
  const next = async () => {
    shares.release(turns.shift()!);
    await Promise.resolve();
  };
  return { served, ask, next };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

const alone = (waiting = 100): ShareLimits => ({
  account: { perRequester: 1, reserved: 0, waiting },
  unauthenticated: { perRequester: 1, reserved: 0, waiting },
  background: { perRequester: 1, reserved: 0, waiting },
});

describe('shares of the connections', () => {
  it('are held by one account up to its bound, and by the others beside it', async () => {
    const { served, ask } = asking(createConnectionShares(10, shareLimitsFor(10)));
    for (const number of [1, 2, 3, 4, 5, 6]) void ask(account('a'), `a${number}`);
    for (const number of [1, 2]) void ask(account('b'), `b${number}`);
    await settled();
    expect(served).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('go to accounts in turn, however many requests of one came first', async () => {
    const { served, ask, next } = asking(createConnectionShares(1, alone()));
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
    const { served, ask, next } = asking(createConnectionShares(1, alone()));
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
    const shares = createConnectionShares(10, shareLimitsFor(10));
    for (const who of [stranger('s'), background]) shares.release(await shares.acquire(who));
    const { served, ask } = asking(shares);
    for (let number = 0; number < 20; number += 1) void ask(account(`a${number}`));
    await settled();
    expect(served).toHaveLength(7);
    for (const who of [stranger('s'), background, background]) void ask(who, 'kept');
    await settled();
    expect(served.slice(7)).toEqual(['kept', 'kept', 'kept']);
  });

  it('are all there for the background where nobody else ever asked', async () => {
    const { served, ask } = asking(createConnectionShares(10, shareLimitsFor(10)));
    for (let number = 0; number < 12; number += 1) void ask(background, 'w');
    await settled();
    expect(served).toHaveLength(10);
  });

  it('are refused with 429 and Retry-After to an account that has too many waiting, and to no other', async () => {
    const { served, ask } = asking(createConnectionShares(1, alone(2)));
    void ask(background, 'w');
    for (const number of [1, 2]) void ask(account('a'), `a${number}`);
    const refused = (await rejection(ask(account('a'), 'a3'))) as unknown;
    expect(refused).toMatchObject({ code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '1' } });
    void ask(account('b'), 'b1');
    await settled();
    expect(served).toEqual(['w']);
  });

  it('leave nothing behind when they are given back', async () => {
    const shares = createConnectionShares(2, alone());
    const { served, ask, next } = asking(shares);
    for (let time = 0; time < 50; time += 1) {
      void ask(account(`a${time}`));
      await settled();
      await next();
    }
    expect(served).toHaveLength(50);
    expect(() => shares.acquire(account('a')) as Share).not.toThrow();
  });
});

describe('an account beside others', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const acquire = (shares: ConnectionShares, requester: Requester) => shares.acquire(requester) as Share;
  const mustWait = (shares: ConnectionShares, requester: Requester) => shares.acquire(requester) instanceof Promise;

  it('has fewer connections, until the others have used none for five seconds', async () => {
    const shares = createConnectionShares(10, shareLimitsFor(10));
    const other = acquire(shares, account('b'));
    acquire(shares, account('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mustWait(shares, account('a'))).toBe(true);
    shares.release(other);
    await vi.advanceTimersByTimeAsync(4999);
    expect(mustWait(shares, account('c'))).toBe(false);
    expect(mustWait(shares, account('c'))).toBe(true);
  });

  it('has all it may when they are gone', async () => {
    const shares = createConnectionShares(10, shareLimitsFor(10));
    shares.release(acquire(shares, account('b')));
    acquire(shares, account('a'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(shares.join(account('a'))).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect([2, 3, 4].map(() => mustWait(shares, account('a')))).toEqual([false, false, false]);
    expect(mustWait(shares, account('a'))).toBe(true);
  });

  it('has others also in those who share a statement of somebody else', () => {
    const shares = createConnectionShares(10, shareLimitsFor(10));
    shares.leave(shares.join(account('b'))!);
    acquire(shares, account('a'));
    expect(mustWait(shares, account('a'))).toBe(true);
  });

  it('has a connection beside its long work', () => {
    const shares = createConnectionShares(10, shareLimitsFor(10));
    acquire(shares, account('b'));
    acquire(shares, { ...account('a'), longTurn: 'held' });
    expect(mustWait(shares, account('a'))).toBe(false);
    expect(mustWait(shares, account('a'))).toBe(true);
  });
});

describe('who waits for longer than a request may', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const patient = (): ShareLimits => ({ ...alone(), account: { perRequester: 1, reserved: 0, waiting: 100, timeout: 1000 } });

  it('is told of too many at once while others are served', async () => {
    const shares = createConnectionShares(2, patient());
    await shares.acquire(account('a'));
    const refused = rejection(Promise.resolve(shares.acquire(account('a'))));
    await vi.advanceTimersByTimeAsync(600);
    shares.release(await shares.acquire(account('b')));
    await vi.advanceTimersByTimeAsync(500);
    expect(await refused).toMatchObject({ status: 429 });
  });

  it('is told of the service where nothing moves', async () => {
    const shares = createConnectionShares(2, patient());
    await shares.acquire(account('a'));
    const refused = rejection(Promise.resolve(shares.acquire(account('a'))));
    await vi.advanceTimersByTimeAsync(1100);
    expect(await refused).toMatchObject({ code: 'service_unavailable', status: 503, headers: { 'Retry-After': '2' } });
  });

  it('is told of the service where others have had connections on which nobody answered', async () => {
    const shares = createConnectionShares(2, patient());
    const held = (await shares.acquire(account('a'))) as Share;
    const refused = rejection(Promise.resolve(shares.acquire(account('a'))));
    await vi.advanceTimersByTimeAsync(600);
    shares.release(await shares.acquire(account('b')), false);
    await vi.advanceTimersByTimeAsync(500);
    expect(await refused).toMatchObject({ status: 503 });
    shares.release(held, false);
    await vi.advanceTimersByTimeAsync(500);
    await shares.acquire(account('a'));
    const again = rejection(Promise.resolve(shares.acquire(account('a'))));
    await vi.advanceTimersByTimeAsync(1100);
    expect(await again).toMatchObject({ status: 503 });
  });

  it('waits for nothing any more', async () => {
    const shares = createConnectionShares(1, patient());
    const held = (await shares.acquire(account('a'))) as Share;
    const refused = rejection(Promise.resolve(shares.acquire(account('a'))));
    await vi.advanceTimersByTimeAsync(1100);
    await refused;
    shares.release(held);
    expect(shares.acquire(account('b'))).not.toBeInstanceOf(Promise);
  });
});
