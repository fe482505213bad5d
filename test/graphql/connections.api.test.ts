import { createHash } from 'node:crypto';
import { bootTessera, type Tessera, until, withinAMinute } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tell } from '../delivery/feeding.ts';
import { holdConnections } from '../support/held.ts';
import { aPassword, somebody } from '../support/people.ts';
import { connectGraphql, followed, rawGraphql, standing } from './subscribing.ts';

let tessera: Tessera;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
});
// Those of earlier tests are gone.
beforeEach(() => followed(tessera, 0));
afterAll(() => tessera?.close());

const me = '{ me { id } }';
const acknowledged = async (search = '', payload: object = {}, options = {}) => {
  const raw = await rawGraphql(tessera.url, { search, ...options });
  raw.send({ type: 'connection_init', payload });
  await until(() => raw.messages.length > 0 || raw.socket.readyState !== raw.socket.OPEN);
  return raw;
};
const authenticated = () => acknowledged('', { token: tessera.admin.key });

/** Sets something of the key that somebody has. */
const setKey = (userId: string, values: { revoked_at?: string; expires_at?: string }) =>
  tessera.database.db.updateTable('api_keys').set(values).where('user_id', '=', userId).execute();

describe('credentials', () => {
  it('come in the query of the address, or in connection_init under `token` or a header of REST', async () => {
    const { admin, url } = tessera;
    for (const options of [
      { url: `${url.replace(/^http/, 'ws')}/graphql?token=${admin.key}` },
      { connectionParams: { token: admin.key } },
      { connectionParams: { 'X-API-Key': admin.key } },
      { connectionParams: { authorization: `Bearer ${admin.key}` } },
      { connectionParams: { authorization: `Bearer ${admin.key}`, 'X-API-Key': admin.key } },
    ]) {
      const { client, subscribe } = connectGraphql(url, options);
      const asked = subscribe(me);
      await asked.over;
      expect(asked.results).toMatchObject([{ data: { me: { id: admin.userId } } }]);
      await client.dispose();
    }
  });

  it('come in a header of the request that opens the connection, and differ from no other ones', async () => {
    const { key } = tessera.admin;
    for (const [search, headers, payload, code] of [
      ['', { 'X-API-Key': key }, {}, undefined],
      ['', { Authorization: `Bearer ${key}` }, { token: key }, undefined],
      [`?api_key=${key}`, {}, {}, undefined],
      ['', { 'X-API-Key': 'other' }, { token: key }, 'ambiguous_credentials'],
      [`?token=${key}`, { 'X-Session-Token': 'other' }, {}, 'ambiguous_credentials'],
      ['', { Authorization: 'Basic eDp5' }, {}, 'invalid_token'],
    ] as const) {
      const raw = await acknowledged(search, payload, { headers });
      if (code) expect(await raw.closed).toEqual({ code: 4403, reason: code });
      else expect(raw.messages).toEqual([{ type: 'connection_ack' }]);
      raw.socket.close();
    }
  });

  it('are taken after 30 bad ones of the same address, and of bad ones no more', async () => {
    const own = await bootTessera();
    const end = async (token: string) => {
      const raw = await rawGraphql(own.url);
      raw.send({ type: 'connection_init', payload: { token } });
      return raw.closed;
    };
    for (let n = 0; n < 30; n += 1) expect(await end(`nonsense-${n}`)).toMatchObject({ code: 4403 });
    expect(await end('nonsense')).toEqual({ code: 1013, reason: 'rate_limit_exceeded' });
    const good = await rawGraphql(own.url);
    good.send({ type: 'connection_init', payload: { token: own.admin.key } });
    await expect.poll(() => good.messages).toMatchObject([{ type: 'connection_ack' }]);
    good.socket.terminate();
    await own.close();
  });

  it('may be those of a session', async () => {
    const person = await somebody(tessera.database.db, tessera.accountId);
    const body = JSON.stringify({ email: person.email, password: aPassword });
    const headers = { 'Content-Type': 'application/json' };
    const answer = (await (await fetch(`${tessera.url}/v1/auth/login`, { method: 'POST', headers, body })).json()) as {
      session_token: string;
    };
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { 'X-Session-Token': answer.session_token } });
    const asked = subscribe(me);
    await asked.over;
    expect(asked.results).toMatchObject([{ data: { me: { id: person.userId } } }]);
    await client.dispose();
  });

  it.each([
    ['none', '', {}, 'invalid_credentials'],
    ['a wrong token in the query', '?token=nonsense', {}, 'invalid_token'],
    ['a wrong token in connection_init', '', { token: 'nonsense' }, 'invalid_token'],
    ['a header without its scheme', '', { Authorization: 'nonsense' }, 'invalid_token'],
    ['two', '?token=one', { token: 'other' }, 'ambiguous_credentials'],
  ])('are refused with 4403: %s', async (_what, search, payload, reason) => {
    const { closed, messages } = await acknowledged(search, payload);
    expect(await closed).toEqual({ code: 4403, reason });
    expect(messages).toEqual([]);
  });

  it('that are revoked close a live connection with 4401, and nothing is told that happens after that', async () => {
    for (const isTold of [true, false]) {
      const someone = await tessera.someone('editor');
      const { subscribe, closed } = connectGraphql(tessera.url, { connectionParams: { token: someone.key } });
      const events = subscribe('subscription { eventCreated { id } }');
      await standing(tessera, events);
      await setKey(someone.userId, { revoked_at: new Date(now).toISOString() });
      pass(3);
      if (isTold)
        await tell(tessera.database, { ...someone, accountId: tessera.accountId, actor: { type: 'user', id: someone.userId } } as never);
      await events.over;
      expect(closed).toMatchObject([{ code: 4401, reason: 'revoked' }]);
      expect(events.results.filter(({ data }) => data?.eventCreated)).toEqual([]);
    }
  });

  it('that end close it with 4403, which has a client come again with others', async () => {
    const someone = await tessera.someone('editor');
    await setKey(someone.userId, { expires_at: new Date(now + 60_000).toISOString() });
    const { closed, messages } = await acknowledged('', { token: someone.key });
    expect(messages).toEqual([{ type: 'connection_ack' }]);
    pass(61);
    expect(await closed).toEqual({ code: 4403, reason: 'expired' });
  });

  it('are taken from the origins that the account allows only', async () => {
    const other = await tessera.otherAccount();
    await tessera.database.db
      .updateTable('accounts')
      .set({ allowed_origins: ['https://good.example'] })
      .where('id', '=', (eb) => eb.selectFrom('users').select('account_id').where('id', '=', other.userId))
      .execute();
    const good = await acknowledged('', { token: other.key }, { origin: 'https://good.example' });
    expect(good.messages).toEqual([{ type: 'connection_ack' }]);
    good.socket.close();
    const bad = await acknowledged('', { token: other.key }, { origin: 'https://bad.example' });
    expect(await bad.closed).toEqual({ code: 4403, reason: 'origin_not_allowed' });
  });
});

describe('the protocol', () => {
  it.each([
    ['4400 for what is no message', 4400, (raw: Awaited<ReturnType<typeof authenticated>>) => raw.socket.send('{')],
    ['4400 for bytes', 4400, (raw) => raw.socket.send(Buffer.from('{}'))],
    ['4400 for a message that only servers send', 4400, (raw) => raw.send({ type: 'next', id: '1', payload: {} })],
    ['4429 for a second connection_init', 4429, (raw) => raw.send({ type: 'connection_init' })],
    [
      '4409 for an id that is in use',
      4409,
      (raw) => {
        for (const _ of [1, 2]) raw.send({ type: 'subscribe', id: '1', payload: { query: 'subscription { eventCreated { id } }' } });
      },
    ],
    [
      '4400 for an id that is too long to be stored',
      4400,
      (raw) => raw.send({ type: 'subscribe', id: 'x'.repeat(65), payload: { query: 'subscription { eventCreated { id } }' } }),
    ],
    ['1009 for a message of more than 1 MiB', 1009, (raw) => raw.socket.send('x'.repeat(1024 * 1024 + 1))],
  ] as [string, number, (raw: Awaited<ReturnType<typeof authenticated>>) => void][])('closes with %s', async (_what, code, send) => {
    const raw = await authenticated();
    send(raw);
    expect((await raw.closed).code).toBe(code);
  });

  it('closes with 4400 who sends a connection_init that is too long to be stored', async () => {
    const { closed, messages } = await acknowledged('', { token: tessera.admin.key, more: 'x'.repeat(16_384) });
    expect(await closed).toEqual({ code: 4400, reason: 'bad_message' });
    expect(messages).toEqual([]);
  });

  it('refuses a subscription that is too long to be stored, and takes queries of that size', async () => {
    const raw = await authenticated();
    const padded = (query: string) => ({ query, variables: {}, extensions: { padding: 'x'.repeat(16_384) } });
    raw.send({ type: 'subscribe', id: 'x'.repeat(64), payload: padded('subscription { eventCreated { id } }') });
    await until(() => raw.messages.some(({ type }) => type === 'error'));
    expect(raw.messages.at(-1)).toMatchObject({ id: 'x'.repeat(64), payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    raw.send({ type: 'subscribe', id: '2', payload: padded(me) });
    await until(() => raw.messages.some(({ type }) => type === 'complete'));
    expect(raw.messages.find(({ id, type }) => id === '2' && type === 'next')).toMatchObject({ payload: { data: { me: {} } } });
    raw.socket.terminate();
  });

  it('gives an id to a new operation as soon as the one that had it is completed', async () => {
    const raw = await authenticated();
    const events = 'subscription { eventCreated(types: ["USER_DELETED"]) { id } }';
    raw.send({ type: 'subscribe', id: '1', payload: { query: events } });
    await followed(tessera, 1);
    for (let n = 0; n < 20; n += 1) {
      raw.send({ type: 'complete', id: '1' });
      raw.send({ type: 'subscribe', id: '1', payload: { query: events } });
    }
    raw.send({ type: 'subscribe', id: '2', payload: { query: me } });
    await until(() => raw.messages.some(({ id, type }) => id === '2' && type === 'complete'));
    await followed(tessera, 1);
    raw.send({ type: 'complete', id: '1' });
    raw.send({ type: 'subscribe', id: '1', payload: { query: '{ webhooks { id } }' } });
    raw.send({ type: 'complete', id: '1' });
    raw.send({ type: 'subscribe', id: '1', payload: { query: me } });
    await until(() => raw.messages.some(({ id, type }) => id === '1' && type === 'complete'));
    await followed(tessera, 0);
    expect(raw.messages.filter(({ id }) => id === '1')).toMatchObject([
      { type: 'next', payload: { data: { me: { id: tessera.admin.userId } } } },
      { type: 'complete' },
    ]);
    raw.socket.close();
  });

  it('names the id that is in use where the reason of the end has room for it', async () => {
    for (const [id, reason] of [
      ['one', 'Subscriber for one already exists'],
      ['é'.repeat(64), 'Subscriber for this id already exists'],
    ] as const) {
      const raw = await authenticated();
      for (const _ of [1, 2]) raw.send({ type: 'subscribe', id, payload: { query: 'subscription { eventCreated { id } }' } });
      expect(await raw.closed).toEqual({ code: 4409, reason });
    }
  });

  it('takes a hash in place of a query, and an empty operationName as none', async () => {
    const raw = await authenticated();
    const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(me).digest('hex') };
    const answered = async (id: string, payload: object) => {
      raw.send({ type: 'subscribe', id, payload: { extensions: { persistedQuery }, ...payload } });
      await until(() => raw.messages.some((message) => message.id === id));
      return raw.messages.find((message) => message.id === id);
    };
    expect(await answered('unknown', {})).toMatchObject({ type: 'error', payload: [{ message: 'PersistedQueryNotFound' }] });
    const found = { type: 'next', payload: { data: { me: { id: tessera.admin.userId } } } };
    expect(await answered('with its text', { query: me, operationName: '' })).toMatchObject(found);
    expect(await answered('known', { query: null })).toMatchObject(found);
    raw.socket.close();
  });

  it('closes with 4401 who asks before the connection is acknowledged', async () => {
    const raw = await rawGraphql(tessera.url);
    raw.send({ type: 'subscribe', id: '1', payload: { query: me } });
    expect((await raw.closed).code).toBe(4401);
  });

  it('closes with 4408 who does not begin', async () => {
    const raw = await rawGraphql(tessera.url, { search: `?token=${tessera.admin.key}` });
    pass(31);
    expect((await raw.closed).code).toBe(4408);
  });

  it.each(['graphql-ws', 'nonsense', ''])('closes with 4406 who asks for the subprotocol "%s"', async (protocol) => {
    const raw = await rawGraphql(tessera.url, { protocol });
    expect((await raw.closed).code).toBe(4406);
  });

  it('answers pings of both kinds, and closes who does not answer its own', async () => {
    const raw = await authenticated();
    raw.send({ type: 'ping', payload: { n: 1 } });
    await until(() => raw.messages.some(({ type }) => type === 'pong'));
    const deaf = await acknowledged('', { token: tessera.admin.key }, { autoPong: false });
    const pinged = new Promise((resolve) => deaf.socket.once('ping', resolve));
    const neighbourPinged = new Promise((resolve) => raw.socket.once('ping', resolve));
    pass(26);
    await Promise.all([pinged, neighbourPinged]);
    // Messages are taken in their order: once this one is answered, the pong before it has come.
    raw.send({ type: 'ping', payload: { n: 2 } });
    await until(() => raw.messages.some(({ type, payload }) => type === 'pong' && payload?.n === 2));
    pass(9);
    expect(await deaf.closed).toEqual({ code: 1013, reason: 'no_pong' });
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
    raw.socket.close();
  });

  it('stands 128 subscriptions', async () => {
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: tessera.admin.key } });
    const all = Array.from({ length: 129 }, () => subscribe('subscription { eventCreated(types: ["USER_DELETED"]) { id } }'));
    await until(() => all.some(({ failure }) => failure()));
    const refused = all.filter(({ failure }) => failure());
    expect(refused.map(({ failure }) => failure())).toMatchObject([[{ extensions: { reason: 'limit_reached' } }]]);
    await client.dispose();
  });
});

describe('a client that reads too slowly', () => {
  it('is closed, and the others are not', async () => {
    const query = 'subscription { eventCreated(types: ["RESOURCE_CREATED"]) { data } }';
    const slow = await authenticated();
    const quick = await authenticated();
    for (const raw of [slow, quick]) {
      raw.send({ type: 'subscribe', id: 'all', payload: { query } });
    }
    await followed(tessera, 2);
    slow.socket.pause();
    const author = { accountId: tessera.accountId, userId: tessera.admin.userId, actor: { type: 'user', id: tessera.admin.userId } };
    const told = () => quick.messages.filter(({ id, type }) => id === 'all' && type === 'next').length;
    let made = 0;
    while (made < 500) {
      await tell(tessera.database, author as never, 50, { type: 'RESOURCE_CREATED', data: { metadata: { text: 'x'.repeat(20_000) } } });
      made += 50;
      await until(() => told() === made);
    }
    slow.socket.resume();
    expect(await slow.closed).toEqual({ code: 1013, reason: 'slow' });
    quick.socket.close();
  });
});

describe('the end of the server', () => {
  it('does not wait for a subscription that has begun', async () => {
    const own = await bootTessera();
    const idle = await rawGraphql(own.url);
    const raw = await rawGraphql(own.url, { search: `?token=${own.admin.key}` });
    raw.send({ type: 'connection_init' });
    await until(() => raw.messages.length > 0);
    // All connections that requests have.
    const held = await holdConnections(own.database, own.accountId, 7);
    raw.send({ type: 'subscribe', id: 'standing', payload: { query: 'subscription { eventCreated { id } }' } });
    raw.send({ type: 'ping' });
    await until(() => raw.messages.some(({ type }) => type === 'pong'));
    // No time passes after which the server would wait no longer.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    const closing = own.close();
    expect(await idle.closed).toEqual({ code: 1001, reason: 'shutdown' });
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
    await held.release();
    expect(await withinAMinute(raw.closed, () => 'It stays open')).toEqual({ code: 1001, reason: 'shutdown' });
    await closing;
  });

  it('closes with 1001 once what is under way is answered, and takes nobody new', async () => {
    const own = await bootTessera();
    const raw = await rawGraphql(own.url, { search: `?token=${own.admin.key}` });
    raw.send({ type: 'connection_init' });
    await until(() => raw.messages.length > 0);
    raw.send({ type: 'subscribe', id: 'standing', payload: { query: 'subscription { eventCreated(types: ["USER_DELETED"]) { id } }' } });
    raw.send({
      type: 'subscribe',
      id: 'last',
      payload: { query: 'mutation { createResource(input: { name: "Last" }) { resource { id } } }' },
    });
    raw.send({ type: 'ping' });
    await until(() => raw.messages.some(({ type }) => type === 'pong'));
    // No time passes after which the server would wait no longer.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    await own.close();
    expect(await raw.closed).toEqual({ code: 1001, reason: 'shutdown' });
    const answer = raw.messages.find(({ id, type }) => id === 'last' && type === 'next');
    expect(answer.payload.data.createResource.resource.id).toMatch(/^res_/);
  });
});

describe('the log of requests', () => {
  it('shows operations that came over a socket', async () => {
    const own = await bootTessera();
    const { client, subscribe } = connectGraphql(own.url, { connectionParams: { token: own.admin.key } });
    await subscribe('{ resources(first: 50) { edges { node { id } } } }').over;
    await subscribe('{ nonsense }').over;
    const misfit = subscribe('query ($id: ID!) { user(id: $id) { id } }');
    await misfit.over;
    expect(misfit.failure()).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    await client.dispose();
    const logged = async () => (await own.admin.call('GET', '/v1/account/requests?path=/graphql&sort=created_at')).body.data;
    await expect.poll(async () => (await logged())?.length).toBe(3);
    expect(await logged()).toMatchObject([
      { method: 'POST', path: '/graphql', status: 200, operation_id: null },
      { method: 'POST', path: '/graphql', status: 200, operation_id: null },
      { method: 'POST', path: '/graphql', status: 200, operation_id: null, error_code: null },
    ]);
    await own.close();
  });
});
