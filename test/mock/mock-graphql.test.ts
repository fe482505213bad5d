import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from '../../src/contract/examples.ts';
import { seededRecords } from '../../src/mock/graphql/invented-records.ts';
import { type Mock, startMock, stopMock } from '../support/mock.ts';

const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
const resourceId = 'res_01jq3x5gkz0v7t9n2m4p6r8s1w';
const userId = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const post = (mock: Mock, query: string, variables: object = {}) =>
  fetch(`${mock.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const ask = async (mock: Mock, query: string, variables: object = {}): Promise<any> => (await post(mock, query, variables)).json();

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const dataOf = async (mock: Mock, query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await ask(mock, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const connected = (mock: Mock): Client =>
  createClient({ url: `${mock.url.replace('http', 'ws')}/graphql`, connectionParams: { 'X-API-Key': 'any' }, retryAttempts: 0 });

const page = '{ edges { cursor node { id name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor totalCount } }';
const everything = `{
  me { id name email role resources { id } webhooks { id url events } }
  users { id name email role createdAt updatedAt }
  resources(first: 20) { edges { node { id name description status data createdAt owner { id name } events(first: 2) { edges { node { type } } } } } }
  webhooks { id url events user { id } }
  events(first: 20) { edges { node { id type resourceId data createdAt } } }
}`;

describe('mock of GraphQL', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock('--events', '0');
  });
  afterAll(async () => expect(await stopMock(mock, 'SIGTERM')).toBe(0));

  it('prints its address', () => expect(mock.printed).toContain(`  ${mock.url}/graphql  GraphQL`));

  it('answers records whose values fit their fields', async () => {
    const { users, resources, webhooks, events } = await dataOf(mock, everything);
    for (const user of users)
      expect(user).toEqual({
        id: id('usr'),
        name: expect.stringMatching(/\S \S/),
        email: expect.stringMatching(/^[\w.-]+@[\w.-]+\.example$/),
        role: expect.stringMatching(/^(ADMIN|USER|VIEWER)$/),
        createdAt: instant,
        updatedAt: instant,
      });
    for (const { node } of resources.edges)
      expect(node).toMatchObject({ id: id('res'), name: expect.any(String), owner: { id: id('usr') }, createdAt: instant });
    for (const webhook of webhooks) expect(webhook).toMatchObject({ id: id('whk'), url: expect.stringMatching(/^https:/) });
    for (const { node } of events.edges) expect(node).toMatchObject({ id: id('evt'), data: { id: node.resourceId }, createdAt: instant });
  });

  it('tells a record alike wherever it is met', async () => {
    const { resources } = await dataOf(mock, '{ resources(first: 100) { edges { node { id name owner { id email } } } } }');
    const { node } = resources.edges[7];
    const found = await dataOf(
      mock,
      'query ($id: ID!, $owner: ID!) { resource(id: $id) { id name owner { id email } } user(id: $owner) { id email resources(pagination: { limit: 100 }) { id } } }',
      { id: node.id, owner: node.owner.id },
    );
    expect(found.resource).toEqual(node);
    expect(found.user).toMatchObject(node.owner);
    expect(found.user.resources).toContainEqual({ id: node.id });
  });

  it('tells the records of the REST examples', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const rest = async (path: string): Promise<any> => ((await (await fetch(mock.url + path, { headers })).json()) as any).data;
    const { resource, me } = await dataOf(
      mock,
      'query ($id: ID!) { me { id name email } resource(id: $id) { id name description data createdAt owner { id } } }',
      { id: resourceId },
    );
    const { name, description, metadata: data, created_at: createdAt, owner_id } = await rest(`/v1/resources/${resourceId}`);
    expect(resource).toEqual({ id: resourceId, name, description, data, createdAt, owner: { id: owner_id } });
    expect(await rest('/v1/users/me')).toMatchObject(me);
  });

  it('reads a connection to its end by cursors, forwards and backwards', async () => {
    const forwards: string[] = [];
    let place = { hasNextPage: true, endCursor: null, totalCount: 0 };
    while (place.hasNextPage) {
      const { resources } = await dataOf(mock, `query ($after: String) { resources(first: 25, after: $after) ${page} }`, {
        after: place.endCursor,
      });
      forwards.push(...resources.edges.map(({ node }: { node: { id: string } }) => node.id));
      place = resources.pageInfo;
    }
    expect(new Set(forwards).size).toBe(place.totalCount);
    const { resources } = await dataOf(mock, `query ($before: String!) { resources(last: 5, before: $before) ${page} }`, {
      before: place.endCursor,
    });
    expect(resources.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(forwards.slice(-6, -1));
    expect(resources.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('reads a page by its place', async () => {
    const { first, second } = await dataOf(
      mock,
      `{ first: resources(first: 4) ${page} second: resources(pagination: { limit: 2, offset: 2 }) ${page} }`,
    );
    expect(second.edges).toEqual(first.edges.slice(2));
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, totalCount: first.pageInfo.totalCount });
  });

  it('filters', async () => {
    const { resources, users, events } = await dataOf(
      mock,
      `{ resources(filter: { status: ARCHIVED }) { edges { node { status } } pageInfo { totalCount } }
         users(filter: { role: VIEWER }) { role }
         events(filter: { types: ["USER_CREATED"] }, first: 100) { edges { node { type } } } }`,
    );
    expect(new Set(resources.edges.map(({ node }: { node: { status: string } }) => node.status))).toEqual(new Set(['ARCHIVED']));
    expect(new Set(users.map(({ role }: { role: string }) => role))).toEqual(new Set(['VIEWER']));
    expect(new Set(events.edges.map(({ node }: { node: { type: string } }) => node.type))).toEqual(new Set(['USER_CREATED']));
  });

  it('keeps what mutations change', async () => {
    const { createResource } = await dataOf(
      mock,
      'mutation { createResource(input: { name: "Sextant", data: { room: 4 } }) { resource { id name status data owner { id } } } }',
    );
    const { resource } = createResource;
    expect(resource).toEqual({ id: id('res'), name: 'Sextant', status: 'ACTIVE', data: { room: 4 }, owner: { id: userId } });
    const changed = await dataOf(
      mock,
      'mutation ($id: ID!) { updateResource(id: $id, input: { name: "Octant" }) { resource { id name data } } }',
      {
        id: resource.id,
      },
    );
    expect(changed.updateResource.resource).toEqual({ id: resource.id, name: 'Octant', data: { room: 4 } });
    const read = 'query ($id: ID!) { resource(id: $id) { name events { edges { node { type data } } } } }';
    const { name, events } = (await dataOf(mock, read, { id: resource.id })).resource;
    expect(name).toBe('Octant');
    expect(events.edges).toMatchObject([
      { node: { type: 'RESOURCE_CREATED', data: { name: 'Sextant' } } },
      { node: { type: 'RESOURCE_UPDATED', data: { name: 'Octant' } } },
    ]);
    const { deleteResource } = await dataOf(mock, 'mutation ($id: ID!) { deleteResource(id: $id) { deletedId } }', { id: resource.id });
    expect(deleteResource.deletedId).toBe(resource.id);
    expect((await ask(mock, read, { id: resource.id })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('hands on what a user leaves behind', async () => {
    const { users } = await dataOf(mock, '{ users(filter: { role: USER }, pagination: { limit: 100 }) { id resources { id } } }');
    const leaver = users.find(({ id, resources }: { id: string; resources: unknown[] }) => id !== userId && resources.length > 0);
    await dataOf(mock, 'mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: leaver.id });
    const { resource } = await dataOf(mock, 'query ($id: ID!) { resource(id: $id) { owner { role } } }', { id: leaver.resources[0].id });
    expect(resource.owner.role).toBe('ADMIN');
  });

  it.each([
    ['{ resources(first: 101) { edges { cursor } } }', 'invalid_parameters', { first: { code: 'too_large' } }],
    ['{ resources(first: 1, pagination: {}) { edges { cursor } } }', 'invalid_parameters', { first: { code: 'not_allowed' } }],
    ['{ resources(after: "x") { edges { cursor } } }', 'invalid_cursor', {}],
    ['{ user(id: "usr_00000000000000000000000000") { id } }', 'not_found', {}],
    ['{ cathedral { id } }', 'invalid_parameters', {}],
    ['mutation { createResource(input: { name: "" }) { resource { id } } }', 'invalid_parameters', { 'input.name': {} }],
    ['mutation { createUser(input: { name: "Ada", email: "ADA@tessera.example" }) { user { id } } }', 'already_exists', {}],
    [`mutation { updateResource(id: "${resourceId}", input: { status: PENDING }) { resource { id } } }`, 'invalid_state_transition', {}],
    [`{ ${Array.from({ length: 16 }, (_, at) => `a${at}: me { id }`).join(' ')} }`, 'invalid_parameters', {}],
    ['subscription { eventCreated { id } }', 'invalid_parameters', {}],
  ])('refuses %s as the server does', async (query, reason, details) => {
    expect((await ask(mock, query)).errors).toMatchObject([{ extensions: { reason, details } }]);
  });

  it('asks for a credential, and takes any', async () => {
    const bare = await fetch(`${mock.url}/graphql?query={me{id}}`);
    expect([bare.status, await bare.json()]).toMatchObject([401, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
    const response = await fetch(`${mock.url}/graphql?query={me{id}}`, { headers: { Authorization: 'Bearer any' } });
    expect(await response.json()).toMatchObject({ data: { me: { id: userId } } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('says in a header what the contract does not allow', async () => {
    const { headers } = await post(mock, '{ resources(first: 101) { edges { cursor } } }');
    expect(JSON.parse(headers.get('sl-violations')!)).toMatchObject([{ location: ['request', 'body', 'resources', 'first'] }]);
  });

  it('lets itself be introspected', async () => {
    const { __schema } = await dataOf(mock, '{ __schema { subscriptionType { fields { name } } } }');
    expect(__schema.subscriptionType.fields.map(({ name }: { name: string }) => name).sort()).toEqual([
      'eventCreated',
      'resourceUpdated',
      'userUpdated',
    ]);
  });

  it.each([
    ['createUser', 'mutation { createUser(input: { name: "Bo Ek", email: "bo@b.example" }) { user { id } } }', 'USER_CREATED'],
    [
      'createWebhook',
      'mutation { createWebhook(input: { url: "https://b.example", events: [TASK_CREATED] }) { secret } }',
      'WEBHOOK_CREATED',
    ],
  ])('tells subscribers of %s', async (_name, mutation, type) => {
    const client = connected(mock);
    const events = client.iterate({
      query: 'subscription ($types: [String!]) { eventCreated(types: $types) { type data } }',
      variables: { types: [type] },
    });
    const told = events.next();
    // A query on the same connection is answered after the subscription stands.
    await client.iterate({ query: '{ me { id } }' }).next();
    await dataOf(mock, mutation);
    expect((await told).value).toMatchObject({ data: { eventCreated: { type } } });
    await client.dispose();
  });

  it('shows a record after each change, and ends with it', async () => {
    const { createUser } = await dataOf(mock, 'mutation { createUser(input: { name: "Cy Ek", email: "cy@b.example" }) { user { id } } }');
    const client = connected(mock);
    const { id } = createUser.user;
    const changes = client.iterate({ query: 'subscription ($id: ID!) { userUpdated(id: $id) { id name } }', variables: { id } });
    const change = changes.next();
    await client.iterate({ query: '{ me { id } }' }).next();
    await dataOf(mock, 'mutation ($id: ID!) { updateUser(id: $id, input: { name: "Cyd Ek" }) { user { id } } }', { id });
    expect((await change).value).toMatchObject({ data: { userUpdated: { id, name: 'Cyd Ek' } } });
    await dataOf(mock, 'mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id });
    expect((await changes.next()).done).toBe(true);
    await client.dispose();
  });

  it('closes a connection that brings no credential, as the server does', async () => {
    const closed = Promise.withResolvers<unknown>();
    const client = createClient({ url: `${mock.url.replace('http', 'ws')}/graphql`, retryAttempts: 0, on: { closed: closed.resolve } });
    await expect(client.iterate({ query: '{ me { id } }' }).next()).rejects.toMatchObject({ code: 4403 });
    expect(await closed.promise).toMatchObject({ code: 4403, reason: 'invalid_credentials' });
  });

  it('refuses a subscription to what is not there, with the code of the server', async () => {
    const client = connected(mock);
    const query = 'subscription { resourceUpdated(id: "res_00000000000000000000000000") { id } }';
    const first = await client.iterate({ query }).next();
    expect(first.value?.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    await client.dispose();
  });
});

describe('mock of GraphQL --seed --events --errors', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock('--seed', '7', '--events', '0.05', '--errors');
  });
  afterAll(async () => expect(await stopMock(mock, 'SIGINT')).toBe(0));

  it('holds the records of its seed after every start', async () => {
    const { webhooks } = await dataOf(mock, '{ webhooks { id url user { id } } }');
    const ofSeed = (seed: number) =>
      seededRecords(seed, readExamples()).webhooks.map(({ id, url, created_by }) => ({ id, url, user: { id: created_by } }));
    expect(webhooks).toHaveLength(ofSeed(7).length);
    expect(ofSeed(7)).toEqual(expect.arrayContaining(webhooks));
    expect(ofSeed(8)).not.toEqual(expect.arrayContaining(webhooks));
  });

  it.each([
    ['subscription { eventCreated { id type } }', 'eventCreated', { id: id('evt') }],
    [`subscription { resourceUpdated(id: "${resourceId}") { id name } }`, 'resourceUpdated', { id: resourceId }],
    [`subscription { userUpdated(id: "${userId}") { id role } }`, 'userUpdated', { id: userId }],
  ])('has something happen to what %s follows', async (query, field, record) => {
    const client = connected(mock);
    const told = await client.iterate({ query }).next();
    expect(told.value).toMatchObject({ data: { [field]: record } });
    await client.dispose();
  });

  it('tells the violations of an operation in a problem document', async () => {
    const response = await post(mock, '{ resources(first: 101) { edges { cursor } } }');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    expect(await response.json()).toMatchObject({ errors: [{ location: ['request', 'body', 'resources', 'first'], code: 'too_large' }] });
    expect((await post(mock, '{ me { id } }')).status).toBe(200);
  });
});
