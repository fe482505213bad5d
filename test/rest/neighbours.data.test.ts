import { setImmediate } from 'node:timers/promises';
import {
  bootTessera,
  type Caller,
  type ChannelClient,
  connectChannel,
  created,
  signedInChannel,
  type Tessera,
  until,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bodyLimits } from '../../src/contract/plans.ts';
import { admission, bodies } from '../../src/request/admission.ts';
import { connectGraphql, rawGraphql } from '../graphql/subscribing.ts';
import { ask } from '../graphql/support.ts';
import { inOneWindow } from '../support/rate-limit.ts';
import { afterTime, withTimeLimits } from '../support/with-time-limits.ts';

const now = new Date('2026-03-14T09:26:53.589Z');
const query = '{ resources(first: 1) { edges { node { id } } } }';

let tessera: Tessera;
let other: Caller;
let channel: ChannelClient;
beforeAll(async () => {
  // Time stands still, so that credentials that were looked at once are known.
  tessera = await bootTessera({ clock: () => now });
  other = await tessera.otherAccount();
  channel = await signedInChannel(tessera.url, tessera.admin.key);
});
afterAll(async () => {
  channel?.socket.close();
  await tessera?.close();
});

/** More than any share. */
const everything = 1000;

/** Has an account use up all that it may have under way, until the result is called, or the test ends. */
const crowd = async () => {
  const leave = await admission.enter(tessera.accountId, everything);
  onTestFinished(leave);
  return leave;
};

const overSocket = async (asked: string) => {
  const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: tessera.admin.key } });
  const { over, results, failure } = subscribe(asked);
  await over;
  await client.dispose();
  return failure() ? [{ errors: failure() }] : results;
};

const refused = { extensions: { code: 'RATE_LIMITED', reason: 'rate_limit_exceeded', retryAfter: 1 } };

const mcp = (caller: Caller) =>
  fetch(`${tessera.url}/mcp`, {
    method: 'POST',
    headers: { 'X-API-Key': caller.key, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'listResources', arguments: {} } }),
  });

describe('an account that has more under way than it may', () => {
  withTimeLimits();

  it('gets 429 with Retry-After from REST, and its figures of the rate limit', async () => {
    const leave = await crowd();
    const { status, headers, body } = await afterTime(tessera.admin.call('GET', '/v1/resources'));
    leave();
    expect(status).toBe(429);
    expect(body.error).toMatchObject({ type: 'rate_limit_exceeded', code: 'rate_limit_exceeded' });
    expect(body.error.message).toMatch(/^More requests of this account are under way at once/);
    expect(headers.get('Retry-After')).toBe('1');
    expect(Number(headers.get('X-RateLimit-Remaining'))).toBeGreaterThan(0);
  });

  it('gets RATE_LIMITED and when to come again from GraphQL, over HTTP and WebSocket', async () => {
    const leave = await crowd();
    const [{ status, headers, body }, results] = await afterTime(Promise.all([ask(tessera.admin, query), overSocket(query)]));
    leave();
    expect([status, body.errors]).toMatchObject([429, [refused]]);
    expect(headers.get('Retry-After')).toBe('1');
    expect(results).toMatchObject([{ errors: [refused] }]);
  });

  it('gets 429 with Retry-After for a call of the channel, for what it would follow, and for the operation of an agent', async () => {
    const leave = await crowd();
    const called = channel.ask({ type: 'call', operation: 'listResources' });
    const followed = channel.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
    const answer = await afterTime(mcp(tessera.admin));
    expect(await answer.text()).toContain('rate_limit_exceeded');
    expect(await afterTime(called)).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
    expect(await afterTime(followed)).toMatchObject({ type: 'error', error: { code: 'rate_limit_exceeded' } });
    leave();
  });

  it('leaves its neighbours at every door alone, and whoever is not known yet', async () => {
    const leave = await crowd();
    const waiting = Promise.all(Array.from({ length: 100 }, () => tessera.admin.call('GET', '/v1/resources?limit=100')));
    const stranger = await tessera.otherAccount();
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => other.call('GET', '/v1/resources')),
      ask(other, query),
      mcp(other),
      stranger.call('GET', '/v1/users/me'),
      fetch(`${tessera.url}/health/ready`),
    ]);
    const newcomer = await signedInChannel(tessera.url, other.key);
    const called = await newcomer.ask({ type: 'call', operation: 'listResources' });
    newcomer.socket.close();
    leave();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(called.status).toBe(200);
    expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('leaves nothing under way when all of its requests are answered, well or not', async () => {
    const { admin, url } = tessera;
    await Promise.all([
      admin.call('GET', '/v1/resources'),
      admin.call('GET', '/v1/nothing'),
      admin.call('POST', '/v1/resources', { name: 7 }),
      admin.call('POST', '/v1/resources', { name: 'Sheet', description: 'x'.repeat(5000), metadata: { note: 'y'.repeat(5000) } }),
      ask(admin, query),
      ask(admin, '{ nothing }'),
      overSocket(query),
      overSocket('{ nothing }'),
      mcp(admin),
      fetch(`${url}/v1/resources`),
      channel.ask({ type: 'call', operation: 'listResources' }),
      channel.ask({ type: 'subscribe', events: ['RESOURCE_UPDATED'] }),
    ]);
    expect([admission.usage(), bodies.usage()]).toEqual(Array(2).fill({ weight: 0, waiting: 0 }));
  });
});

describe('an operation of GraphQL', () => {
  withTimeLimits();

  const large = '{ resources(first: 100) { edges { node { id owner { name } } } } }';

  it.each([
    ['HTTP', (asked: string) => ask(tessera.admin, asked).then(({ body }) => [body])],
    ['WebSocket', overSocket],
  ])('counts as one request when it is refused, as everything that is, and not by its cost: %s', async (_door, send) => {
    const counted = () => tessera.admin.call('GET', '/v1/users/me');
    const count = await inOneWindow(async (left) => {
      const before = left(await counted());
      const end = await crowd();
      expect(await afterTime(send(large))).toMatchObject([{ errors: [refused] }]);
      end();
      return before - left(await counted());
    });
    // One more is the request that asked for what is left.
    expect(count).toBe(2);
  });

  it('is in the log when it was refused over a socket, with its error', async () => {
    const logged = async () => {
      const { body } = await tessera.admin.call('GET', '/v1/account/requests?path=/graphql&status=429');
      return body.data as { request_id: string }[];
    };
    const end = await crowd();
    const [answer] = await afterTime(overSocket(large));
    end();
    const of = answer.errors[0].extensions.requestId;
    await expect
      .poll(async () => (await logged()).find(({ request_id }) => request_id === of))
      .toMatchObject({ status: 429, error_code: 'rate_limit_exceeded' });
  });
});

describe('an account that sends many values at once', () => {
  withTimeLimits();

  it('has a few large bodies under way, until their answers are out', async () => {
    const { admin, accountId } = tessera;
    const sheet = { name: 'Sheet', description: 'x', metadata: { note: 'A survey of the coast. '.repeat(40) } };
    const large = `${JSON.stringify(sheet)}${' '.repeat(64 * 1024)}`;
    const send = (caller: Caller, path: string, body: string) => {
      const headers = { 'X-API-Key': caller.key, 'Content-Type': 'application/json' };
      return fetch(`${tessera.url}${path}`, { method: 'POST', headers, body });
    };
    const asked = `${JSON.stringify({ query })}${' '.repeat(64 * 1024)}`;
    const many = JSON.stringify({ ...sheet, metadata: { heights: Array.from({ length: bodyLimits.values / 10 }, (_, at) => at % 10) } });
    const end = await bodies.enter(accountId, everything);
    const refused = await afterTime(
      Promise.all([send(admin, '/v1/resources', large), send(admin, '/v1/resources', many), send(admin, '/graphql', asked)]),
    );
    expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(refused.map(() => [429, '1']));
    const others = await Promise.all([send(admin, '/v1/resources', JSON.stringify(sheet)), send(other, '/v1/resources', large)]);
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
    const waiting = send(admin, '/v1/resources', large);
    end();
    expect((await waiting).status).toBe(201);
    for (const [path, body] of [
      ['/v1/resources', large],
      ['/v1/resources', many],
      ['/v1/resources', `{${' '.repeat(64 * 1024)}`],
      ['/graphql', asked],
    ] as const) {
      await (await send(admin, path, body)).text();
      // Nothing is left of it.
      (await bodies.enter(accountId, everything))();
    }
  });

  it('has large messages of a GraphQL socket under way as well, in the order in which they were sent', async () => {
    const { accountId } = tessera;
    const raw = await rawGraphql(tessera.url);
    raw.send({ type: 'connection_init', payload: { token: tessera.admin.key } });
    await until(() => raw.messages.length > 0);
    const unused = Array.from({ length: bodyLimits.values / 10 }, () => 0);
    const send = (id: string, asked: string, variables: object) =>
      raw.send({ id, type: 'subscribe', payload: { query: asked, variables } });
    const told = (id: string) => raw.messages.filter((message) => message.id === id).map(({ type }) => type);
    const isOver = (id: string) => until(() => told(id).some((type) => type !== 'next'));
    const end = await bodies.enter(accountId, everything);
    send('large', query, { unused });
    send('small', query, {});
    await afterTime(isOver('small'));
    end();
    expect(raw.messages.slice(1).map(({ id, type }) => `${id} ${type}`)).toEqual(['large error', 'small next', 'small complete']);
    expect(raw.messages[1].payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }]);
    send('again', query, { unused });
    await isOver('again');
    expect(told('again')).toEqual(['next', 'complete']);
    send('following', 'subscription { eventCreated { id } }', { unused });
    send('last', query, {});
    await isOver('last');
    expect(told('following')).toEqual([]);
    // Nothing is left of any of them.
    (await bodies.enter(accountId, everything))();
    raw.socket.close();
    await raw.closed;
  });

  it('has large frames of the channel under way as well, until they are answered', async () => {
    const { accountId } = tessera;
    const metadata = { heights: Array.from({ length: bodyLimits.values / 10 }, (_, at) => at % 10) };
    const sheet = { type: 'call', operation: 'createResource', body: { name: 'Sheet', metadata } };
    const end = await bodies.enter(accountId, everything);
    const refused = channel.ask(sheet);
    expect(await afterTime(channel.ask({ type: 'ping' }))).toMatchObject({ to: 'ping' });
    expect(channel.frames.slice(-2)).toMatchObject([{ type: 'error', error: { code: 'rate_limit_exceeded' } }, { to: 'ping' }]);
    await refused;
    const waiting = channel.ask(sheet);
    end();
    expect(await waiting).toMatchObject({ to: 'call', status: 201 });
    expect(await channel.ask({ ...sheet, operation: 'createNothing' })).toMatchObject({ error: { code: 'not_found' } });
    expect(await channel.ask({ ...sheet, type: 'dance' })).toMatchObject({ error: { code: 'invalid_parameters' } });
    // Nothing is left of any of them.
    (await bodies.enter(accountId, everything))();
    const visitor = await connectChannel(tessera.url);
    expect(await visitor.ask(sheet)).toMatchObject({ error: { code: 'invalid_credentials' } });
    visitor.socket.close();
  });

  it('has a large call keep its share until it is answered', async () => {
    const { accountId } = tessera;
    const leave = await crowd();
    const body = { name: 'Sheet', metadata: { heights: Array.from({ length: bodyLimits.values / 2 }, () => 0) } };
    const answer = channel.ask({ type: 'call', operation: 'createResource', body });
    await channel.ask({ type: 'ping' });
    const next = Promise.resolve(bodies.enter(accountId, everything));
    const first = await Promise.race([next.then(() => 'the next'), setImmediate('the call')]);
    leave();
    await answer;
    (await next)();
    expect(first).toBe('the call');
  });

  it('is told of more values than a body may have, at every door', async () => {
    const tags = Array.from({ length: bodyLimits.values }, () => 0);
    const tooLarge = {
      code: 'payload_too_large',
      message: expect.stringContaining(`The body exceeds the maximum of ${bodyLimits.values} values`),
    };
    const { status, body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Chart', tags });
    expect([status, body.error]).toMatchObject([413, tooLarge]);
    const asked = await ask(tessera.admin, query, { tags });
    expect([asked.status, asked.body.errors]).toMatchObject([413, [{ message: tooLarge.message }]]);
    for (const type of ['call', 'authenticate', 'subscribe']) {
      const { error } = await channel.ask({ type, operation: 'createResource', body: { name: 'Chart', tags } });
      expect(error).toMatchObject({
        ...tooLarge,
        message: expect.stringContaining(`The frame exceeds the maximum of ${bodyLimits.values} values`),
      });
    }
    const raw = await rawGraphql(tessera.url, {});
    raw.send({ type: 'connection_init', payload: { token: tessera.admin.key } });
    await until(() => raw.messages.length > 0);
    raw.send({ id: 'a', type: 'subscribe', payload: { query, variables: { tags } } });
    expect(await raw.closed).toMatchObject({ code: 4400 });
  });
});

describe('an account that reads a hundred large pages at once', () => {
  it('has its neighbours wait for a few of them only', async () => {
    const { admin } = tessera;
    const description = 'A survey of the coast. '.repeat(80);
    await Promise.all(Array.from({ length: 100 }, (_, at) => created(admin, '/v1/resources', { name: `Sheet ${at}`, description })));
    const { id } = await created(other, '/v1/resources', { name: 'Compass' });
    const order: string[] = [];
    const read = async (caller: Caller, path: string, name: string) => {
      const { status } = await caller.call('GET', path);
      order.push(`${name} ${status}`);
    };
    const pages = Array.from({ length: 100 }, () => read(admin, '/v1/resources?limit=100', 'page'));
    await Promise.race(pages);
    await read(other, `/v1/resources/${id}`, 'neighbour');
    await Promise.all(pages);
    expect(order.indexOf('neighbour 200')).toBeLessThan(60);
  });
});
