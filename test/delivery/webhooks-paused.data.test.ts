import type { ServerResponse } from 'node:http';
import { bootTessera, type Caller, created, openReceiver, type Receiver, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const newWebhook = (fields: object = {}) =>
  created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'], ...fields });
const path = ({ id }: { id: string }) => `/v1/webhooks/${id}`;
const set = async (webhook: { id: string }, status: 'enabled' | 'paused') =>
  expect((await admin.call('PATCH', path(webhook), { status })).body.data.status).toBe(status);
const statusOf = async (webhook: { id: string }) => (await admin.call('GET', path(webhook))).body.data.status;
const deliveries = (webhook: { id: string }) => deliveriesOf(admin, webhook);
const rename = (resource: { id: string }, name: string) => admin.call('PATCH', `/v1/resources/${resource.id}`, { name });
const untilAll = (webhook: { id: string }, holds: (delivery: Shown) => boolean, count: number) =>
  until(async () => {
    const found = await deliveries(webhook);
    return found.length === count && found.every(holds);
  });
const arrived = ({ status }: Shown) => status === 'succeeded';
const tried = ({ attempt_count }: Shown) => attempt_count === 1;
/** The names that a resource had in the messages about it, in the order in which they came. */
const namesOf = ({ id }: { id: string }) =>
  receiver.asked
    .map(({ body }) => JSON.parse(body) as { resource_id: string; data: { name: string } })
    .filter(({ resource_id }) => resource_id === id)
    .map(({ data }) => data.name);

/** Waits until whoever sends has been at the webhook: a test is taken in the same claim as whatever else it would take. */
const beAtIt = async (webhook: { id: string }): Promise<void> => {
  const { body } = await admin.call('POST', `${path(webhook)}/test`);
  await until(async () => (await deliveries(webhook)).find(({ id }) => id === body.data.id)!.attempt_count === 1);
};

describe('a paused webhook', () => {
  it('is sent tests only, and once it is enabled everything in order and once, also after another process has taken over', async () => {
    await deliver();
    receiver.status(500);
    const webhook = await newWebhook();
    const retried = await newResource(admin);
    await untilAll(webhook, tried, 1);
    await set(webhook, 'paused');
    receiver.status(204);
    const waiting = await newResource(admin);
    for (const resource of [retried, waiting]) for (const name of ['Later', 'Latest']) await rename(resource, name);
    await until(async () => (await deliveries(webhook)).length === 6);
    now += hour;
    await beAtIt(webhook);
    await endSending();
    await deliver();
    await beAtIt(webhook);
    expect([namesOf(retried), namesOf(waiting), receiver.asked.length]).toEqual([[retried.name], [], 3]);
    await set(webhook, 'enabled');
    await untilAll(webhook, arrived, 8);
    expect(namesOf(retried)).toEqual([retried.name, retried.name, 'Later', 'Latest']);
    expect(namesOf(waiting)).toEqual([waiting.name, 'Later', 'Latest']);
  });

  it('gets what happened since it was created as paused', async () => {
    await deliver();
    const webhook = await newWebhook({ status: 'paused' });
    const resource = await newResource(admin);
    await until(async () => (await deliveries(webhook)).length === 1);
    await beAtIt(webhook);
    expect(namesOf(resource)).toEqual([]);
    expect((await admin.call('POST', `${path(webhook)}/enable`)).status).toBe(200);
    await untilAll(webhook, arrived, 2);
    expect(namesOf(resource)).toEqual([resource.name]);
  });

  it('holds up no other webhook', async () => {
    await deliver();
    const [paused, other] = [await newWebhook({ status: 'paused' }), await newWebhook()];
    await newResource(admin);
    await untilAll(other, arrived, 1);
    expect(await deliveries(paused)).toMatchObject([{ status: 'pending', attempt_count: 0 }]);
  });

  it('is not disabled by the answer to an attempt that was running when it was paused', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    receiver.answer((_: unknown, response: ServerResponse) => asked.resolve(response));
    await deliver();
    const webhook = await newWebhook();
    await newResource(admin);
    const running = await asked.promise;
    await set(webhook, 'paused');
    running.writeHead(410).end();
    await untilAll(webhook, tried, 1);
    expect([(await deliveries(webhook))[0]!.status, await statusOf(webhook)]).toEqual(['failed', 'paused']);
  });

  it('is not disabled for failures from before the pause', async () => {
    await deliver();
    receiver.status(500);
    const webhook = await newWebhook();
    await newResource(admin);
    await untilAll(webhook, tried, 1);
    await set(webhook, 'paused');
    now += 6 * 24 * hour;
    await set(webhook, 'enabled');
    await untilAll(webhook, ({ attempt_count }) => attempt_count === 2, 1);
    expect(await statusOf(webhook)).toBe('enabled');
  });
});
