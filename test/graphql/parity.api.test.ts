import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMap } from '../../generated/graphql/field-map.ts';
import { created } from '../support/answers.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { ask, dataOf } from './support.ts';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

type Shown = Record<string, unknown>;
type Type = keyof typeof fieldMap.types;

const { enums } = fieldMap;
const valuesOf: Partial<Record<string, Record<string, string>>> = {
  'User.role': enums.UserRole.values,
  'Resource.status': enums.ResourceStatus.values,
  'Webhook.status': enums.WebhookStatus.values,
  'Actor.type': enums.ActorType.values,
};
/** Fields with an object that is a part of the record. */
const parts: Partial<Record<string, Type>> = { 'Event.actor': 'Actor' };

/** A record of GraphQL as REST spells it, by the declared map. */
const asRest = (type: Type, record: Shown): Shown =>
  Object.fromEntries(
    Object.entries(fieldMap.types[type].fields).map(([field, property]) => {
      const values = valuesOf[`${type}.${field}`];
      const part = parts[`${type}.${field}`];
      if (part) return [property, asRest(part, record[field] as Shown)];
      return [property, values ? values[record[field] as string] : record[field]];
    }),
  );

const fieldsOf = (type: Type): string =>
  Object.keys(fieldMap.types[type].fields)
    .map((field) => {
      const part = parts[`${type}.${field}`];
      return part ? `${field} { ${fieldsOf(part)} }` : field;
    })
    .join(' ');
const shared = (type: Type, record: Shown): Shown =>
  Object.fromEntries(Object.values(fieldMap.types[type].fields).map((property) => [property, record[property]]));

const families: [Type, string, string, string, Shown, Shown][] = [
  [
    'User',
    'user',
    'users',
    'users',
    { name: 'Ada', email: 'Ada@example.com', role: 'USER', metadata: { desk: 7 } },
    { name: 'Ada', email: 'Ada2@example.com', role: 'editor', metadata: { desk: '8' } },
  ],
  [
    'Resource',
    'resource',
    'resources',
    'resources',
    { name: 'Sextant', description: 'Brass.', type: 'instrument', status: 'PENDING', data: { serial: 'S1', deep: { a: [1, null] } } },
    { name: 'Sextant', description: null, status: 'archived', metadata: { serial: 'S2' } },
  ],
  [
    'Webhook',
    'webhook',
    'webhooks',
    'webhooks',
    { url: 'https://example.com/hook', events: ['USER_CREATED', 'TASK_COMPLETED'], description: 'Maps.', status: 'PAUSED' },
    { url: 'https://example.com/other', events: ['RESOURCE_CREATED'], status: 'paused' },
  ],
];

const over = {
  graphql: async (type: Type, one: string, input: Shown) => {
    const query = `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${one} { ${fieldsOf(type)} } } }`;
    const created = (await dataOf(admin, query, { input }))[`create${type}`];
    return created[one] as Shown & { id: string };
  },
  rest: async (path: string, body: Shown) => {
    const answer = await admin.call('POST', `/v1/${path}`, body);
    expect(answer.status).toBe(201);
    return answer.body.data as Shown & { id: string };
  },
};

describe.each(families)('%s', (type, one, many, path, input, body) => {
  const list = (found: Record<string, unknown>): Shown[] =>
    Array.isArray(found[many]) ? (found[many] as Shown[]) : (found[many] as { edges: { node: Shown }[] }).edges.map(({ node }) => node);
  const selection = type === 'Resource' ? `edges { node { ${fieldsOf(type)} } }` : fieldsOf(type);

  it('is the same over both surfaces, wherever it was created', async () => {
    const made = await over.graphql(type, one, input);
    const sent = await over.rest(path, body);
    expect((await admin.call('GET', `/v1/${path}/${made.id}`)).body.data).toMatchObject(asRest(type, made));
    const { [one]: read } = await dataOf(admin, `query ($id: ID!) { ${one}(id: $id) { ${fieldsOf(type)} } }`, { id: sent.id });
    expect(asRest(type, read)).toEqual(shared(type, sent));
    const { body: listed } = await admin.call('GET', `/v1/${path}?sort=created_at:desc`);
    expect(list(await dataOf(admin, `{ ${many} { ${selection} } }`)).map((record) => asRest(type, record))).toEqual(
      listed.data.map((record: Shown) => shared(type, record)),
    );
  });

  it('changes and goes the same way', async () => {
    const { id } = await over.rest(path, { ...body, ...('email' in body && { email: 'third@example.com' }) });
    const change = type === 'Webhook' ? { url: 'https://example.com/new' } : { name: 'Renamed' };
    const update = `mutation ($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { ${one} { ${fieldsOf(type)} } } }`;
    const updated = (await dataOf(admin, update, { id, input: change }))[`update${type}`][one];
    expect((await admin.call('GET', `/v1/${path}/${id}`)).body.data).toMatchObject(asRest(type, updated));
    const gone = `mutation ($id: ID!) { delete${type}(id: $id) { deletedId } }`;
    expect(await dataOf(admin, gone, { id })).toEqual({ [`delete${type}`]: { deletedId: id } });
    expect((await admin.call('GET', `/v1/${path}/${id}`)).status).toBe(404);
    const kind = one.toUpperCase();
    expect((await tessera.events()).filter((event) => event.endsWith(id))).toEqual([
      `${kind}_CREATED ${id}`,
      `${kind}_UPDATED ${id}`,
      `${kind}_DELETED ${id}`,
    ]);
  });
});

describe('Event', () => {
  it('is the same over both surfaces', async () => {
    const { body } = await admin.call('GET', '/v1/events?limit=5');
    const { events } = await dataOf(admin, `{ events(first: 5) { edges { cursor node { ${fieldsOf('Event')} } } } }`);
    const nodes = events.edges.map(({ node }: { node: Shown }) => asRest('Event', node));
    expect(nodes).toEqual(body.data.map((event: Shown) => shared('Event', event)));
    const { event } = await dataOf(admin, `query ($id: ID!) { event(id: $id) { ${fieldsOf('Event')} } }`, { id: body.data[0].id });
    expect(asRest('Event', event)).toEqual(shared('Event', body.data[0]));
  });
});

describe('createWebhook', () => {
  it('shows the signing secret, this once', async () => {
    const query =
      'mutation { createWebhook(input: { url: "https://example.com", events: [USER_CREATED] }) { secret webhook { id user { id } } } }';
    const { createWebhook } = await dataOf(admin, query);
    expect(createWebhook).toEqual({
      secret: expect.stringMatching(/^whsec_/),
      webhook: { id: expect.any(String), user: { id: admin.userId } },
    });
  });
});

describe('null for a field of something new', () => {
  it.each([
    ['User', 'name: "Nil", email: "nil@example.com", role: null', { role: 'VIEWER' }],
    ['Resource', 'name: "Nil", description: null, status: null, data: null', { description: null, status: 'ACTIVE', data: {} }],
    [
      'Webhook',
      'url: "https://example.com", events: [USER_CREATED], conditions: null, status: null',
      { conditions: {}, status: 'ENABLED' },
    ],
  ])('is nothing: %s', async (type, input, expected) => {
    const one = type.toLowerCase();
    const query = `mutation { create${type}(input: { ${input} }) { ${one} { ${Object.keys(expected).join(' ')} } } }`;
    expect((await dataOf(admin, query))[`create${type}`][one]).toEqual(expected);
  });
});

describe('changes of users', () => {
  it('stand in the audit log, over GraphQL too', async () => {
    const { createUser } = await dataOf(admin, 'mutation { createUser(input: { name: "Eve", email: "eve@example.com" }) { user { id } } }');
    await dataOf(admin, 'mutation ($id: ID!) { updateUser(id: $id, input: { role: ADMIN }) { user { id } } }', createUser.user);
    await dataOf(admin, 'mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', createUser.user);
    const { body } = await admin.call('GET', `/v1/account/audit?subject_id=${createUser.user.id}&sort=created_at:asc`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['createUser', 'updateUser', 'deleteUser']);
  });
});

describe('a webhook whose user has left', () => {
  it('shows the administrator of longest standing', async () => {
    const leaver = await tessera.someone('admin');
    const { body } = await leaver.call('POST', '/v1/webhooks', { url: 'https://example.com', events: ['USER_CREATED'] });
    await admin.call('DELETE', `/v1/users/${leaver.userId}`);
    expect(await dataOf(admin, 'query ($id: ID!) { webhook(id: $id) { user { id } } }', body.data)).toEqual({
      webhook: { user: { id: admin.userId } },
    });
  });
});

/** What REST and GraphQL say to the same, by the code that both have for it. */
const both = async (
  caller: Caller,
  [method, path, body]: [string, string, object?],
  [query, variables]: [string, object],
): Promise<[string, string]> => {
  const rest = await caller.call(method, path, body);
  const graphql = await ask(caller, query, variables);
  return [rest.body.error?.code, graphql.body.errors?.[0].extensions.reason];
};

describe('what REST refuses is refused with the same reason', () => {
  const createResource = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id } } }';
  const updateResource = 'mutation ($id: ID!, $input: UpdateResourceInput!) { updateResource(id: $id, input: $input) { resource { id } } }';
  const updateUser = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { user { id } } }';
  const pending = () => over.rest('resources', { name: 'Chart', status: 'pending' });

  it('scope', async () => {
    const reader = await tessera.someone('editor', ['read']);
    expect(await both(reader, ['POST', '/v1/resources', { name: 'x' }], [createResource, { input: { name: 'x' } }])).toEqual([
      'invalid_scope',
      'invalid_scope',
    ]);
    const users = await tessera.someone('editor', ['read:users']);
    expect(await both(users, ['GET', '/v1/events'], ['{ events { edges { cursor } } }', {}])).toEqual(['invalid_scope', 'invalid_scope']);
  });

  it('role', async () => {
    const viewer = await tessera.someone('viewer');
    const refused = ['insufficient_permissions', 'insufficient_permissions'];
    expect(await both(viewer, ['POST', '/v1/resources', { name: 'x' }], [createResource, { input: { name: 'x' } }])).toEqual(refused);
    const editor = await tessera.someone('editor');
    const input = { name: 'x' };
    expect(await both(editor, ['PATCH', `/v1/users/${admin.userId}`, input], [updateUser, { id: admin.userId, input }])).toEqual(refused);
  });

  it('visibility: what is another account’s, or has an id that nothing can have', async () => {
    const stranger = await tessera.otherAccount();
    const { id } = await pending();
    for (const wanted of [id, 'nonsense', 'res_\u0000'])
      expect(
        await both(
          stranger,
          ['GET', `/v1/resources/${encodeURIComponent(wanted)}`],
          ['query ($id: ID!) { resource(id: $id) { id } }', { id: wanted }],
        ),
      ).toEqual(['not_found', 'not_found']);
  });

  it('visibility: an event of a private project', async () => {
    const { body } = await admin.call('POST', '/v1/projects', { name: 'Secret', visibility: 'private' });
    const { body: events } = await admin.call('GET', `/v1/events?resource_id=${body.data.id}`);
    const { id } = events.data[0];
    const editor = await tessera.someone('editor');
    expect(await both(editor, ['GET', `/v1/events/${id}`], ['query ($id: ID!) { event(id: $id) { id } }', { id }])).toEqual([
      'not_found',
      'not_found',
    ]);
  });

  it('state', async () => {
    const { id } = await pending();
    const rest: [string, string, object] = ['PATCH', `/v1/resources/${id}`, { status: 'archived' }];
    const refused = 'invalid_state_transition';
    expect(await both(admin, rest, [updateResource, { id, input: { status: 'ARCHIVED' } }])).toEqual([refused, refused]);
    expect(
      await both(
        admin,
        ['DELETE', `/v1/users/${admin.userId}`],
        ['mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: admin.userId }],
      ),
    ).not.toContain(undefined);
  });

  it('what exists already', async () => {
    const user = { name: 'Zoe', email: 'zoe@example.com' };
    await over.rest('users', user);
    const query = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }';
    expect(await both(admin, ['POST', '/v1/users', user], [query, { input: user }])).toEqual(['already_exists', 'already_exists']);
    const { body } = await ask(admin, query, { input: user });
    expect(body.errors[0]).toMatchObject({
      path: ['createUser'],
      extensions: { code: 'ALREADY_EXISTS', details: { 'input.email': { code: 'conflict' } } },
    });
    expect(body.data).toEqual({ createUser: null });
  });

  it.each([
    [{ name: '' }, { name: '' }, 'input.name'],
    [
      { name: 'x', metadata: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n])) },
      { name: 'x', data: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n])) },
      'input.data',
    ],
    [{ name: 'x', metadata: { a: '\u0000' } }, { name: 'x', data: { a: '\u0000' } }, 'input.data.a'],
  ])('validation %#', async (sent, input, culprit) => {
    const [rest, graphql] = await both(admin, ['POST', '/v1/resources', sent], [createResource, { input }]);
    expect(graphql).toBe(rest);
    const { body } = await ask(admin, createResource, { input });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { [culprit]: {} } });
    expect(JSON.stringify(body)).not.toContain('metadata');
  });

  it('an update of nothing, and one that empties what cannot be empty', async () => {
    const { id } = await pending();
    for (const [body, input] of [
      [{}, {}],
      [{ name: null }, { name: null }],
    ] as const)
      expect(await both(admin, ['PATCH', `/v1/resources/${id}`, body], [updateResource, { id, input }])).toEqual([
        'invalid_parameters',
        'invalid_parameters',
      ]);
  });

  it('an update with null empties an object', async () => {
    const { id } = await created(admin, '/v1/resources', { name: 'Theodolite', metadata: { tags: ['survey'] } });
    const { body } = await ask(admin, updateResource, { id, input: { data: null } });
    expect(body.errors).toBeUndefined();
    expect((await admin.call('GET', `/v1/resources/${id}`)).body.data.metadata).toEqual({});
  });

  it('a mutation whose outcome is out of reach has not been done', async () => {
    const writer = await tessera.someone('editor', ['write:resources']);
    const before = (await tessera.events()).length;
    const { body } = await ask(
      writer,
      'mutation { createResource(input: { name: "x" }) { resource { ...R } } } fragment R on Resource { owner { name } }',
    );
    expect(body.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'invalid_scope' });
    expect((await tessera.events()).length).toBe(before);
  });
});
