import type { ServerResponse } from 'node:http';
import { bootTessera, type Caller, created, openReceiver, type Receiver, type Tessera, until, verify } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { newResource } from '../support/new-records.ts';
import { beginSending, deliveriesOf, impatientWith, type Shown } from './sending.ts';

/** The time of deliveries: it stands still until a test lets some pass, so that nothing is due because the machine is slow. */
let now = Date.now();
const clock = () => new Date(now);
const day = 24 * 60 * 60 * 1000;

let tessera: Tessera;
let admin: Caller;
let receiver: Receiver;
const closing: (() => Promise<void>)[] = [];

/** Sends what this Tessera has to send, by a way out of the test's own. */
const deliver = async (outbound = createOutbound({ allowPrivate: true, timeoutMs: 120_000 })): Promise<void> => {
  closing.push(await beginSending({ tessera, clock, outbound }));
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, clock, work: [] });
  admin = tessera.admin;
});
beforeEach(async () => {
  now = Date.now();
  receiver = await openReceiver();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await receiver.close();
  await tessera.database.db.deleteFrom('webhooks').execute();
});
afterAll(() => tessera?.close());

const events = ['RESOURCE_CREATED', 'RESOURCE_UPDATED'];
const newWebhook = (url = `${receiver.url}/hook`) => created(admin, '/v1/webhooks', { url, events });
const webhookNow = async ({ id }: { id: string }) => (await admin.call('GET', `/v1/webhooks/${id}`)).body.data;
const deliveries = (webhook: { id: string }) => deliveriesOf(admin, webhook);
const attempted = async (webhook: { id: string }, times = 1): Promise<Shown> => {
  await until(async () => (await deliveries(webhook))[0]?.attempt_count === times);
  return (await deliveries(webhook))[0]!;
};
const wait = (delivery: Shown) => Date.parse(delivery.next_attempt_at!) - clock().getTime();
const rename = (resource: { id: string }, name: string) => admin.call('PATCH', `/v1/resources/${resource.id}`, { name });

describe('a receiver that fails', () => {
  it('is tried again when it is time, and the log tells of every attempt', async () => {
    await deliver();
    receiver.answer((_: unknown, response: ServerResponse) => response.writeHead(503).end('Deploying\0, back soon.'));
    const webhook = await newWebhook();
    await newResource(admin);
    const first = await attempted(webhook);
    expect(wait(first)).toBeGreaterThanOrEqual(4500);
    expect(wait(first)).toBeLessThanOrEqual(5500);
    expect(first).toMatchObject({
      status: 'pending',
      attempts: [
        { status: 503, error: 'The endpoint answered 503; only 2xx counts as success.', response_body: 'Deploying\uFFFD, back soon.' },
      ],
    });
    now += 6000;
    const second = await attempted(webhook, 2);
    expect(wait(second)).toBeGreaterThan(250_000);
    receiver.status(200);
    now += 400_000;
    await attempted(webhook, 3);
    await until(async () => (await deliveries(webhook))[0]!.status === 'succeeded');
    const [one, two] = receiver.asked.map(({ headers }) => headers);
    expect(two!['webhook-id']).toBe(one!['webhook-id']);
    expect(two!['webhook-timestamp']).not.toBe(one!['webhook-timestamp']);
    expect(new Set(receiver.asked.map(({ body }) => body)).size).toBe(1);
  });

  it('has later events of the record wait, and no others', async () => {
    await deliver();
    const webhook = await newWebhook();
    const ill: { id?: string } = {};
    receiver.answer((_: unknown, response: ServerResponse) =>
      response.writeHead(receiver.asked.at(-1)!.body.includes(ill.id ?? 'RESOURCE') ? 500 : 204).end(),
    );
    const [waits, goes] = [await newResource(admin), await newResource(admin)];
    const once = async () => (await deliveries(webhook)).filter(({ attempt_count }) => attempt_count === 1).length;
    await until(async () => (await once()) === 2);
    ill.id = waits.id;
    now += 6000;
    await rename(waits, 'Later');
    await rename(goes, 'Later');
    await until(() => receiver.asked.some(({ body }) => body.includes(goes.id) && body.includes('RESOURCE_UPDATED')));
    expect(receiver.asked.some(({ body }) => body.includes(waits.id) && body.includes('RESOURCE_UPDATED'))).toBe(false);
    // Its second attempt is recorded: the wait after it begins before the time passes.
    await until(async () => (await deliveries(webhook)).some((one) => one.status === 'pending' && one.attempt_count === 2));
    receiver.status(204);
    now += 400_000;
    await until(() => receiver.asked.some(({ body }) => body.includes(waits.id) && body.includes('RESOURCE_UPDATED')));
    await until(async () => (await deliveries(webhook)).every(({ status }) => status === 'succeeded'));
  });

  it('is given up after ten attempts, which lets the next of the record go', async () => {
    await deliver();
    receiver.status(500);
    const webhook = await newWebhook();
    const resource = await newResource(admin);
    await attempted(webhook);
    await rename(resource, 'Later');
    for (let times = 2; times <= 10; times += 1) {
      now += 1.2 * day;
      // An address that failed for days is not what this is about.
      await tessera.database.db.updateTable('webhooks').set({ failing_since: null }).execute();
      await attempted(webhook, times);
    }
    await until(async () => (await deliveries(webhook))[1]!.attempt_count > 0);
    expect((await deliveries(webhook))[0]).toMatchObject({ status: 'failed', next_attempt_at: null, attempt_count: 10 });
  });

  it('holds nobody else up when it hangs, and has a limited time', async () => {
    const slow = await openReceiver();
    slow.answer(() => undefined);
    await deliver(impatientWith(`${slow.url}/hook`));
    const [hangs, works] = [await newWebhook(`${slow.url}/hook`), await newWebhook()];
    for (let count = 0; count < 8; count += 1) await newResource(admin);
    await until(() => receiver.asked.length === 8);
    expect(receiver.messages(works.secret)).toHaveLength(8);
    const { attempts } = await attempted(hangs);
    expect(attempts).toMatchObject([{ status: null, error: 'No response within 1 seconds.', response_body: null }]);
    await slow.close();
  });
});

describe('a webhook that is disabled', () => {
  const disabledEvents = async ({ id }: { id: string }) =>
    (await admin.call('GET', `/v1/events?type=WEBHOOK_DISABLED&resource_id=${id}`)).body.data;

  it('is one whose address answers 410, and an event tells of it', async () => {
    await deliver();
    receiver.status(410);
    const webhook = await newWebhook();
    await newResource(admin);
    await until(async () => (await webhookNow(webhook)).status === 'disabled');
    expect(await webhookNow(webhook)).toMatchObject({ disabled_reason: 'gone' });
    expect(await disabledEvents(webhook)).toMatchObject([
      { actor: { type: 'system', id: null }, data: { status: 'disabled', disabled_reason: 'gone' } },
    ]);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'failed', attempt_count: 1 }]);
  });

  it('is one from which nothing but failures came for five days', async () => {
    await deliver();
    receiver.status(500);
    const webhook = await newWebhook();
    await newResource(admin);
    await attempted(webhook);
    now += 4.9 * day;
    await attempted(webhook, 2);
    expect((await webhookNow(webhook)).status).toBe('enabled');
    now += 0.2 * day;
    await until(async () => (await webhookNow(webhook)).status === 'disabled');
    expect(await webhookNow(webhook)).toMatchObject({ disabled_reason: 'failing' });
    expect(await disabledEvents(webhook)).toHaveLength(1);
  });

  const failingSince = async ({ id }: { id: string }) =>
    (await tessera.database.db.selectFrom('webhooks').select('failing_since').where('id', '=', id).executeTakeFirstOrThrow()).failing_since;

  /** A webhook of which one delivery has failed. */
  const failing = async () => {
    await deliver();
    receiver.status(500);
    const webhook = await newWebhook();
    await newResource(admin);
    await attempted(webhook);
    expect(await failingSince(webhook)).not.toBeNull();
    return webhook;
  };

  it('is not one that had a success in between', async () => {
    const webhook = await failing();
    now += 4.9 * day;
    receiver.status(204);
    await attempted(webhook, 2);
    expect(await failingSince(webhook)).toBeNull();
    receiver.status(500);
    await newResource(admin);
    const second = async () => (await deliveries(webhook)).at(-1)!;
    await until(async () => (await deliveries(webhook)).length === 2 && (await second()).attempt_count === 1);
    now += 0.2 * day;
    await until(async () => (await second()).attempt_count === 2);
    expect((await webhookNow(webhook)).status).toBe('enabled');
  });

  it('is not one that has a new address, or was enabled again, since it began to fail', async () => {
    const webhook = await failing();
    await admin.call('PATCH', `/v1/webhooks/${webhook.id}`, { url: `${receiver.url}/new` });
    expect(await failingSince(webhook)).toBeNull();
    now += 6000;
    await attempted(webhook, 2);
    receiver.status(410);
    now += day;
    await until(async () => (await webhookNow(webhook)).status === 'disabled');
    await admin.call('POST', `/v1/webhooks/${webhook.id}/enable`);
    expect(await failingSince(webhook)).toBeNull();
  });

  it('gets what it missed when it is enabled and recovered', async () => {
    await deliver();
    receiver.status(410);
    const webhook = await newWebhook();
    const began = clock().toISOString();
    await newResource(admin);
    await until(async () => (await webhookNow(webhook)).status === 'disabled');
    await newResource(admin);
    await until(async () => (await deliveries(webhook)).length === 2);
    expect((await deliveries(webhook))[1]).toMatchObject({ status: 'failed', attempt_count: 0, next_attempt_at: null });
    expect(receiver.asked).toHaveLength(1);
    receiver.status(204);
    await admin.call('POST', `/v1/webhooks/${webhook.id}/enable`);
    await admin.call('POST', `/v1/webhooks/${webhook.id}/recover`, { since: began });
    await until(async () => (await deliveries(webhook)).every(({ status }) => status === 'succeeded'));
    expect(receiver.asked).toHaveLength(3);
  });

  it('still gets tests, whose failures disable nothing', async () => {
    await deliver();
    receiver.status(410);
    const webhook = await newWebhook();
    await admin.call('POST', `/v1/webhooks/${webhook.id}/test`);
    await attempted(webhook);
    expect((await webhookNow(webhook)).status).toBe('enabled');
    await newResource(admin);
    await until(async () => (await webhookNow(webhook)).status === 'disabled');
    receiver.status(204);
    const { body } = await admin.call('POST', `/v1/webhooks/${webhook.id}/test`);
    await until(async () => (await deliveries(webhook)).find(({ id }) => id === body.data.id)?.status === 'succeeded');
  });
});

describe('closing', () => {
  it('gives back what is under way, for another process to send at once', async () => {
    const hung = Promise.withResolvers<void>();
    receiver.answer(() => hung.resolve());
    await deliver(createOutbound({ allowPrivate: true, timeoutMs: 60_000 }));
    const webhook = await newWebhook();
    await newResource(admin);
    await hung.promise;
    for (const close of closing.splice(0)) await close();
    expect(await deliveries(webhook)).toMatchObject([{ status: 'pending', attempt_count: 0 }]);
    receiver.status(204);
    await deliver();
    await until(async () => (await deliveries(webhook))[0]!.status === 'succeeded');
    expect(verify(webhook.secret, receiver.asked.at(-1)!)).toMatchObject({ type: 'RESOURCE_CREATED' });
  });
});
