import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { bootTessera, type Caller, created, openReceiver, type Receiver, secretsOf, type Tessera, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { lockQueues } from '../../src/delivery/webhooks/order.ts';
import { createQueue } from '../../src/delivery/webhooks/queue.ts';
import { waitAfter } from '../../src/delivery/webhooks/schedule.ts';
import { createSettle } from '../../src/delivery/webhooks/settle.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { newResource } from '../support/new-records.ts';
import { beginSending, deliveriesOf, openedFamilies } from './sending.ts';

/** Runs work that is no part of the transaction in which it is begun. */
const outside = AsyncLocalStorage.snapshot();

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
  const end = await beginSending({ tessera, clock, outbound: createOutbound({ allowPrivate: true, timeoutMs: 120_000 }) });
  working.push(end);
  return end;
};
const fanOut = async (): Promise<void> => {
  const { db } = tessera.database;
  await numberEvents(db, [tessera.accountId]);
  await createFanOut({ db, clock, sealer: createSealer('of the test') }).step(tessera.accountId);
};
const queueOf = async (db: Queries = tessera.database.db) => {
  const secrets = await secretsOf(db);
  return createQueue({ db, clock, sealer: createSealer(secrets['webhook-secrets']) });
};
const attemptAt = (at: string, status: number) => ({
  at,
  status,
  error: null,
  duration_ms: 1,
  request_headers: {},
  response_body: null,
});
/** Resolves when an attempt that is put on record waits for a lock. */
const waitsForLock = () =>
  outside(until, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%with ordinality as given%'`.execute(
      tessera.database.db,
    );
    return rows[0]!.count === 1;
  });
const keyOf = (webhook: { id: string }) => ({ accountId: tessera.accountId, webhookId: webhook.id });
/** The only delivery, as it is stored. */
const stored = () =>
  tessera.database.db.selectFrom('deliveries').select(['id', 'status', 'due_at', 'next_attempt_at']).executeTakeFirstOrThrow();
const newWebhook = () => created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
const allArrived = (webhook: { id: string }, count: number) =>
  until(async () => (await deliveriesOf(admin, webhook)).filter(({ status }) => status === 'succeeded').length === count);

describe('workers', () => {
  it('share the work, however many they are, and send nothing twice', async () => {
    for (let count = 0; count < 3; count += 1) await work();
    const webhook = await newWebhook();
    for (let count = 0; count < 30; count += 1) await newResource(admin);
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
    await newResource(admin);
    const response = await asked.promise;
    const ended = end();
    response.writeHead(204).end();
    await ended;
    expect(await deliveriesOf(admin, webhook)).toMatchObject([{ status: 'succeeded', attempt_count: 1 }]);
    expect(receiver.asked).toHaveLength(1);
  });

  it('tell a webhook nothing that happened before it was there, however late they come to it', async () => {
    await newResource(admin);
    const webhook = await newWebhook();
    const after = await newResource(admin);
    await work();
    // Whoever takes an event out of the outbox puts its deliveries down in the same transaction.
    await until(async () => (await tessera.database.db.selectFrom('outbox').selectAll().execute()).length === 0);
    expect(await deliveriesOf(admin, webhook)).toHaveLength(1);
    await allArrived(webhook, 1);
    expect(receiver.messages(webhook.secret).map(({ resource_id }) => resource_id)).toEqual([after.id]);
  });

  it('leave a dead one its deliveries for as long as its lease is, and take them then', async () => {
    const webhook = await newWebhook();
    await newResource(admin);
    await fanOut();
    const dead = await queueOf();
    expect(await dead.claim([{ key: keyOf(webhook), limit: 8 }])).toHaveLength(1);
    now += 20_000;
    await work();
    await newResource(admin);
    await allArrived(webhook, 1);
    expect((await deliveriesOf(admin, webhook)).map(({ status }) => status)).toEqual(['pending', 'succeeded']);
    now += 11_000;
    await allArrived(webhook, 2);
    expect(receiver.asked).toHaveLength(2);
  });

  it('record their attempts together, also when a webhook was deleted meanwhile', async () => {
    const { db } = tessera.database;
    const [deleted, stays] = [await newWebhook(), await newWebhook()];
    await newResource(admin);
    await fanOut();
    const claimed = await (await queueOf()).claim([deleted, stays].map((webhook) => ({ key: keyOf(webhook), limit: 1 })));
    expect(claimed).toHaveLength(2);
    expect((await admin.call('DELETE', `/v1/webhooks/${deleted.id}`)).status).toBe(204);
    const attempt = attemptAt(clock().toISOString(), 500);
    const failed = { verdict: 'failed', attempt, retryAfterMs: undefined } as const;
    const settle = createSettle({ db, clock, disable: async () => undefined });
    await settle(claimed.map((delivery) => ({ delivery, ...failed })));
    expect(await deliveriesOf(admin, stays)).toMatchObject([{ status: 'pending', attempt_count: 1 }]);
  });
});

describe('the queue', () => {
  it('claims without a new entry in any index: none has a column that a claim changes', async () => {
    const { rows } = await sql<{ columns: string[] }>`
      select array(select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnatts) as place)
        || array[coalesce(pg_get_expr(indpred, indrelid), '')] as columns
      from pg_index where indrelid = 'deliveries'::regclass`.execute(tessera.database.db);
    const all = rows.flatMap(({ columns }) => columns).join('\n');
    expect(all).toContain('due_at');
    expect(all).not.toMatch(/next_attempt_at|lease/);
    const webhook = await newWebhook();
    await newResource(admin);
    await fanOut();
    await transaction(tessera.database.db, async (tx) => {
      const queue = await queueOf(tx as Queries);
      const written = async () => {
        const { rows: found } = await sql<{ all: number; inPlace: number }>`
          select pg_stat_get_xact_tuples_updated(id)::int as all, pg_stat_get_xact_tuples_hot_updated(id)::int as "inPlace"
          from (select 'deliveries'::regclass as id) as deliveries`.execute(tx);
        return found[0]!;
      };
      const before = await written();
      await queue.claim([{ key: keyOf(webhook), limit: 8 }]);
      expect(await written()).toEqual({ all: before.all + 1, inPlace: before.inPlace + 1 });
    });
  });

  it('has an address as due as long as one of its deliveries waits and is not claimed', async () => {
    const webhook = await newWebhook();
    await newResource(admin);
    await newResource(admin);
    await fanOut();
    const queue = await queueOf();
    expect(await queue.due()).toEqual([keyOf(webhook)]);
    const [first] = await queue.claim([{ key: keyOf(webhook), limit: 1 }]);
    expect(await queue.due(tessera.accountId)).toEqual([keyOf(webhook)]);
    expect(await queue.claim([{ key: keyOf(webhook), limit: 8 }])).toHaveLength(1);
    expect(await queue.due()).toEqual([]);
    await queue.release([first!]);
    expect(await queue.due()).toEqual([keyOf(webhook)]);
    expect((await queue.claim([{ key: keyOf(webhook), limit: 8 }])).map(({ id }) => id)).toEqual([first!.id]);
  });

  it('leaves a claimed delivery in its place, and moves it to the time of its next attempt when it is settled', async () => {
    const { db } = tessera.database;
    const webhook = await newWebhook();
    await newResource(admin);
    await fanOut();
    const began = new Date(now).toISOString();
    expect(await stored()).toMatchObject({ due_at: began, next_attempt_at: began });
    const queue = await queueOf();
    const attempt = attemptAt(began, 500);
    now += 1000;
    const [delivery] = await queue.claim([{ key: keyOf(webhook), limit: 1 }]);
    expect(await stored()).toMatchObject({ due_at: began, next_attempt_at: new Date(now + 30_000).toISOString() });
    const settle = createSettle({ db, clock, disable: async () => undefined });
    await settle([{ delivery: delivery!, verdict: 'failed', attempt, retryAfterMs: undefined }]);
    const waits = await stored();
    expect(Date.parse(waits.due_at)).toBeGreaterThan(now);
    expect(waits.due_at).toBe(waits.next_attempt_at);
    expect([await queue.due(), await queue.claim([{ key: keyOf(webhook), limit: 1 }])]).toEqual([[], []]);
    const redeliver = async () =>
      expect((await admin.call('POST', `/v1/webhooks/${webhook.id}/deliveries/${waits.id}/redeliver`)).status).toBe(202);
    await redeliver();
    const due = { due_at: new Date(now).toISOString(), next_attempt_at: new Date(now).toISOString() };
    expect(await stored()).toMatchObject(due);
    const [interrupted] = await queue.claim([{ key: keyOf(webhook), limit: 1 }]);
    await redeliver();
    await settle([{ delivery: interrupted!, verdict: 'failed', attempt, retryAfterMs: undefined }]);
    expect(await stored()).toMatchObject(due);
    const [second] = await queue.claim([{ key: keyOf(webhook), limit: 1 }]);
    await settle([{ delivery: second!, verdict: 'delivered', attempt, retryAfterMs: undefined }]);
    expect(await stored()).toMatchObject({ status: 'succeeded', next_attempt_at: null });
  });
});

describe('an attempt that ends late', () => {
  it('is no word of the present address of its webhook when it was sent to a former one', async () => {
    const { db } = tessera.database;
    const webhook = await newWebhook();
    await newResource(admin);
    await fanOut();
    const disabled: string[] = [];
    const settle = createSettle({ db, clock, disable: async (_tx, _account, { url }) => void disabled.push(url), random: () => 0.5 });
    const queue = await queueOf();
    const [atFormer] = await queue.claim([{ key: keyOf(webhook), limit: 1 }]);
    expect((await admin.call('PATCH', `/v1/webhooks/${webhook.id}`, { url: `${receiver.url}/new` })).status).toBe(200);
    const gone = { verdict: 'gone', attempt: attemptAt(clock().toISOString(), 410), retryAfterMs: 3_600_000 } as const;
    await settle([{ delivery: atFormer!, ...gone }]);
    expect(disabled).toEqual([]);
    const waits = await stored();
    expect(waits).toMatchObject({ status: 'pending', next_attempt_at: new Date(now + waitAfter(1, undefined, 0.5)!).toISOString() });
    now = Date.parse(waits.next_attempt_at!);
    const [atPresent] = await queue.claim([{ key: keyOf(webhook), limit: 1 }]);
    await settle([{ delivery: atPresent!, ...gone }]);
    expect(disabled).toEqual([`${receiver.url}/new`]);
    expect(await stored()).toMatchObject({ status: 'failed', next_attempt_at: null });
  });

  it('disables no webhook that has another address by now', async () => {
    const { db } = tessera.database;
    const webhook = await newWebhook();
    const { disableWebhook } = await openedFamilies({
      tessera,
      clock,
      outbound: createOutbound({ allowPrivate: true, timeoutMs: 120_000 }),
    });
    const disableAt = (url: string) =>
      transaction(db, (tx) => disableWebhook(tx, { accountId: tessera.accountId }, { id: webhook.id, url }, 'gone'));
    const status = async () => (await admin.call('GET', `/v1/webhooks/${webhook.id}`)).body.data.status;
    await disableAt(`${receiver.url}/former`);
    expect(await status()).toBe('enabled');
    await disableAt(`${receiver.url}/hook`);
    expect(await status()).toBe('disabled');
  });

  it('has its place among the others by when it was sent', async () => {
    const { db } = tessera.database;
    const webhook = await newWebhook();
    await newResource(admin);
    await fanOut();
    const settle = createSettle({ db, clock, disable: async () => undefined });
    const queue = await queueOf();
    const claim = async () => (await queue.claim([{ key: keyOf(webhook), limit: 1 }]))[0]!;
    const first = await claim();
    const [early, late] = [new Date(now).toISOString(), new Date(now + 500).toISOString()];
    await admin.call('POST', `/v1/webhooks/${webhook.id}/deliveries/${first.id}/redeliver`);
    const second = await claim();
    await settle([{ delivery: second, verdict: 'delivered', attempt: attemptAt(late, 204), retryAfterMs: undefined }]);
    await settle([{ delivery: first, verdict: 'failed', attempt: attemptAt(early, 500), retryAfterMs: undefined }]);
    expect(await deliveriesOf(admin, webhook)).toMatchObject([
      {
        status: 'succeeded',
        attempt_count: 2,
        last_response_status: 204,
        attempts: [
          { at: early, status: 500 },
          { at: late, status: 204 },
        ],
      },
    ]);
  });
});

describe('an attempt that is put on record', () => {
  it('tells of which addresses deliveries had waited for it', async () => {
    const [both, first] = [
      await created(admin, '/v1/webhooks', { url: receiver.url, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'] }),
      await newWebhook(),
    ];
    const { id } = await newResource(admin);
    for (const name of ['Renamed', 'Renamed again']) await admin.call('PATCH', `/v1/resources/${id}`, { name });
    await fanOut();
    const queue = await queueOf();
    const settle = createSettle({ db: tessera.database.db, clock, disable: async () => undefined });
    const claim = () => queue.claim([both, first].map((webhook) => ({ key: keyOf(webhook), limit: 5 })));
    const attempt = attemptAt(clock().toISOString(), 200);
    const deliver = async (verdict: 'delivered' | 'failed', count: number) => {
      const claimed = await claim();
      expect(claimed).toHaveLength(count);
      return settle(claimed.map((delivery) => ({ delivery, verdict, attempt, retryAfterMs: undefined })));
    };
    expect(await deliver('delivered', 2)).toEqual([keyOf(both)]);
    // It is tried again, before the one that waits for it.
    expect(await deliver('failed', 1)).toEqual([]);
  });

  it.runIf(process.env.DATABASE_URL)('is locked after those of earlier queues, as whoever adds to queues locks them', async () => {
    const { db } = tessera.database;
    const resources = [await newResource(admin), await newResource(admin)].sort((a, b) => (a.id < b.id ? -1 : 1));
    const webhook = await created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_UPDATED'] });
    // The delivery of the later queue has the smaller id.
    for (const { id } of resources.toReversed()) {
      expect((await admin.call('PATCH', `/v1/resources/${id}`, { name: `New ${id}` })).status).toBe(200);
      await fanOut();
    }
    const claimed = await (await queueOf()).claim([{ key: keyOf(webhook), limit: 2 }]);
    expect(claimed.map(({ event }) => event.resource_id)).toEqual(resources.toReversed().map(({ id }) => id));
    const attempt = attemptAt(clock().toISOString(), 204);
    const settle = createSettle({ db, clock, disable: async () => undefined });
    const [earlier, later] = resources.map(({ id }) => ({ webhookId: webhook.id, resourceId: id }));
    let settled: Promise<unknown> | undefined;
    await transaction(db, async (tx) => {
      await lockQueues(tx, tessera.accountId, [earlier!]);
      settled = outside(
        settle,
        claimed.map((delivery) => ({ delivery, verdict: 'delivered' as const, attempt, retryAfterMs: undefined })),
      );
      await waitsForLock();
      // It would have to wait for the attempt, which waits for this transaction.
      await sql`set local lock_timeout = '1ms'`.execute(tx);
      await lockQueues(tx, tessera.accountId, [later!]);
    });
    await settled;
    expect((await deliveriesOf(admin, webhook)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it.runIf(process.env.DATABASE_URL)('waits for whoever changes its delivery at that time, and leaves their change', async () => {
    const { db } = tessera.database;
    const webhook = await newWebhook();
    await newResource(admin);
    await fanOut();
    const [delivery] = await (await queueOf()).claim([{ key: keyOf(webhook), limit: 1 }]);
    const attempt = attemptAt(clock().toISOString(), 500);
    const settle = createSettle({ db, clock, disable: async () => undefined });
    let settled: Promise<unknown> | undefined;
    await transaction(db, async (tx) => {
      await tx.updateTable('deliveries').set({ lease: null, next_attempt_at: clock().toISOString() }).execute();
      settled = outside(settle, [{ delivery: delivery!, verdict: 'failed', attempt, retryAfterMs: undefined }]);
      await waitsForLock();
    });
    await settled;
    expect(await deliveriesOf(admin, webhook)).toMatchObject([
      { status: 'pending', attempt_count: 1, next_attempt_at: clock().toISOString(), last_response_status: 500 },
    ]);
  });
});

describe('the log of deliveries', () => {
  it('has the request, so much of the answer as is of use, and how long it took, and never a secret', async () => {
    await work();
    receiver.answer((_: unknown, response: ServerResponse) =>
      response.writeHead(500).end(JSON.stringify(receiver.asked.at(-1)!.headers) + '\u{1F30A}'.repeat(2000)),
    );
    const webhook = await newWebhook();
    await newResource(admin);
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
    await newResource(admin);
    await allArrived(webhook, 2);
    const sent = (await deliveriesOf(admin, webhook)).find(({ event_type }) => event_type === 'RESOURCE_CREATED')!;
    expect((await post(`/deliveries/${sent.id}/redeliver`)).status).toBe(202);
    await until(async () => (await deliveriesOf(admin, webhook)).some(({ attempt_count }) => attempt_count === 2));
    await tessera.database.db.updateTable('deliveries').set({ status: 'failed' }).where('id', '=', sent.id).execute();
    const { status, body } = await post('/recover', { since: began });
    expect([status, body.data.result]).toEqual([202, { deliveries: 1 }]);
    await until(async () => (await deliveriesOf(admin, webhook)).some(({ attempt_count }) => attempt_count === 3));
    expect(receiver.messages(webhook.secret).map(({ type }) => type)).toEqual(['WEBHOOK_TEST', ...Array(3).fill('RESOURCE_CREATED')]);
  });
});
