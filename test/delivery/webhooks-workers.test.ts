import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';
import { numberEvents } from '../../src/data/connection/event-numbers.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { createQueue } from '../../src/delivery/webhooks/queue.ts';
import { createSettle } from '../../src/delivery/webhooks/settle.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { created, newProject } from '../support/answers.ts';
import { openReceiver, type Receiver } from '../support/receiver.ts';
import { secretsOf } from '../support/secrets.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { until } from '../support/until.ts';
import { beginSending, deliveriesOf } from './sending.ts';

/** The time of deliveries: it stands still until a test lets some pass, so that nothing is due because the machine is slow. */
let now = Date.now();
const clock = () => new Date(now);

let tessera: Tessera;
let admin: Caller;
let receiver: Receiver;
const working: (() => Promise<void>)[] = [];

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, clock, work: [] });
  admin = tessera.admin;
});
beforeEach(async () => {
  now = Date.now();
  receiver = await openReceiver();
});
afterEach(async () => {
  for (const end of working.splice(0)) await end();
  await receiver.close();
  await tessera.database.db.deleteFrom('webhooks').execute();
});
afterAll(() => tessera?.close());

const work = async (): Promise<() => Promise<void>> => {
  const end = await beginSending({ tessera, clock, outbound: createOutbound({ allowPrivate: true, timeoutMs: 15_000 }) });
  working.push(end);
  return end;
};
const fanOut = async (): Promise<void> => {
  const { db } = tessera.database;
  await numberEvents(db, [tessera.accountId]);
  await createFanOut({ db, clock }).step(tessera.accountId);
};
const newWebhook = () => created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['PROJECT_CREATED'] });
const allArrived = (webhook: { id: string }, count: number) =>
  until(async () => (await deliveriesOf(admin, webhook)).filter(({ status }) => status === 'succeeded').length === count);

describe('workers', () => {
  it('share the work, however many they are, and send nothing twice', async () => {
    for (let count = 0; count < 3; count += 1) await work();
    const webhook = await newWebhook();
    for (let count = 0; count < 30; count += 1) await newProject(admin);
    await allArrived(webhook, 30);
    const ids = receiver.messages(webhook.secret).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    expect((await deliveriesOf(admin, webhook)).every(({ attempt_count }) => attempt_count === 1)).toBe(true);
  });

  it('finish what is under way before they end, and put it on record', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    receiver.answer((_: unknown, response: ServerResponse) => asked.resolve(response));
    const end = await work();
    const webhook = await newWebhook();
    await newProject(admin);
    const response = await asked.promise;
    const ended = end();
    response.writeHead(204).end();
    await ended;
    expect(await deliveriesOf(admin, webhook)).toMatchObject([{ status: 'succeeded', attempt_count: 1 }]);
    expect(receiver.asked).toHaveLength(1);
  });

  it('tell a webhook nothing that happened before it was there, however late they come to it', async () => {
    await newProject(admin);
    const webhook = await newWebhook();
    const after = await newProject(admin);
    await work();
    // Whoever takes an event out of the outbox puts its deliveries down in the same transaction.
    await until(async () => (await tessera.database.db.selectFrom('outbox').selectAll().execute()).length === 0);
    expect(await deliveriesOf(admin, webhook)).toHaveLength(1);
    await allArrived(webhook, 1);
    expect(receiver.messages(webhook.secret).map(({ resource_id }) => resource_id)).toEqual([after.id]);
  });

  it('leave a dead one its deliveries for as long as its lease is, and take them then', async () => {
    const { db } = tessera.database;
    const webhook = await newWebhook();
    await newProject(admin);
    await fanOut();
    const dead = createQueue({ db, clock, sealer: createSealer((await secretsOf(db))['webhook-secrets']) });
    const key = { accountId: tessera.accountId, webhookId: webhook.id };
    expect(await dead.claim([{ key, limit: 8 }])).toHaveLength(1);
    now += 20_000;
    await work();
    await newProject(admin);
    await allArrived(webhook, 1);
    expect((await deliveriesOf(admin, webhook)).map(({ status }) => status)).toEqual(['pending', 'succeeded']);
    now += 11_000;
    await allArrived(webhook, 2);
    expect(receiver.asked).toHaveLength(2);
  });

  it('record their attempts together, also when a webhook was deleted meanwhile', async () => {
    const { db } = tessera.database;
    const [deleted, stays] = [await newWebhook(), await newWebhook()];
    await newProject(admin);
    await fanOut();
    const queue = createQueue({ db, clock, sealer: createSealer((await secretsOf(db))['webhook-secrets']) });
    const claimed = await queue.claim(
      [deleted, stays].map(({ id }) => ({ key: { accountId: tessera.accountId, webhookId: id }, limit: 1 })),
    );
    expect(claimed).toHaveLength(2);
    expect((await admin.call('DELETE', `/v1/webhooks/${deleted.id}`)).status).toBe(204);
    const attempt = { at: clock().toISOString(), status: 500, error: null, duration_ms: 1, request_headers: {}, response_body: null };
    const failed = { verdict: 'failed', attempt, retryAfterMs: undefined } as const;
    const settle = createSettle({ db, clock, disable: async () => undefined });
    await settle(claimed.map((delivery) => ({ delivery, ...failed })));
    expect(await deliveriesOf(admin, stays)).toMatchObject([{ status: 'pending', attempt_count: 1 }]);
  });
});

describe('the log of deliveries', () => {
  it('has the request, so much of the answer as is of use, and how long it took, and never a secret', async () => {
    await work();
    receiver.answer((_: unknown, response: ServerResponse) =>
      response.writeHead(500).end(JSON.stringify(receiver.asked.at(-1)!.headers) + '\u{1F30A}'.repeat(2000)),
    );
    const webhook = await newWebhook();
    await newProject(admin);
    await until(async () => (await deliveriesOf(admin, webhook))[0]?.attempt_count === 1);
    const [delivery] = await deliveriesOf(admin, webhook);
    const [attempt] = delivery!.attempts;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'content-type': type } = receiver.asked[0]!.headers;
    expect(attempt!.request_headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': timestamp, 'content-type': type });
    expect(Math.floor(Date.parse(attempt!.at) / 1000)).toBe(Number(timestamp));
    expect(Number.isInteger(attempt!.duration_ms)).toBe(true);
    expect(attempt!.response_body!.length).toBeLessThanOrEqual(2048);
    expect(JSON.stringify(delivery)).not.toContain(webhook.secret.replace('whsec_', ''));
  });

  it('goes on by test, redelivery and recovery, each through the API', async () => {
    await work();
    const webhook = await newWebhook();
    const began = clock().toISOString();
    const post = (what: string, body?: object) => admin.call('POST', `/v1/webhooks/${webhook.id}${what}`, body);
    expect((await post('/test')).status).toBe(202);
    await allArrived(webhook, 1);
    await newProject(admin);
    await allArrived(webhook, 2);
    const sent = (await deliveriesOf(admin, webhook)).find(({ event_type }) => event_type === 'PROJECT_CREATED')!;
    expect((await post(`/deliveries/${sent.id}/redeliver`)).status).toBe(202);
    await until(async () => (await deliveriesOf(admin, webhook)).some(({ attempt_count }) => attempt_count === 2));
    await tessera.database.db.updateTable('deliveries').set({ status: 'failed' }).where('id', '=', sent.id).execute();
    const { status, body } = await post('/recover', { since: began });
    expect([status, body.data.result]).toEqual([202, { deliveries: 1 }]);
    await until(async () => (await deliveriesOf(admin, webhook)).some(({ attempt_count }) => attempt_count === 3));
    expect(receiver.messages(webhook.secret).map(({ type }) => type)).toEqual(['WEBHOOK_TEST', ...Array(3).fill('PROJECT_CREATED')]);
  });
});
