import { type LocalMock, openReceiver, signedInChannel, startLocalMock } from '@tessera/platform/testing';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMap } from '#generated/graphql/field-map';
import { platformFamilies } from '../../src/contract/operations.ts';
import { errorTable } from '../../src/core/errors.ts';

const ada = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const theodolite = '/v1/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w';

interface Asked {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

const callerOf =
  (mock: () => LocalMock) =>
  async (method: string, path: string, { body, key = 'any', headers = {} }: Asked = {}) => {
    const response = await fetch(mock().url + path, {
      method,
      headers: { 'X-API-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed };
  };

describe('a mock', () => {
  let mock: LocalMock;
  const call = callerOf(() => mock);
  beforeAll(async () => {
    mock = await startLocalMock();
  });
  afterAll(() => mock?.close());

  const graphql = async (query: string, variables: object = {}) => (await call('POST', '/graphql', { body: { query, variables } })).body;
  const connected = () =>
    createClient({ url: `${mock.url.replace('http', 'ws')}/graphql`, connectionParams: { 'X-API-Key': 'any' }, retryAttempts: 0 });

  it('remembers: what was created is read, listed, filtered, changed, followed and deleted, by every door', async () => {
    const follower = await signedInChannel(mock.url, 'any');
    expect(await follower.ask({ type: 'subscribe', events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED'] })).toMatchObject({
      type: 'result',
    });
    const created = await call('POST', '/v1/resources', { body: { name: 'Mine', type: 'sextant', metadata: { serial: 'S-1' } } });
    expect(created).toMatchObject({ status: 201, body: { data: { name: 'Mine' } } });
    const { id } = created.body.data;
    const path = `/v1/resources/${id}`;

    const client = connected();
    const changes = client.iterate({ query: 'subscription ($id: ID!) { resourceUpdated(id: $id) { name } }', variables: { id } });
    const change = changes.next();
    // A query on the same connection is answered after the subscription stands.
    await client.iterate({ query: '{ me { id } }' }).next();

    expect((await call('GET', path)).body.data).toEqual(created.body.data);
    expect((await call('GET', '/v1/resources?type=sextant')).body.data).toEqual([created.body.data]);
    expect((await call('PATCH', path, { body: { name: 'Ours' } })).status).toBe(200);
    expect(await graphql('query ($id: ID!) { resource(id: $id) { name } }', { id })).toMatchObject({
      data: { resource: { name: 'Ours' } },
    });
    expect((await change).value).toMatchObject({ data: { resourceUpdated: { name: 'Ours' } } });
    await graphql('mutation ($id: ID!) { deleteResource(id: $id) { deletedId } }', { id });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/v1/resources?type=sextant')).body.data).toEqual([]);

    const seen = await follower.events(3);
    expect(seen.map(({ event }) => [event.type, event.resource_id])).toEqual([
      ['RESOURCE_CREATED', id],
      ['RESOURCE_UPDATED', id],
      ['RESOURCE_DELETED', id],
    ]);
    await client.dispose();
    follower.socket.close();
  });

  it('finds the records of its scene by their ids alone, and those of its events', async () => {
    const resource = theodolite.split('/').at(-1)!;
    const nodes = '{ __typename ... on Resource { name } ... on User { name } }';
    const query = `query ($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) ${nodes} node(id: $id) ${nodes} }`;
    expect((await graphql(query, { ids: [resource, 'usr_00000000000000000000000000'], id: ada })).data).toEqual({
      nodes: [{ __typename: 'Resource', name: expect.any(String) }, null],
      node: { __typename: 'User', name: expect.any(String) },
    });
    expect((await graphql('{ rateLimit { limit cost } }')).data.rateLimit).toEqual({ limit: expect.any(Number), cost: 0 });
    const { data } = await graphql('{ events(first: 50) { edges { node { resourceId record { id } } } } }');
    const found = data.events.edges.filter(({ node }: { node: { record: unknown } }) => node.record);
    expect(found.length).toBeGreaterThan(0);
    for (const { node } of found) expect(node.record.id).toBe(node.resourceId);
  });

  it('follows a list, which is read when the subscription says so', async () => {
    const client = connected();
    const changes = client.iterate({ query: 'subscription { resourceChanged(reload: true) { type eventId resource { name } } }' });
    expect((await changes.next()).value).toMatchObject({
      data: { resourceChanged: { type: 'RELOAD', eventId: expect.any(String), resource: null } },
    });
    await call('POST', '/v1/resources', { body: { name: 'Sextant' } });
    expect((await changes.next()).value).toMatchObject({ data: { resourceChanged: { type: 'ADDED', resource: { name: 'Sextant' } } } });
    await client.dispose();
  });

  it('has records of every family over GraphQL, and writes them', async () => {
    const roots: Readonly<Record<string, { operation: string }>> = fieldMap.roots.Query;
    const names = platformFamilies.filter((family) => roots[family]?.operation.startsWith('list') && !roots[`${family}Connection`]);
    const lists = names.map((name) => `${name} { edges { node { id } } }`).join(' ');
    const { data } = await graphql(`{ ${lists} }`);
    for (const name of names) expect(data[name], name).toMatchObject({ edges: expect.any(Array) });
    const write = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id name } } }';
    const { createResource } = (await graphql(write, { input: { name: 'Sextant' } })).data;
    const read = await graphql('query ($id: ID!) { resource(id: $id) { id name } }', { id: createResource.resource.id });
    expect(read).toMatchObject({ data: { resource: { id: createResource.resource.id, name: 'Sextant' } } });
  });

  it('delivers signed webhooks to this machine', async () => {
    const receiver = await openReceiver();
    const { body } = await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] } });
    const made = await call('POST', '/v1/resources', { body: { name: 'Sextant' } });
    await expect
      .poll(() => receiver.messages(body.data.secret))
      .toMatchObject([{ type: 'RESOURCE_CREATED', resource_id: made.body.data.id }]);
    await receiver.close();
  });

  it('lets the events of a paused webhook wait, and delivers them when it is enabled', async () => {
    const receiver = await openReceiver();
    const hook = { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'], status: 'paused' };
    const { secret, ...webhook } = (await call('POST', '/v1/webhooks', { body: hook })).body.data;
    const path = `/v1/webhooks/${webhook.id}`;
    const ids: string[] = [];
    for (const name of ['Sextant', 'Level']) ids.push((await call('POST', '/v1/resources', { body: { name } })).body.data.id);
    await expect.poll(async () => (await call('GET', `${path}/deliveries`)).body.meta.total).toBe(2);
    await call('POST', `${path}/test`);
    await expect.poll(() => receiver.messages(secret)).toMatchObject([{ type: 'WEBHOOK_TEST' }]);
    expect((await call('PATCH', path, { body: { status: 'enabled' } })).body.data.status).toBe('enabled');
    await expect.poll(() => receiver.messages(secret).length, { timeout: 10_000 }).toBe(3);
    const came = receiver.messages(secret).slice(1);
    expect(came.map(({ resource_id }) => resource_id).toSorted()).toEqual(ids.toSorted());
    await receiver.close();
  });

  it('has the records of the contract, and those of its seed', async () => {
    expect((await call('GET', theodolite)).body.data).toMatchObject({ name: 'Theodolite 3', owner_id: ada });
    expect(await graphql('query ($id: ID!) { user(id: $id) { name } }', { id: ada })).toMatchObject({
      data: { user: { name: 'Ada Lindqvist' } },
    });
    for (const kind of ['users', 'resources', 'webhooks', 'events'])
      expect((await call('GET', `/v1/${kind}?limit=5`)).body.data, kind).toHaveLength(5);
    const { data } = (await call('GET', '/v1/events?limit=100')).body;
    const times = data.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual([...times].sort());
  });

  it('publishes the contracts and the pages', async () => {
    const { body } = await call('GET', '/openapi/v1.json');
    expect(body.servers[0]).toMatchObject({ url: mock.url });
    for (const path of ['/', '/docs', '/graphql', '/asyncapi/channel.json', '/.well-known/openid-configuration'])
      expect((await call('GET', path, { headers: { Accept: 'text/html, application/json' } })).status, path).toBe(200);
  });

  it('lets pages of every origin in', async () => {
    const asked = {
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization, prefer',
    };
    const preflight = await call('OPTIONS', theodolite, { headers: asked });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/\bAuthorization\b.*\bPrefer\b/i);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    const answers = [preflight, await call('GET', theodolite, { headers: { Origin: 'https://app.example' } })];
    for (const { headers } of answers) expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  describe('credentials', () => {
    const administrator = { status: 200, body: { data: { email: 'admin@tessera.example', role: 'admin' } } };

    it.each([
      ['a key', { 'X-API-Key': 'any' }],
      ['a token', { Authorization: 'Bearer any' }],
      ['a token of somebody else', { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJqdGkiOiJub3QgaGVyZSJ9.c2lnbmF0dXJl' }],
      ['what only looks like a token', { Authorization: 'Bearer a.b.c' }],
      ['a session', { 'X-Session-Token': 'any' }],
    ])('%s that nobody issued acts as the administrator', async (_, headers) => {
      const response = await fetch(`${mock.url}/v1/users/me`, { headers: headers as Record<string, string> });
      expect({ status: response.status, body: await response.json() }).toMatchObject(administrator);
    });

    it.each([
      ['none', {}],
      ['an empty one', { 'X-API-Key': '' }],
      ['another scheme', { Authorization: 'Basic bm9ib2R5' }],
    ])('%s is refused', async (_, headers) => {
      const response = await fetch(`${mock.url}/v1/users/me`, { headers: headers as Record<string, string> });
      expect([response.status, await response.json()]).toMatchObject([401, { error: { type: 'authentication_error' } }]);
    });

    it('an issued key means what it means, and nothing any more when it is revoked', async () => {
      const { body } = await call('POST', '/v1/account/api-keys', { body: { name: 'reader', scopes: ['read:resources'] } });
      const { id, key } = body.data;
      expect((await call('GET', '/v1/resources', { key })).status).toBe(200);
      expect((await call('GET', '/v1/users', { key })).status).toBe(403);
      expect((await call('POST', `/v1/account/api-keys/${id}/revoke`)).status).toBe(200);
      expect((await call('GET', '/v1/resources', { key })).status).toBe(401);
    });

    it('a key whose user is gone is refused', async () => {
      const user = await call('POST', '/v1/users', { body: { name: 'Bo Ek', email: 'bo@tessera.example', role: 'editor' } });
      const { id } = user.body.data;
      const made = await call('POST', '/v1/account/api-keys', { body: { name: 'of Bo', scopes: ['read'], user_id: id } });
      const { key } = made.body.data;
      expect((await call('GET', '/v1/users/me', { key })).body.data).toMatchObject({ id });
      await call('DELETE', `/v1/users/${id}`);
      expect((await call('GET', '/v1/users/me', { key })).status).toBe(401);
    });

    it.each([
      ['admin@tessera.example', 201],
      ['ada@tessera.example', 201],
      ['viewer@tessera.example', 403],
    ])('%s can sign in with the password of the mock, in their role', async (email, status) => {
      const { password } = mock.account;
      const { body } = await call('POST', '/v1/auth/login', { body: { email, password } });
      const response = await fetch(`${mock.url}/v1/resources`, {
        method: 'POST',
        headers: { 'X-Session-Token': body.session_token, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: `Of ${email}` }),
      });
      expect(response.status).toBe(status);
      const wrong = await call('POST', '/v1/auth/login', { body: { email, password: `not ${password}` } });
      expect(wrong.status).toBe(401);
    });
  });

  describe('Prefer', () => {
    const prefer = (words: string) => ({ headers: { Prefer: words } });

    it.each([
      [200, 'GET', '/v1/resources', { headers: { Prefer: 'dynamic=false' } }],
      [404, 'GET', theodolite, { headers: { Prefer: 'code=404' } }],
      [429, 'GET', theodolite, { headers: { Prefer: 'respond-async, code=429' } }],
      [400, 'GET', '/v1/resources?limit=1000', { headers: { Prefer: 'dynamic=false' } }],
      [400, 'POST', '/v1/resources', { headers: { Prefer: 'dynamic=false' }, body: '{' }],
      [401, 'GET', '/v1/resources', { headers: { Prefer: 'dynamic=false' }, key: '' }],
      [404, 'GET', '/v1/cathedrals', { headers: { Prefer: 'dynamic=false' } }],
      [405, 'PUT', '/v1/resources', { headers: { Prefer: 'dynamic=false' }, body: {} }],
    ])('gets %i from the contract for %s %s', async (status, method, path, asked) => {
      const answer = await call(method, path, asked);
      expect([answer.status, answer.headers.get('X-Mock-Answer')]).toEqual([status, 'contract']);
      if (status < 400) return expect(answer.body).toMatchObject({ data: [{ name: 'Theodolite 3' }] });
      const { code } = answer.body.error as { code: keyof typeof errorTable };
      expect(errorTable[code][0]).toBe(status);
    });

    it('shapes the example of a write like that of a read', async () => {
      const wished = { headers: { Prefer: 'dynamic=false' }, body: { name: 'Theodolite 3' } };
      const { status, body } = await call('POST', '/v1/resources?fields=name,status&expand=owner', wished);
      expect([status, Object.keys(body.data).sort()]).toEqual([201, ['id', 'name', 'status']]);
    });

    it('changes nothing', async () => {
      expect((await call('DELETE', theodolite, prefer('code=204'))).status).toBe(204);
      const kept = await call('GET', theodolite);
      expect([kept.status, kept.headers.get('X-Mock-Answer')]).toEqual([200, null]);
    });

    it('generates answers that the contract allows, the same for the same seed', async () => {
      const [first, second] = [
        await call('GET', theodolite, prefer('dynamic=true')),
        await call('GET', theodolite, prefer('dynamic=true')),
      ];
      expect(first.status).toBe(200);
      expect(first.body.data.name).not.toBe('Theodolite 3');
      expect(second.body).toEqual(first.body);
      expect((await call('GET', theodolite, prefer('dynamic=true, seed=8'))).body).not.toEqual(first.body);
      expect(first.headers.get('sl-violations')).toBeNull();
    });

    it('says in a header what the contract does not allow', async () => {
      const { headers } = await call('GET', '/v1/resources?limit=1000', prefer('dynamic=false'));
      expect(JSON.parse(headers.get('sl-violations')!)).toMatchObject([{ location: ['request', 'query', 'limit'] }]);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    });

    it('says as much of it as fits into a header', async () => {
      const unknown = Array.from({ length: 300 }, (_, at) => `unknown_${at}=1`);
      const { headers } = await call('GET', `/v1/resources?${unknown.join('&')}`, prefer('dynamic=false'));
      const said = headers.get('sl-violations')!;
      expect(said.length).toBeLessThanOrEqual(8000);
      const found = JSON.parse(said).map(({ location }: { location: string[] }) => location.at(-1));
      expect(found).toEqual(unknown.slice(0, found.length).map((parameter) => parameter.slice(0, -2)));
      expect(found.length).toBeGreaterThan(50);
    });
  });
});

describe('a mock with a seed', () => {
  const strict: LocalMock[] = [];
  beforeAll(async () => {
    for (const [seed, isStrict] of [
      [7, true],
      [7, true],
      [8, false],
    ] as const)
      strict.push(await startLocalMock({ seed, strict: isStrict }));
  });
  afterAll(async () => {
    for (const one of strict) await one.close();
  });

  const records = async (mock: LocalMock, key: string) => {
    const call = callerOf(() => mock);
    const lists = ['users', 'resources', 'webhooks', 'events', 'account/api-keys'];
    const answers = await Promise.all(lists.map((name) => call('GET', `/v1/${name}?limit=100`, { key })));
    // When a key was used last is no matter of the seed.
    return answers.map(({ body }) => body.data.map(({ last_used_at: _, ...record }: { last_used_at?: string }) => record));
  };

  it('begins with the same records, ids, times and keys for the same seed, and with others for another', async () => {
    const [one, two, other] = strict as [LocalMock, LocalMock, LocalMock];
    const { key } = one.account.keys[0];
    expect(two.account.keys).toEqual(one.account.keys);
    const [first, second, third] = [await records(one, key), await records(two, key), await records(other, 'any')];
    expect(first.map((list) => list.length)).toEqual(second.map((list) => list.length));
    expect(second).toEqual(first);
    for (const [at, list] of first.entries()) expect(third[at]).not.toEqual(list);
  });

  it('has keys of every role, and of fewer scopes, that mean what they say', async () => {
    const call = callerOf(() => strict[0]!);
    const can = async (key: string) => {
      const asked = [
        await call('GET', '/v1/users', { key }),
        await call('GET', '/v1/webhooks', { key }),
        await call('POST', '/v1/resources', { key, body: { name: 'Mine' } }),
        await call('GET', '/v1/account/api-keys', { key }),
      ];
      return asked.map(({ status }) => (status < 300 ? 'yes' : status));
    };
    const found = await Promise.all(
      strict[0]!.account.keys.map(async ({ key, role, scopes }) => [role, scopes.join(' '), ...(await can(key))]),
    );
    expect(found).toEqual([
      ['admin', 'read write admin write:logins', 'yes', 'yes', 'yes', 'yes'],
      ['editor', 'read write', 'yes', 'yes', 'yes', 403],
      ['viewer', 'read', 'yes', 'yes', 403, 403],
      ['admin', 'read', 'yes', 'yes', 403, 403],
      ['admin', 'write', 403, 403, 'yes', 403],
      ['admin', 'read:users read:events', 'yes', 403, 403, 403],
    ]);
  });

  it('takes no other when it is strict', async () => {
    const call = callerOf(() => strict[0]!);
    expect((await call('GET', '/v1/resources')).status).toBe(401);
    expect((await call('POST', '/graphql', { body: { query: '{ me { id } }' } })).status).toBe(401);
  });
});
