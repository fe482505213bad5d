import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperationService } from '../../../src/built-in/operations/service.ts';
import { createRecovery } from '../../../src/built-in/webhooks/recovery.ts';
import { newId } from '../../../src/core/ids.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { dataOf } from '../../graphql/support.ts';
import { newResource } from '../../support/new-records.ts';

const now = new Date('2026-03-14T09:41:12.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
let tessera: Tessera;
let admin: Caller;
let editor: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => now, work: [] });
  admin = tessera.admin;
  editor = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const newWebhook = () => created(admin, '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['RESOURCE_CREATED'] });
const at = ({ id }: { id: string }, what = '') => `/v1/webhooks/${id}${what}`;
const deliveries = async (webhook: { id: string }, search = '') => (await editor.call('GET', at(webhook, `/deliveries${search}`))).body;
const disable = ({ id }: { id: string }) =>
  tessera.database.db.updateTable('webhooks').set({ status: 'disabled', disabled_reason: 'gone' }).where('id', '=', id).execute();

const anEvent = async (): Promise<{ id: string; resource_id: string }> => {
  const resource = await newResource(admin);
  return (await admin.call('GET', `/v1/events?resource_id=${resource.id}`)).body.data[0];
};

const attempt = (status: number, at = minutesAgo(5)) => ({
  at,
  status,
  duration_ms: 41,
  error: status < 300 ? null : `The endpoint answered ${status}; only 2xx counts as success.`,
  response_body: '',
  request_headers: { 'content-type': 'application/json' },
});

/** A delivery as the dispatcher leaves it. */
const delivered = async (
  webhook: { id: string },
  status: 'pending' | 'succeeded' | 'failed',
  created_at = minutesAgo(10),
  event?: object,
) => {
  const { id: event_id, resource_id } = (event ?? (await anEvent())) as { id: string; resource_id: string };
  const code = status === 'succeeded' ? 204 : 503;
  const row = {
    account_id: tessera.accountId,
    id: newId('delivery'),
    webhook_id: webhook.id,
    event_id,
    event_type: 'RESOURCE_CREATED',
    resource_id,
    status,
    tries: 2,
    attempt_count: 2,
    next_attempt_at: status === 'pending' ? minutesAgo(-30) : null,
    last_response_status: code,
    attempts: JSON.stringify([attempt(503), attempt(code)]),
    created_at,
    updated_at: created_at,
  };
  await tessera.database.db.insertInto('deliveries').values(row).execute();
  return row;
};
const tries = async (id: string) =>
  (await tessera.database.db.selectFrom('deliveries').select('tries').where('id', '=', id).executeTakeFirstOrThrow()).tries;

describe('testWebhook', () => {
  it('202 answers a delivery that is due now, and says where to watch it', async () => {
    const webhook = await newWebhook();
    const { status, body, headers } = await admin.call('POST', at(webhook, '/test'));
    expect({ status, body }).toEqual({
      status: 202,
      body: single({
        id: anId('dlv'),
        webhook_id: webhook.id,
        event_id: anId('evt'),
        event_type: 'WEBHOOK_TEST',
        status: 'pending',
        attempt_count: 0,
        next_attempt_at: now.toISOString(),
        last_response_status: null,
        attempts: [],
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      }),
    });
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(webhook, `/deliveries/${body.data.id}`), '"1"']);
    expect((await editor.call('GET', headers.get('location')!)).body.data).toEqual(body.data);
  });

  it('202 records WEBHOOK_TEST, the event of the delivery, also while the webhook is disabled', async () => {
    const webhook = await newWebhook();
    await disable(webhook);
    const { answer, events } = await recording(tessera, () => admin.call('POST', at(webhook, '/test')));
    expect(answer.status).toBe(202);
    const { secret: _secret, ...shown } = webhook;
    const data = { ...shown, status: 'disabled', disabled_reason: 'gone' };
    expect(events).toMatchObject([{ type: 'WEBHOOK_TEST', resource_id: webhook.id, data }]);
    const event = await admin.call('GET', `/v1/events/${answer.body.data.event_id}`);
    expect(event.body.data).toMatchObject({ type: 'WEBHOOK_TEST', data });
  });

  it('403 and 404 refuse', async () => {
    const webhook = await newWebhook();
    expectError(await editor.call('POST', at(webhook, '/test')), 403, 'insufficient_permissions');
    expectError(await admin.call('POST', at({ id: nobodys('whk') }, '/test')), 404, 'not_found');
    expect((await deliveries(webhook)).data).toEqual([]);
  });
});

describe('listWebhookDeliveries and getWebhookDelivery', () => {
  it('200 show everyone what was sent, the newest first, with every attempt', async () => {
    const webhook = await newWebhook();
    const older = await delivered(webhook, 'succeeded', minutesAgo(20));
    const newer = await delivered(webhook, 'failed', minutesAgo(10));
    await delivered(await newWebhook(), 'failed');
    const { data, meta } = await deliveries(webhook);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    expect(meta).toMatchObject({ total: 2 });
    expect(data[0]).toMatchObject({
      attempt_count: 2,
      last_response_status: 503,
      next_attempt_at: null,
      attempts: [attempt(503), attempt(503)],
    });
    const { body, headers } = await editor.call('GET', at(webhook, `/deliveries/${older.id}`));
    expect([body.data, headers.get('etag')]).toEqual([data[1], '"1"']);
  });

  it('200 filter and sort', async () => {
    const webhook = await newWebhook();
    const one = await delivered(webhook, 'succeeded', minutesAgo(20));
    const two = await delivered(webhook, 'failed', minutesAgo(10));
    for (const [search, ids] of [
      ['?status=failed', [two.id]],
      [`?event_id=${one.event_id}`, [one.id]],
      ['?last_response_status_lt=300', [one.id]],
      ['?sort=created_at', [one.id, two.id]],
      ['?next_attempt_at_exists=true', []],
      ['?event_type=RESOURCE_DELETED', []],
    ] as const)
      expect((await deliveries(webhook, search)).data.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('200 expand the event', async () => {
    const webhook = await newWebhook();
    const { id } = await delivered(webhook, 'succeeded');
    const { body } = await editor.call('GET', at(webhook, `/deliveries/${id}?expand=event`));
    expect(body.data.event).toMatchObject({ type: 'RESOURCE_CREATED', version: 1, actor: expect.any(Object) });
  });

  it('tell of an event only those who see it, and administrators', async () => {
    const webhook = await newWebhook();
    const event = await anEvent();
    // As an event is that a family keeps for one person.
    const isFor = ({ userId }: Caller) => sql`update events set person_id = ${userId} where id = ${event.id}`.execute(tessera.database.db);
    await isFor(editor);
    const { id } = await delivered(webhook, 'failed', minutesAgo(10), event);
    const path = at(webhook, `/deliveries/${id}`);
    const viewer = await tessera.someone('viewer', ['read']);
    expectError(await viewer.call('GET', `/v1/events/${event.id}`), 404, 'not_found');
    expectError(await viewer.call('GET', path), 404, 'not_found');
    const { body } = await viewer.call('GET', at(webhook, '/deliveries'));
    expect([body.data, body.meta.total]).toEqual([[], 0]);
    const query = 'query ($id: ID!) { webhook(id: $id) { deliveries { totalCount nodes { id event { id } } } } }';
    const seen = async (caller: Caller) => (await dataOf(caller, query, webhook)).webhook.deliveries;
    expect(await seen(viewer)).toEqual({ totalCount: 0, nodes: [] });
    await isFor(viewer);
    for (const caller of [viewer, admin]) {
      expect(await seen(caller)).toEqual({ totalCount: 1, nodes: [{ id, event: { id: event.id } }] });
      expect((await caller.call('GET', path)).status).toBe(200);
      expect((await caller.call('GET', at(webhook, '/deliveries'))).body.data).toMatchObject([{ id, event_id: event.id }]);
    }
  });

  it('404 for what is not there, or belongs to another webhook or account', async () => {
    const [webhook, another] = [await newWebhook(), await newWebhook()];
    const { id } = await delivered(webhook, 'succeeded');
    const elsewhere = await tessera.otherAccount();
    expectError(await admin.call('GET', at(another, `/deliveries/${id}`)), 404, 'not_found');
    expectError(await admin.call('GET', at(webhook, `/deliveries/${nobodys('dlv')}`)), 404, 'not_found');
    expectError(await elsewhere.call('GET', at(webhook, `/deliveries/${id}`)), 404, 'not_found');
    expectError(await elsewhere.call('GET', at(webhook, '/deliveries')), 404, 'not_found');
  });
});

describe('redeliverWebhookDelivery', () => {
  it.each(['pending', 'succeeded', 'failed'] as const)(
    '202 makes a %s delivery due now, from the start, and keeps its attempts',
    async (status) => {
      const webhook = await newWebhook();
      const { id, event_id } = await delivered(webhook, status);
      const { answer, events } = await recording(tessera, () => admin.call('POST', at(webhook, `/deliveries/${id}/redeliver`)));
      expect(answer.status).toBe(202);
      expect(answer.body.data).toMatchObject({ id, event_id, status: 'pending', next_attempt_at: now.toISOString(), attempt_count: 2 });
      expect(answer.body.data.attempts).toHaveLength(2);
      expect([answer.headers.get('location'), answer.headers.get('etag')]).toEqual([at(webhook, `/deliveries/${id}`), '"2"']);
      expect(await tries(id)).toBe(0);
      expect(events).toEqual([]);
    },
  );

  it('403, 404 and 409 refuse', async () => {
    const [webhook, another] = [await newWebhook(), await newWebhook()];
    const { id } = await delivered(webhook, 'failed');
    const redeliver = (caller: Caller, on = webhook, one = id) => caller.call('POST', at(on, `/deliveries/${one}/redeliver`));
    expectError(await redeliver(editor), 403, 'insufficient_permissions');
    expectError(await redeliver(admin, another), 404, 'not_found');
    expectError(await redeliver(admin, webhook, nobodys('dlv')), 404, 'not_found');
    expectError(await redeliver(await tessera.otherAccount()), 404, 'not_found');
    await disable(webhook);
    expectError(await redeliver(admin), 409, 'invalid_state');
    expect((await deliveries(webhook)).data).toMatchObject([{ status: 'failed', next_attempt_at: null }]);
  });

  it('leaves a delivery of another webhook alone: whoever sends it does not wait', async () => {
    const { id } = await delivered(await newWebhook(), 'failed');
    expectError(await admin.call('POST', at(await newWebhook(), `/deliveries/${id}/redeliver`)), 404, 'not_found');
    // PostgreSQL writes here which transaction locked a row last.
    const lockedBy = sql<string>`xmax::text`.as('locked_by');
    const row = await tessera.database.db.selectFrom('deliveries').select(lockedBy).where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toEqual({ locked_by: '0' });
  });
});

describe('recoverWebhook', () => {
  const recover = (webhook: { id: string }, since: string, caller = admin) => caller.call('POST', at(webhook, '/recover'), { since });

  it('202 makes due what failed since then, and answers with the operation', async () => {
    const webhook = await newWebhook();
    const early = await delivered(webhook, 'failed', minutesAgo(30));
    const late = [await delivered(webhook, 'failed', minutesAgo(20)), await delivered(webhook, 'failed', minutesAgo(10))];
    const good = await delivered(webhook, 'succeeded', minutesAgo(10));
    const elsewhere = await delivered(await newWebhook(), 'failed', minutesAgo(10));
    const { status, body, headers } = await recover(webhook, minutesAgo(20));
    expect({ status, body }).toEqual({
      status: 202,
      body: single({
        id: anId('opn'),
        type: 'webhook_recovery',
        status: 'succeeded',
        progress: 100,
        resource_id: webhook.id,
        result: { deliveries: 2 },
        error: null,
        finished_at: now.toISOString(),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      }),
    });
    const { data } = await deliveries(webhook, '?status=pending&sort=created_at');
    expect(data.map(({ id }: { id: string }) => id)).toEqual(late.map(({ id }) => id));
    expect(await Promise.all([early, good, elsewhere, ...late].map(({ id }) => tries(id)))).toEqual([2, 2, 2, 0, 0]);
    expect(headers.get('location')).toBe(`/v1/operations/${body.data.id}`);
    expect((await editor.call('GET', headers.get('location')!)).body.data).toEqual(body.data);
  });

  it('403, 404, 409 and 422 refuse, and leave everything as it is', async () => {
    const webhook = await newWebhook();
    await delivered(webhook, 'failed');
    expectError(await recover(webhook, minutesAgo(60), editor), 403, 'insufficient_permissions');
    expectError(await recover({ id: nobodys('whk') }, minutesAgo(60)), 404, 'not_found');
    expectError(await recover(webhook, minutesAgo(-1)), 422, 'unprocessable', ['since not_allowed']);
    await disable(webhook);
    expectError(await recover(webhook, minutesAgo(60)), 409, 'invalid_state');
    expect((await deliveries(webhook)).data).toMatchObject([{ status: 'failed' }]);
    const operations = await tessera.database.db.selectFrom('operations').selectAll().where('resource_id', '=', webhook.id).execute();
    expect(operations).toEqual([]);
  });

  it('goes on step by step where there is much, each delivery once and oldest first', async () => {
    const webhook = await newWebhook();
    const event = await anEvent();
    const rows = [];
    for (const minutes of [50, 40, 40, 30, 20]) rows.push(await delivered(webhook, 'failed', minutesAgo(minutes), event));
    const { db } = tessera.database;
    const clock = () => now;
    const operations = createOperationService({ db, clock });
    const recovery = createRecovery({ db, clock, operations, batch: 2 });
    const begun = await transaction(db, (tx) => recovery.begin(tx, tessera, webhook.id, minutesAgo(60)));
    expect(begun.data).toMatchObject({ status: 'running', progress: 40, result: null, finished_at: null });
    const pending = async () => (await deliveries(webhook, '?status=pending&sort=created_at')).data.map(({ id }: { id: string }) => id);
    expect(await pending()).toEqual(rows.slice(0, 2).map(({ id }) => id));
    // What fails again meanwhile is not taken up a second time.
    await db.updateTable('deliveries').set({ status: 'failed', next_attempt_at: null }).where('id', '=', rows[0]!.id).execute();
    const goOn = () => recovery.goOn(tessera, begun.data.id);
    expect([await goOn(), await goOn(), await goOn()]).toEqual([true, false, false]);
    expect(await pending()).toEqual(rows.slice(1).map(({ id }) => id));
    const { body, headers } = await editor.call('GET', `/v1/operations/${begun.data.id}`);
    expect(body.data).toMatchObject({ status: 'succeeded', progress: 100, result: { deliveries: 5 }, finished_at: anInstant });
    const again = await editor.call('GET', `/v1/operations/${begun.data.id}`, undefined, { 'If-None-Match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });
});
