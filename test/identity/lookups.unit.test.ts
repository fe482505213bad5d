import { describe, expect, it } from 'vitest';
import { createEndedCredentials } from '../../src/identity/credentials/ended-credentials.ts';
import { createLookups } from '../../src/identity/credentials/lookups.ts';

/** Look-ups of which the test says what they find, and when. */
const opened = () => {
  let now = 0;
  const ended = createEndedCredentials();
  const looks: { hash: string; found: (value: string | undefined) => void; fail: (error: Error) => void }[] = [];
  const lookups = createLookups(
    (hash: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ account_id: string; value: string } | undefined>();
      looks.push({ hash, found: (value) => resolve(value === undefined ? undefined : { account_id: 'acc_1', value }), fail: reject });
      return promise;
    },
    () => new Date(now),
    ended,
  );
  const find = async (hash = 'a') => (await lookups.find(hash))?.value;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { looks, lookups, ended, find, pass };
};

describe('a look-up of a credential', () => {
  it('holds for a second, for everybody who asks', async () => {
    const { looks, find, pass } = opened();
    const both = [find(), find()];
    looks[0]!.found('first');
    pass(999);
    expect([await Promise.all(both), await find(), looks.length]).toEqual([['first', 'first'], 'first', 1]);
    pass(1);
    const again = find();
    looks[1]!.found('second');
    expect(await again).toBe('second');
  });

  it('is by its hash', async () => {
    const { looks, find } = opened();
    const [one, other] = [find('a'), find('b')];
    looks[0]!.found('one');
    looks[1]!.found('other');
    expect([await one, await other, looks.map(({ hash }) => hash)]).toEqual(['one', 'other', ['a', 'b']]);
  });

  it('holds no longer when a credential of its account ends, also while it runs', async () => {
    const { looks, ended, find } = opened();
    const first = find();
    ended.note('acc_1');
    looks[0]!.found('before the end');
    await expect.poll(() => looks.length).toBe(2);
    looks[1]!.found('after the end');
    expect(await first).toBe('after the end');
    ended.note('acc_2');
    expect(await find()).toBe('after the end');
    ended.note(undefined);
    const last = find();
    await expect.poll(() => looks.length).toBe(3);
    looks[2]!.found(undefined);
    expect(await last).toBeUndefined();
  });

  it('is forgotten when it is said so, and when it failed', async () => {
    const { looks, lookups, find } = opened();
    const first = find();
    looks[0]!.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    const second = find();
    looks[1]!.found('second');
    expect(await second).toBe('second');
    lookups.forget('a');
    const third = find();
    looks[2]!.found('third');
    expect(await third).toBe('third');
  });
});
