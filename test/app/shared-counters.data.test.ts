import { bootTessera, type Tessera, until } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSharedCounters } from '../../src/app/compose/redis.ts';
import { overdueAtNextAnswer } from '../support/overdue.ts';
import { afterTime } from '../support/with-time-limits.ts';
import { redisProxy, redisUrl, type TcpProxy } from './tcp-proxy.ts';

const limit = 1000;

/** Milliseconds. */
const commandTimeout = 500;

describe.skipIf(!redisUrl)('counting with others in Redis', () => {
  let proxy: TcpProxy;
  let tessera: Tessera;
  beforeAll(async () => {
    proxy = await redisProxy();
    tessera = await bootTessera({
      env: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` },
      redisTimeouts: { commandTimeout, pingInterval: 60_000, socketTimeout: 240_000 },
    });
    await tessera.database.db.updateTable('accounts').set({ rate_limit: limit }).execute();
  });
  afterAll(async () => {
    await tessera?.close();
    await proxy?.close();
  });

  const ask = async () => {
    const { status, headers } = await tessera.admin.call('GET', '/v1/resources?limit=1');
    return { status, used: limit - Number(headers.get('X-RateLimit-Remaining')) };
  };

  it('goes on locally while Redis is silent, and counts there again when it answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await Promise.all(Array.from({ length: 200 }, ask));
    const before = (await ask()).used;
    proxy.freeze();
    const first = await afterTime(ask(), commandTimeout);
    expect(first.status).toBe(200);
    expect(first.used).toBeLessThan(before);
    const more = await Promise.all(Array.from({ length: 10 }, ask));
    expect(more.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(more.map(({ used }) => used).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 10 }, (_, n) => first.used + n + 1),
    );
    expect(await tessera.admin.call('POST', '/v1/auth/login', { email: 'nobody@example.com', password: 'wrong password' })).toMatchObject({
      status: 401,
    });
    proxy.thaw();
    let asked = 0;
    await expect
      .poll(async () => {
        asked += 1;
        return (await ask()).used;
      })
      .toBeGreaterThan(before);
    // By itself it would have to be asked more often.
    expect(first.used + more.length + asked).toBeLessThan(before);
  });

  it('takes an answer that came in time while this process was busy', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const near = await redisProxy();
    const times = { commandTimeout, pingInterval: 60_000, socketTimeout: 60_000 };
    const counters = await openSharedCounters(`redis://127.0.0.1:${near.port}`, pino({ level: 'silent' }), times);
    await until(() => counters!.isConnected());
    overdueAtNextAnswer(near, commandTimeout);
    expect(await counters!.redis.eval('return 7')).toBe(7);
    counters?.close();
    await near.close();
  });

  it('lets nobody wait while an answer is owed', async () => {
    const proxy = await redisProxy();
    const times = { commandTimeout: 50, pingInterval: 60_000, socketTimeout: 240_000 };
    const counters = await openSharedCounters(`redis://127.0.0.1:${proxy.port}`, pino({ level: 'silent' }), times);
    const count = () => counters!.redis.eval('return 7');
    await expect.poll(() => count().catch(() => undefined)).toBe(7);
    proxy.freeze();
    await expect(count()).rejects.toThrow('within 50 ms');
    await expect(count()).rejects.toThrow('is still pending');
    proxy.thaw();
    await expect.poll(() => count().catch(() => undefined)).toBe(7);
    counters?.close();
    await proxy.close();
  });

  it('leaves a connection that stays silent', async () => {
    const proxy = await redisProxy();
    const times = { commandTimeout: 50, pingInterval: 50, socketTimeout: 250 };
    const counters = await openSharedCounters(`redis://127.0.0.1:${proxy.port}`, pino({ level: 'silent' }), times);
    await until(() => counters!.isConnected());
    proxy.freeze();
    await expect.poll(proxy.taken).toBeGreaterThan(1);
    proxy.thaw();
    await expect.poll(() => counters!.redis.eval('return 7').catch(() => undefined)).toBe(7);
    counters?.close();
    await proxy.close();
  });
});
