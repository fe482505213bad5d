import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMap } from '#generated/graphql/field-map';
import { operations } from '../../src/contract/operations.ts';
import { familyParts, samplesInGraphql } from '../support/family-parts.ts';
import { newNotification } from '../support/new-records.ts';
import { bodyOf } from '../support/requests.ts';
import { connectGraphql, standing } from './subscribing.ts';
import { ask, dataOf } from './support.ts';

let tessera: Tessera;
let admin: Caller;
/** The id of a record of each type with versions, and its path in REST. */
let records: Record<string, { id: string; path: string }>;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  const of = (path: string, { id }: { id: string }) => ({ id, path: `/v1/${path}/${id}` });
  records = {
    User: of('users', await created(admin, '/v1/users', { name: 'Grace', email: 'grace@example.com' })),
    Resource: of('resources', await created(admin, '/v1/resources', { name: 'Sextant' })),
    Notification: of('notifications', await newNotification(admin, await tessera.someone('editor'))),
    Webhook: of('webhooks', await created(admin, '/v1/webhooks', { url: 'https://example.com', events: ['USER_CREATED'] })),
    ...Object.fromEntries(
      await Promise.all(
        samplesInGraphql.map(async (sample) => {
          const record = await created(admin, sample.path, await bodyOf(admin, sample));
          return [sample.type, of(sample.path.split('/').at(-1)!, record)];
        }),
      ),
    ),
  };
});
afterAll(() => tessera?.close());

const etagOf = async ({ path }: { path: string }): Promise<number> =>
  Number(/(\d+)"$/.exec((await admin.call('GET', path)).headers.get('etag')!)![1]);

const lists: Record<string, string> = { User: 'usersConnection', Webhook: 'webhooksConnection' };

describe.each(['User', 'Resource', 'Webhook', ...samplesInGraphql.map(({ type }) => type)])('the version of a %s', (type) => {
  const one = type.toLowerCase();
  const list =
    lists[type] ??
    samplesInGraphql
      .find((sample) => sample.type === type)
      ?.path.split('/')
      .at(-1) ??
    `${one}s`;

  it('is the one that REST names, wherever the record is shown', async () => {
    const record = records[type]!;
    const sample = samplesInGraphql.find((one) => one.type === type);
    const [text = type === 'Webhook' ? 'description' : 'name'] = Object.keys(sample?.change ?? {});
    expect((await admin.call('PATCH', record.path, { [text]: `New ${type}` })).status).toBe(200);
    const version = await etagOf(record);
    const query = `query ($id: ID!) {
      ${one}(id: $id) { version } node(id: $id) { ... on ${type} { version } } ${list}(filter: { id: { eq: $id } }) { nodes { version } } }`;
    expect(await dataOf(admin, query, record)).toEqual({
      [one]: { version },
      node: { version },
      [list]: { nodes: [{ version }] },
    });
    const { data } = (await admin.call('GET', `/v1/events?resource_id=${record.id}&sort=created_at:desc&limit=1`)).body;
    expect(data[0]).toMatchObject({ type: `${type.toUpperCase()}_UPDATED`, version });
  });
});

describe('ifVersion', () => {
  const inputOf = (change: object) =>
    `{ ${Object.entries(change)
      .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
      .join(', ')} }`;
  const inputs: Record<string, string> = {
    User: '{ name: "Lin" }',
    Resource: '{ name: "Chart" }',
    Notification: '{ status: READ }',
    Webhook: '{ description: "Maps" }',
    ...Object.fromEntries(samplesInGraphql.map(({ type, change }) => [type, inputOf(change)])),
    ...Object.assign({}, ...familyParts.map((part) => part.inputs)),
  };
  const guarded = Object.entries(fieldMap.roots.Mutation).filter(([, { operation }]) => operations[operation].guarded);
  const typeOf = (name: string) => Object.keys(records).find((type) => name.includes(type))!;

  it.each(guarded.map(([name]) => name))('of another version refuses %s', async (name) => {
    const record = records[typeOf(name)]!;
    const before = await etagOf(record);
    const input = inputs[name] ?? (name.startsWith('update') ? inputs[typeOf(name)] : undefined);
    const { body } = await ask(
      admin,
      `mutation ($id: ID!) { ${name}(id: $id${input ? `, input: ${input}` : ''}, ifVersion: ${before + 7}) { __typename } }`,
      record,
    );
    expect(body.data).toEqual({ [name]: null });
    expect(body.errors[0]).toMatchObject({
      message: `The record is now at version ${before}. Read it again and reapply the change.`,
      extensions: { code: 'VERSION_MISMATCH', reason: 'version_mismatch' },
    });
    expect(await etagOf(record)).toBe(before);
  });

  it('of the version that it has lets a write pass, whose payload has the next one', async () => {
    const record = records.Resource!;
    const version = await etagOf(record);
    const update = (ifVersion: number) =>
      ask(
        admin,
        `mutation ($id: ID!) { updateResource(id: $id, input: { name: "Globe ${ifVersion}" }, ifVersion: ${ifVersion}) { resource { version } } }`,
        record,
      );
    expect((await update(version)).body.data.updateResource).toEqual({ resource: { version: version + 1 } });
    expect((await update(version)).body.errors[0].extensions.code).toBe('VERSION_MISMATCH');
    const any = 'mutation ($id: ID!) { updateResource(id: $id, input: { name: "Any" }, ifVersion: null) { resource { version } } }';
    expect((await dataOf(admin, any, record)).updateResource).toEqual({ resource: { version: version + 2 } });
  });
});

it('records that REST expands have no version in their bodies', async () => {
  for (const path of [`${records.Webhook!.path}?expand=creator`, '/v1/webhooks?expand=creator', '/v1/resources?expand=owner']) {
    const { data } = (await admin.call('GET', path)).body;
    for (const record of [data].flat()) {
      const expanded = [record.creator, record.owner].filter(Boolean);
      expect(expanded.length).toBeGreaterThan(0);
      for (const one of [record, ...expanded]) expect(one).not.toHaveProperty('version');
    }
  }
});

it('an owner who stands in for somebody who has left has a version, too', async () => {
  const leaver = await tessera.someone('admin');
  const { id } = await created(leaver, '/v1/webhooks', { url: 'https://example.com', events: ['USER_CREATED'] });
  await admin.call('DELETE', `/v1/users/${leaver.userId}`);
  expect(await dataOf(admin, 'query ($id: ID!) { webhook(id: $id) { user { id version } } }', { id })).toEqual({
    webhook: { user: { id: admin.userId, version: expect.any(Number) } },
  });
});

describe('the version that a subscription delivers', () => {
  const followed = async (query: string, variables: object) => {
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: admin.key } });
    const changes = subscribe(query, { ...variables });
    await standing(tessera, changes);
    return { changes, end: () => client.dispose() };
  };

  it('guards the next write, until somebody else has written', async () => {
    const record = records.Resource!;
    const query = 'subscription ($id: ID!) { resourceUpdated(id: $id) { name version owner { version } } }';
    const { changes, end } = await followed(query, { id: record.id });
    await admin.call('PATCH', record.path, { name: 'Octant' });
    const { resourceUpdated: seen } = (await changes.first(1))[0].data;
    expect(seen).toEqual({ name: 'Octant', version: await etagOf(record), owner: { version: expect.any(Number) } });

    const rename = (name: string) => {
      const mutation = `mutation ($id: ID!) { updateResource(id: $id, input: { name: "${name}" }, ifVersion: ${seen.version}) { resource { version } } }`;
      return ask(admin, mutation, record);
    };
    expect((await rename('Quadrant')).body.data.updateResource).toEqual({ resource: { version: seen.version + 1 } });
    expect((await changes.first(2))[1].data.resourceUpdated).toMatchObject({ name: 'Quadrant', version: seen.version + 1 });
    expect((await rename('Astrolabe')).body.errors[0].extensions.code).toBe('VERSION_MISMATCH');
    await end();
  });

  it('is that of the record after a creation, a change and an effect, also when the subscription continues', async () => {
    const leaver = await tessera.someone('editor');
    const query = `subscription ($filter: ResourceFilter!, $after: ID) {
      resourceChanged(filter: $filter, after: $after) { eventId type resource { id version } } }`;
    const filter = { type: { eq: 'left-behind' } };
    const { changes, end } = await followed(query, { filter });
    const resource = await created(leaver, '/v1/resources', { name: 'Rivers', type: 'left-behind' });
    await admin.call('PATCH', `/v1/resources/${resource.id}`, { name: 'Lakes' });
    await admin.call('DELETE', `/v1/users/${leaver.userId}`);
    const seen = (await changes.first(3)).map(({ data }) => data.resourceChanged);
    expect(seen).toEqual(
      ['ADDED', 'UPDATED', 'UPDATED'].map((type, at) => ({
        eventId: expect.any(String),
        type,
        resource: { id: resource.id, version: at + 1 },
      })),
    );
    expect(await etagOf({ path: `/v1/resources/${resource.id}` })).toBe(3);
    await end();

    const again = await followed(query, { filter, after: seen[0].eventId });
    expect((await again.changes.first(2)).map(({ data }) => data.resourceChanged)).toEqual(seen.slice(1));
    await again.end();
  });
});
