import { rejection } from '@tessera/platform/testing';
import { describe, expect, it, vi } from 'vitest';
import { createAdmission, dearest, mostWaiting, weightOfBytes } from '../../src/request/admission.ts';
import { withTimeLimits } from '../support/with-time-limits.ts';

withTimeLimits();

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An admission that writes down who has entered, in this order. */
const begun = (shares = { alone: 8, besideOthers: 2 }) => {
  const admission = createAdmission(shares);
  const entered: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = async (account: string, name: string, weight = 1) => {
    const end = await admission.enter(account, weight);
    entered.push(name);
    ends.set(name, end);
  };
  /** Asks without waiting; a refusal is for whoever awaits the result. */
  const ask = (account: string, name: string, weight?: number) => {
    const asked = enter(account, name, weight);
    asked.catch(() => undefined);
    return asked;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await settled();
  };
  return { admission, ask, end, entered };
};

const names = (account: string, count: number) => Array.from({ length: count }, (_, at) => `${account}${at}`);

describe('an account', () => {
  it('has as much under way as its share while it is alone, and less beside others', async () => {
    const { ask, entered, end } = begun();
    for (const name of names('a', 9)) void ask('a', name);
    await settled();
    expect(entered).toEqual(names('a', 8));
    void ask('b', 'b0');
    await settled();
    expect(entered.at(-1)).toBe('b0');
    for (const name of names('a', 6)) await end(name);
    expect(entered).not.toContain('a8');
    await end('a6');
    expect(entered.at(-1)).toBe('a8');
  });

  it('takes nothing of what others may have under way, however much of it is under way and waits', async () => {
    const { ask, entered } = begun();
    for (const name of names('flood', 100)) void ask('flood', name, 2);
    for (const other of ['b', 'c', 'd']) {
      void ask(other, `${other}0`, 2);
      void ask(other, `${other}1`, 2);
    }
    await settled();
    expect(entered.filter((name) => !name.startsWith('flood'))).toEqual(['b0', 'c0', 'd0']);
  });

  it('counts as there for five seconds after it was served', async () => {
    const { ask, end, entered } = begun();
    await ask('b', 'b0');
    await end('b0');
    for (const name of names('a', 4)) void ask('a', name);
    await settled();
    expect(entered).toEqual(['b0', 'a0', 'a1']);
    vi.advanceTimersByTime(5000);
    await end('a0');
    expect(entered).toEqual(['b0', 'a0', 'a1', 'a2', 'a3']);
  });

  it('is beside others when it was served last itself', async () => {
    const { ask, end, entered } = begun();
    await ask('b', 'b0');
    await end('b0');
    await ask('a', 'a0');
    await end('a0');
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    await settled();
    expect(entered).toEqual(['b0', 'a0', 'a1', 'a2']);
  });
});

describe('a request', () => {
  it('that weighs more than the share enters when it is alone', async () => {
    const { ask, end, entered } = begun();
    void ask('a', 'dear', 100);
    void ask('a', 'cheap');
    await settled();
    expect(entered).toEqual(['dear']);
    await end('dear');
    expect(entered).toEqual(['dear', 'cheap']);
  });

  it('is not overtaken by lighter ones of its account', async () => {
    const { ask, end, entered } = begun();
    void ask('a', 'first', 7);
    void ask('a', 'dear', 2);
    void ask('a', 'cheap', 1);
    await settled();
    expect(entered).toEqual(['first']);
    await end('first');
    expect(entered).toEqual(['first', 'dear', 'cheap']);
  });

  it('ends once, however often that is said', async () => {
    const { ask, end, entered, admission } = begun();
    void ask('a', 'first', 8);
    void ask('a', 'second', 8);
    void ask('a', 'third', 8);
    await settled();
    await end('first');
    await end('first');
    expect([entered, admission.usage()]).toEqual([['first', 'second'], { weight: 8, waiting: 1 }]);
    await end('second');
    await end('third');
    expect(admission.usage()).toEqual({ weight: 0, waiting: 0 });
  });
});

const refused = {
  code: 'rate_limit_exceeded',
  status: 429,
  message: 'More requests of this account are under way at once than can be served in time. Send fewer at once, and try again in 1 s.',
  headers: { 'Retry-After': '1' },
};

describe('the queue of an account', () => {
  it('has so many places, and whoever comes then is refused at once', async () => {
    const { ask, admission } = begun();
    void ask('a', 'first', 8);
    for (const name of names('a', mostWaiting)) void ask('a', name);
    expect(admission.usage().waiting).toBe(mostWaiting);
    expect(await rejection(ask('a', 'late'))).toMatchObject(refused);
    await ask('b', 'b0');
  });

  it('is left after 750 ms, and whoever is behind may be light enough', async () => {
    const { ask, entered } = begun();
    void ask('a', 'first', 7);
    const waited = rejection(ask('a', 'dear', 2));
    vi.advanceTimersByTime(749);
    await settled();
    void ask('a', 'cheap', 1);
    await settled();
    expect(entered).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(await waited).toMatchObject(refused);
    await settled();
    expect(entered).toEqual(['first', 'cheap']);
  });
});

describe('a body', () => {
  it.each([
    [2047, 0],
    [2048, 1],
    [20_480, 10],
    [1024 * 1024, dearest],
    [Number.POSITIVE_INFINITY, dearest],
  ])('of %d bytes weighs %d', (bytes, weight) => expect(weightOfBytes(bytes)).toBe(weight));
});
