import { type LocalMock, openReceiver, signedInChannel, startLocalMock } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';

const ada = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const theodolite = 'res_01jq3x5gkz0v7t9n2m4p6r8s1w';

const small = `
users:
  - id: &ada ${ada}
    name: Ada
    email: ada@maps.example
    role: editor
resources:
  - {id: ${theodolite}, name: Theodolite, owner_id: *ada, type: instrument}
  - name: Level
    status: archived
`;

const wrong = `users:
  - name: Ada
    email: nobody
resources:
  - name: Level
    status: lost
    colour: red
    owner_id: ${ada}
  - 7
webhooks:
  - url: https://maps.example.com/hook
cathedrals: []
`;

const problems = {
  cathedrals: expect.stringMatching(/^Is unknown\. Known names: users, .*\(line 12\)$/),
  'users[0].email': 'Must be an e-mail address. (line 3)',
  'resources[0].colour': expect.stringMatching(/^Is unknown\. Known names: id, name, .*, external_id\. \(line 7\)$/),
  'resources[0].status': 'Must be one of: active, archived, pending. (line 6)',
  'resources[0].owner_id': `The scene has no ${ada} among its users. (line 8)`,
  'resources[1]': 'Must be a record. (line 9)',
  'webhooks[0].events': 'Is required. (line 11)',
};

let mock: LocalMock;
beforeAll(async () => {
  mock = await startLocalMock();
});
afterAll(() => mock?.close());

const call = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const response = await fetch(mock.url + path, { method, headers: { 'X-API-Key': 'any', ...headers }, body });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed };
};
const json = { 'Content-Type': 'application/json' };
const namesOf = async (kind: string) =>
  (await call('GET', `/v1/${kind}?limit=100&sort=name`)).body.data.map(({ name }: { name: string }) => name);

describe('POST /_mock/reset', () => {
  it('brings back what the mock began with', async () => {
    const before = (await call('GET', '/_mock/state')).body;
    await call('POST', '/v1/resources', '{"name":"Mine"}', json);
    await call('DELETE', `/v1/resources/${theodolite}`);
    await call('DELETE', `/v1/users/${ada}`);
    expect((await call('GET', '/_mock/state')).body).not.toEqual(before);
    expect((await call('POST', '/_mock/reset')).status).toBe(204);
    expect((await call('GET', '/_mock/state')).body).toEqual(before);
  });

  it('ends connections with subscriptions, whose records are gone, and the next one goes on', async () => {
    const client = await signedInChannel(mock.url, 'any');
    await client.ask({ type: 'subscribe' });
    await call('POST', '/_mock/reset');
    expect(await client.next(({ type }) => type === 'closing')).toMatchObject({ reason: 'reset', reconnect: true });
    const next = await signedInChannel(mock.url, 'any');
    await next.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
    const { body } = await call('POST', '/v1/resources', '{"name":"Mine"}', json);
    expect(await next.events(1)).toMatchObject([{ event: { type: 'RESOURCE_CREATED', resource_id: body.data.id } }]);
    next.socket.close();
  });

  it('keeps keys that the mock has issued from meaning something else', async () => {
    const { body } = await call('POST', '/v1/account/api-keys', '{"name":"mine","scopes":["read"]}', json);
    const asked = { 'X-API-Key': body.data.key };
    expect((await call('GET', '/v1/resources', undefined, asked)).status).toBe(200);
    await call('POST', '/_mock/reset');
    expect((await call('GET', '/v1/resources', undefined, asked)).status).toBe(401);
    expect((await call('GET', '/v1/resources')).status).toBe(200);
  });
});

describe('/_mock/state', () => {
  it('is of one moment: a write meanwhile is in it with all that belongs to it, or not at all', async () => {
    await call('POST', '/_mock/reset');
    const names = Array.from({ length: 12 }, (_, at) => `Written meanwhile ${at}`);
    // A record, its event and its count are one write.
    const writes = Promise.all(names.map((name) => call('POST', '/v1/resources', JSON.stringify({ name }), json)));
    const scenes = await Promise.all(names.map(async () => (await call('GET', '/_mock/state')).body));
    await writes;
    type Named = { id: string; name: string };
    for (const { resources, events } of scenes) {
      const written = (resources as Named[]).filter(({ name }) => names.includes(name));
      const told = (events as { type: string; resource_id: string; data: Named }[]).filter(
        ({ type, data }) => type === 'RESOURCE_CREATED' && names.includes(data.name),
      );
      expect(told.map(({ resource_id }) => resource_id).sort()).toEqual(written.map(({ id }) => id).sort());
    }
  });

  it('saves a scene that makes the same records again, as JSON and as YAML', async () => {
    await call('POST', '/_mock/reset');
    const saved = await call('GET', '/_mock/state');
    const yaml = await call('GET', '/_mock/state', undefined, { Accept: 'application/yaml' });
    expect(yaml.headers.get('Content-Type')).toMatch(/yaml/);
    expect(parse(yaml.body)).toEqual(saved.body);
    for (const text of [JSON.stringify(saved.body), yaml.body]) {
      expect((await call('PUT', '/_mock/state', small)).status).toBe(204);
      expect((await call('PUT', '/_mock/state', text)).status).toBe(204);
      expect((await call('GET', '/_mock/state')).body).toEqual(saved.body);
    }
  });

  it('loads records that leave out what has a default, and every door shows them', async () => {
    expect((await call('PUT', '/_mock/state', small)).status).toBe(204);
    expect(await namesOf('users')).toEqual(['Ada', 'Administrator']);
    const { body } = await call('GET', '/v1/resources?expand=owner&sort=name');
    expect(body.data).toMatchObject([
      { name: 'Level', type: 'standard', status: 'archived', metadata: {}, owner: { name: 'Administrator' } },
      { name: 'Theodolite', type: 'instrument', status: 'active', owner: { name: 'Ada' } },
    ]);
    const query = '{ resources(first: 2) { edges { node { status } } } }';
    const { data } = (await call('POST', '/graphql', JSON.stringify({ query }), json)).body;
    expect(data.resources.edges).toHaveLength(2);
  });

  it('loads webhooks with secrets of their own, which sign what is delivered', async () => {
    const receiver = await openReceiver();
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const scene = stringify({ webhooks: [{ url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'], secret }] });
    await call('PUT', '/_mock/state', scene);
    await call('POST', '/v1/resources', '{"name":"Mine"}', json);
    await expect.poll(() => receiver.messages(secret)).toMatchObject([{ type: 'RESOURCE_CREATED' }]);
    await receiver.close();
  });

  it('says of a scene what is wrong, where, and what is allowed, and changes nothing', async () => {
    await call('PUT', '/_mock/state', small);
    const { status, body } = await call('PUT', '/_mock/state', wrong);
    expect([status, body.error.code]).toEqual([400, 'invalid_parameters']);
    const found = body.error.details.map(({ field, message }: { field: string; message: string }) => [field, message]);
    expect(Object.fromEntries(found)).toEqual(problems);
    expect(await namesOf('resources')).toEqual(['Level', 'Theodolite']);
  });

  it.each([
    ['resources: [{name: Level', 'line 1'],
    ['[]', ''],
    ['7', ''],
    ['resources: 7', 'resources'],
    [`users: [{id: ${ada}, name: A, email: a@b.example}, {id: ${ada}, name: B, email: A@B.example}]`, 'users[1].id'],
    ['events: [{type: RESOURCE_CREATED, data: {id: res_01jq3x5gkz0v7t9n2m4p6r8s1w}}]', 'events[0].data.name'],
    ['webhooks: [{url: "https://maps.example.com", events: [USER_CREATED], disabled_reason: gone}]', undefined],
  ])('refuses %s', async (text, field) => {
    const { status, body } = await call('PUT', '/_mock/state', text);
    expect(status).toBe(field === undefined ? 422 : 400);
    if (field !== undefined) expect(body.error.details.map((one: { field: string }) => one.field)).toContain(field);
  });

  it.each([
    ['{"resources": [{"name": "Level"}], "resources": []}', 'resources', 'Must not be given more than once.'],
    ['{"resources": [{"name": "Level", "name": "Sextant"}]}', 'resources[0].name', 'Must not be given more than once.'],
    ['resources: [{name: Level}]\nresources: []', 'line 2', 'Map keys must be unique'],
    ['resources: []\n---\nresources: []', 'line 2', 'Starts another document. Only one is allowed.'],
    [`resources: [${'\u0001'.repeat(5000)}`, 'line 1', expect.stringMatching(/^.{1,200}$/)],
  ])('says of %.60s which part it is', async (text, field, message) => {
    const { status, body } = await call('PUT', '/_mock/state', text);
    expect([status, body.error.details[0]]).toMatchObject([400, { field, message }]);
  });

  it('takes records that begin as others do', async () => {
    const text = 'resources:\n  - &first {name: Level, type: instrument}\n  - {<<: *first, name: Sextant}';
    expect((await call('PUT', '/_mock/state', text)).status).toBe(204);
    expect((await call('GET', '/v1/resources?sort=name')).body.data).toMatchObject([
      { name: 'Level', type: 'instrument' },
      { name: 'Sextant', type: 'instrument' },
    ]);
  });

  it('refuses YAML that is mostly aliases, and bytes that are not what they are said to be', async () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...['b', 'c', 'd', 'e', 'f'].map((name, at) => `${name}: &${name} [${`*${'abcde'[at]}, `.repeat(10)}]`),
    ];
    for (const path of ['/_mock/rules', '/_mock/state', '/_mock/events']) {
      const method = path.endsWith('events') ? 'POST' : 'PUT';
      expect(await call(method, path, bomb.join('\n'))).toMatchObject({ status: 400, body: { error: { code: 'invalid_parameters' } } });
      expect((await call(method, path, '[]', { 'Content-Encoding': 'gzip' })).status).toBe(400);
      expect((await call(method, path, '[]', { 'Content-Encoding': 'lzma' })).status).toBe(415);
    }
  });

  it('takes records from before 1970, whose ids begin there', async () => {
    const text = 'resources: [{name: Level, created_at: "0001-01-01T00:00:00.000Z", updated_at: "0001-01-01T00:00:00.000Z"}]';
    expect((await call('PUT', '/_mock/state', text)).status).toBe(204);
    expect((await call('GET', '/v1/resources')).body.data).toMatchObject([
      { id: expect.stringMatching(/^res_0{10}/), created_at: '0001-01-01T00:00:00.000Z' },
    ]);
  });

  it('says which addresses there are', async () => {
    const { status, body } = await call('GET', '/_mock/nothing');
    expect([status, body.error.message]).toEqual([404, expect.stringContaining('/_mock/state')]);
  });
});

describe('a mock of a scene', () => {
  it('begins with its records, and a reset brings these back', async () => {
    const { url, close } = await startLocalMock({ scene: small });
    onTestFinished(close);
    const ask = (method: string, path: string) => fetch(url + path, { method, headers: { 'X-API-Key': 'any' } });
    const names = async () =>
      ((await (await ask('GET', '/v1/resources?sort=name')).json()) as { data: { name: string }[] }).data.map(({ name }) => name);
    expect(await names()).toEqual(['Level', 'Theodolite']);
    await ask('DELETE', `/v1/resources/${theodolite}`);
    await ask('POST', '/_mock/reset');
    expect(await names()).toEqual(['Level', 'Theodolite']);
  });
});
