import { once } from 'node:events';
import {
  bootTessera,
  type ChannelClient,
  connectChannel,
  expectError,
  signedInChannel,
  type Tessera,
  until,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { publishedOperations } from '../../src/testing/contract/published.ts';
import { tell } from '../delivery/feeding.ts';
import { basic, postForm, register } from '../support/oauth.ts';
import { stopClock } from '../support/with-time-limits.ts';

let tessera: Tessera;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

const open = () => connectChannel(tessera.url);
const admin = () => signedInChannel(tessera.url, tessera.admin.key);
const createResource = async (name = 'Theodolite') => (await tessera.admin.call('POST', '/v1/resources', { name })).body.data;

describe('the address', () => {
  it('answers who comes by plain HTTP with 426, and says where it is described', async () => {
    const answer = await tessera.admin.call('GET', '/v1/websocket');
    expectError(answer, 426, 'upgrade_required');
    expect([answer.headers.get('upgrade'), answer.body.error.message]).toEqual(['websocket', expect.stringContaining('/docs/channel')]);
    expectError(await tessera.admin.call('GET', '/v1/websockets'), 404, 'unknown_path');
  });
});

describe('connections without credentials', () => {
  it('are 100 of one address at most, at both doors, and those with credentials are not counted', async () => {
    const known = await admin();
    const strangers = await Promise.all(Array.from({ length: 100 }, open));
    for (const path of ['/v1/websocket', '/graphql']) {
      const socket = new WebSocket(`${tessera.url.replace(/^http/, 'ws')}${path}`);
      const [error] = await once(socket, 'error');
      expect(error.message).toContain('429');
    }
    for (const { socket } of strangers) socket.close();
    await Promise.all(strangers.map(({ closed }) => closed));
    const again = await admin();
    for (const { socket } of [known, again]) socket.close();
  });
});

describe('credentials in the request that opens the connection', () => {
  const opened = (headers: Record<string, string>, search = '') => connectChannel(tessera.url, { headers, search });

  it('authenticate it, so that frames are carried out at once', async () => {
    const { key } = tessera.admin;
    for (const client of await Promise.all([
      opened({ 'X-API-Key': key }),
      opened({ Authorization: `Bearer ${key}`, 'X-API-Key': key }),
      opened({}, `?token=${key}`),
      opened({}, `?api_key=${key}`),
    ])) {
      expect(await client.ask({ type: 'call', operation: 'getCurrentUser' })).toMatchObject({ to: 'call', status: 200 });
      expect(client.frames.filter(({ to }) => to === 'authenticate')).toEqual([]);
      expect(await client.ask({ type: 'authenticate', token: key })).toMatchObject({ to: 'authenticate', account_id: tessera.accountId });
      client.socket.close();
    }
  });

  it('are refused as those of a frame, in an error without an id', async () => {
    const wrong = await opened({ 'X-API-Key': 'nonsense' });
    expect(await wrong.next(({ type }) => type === 'error')).toMatchObject({ id: null, error: { code: 'invalid_token' } });
    expect((await wrong.closed).code).toBe(3500);
    const two = await opened({ 'X-API-Key': tessera.admin.key }, '?token=other');
    expect(await two.next(({ type }) => type === 'error')).toMatchObject({ id: null, error: { code: 'ambiguous_credentials' } });
    expect(await two.ask({ type: 'authenticate', token: tessera.admin.key })).toMatchObject({ to: 'authenticate' });
    two.socket.close();
  });
});

describe('authenticate', () => {
  it('is asked for in the welcome, and answered with the account and the scopes', async () => {
    const client = await open();
    expect(await client.next(({ type }) => type === 'welcome')).toMatchObject({ heartbeat_seconds: 25, authenticate_within_seconds: 30 });
    const answer = await client.ask({ type: 'authenticate', token: tessera.admin.key });
    expect(answer).toMatchObject({ type: 'result', to: 'authenticate', account_id: tessera.accountId, expires_at: null });
    client.socket.close();
  });

  it.each([['opaque'], ['jwt']])('tells when an access token ends: %s', async (token_format) => {
    const form = { grant_type: 'client_credentials', token_format };
    const { body } = await postForm(tessera, '/oauth/token', form, basic(await register(tessera)));
    const client = await open();
    const { expires_at } = await client.ask({ type: 'authenticate', token: body.access_token });
    expect(Date.parse(expires_at)).toBeGreaterThan(now);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(now + body.expires_in * 1000);
    client.socket.close();
  });

  it('comes before everything but ping; frames behind it wait for it', async () => {
    const client = await open();
    expect(await client.ask({ type: 'subscribe' })).toMatchObject({ type: 'error', error: { code: 'invalid_credentials' } });
    expect(await client.ask({ type: 'ping' })).toMatchObject({ to: 'ping' });
    client.send({ id: 'a', type: 'authenticate', token: tessera.admin.key });
    expect(await client.ask({ type: 'subscribe' })).toMatchObject({ to: 'subscribe', recovered: null });
    client.socket.close();
  });

  it('closes with 3500 when the first credentials are refused', async () => {
    const client = await open();
    const message = expect.stringMatching(/API key.*session token/);
    expect(await client.ask({ type: 'authenticate', token: 'nonsense' })).toMatchObject({ error: { code: 'invalid_token', message } });
    expect(await client.closed).toEqual({ code: 3500, reason: 'invalid_credentials' });
    expect(client.frames.at(-1)).toMatchObject({ type: 'closing', code: 3500, reconnect: false });
  });

  it('keeps the old credentials when others are refused, or are those of another account', async () => {
    const client = await admin();
    const other = await tessera.otherAccount();
    expect(await client.ask({ type: 'authenticate', token: other.key })).toMatchObject({ error: { code: 'invalid_credentials' } });
    expect(await client.ask({ type: 'authenticate', token: 'nonsense' })).toMatchObject({ type: 'error' });
    expect(await client.ask({ type: 'subscribe' })).toMatchObject({ type: 'result' });
    client.socket.close();
  });

  it('takes any number of good credentials from one address, also after 30 bad ones, and no more bad ones', async () => {
    const own = await bootTessera();
    const many = await Promise.all(Array.from({ length: 100 }, () => connectChannel(own.url)));
    const answers = await Promise.all(many.map(({ ask }) => ask({ type: 'authenticate', token: own.admin.key })));
    expect(answers.map(({ type }) => type)).toEqual(many.map(() => 'result'));
    for (const { socket } of many) socket.terminate();
    const guess = async (token: string) => {
      const client = await connectChannel(own.url);
      const { error } = await client.ask({ type: 'authenticate', token });
      client.socket.terminate();
      return error.code as string;
    };
    for (let n = 0; n < 30; n += 1) expect(await guess(`nonsense-${n}`)).not.toBe('rate_limit_exceeded');
    expect(await guess('nonsense')).toBe('rate_limit_exceeded');
    const good = await connectChannel(own.url);
    expect(await good.ask({ type: 'authenticate', token: own.admin.key })).toMatchObject({ type: 'result' });
    good.socket.terminate();
    expect(await guess('nonsense')).toBe('rate_limit_exceeded');
    await own.close();
  });

  it('refuses the origins that the account does not allow', async () => {
    const other = await tessera.otherAccount();
    const first = await signedInChannel(tessera.url, other.key);
    const accountId: string = first.frames[1].account_id;
    first.socket.close();
    await tessera.database.db
      .updateTable('accounts')
      .set({ allowed_origins: ['https://good.example'] })
      .where('id', '=', accountId)
      .execute();
    pass(2);
    const good = await signedInChannel(tessera.url, other.key, { origin: 'https://good.example' });
    expect(await good.ask({ type: 'ping' })).toMatchObject({ to: 'ping' });
    const bad = await connectChannel(tessera.url, { origin: 'https://bad.example' });
    expect(await bad.ask({ type: 'authenticate', token: other.key })).toMatchObject({ error: { code: 'origin_not_allowed' } });
    expect(await bad.closed).toMatchObject({ code: 3500 });
    good.socket.close();
  });
});

describe('frames', () => {
  it('that break the contract are refused by field, and the connection stays', async () => {
    const client = await admin();
    expect(await client.ask({ type: 'subscribe', events: ['PROJECT_LOST'], color: 'red' })).toMatchObject({
      type: 'error',
      error: { code: 'invalid_parameters', details: { 'events[0]': expect.any(String), color: expect.any(String) } },
    });
    expect(await client.ask({ type: 'dance' })).toMatchObject({ error: { details: { type: expect.stringContaining('subscribe') } } });
    client.send({ type: 'ping' });
    expect(await client.next(({ id }) => id === null)).toMatchObject({ error: { details: { id: expect.any(String) } } });
    expect(await client.ask({ type: 'ping' })).toMatchObject({ to: 'ping' });
    client.socket.close();
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['bytes', Buffer.from('{}')],
  ])('that are %s close with 3501', async (_what, data) => {
    const client = await open();
    client.socket.send(data);
    expect(await client.closed).toEqual({ code: 3501, reason: 'bad_frame' });
  });
});

describe('subscribe', () => {
  it('tells events as they happen, with a cursor that the REST list and the next connection take', async () => {
    const client = await admin();
    const { subscription, cursor } = await client.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
    const resources = [await createResource('One'), await createResource('Two'), await createResource('Three')];
    const events = await client.events(3);
    expect(events.map((frame) => [frame.subscription, frame.event.resource_id])).toEqual(resources.map(({ id }) => [subscription, id]));
    const rest = await tessera.admin.call('GET', `/v1/events?type=RESOURCE_CREATED&after=${events[0].cursor}`);
    expect(rest.body.data).toEqual(events.slice(1).map(({ event }) => event));
    client.socket.close();
    const again = await admin();
    const resumed = await again.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'], after: cursor });
    expect(resumed).toMatchObject({ recovered: true, cursor });
    expect((await again.events(3)).map(({ event }) => event.resource_id)).toEqual(resources.map(({ id }) => id));
    expect(await again.ask({ type: 'subscribe', after: cursor })).toMatchObject({ error: { code: 'invalid_cursor' } });
    again.socket.close();
  });

  it('recovers everything or, once the account was reset, nothing: never a part', async () => {
    const sandbox = await bootTessera({ env: { TESSERA_ENVIRONMENT: 'sandbox' } });
    const make = (name: string) => sandbox.admin.call('POST', '/v1/resources', { name });
    const client = await signedInChannel(sandbox.url, sandbox.admin.key);
    const { cursor } = await client.ask({ type: 'subscribe' });
    for (const name of ['One', 'Two']) await make(name);
    const [, last] = await client.events(2);
    expect((await sandbox.admin.call('POST', '/v1/account/reset')).status).toBe(200);
    await make('Three');
    expect((await client.events(1))[0].event.data).toMatchObject({ name: 'Three' });
    const again = await signedInChannel(sandbox.url, sandbox.admin.key);
    const lost = await again.ask({ type: 'subscribe', after: cursor });
    expect(lost).toMatchObject({ type: 'result', recovered: false });
    await make('Four');
    expect((await again.events(1))[0]).toMatchObject({ subscription: lost.subscription, event: { data: { name: 'Four' } } });
    // Nothing lay behind the last one when the rest was deleted.
    for (const after of [last.cursor, lost.cursor])
      expect(await again.ask({ type: 'subscribe', after })).toMatchObject({ recovered: true, cursor: after });
    await sandbox.close();
  });

  it('tells an event once for each subscription that it matches, also after new credentials', async () => {
    const client = await admin();
    const { subscription: resources } = await client.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
    const { subscription: all } = await client.ask({ type: 'subscribe' });
    expect(await client.ask({ type: 'authenticate', token: tessera.admin.key })).toMatchObject({ to: 'authenticate' });
    const { id } = await createResource();
    const told = (await client.events(2)).map(({ subscription, event }) => [subscription, event.resource_id]);
    expect(told.toSorted()).toEqual([resources, all].toSorted().map((subscription) => [subscription, id]));
    client.socket.close();
  });

  it('ends with unsubscribe, and no event follows', async () => {
    const client = await admin();
    const { subscription } = await client.ask({ type: 'subscribe' });
    expect(await client.ask({ type: 'unsubscribe', subscription })).toMatchObject({ to: 'unsubscribe', subscription });
    expect(await client.ask({ type: 'unsubscribe', subscription })).toMatchObject({ error: { code: 'not_found' } });
    const other = (await client.ask({ type: 'subscribe' })).subscription;
    await createResource();
    const [event] = await client.events(1);
    expect(event.subscription).toBe(other);
    client.socket.close();
  });

  it('needs read:events, and costs a request', async () => {
    const without = await tessera.someone('editor', ['read:resources']);
    const client = await signedInChannel(tessera.url, without.key);
    expect(await client.ask({ type: 'subscribe' })).toMatchObject({ error: { code: 'invalid_scope' } });
    client.socket.close();
    const other = await tessera.otherAccount();
    const follower = await signedInChannel(tessera.url, other.key);
    const remaining = async () => Number((await other.call('GET', '/v1/resources')).headers.get('x-ratelimit-remaining'));
    const before = await remaining();
    expect(await follower.ask({ type: 'subscribe' })).toMatchObject({ to: 'subscribe' });
    expect(await remaining()).toBe(before - 2);
    follower.socket.close();
  });
});

describe('call', () => {
  it('carries out any operation under the rules of REST', async () => {
    const client = await admin();
    const created = await client.ask({
      type: 'call',
      operation: 'createResource',
      body: { name: 'Made here' },
      headers: { 'Idempotency-Key': 'channel-1' },
    });
    expect(created).toMatchObject({ to: 'call', status: 201, headers: { ETag: '"1"' }, body: { data: { name: 'Made here' } } });
    const { headers } = publishedOperations.find(({ operationId }) => operationId === 'createResource')!.answers['201']!;
    const listed = Object.keys(headers).filter((name) => name !== 'Idempotency-Replayed');
    expect(Object.keys(created.headers).sort()).toEqual(listed.sort());
    expect(created.headers['X-Response-Time']).toMatch(/^\d+\.\d$/);
    const again = await client.ask({
      type: 'call',
      operation: 'createResource',
      body: { name: 'Made here' },
      headers: { 'Idempotency-Key': 'channel-1' },
    });
    expect(again).toMatchObject({ headers: { 'Idempotency-Replayed': 'true' }, body: { data: { id: created.body.data.id } } });
    const overHttp = await tessera.admin.call('POST', '/v1/resources', { name: 'Made here' }, { 'Idempotency-Key': 'channel-1' });
    expect([overHttp.status, overHttp.headers.get('idempotency-replayed'), overHttp.body]).toEqual([201, 'true', created.body]);
    const path = { resource_id: created.body.data.id };
    const read = await client.ask({ type: 'call', operation: 'getResource', path, headers: { 'If-None-Match': '"1"' } });
    expect(read).toMatchObject({ status: 304, body: null });
    const stale = await client.ask({
      type: 'call',
      operation: 'updateResource',
      path,
      body: { name: 'B' },
      headers: { 'If-Match': '"7"' },
    });
    expect(stale).toMatchObject({ status: 412, body: { error: { code: 'version_mismatch' } } });
    expect(await client.ask({ type: 'call', operation: 'listResources', query: { limit: 1 } })).toMatchObject({
      status: 200,
      body: { meta: { limit: 1 } },
    });
    expect(await client.ask({ type: 'call', operation: 'deleteResource', path })).toMatchObject({ status: 204, body: null });
    client.socket.close();
  });

  it('says of a response of more than 1 MiB that it is too large, and takes the same for fewer records', async () => {
    const other = await tessera.otherAccount();
    const large = { name: 'Large', metadata: { text: 'x'.repeat(65_000) } };
    for (let made = 0; made < 17; made += 1) await other.call('POST', '/v1/resources', large);
    const client = await signedInChannel(tessera.url, other.key);
    const list = (limit: number) => client.ask({ type: 'call', operation: 'listResources', query: { limit } });
    expect(await list(17)).toMatchObject({ type: 'error', error: { code: 'payload_too_large' } });
    expect(await list(2)).toMatchObject({ to: 'call', status: 200 });
    client.socket.close();
  });

  it('says when nothing was called', async () => {
    const client = await admin();
    expect(await client.ask({ type: 'call', operation: 'danceResource' })).toMatchObject({ error: { code: 'not_found' } });
    expect(await client.ask({ type: 'call', operation: 'getResource' })).toMatchObject({
      error: { details: { 'path.resource_id': 'Is required.' } },
    });
    client.socket.close();
  });

  it.each(['1e400', '-1e400', '12345678901234567890', '-9007199254740993'])('passes %s on as it is, and REST refuses it', async (value) => {
    const client = await admin();
    const body = `{"name": "a", "metadata": {"deep": [${value}]}}`;
    client.socket.send(`{"id": "n", "type": "call", "operation": "createResource", "body": ${body}}`);
    const { status, body: answer } = await client.next(({ id }) => id === 'n');
    expect([status, answer.error]).toMatchObject([
      422,
      { code: 'unprocessable', details: [{ field: 'metadata.deep[0]', code: 'not_allowed' }] },
    ]);
    client.socket.close();
  });

  it('passes numbers on that can be kept, and texts that look like others', async () => {
    const client = await admin();
    const deep = [9007199254740992, 1e300, 1.5e10, '12345678901234567890', '1e400'];
    const made = await client.ask({ type: 'call', operation: 'createResource', body: { name: 'a', metadata: { deep } } });
    expect(made).toMatchObject({ status: 201, body: { data: { metadata: { deep } } } });
    client.socket.close();
  });

  it.each(['1', '12345678901234567890'])('refuses what is nested too deep as REST does, also around %s', async (value) => {
    const client = await admin();
    const body = `{"name": "a", "metadata": {"a": ${'['.repeat(9_000)}${value}${']'.repeat(9_000)}}}`;
    client.socket.send(`{"id": "deep", "type": "call", "operation": "createResource", "body": ${body}}`);
    const { status, body: answer } = await client.next(({ id }) => id === 'deep');
    const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json' };
    const rest = await fetch(`${tessera.url}/v1/resources`, { method: 'POST', headers, body });
    expect([status, answer.error.details]).toEqual([422, ((await rest.json()) as typeof answer).error.details]);
    expect(answer.error.details).toMatchObject([{ message: 'Must not be nested more than 100 levels deep.' }]);
    client.socket.close();
  });

  it('answers one after the other under one id, and refuses one that is not answered yet', async () => {
    const client = await admin();
    for (const _ of [1, 2]) client.send({ id: 'same', type: 'call', operation: 'listResources' });
    const both = [await client.next(({ id }) => id === 'same'), await client.next(({ id }) => id === 'same')];
    expect(both.map(({ type }) => type).toSorted()).toEqual(['error', 'result']);
    expect(both.find(({ type }) => type === 'error')).toMatchObject({ error: { code: 'conflict' } });
    client.socket.close();
  });
});

describe('time', () => {
  it('closes with 3502 who does not authenticate', async () => {
    const client = await open();
    pass(31);
    expect(await client.closed).toEqual({ code: 3502, reason: 'authentication_timeout' });
  });

  it('closes with 3504 when the key is revoked, and tells nothing that happens after that', async () => {
    const someone = await tessera.someone('editor');
    const client = await signedInChannel(tessera.url, someone.key);
    await client.ask({ type: 'subscribe' });
    const { db } = tessera.database;
    await db
      .updateTable('api_keys')
      .set({ revoked_at: new Date(now).toISOString() })
      .where('user_id', '=', someone.userId)
      .execute();
    pass(2);
    await createResource('Not for the revoked');
    expect(await client.closed).toEqual({ code: 3504, reason: 'revoked' });
    expect(client.frames.filter(({ type }) => type === 'event')).toEqual([]);
    const idle = await tessera.someone('editor');
    const sleeping = await signedInChannel(tessera.url, idle.key);
    await db
      .updateTable('api_keys')
      .set({ revoked_at: new Date(now).toISOString() })
      .where('user_id', '=', idle.userId)
      .execute();
    pass(6);
    expect(await sleeping.closed).toMatchObject({ code: 3504 });
  });

  it('closes with 3005 when the credentials end, and with 3006 when they do not permit what is open', async () => {
    const [one, other] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const { db } = tessera.database;
    await db
      .updateTable('api_keys')
      .set({ expires_at: new Date(now + 60_000).toISOString() })
      .where('user_id', '=', one.userId)
      .execute();
    const [ending, losing] = [await signedInChannel(tessera.url, one.key), await signedInChannel(tessera.url, other.key)];
    expect(ending.frames[1]).toMatchObject({ expires_at: new Date(now + 60_000).toISOString() });
    await losing.ask({ type: 'subscribe' });
    await db
      .updateTable('api_keys')
      .set({ scopes: ['read:resources'] })
      .where('user_id', '=', other.userId)
      .execute();
    pass(6);
    expect(await losing.closed).toEqual({ code: 3006, reason: 'permissions_changed' });
    pass(24);
    await ending.ask({ type: 'ping' });
    pass(31);
    expect(await ending.closed).toEqual({ code: 3005, reason: 'expired' });
  });

  it('closes with 3012 who does not answer a ping', async () => {
    const client = await connectChannel(tessera.url, { autoPong: false });
    await client.ask({ type: 'authenticate', token: tessera.admin.key });
    const pinged = new Promise((resolve) => client.socket.once('ping', resolve));
    const other = await admin();
    const neighbourPinged = new Promise((resolve) => other.socket.once('ping', resolve));
    pass(26);
    await Promise.all([pinged, neighbourPinged]);
    // Frames are taken in their order: once this one is answered, the pong before it has come.
    await other.ask({ type: 'ping' });
    pass(9);
    expect(await client.closed).toEqual({ code: 3012, reason: 'no_pong' });
    expect(await other.ask({ type: 'ping' })).toMatchObject({ to: 'ping' });
    other.socket.close();
  });
});

describe('a client that sends faster than frames are read', () => {
  const flood = ({ send }: ChannelClient, count: number) => {
    for (let at = 0; at < count; at += 1) send({ id: `ping-${at}`, type: 'ping' });
  };

  it('keeps nobody waiting, least of all before it has authenticated', async () => {
    // The clock stands, so that no more of its frames are read than may be at once.
    stopClock();
    onTestFinished(() => void vi.useRealTimers());
    const fast = await connectChannel(tessera.url);
    flood(fast, 30_000);
    const other = await signedInChannel(tessera.url, tessera.admin.key);
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'result' });
    expect(fast.frames.length).toBeLessThan(10_000);
    fast.socket.terminate();
    other.socket.close();
  });

  it('is answered every one of its frames', async () => {
    const fast = await signedInChannel(tessera.url, tessera.admin.key);
    flood(fast, 1200);
    expect(await fast.next(({ id }) => id === 'ping-1199')).toMatchObject({ type: 'result' });
    expect(fast.frames.filter(({ id }) => id?.startsWith('ping-'))).toHaveLength(1200);
    fast.socket.close();
  });
});

describe('a client that reads too slowly', () => {
  const waitingBytes = async (): Promise<number> => {
    const text = await (await fetch(`${tessera.operationsUrl}/metrics`)).text();
    return Number(/^tessera_sockets_waiting_bytes\{door="channel"\} (\d+)$/m.exec(text)![1]);
  };

  it('is closed with 3008 when more than 1 MiB waits; no more than that is kept for it, and the others hear everything', async () => {
    const [slow, quick] = [await admin(), await admin()];
    await slow.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
    await quick.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
    slow.socket.pause();
    const author = { accountId: tessera.accountId, userId: tessera.admin.userId, actor: { type: 'user', id: tessera.admin.userId } };
    let [made, most] = [0, 0];
    let isSending = true;
    // Beside the sending: what waits is gone again once the connection has been closed for a while.
    const watching = (async () => {
      while (isSending) most = Math.max(most, await waitingBytes());
    })();
    while (made < 500) {
      await tell(tessera.database, author as never, 10, { type: 'RESOURCE_CREATED', data: { metadata: { text: 'x'.repeat(20_000) } } });
      made += 10;
      await until(() => quick.frames.filter(({ type }) => type === 'event').length === made);
    }
    isSending = false;
    await watching;
    expect(most).toBeGreaterThan(2 ** 20);
    expect(most).toBeLessThan(2 ** 20 + 2 * 64 * 1024);
    slow.socket.resume();
    expect(await slow.closed).toEqual({ code: 3008, reason: 'slow' });
    expect(quick.frames.filter(({ type }) => type === 'event')).toHaveLength(made);
    quick.socket.close();
  });
});

describe('the end of the server', () => {
  it('closes with 3001 once what is under way is answered, and takes nobody new', async () => {
    const own = await bootTessera();
    const client = await signedInChannel(own.url, own.admin.key);
    await client.ask({ type: 'subscribe' });
    client.send({ id: 'last', type: 'call', operation: 'createResource', body: { name: 'Last' } });
    await client.ask({ type: 'ping' });
    await own.close();
    expect(await client.closed).toEqual({ code: 3001, reason: 'shutdown' });
    expect(client.frames.find(({ id }) => id === 'last')).toMatchObject({ status: 201 });
    expect(client.frames.at(-1)).toMatchObject({ type: 'closing', code: 3001, reconnect: true });
    await expect(connectChannel(own.url)).rejects.toThrow();
  });
});
