import type { ServerResponse } from 'node:http';
import {
  bootTessera,
  type Caller,
  created,
  expectError,
  openReceiver,
  type Receiver,
  type Tessera,
  until,
} from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '../../src/delivery/webhooks/attempt.ts';
import { createDispatcher } from '../../src/delivery/webhooks/dispatcher.ts';
import type { Claimed, EndpointKey } from '../../src/delivery/webhooks/endpoints.ts';
import type { ClaimRequest } from '../../src/delivery/webhooks/queue.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { newResource } from '../support/new-records.ts';
import { beginSending, deliveriesOf, type Shown } from './sending.ts';

/** The time of deliveries: it stands still until a test lets some pass. */
let now = Date.now();
const clock = () => new Date(now);
const hour = 60 * 60 * 1000;

let tessera: Tessera;
let admin: Caller;
let receiver: Receiver;
const closing: (() => Promise<void>)[] = [];

const deliver = async (): Promise<void> => {
  closing.push(await beginSending({ tessera, clock, outbound: createOutbound({ allowPrivate: true, timeoutMs: 120_000 }) }));
};
const endSending = async (): Promise<void> => {
  for (const close of closing.splice(0)) await close();
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
  await endSending();
  await receiver.close();
  await tessera.database.db.deleteFrom('webhooks').execute();
});
afterAll(() => tessera?.close());

const newWebhook = (url = `${receiver.url}/hook`) =>
  created(admin, '/v1/webhooks', { url, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'] });
const post = (webhook: { id: string }, verb: string, body?: unknown) => admin.call('POST', `/v1/webhooks/${webhook.id}/${verb}`, body);
const deliveries = (webhook: { id: string }) => deliveriesOf(admin, webhook);
const rename = (resource: { id: string }, name: string) => admin.call('PATCH', `/v1/resources/${resource.id}`, { name });
const untilAll = (webhook: { id: string }, holds: (delivery: Shown) => boolean, count: number) =>
  until(async () => {
    const found = await deliveries(webhook);
    return found.length === count && found.every(holds);
  });
const arrived = ({ status }: Shown) => status === 'succeeded';
/** What came, in order; the time of the test is not the receiver's. */
const came = () => receiver.asked.map(({ body }) => JSON.parse(body) as { type: string; resource_id: string });

/** A webhook whose first delivery was answered so. */
const refusing = async (headers: Record<string, string>, status = 429) => {
  receiver.status(status, headers);
  const webhook = await newWebhook();
  const resource = await newResource(admin);
  await untilAll(webhook, ({ attempt_count }) => attempt_count === 1, 1);
  return { webhook, resource };
};

/** Says when whoever sends has been at the webhook since: a test is taken after whatever is due before it. */
const beAtIt = async (webhook: { id: string }): Promise<void> => {
  const { body } = await post(webhook, 'test');
  await until(async () => (await deliveries(webhook)).find(({ id }) => id === body.data.id)!.attempt_count === 1);
};

describe('a receiver that asks for time', () => {
  it.each([
    ['429, in seconds', 429, () => '3600'],
    ['503, by a date', 503, () => new Date(now + hour).toUTCString()],
  ])('is sent nothing else until it is over, and then everything: %s', async (_, status, after) => {
    now = Math.floor(now / 1000) * 1000;
    await deliver();
    const { webhook, resource } = await refusing({ 'Retry-After': after() }, status);
    await newResource(admin);
    await rename(resource, 'Later');
    await until(async () => (await deliveries(webhook)).length === 3);
    receiver.status(204);
    now += hour - 1000;
    await beAtIt(webhook);
    expect(came().map(({ type }) => type)).toEqual(['RESOURCE_CREATED', 'WEBHOOK_TEST']);
    expect((await deliveries(webhook)).map(({ attempt_count }) => attempt_count)).toEqual([1, 0, 0, 1]);
    now += 1000;
    await untilAll(webhook, arrived, 4);
    expect((await deliveries(webhook)).map(({ attempt_count }) => attempt_count)).toEqual([2, 1, 1, 1]);
    const ofResource = came().filter(({ resource_id }) => resource_id === resource.id);
    expect(ofResource.map(({ type }) => type)).toEqual(['RESOURCE_CREATED', 'RESOURCE_CREATED', 'RESOURCE_UPDATED']);
  });

  it('is left alone by all who send, also by those that begin later, and redeliveries wait like the others', async () => {
    await deliver();
    const { webhook } = await refusing({ 'Retry-After': '3600' });
    await endSending();
    receiver.status(204);
    const [refused] = await deliveries(webhook);
    expect((await post(webhook, `deliveries/${refused!.id}/redeliver`)).status).toBe(202);
    await deliver();
    await deliver();
    await newResource(admin);
    await until(async () => (await deliveries(webhook)).length === 2);
    await beAtIt(webhook);
    await endSending();
    expect((await deliveries(webhook)).map(({ attempt_count }) => attempt_count)).toEqual([1, 0, 1]);
  });

  it('is one address: others are sent what is theirs', async () => {
    await deliver();
    const other = await openReceiver();
    const works = await newWebhook(`${other.url}/hook`);
    const { webhook } = await refusing({ 'Retry-After': '3600' });
    await newResource(admin);
    await untilAll(works, arrived, 2);
    expect((await deliveries(webhook)).map(({ status }) => status)).toEqual(['pending', 'pending']);
    await other.close();
  });

  it('is left alone for the longest that it asked for, a day at most, also when it was a test that it answered so', async () => {
    await deliver();
    receiver.status(429, { 'Retry-After': '999999' });
    const webhook = await newWebhook();
    await beAtIt(webhook);
    receiver.status(429, { 'Retry-After': '5' });
    await beAtIt(webhook);
    receiver.status(204);
    await newResource(admin);
    await until(async () => (await deliveries(webhook)).length === 3);
    now += 24 * hour - 1;
    await beAtIt(webhook);
    const ofResource = async () => (await deliveries(webhook)).find(({ event_type }) => event_type === 'RESOURCE_CREATED')!;
    expect((await ofResource()).attempt_count).toBe(0);
    now += 1;
    await until(async () => (await ofResource()).status === 'succeeded');
  });

  it('is none that has what it was sent, or fails without a word of it', async () => {
    await deliver();
    receiver.status(204, { 'Retry-After': '3600' });
    const webhook = await newWebhook();
    await newResource(admin);
    await untilAll(webhook, arrived, 1);
    receiver.status(429, { 'Retry-After': 'soon' });
    await newResource(admin);
    await untilAll(webhook, ({ attempt_count }) => attempt_count === 1, 2);
    receiver.status(204);
    await newResource(admin);
    await until(async () => (await deliveries(webhook)).length === 3 && arrived((await deliveries(webhook))[2]!));
  });

  it('is not waited for once the webhook has a new address', async () => {
    await deliver();
    const { webhook } = await refusing({ 'Retry-After': '3600' });
    await newResource(admin);
    receiver.status(204);
    await admin.call('PATCH', `/v1/webhooks/${webhook.id}`, { description: 'The address is the same.' });
    await until(async () => (await deliveries(webhook)).length === 2);
    await beAtIt(webhook);
    expect((await deliveries(webhook)).map(({ attempt_count }) => attempt_count)).toEqual([1, 0, 1]);
    await admin.call('PATCH', `/v1/webhooks/${webhook.id}`, { url: `${receiver.url}/new` });
    await untilAll(webhook, arrived, 3);
  });

  it('is not waited for once the webhook is enabled, which is refused when nobody asked for time', async () => {
    await deliver();
    const { webhook } = await refusing({ 'Retry-After': '3600' });
    await newResource(admin);
    await until(async () => (await deliveries(webhook)).length === 2);
    receiver.status(204);
    const { status, body } = await post(webhook, 'enable');
    expect([status, body.data.status]).toEqual([200, 'enabled']);
    await untilAll(webhook, arrived, 2);
    expectError(await post(webhook, 'enable'), 409, 'invalid_state');
  });

  it('is not waited for when the webhook has another address by the time it asks', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    receiver.answer((_: unknown, response: ServerResponse) => asked.resolve(response));
    await deliver();
    const webhook = await newWebhook();
    await newResource(admin);
    const late = await asked.promise;
    await admin.call('PATCH', `/v1/webhooks/${webhook.id}`, { url: `${receiver.url}/new` });
    receiver.status(204);
    late.writeHead(429, { 'Retry-After': '3600' }).end();
    await untilAll(webhook, ({ attempt_count }) => attempt_count === 1, 1);
    await newResource(admin);
    await until(async () => (await deliveries(webhook)).some(arrived));
  });
});

describe('a process that sends', () => {
  it('begins nothing at an address that asked for time before that is on record, and goes on elsewhere', async () => {
    const [busy, other] = ['whk_busy', 'whk_other'].map((webhookId) => ({ accountId: tessera.accountId, webhookId })) as [
      EndpointKey,
      EndpointKey,
    ];
    const recorded = Promise.withResolvers<EndpointKey[]>();
    const taken: string[] = [];
    const sent: string[] = [];
    const claim = async (asks: readonly ClaimRequest[]) =>
      asks.flatMap(({ key, limit }) => {
        taken.push(key.webhookId);
        if (taken.indexOf(key.webhookId) < taken.length - 1) return [];
        return Array.from({ length: limit }, (_, at) => ({ ...key, id: `${key.webhookId} ${at}`, event: {}, endpoint: {} }) as Claimed);
      });
    const queue = { claim, due: async () => [], release: async () => undefined };
    const send: Send = async () => {
      sent.push('one');
      return { attempt: {} as never, verdict: 'failed', retryAfterMs: 60_000 };
    };
    const dispatcher = createDispatcher({ queue, send, settle: () => recorded.promise, log: { warn: () => {} } });
    dispatcher.start();
    dispatcher.wake([busy]);
    await until(() => sent.length > 0);
    dispatcher.wake([busy]);
    dispatcher.wake([other]);
    await until(() => taken.includes(other.webhookId));
    expect(taken.filter((name) => name === busy.webhookId)).toHaveLength(1);
    recorded.resolve([]);
    await until(() => taken.filter((name) => name === busy.webhookId).length > 1);
    await dispatcher.close();
  });
});
