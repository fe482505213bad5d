import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { failPending, lockQueues, reblock, unblockHeads } from '../../src/delivery/webhooks/order.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { at, newDeliveries } from './queued.ts';

let database: Database;
let made: Awaited<ReturnType<typeof newDeliveries>>;
let webhookId: string;

beforeAll(async () => {
  database = await lentDatabase();
});
beforeEach(async () => {
  made = await newDeliveries(database);
  webhookId = await made.webhook();
});
afterAll(() => database?.close());

const inTransaction = <T>(work: (tx: Parameters<Parameters<typeof transaction<T>>[1]>[0]) => Promise<T>) => transaction(database.db, work);
const queue = (resourceId: string) => ({ webhookId, resourceId });
const unblock = (...resources: string[]) => inTransaction((tx) => unblockHeads(tx, made.accountId, resources.map(queue)));

describe('the queues of which a delivery is pending', () => {
  it('are those of this account and webhook with a delivery that has not ended and is no test', async () => {
    await made.delivery(webhookId, { resource_id: 'res_pending' });
    await made.delivery(webhookId, { resource_id: 'res_ended', status: 'failed', next_attempt_at: null });
    await made.delivery(await made.webhook(), { resource_id: 'res_elsewhere' });
    await made.test(webhookId, { resource_id: 'res_test' });
    const asked = ['res_ended', 'res_elsewhere', 'res_test', 'res_pending', 'res_nothing', 'res_pending'].map(queue);
    expect(await inTransaction((tx) => lockQueues(tx, made.accountId, asked))).toEqual(new Set([`${webhookId} res_pending`]));
    expect(await inTransaction((tx) => lockQueues(tx, 'acc_another', asked))).toEqual(new Set());
  });
});

describe('the end of a delivery', () => {
  const blocked = (resource_id: string, columns: object = {}) => made.delivery(webhookId, { resource_id, blocked: true, ...columns });

  it('frees the first that waits in each queue, and no other', async () => {
    const [a, later, b, elsewhere] = [await blocked('res_a'), await blocked('res_a'), await blocked('res_b'), await blocked('res_c')];
    expect(await unblock('res_a', 'res_b')).toEqual([webhookId]);
    expect(await made.blockedOf([a, later, b, elsewhere])).toEqual([later, elsewhere]);
  });

  it('frees nothing in a queue whose first delivery is free', async () => {
    await made.delivery(webhookId, { resource_id: 'res_a' });
    const later = await blocked('res_a');
    expect(await unblock('res_a')).toEqual([]);
    expect(await made.blockedOf([later])).toEqual([later]);
  });

  it('frees nothing where nothing waits, and passes over what has ended and tests', async () => {
    await made.delivery(webhookId, { resource_id: 'res_a', status: 'failed', next_attempt_at: null });
    await made.test(webhookId, { resource_id: 'res_a' });
    expect(await unblock('res_a', 'res_none')).toEqual([]);
    const waiting = await blocked('res_a');
    expect(await unblock('res_a')).toEqual([webhookId]);
    expect(await made.blockedOf([waiting])).toEqual([]);
  });

  it('names each webhook once whose deliveries it has freed', async () => {
    const other = await made.webhook();
    await blocked('res_a');
    await blocked('res_b');
    await made.delivery(other, { resource_id: 'res_a', blocked: true });
    const queues = [queue('res_a'), queue('res_b'), { webhookId: other, resourceId: 'res_a' }];
    const freed = await inTransaction((tx) => unblockHeads(tx, made.accountId, queues));
    expect(freed.toSorted()).toEqual([webhookId, other].toSorted());
  });
});

describe('a delivery that is pending again', () => {
  it('has a later one that was free wait, and is free itself', async () => {
    const again = await made.delivery(webhookId, { resource_id: 'res_a', blocked: true });
    const free = await made.delivery(webhookId, { resource_id: 'res_a' });
    await inTransaction((tx) => reblock(tx, made.accountId, [queue('res_a')]));
    expect(await made.blockedOf([again, free])).toEqual([free]);
  });

  it('waits where an earlier one is free', async () => {
    const free = await made.delivery(webhookId, { resource_id: 'res_a' });
    const again = await made.delivery(webhookId, { resource_id: 'res_a', blocked: true });
    await inTransaction((tx) => reblock(tx, made.accountId, [queue('res_a')]));
    expect(await made.blockedOf([free, again])).toEqual([again]);
  });
});

describe('the pending deliveries of a webhook that is disabled', () => {
  const end = () => inTransaction((tx) => failPending(tx, made.accountId, webhookId, at(60)));

  it('end, free and without a next attempt or a lease, and nothing else does', async () => {
    const other = await made.webhook();
    const kept = [
      await made.test(webhookId),
      await made.delivery(other),
      await made.delivery(webhookId, { status: 'succeeded', next_attempt_at: null }),
    ];
    const before = await Promise.all(kept.map(made.stored));
    const ended = [await made.delivery(webhookId, { lease: 'dlv_lease' }), await made.delivery(webhookId, { blocked: true })];
    await end();
    for (const id of ended)
      expect(await made.stored(id)).toMatchObject({
        status: 'failed',
        blocked: false,
        next_attempt_at: null,
        lease: null,
        updated_at: at(60),
        version: 2,
      });
    expect(await Promise.all(kept.map(made.stored))).toEqual(before);
  });

  it('end five thousand at a time, the latest first, and the first of those that are left are free', async () => {
    const first = await made.delivery(webhookId, { resource_id: 'res_left', created_at: at(-10), blocked: true });
    const { db } = database;
    await made.many(webhookId, 5000, 'res_left');
    await end();
    const left = db
      .selectFrom('deliveries')
      .select(['id', 'blocked'])
      .where('account_id', '=', made.accountId)
      .where('status', '=', 'pending');
    expect(await left.execute()).toEqual([{ id: first, blocked: false }]);
    await end();
    expect(await left.execute()).toEqual([]);
  });
});
