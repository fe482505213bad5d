import { bootTessera, type Caller, created, expectError, recording, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../graphql/support.ts';
import { newResource } from '../../support/new-records.ts';

let tessera: Tessera;
let admin: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

const hook = { url: 'https://maps.example.com/hook', events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'USER_CREATED'] };
const conditions = { RESOURCE_UPDATED: 'status=archived&changes.status_exists=true' };
const newWebhook = (fields: object = {}) => created(admin, '/v1/webhooks', { ...hook, ...fields });
const at = ({ id }: { id: string }) => `/v1/webhooks/${id}`;

describe('createWebhook, replaceWebhook and updateWebhook', () => {
  it('store conditions, which are none when left out', async () => {
    expect((await newWebhook()).conditions).toEqual({});
    const webhook = await newWebhook({ conditions });
    expect(webhook.conditions).toEqual(conditions);
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(webhook), { conditions: {} }));
    expect(answer.body.data.conditions).toEqual({});
    expect(events).toMatchObject([{ type: 'WEBHOOK_UPDATED', data: { conditions: {} } }]);
    expect((await admin.call('PUT', at(webhook), { ...hook, conditions })).body.data.conditions).toEqual(conditions);
    expect((await admin.call('PATCH', at(webhook), { description: 'Ours' })).body.data.conditions).toEqual(conditions);
    expect((await admin.call('PUT', at(webhook), hook)).body.data.conditions).toEqual({});
  });

  it('replace `me` with the id of the caller, and leave all else as it was sent', async () => {
    const { body } = await admin.call('GET', '/v1/users/me');
    const me = body.data.id;
    const sent = { RESOURCE_CREATED: 'owner_id=me', RESOURCE_UPDATED: 'changes.owner_id.to_in=me,usr_01jq3x5gkz0v7t9n2m4p6r8s1w&name=me' };
    expect((await newWebhook({ conditions: sent })).conditions).toEqual({
      RESOURCE_CREATED: `owner_id=${me}`,
      RESOURCE_UPDATED: `changes.owner_id.to_in=${me},usr_01jq3x5gkz0v7t9n2m4p6r8s1w&name=me`,
    });
  });

  it.each([
    ['status=ready', 'RESOURCE_UPDATED.status invalid_enum_value'],
    ['state=done', 'RESOURCE_UPDATED.state unknown_parameter'],
    ['sort=name', 'RESOURCE_UPDATED.sort unknown_parameter'],
    ['limit=1', 'RESOURCE_UPDATED.limit unknown_parameter'],
    ['status=active&status=archived', 'RESOURCE_UPDATED.status duplicate_items'],
    ['status[like]=d%25', 'RESOURCE_UPDATED.status[like] unknown_parameter'],
    ['created_at_after=soon', 'RESOURCE_UPDATED.created_at_after invalid_format'],
    ['name=a%00', 'RESOURCE_UPDATED.name not_allowed'],
    ['changes.status.from=ready', 'RESOURCE_UPDATED.changes.status.from invalid_enum_value'],
    ['changes.status=active', 'RESOURCE_UPDATED.changes.status unknown_parameter'],
    ['changes.status.was=active', 'RESOURCE_UPDATED.changes.status.was unknown_parameter'],
    ['changes.status_exists=maybe', 'RESOURCE_UPDATED.changes.status_exists invalid_type'],
    ['changes.state_exists=true', 'RESOURCE_UPDATED.changes.state_exists unknown_parameter'],
    ['__proto__=1', 'RESOURCE_UPDATED.__proto__ unknown_parameter'],
    ['&', 'RESOURCE_UPDATED too_few_items'],
    ['name_contains=a&name[like]=b&description_starts_with=c&changes.name.to_contains=d', 'RESOURCE_UPDATED too_many_items'],
    ['changes.updated_at_exists=true', 'RESOURCE_UPDATED.changes.updated_at_exists unknown_parameter'],
  ])('400 refuse %s, also when it comes with a PATCH', async (condition, detail) => {
    const webhook = await newWebhook();
    const body = { conditions: { RESOURCE_UPDATED: condition } };
    const details = [`conditions.${detail}`];
    expectError(await admin.call('POST', '/v1/webhooks', { ...hook, ...body }), 400, 'invalid_parameters', details);
    expectError(await admin.call('PATCH', at(webhook), body), 400, 'invalid_parameters', details);
  });

  it.each([
    ['a type that the webhook does not receive', { RESOURCE_DELETED: 'status=active' }, 'RESOURCE_DELETED not_allowed'],
    [
      'changes of a type that has none',
      { RESOURCE_CREATED: 'changes.status_exists=true' },
      'RESOURCE_CREATED.changes.status_exists unknown_parameter',
    ],
  ])('400 refuse %s', async (_, wrong, detail) => {
    const answer = await admin.call('POST', '/v1/webhooks', { ...hook, conditions: wrong });
    expectError(answer, 400, 'invalid_parameters', [`conditions.${detail}`]);
  });

  it('400 refuse a condition on an unknown type', async () => {
    const { status, body: error } = await admin.call('POST', '/v1/webhooks', { ...hook, conditions: { RESOURCE_LOST: 'status=active' } });
    expect([status, error.error.code]).toEqual([400, 'invalid_parameters']);
  });

  it('400 refuse to take a type away that has a condition', async () => {
    const webhook = await newWebhook({ conditions });
    const answer = await admin.call('PATCH', at(webhook), { events: ['RESOURCE_CREATED'] });
    expectError(answer, 400, 'invalid_parameters', ['conditions.RESOURCE_UPDATED not_allowed']);
  });

  it('400 refuse more than 20 filters for a type, and more than 8,192 characters together', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `metadata.k${at}=x`).join('&');
    const body = { ...hook, conditions: { USER_CREATED: many } };
    expectError(await admin.call('POST', '/v1/webhooks', body), 400, 'invalid_parameters', ['conditions.USER_CREATED too_many_items']);
    const long = `name_in=${Array.from({ length: 60 }, () => 'x'.repeat(33)).join(',')}`;
    const events = ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED', 'USER_CREATED', 'USER_UPDATED'];
    const conditions = Object.fromEntries(events.map((type) => [type, long]));
    const answer = await admin.call('POST', '/v1/webhooks', { ...hook, events, conditions });
    expectError(answer, 400, 'invalid_parameters', ['conditions too_long']);
  });

  it('400 refuse more than two filters that search in texts', async () => {
    const search = 'name_contains=map&changes.name.from_starts_with=map';
    expect((await newWebhook({ conditions: { RESOURCE_UPDATED: search, RESOURCE_CREATED: 'description[like]=%25map' } })).id).toBeTruthy();
    const body = { ...hook, conditions: { RESOURCE_UPDATED: `${search}&description[like]=map%25` } };
    expectError(await admin.call('POST', '/v1/webhooks', body), 400, 'invalid_parameters', ['conditions.RESOURCE_UPDATED too_many_items']);
  });

  it('422 refuse what the database cannot read, and take what it can', async () => {
    const due = (text: string) => ({ ...hook, conditions: { RESOURCE_UPDATED: `created_at_before=${encodeURIComponent(text)}` } });
    expectError(await admin.call('POST', '/v1/webhooks', due('0000-01-01T00:00:00+00')), 422, 'unprocessable');
    const webhook = await newWebhook();
    expectError(await admin.call('PATCH', at(webhook), { conditions: due('0000-01-01T00:00:00+00').conditions }), 422, 'unprocessable');
    expect((await admin.call('POST', '/v1/webhooks', due('2026-04-01T00:00:00+16'))).status).toBe(201);
  });

  it('keep a condition that the contract does not have any more, until the types or the conditions change', async () => {
    const webhook = await newWebhook();
    const stale = { RESOURCE_UPDATED: 'state=done' };
    await tessera.database.db.updateTable('webhooks').set({ conditions: stale }).where('id', '=', webhook.id).execute();
    const { status, body } = await admin.call('PATCH', at(webhook), { status: 'paused' });
    expect([status, body.data.conditions]).toEqual([200, stale]);
    const answer = await admin.call('PATCH', at(webhook), { events: ['RESOURCE_UPDATED'] });
    expectError(answer, 400, 'invalid_parameters', ['conditions.RESOURCE_UPDATED.state unknown_parameter']);
    expect((await admin.call('PATCH', at(webhook), { conditions: null })).body.data.conditions).toEqual({});
  });

  it('403 refuse other conditions to credentials that may not hear events', async () => {
    const webhook = await newWebhook({ conditions });
    const narrow = await tessera.someone('admin', ['write:webhooks']);
    expectError(await narrow.call('PATCH', at(webhook), { conditions: {} }), 403, 'invalid_scope');
    expect((await narrow.call('PATCH', at(webhook), { conditions })).status).toBe(200);
  });

  it('are the same in GraphQL', async () => {
    const text = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id conditions } } }';
    const { createWebhook } = await dataOf(admin, text, { input: { ...hook, conditions } });
    expect(createWebhook.webhook.conditions).toEqual(conditions);
    const variables = { input: { ...hook, conditions: { RESOURCE_UPDATED: 'state=done' } } };
    const { body } = await admin.call('POST', '/graphql', { query: text, variables });
    expect(body.errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          details: { 'input.conditions.RESOURCE_UPDATED.state': { message: expect.stringMatching(/^Is unknown/) } },
        },
      },
    ]);
  });
});

describe('the deliveries of a webhook with conditions', () => {
  let delivering: Tessera;

  beforeAll(async () => {
    delivering = await bootTessera({ work: ['deliveries'] });
    admin = delivering.admin;
  });
  afterAll(() => delivering?.close());

  it('are those of matching events', async () => {
    const webhook = await newWebhook({ conditions: { ...conditions, RESOURCE_CREATED: 'type=lens' } });
    await newResource(admin, { type: 'level' });
    const resource = await newResource(admin, { type: 'lens' });
    for (const fields of [{ name: 'Lens' }, { status: 'archived' }, { name: 'Lens 2' }, { status: 'active' }])
      await admin.call('PATCH', `/v1/resources/${resource.id}`, fields);
    await created(admin, '/v1/users', { name: 'Ada', email: 'ada@conditions.example', role: 'editor' });
    await expect
      .poll(async () => (await admin.call('GET', `${at(webhook)}/deliveries?sort=created_at&expand=event`)).body.data.length)
      .toBe(3);
    const { data } = (await admin.call('GET', `${at(webhook)}/deliveries?sort=created_at&expand=event`)).body;
    expect(data.map(({ event }: { event: { type: string } }) => event.type)).toEqual([
      'RESOURCE_CREATED',
      'RESOURCE_UPDATED',
      'USER_CREATED',
    ]);
    expect(data[1].event.changes.status).toEqual({ from: 'active', to: 'archived' });
  });
});
