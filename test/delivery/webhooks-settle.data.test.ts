import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import type { Claimed } from '../../src/delivery/webhooks/endpoints.ts';
import { createQueue, type Queue } from '../../src/delivery/webhooks/queue.ts';
import type { Verdict } from '../../src/delivery/webhooks/schedule.ts';
import { createSettle, type Settle } from '../../src/delivery/webhooks/settle.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { at, createTestClock, doneWith, newDeliveries, sealer } from './queued.ts';

let database: Database;
let made: Awaited<ReturnType<typeof newDeliveries>>;
let time: ReturnType<typeof createTestClock>;
let queue: Queue;
let settle: Settle;
/** The webhooks that were disabled, and why. */
let disabled: string[];
/** What a statement locks, in the order in which it is asked for: which parameter names it, by the beginning of the statement. */
const locking = [
  { name: 'deliveries', begin: /^\s*select given\.at::int, found/, at: 1 },
  { name: 'failing', begin: /^\s*select failing_since from webhooks/, at: 1 },
  { name: 'paused', begin: /^\s*update webhooks set paused_until/, at: 1 },
];
const locked: [name: string, ids: unknown][] = [];
const day = 24 * 60 * 60;

beforeAll(async () => {
  database = await lentDatabase({
    onStatement: ({ sql, parameters }) => {
      for (const { name, begin, at: place } of locking) if (begin.test(sql)) locked.push([name, parameters[place]]);
    },
  });
});
beforeEach(async () => {
  made = await newDeliveries(database);
  time = createTestClock();
  queue = createQueue({ db: database.db, clock: time.clock, sealer });
  disabled = [];
  settle = createSettle({
    db: database.db,
    clock: time.clock,
    disable: async (_tx, _account, { id, url }, reason) => void disabled.push(`${id} ${url} ${reason}`),
    random: () => 0.75,
  });
});
afterAll(() => database?.close());

const claim = async (...webhooks: string[]): Promise<Claimed[]> =>
  queue.claim(webhooks.map((webhookId) => ({ key: { accountId: made.accountId, webhookId }, limit: 10 })));
/** Claims the one delivery of a webhook, and answers it. */
const answer = async (webhook: string, verdict: Verdict, fields?: Parameters<typeof doneWith>[2]) =>
  settle((await claim(webhook)).map((one) => doneWith(one, verdict, fields)));
const setUrl = (webhook: string, url: string) => database.db.updateTable('webhooks').set({ url }).where('id', '=', webhook).execute();
const change = (id: string, set: object) => database.db.updateTable('deliveries').set(set).where('id', '=', id).execute();

describe('an attempt', () => {
  it('that succeeded ends its delivery', async () => {
    const webhook = await made.webhook();
    const id = await made.delivery(webhook);
    await answer(webhook, 'delivered');
    expect(await made.stored(id)).toMatchObject({
      status: 'succeeded',
      next_attempt_at: null,
      lease: null,
      tries: 1,
      attempt_count: 1,
      last_response_status: 204,
      version: 2,
    });
  });

  it('that failed is followed by another one, after a wait that varies', async () => {
    const webhook = await made.webhook();
    const id = await made.delivery(webhook);
    await answer(webhook, 'failed');
    const next = at(5 * 1.05);
    expect(await made.stored(id)).toMatchObject({ status: 'pending', next_attempt_at: next, due_at: next, lease: null, tries: 1 });
    time.pass(6);
    await answer(webhook, 'failed');
    expect(await made.stored(id)).toMatchObject({ tries: 2, attempt_count: 2, next_attempt_at: at(6 + 300 * 1.05) });
  });

  it('that ran while its delivery was made due again, or ended, leaves it as it is; but a success ends one that had failed', async () => {
    const webhook = await made.webhook();
    const [again, ended, arrived] = [await made.delivery(webhook), await made.delivery(webhook), await made.delivery(webhook)];
    const taken = await claim(webhook);
    await change(again, { lease: null, tries: 0, next_attempt_at: at(7), due_at: at(7) });
    for (const id of [ended, arrived]) await change(id, { status: 'failed', lease: null, next_attempt_at: null });
    const verdicts = new Map<string, Verdict>([[ended, 'failed']]);
    await settle(taken.map((one) => doneWith(one, verdicts.get(one.id) ?? 'delivered')));
    const same = { attempt_count: 1, tries: 0 };
    expect(await made.stored(again)).toMatchObject({ ...same, status: 'pending', next_attempt_at: at(7), due_at: at(7) });
    expect(await made.stored(ended)).toMatchObject({ ...same, status: 'failed', next_attempt_at: null });
    expect(await made.stored(arrived)).toMatchObject({ attempt_count: 1, tries: 1, status: 'succeeded' });
  });

  it('has its place among the others by when it began, and only the latest says the last status', async () => {
    const webhook = await made.webhook();
    const id = await made.delivery(webhook);
    for (const [seconds, status] of [
      [10, 500],
      [30, 503],
      [20, 502],
      [30, 504],
    ] as const) {
      await change(id, { next_attempt_at: at(0), due_at: at(0) });
      await answer(webhook, 'failed', { at: at(seconds), status });
      const last = (await made.stored(id)).last_response_status;
      expect(last).toBe(seconds === 20 ? 503 : status);
    }
    const { attempts } = await made.stored(id);
    expect(attempts.map((one) => [one.at, one.status])).toEqual([
      [at(10), 500],
      [at(20), 502],
      [at(30), 503],
      [at(30), 504],
    ]);
  });

  it('is kept as one of the hundred latest', async () => {
    const webhook = await made.webhook();
    const attempts = Array.from({ length: 100 }, (_, index) => ({ at: at(index - 100), status: index }));
    const id = await made.delivery(webhook, { attempts: JSON.stringify(attempts) as never });
    await answer(webhook, 'failed', { status: 599 });
    const stored = (await made.stored(id)).attempts;
    expect([stored.length, stored[0]!.status, stored.at(-1)!.status]).toEqual([100, 1, 599]);
  });

  it('is put on record beside those of deliveries that were deleted meanwhile', async () => {
    const webhook = await made.webhook();
    const [gone, id] = [await made.delivery(webhook), await made.delivery(webhook)];
    const taken = await claim(webhook);
    await database.db.deleteFrom('deliveries').where('id', '=', gone).execute();
    await settle(taken.map((one) => doneWith(one, 'delivered')));
    expect((await made.stored(id)).status).toBe('succeeded');
  });

  it('is locked in the order of queues, whatever order they ended in', async () => {
    const webhook = await made.webhook();
    for (const resource_id of ['res_3', 'res_1', 'res_2']) await made.delivery(webhook, { resource_id, id: `dlv_of_${resource_id}` });
    const taken = await claim(webhook);
    await settle(taken.map((one) => doneWith(one, 'delivered')));
    expect(locked.at(-1)).toEqual(['deliveries', ['dlv_of_res_1', 'dlv_of_res_2', 'dlv_of_res_3']]);
  });
});

describe('the delivery that waits', () => {
  const inLine = async (webhook: string, resource_id: string) => {
    await made.delivery(webhook, { resource_id });
    return made.delivery(webhook, { resource_id, blocked: true });
  };

  it('goes when the one before it has ended, in each account, and its webhook is named', async () => {
    const webhook = await made.webhook();
    const next = await inLine(webhook, 'res_a');
    const others = await newDeliveries(database);
    const elsewhere = await others.webhook();
    await others.delivery(elsewhere, { resource_id: 'res_a' });
    const nextThere = await others.delivery(elsewhere, { resource_id: 'res_a', blocked: true });
    const there = await queue.claim([{ key: { accountId: others.accountId, webhookId: elsewhere }, limit: 1 }]);
    const freed = await settle([...(await claim(webhook)), ...there].map((one) => doneWith(one, 'delivered')));
    expect(freed).toHaveLength(2);
    expect(freed).toEqual(
      expect.arrayContaining([
        { accountId: made.accountId, webhookId: webhook },
        { accountId: others.accountId, webhookId: elsewhere },
      ]),
    );
    expect([await made.blockedOf([next]), await others.blockedOf([nextThere])]).toEqual([[], []]);
  });

  it('waits on when the one before it is tried again, or was a test', async () => {
    const webhook = await made.webhook();
    const next = await inLine(webhook, 'res_a');
    expect(await answer(webhook, 'failed')).toEqual([]);
    expect(await made.blockedOf([next])).toEqual([next]);
    await made.test(webhook, { resource_id: webhook });
    expect(await answer(webhook, 'delivered')).toEqual([]);
    expect(await made.blockedOf([next])).toEqual([next]);
  });
});

describe('an address', () => {
  it('that answered 410 is disabled, whatever else arrived there in the same moment', async () => {
    const webhook = await made.webhook();
    for (let left = 3; left > 0; left -= 1) await made.delivery(webhook);
    const verdicts: Verdict[] = ['delivered', 'gone', 'failed'];
    await settle((await claim(webhook)).map((one, index) => doneWith(one, verdicts[index]!)));
    expect(disabled).toEqual([`${webhook} https://example.com/hook gone`]);
  });

  it('fails from its first failure on, and is disabled after five days of nothing else', async () => {
    const webhook = await made.webhook();
    await made.delivery(webhook);
    await answer(webhook, 'failed');
    expect((await made.webhookNow(webhook)).failing_since).toBe(at(0));
    time.pass(4 * day);
    await answer(webhook, 'failed');
    expect([(await made.webhookNow(webhook)).failing_since, disabled]).toEqual([at(0), []]);
    time.pass(day);
    await answer(webhook, 'failed');
    expect(disabled).toEqual([`${webhook} https://example.com/hook failing`]);
  });

  it('fails no more after a success, also one among failures', async () => {
    const webhook = await made.webhook({ failing_since: at(-6 * day) });
    for (let left = 3; left > 0; left -= 1) await made.delivery(webhook);
    const verdicts: Verdict[] = ['failed', 'delivered', 'failed'];
    await settle((await claim(webhook)).map((one, index) => doneWith(one, verdicts[index]!)));
    expect([(await made.webhookNow(webhook)).failing_since, disabled]).toEqual([null, []]);
  });

  it('is not judged by tests', async () => {
    const [failing, gone] = [await made.webhook({ failing_since: at(-6 * day) }), await made.webhook()];
    await made.test(failing);
    await answer(failing, 'delivered');
    expect((await made.webhookNow(failing)).failing_since).toBe(at(-6 * day));
    await made.test(gone);
    await answer(gone, 'gone');
    expect([disabled, (await made.webhookNow(gone)).failing_since]).toEqual([[], null]);
  });

  it('is not judged by what a former one answered, whose delivery is tried there again; but a success counts', async () => {
    const webhook = await made.webhook();
    const [refused, paused, arrived] = [await made.delivery(webhook), await made.delivery(webhook), await made.delivery(webhook)];
    const taken = await claim(webhook);
    await setUrl(webhook, 'https://example.com/new');
    const found = new Map(taken.map((one) => [one.id, one]));
    await settle([doneWith(found.get(refused)!, 'gone'), doneWith(found.get(paused)!, 'failed', { retryAfterMs: 3_600_000 })]);
    expect([disabled, await made.webhookNow(webhook)]).toMatchObject([[], { failing_since: null, paused_until: null }]);
    for (const id of [refused, paused]) expect(await made.stored(id)).toMatchObject({ status: 'pending', next_attempt_at: at(5 * 1.05) });
    await settle([doneWith(found.get(arrived)!, 'delivered')]);
    expect((await made.stored(arrived)).status).toBe('succeeded');
  });
});

describe('webhooks', () => {
  it('are locked in the order of their ids, whatever order their attempts ended in', async () => {
    const webhooks = ['whk_2', 'whk_3', 'whk_1'];
    for (const id of webhooks) await made.delivery(await made.webhook({ id }));
    const taken = await claim(...webhooks);
    const done = webhooks.map((id) => doneWith(taken.find(({ webhookId }) => webhookId === id)!, 'failed', { retryAfterMs: 60_000 }));
    locked.length = 0;
    await settle(done);
    expect(locked.filter(([name]) => name !== 'deliveries')).toEqual([
      ['failing', 'whk_1'],
      ['failing', 'whk_2'],
      ['failing', 'whk_3'],
      ['paused', ['whk_1', 'whk_2', 'whk_3']],
    ]);
  });
});

describe('a pause that an address asked for', () => {
  /** What an address answers that may have asked for a pause before; until when it is paused then. */
  const ask = async (before: string | null, ...asked: [verdict: Verdict, seconds: number][]) => {
    const webhook = await made.webhook();
    for (let left = asked.length; left > 0; left -= 1) await made.delivery(webhook);
    const taken = await claim(webhook);
    await database.db.updateTable('webhooks').set({ paused_until: before }).where('id', '=', webhook).execute();
    await settle(taken.map((one, index) => doneWith(one, asked[index]![0], { retryAfterMs: asked[index]![1] * 1000 })));
    return (await made.webhookNow(webhook)).paused_until;
  };

  it('is the longest of those that it asked for', async () => {
    expect(await ask(null, ['failed', 60], ['failed', 600], ['failed', 6])).toBe(at(600));
  });

  it('is not shortened by a later answer, and may be lengthened', async () => {
    expect(await ask(at(600), ['failed', 60])).toBe(at(600));
    expect(await ask(at(6), ['failed', 60])).toBe(at(60));
  });

  it('is none where it took what it was sent, or asked for no time', async () => {
    expect(await ask(null, ['delivered', 60])).toBeNull();
    expect(await ask(null, ['failed', 0])).toBeNull();
  });

  it('may be asked for by the answer to a test', async () => {
    const webhook = await made.webhook();
    await made.test(webhook);
    await answer(webhook, 'failed', { retryAfterMs: 60_000 });
    expect((await made.webhookNow(webhook)).paused_until).toBe(at(60));
  });

  it('is for each of the webhooks that were answered', async () => {
    const webhooks = [await made.webhook(), await made.webhook(), await made.webhook()];
    for (const webhook of webhooks) await made.delivery(webhook);
    const taken = await claim(...webhooks);
    const seconds = (webhookId: string) => 60 * (1 + webhooks.indexOf(webhookId));
    await settle(taken.map((one) => doneWith(one, 'failed', { retryAfterMs: seconds(one.webhookId) * 1000 })));
    const until = await Promise.all(webhooks.map(async (webhook) => (await made.webhookNow(webhook)).paused_until));
    expect(until).toEqual([at(60), at(120), at(180)]);
  });
});
