import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventType } from '../../src/contract/events.ts';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import { createQueue } from '../../src/delivery/webhooks/queue.ts';
import { createSettle } from '../../src/delivery/webhooks/settle.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { eventAbout, recordUnnumbered } from '../support/events.ts';
import { at, createTestClock, doneWith, newDeliveries, sealer } from './queued.ts';

let database: Database;
let made: Awaited<ReturnType<typeof newDeliveries>>;
const { clock } = createTestClock();

beforeAll(async () => {
  database = await lentDatabase();
});
beforeEach(async () => {
  made = await newDeliveries(database);
});
afterAll(() => database?.close());

/** Records an event, which has its position then; its id. */
const record = async (type: EventType = 'RESOURCE_UPDATED', resourceId = newId('resource')): Promise<string> => {
  const id = await transaction(database.db, (tx) => recordEvent(tx, systemAuthor(made.accountId), eventAbout(type, resourceId)));
  await numberEvents(database.db, [made.accountId]);
  return id;
};

/** The same about no record, as kinds may be that the contract does not have yet. */
const recordAboutNothing = async (): Promise<void> => {
  const id = await record();
  await database.db.updateTable('events').set({ resource_id: null }).where('id', '=', id).execute();
};
const step = (batch?: number, from?: number) => createFanOut({ db: database.db, clock, sealer, batch }).step(made.accountId, from);
const deliveries = () =>
  database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('account_id', '=', made.accountId)
    .orderBy('position')
    .orderBy('webhook_id')
    .execute();
/** The deliveries as `webhook event`. */
const sent = async () => (await deliveries()).map((one) => `${one.webhook_id} ${one.event_id}`);
const [old, fresh] = [newId('resource'), newId('resource')];
const keyOf = (webhookId: string) => ({ accountId: made.accountId, webhookId });

describe('a step', () => {
  it('makes one delivery of an event for each webhook that subscribes to its type, due at once', async () => {
    const [one, deletions] = [await made.webhook(), await made.webhook({ events: ['RESOURCE_DELETED', 'USER_CREATED'] })];
    const [updated, deleted] = [await record(), await record('RESOURCE_DELETED')];
    expect(await step()).toEqual({ events: 2, endpoints: [keyOf(one), keyOf(deletions)], claimed: [], next: undefined });
    expect(await deliveries()).toMatchObject([
      { webhook_id: one, event_id: updated, event_type: 'RESOURCE_UPDATED', position: 1, status: 'pending', blocked: false },
      { webhook_id: deletions, event_id: deleted, event_type: 'RESOURCE_DELETED', position: 2, next_attempt_at: at(0), due_at: at(0) },
    ]);
    expect(await step()).toEqual({ events: 0, endpoints: [], claimed: [], next: undefined });
    expect(await deliveries()).toHaveLength(2);
  });

  it('takes so many events, and continues after the last of them', async () => {
    const webhook = await made.webhook();
    const events = [await record(), await record(), await record(), await record()];
    const first = await step(2);
    expect([first!.events, first!.next, await sent()]).toEqual([2, 3, events.slice(0, 2).map((id) => `${webhook} ${id}`)]);
    const second = await step(2, 3);
    expect([second!.events, second!.next, (await sent()).length]).toEqual([2, 5, 4]);
    expect(await step(2, 5)).toEqual({ events: 0, endpoints: [], claimed: [], next: undefined });
  });

  it('has a delivery wait for an earlier one of its record, be it older or made by the same step', async () => {
    const webhook = await made.webhook();
    await record('RESOURCE_UPDATED', old);
    await step();
    for (const record_id of [old, fresh, fresh]) await record('RESOURCE_UPDATED', record_id);
    expect((await step())!.endpoints).toEqual([keyOf(webhook)]);
    expect((await deliveries()).map(({ resource_id, blocked }) => [resource_id, blocked])).toEqual([
      [old, false],
      [old, true],
      [fresh, false],
      [fresh, true],
    ]);
  });

  it('has none wait that is about no record, or that another webhook gets', async () => {
    const webhooks = [await made.webhook(), await made.webhook()];
    await recordAboutNothing();
    await recordAboutNothing();
    await record('RESOURCE_UPDATED', fresh);
    expect((await step())!.endpoints.map(({ webhookId }) => webhookId).toSorted()).toEqual(webhooks.toSorted());
    expect((await deliveries()).map(({ blocked }) => blocked)).toEqual(Array(6).fill(false));
  });

  it('makes deliveries to a disabled webhook that have failed already, wait for nothing and hold nothing up', async () => {
    const webhook = await made.webhook({ status: 'disabled', disabled_reason: 'gone' });
    await record('RESOURCE_UPDATED', fresh);
    await record('RESOURCE_UPDATED', fresh);
    expect((await step())!.endpoints).toEqual([]);
    const failed = { webhook_id: webhook, status: 'failed', next_attempt_at: null, blocked: false };
    expect(await deliveries()).toMatchObject([failed, failed]);
  });

  it('makes deliveries to a paused webhook that are pending and in order, and names no address', async () => {
    const webhook = await made.webhook({ status: 'paused' });
    await record('RESOURCE_UPDATED', fresh);
    await record('RESOURCE_UPDATED', fresh);
    expect((await step())!.endpoints).toEqual([]);
    const pending = { webhook_id: webhook, status: 'pending' };
    expect(await deliveries()).toMatchObject([
      { ...pending, blocked: false },
      { ...pending, blocked: true },
    ]);
  });

  it('makes no delivery of a test, whose request has made it, and names its webhook', async () => {
    const webhook = await made.webhook({ events: ['WEBHOOK_TEST'] });
    await record('WEBHOOK_TEST', webhook);
    await record();
    expect(await step()).toEqual({ events: 2, endpoints: [keyOf(webhook)], claimed: [], next: undefined });
    expect(await sent()).toEqual([]);
  });

  it('gives a webhook nothing from before its creation', async () => {
    const webhook = await made.webhook();
    await record();
    await record('WEBHOOK_CREATED', webhook);
    const after = await record();
    await step();
    expect(await sent()).toEqual([`${webhook} ${after}`]);
  });

  it.each(['enabled', 'paused'] as const)('counts the kinds of events that webhooks get which are %s, and not disabled', async (status) => {
    const webhook = await made.webhook({ status });
    await made.webhook({ status: 'disabled', disabled_reason: 'gone' });
    await record();
    await record();
    await step();
    const used = database.db
      .selectFrom('used_parts')
      .select(['client_id', 'kind', 'name', 'requests'])
      .where('account_id', '=', made.accountId);
    expect(await used.execute()).toEqual([{ client_id: webhook, kind: 'event', name: 'RESOURCE_UPDATED', requests: 2 }]);
  });
});

describe('the accounts that wait', () => {
  it('are all with events in the outbox that have positions', async () => {
    const accounts = [made];
    while (accounts.length < 3) accounts.push(await newDeliveries(database));
    for (made of accounts) await record();
    const unnumbered = await newDeliveries(database);
    await recordUnnumbered(database.db, unnumbered.accountId, eventAbout('RESOURCE_UPDATED'));
    const waiting = await createFanOut({ db: database.db, clock, sealer }).waiting();
    expect(waiting).toEqual(expect.arrayContaining(accounts.map(({ accountId }) => accountId)));
    expect(waiting).not.toContain(unnumbered.accountId);
    await step();
    expect(await createFanOut({ db: database.db, clock, sealer }).waiting()).not.toContain(made.accountId);
  });
});

describe('deliveries that are created as claimed', () => {
  const queue = () => createQueue({ db: database.db, clock, sealer });
  const stepWith = (limit: number) => createFanOut({ db: database.db, clock, sealer }).step(made.accountId, undefined, () => limit);
  const claimedBy = async (limit: number) => (await stepWith(limit))!.claimed.map(({ webhookId, event }) => `${webhookId} ${event.id}`);

  it('have their event, their address and a lease: nobody else sends them, and their outcome is recorded', async () => {
    const webhook = await made.webhook();
    await made.secret(webhook, 'current', 'whsec_current');
    const event = await record('RESOURCE_UPDATED', old);
    const outcome = (await stepWith(4))!;
    expect(outcome).toMatchObject({ events: 1, endpoints: [] });
    const [claimed] = outcome.claimed;
    expect(claimed).toMatchObject({
      ...keyOf(webhook),
      test: false,
      tries: 1,
      event: { id: event, type: 'RESOURCE_UPDATED', resource_id: old },
      endpoint: { url: 'https://example.com/hook', secrets: ['whsec_current'] },
    });
    const created = await made.stored(claimed!.id);
    expect(created).toMatchObject({ status: 'pending', lease: claimed!.lease, next_attempt_at: at(30), due_at: at(0), attempt_count: 0 });
    expect(await queue().claim([{ key: keyOf(webhook), limit: 10 }])).toEqual([]);
    await createSettle({ db: database.db, clock, disable: async () => undefined })([doneWith(claimed!, 'delivered')]);
    expect(await made.stored(claimed!.id)).toMatchObject({ status: 'succeeded', lease: null, next_attempt_at: null, attempt_count: 1 });
  });

  it('are the first ones to each webhook, as many as it may have; the others are due', async () => {
    const [one, two] = [await made.webhook(), await made.webhook({ events: ['RESOURCE_DELETED'] })];
    const events = [await record(), await record(), await record('RESOURCE_DELETED'), await record()];
    const { claimed, endpoints } = (await stepWith(2))!;
    const ids = claimed.map(({ webhookId, event }) => `${webhookId} ${event.id}`);
    expect(ids.sort()).toEqual([`${one} ${events[0]}`, `${one} ${events[1]}`, `${two} ${events[2]}`].sort());
    expect(endpoints).toEqual([keyOf(one)]);
    expect((await queue().claim([{ key: keyOf(one), limit: 10 }])).map(({ event }) => event.id)).toEqual([events[3]]);
  });

  it('are never those that wait for an earlier one of their record', async () => {
    const webhook = await made.webhook();
    const [first] = [await record('RESOURCE_UPDATED', old), await record('RESOURCE_UPDATED', old)];
    expect(await claimedBy(4)).toEqual([`${webhook} ${first}`]);
    await record('RESOURCE_UPDATED', old);
    expect(await claimedBy(4)).toEqual([]);
  });

  it.each<[string, Parameters<typeof made.webhook>[0]]>([
    ['paused', { status: 'paused' }],
    ['disabled', { status: 'disabled', disabled_reason: 'gone' }],
    ['asked to wait', { paused_until: at(60) }],
  ])('are none to a webhook that is %s', async (_what, fields) => {
    const webhook = await made.webhook(fields);
    const event = await record();
    expect(await claimedBy(4)).toEqual([]);
    expect(await sent()).toEqual([`${webhook} ${event}`]);
  });

  it('are none of a suspended account', async () => {
    await made.webhook();
    await database.db
      .updateTable('accounts')
      .set({ suspended_at: at(0) })
      .where('id', '=', made.accountId)
      .execute();
    await record();
    expect(await claimedBy(4)).toEqual([]);
  });

  it('are none to a webhook whose secret cannot be opened, which keeps no other waiting', async () => {
    const [broken, sound] = [await made.webhook(), await made.webhook()];
    await made.secret(broken, 'current', 'whsec_current');
    await database.db.updateTable('webhook_secrets').set({ sealed: 'nothing' }).where('webhook_id', '=', broken).execute();
    const event = await record();
    expect(await claimedBy(4)).toEqual([`${sound} ${event}`]);
    expect((await sent()).sort()).toEqual([`${broken} ${event}`, `${sound} ${event}`].sort());
  });
});
