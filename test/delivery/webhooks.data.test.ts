import { bootTessera, type Caller, created, openReceiver, type Receiver, type Tessera, until, verify } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newResource } from '../support/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let receiver: Receiver;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries'] });
  admin = tessera.admin;
});
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(async () => {
  // A port may be handed out again: nothing of this test is sent to the next one.
  await tessera.database.db.deleteFrom('webhooks').execute();
  await receiver.close();
});
afterAll(() => tessera?.close());

const newWebhook = (events: string[], caller = admin, url = `${receiver.url}/hook`) => created(caller, '/v1/webhooks', { url, events });
const deliveries = async ({ id }: { id: string }) => (await admin.call('GET', `/v1/webhooks/${id}/deliveries?sort=created_at`)).body.data;
const settled = (webhook: { id: string }, count = 1) =>
  until(async () => (await deliveries(webhook)).filter(({ status }: { status: string }) => status !== 'pending').length >= count);
const outboxIsEmpty = async () => (await tessera.database.db.selectFrom('outbox').selectAll().execute()).length === 0;

describe('a webhook', () => {
  it('is told of the events it asks for, signed as Standard Webhooks has it', async () => {
    const webhook = await newWebhook(['RESOURCE_CREATED']);
    const resource = await newResource(admin);
    await admin.call('PATCH', `/v1/resources/${resource.id}`, { name: 'Other' });
    await until(() => receiver.asked.length > 0 && outboxIsEmpty());
    const [asked] = receiver.asked;
    const { timestamp, ...event } = verify(webhook.secret, asked!);
    expect(asked).toMatchObject({ method: 'POST', path: '/hook', headers: { 'content-type': 'application/json', 'webhook-id': event.id } });
    const shown = (await admin.call('GET', `/v1/events/${event.id}`)).body.data;
    expect([event, timestamp]).toEqual([shown, shown.created_at]);
    expect(event).toMatchObject({ type: 'RESOURCE_CREATED', resource_id: resource.id, data: resource });
    await settled(webhook);
    expect(receiver.asked).toHaveLength(1);
    expect(await deliveries(webhook)).toMatchObject([
      {
        event_id: event.id,
        event_type: 'RESOURCE_CREATED',
        status: 'succeeded',
        attempt_count: 1,
        next_attempt_at: null,
        last_response_status: 204,
        attempts: [{ status: 204, error: null, response_body: '', request_headers: { 'webhook-id': event.id } }],
      },
    ]);
  });

  it('is told of every record of the account, whoever made it, and of no other account', async () => {
    const webhook = await newWebhook(['RESOURCE_CREATED']);
    const [someone, elsewhere] = [await tessera.someone('editor'), await tessera.otherAccount()];
    const theirs = await newWebhook(['RESOURCE_CREATED'], elsewhere, `${receiver.url}/theirs`);
    const [ours, other] = [await newResource(someone), await newResource(elsewhere)];
    await until(() => receiver.asked.length === 2);
    const of = (path: string, secret: string) =>
      receiver.asked.filter((one) => one.path === path).map((one) => verify(secret, one).resource_id);
    expect([of('/hook', webhook.secret), of('/theirs', theirs.secret)]).toEqual([[ours.id], [other.id]]);
  });

  it('is told of the events of one record in their order', async () => {
    const webhook = await newWebhook(['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED']);
    const resource = await newResource(admin);
    for (let number = 0; number < 5; number += 1) await admin.call('PATCH', `/v1/resources/${resource.id}`, { name: `Name ${number}` });
    await admin.call('PATCH', `/v1/resources/${resource.id}`, { status: 'archived' });
    await admin.call('DELETE', `/v1/resources/${resource.id}`);
    await until(() => receiver.asked.length === 8);
    const { body } = await admin.call('GET', `/v1/events?resource_id=${resource.id}`);
    expect(receiver.messages(webhook.secret).map(({ id }) => id)).toEqual(body.data.map(({ id }: { id: string }) => id));
  });

  it('gets a test at once, once, and alone, whatever it asks for', async () => {
    const [webhook, other] = [await newWebhook(['RESOURCE_DELETED']), await newWebhook(['WEBHOOK_TEST'], admin, `${receiver.url}/other`)];
    receiver.status(500);
    await admin.call('POST', `/v1/webhooks/${webhook.id}/test`);
    await settled(webhook);
    await until(outboxIsEmpty);
    expect(receiver.asked.map(({ path }) => path)).toEqual(['/hook']);
    expect(verify(webhook.secret, receiver.asked[0]!)).toMatchObject({ type: 'WEBHOOK_TEST', resource_id: webhook.id });
    expect(await deliveries(webhook)).toMatchObject([{ status: 'failed', attempt_count: 1, next_attempt_at: null }]);
    expect(await deliveries(other)).toEqual([]);
    expect((await admin.call('GET', `/v1/webhooks/${webhook.id}`)).body.data.status).toBe('enabled');
  });

  it('is sent a delivery again when somebody asks, at once and with the same id', async () => {
    const webhook = await newWebhook(['RESOURCE_CREATED']);
    await newResource(admin);
    await settled(webhook);
    const [{ id }] = await deliveries(webhook);
    await admin.call('POST', `/v1/webhooks/${webhook.id}/deliveries/${id}/redeliver`);
    await until(() => receiver.asked.length === 2);
    const [first, second] = receiver.messages(webhook.secret);
    expect(second).toEqual(first);
    await until(async () => (await deliveries(webhook))[0].attempt_count === 2);
  });
});
