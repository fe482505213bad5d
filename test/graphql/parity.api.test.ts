import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf } from './support.ts';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

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

  it('have the id of the user whom `me` names', async () => {
    const leaver = await tessera.someone('admin', ['read', 'write', 'admin']);
    await dataOf(leaver, 'mutation { updateUser(id: "me", input: { name: "Eva" }) { user { id } } }');
    expect(await dataOf(leaver, 'mutation { deleteUser(id: "me") { deletedId } }')).toEqual({ deleteUser: { deletedId: leaver.userId } });
    const { body } = await admin.call('GET', `/v1/account/audit?subject_id=${leaver.userId}&sort=created_at:asc`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['updateUser', 'deleteUser']);
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
  const pending = () => created(admin, '/v1/resources', { name: 'Chart', status: 'pending' });

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
    await created(admin, '/v1/users', user);
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
