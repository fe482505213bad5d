import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../support/outside.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { type ValidRequest, validRequests } from '../support/valid-requests.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { cameBack, undocumented } from './answer-check.ts';
import {
  accountOperations,
  differingOperations,
  nameOf,
  type PublishedOperation,
  publishedOperations,
  resolve,
  type Schema,
} from './published.ts';

const every = [...publishedOperations, ...accountOperations, ...differingOperations];
const named = (operations: PublishedOperation[]) => operations.map((operation) => [nameOf(operation), operation] as const);
const replacing = named(every.filter(({ method }) => method === 'PUT' || method === 'PATCH'));
const patching = named(every.filter(({ method }) => method === 'PATCH'));

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const isWhole = (schema: Schema) => typesOf(schema).some((type) => type === 'array' || type === 'object');

/** What an object is that is emptied and has defaults. */
const defaults: Record<string, object> = { settings: { enableNotifications: true, defaultView: 'kanban' } };

/** The lists and objects of a body by their names; what may not be empty in a record, and what has parts that it needs, cannot be emptied. */
const emptiable = ({ body }: PublishedOperation): [name: string, schema: Schema][] =>
  Object.entries(resolve(body!.schema).properties ?? {})
    .map(([name, schema]): [string, Schema] => [name, resolve(schema)])
    .filter(([name, schema]) => isWhole(schema) && !schema.minItems && !schema.required && name !== 'config');

describe('what PATCH and PUT change', () => {
  let tessera: Tessera;
  let outside: Outside;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ tessera, outside, close } = await bootWithOutside());
  });
  afterAll(() => close?.());

  const prepared = async (operation: PublishedOperation) => {
    const caller = await tessera.otherAccount();
    return { caller, request: await validRequests(tessera, outside, caller)(operation.operationId, undefined, operation) };
  };
  const send = ({ key }: Caller, request: ValidRequest) => cameBack(tessera.url, key, request);
  const eventsOf = async (caller: Caller): Promise<string[]> => {
    const { body } = await caller.call('GET', '/v1/events?limit=100');
    return body.data.map(({ id }: { id: string }) => id);
  };
  const json = (request: ValidRequest, body: unknown): ValidRequest => ({ ...request, body: JSON.stringify(body) });

  it.each(replacing)('%s that changes nothing makes no new version, and tells of nothing', async (_operationId, operation) => {
    const { caller, request } = await prepared(operation);
    const first = await send(caller, request);
    const told = await eventsOf(caller);
    const again = await send(caller, request);
    const { meta: _one, ...record } = first.body as { meta: object };
    const { meta: _other, ...same } = again.body as { meta: object };
    expect([first.status, again.status, same]).toEqual([200, 200, record]);
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(await eventsOf(caller)).toEqual(told);
  });

  it.each(patching)('%s takes null for each list and each object, which empties it', async (_operationId, operation) => {
    const { caller, request } = await prepared(operation);
    for (const [name, schema] of emptiable(operation)) {
      expect([name, typesOf(schema)]).toEqual([name, expect.arrayContaining(['null'])]);
      await send(caller, request);
      const { status, body } = await send(caller, json(request, { [name]: null }));
      const { data } = body as { data: Record<string, unknown> };
      const empty = defaults[name] ?? (typesOf(schema).includes('array') ? [] : {});
      expect([status, data?.[name]]).toEqual([200, empty]);
    }
  });

  it.each(patching)('%s takes a merge patch under its own name, and says what it takes', async (_operationId, operation) => {
    const { caller, request } = await prepared(operation);
    const as = (type: string): ValidRequest => ({ ...request, headers: { ...request.headers, 'Content-Type': type } });
    expect((await send(caller, as('application/merge-patch+json'))).status).toBe(200);
    const json = 'application/json, application/merge-patch+json';
    const refused = await send(caller, as('application/json-patch+json'));
    expect([refused.status, refused.headers.get('Accept-Patch')]).toEqual([415, json]);
    expect(undocumented(operation, refused)).toEqual([]);
    const options = await fetch(`${tessera.url}${request.path}`, { method: 'OPTIONS' });
    expect(options.headers.get('Accept-Patch')).toBe(json);
  });
});

describe('null by key in a PATCH', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  });
  afterAll(() => tessera.close());

  const made = async (path: string, body: object) => {
    const answer = await tessera.admin.call('POST', path, body);
    expect(answer.status).toBe(201);
    return `${path}/${answer.body.data.id}`;
  };

  it('puts its default in the place of a setting', async () => {
    const path = await made('/v1/projects', { name: 'Atlas', settings: { enableNotifications: false, defaultView: 'list' } });
    const one = await tessera.admin.call('PATCH', path, { settings: { defaultView: null } });
    expect(one.body.data.settings).toEqual({ enableNotifications: false, defaultView: 'kanban' });
  });

  it('takes a key out of metadata', async () => {
    const path = await made('/v1/resources', { name: 'Theodolite', metadata: { shelf: 'B4', row: 2 } });
    const { body } = await tessera.admin.call('PATCH', path, { metadata: { shelf: null } });
    expect(body.data.metadata).toEqual({ row: 2 });
  });

  it('puts its default in the place of a part of a configuration, and refuses it for what has none', async () => {
    const config = { url: 'https://machines.example.com', items_pointer: '/data', id_field: 'serial', resource_type: 'machine' };
    const path = await made('/v1/integrations', { name: 'Machines', provider: 'http_json', config });
    const nulls = { items_pointer: null, id_field: null, name_field: null, resource_type: null };
    const { body } = await tessera.admin.call('PATCH', path, { config: nulls });
    expect(body.data.config).toMatchObject({
      url: config.url,
      items_pointer: '',
      id_field: 'id',
      name_field: 'name',
      resource_type: 'standard',
    });
    expect((await tessera.admin.call('PATCH', path, { config: { url: null } })).status).toBe(400);
  });

  it('empties the data of a resource over GraphQL, too', async () => {
    const path = await made('/v1/resources', { name: 'Theodolite', metadata: { shelf: 'B4' } });
    const query = `mutation { updateResource(id: "${path.split('/').at(-1)}", input: { data: null }) { resource { data } } }`;
    const { body } = await tessera.admin.call('POST', '/graphql', { query });
    expect(body).toMatchObject({ data: { updateResource: { resource: { data: {} } } } });
  });
});

describe('a change over GraphQL that changes nothing', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  it.each([
    ['updateResource', '/v1/resources', { name: 'Theodolite' }, 'UpdateResourceInput', { name: 'Theodolite', data: {} }, 'resource'],
    ['updateUser', '/v1/users', { name: 'Ada', email: 'ada@maps.example' }, 'UpdateUserInput', { name: 'Ada', role: 'VIEWER' }, 'user'],
    [
      'updateWebhook',
      '/v1/webhooks',
      { url: 'https://hooks.example.com/a', events: ['TEAM_DELETED'] },
      'UpdateWebhookInput',
      { events: ['TEAM_DELETED'] },
      'webhook',
    ],
  ])('%s makes no new version, and tells of nothing', async (mutation, path, wanted, type, input, field) => {
    const { body } = await tessera.admin.call('POST', path, wanted);
    const told = await tessera.events();
    const query = `mutation ($id: ID!, $input: ${type}!) { ${mutation}(id: $id, input: $input) { ${field} { updatedAt } } }`;
    const answer = await tessera.admin.call('POST', '/graphql', { query, variables: { id: body.data.id, input } });
    expect(answer.body).toMatchObject({ data: { [mutation]: { [field]: { updatedAt: body.data.updated_at } } } });
    expect((await tessera.admin.call('GET', `${path}/${body.data.id}`)).headers.get('etag')).toBe('"1"');
    expect(await tessera.events()).toEqual(told);
  });
});
