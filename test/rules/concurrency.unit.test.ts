import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { createConcurrency } from '../../src/rules/concurrency.ts';
import { redisUrl } from '../app/tcp-proxy.ts';

const callerOf = (subscriptions: number, accountId = newId('account')) => ({ accountId, sockets: { connections: 1, subscriptions } });

describe('what an account has open at a time', () => {
  it('is as many as its plan allows, by kind and by account', async () => {
    const { take } = createConcurrency();
    const caller = callerOf(2);
    const held = [await take('subscriptions', caller), await take('subscriptions', caller)];
    await expect(take('subscriptions', caller)).rejects.toMatchObject({ code: 'limit_reached', message: expect.stringContaining('2 ') });
    await take('connections', caller);
    await take('subscriptions', callerOf(1));
    held[0]!();
    held[0]!();
    await take('subscriptions', caller);
    await expect(take('subscriptions', caller)).rejects.toMatchObject({ code: 'limit_reached' });
  });
});

describe.skipIf(!redisUrl)('what an account has open at several nodes', () => {
  const redis = createClient({ url: redisUrl });
  const shared = { redis, namespace: newId('account') };
  const [one, other] = [createConcurrency(shared), createConcurrency(shared)];
  beforeAll(async () => void (await redis.connect()));
  afterAll(() => {
    one.close();
    other.close();
    redis.destroy();
  });
  const keyOf = ({ accountId }: { accountId: string }) => `tessera:${shared.namespace}:subscriptions:${accountId}`;

  it('is counted together, also when both take the last one at once', async () => {
    const caller = callerOf(2);
    const release = await one.take('subscriptions', caller);
    const both = await Promise.allSettled([one.take('subscriptions', caller), other.take('subscriptions', caller)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(other.take('subscriptions', caller)).rejects.toMatchObject({ code: 'limit_reached' });
    release();
    await expect.poll(() => other.take('subscriptions', caller).catch(() => undefined)).toBeDefined();
  });

  it('leaves nothing behind when all is given back', async () => {
    const caller = callerOf(2);
    (await one.take('subscriptions', caller))();
    await expect.poll(() => redis.exists(keyOf(caller))).toBe(0);
  });

  it('does not count a node that has not reported for half a minute', async () => {
    const caller = callerOf(1);
    const now = Math.floor(Date.now() / 1000);
    await redis.hSet(keyOf(caller), { dead: `1 ${now - 1}`, alive: `1 ${now + 20}` });
    await expect(one.take('subscriptions', caller)).rejects.toMatchObject({ code: 'limit_reached' });
    await redis.hSet(keyOf(caller), { alive: `1 ${now - 1}` });
    await one.take('subscriptions', caller);
    expect(Object.keys(await redis.hGetAll(keyOf(caller)))).toHaveLength(1);
    expect(await redis.ttl(keyOf(caller))).toBeGreaterThan(20);
  });

  it('is reported again as long as it is open', async () => {
    const { take, close } = createConcurrency(shared, { seconds: 30, reportEvery: 0.02 });
    const caller = callerOf(1);
    await take('subscriptions', caller);
    await redis.del(keyOf(caller));
    await expect.poll(() => redis.exists(keyOf(caller))).toBe(1);
    close();
  });

  it('is what one node has while Redis does not answer', async () => {
    const away = { redis: { eval: () => Promise.reject(new Error('away')) }, namespace: 'none' };
    const { take, close } = createConcurrency(away);
    const caller = callerOf(1);
    await take('subscriptions', caller);
    await expect(take('subscriptions', caller)).rejects.toMatchObject({ code: 'limit_reached' });
    close();
  });
});
