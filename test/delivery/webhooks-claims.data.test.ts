import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import type { EndpointKey } from '../../src/delivery/webhooks/endpoints.ts';
import { createQueue, type Queue } from '../../src/delivery/webhooks/queue.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { at, createTestClock, newDeliveries, sealer } from './queued.ts';

let database: Database;
let made: Awaited<ReturnType<typeof newDeliveries>>;
let time: ReturnType<typeof createTestClock>;
let queue: Queue;

beforeAll(async () => {
  database = await lentDatabase();
});
beforeEach(async () => {
  made = await newDeliveries(database);
  time = createTestClock();
  queue = createQueue({ db: database.db, clock: time.clock, sealer });
});
afterAll(() => database?.close());

const keyOf = (webhookId: string): EndpointKey => ({ accountId: made.accountId, webhookId });
const claim = (webhookId: string, limit = 10) => queue.claim([{ key: keyOf(webhookId), limit }]);
const claimed = async (webhookId: string, limit?: number) => (await claim(webhookId, limit)).map(({ id }) => id);
/** The webhooks of this account with something that is due. */
const due = async () => (await queue.due(made.accountId)).map(({ webhookId }) => webhookId);

describe('a claim', () => {
  it('takes what is due, what is due first before what came later, and no more than was asked for', async () => {
    const webhook = await made.webhook();
    const later = await made.delivery(webhook, { due_at: at(-1), next_attempt_at: at(-1) });
    const first = await made.delivery(webhook, { due_at: at(-5), next_attempt_at: at(-5) });
    const last = await made.delivery(webhook, { due_at: at(-1), next_attempt_at: at(-1) });
    await made.delivery(webhook, { due_at: at(1), next_attempt_at: at(1) });
    await made.delivery(webhook, { blocked: true });
    await made.delivery(webhook, { status: 'failed', next_attempt_at: null });
    expect(await claimed(webhook, 1)).toEqual([first]);
    expect(await claimed(webhook, 1)).toEqual([later]);
    expect(await claimed(webhook)).toEqual([last]);
    expect(await claimed(webhook)).toEqual([]);
  });

  it('takes as many for each webhook as was asked for it', async () => {
    const [one, other] = [await made.webhook(), await made.webhook()];
    for (const webhook of [one, other]) for (let left = 3; left > 0; left -= 1) await made.delivery(webhook);
    const found = await queue.claim([
      { key: keyOf(one), limit: 2 },
      { key: keyOf(other), limit: 1 },
    ]);
    expect(found.map(({ webhookId }) => webhookId).toSorted()).toEqual([one, one, other].toSorted());
  });

  it('holds for half a minute, in which nobody else has the delivery, and which another claim may follow', async () => {
    const webhook = await made.webhook();
    const id = await made.delivery(webhook, { tries: 2 });
    const [first] = await claim(webhook);
    expect(first).toMatchObject({ id, tries: 3, test: false, webhookId: webhook });
    expect(await made.stored(id)).toMatchObject({ lease: first!.lease, next_attempt_at: at(30), due_at: at(0), tries: 2 });
    time.pass(29);
    expect(await claim(webhook)).toEqual([]);
    time.pass(1);
    const [second] = await claim(webhook);
    expect(second).toMatchObject({ id, tries: 3 });
    expect(second!.lease).not.toBe(first!.lease);
  });

  it('brings the secrets that sign at the time, the current one first', async () => {
    const webhook = await made.webhook();
    await made.secret(webhook, 'previous', 'the former one', at(60));
    await made.secret(webhook, 'current', 'the current one');
    await made.delivery(webhook);
    const secretsNow = async () => (await claim(webhook))[0]!.endpoint.secrets;
    expect(await secretsNow()).toEqual(['the current one', 'the former one']);
    time.pass(60);
    expect(await secretsNow()).toEqual(['the current one']);
  });

  it('takes nothing but tests of a webhook whose address asked for a pause, until this is over', async () => {
    const webhook = await made.webhook({ paused_until: at(60) });
    const [id, test] = [await made.delivery(webhook), await made.test(webhook)];
    expect(await claim(webhook)).toMatchObject([{ id: test, test: true }]);
    time.pass(60);
    expect((await claimed(webhook)).toSorted()).toEqual([id, test].toSorted());
  });

  it('takes nothing but tests of a paused webhook, and leaves what is pending', async () => {
    const webhook = await made.webhook({ status: 'paused' });
    const [id, test] = [await made.delivery(webhook), await made.test(webhook)];
    expect(await claimed(webhook)).toEqual([test]);
    expect(await made.stored(id)).toMatchObject({ status: 'pending', lease: null, next_attempt_at: at(0) });
  });

  it('takes nothing but tests of a disabled webhook, and ends what is pending', async () => {
    const webhook = await made.webhook({ status: 'disabled', disabled_reason: 'gone' });
    const [id, test] = [await made.delivery(webhook), await made.test(webhook)];
    expect(await claimed(webhook)).toEqual([test]);
    expect((await made.stored(id)).status).toBe('failed');
  });

  it('takes nothing of a disabled webhook, also where more is pending than is ended at once', async () => {
    const webhook = await made.webhook({ status: 'disabled', disabled_reason: 'gone' });
    await made.many(webhook, 5001);
    expect(await claim(webhook)).toEqual([]);
  });

  it('takes nothing of a suspended account, not even tests', async () => {
    const webhook = await made.webhook();
    await made.delivery(webhook);
    await made.test(webhook);
    await database.db
      .updateTable('accounts')
      .set({ suspended_at: at(0) })
      .where('id', '=', made.accountId)
      .execute();
    expect([await claim(webhook), await due()]).toEqual([[], []]);
  });
});

describe('what is given back', () => {
  it('is due at once', async () => {
    const webhook = await made.webhook();
    const id = await made.delivery(webhook);
    await queue.release(await claim(webhook));
    expect(await made.stored(id)).toMatchObject({ lease: null, next_attempt_at: at(0) });
    expect(await claimed(webhook)).toEqual([id]);
  });

  it('is only what its process still has, and what has not ended', async () => {
    const webhook = await made.webhook();
    const [taken, ended] = [await made.delivery(webhook), await made.delivery(webhook)];
    const held = await claim(webhook);
    await database.db.updateTable('deliveries').set({ lease: 'dlv_another' }).where('id', '=', taken).execute();
    await database.db.updateTable('deliveries').set({ status: 'failed', next_attempt_at: null }).where('id', '=', ended).execute();
    await queue.release(held);
    expect(await made.stored(taken)).toMatchObject({ lease: 'dlv_another', next_attempt_at: at(30) });
    expect(await made.stored(ended)).toMatchObject({ status: 'failed', next_attempt_at: null });
  });
});

describe('the addresses with something due', () => {
  it('are those of deliveries that are due, and of all accounts where none is named', async () => {
    const [one, waiting, blocked] = [await made.webhook(), await made.webhook(), await made.webhook()];
    await made.delivery(one);
    await made.delivery(waiting, { due_at: at(1), next_attempt_at: at(1) });
    await made.delivery(blocked, { blocked: true });
    const others = await newDeliveries(database);
    const elsewhere = await others.webhook();
    await others.delivery(elsewhere);
    expect(await due()).toEqual([one]);
    expect((await queue.due()).map(({ webhookId }) => webhookId)).toEqual(expect.arrayContaining([one, elsewhere]));
  });

  it('are also those where another delivery is due than the one that is being attempted', async () => {
    const webhook = await made.webhook();
    await made.delivery(webhook);
    await claim(webhook);
    expect(await due()).toEqual([]);
    await made.delivery(webhook);
    expect(await due()).toEqual([webhook]);
  });

  it('are not those of paused webhooks, unless a test is due there', async () => {
    const [paused, tested] = [await made.webhook({ status: 'paused' }), await made.webhook({ status: 'paused' })];
    for (const webhook of [paused, tested]) await made.delivery(webhook);
    await made.test(tested);
    expect(await due()).toEqual([tested]);
  });

  it('are not those that asked for a pause, unless a test is due there', async () => {
    const [paused, tested] = [await made.webhook({ paused_until: at(60) }), await made.webhook({ paused_until: at(60) })];
    for (const webhook of [paused, tested]) await made.delivery(webhook);
    await made.test(tested);
    expect(await due()).toEqual([tested]);
    time.pass(60);
    expect((await due()).toSorted()).toEqual([paused, tested].toSorted());
  });
});
