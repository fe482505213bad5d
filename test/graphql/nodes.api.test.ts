import { bootTessera, type Caller, created, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodes } from '#generated/graphql/field-map';
import { post } from '../../src/testing/requests/records.ts';
import { samplesInGraphql } from '../support/family-parts.ts';
import { newNotification } from '../support/new-records.ts';
import { bodyOf } from '../support/requests.ts';
import { connectGraphql, standing } from './subscribing.ts';
import { ask, dataOf } from './support.ts';

let tessera: Tessera;
let admin: Caller;
/** A record of each type that `node` finds. */
let records: Record<string, { id: string }>;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  const webhook = await created(admin, '/v1/webhooks', { url: 'https://example.com', events: ['RESOURCE_CREATED'] });
  const resource = await created(admin, '/v1/resources', { name: 'Sextant' });
  records = {
    User: { id: admin.userId },
    Operation: await post(admin, `/v1/webhooks/${webhook.id}/recover`, { since: '2026-01-01T00:00:00Z' }),
    Resource: resource,
    Webhook: webhook,
    Notification: await newNotification(admin, await tessera.someone('editor')),
    Event: (await admin.call('GET', `/v1/events?resource_id=${resource.id}`)).body.data[0],
    ...Object.fromEntries(
      await Promise.all(
        samplesInGraphql.map(async (sample) => [sample.type, await created(admin, sample.path, await bodyOf(admin, sample))]),
      ),
    ),
  };
});
afterAll(() => tessera?.close());

const one = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const many = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';

describe('node', () => {
  it.each(Object.keys(nodes))('finds a record of the type %s', async (type) => {
    const { id } = records[type]!;
    expect(await dataOf(admin, one, { id })).toEqual({ node: { __typename: type, id } });
  });

  it('shows the fields of the type that the record has', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ...Named ... on Webhook { url user { id } } } }
      fragment Named on Node { ... on Resource { name } ... on User { name } }`;
    expect(await dataOf(admin, query, records.Webhook)).toEqual({ node: { url: 'https://example.com', user: { id: admin.userId } } });
    expect(await dataOf(admin, query, records.Resource)).toEqual({ node: { name: 'Sextant' } });
  });

  it.each(['res_\u0000', 'me', '', nobodys('res'), nobodys('acc'), nobodys('req')])('is null for the id %j', async (id) =>
    expect(await dataOf(admin, one, { id })).toEqual({ node: null }),
  );

  it('is null for what the caller does not see', async () => {
    const stranger = await tessera.otherAccount();
    for (const record of Object.values(records)) expect(await dataOf(stranger, one, record)).toEqual({ node: null });
  });

  it('needs the scope of the type, whether or not there is such a record', async () => {
    const reader = await tessera.someone('admin', ['read:resources']);
    expect((await dataOf(reader, one, records.Resource)).node.id).toBe(records.Resource!.id);
    for (const id of [records.Webhook!.id, nobodys('whk')]) {
      const { body } = await ask(reader, one, { id });
      expect([body.data, body.errors[0].extensions.reason]).toEqual([{ node: null }, 'invalid_scope']);
    }
  });
});

describe('nodes', () => {
  it('are in the order of their ids', async () => {
    const ids = [records.Webhook!.id, nobodys('usr'), records.User!.id, records.Webhook!.id];
    const { nodes: found } = await dataOf(admin, many, { ids });
    expect(found).toEqual(
      [records.Webhook, null, records.User, records.Webhook].map((record) => record && { id: record.id }).with(1, null),
    );
    expect(await dataOf(admin, many, { ids: [] })).toEqual({ nodes: [] });
  });

  it('lose the records whose scope is missing, and no others', async () => {
    const reader = await tessera.someone('admin', ['read:resources', 'read:users']);
    const { body } = await ask(reader, many, { ids: [records.Resource!.id, records.Webhook!.id, records.User!.id] });
    expect(body.data.nodes).toEqual([{ id: records.Resource!.id }, null, { id: records.User!.id }]);
    expect(body.errors).toMatchObject([{ path: ['nodes', 1], extensions: { code: 'FORBIDDEN', reason: 'invalid_scope' } }]);
  });

  it('are 100 at most', async () => {
    const ids = Array.from({ length: 101 }, () => records.User!.id);
    expect((await dataOf(admin, many, { ids: ids.slice(1) })).nodes).toHaveLength(100);
    const { body } = await ask(admin, many, { ids });
    expect(body.data).toEqual({ nodes: null });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { ids: { code: 'too_many_items' } } });
  });

  it('cost as much as the dearest type that is selected, for each id', async () => {
    const costOf = async (selection: string, ids: readonly string[]) =>
      (await ask(admin, `query ($ids: [ID!]!) { nodes(ids: $ids) { ${selection} } }`, { ids })).body.extensions.cost.operation;
    const [a, b] = [records.Webhook!.id, records.User!.id];
    expect(await costOf('id', [a])).toBe(1);
    expect(await costOf('id', [a, b, a])).toBe(3);
    const both = '... on Webhook { user { id } deliveries(first: 1) { nodes { id } } } ... on Resource { owner { id } }';
    expect(await costOf(both, [a, b])).toBe(2 * (1 + 2));
    expect(await costOf('... on Node { ... on Webhook { deliveries(first: 20) { nodes { id } } } }', [b])).toBe(1 + 20);
  });
});

describe('Event.record', () => {
  const about = (id: string) =>
    `{ events(filter: { resourceId: "${id}" }) { edges { node { type record { id ... on Resource { name } } } } } }`;
  const recordsOf = async (caller: Caller, id: string) =>
    (await dataOf(caller, about(id))).events.edges.map(({ node }: { node: { record: unknown } }) => node.record);

  it('is the record as it is now, and null once it is gone', async () => {
    const { id } = await created(admin, '/v1/resources', { name: 'Chart' });
    await admin.call('PATCH', `/v1/resources/${id}`, { name: 'Map' });
    const now = { id, name: 'Map' };
    expect(await recordsOf(admin, id)).toEqual([now, now]);
    await admin.call('DELETE', `/v1/resources/${id}`);
    expect(await recordsOf(admin, id)).toEqual([null, null, null]);
  });

  it('needs the scope of its type', async () => {
    const reader = await tessera.someone('admin', ['read:events']);
    const { body } = await ask(reader, about(records.Resource!.id));
    expect(body.data.events.edges).toEqual([{ node: { type: 'RESOURCE_CREATED', record: null } }]);
    expect(body.errors[0].extensions.reason).toBe('invalid_scope');
  });

  it('refuses a write before it is carried out, when a scope below it is missing', async () => {
    const writer = await tessera.someone('editor', ['write:resources', 'read:events', 'read:users']);
    const before = (await tessera.events()).length;
    const mutation = (selection: string) =>
      `mutation { createResource(input: { name: "x" }) { resource { events { edges { node { record { ${selection} } } } } } } }`;
    const { body } = await ask(writer, mutation('... on Node { ... on User { webhooks { id } } }'));
    expect(body.errors[0].extensions.reason).toBe('invalid_scope');
    expect((await tessera.events()).length).toBe(before);
    expect((await ask(writer, mutation('... on User { name }'))).body.data.createResource).not.toBeNull();
  });

  it('comes with the events of a subscription', async () => {
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: admin.key } });
    const events = subscribe('subscription { eventCreated(types: ["RESOURCE_CREATED"]) { record { ... on Resource { name } } } }');
    await standing(tessera, events);
    await created(admin, '/v1/resources', { name: 'Globe' });
    expect((await events.first(1))[0].data).toEqual({ eventCreated: { record: { name: 'Globe' } } });
    await client.dispose();
  });
});
