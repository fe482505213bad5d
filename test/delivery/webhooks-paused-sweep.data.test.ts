import { freshDatabase } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { runSweep } from '../../src/data/sweeping/sweep.ts';
import { pausedSweep } from '../../src/delivery/webhooks/paused-sweep.ts';
import { at, createTestClock, newDeliveries } from './queued.ts';

let database: Database;
let made: Awaited<ReturnType<typeof newDeliveries>>;
const { clock } = createTestClock();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  made = await newDeliveries(database);
});

/** Events are kept from the time of the test on. */
const sweep = (rows = 100) =>
  runSweep(
    database.db,
    pausedSweep(() => sql`${at(0)}::timestamptz`),
    clock,
    { rows, pauseMs: 0 },
  );
const old = { created_at: at(-1) };
const left = async (ids: readonly string[]): Promise<string[]> => {
  const rows = await database.db.selectFrom('deliveries').select('id').where('account_id', '=', made.accountId).execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
};

describe('the sweep of what paused webhooks have not got', () => {
  it('deletes what is older than events are kept, and the next of each record waits no longer for it', async () => {
    const webhook = await made.webhook({ status: 'paused' });
    const resource_id = newId('resource');
    const first = await made.delivery(webhook, { resource_id, ...old });
    const second = await made.delivery(webhook, { resource_id, blocked: true, ...old });
    const third = await made.delivery(webhook, { resource_id, blocked: true });
    const fourth = await made.delivery(webhook, { resource_id, blocked: true });
    const other = await made.delivery(webhook, old);
    await sweep(1);
    expect(await left([first, second, third, fourth, other])).toEqual([third, fourth]);
    expect(await made.blockedOf([third, fourth])).toEqual([fourth]);
  });

  it('leaves the deliveries of other webhooks, and those that have ended', async () => {
    const [enabled, paused] = [await made.webhook(), await made.webhook({ status: 'paused' })];
    const pending = await made.delivery(enabled, old);
    const ended = await made.delivery(paused, { ...old, status: 'failed', next_attempt_at: null });
    await sweep();
    expect(await left([pending, ended])).toEqual([pending, ended]);
  });
});
