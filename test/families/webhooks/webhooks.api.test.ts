import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  recording,
  secretsOf,
  single,
  statuses,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../../../src/core/sealing.ts';
import { closedAddresses } from '../../support/closed-addresses.ts';

let tessera: Tessera;
let admin: Caller;
let editor: Caller;
let now = new Date('2026-03-14T09:20:00.250Z');

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => now });
  admin = tessera.admin;
  editor = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const url = 'https://maps.example.com/hooks/tessera';
const newWebhook = (fields: object = {}, caller = admin) =>
  created(caller, '/v1/webhooks', { url, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'], ...fields });
const at = ({ id }: { id: string }, what = '') => `/v1/webhooks/${id}${what}`;
const read = async (webhook: { id: string }) => (await admin.call('GET', at(webhook))).body.data;
const etag = async (webhook: { id: string }) => (await admin.call('GET', at(webhook))).headers.get('etag')!;
const aSecret = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/);
const shown = ({ secret: _secret, ...webhook }: { secret: string; id: string }) => webhook;

const disable = (webhook: { id: string }, reason: 'gone' | 'failing' = 'gone') =>
  tessera.database.db.updateTable('webhooks').set({ status: 'disabled', disabled_reason: reason }).where('id', '=', webhook.id).execute();

/** The secrets that deliveries would be signed with now. */
const secrets = async ({ id }: { id: string }) => {
  const { db } = tessera.database;
  const sealer = createSealer((await secretsOf(db))['webhook-secrets']);
  const rows = await db.selectFrom('webhook_secrets').selectAll().where('webhook_id', '=', id).orderBy('slot').execute();
  return rows.map(({ slot, sealed, expires_at }) => ({ slot, secret: sealer.open(sealed, id), expires_at }));
};

describe('createWebhook', () => {
  it('201 answers the webhook, enabled, with its signing secret', async () => {
    const { status, body, headers } = await admin.call('POST', '/v1/webhooks', { url, events: ['RESOURCE_CREATED'] });
    expect({ status, body }).toEqual({
      status: 201,
      body: single({
        id: anId('whk'),
        url,
        events: ['RESOURCE_CREATED'],
        conditions: {},
        description: null,
        status: 'enabled',
        disabled_reason: null,
        created_by: admin.userId,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        secret: aSecret,
      }),
    });
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(body.data), '"1"']);
  });

  it('201 keeps the secret sealed, and never shows it again', async () => {
    const webhook = await newWebhook({ description: 'Tells the map office.' });
    const rows = await tessera.database.db.selectFrom('webhook_secrets').selectAll().where('webhook_id', '=', webhook.id).execute();
    expect(JSON.stringify(rows)).not.toContain(webhook.secret);
    expect(await secrets(webhook)).toEqual([{ slot: 'current', secret: webhook.secret, expires_at: null }]);
    expect(await read(webhook)).toEqual(shown(webhook));
    const { data } = (await admin.call('GET', `/v1/webhooks?id=${webhook.id}`)).body;
    expect(data).toEqual([shown(webhook)]);
  });

  it('201 records WEBHOOK_CREATED, without the secret', async () => {
    const { answer, events } = await recording(tessera, () => newWebhook());
    expect(events).toMatchObject([{ type: 'WEBHOOK_CREATED', resource_id: answer.id }]);
    expect(events[0]!.data).toEqual(shown(answer));
  });

  it('gives every webhook a secret of its own', async () => {
    expect((await newWebhook()).secret).not.toBe((await newWebhook()).secret);
  });

  it.each([
    ['no address', { events: ['RESOURCE_CREATED'] }, ['url missing_required_field']],
    ['no types', { url, events: [] }, ['events too_few_items']],
    ['a type that there is not', { url, events: ['RESOURCE_PAINTED'] }, ['events[0] invalid_enum_value']],
    ['another scheme', { url: 'ftp://example.com/', events: ['RESOURCE_CREATED'] }, ['url invalid_format']],
    ['a secret of one’s own', { url, events: ['RESOURCE_CREATED'], secret: 'x' }, ['secret unknown_field']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await admin.call('POST', '/v1/webhooks', body), 400, 'invalid_parameters', details);
  });

  it('403 refuses editors and viewers, and records nothing', async () => {
    const { answer, events } = await recording(tessera, () => editor.call('POST', '/v1/webhooks', { url, events: ['RESOURCE_CREATED'] }));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
  });

  it.each([
    'https://ada:secret@example.com/hook',
    'https://ada@example.com/hook',
    'https://:secret@example.com/hook',
    'https://:80/',
    'https://maps.example.com:99999/',
  ])('422 refuses %s', async (address) => {
    const answer = await admin.call('POST', '/v1/webhooks', { url: address, events: ['RESOURCE_CREATED'] });
    expectError(answer, 422, 'unprocessable', ['url not_allowed']);
  });

  it.each(closedAddresses)('422 refuses %s, which is never called, wherever an address is given', async (address) => {
    const webhook = await newWebhook();
    const sent = { url: address, events: ['RESOURCE_CREATED'] };
    for (const answer of [
      await admin.call('POST', '/v1/webhooks', sent),
      await admin.call('PUT', at(webhook), sent),
      await admin.call('PATCH', at(webhook), { url: address }),
    ])
      expectError(answer, 422, 'unprocessable', ['url not_allowed']);
  });

  it('201 takes plain http in development', async () => {
    expect(await newWebhook({ url: 'http://maps.example.com/hook' })).toMatchObject({ url: 'http://maps.example.com/hook' });
  });
});

describe('in production', () => {
  let strict: Tessera;
  const secure = { 'X-Forwarded-Proto': 'https' };

  beforeAll(async () => {
    strict = await bootTessera({
      env: { TESSERA_MODE: 'production', TESSERA_TRUSTED_PROXIES: '127.0.0.1', TESSERA_PUBLIC_URL: 'https://api.example.com' },
    });
  });
  afterAll(() => strict?.close());

  it('422 refuses plain http, wherever an address is given', async () => {
    const post = (address: string) => strict.admin.call('POST', '/v1/webhooks', { url: address, events: ['RESOURCE_CREATED'] }, secure);
    expectError(await post('http://example.com/hook'), 422, 'unprocessable', ['url not_allowed']);
    const { body } = await post(url);
    for (const [method, sent] of [
      ['PUT', { url: 'http://example.com/', events: ['RESOURCE_CREATED'] }],
      ['PATCH', { url: 'http://example.com/' }],
    ] as const)
      expectError(await strict.admin.call(method, at(body.data), sent, secure), 422, 'unprocessable', ['url not_allowed']);
  });
});

describe('listWebhooks and getWebhook', () => {
  it('200 show everyone in the account its webhooks, newest first', async () => {
    const other = await tessera.otherAccount();
    const viewer = await tessera.someone('viewer', ['read'], other.userId && (await accountOf(other)));
    const [first, second] = [await newWebhook({}, other), await newWebhook({ url: `${url}/2` }, other)];
    const { status, body } = await viewer.call('GET', '/v1/webhooks');
    expect(status).toBe(200);
    expect(body.data.map(({ id }: { id: string }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(body.meta).toMatchObject({ total: 2, page: 1 });
    expect((await viewer.call('GET', at(first))).body.data).toEqual(shown(first));
    expectError(await viewer.call('DELETE', at(first)), 403, 'invalid_scope');
  });

  it('200 filter by type of event, status and address, and expand the creator', async () => {
    const webhook = await newWebhook({ url: 'https://unique.example.com/hook', events: ['USER_CREATED', 'USER_DELETED'] });
    await disable(webhook, 'failing');
    for (const search of ['events=USER_DELETED&status=disabled', 'url_contains=UNIQUE', 'disabled_reason=failing', `id=${webhook.id}`])
      expect((await admin.call('GET', `/v1/webhooks?${search}`)).body.data).toMatchObject([{ id: webhook.id }]);
    const { data } = (await admin.call('GET', `${at(webhook)}?expand=creator`)).body;
    expect(data.creator).toMatchObject({ id: admin.userId });
  });
});

describe('a webhook whose creator has left', () => {
  it('200 has their id, and nobody in full', async () => {
    const leaver = await tessera.someone('admin');
    const webhook = await newWebhook({}, leaver);
    await admin.call('DELETE', `/v1/users/${leaver.userId}`);
    const { data } = (await admin.call('GET', `${at(webhook)}?expand=creator`)).body;
    expect(data).toEqual({ ...shown(webhook), created_by: leaver.userId });
  });
});

const accountOf = async ({ userId }: Caller) =>
  (await tessera.database.db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow()).account_id;

describe('replaceWebhook and updateWebhook', () => {
  it('200 replace all fields, and leave secret and status', async () => {
    const webhook = await newWebhook({ description: 'Tells the map office.' });
    await disable(webhook);
    const body = { url: 'https://maps.example.com/hooks/v2', events: ['RESOURCE_CREATED'] };
    const { answer, events } = await recording(tessera, () => admin.call('PUT', at(webhook), body));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ ...shown(webhook), ...body, description: null, status: 'disabled', disabled_reason: 'gone' });
    expect(events).toMatchObject([{ type: 'WEBHOOK_UPDATED', resource_id: webhook.id, data: answer.body.data }]);
    expect(await secrets(webhook)).toMatchObject([{ secret: webhook.secret }]);
  });

  it('200 change what was sent', async () => {
    const webhook = await newWebhook({ description: 'Tells the map office.' });
    const { body, headers } = await admin.call('PATCH', at(webhook), { events: ['USER_CREATED'] });
    expect(body.data).toEqual({ ...shown(webhook), events: ['USER_CREATED'] });
    expect(headers.get('etag')).toBe('"2"');
    expect((await admin.call('PATCH', at(webhook), { description: null })).body.data.description).toBeNull();
  });

  it('403 refuses editors', async () => {
    const webhook = await newWebhook();
    for (const [method, body] of [
      ['PUT', { url, events: ['RESOURCE_CREATED'] }],
      ['PATCH', { description: 'x' }],
    ] as const) {
      expectError(await editor.call(method, at(webhook), body), 403, 'insufficient_permissions');
    }
    expect(await read(webhook)).toEqual(shown(webhook));
  });
});

describe('deleteWebhook', () => {
  it('204 takes the secret and the deliveries along, and ends what was being recovered', async () => {
    const webhook = await newWebhook();
    await admin.call('POST', at(webhook, '/test'));
    const { db } = tessera.database;
    const operation = { account_id: tessera.accountId, id: `opn_${webhook.id.slice(4)}`, resource_id: webhook.id };
    await db
      .insertInto('operations')
      .values({ ...operation, type: 'webhook_recovery', progress: 40 })
      .execute();
    const { answer, events } = await recording(tessera, () => admin.call('DELETE', at(webhook)));
    expect(answer.status).toBe(204);
    expect(events).toMatchObject([{ type: 'WEBHOOK_DELETED', resource_id: webhook.id, data: shown(webhook) }]);
    for (const table of ['webhook_secrets', 'deliveries'] as const)
      expect(await db.selectFrom(table).selectAll().where('webhook_id', '=', webhook.id).execute()).toEqual([]);
    const { body } = await editor.call('GET', `/v1/operations/${operation.id}`);
    const error = { code: 'not_found', details: {} };
    expect(body.data).toMatchObject({ status: 'failed', progress: 40, error, finished_at: anInstant, result: null });
    expectError(await admin.call('DELETE', at(webhook)), 404, 'not_found');
  });

  it('403 refuses editors', async () => {
    const webhook = await newWebhook();
    expectError(await editor.call('DELETE', at(webhook)), 403, 'insufficient_permissions');
  });
});

describe('rotateWebhookSecret', () => {
  it('200 shows a new secret; the one before is good for 24 hours more, an older one no longer', async () => {
    const webhook = await newWebhook();
    const rotate = async () => (await admin.call('POST', at(webhook, '/rotate-secret'))).body.data.secret;
    const second = await rotate();
    expect(second).toEqual(aSecret);
    const expires_at = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString();
    const current = (secret: string) => ({ slot: 'current', secret, expires_at: null });
    expect(await secrets(webhook)).toEqual([current(second), { slot: 'previous', secret: webhook.secret, expires_at }]);
    const third = await rotate();
    expect(await secrets(webhook)).toEqual([current(third), { slot: 'previous', secret: second, expires_at }]);
  });

  it('200 records WEBHOOK_SECRET_ROTATED, without a secret', async () => {
    const webhook = await newWebhook();
    const { answer, events } = await recording(tessera, () => admin.call('POST', at(webhook, '/rotate-secret')));
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    expect(events).toMatchObject([{ type: 'WEBHOOK_SECRET_ROTATED', resource_id: webhook.id }]);
    expect(events[0]!.data).toEqual(shown(answer.body.data));
  });

  it('leaves two secrets, whoever rotates at the same time', async () => {
    const webhook = await newWebhook();
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', at(webhook, '/rotate-secret'))));
    expect(statuses(answers)).toEqual({ 200: 3 });
    const shownSecrets = answers.map(({ body }) => body.data.secret);
    const kept = await secrets(webhook);
    expect(kept.map(({ slot }) => slot)).toEqual(['current', 'previous']);
    for (const { secret } of kept) expect(shownSecrets).toContain(secret);
  });

  it('403 refuses editors', async () => {
    const webhook = await newWebhook();
    expectError(await editor.call('POST', at(webhook, '/rotate-secret')), 403, 'insufficient_permissions');
    expect(await secrets(webhook)).toHaveLength(1);
  });
});

describe('enableWebhook', () => {
  it('200 enables what was disabled, and records WEBHOOK_ENABLED', async () => {
    const webhook = await newWebhook();
    await disable(webhook);
    const { answer, events } = await recording(tessera, () => admin.call('POST', at(webhook, '/enable')));
    expect([answer.status, answer.body.data]).toEqual([200, shown(webhook)]);
    expect(events).toMatchObject([{ type: 'WEBHOOK_ENABLED', resource_id: webhook.id, data: shown(webhook) }]);
  });

  it('403 refuses editors, and 409 a webhook that is enabled', async () => {
    const webhook = await newWebhook();
    expectError(await editor.call('POST', at(webhook, '/enable')), 403, 'insufficient_permissions');
    expectError(await admin.call('POST', at(webhook, '/enable')), 409, 'invalid_state');
    await disable(webhook);
    expect(await etag(webhook)).toBe('"1"');
    now = new Date(now.getTime() + 1000);
  });
});
