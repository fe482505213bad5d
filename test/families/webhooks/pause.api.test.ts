import { bootTessera, type Caller, created, expectError, recording, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, connect } from '../../agents/client.ts';
import { dataOf } from '../../graphql/support.ts';
import { newResource } from '../../support/new-records.ts';

let tessera: Tessera;
let admin: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

const hook = { url: 'https://maps.example.com/hook', events: ['RESOURCE_CREATED'] };
const newWebhook = (fields: object = {}) => created(admin, '/v1/webhooks', { ...hook, ...fields });
const at = ({ id }: { id: string }, what = '') => `/v1/webhooks/${id}${what}`;
const statusOf = async (webhook: { id: string }) => (await admin.call('GET', at(webhook))).body.data.status;
const disable = ({ id }: { id: string }) =>
  tessera.database.db.updateTable('webhooks').set({ status: 'disabled', disabled_reason: 'gone' }).where('id', '=', id).execute();

describe('createWebhook', () => {
  it('201 makes a webhook that is paused, and is found as that', async () => {
    const webhook = await newWebhook({ status: 'paused' });
    expect(webhook).toMatchObject({ status: 'paused', disabled_reason: null });
    const { data } = (await admin.call('GET', `/v1/webhooks?status=paused&id=${webhook.id}`)).body;
    expect(data).toMatchObject([{ id: webhook.id, status: 'paused' }]);
  });

  it.each(['disabled', 'resting', null])('400 refuses the status %s, wherever one is given', async (status) => {
    const webhook = await newWebhook();
    for (const [method, path, body] of [
      ['POST', '/v1/webhooks', { ...hook, status }],
      ['PUT', at(webhook), { ...hook, status }],
      ['PATCH', at(webhook), { status }],
    ] as const)
      expectError(await admin.call(method, path, body), 400, 'invalid_parameters', ['status invalid_enum_value']);
    expect(await statusOf(webhook)).toBe('enabled');
  });
});

describe('replaceWebhook and updateWebhook', () => {
  it.each([
    ['PATCH', {}],
    ['PUT', hook],
  ])('200 %s pauses and enables, and records WEBHOOK_UPDATED each time', async (method, fields) => {
    const webhook = await newWebhook();
    for (const status of ['paused', 'enabled']) {
      const { answer, events } = await recording(tessera, () => admin.call(method, at(webhook), { ...fields, status }));
      expect([answer.status, answer.body.data.status]).toEqual([200, status]);
      expect(events).toMatchObject([{ type: 'WEBHOOK_UPDATED', resource_id: webhook.id, data: answer.body.data }]);
      const again = await recording(tessera, () => admin.call(method, at(webhook), { ...fields, status }));
      expect([again.answer.status, again.events]).toEqual([200, []]);
    }
  });

  it('200 keep the status that is left out', async () => {
    const webhook = await newWebhook({ status: 'paused' });
    expect((await admin.call('PUT', at(webhook), { ...hook, description: 'Ours' })).body.data.status).toBe('paused');
    expect((await admin.call('PATCH', at(webhook), { description: 'Mine' })).body.data.status).toBe('paused');
  });

  it.each(['enabled', 'paused'])('422 refuse to make a disabled webhook %s, and change it otherwise', async (status) => {
    const webhook = await newWebhook();
    await disable(webhook);
    for (const [method, fields] of [
      ['PATCH', {}],
      ['PUT', hook],
    ] as const)
      expectError(await admin.call(method, at(webhook), { ...fields, status }), 422, 'invalid_state_transition', ['status not_allowed']);
    const { body } = await admin.call('PATCH', at(webhook), { description: 'Ours' });
    expect(body.data).toMatchObject({ status: 'disabled', disabled_reason: 'gone', description: 'Ours' });
  });

  it('403 refuse editors, and credentials that cannot hear the events to end a pause, which they may begin', async () => {
    const webhook = await newWebhook();
    expectError(await (await tessera.someone('editor')).call('PATCH', at(webhook), { status: 'paused' }), 403, 'insufficient_permissions');
    const narrow = await tessera.someone('admin', ['write:webhooks']);
    expect((await narrow.call('PATCH', at(webhook), { status: 'paused' })).status).toBe(200);
    expectError(await narrow.call('PATCH', at(webhook), { status: 'enabled' }), 403, 'invalid_scope');
    expect(await statusOf(webhook)).toBe('paused');
  });
});

describe('the actions of a paused webhook', () => {
  it('200 enableWebhook ends the pause, and records WEBHOOK_ENABLED', async () => {
    const webhook = await newWebhook({ status: 'paused' });
    const { answer, events } = await recording(tessera, () => admin.call('POST', at(webhook, '/enable')));
    expect([answer.status, answer.body.data.status]).toEqual([200, 'enabled']);
    expect(events).toMatchObject([{ type: 'WEBHOOK_ENABLED', resource_id: webhook.id, data: answer.body.data }]);
    expectError(await admin.call('POST', at(webhook, '/enable')), 409, 'invalid_state');
  });

  it('202 testWebhook, and 409 for what would have to wait: redeliverWebhookDelivery and recoverWebhook', async () => {
    const webhook = await newWebhook({ status: 'paused' });
    const test = await admin.call('POST', at(webhook, '/test'));
    expect(test.status).toBe(202);
    const delivery = at(webhook, `/deliveries/${test.body.data.id}`);
    const read = async () => (await admin.call('GET', delivery)).body.data;
    const before = await read();
    expectError(await admin.call('POST', `${delivery}/redeliver`), 409, 'invalid_state');
    expectError(await admin.call('POST', at(webhook, '/recover'), { since: '2026-03-14T00:00:00Z' }), 409, 'invalid_state');
    expect(await read()).toEqual(before);
  });
});

describe('the other doors', () => {
  const graphql = (query: string, variables: object) => dataOf(admin, query, variables);

  it('GraphQL creates, pauses and enables, and shows each status', async () => {
    const { createWebhook } = await graphql(
      'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id status } } }',
      { input: { ...hook, status: 'PAUSED' } },
    );
    const { id, status } = createWebhook.webhook;
    expect(status).toBe('PAUSED');
    const change =
      'mutation ($id: ID!, $status: WebhookStatusInput!) { updateWebhook(id: $id, input: { status: $status }) { webhook { status } } }';
    for (const wanted of ['ENABLED', 'PAUSED'])
      expect((await graphql(change, { id, status: wanted })).updateWebhook.webhook.status).toBe(wanted);
    await disable({ id });
    expect((await graphql('query ($id: ID!) { webhook(id: $id) { status } }', { id })).webhook.status).toBe('DISABLED');
    const { body } = await admin.call('POST', '/graphql', { query: change, variables: { id, status: 'ENABLED' } });
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'invalid_state_transition' } }]);
    const refused = await admin.call('POST', '/graphql', { query: change, variables: { id, status: 'DISABLED' } });
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('the channel pauses and enables', async () => {
    const webhook = await newWebhook();
    const client = await signedInChannel(tessera.url, admin.key);
    for (const status of ['paused', 'enabled']) {
      const call = { type: 'call', operation: 'updateWebhook', path: { webhook_id: webhook.id }, body: { status } };
      expect(await client.ask(call)).toMatchObject({ to: 'call', status: 200 });
      expect(await statusOf(webhook)).toBe(status);
    }
    client.socket.close();
  });

  it('agents pause and enable', async () => {
    const webhook = await newWebhook();
    const agent = await connect(tessera, { key: admin.key });
    for (const status of ['paused', 'enabled'])
      expect(await call(agent, 'updateWebhook', { webhook_id: webhook.id, body: { status } })).toMatchObject({ status });
  });

  it('nothing else is paused with a webhook: events are recorded and read as ever', async () => {
    await newWebhook({ status: 'paused' });
    const resource = await newResource(admin);
    const { data } = (await admin.call('GET', `/v1/events?resource_id=${resource.id}`)).body;
    expect(data).toMatchObject([{ type: 'RESOURCE_CREATED' }]);
  });
});
