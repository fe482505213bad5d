import { type LocalMock, openReceiver, signedInChannel, startLocalMock } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';

const ada = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const atlas = 'prj_01jq3x5gkz0v7t9n2m4p6r8s1w';

const small = `
users:
  - id: &ada ${ada}
    name: Ada
    email: ada@maps.example
    role: editor
projects:
  - id: &atlas ${atlas}
    name: Atlas
    owner_id: *ada
    members:
      - user_id: *ada
        role: owner
  - name: Harbour
    status: archived
tasks:
  - {project_id: *atlas, title: Draw the map, assignee_id: *ada, tags: [design]}
`;

const wrong = `users:
  - name: Ada
    email: nobody
projects:
  - name: Atlas
    visibility: secret
    colour: red
    owner_id: ${ada}
  - 7
tasks:
  - title: Nowhere
cathedrals: []
`;

const problems = {
  cathedrals: expect.stringMatching(/^Is unknown\. Known names: users, .*\(line 12\)$/),
  'users[0].email': 'Must be an e-mail address. (line 3)',
  'projects[0].colour': expect.stringMatching(/^Is unknown\. Known names: id, name, .*, members\. \(line 7\)$/),
  'projects[0].visibility': 'Must be one of: private, team, public. (line 6)',
  'projects[0].owner_id': `The scene has no ${ada} among its users. (line 8)`,
  'projects[1]': 'Must be a record. (line 9)',
  'tasks[0].project_id': 'Is required. (line 11)',
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
    await call('POST', '/v1/teams', '{"name":"Mine"}', json);
    await call('DELETE', `/v1/projects/${atlas}`);
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
    await next.ask({ type: 'subscribe', events: ['TEAM_CREATED'] });
    const { body } = await call('POST', '/v1/teams', '{"name":"Mine"}', json);
    expect(await next.events(1)).toMatchObject([{ event: { type: 'TEAM_CREATED', resource_id: body.data.id } }]);
    next.socket.close();
  });

  it('keeps keys that the mock has issued from meaning something else', async () => {
    const { body } = await call('POST', '/v1/account/api-keys', '{"name":"mine","scopes":["read"]}', json);
    const asked = { 'X-API-Key': body.data.key };
    expect((await call('GET', '/v1/teams', undefined, asked)).status).toBe(200);
    await call('POST', '/_mock/reset');
    expect((await call('GET', '/v1/teams', undefined, asked)).status).toBe(401);
    expect((await call('GET', '/v1/teams')).status).toBe(200);
  });
});

describe('/_mock/state', () => {
  it('is of one moment: a write meanwhile is in it with all that belongs to it, or not at all', async () => {
    await call('POST', '/_mock/reset');
    const names = Array.from({ length: 12 }, (_, at) => `Written meanwhile ${at}`);
    // A project and its membership, its event and its count are one write.
    const writes = Promise.all(names.map((name) => call('POST', '/v1/projects', JSON.stringify({ name }), json)));
    const scenes = await Promise.all(names.map(async () => (await call('GET', '/_mock/state')).body));
    await writes;
    type Named = { id: string; name: string; members?: unknown[] };
    for (const { projects, events } of scenes) {
      const written = (projects as Named[]).filter(({ name }) => names.includes(name));
      const told = (events as { type: string; resource_id: string; data: Named }[]).filter(
        ({ type, data }) => type === 'PROJECT_CREATED' && names.includes(data.name),
      );
      expect(told.map(({ resource_id }) => resource_id).sort()).toEqual(written.map(({ id }) => id).sort());
      expect(written.map(({ members }) => members?.length)).toEqual(written.map(() => 1));
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
    expect(await namesOf('projects')).toEqual(['Atlas', 'Harbour']);
    const { body } = await call('GET', `/v1/projects/${atlas}/tasks?expand=assignee`);
    expect(body.data).toMatchObject([{ title: 'Draw the map', status: 'todo', priority: 'normal', assignee: { name: 'Ada' } }]);
    expect((await call('POST', `/v1/projects/${atlas}/members`, JSON.stringify({ user_id: ada, role: 'editor' }), json)).status).toBe(409);
  });

  it('loads webhooks with secrets of their own, which sign what is delivered', async () => {
    const receiver = await openReceiver();
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const scene = stringify({ webhooks: [{ url: `${receiver.url}/hook`, events: ['TEAM_CREATED'], secret }] });
    await call('PUT', '/_mock/state', scene);
    await call('POST', '/v1/teams', '{"name":"Mine"}', json);
    await expect.poll(() => receiver.messages(secret)).toMatchObject([{ type: 'TEAM_CREATED' }]);
    await receiver.close();
  });

  it('says of a scene what is wrong, where, and what is allowed, and changes nothing', async () => {
    await call('PUT', '/_mock/state', small);
    const { status, body } = await call('PUT', '/_mock/state', wrong);
    expect([status, body.error.code]).toEqual([400, 'invalid_parameters']);
    const found = body.error.details.map(({ field, message }: { field: string; message: string }) => [field, message]);
    expect(Object.fromEntries(found)).toEqual(problems);
    expect(await namesOf('projects')).toEqual(['Atlas', 'Harbour']);
  });

  it.each([
    ['projects: [{name: Atlas', 'line 1'],
    ['[]', ''],
    ['7', ''],
    ['projects: 7', 'projects'],
    [`users: [{id: ${ada}, name: A, email: a@b.example}, {id: ${ada}, name: B, email: A@B.example}]`, 'users[1].id'],
    [`projects: [{name: Atlas, members: [{user_id: ${ada}, role: king}]}]`, 'projects[0].members[0].role'],
    [
      `users: [{id: ${ada}, name: A, email: a@b.example}]
projects: [{name: Atlas, owner_id: ${ada}, members: [{user_id: ${ada}, role: owner}, {user_id: usr_01jq3x5gkz0v7t9n2m4p6r8s1v}]}]`,
      'projects[0].members[1].user_id',
    ],
    ['events: [{type: TEAM_CREATED, data: {id: tem_01jq3x5gkz0v7t9n2m4p6r8s1w}}]', 'events[0].data.name'],
    ['projects: [{name: Atlas, archived_at: "2026-03-14T09:26:53.589Z"}]', undefined],
  ])('refuses %s', async (text, field) => {
    const { status, body } = await call('PUT', '/_mock/state', text);
    expect(status).toBe(field === undefined ? 422 : 400);
    if (field !== undefined) expect(body.error.details.map((one: { field: string }) => one.field)).toContain(field);
  });

  it.each([
    ['{"projects": [{"name": "Atlas"}], "projects": []}', 'projects', 'Must not be given more than once.'],
    ['{"projects": [{"name": "Atlas", "name": "Harbour"}]}', 'projects[0].name', 'Must not be given more than once.'],
    ['projects: [{name: Atlas}]\nprojects: []', 'line 2', 'Map keys must be unique'],
    ['projects: []\n---\nprojects: []', 'line 2', 'Starts another document. Only one is allowed.'],
    [`projects: [${'\u0001'.repeat(5000)}`, 'line 1', expect.stringMatching(/^.{1,200}$/)],
  ])('says of %.60s which part it is', async (text, field, message) => {
    const { status, body } = await call('PUT', '/_mock/state', text);
    expect([status, body.error.details[0]]).toMatchObject([400, { field, message }]);
  });

  it('takes records that begin as others do', async () => {
    const text = 'projects:\n  - &first {name: Atlas, visibility: public}\n  - {<<: *first, name: Harbour}';
    expect((await call('PUT', '/_mock/state', text)).status).toBe(204);
    expect((await call('GET', '/v1/projects?sort=name')).body.data).toMatchObject([
      { name: 'Atlas', visibility: 'public' },
      { name: 'Harbour', visibility: 'public' },
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
    const text = 'projects: [{name: Atlas, created_at: "0001-01-01T00:00:00.000Z", updated_at: "0001-01-01T00:00:00.000Z"}]';
    expect((await call('PUT', '/_mock/state', text)).status).toBe(204);
    expect((await call('GET', '/v1/projects')).body.data).toMatchObject([
      { id: expect.stringMatching(/^prj_0{10}/), created_at: '0001-01-01T00:00:00.000Z' },
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
      ((await (await ask('GET', '/v1/projects?sort=name')).json()) as { data: { name: string }[] }).data.map(({ name }) => name);
    expect(await names()).toEqual(['Atlas', 'Harbour']);
    await ask('DELETE', `/v1/projects/${atlas}`);
    await ask('POST', '/_mock/reset');
    expect(await names()).toEqual(['Atlas', 'Harbour']);
  });
});
