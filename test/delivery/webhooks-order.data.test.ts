import { freshDatabase, newAccount } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeliver } from '../../src/built-in/webhooks/delivery-store.ts';
import { newId } from '../../src/core/ids.ts';
import type { Principal } from '../../src/core/principal.ts';
import { createSealer } from '../../src/core/sealing.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import type { Claimed } from '../../src/delivery/webhooks/endpoints.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { createQueue } from '../../src/delivery/webhooks/queue.ts';
import { createRelay } from '../../src/delivery/webhooks/relay.ts';
import type { Verdict } from '../../src/delivery/webhooks/schedule.ts';
import { createSettle } from '../../src/delivery/webhooks/settle.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { eventAbout, recordUnnumbered } from '../support/events.ts';

let database: Database;
let now = Date.parse('2026-03-14T09:00:00.000Z');
const clock = () => new Date(now);
const sealer = createSealer('of the test');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** Records an event, which has its position then; its id. */
const write = async (accountId: string, resourceId = newId('resource')): Promise<string> => {
  const event = eventAbout('RESOURCE_UPDATED', resourceId);
  const id = await transaction(database.db, (tx) => recordEvent(tx, systemAuthor(accountId), event));
  await numberEvents(database.db, [accountId]);
  return id;
};

const newWebhook = async (accountId: string): Promise<string> => {
  const { db } = database;
  const id = newId('webhook');
  const webhook = { account_id: accountId, id, url: 'https://example.com/hook', events: ['RESOURCE_UPDATED'], created_by: newId('user') };
  await db
    .insertInto('webhooks')
    .values({ ...webhook, description: null, disabled_reason: null })
    .execute();
  const sealed = sealer.seal('whsec_YW4gZXhhbXBsZSwgbm90IGEgc2VjcmV0', id);
  await db
    .insertInto('webhook_secrets')
    .values({ account_id: accountId, webhook_id: id, slot: 'current', sealed, created_at: clock().toISOString(), expires_at: null })
    .execute();
  return id;
};

/** One thing that happens in a history. */
type Step =
  | { what: 'write'; resource: number }
  | { what: 'pass on'; batch: number }
  | { what: 'claim'; webhook: number; limit: number }
  | { what: 'answer'; verdict: Verdict; asked: number | undefined }
  | { what: 'lose' }
  | { what: 'wait'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('write' as const), resource: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pass on' as const), batch: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({ what: fc.constant('claim' as const), webhook: fc.nat(1), limit: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('answer' as const),
      verdict: fc.constantFrom<Verdict>('delivered', 'failed', 'failed'),
      asked: fc.constantFrom(undefined, undefined, undefined, 60_000, 7_200_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('lose' as const) }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(1, 10, 400, 3600, 100_000) }) },
);

/** Plays a history of writes, of processes that claim and answer or die, and of time, and holds every claim against the order. */
const play = async (steps: Step[]) => {
  const { db } = database;
  const accountId = await newAccount(db);
  const webhooks = [await newWebhook(accountId), await newWebhook(accountId)];
  const resources = Array.from({ length: 3 }, () => newId('resource'));
  const queue = createQueue({ db, clock, sealer });
  const settle = createSettle({ db, clock, disable: () => Promise.resolve() });
  const written: string[] = [];
  /** By webhook and record, the events that came to their end. */
  const ended = new Map<string, string[]>();
  /** By webhook, until when its address asked to be left alone. */
  const pausedUntil = new Map<string, number>();
  let claimed: Claimed[] = [];
  const laneOf = ({ webhookId, event }: Claimed) => `${webhookId} ${event.resource_id}`;
  const eventsOf = (resource: string | null) => written.filter((one) => one.startsWith(`${resource} `)).map((one) => one.split(' ')[1]!);

  const pass = async (batch: number): Promise<void> => {
    const fanOut = createFanOut({ db, clock, sealer, batch });
    await fanOut.step(accountId);
  };

  const claim = async (webhookId: string, limit: number): Promise<number> => {
    const got = await queue.claim([{ key: { accountId, webhookId }, limit }]);
    if (now < (pausedUntil.get(webhookId) ?? 0)) expect(got).toEqual([]);
    for (const one of got) {
      const before = ended.get(laneOf(one)) ?? [];
      // All earlier ones came to their end, and none of the record is with anybody else.
      expect(eventsOf(one.event.resource_id)[before.length]).toBe(one.event.id);
      expect(claimed.map(laneOf)).not.toContain(laneOf(one));
      claimed.push(one);
    }
    expect(got.length).toBeLessThanOrEqual(limit);
    return got.length;
  };

  const answer = async (verdict: Verdict, asked?: number): Promise<void> => {
    const delivery = claimed.shift();
    if (!delivery) return;
    const status = verdict === 'delivered' ? 204 : 500;
    const attempt = { at: clock().toISOString(), status, duration_ms: 1, error: null, response_body: '', request_headers: {} };
    await settle([{ delivery, verdict, retryAfterMs: asked, attempt }]);
    if (verdict === 'failed' && asked) pausedUntil.set(delivery.webhookId, Math.max(now + asked, pausedUntil.get(delivery.webhookId) ?? 0));
    if (verdict === 'delivered' || delivery.tries === 10)
      ended.set(laneOf(delivery), [...(ended.get(laneOf(delivery)) ?? []), delivery.event.id]);
  };

  const happen: { [What in Step['what']]: (step: Extract<Step, { what: What }>) => Promise<unknown> } = {
    write: async ({ resource }) => {
      const resourceId = resources[resource]!;
      written.push(`${resourceId} ${await write(accountId, resourceId)}`);
    },
    'pass on': ({ batch }) => pass(batch),
    claim: ({ webhook, limit }) => claim(webhooks[webhook]!, limit),
    answer: ({ verdict, asked }) => answer(verdict, asked),
    lose: async () => {
      // Whoever held them is gone; their time has to run out.
      if (claimed.length === 0) return;
      claimed = [];
      now += 31_000;
    },
    // Nobody is so slow that a lease ends under an attempt.
    wait: async ({ seconds }) => {
      if (claimed.length === 0) now += seconds * 1000;
    },
  };
  for (const one of steps) await happen[one.what](one as never);

  // In the end everything arrives.
  while (claimed.length > 0) await answer('delivered');
  await pass(1000);
  for (let idle = 0; idle < 2; ) {
    const got = (await claim(webhooks[0]!, 8)) + (await claim(webhooks[1]!, 8));
    while (claimed.length > 0) await answer('delivered');
    now += 200_000_000;
    idle = got === 0 ? idle + 1 : 0;
  }
  for (const webhook of webhooks)
    for (const resource of resources) expect(ended.get(`${webhook} ${resource}`) ?? []).toEqual(eventsOf(resource));
};

describe('the order of deliveries', () => {
  it('is that of the events of each record, whatever fails, is lost or waits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => play(steps)),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('lets other records pass, also behind very many that wait for one', async () => {
    const { db } = database;
    const accountId = await newAccount(db);
    const webhookId = await newWebhook(accountId);
    const queue = createQueue({ db, clock, sealer });
    const [busy, other] = [newId('resource'), newId('resource')];
    for (let count = 0; count < 300; count += 1) await write(accountId, busy);
    const last = await write(accountId, other);
    await createFanOut({ db, clock, sealer }).step(accountId);
    const [first] = await queue.claim([{ key: { accountId, webhookId }, limit: 1 }]);
    expect(first!.event.resource_id).toBe(busy);
    expect((await queue.claim([{ key: { accountId, webhookId }, limit: 4 }])).map(({ event }) => event.id)).toEqual([last]);
    expect(await queue.claim([{ key: { accountId, webhookId }, limit: 4 }])).toEqual([]);
  });

  it('leaves nothing behind, however many write, send and send again at the same time', async () => {
    const { db } = database;
    const accountId = await newAccount(db);
    const webhooks = [await newWebhook(accountId), await newWebhook(accountId)];
    const [first, second] = [newId('resource'), newId('resource')];
    const queue = createQueue({ db, clock, sealer });
    const settle = createSettle({ db, clock, disable: () => Promise.resolve() });
    const fanOut = createFanOut({ db, clock, sealer, batch: 7 });
    const admin = { accountId } as Principal;
    const arrived: Claimed[] = [];
    const times = 12;
    let writing = 3;

    const writeOften = async (): Promise<void> => {
      for (let count = 0; count < times; count += 1) {
        await write(accountId, count % 3 === 0 ? first : second);
        await fanOut.step(accountId);
      }
      writing -= 1;
    };
    const send = async (webhookId: string): Promise<void> => {
      for (let idle = 0; idle < 3; ) {
        const claimed = await queue.claim([{ key: { accountId, webhookId }, limit: 4 }]);
        const attempt = { at: clock().toISOString(), status: 204, duration_ms: 1, error: null, response_body: '', request_headers: {} };
        for (const delivery of claimed) await settle([{ delivery, verdict: 'delivered', retryAfterMs: undefined, attempt }]);
        arrived.push(...claimed);
        idle = writing === 0 && claimed.length === 0 ? idle + 1 : 0;
      }
    };
    const sendAgain = async (): Promise<void> => {
      while (writing > 0) {
        const { id, webhookId } = arrived[Math.floor(arrived.length / 2)] ?? {};
        if (id) await transaction(db, (tx) => redeliver(tx, admin, webhookId!, id, clock().toISOString()));
        else await fanOut.step(accountId);
      }
    };
    await Promise.all([writeOften(), writeOften(), writeOften(), sendAgain(), ...[...webhooks, ...webhooks].map(send)]);
    while ((await fanOut.step(accountId))?.events !== 0);
    await Promise.all(webhooks.map(send));
    const left = await db
      .selectFrom('deliveries')
      .select(['id', 'blocked'])
      .where('account_id', '=', accountId)
      .where('status', '=', 'pending')
      .execute();
    expect(left).toEqual([]);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(2 * 3 * times);
  });
});

describe('createFanOut', () => {
  it('gives a webhook nothing from before its creation, also where that has no position yet', async () => {
    const { db } = database;
    const accountId = await newAccount(db);
    const before = await write(accountId);
    const [old, fresh] = [await newWebhook(accountId), await newWebhook(accountId)];
    // As after a crash between the commit of an event and its number.
    await recordUnnumbered(db, accountId, eventAbout('WEBHOOK_CREATED', fresh));
    const fanOut = createFanOut({ db, clock, sealer });
    await fanOut.step(accountId);
    const after = await write(accountId);
    await fanOut.step(accountId);
    const rows = await db
      .selectFrom('deliveries')
      .select(['webhook_id', 'event_id'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => [row.webhook_id, row.event_id])).toEqual([
      [old, before],
      [old, after],
      [fresh, after],
    ]);
  });

  it('puts each event down once for each webhook, whoever else is at it', async () => {
    const { db } = database;
    const accountId = await newAccount(db);
    const webhookId = await newWebhook(accountId);
    for (let count = 0; count < 40; count += 1) await write(accountId);
    const fanOut = createFanOut({ db, clock, sealer, batch: 3 });
    const work = async () => {
      while ((await fanOut.waiting()).includes(accountId)) await fanOut.step(accountId);
    };
    await Promise.all([work(), work(), work()]);
    const rows = await db
      .selectFrom('deliveries')
      .select(['event_id', 'position'])
      .where('webhook_id', '=', webhookId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
});

describe('createRelay', () => {
  it('continues where a step has ended, also after a wake-up during the step', async () => {
    const begun: (number | undefined)[] = [];
    const ended = Promise.withResolvers<void>();
    const step = async (accountId: string, from?: number) => {
      begun.push(from);
      if (begun.length === 1) relay.wake(accountId);
      if (begun.length === 2) ended.resolve();
      return { events: 1, endpoints: [], claimed: [], next: begun.length === 1 ? 501 : undefined };
    };
    const fanOut = { step, waiting: async () => [] };
    const reserve = () => ({ limitOf: () => 0, begin: () => undefined });
    const relay = createRelay({ fanOut, reserve, onDue: () => undefined, due: async () => [], log: { warn: () => undefined } });
    relay.start();
    relay.wake('acc_1');
    await ended.promise;
    await relay.close();
    expect(begun.slice(0, 2)).toEqual([undefined, 501]);
  });

  it.each([
    [
      'what a step has claimed',
      async () => ({ events: 1, endpoints: [], claimed: [{ id: 'dlv_1' } as Claimed], next: undefined }),
      ['dlv_1'],
    ],
    ['nothing when a step fails, whose slots are free again', () => Promise.reject(new Error('no')), []],
  ])('begins to send %s', async (_what, step, expected) => {
    const begun = Promise.withResolvers<string[]>();
    const reserve = () => ({
      limitOf: () => 1,
      begin: (claimed: readonly Claimed[]) => begun.resolve(claimed.map(({ id }) => id)),
    });
    const fanOut = { step, waiting: async () => [] };
    const relay = createRelay({ fanOut, reserve, onDue: () => undefined, due: async () => [], log: { warn: () => undefined } });
    relay.start();
    relay.wake('acc_1');
    expect(await begun.promise).toEqual(expected);
    await relay.close();
  });
});
