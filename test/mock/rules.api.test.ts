import { type LocalMock, openReceiver, signedInChannel, startLocalMock } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits } from '../../src/contract/plans.ts';

const theodolite = 'res_01jq3x5gkz0v7t9n2m4p6r8s1w';

let mock: LocalMock;
beforeAll(async () => {
  mock = await startLocalMock();
});
afterAll(() => mock?.close());

const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(mock.url + path, {
    method,
    headers: { 'X-API-Key': 'any', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed };
};
const rule = (...rules: object[]) => call('PUT', '/_mock/rules', rules);
const me = (headers: Record<string, string> = {}) => call('GET', '/v1/users/me', undefined, headers);
const query = (headers: Record<string, string> = {}) => call('POST', '/graphql', { query: '{ me { id } }' }, headers);

afterEach(async () => expect((await call('DELETE', '/_mock/rules')).status).toBe(204));

describe('/_mock/rules', () => {
  it('lists, adds, replaces and removes rules, from JSON and from YAML', async () => {
    expect((await rule({ latency: 1 })).body).toEqual([{ id: expect.any(String), latency: 1 }]);
    const added = await fetch(`${mock.url}/_mock/rules`, { method: 'POST', body: '- operation: listUsers\n  outage: unavailable\n' });
    expect([added.status, await added.json()]).toEqual([201, [{ id: expect.any(String), operation: 'listUsers', outage: 'unavailable' }]]);
    expect((await call('GET', '/_mock/rules')).body).toMatchObject([{ latency: 1 }, { operation: 'listUsers' }]);
    await call('DELETE', '/_mock/rules');
    expect((await call('GET', '/_mock/rules')).body).toEqual([]);
  });

  it.each([
    [[{ latency: -1 }], '[0].latency'],
    [[{ latency: 1 }, { outage: 'now' }], '[1].outage'],
    [[{ speed: 1 }], '[0].speed'],
    [[{ times: 2 }], '[0]'],
    [[{ operation: 'listCathedrals', latency: 1 }], '[0].operation'],
  ])('refuses %j, and keeps those that there are', async (rules, field) => {
    await rule({ latency: 1 });
    const { status, body } = await rule(...rules);
    expect([status, body.error.details.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
    expect((await call('GET', '/_mock/rules')).body).toMatchObject([{ latency: 1 }]);
  });

  it('refuses more bytes than any other body may have', async () => {
    const { status, body } = await rule({ path: 'x'.repeat(bodyLimits.json) });
    expect([status, body.error.code]).toEqual([413, 'payload_too_large']);
  });

  it('finds quickly that a path does not fit a pattern with many asterisks', async () => {
    await call('PUT', '/_mock/rules', [{ path: `/${'a*'.repeat(40)}b`, outage: 'unavailable' }]);
    expect((await call('GET', `/${'a'.repeat(4000)}`)).status).toBe(404);
    expect((await call('GET', `/${'a'.repeat(4000)}b`)).status).toBe(503);
  });

  it.each([
    ['/v1/webhooks', '/v1/webhooks', true],
    ['/v1/webhooks', '/v1/webhooks/', false],
    ['/v1/*', '/v1/webhooks', true],
    ['/v1/*/enable', '/v1/webhooks/enable', true],
    ['/v1/*enable/enable', '/v1/enable', false],
    ['/*s*s', '/v1/users', true],
    ['/*users*users', '/v1/users', false],
    ['/v1.webhooks', '/v1/webhooks', false],
  ])('have the pattern %s, to which %s fits: %s', async (pattern, path, does) => {
    await call('PUT', '/_mock/rules', [{ path: pattern, outage: 'unavailable' }]);
    expect((await call('GET', path)).status === 503).toBe(does);
  });

  it('are only for the requests that they name', async () => {
    await rule(
      { operation: 'getResource', expired_token: true },
      { method: 'POST', path: '/v1/reso*', expired_token: true },
      { operation: 'listUsers', times: 2, expired_token: true },
    );
    const statuses = async (...asked: [string, string, unknown?][]) => {
      const found: number[] = [];
      for (const one of asked) found.push((await call(...one)).status);
      return found;
    };
    expect(
      await statuses(['GET', `/v1/resources/${theodolite}`], ['GET', `/v2-preview/resources/${theodolite}`], ['GET', '/v1/resources']),
    ).toEqual([401, 401, 200]);
    expect(await statuses(['POST', '/v1/resources', { name: 'Mine' }], ['GET', '/v1/resources'])).toEqual([401, 200]);
    expect(await statuses(['GET', '/v1/users'], ['GET', '/v1/users'], ['GET', '/v1/users'])).toEqual([401, 401, 200]);
  });
});

describe('a preflight request of a browser', () => {
  const preflight = (path: string) =>
    call('OPTIONS', path, undefined, { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' });

  it.each(['/v1/resources', '/graphql'])('to %s takes no rule from the request that follows', async (path) => {
    await rule({ outage: 'unavailable', times: 1 });
    expect((await preflight(path)).status).toBe(204);
    const { status, headers } = await call('POST', path, { name: 'Mine', query: '{ me { id } }' }, { Origin: 'https://app.example' });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([503, '*']);
    expect((await call('GET', '/_mock/rules')).body).toEqual([]);
  });

  it('is answered during an outage, so that the page learns of it', async () => {
    await rule({ outage: 'unavailable' });
    expect((await preflight('/v1/resources')).status).toBe(204);
  });
});

describe('effects, as a rule and as a wish of one request', () => {
  const both = async (name: string, value: string | number | true, work: (headers?: Record<string, string>) => Promise<void>) => {
    await work({ Prefer: `${name}=${value}` });
    await rule({ [name]: value });
    await work();
  };

  it('latency makes requests wait, and others not', () =>
    both('latency', 600_000, async (headers) => {
      const leaving = new AbortController();
      const own = { 'X-API-Key': 'any', ...headers };
      const paths = ['/v1/users/me', '/graphql?query={me{id}}'];
      const waiting = paths.map((path) => fetch(mock.url + path, { headers: own, signal: leaving.signal }).then(() => 'answered'));
      for (const path of ['/openapi/v1.json', '/_mock/state', '/_mock/state']) expect((await call('GET', path)).status).toBe(200);
      expect(await Promise.race([...waiting, Promise.resolve('waiting')])).toBe('waiting');
      leaving.abort();
      expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    }));

  it('a rate limit that is used up has the status and the headers of the server', () =>
    both('rate_limit', 'used_up', async (headers) => {
      const { status, headers: given, body } = await me(headers);
      expect([status, body.error.code, given.get('X-RateLimit-Remaining')]).toEqual([429, 'rate_limit_exceeded', '0']);
      expect(Number(given.get('Retry-After'))).toBeGreaterThan(0);
      expect((await query(headers)).body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    }));

  it('an outage leaves the pages and the controls', () =>
    both('outage', 'unavailable', async (headers) => {
      const answer = await me(headers);
      expect([answer.status, answer.body.error.code, answer.headers.has('Retry-After')]).toEqual([503, 'service_unavailable', true]);
      expect((await call('POST', '/v1/auth/login', {}, headers)).status).toBe(503);
      expect((await query(headers)).body.errors).toMatchObject([{ extensions: { reason: 'service_unavailable' } }]);
      expect((await call('GET', '/openapi/v1.json', undefined, headers)).status).toBe(200);
      expect((await call('GET', '/_mock/rules', undefined, headers)).status).toBe(200);
    }));

  it('an outage may cut connections', () =>
    both('outage', 'cut', async (headers) => {
      await expect(me(headers)).rejects.toThrow('fetch failed');
      expect((await call('GET', '/openapi/v1.json', undefined, headers)).status).toBe(200);
    }));

  it('an expired token is refused by every door', () =>
    both('expired_token', true, async (headers) => {
      const { status, body } = await me(headers);
      expect([status, body.error.code]).toEqual([401, 'expired_token']);
      expect((await query(headers)).body.errors).toMatchObject([{ extensions: { reason: 'expired_token' } }]);
    }));

  it('rules reach the channel, and calls on it', async () => {
    const client = await signedInChannel(mock.url, 'any');
    await rule({ operation: 'listUsers', outage: 'unavailable' });
    expect(await client.ask({ type: 'call', operation: 'listUsers' })).toMatchObject({ status: 503 });
    expect(await client.ask({ type: 'call', operation: 'listResources' })).toMatchObject({ status: 200 });
    await rule({ expired_token: true });
    await expect(signedInChannel(mock.url, 'other')).rejects.toThrow('expired_token');
    client.socket.close();
  });
});

describe('what the mock does by itself', () => {
  it('a webhook fails as a rule says, and its receiver is not asked', async () => {
    const receiver = await openReceiver();
    const { body } = await call('POST', '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
    const { id, secret } = body.data;
    const deliveries = async () => (await call('GET', `/v1/webhooks/${id}/deliveries`)).body.data;
    await rule({ webhook: 500, times: 1 });
    await call('POST', '/v1/resources', { name: 'First' });
    await expect.poll(deliveries).toMatchObject([{ status: 'pending', attempt_count: 1, last_response_status: 500 }]);
    expect(receiver.asked).toEqual([]);
    // The next attempt is due in 5 seconds, and the clock of the mock may be moved there.
    await rule({ clock: 60 });
    await expect.poll(() => receiver.messages(secret)).toMatchObject([{ type: 'RESOURCE_CREATED' }]);
    await receiver.close();
  });

  it('the clock moves: what was valid for a day has expired, and what is made is later', async () => {
    const login = await call('POST', '/v1/auth/login', { email: 'admin@tessera.example', password: mock.account.password });
    const session = { 'X-Session-Token': login.body.session_token, 'X-API-Key': '' };
    const asked = () => fetch(`${mock.url}/v1/users/me`, { headers: { 'X-Session-Token': session['X-Session-Token'] } });
    expect((await asked()).status).toBe(200);
    await rule({ clock: 2 * 86_400 });
    const refused = await asked();
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'expired_token' } }]);
    const { body } = await call('POST', '/v1/resources', { name: 'Later' });
    expect(Date.parse(body.data.created_at) - Date.now()).toBeGreaterThan(86_400_000);
  });

  it('an event comes now, with the data that is said, or with the record that it is about', async () => {
    const client = await signedInChannel(mock.url, 'any');
    await client.ask({ type: 'subscribe', events: ['RESOURCE_UPDATED', 'RESOURCE_DELETED'] });
    const resource = (await call('GET', '/v1/resources?limit=1')).body.data[0];
    const told = await call('POST', '/_mock/events', { type: 'RESOURCE_UPDATED', resource_id: theodolite });
    expect(told.status).toBe(201);
    await call('POST', '/_mock/events', { type: 'RESOURCE_DELETED', data: { ...resource, name: 'Gone' }, version: 4 });
    expect(await client.events(2)).toMatchObject([
      { event: { id: told.body.id, type: 'RESOURCE_UPDATED', resource_id: theodolite, data: { name: 'Theodolite 3' }, version: 1 } },
      { event: { type: 'RESOURCE_DELETED', resource_id: resource.id, data: { name: 'Gone' }, version: 4 } },
    ]);
    client.socket.close();
  });

  it.each([
    [{ type: 'RESOURCE_LOST', data: {} }, 'type'],
    [{ type: 'RESOURCE_CREATED', data: { id: 'res_01jq3x5gkz0v7t9n2m4p6r8s1w' } }, 'data.name'],
    [{ type: 'RESOURCE_UPDATED', resource_id: 'res_01jq3x5gkz0v7t9n2m4p6r8s1x' }, 'data'],
  ])('refuses the event %j', async (event, field) => {
    const { status, body } = await call('POST', '/_mock/events', event);
    expect([status, body.error.details.map((one: { field: string }) => one.field)]).toEqual([400, expect.arrayContaining([field])]);
  });
});
