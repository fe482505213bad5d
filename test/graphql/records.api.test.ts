import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, refusalOf } from './support.ts';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

const named = (page: { nodes: { name: string }[] }): string[] => page.nodes.map(({ name }) => name);

describe('filters beside those that take one value', () => {
  beforeAll(async () => {
    await created(admin, '/v1/users', { name: 'Grace', email: 'grace@maps.example', role: 'viewer', metadata: { desk: 'B2' } });
    await created(admin, '/v1/users', { name: 'Lin', email: 'lin@maps.example', role: 'editor' });
    await created(admin, '/v1/resources', { name: 'Chart', type: 'map', status: 'pending' });
    await created(admin, '/v1/resources', { name: 'Sextant', type: 'instrument' });
  });

  it.each([
    ['usersConnection', 'filter: { emailMatches: { contains: "maps.example" } }', ['Grace', 'Lin']],
    ['usersConnection', 'filter: { emailMatches: { contains: "maps.example" }, role: VIEWER }', ['Grace']],
    ['usersConnection', 'filter: { email: "LIN@maps.example", roleMatches: { in: [USER, ADMIN] } }', ['Lin']],
    ['usersConnection', 'filter: { nameContains: "r", name: { startsWith: "gra" } }', ['Grace']],
    ['usersConnection', 'filter: { metadata: { desk: "B2" } }', ['Grace']],
    ['resources', 'filter: { statusMatches: { ne: PENDING }, type: { in: ["map", "instrument"] } }', ['Sextant']],
    ['resources', 'filter: { status: PENDING, data: null }', ['Chart']],
  ])('%s(%s) finds %j', async (list, args, expected) => {
    const order = 'orderBy: [{ field: NAME }]';
    expect(named((await dataOf(admin, `{ ${list}(${args}, ${order}) { nodes { name } } }`))[list])).toEqual(expected);
  });

  it('work in the plain lists, too', async () => {
    const { users } = await dataOf(admin, '{ users(filter: { name: { startsWith: "gra" } }) { name } }');
    expect(users).toEqual([{ name: 'Grace' }]);
  });

  it.each([
    ['usersConnection(filter: { role: VIEWER, roleMatches: { eq: USER } }) { nodes { id } }', 'filter.roleMatches.eq'],
    ['users(filter: { name: { contains: "a" }, nameContains: "r" }) { id }', 'filter.nameContains'],
    ['events(filter: { types: ["USER_CREATED"], type: { in: [USER_DELETED] } }) { nodes { id } }', 'filter.types'],
  ])('are not combined with one that means the same: %s', async (query, path) => {
    const { body } = await ask(admin, `{ ${query} }`);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { [path]: { code: 'not_allowed' } } });
  });
});

describe('events', () => {
  it('come newest first, where a reader looks back, and say who caused them', async () => {
    const { id } = await created(admin, '/v1/resources', { name: 'Globe' });
    await admin.call('PATCH', `/v1/resources/${id}`, { name: 'Atlas' });
    const query = `query ($id: ID!) {
      resource(id: $id) { events(orderBy: [{ field: CREATED_AT, direction: DESC }], filter: { type: { ne: RESOURCE_DELETED } }) {
        totalCount nodes { type actor { type id } }
      } }
      events(filter: { resourceIdMatches: { in: [$id] } }, orderBy: [{ field: CREATED_AT, direction: DESC }], first: 1) { nodes { type } pageInfo { endCursor } }
    }`;
    const { resource, events } = await dataOf(admin, query, { id });
    const types = ['RESOURCE_UPDATED', 'RESOURCE_CREATED'];
    expect(resource.events.nodes.map(({ type }: { type: string }) => type)).toEqual(types);
    expect(resource.events.nodes[0].actor.type).toBe('API_KEY');
    expect(events.nodes).toEqual([{ type: types[0] }]);
  });
});

describe('the lists of a user', () => {
  it('have their resources and webhooks, with pages and filters', async () => {
    const other = await tessera.someone('admin');
    for (const name of ['one', 'two']) {
      await created(other, '/v1/resources', { name });
      await created(other, '/v1/webhooks', { url: `https://example.com/${name}`, events: ['USER_CREATED'], description: name });
    }
    const query = `query ($id: ID!) { user(id: $id) {
      resourcesConnection(first: 1) { totalCount nodes { name } pageInfo { hasNextPage } }
      webhooksConnection(filter: { description: { eq: "one" } }) { totalCount nodes { url disabledReason } } } }`;
    expect((await dataOf(admin, query, { id: other.userId })).user).toEqual({
      resourcesConnection: { totalCount: 2, nodes: [{ name: 'two' }], pageInfo: { hasNextPage: true } },
      webhooksConnection: { totalCount: 1, nodes: [{ url: 'https://example.com/one', disabledReason: null }] },
    });
  });
});

describe('a webhook', () => {
  it('is tested, enabled and given another secret, and shows its deliveries', async () => {
    const { id } = await created(admin, '/v1/webhooks', { url: 'https://example.com', events: ['USER_CREATED'], status: 'paused' });
    const act = async (name: string, selection: string) =>
      (await dataOf(admin, `mutation ($id: ID!) { ${name}(id: $id) { ${selection} } }`, { id }))[name];
    const { delivery } = await act('testWebhook', 'delivery { id status eventType attemptCount webhook { id } event { type } }');
    expect(delivery).toEqual({
      id: expect.stringMatching(/^dlv_/),
      status: 'PENDING',
      eventType: 'WEBHOOK_TEST',
      attemptCount: 0,
      webhook: { id },
      event: { type: 'WEBHOOK_TEST' },
    });
    const redeliver = `mutation ($webhookId: ID!, $id: ID!) {
      redeliverWebhookDelivery(webhookId: $webhookId, id: $id) { delivery { id attempts { at status } } } }`;
    const refused = (await ask(admin, redeliver, { webhookId: id, id: delivery.id })).body.errors[0];
    expect(refused.extensions.reason).toBe('invalid_state');
    expect(await act('enableWebhook', 'webhook { status }')).toEqual({ webhook: { status: 'ENABLED' } });
    expect((await dataOf(admin, redeliver, { webhookId: id, id: delivery.id })).redeliverWebhookDelivery).toEqual({
      delivery: { id: delivery.id, attempts: [] },
    });
    const recover = `mutation ($id: ID!, $since: DateTime!) {
      recoverWebhook(id: $id, input: { since: $since }) { operation { id status } } }`;
    const { recoverWebhook } = await dataOf(admin, recover, { id, since: '2026-01-01T00:00:00Z' });
    expect(recoverWebhook.operation.id).toMatch(/^opn_/);
    const late = await ask(admin, recover, { id, since: '2999-01-01T00:00:00Z' });
    expect(late.body.errors[0].extensions).toMatchObject({ reason: 'unprocessable', details: { 'input.since': expect.anything() } });
    const { secret, webhook } = await act('rotateWebhookSecret', 'secret webhook { id }');
    expect([secret, webhook]).toEqual([expect.stringMatching(/^whsec_/), { id }]);
    const read = `query ($id: ID!, $delivery: ID!) {
      webhook(id: $id) { deliveries(filter: { status: { eq: PENDING }, attemptCount: { lt: 1 }, eventType: { in: [WEBHOOK_TEST] } }) { nodes { id } } }
      webhookDelivery(webhookId: $id, id: $delivery) { lastResponseStatus nextAttemptAt } }`;
    expect(await dataOf(admin, read, { id, delivery: delivery.id })).toMatchObject({
      webhook: { deliveries: { nodes: [{ id: delivery.id }] } },
      webhookDelivery: { lastResponseStatus: null, nextAttemptAt: expect.any(String) },
    });
  });
});

describe('the deliveries of a webhook', () => {
  const tested = async (): Promise<{ id: string }> => {
    const webhook = await created(admin, '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['USER_CREATED'] });
    await admin.call('POST', `/v1/webhooks/${webhook.id}/test`);
    return webhook;
  };

  it('have cursors of their own webhook only', async () => {
    const [one, other] = [await tested(), await tested()];
    const list = 'query ($id: ID!, $after: String) { webhook(id: $id) { deliveries(after: $after) { pageInfo { endCursor } } } }';
    const { endCursor } = (await dataOf(admin, list, one)).webhook.deliveries.pageInfo;
    expect(await refusalOf(admin, list, { id: other.id, after: endCursor })).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['after'] });
  });

  it('are not found by what is no id', async () => {
    const { id } = await tested();
    const read = 'query ($webhookId: ID!, $id: ID!) { webhookDelivery(webhookId: $webhookId, id: $id) { id } }';
    for (const wrong of [
      { webhookId: id, id: 'dlv_\u0000' },
      { webhookId: 'whk_\u0000', id: 'dlv_01jq3x5gkz0v7t9n2m4p6r8s1w' },
    ])
      expect((await refusalOf(admin, read, wrong)).code).toBe('NOT_FOUND');
  });
});

describe('the ids of related records', () => {
  it('need no scope but that of the record, as in REST', async () => {
    const resource = await created(admin, '/v1/resources', { name: 'Globe' });
    const webhook = await created(admin, '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['USER_CREATED'] });
    const delivery = (await admin.call('POST', `/v1/webhooks/${webhook.id}/test`)).body.data;
    const user = admin.userId;
    const all = [
      ['Resource', resource, { ownerId: user }],
      ['Webhook', webhook, { creatorId: user }],
    ] as const;
    for (const [type, { id }, shown] of all) {
      const narrow = await tessera.someone('admin', [`read:${type.toLowerCase()}s`]);
      const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${Object.keys(shown).join(' ')} } } }`;
      expect(await dataOf(narrow, query, { id })).toEqual({ node: shown });
    }
    const reader = await tessera.someone('admin', ['read:webhooks']);
    const of = 'query ($webhookId: ID!, $id: ID!) { webhookDelivery(webhookId: $webhookId, id: $id) { webhookId eventId } }';
    expect(await dataOf(reader, of, { webhookId: webhook.id, id: delivery.id })).toEqual({
      webhookDelivery: { webhookId: webhook.id, eventId: delivery.event_id },
    });
  });
});
