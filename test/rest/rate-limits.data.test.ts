import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('rate limits', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  /** An administrator of a new account on a plan. */
  const on = async (
    plan: 'free' | 'professional' | 'business' | 'enterprise',
    figures: { rate_limit?: number; burst_limit?: number } = {},
  ) => {
    const other = await tessera.otherAccount();
    await tessera.database.db
      .updateTable('accounts')
      .set({ plan, rate_limit: null, burst_limit: null, ...figures })
      .where('id', '=', other.accountId)
      .execute();
    return other;
  };
  const list = (caller: Caller) => caller.call('GET', '/v1/resources');
  const times = async (count: number, caller: Caller) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) statuses.push((await list(caller)).status);
    return statuses;
  };

  it.each([
    ['free', '60'],
    ['professional', '300'],
    ['business', '1000'],
  ] as const)('tells the figures of the plan %s on every answer', async (plan, limit) => {
    const caller = await on(plan);
    const before = Math.floor(Date.now() / 1000);
    const { headers } = await list(caller);
    expect(headers.get('x-ratelimit-limit')).toBe(limit);
    expect(headers.get('x-ratelimit-remaining')).toBe(String(Number(limit) - 1));
    const reset = Number(headers.get('x-ratelimit-reset'));
    expect(reset).toBeGreaterThan(before);
    expect(reset).toBeLessThanOrEqual(Date.now() / 1000 + 61);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"minute";r=${Number(limit) - 1};t=\\d+$`));
    expect(headers.get('ratelimit-policy')).toBe(`"minute";q=${limit};w=60`);
  });

  it('takes the figures of an enterprise account from the account', async () => {
    const { headers } = await list(await on('enterprise', { rate_limit: 7, burst_limit: 9 }));
    expect(headers.get('x-ratelimit-limit')).toBe('7');
  });

  it('draws on the burst allowance over the limit, and refuses with 429 and Retry-After when it is gone', async () => {
    const caller = await on('enterprise', { rate_limit: 3, burst_limit: 5 });
    expect(await times(5, caller)).toEqual([200, 200, 200, 200, 200]);
    const refused = await list(caller);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({ type: 'rate_limit_exceeded', code: 'rate_limit_exceeded' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  });

  it('counts an account together, whichever key of it asks, and another account apart', async () => {
    const caller = await on('enterprise', { rate_limit: 2, burst_limit: 2 });
    const colleague = await tessera.someone('viewer', ['read'], caller.accountId);
    expect([(await list(caller)).status, (await list(colleague)).status, (await list(caller)).status]).toEqual([200, 200, 429]);
    expect((await list(await on('free'))).status).toBe(200);
  });

  it('counts refusals too, such as a 404 and a 400', async () => {
    const caller = await on('enterprise', { rate_limit: 2, burst_limit: 2 });
    expect((await caller.call('GET', '/v1/resources?nonsense=1')).status).toBe(400);
    expect((await caller.call('GET', '/v1/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w')).status).toBe(404);
    expect((await list(caller)).status).toBe(429);
  });

  it('counts requests that no operation fits for the account of their credentials, not for the address', async () => {
    const limitOf = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
      const caller = await on('enterprise', { rate_limit: 3, burst_limit: 4 });
      const answer = await caller.call(method, path, undefined, headers);
      const next = await list(caller);
      return [
        answer.status,
        ...[answer, next].map((one) => `${one.headers.get('x-ratelimit-remaining')}/${one.headers.get('x-ratelimit-limit')}`),
      ];
    };
    for (const path of ['/v1/nothing', '/nothing', '/oauth/nothing']) expect(await limitOf(path)).toEqual([404, '2/3', '1/3']);
    expect(await limitOf('/v1/resources', 'PATCH')).toEqual([405, '2/3', '1/3']);
    expect(await limitOf('/v1/websocket')).toEqual([426, '2/3', '1/3']);
    expect(await limitOf('/v1/resources', 'GET', { 'X-API-Version': 'v2-preview' })).toEqual([400, '2/3', '1/3']);
    expect(await limitOf('/v1/resources', 'GET', { 'X-API-Version': 'v9' })).toEqual([400, '2/3', '1/3']);
    expect(await limitOf('/v1/resources?%ff')).toEqual([400, '2/3', '1/3']);
    expect(await limitOf('/graphql', 'PUT')).toEqual([405, '2/3', '1/3']);
  });

  it('limits requests without good credentials by their address, and tells those figures', async () => {
    const own = await bootTessera();
    try {
      const anonymous = async () => (await fetch(`${own.url}/v1/resources`, { headers: { 'X-API-Key': 'nonsense' } })).status;
      const first = await fetch(`${own.url}/v1/resources`);
      expect(first.headers.get('x-ratelimit-limit')).toBe('60');
      const statuses = await Promise.all(Array.from({ length: 110 }, anonymous));
      expect(statuses.filter((status) => status === 401)).toHaveLength(99);
      expect(statuses.filter((status) => status === 429)).toHaveLength(11);
      expect((await own.admin.call('GET', '/v1/resources')).status).toBe(200);
      expect((await own.admin.call('GET', '/nothing')).status).toBe(404);
      expect((await fetch(`${own.url}/nothing`)).status).toBe(429);
    } finally {
      await own.close();
    }
  });
});
