import { type RawBuilder, sql } from 'kysely';
import { accountsWithOld } from '../../data/sweeping/aged-rows.ts';
import type { Sweep, SweepPart } from '../../data/sweeping/sweep.ts';
import { type DeliveryQueue, unblockHeads } from './order.ts';

const pausedIn = async (db: Parameters<Sweep['parts']>[0], accountId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from webhooks where account_id = ${accountId} and status = 'paused'`.execute(db);
  return rows.map(({ id }) => id);
};

/** The oldest first. The webhook stays paused until the transaction ends; deliveries whose attempt is being recorded stay. */
const deleteWaiting =
  (accountId: string, webhookId: string, kept: string): SweepPart['batch'] =>
  async (tx, limit) => {
    const { rows: paused } = await sql`
      select from webhooks where account_id = ${accountId} and id = ${webhookId} and status = 'paused' for key share`.execute(tx);
    if (paused.length === 0) return 0;
    const { rows } = await sql<{ resource_id: string | null }>`
      delete from deliveries where ctid = any(array(
        select ctid from deliveries
        where account_id = ${accountId} and webhook_id = ${webhookId} and status = 'pending' and created_at < ${kept}::timestamptz
        order by created_at, id limit ${limit} for update skip locked))
      returning resource_id`.execute(tx);
    const queues = rows.flatMap(({ resource_id }): DeliveryQueue[] =>
      resource_id === null ? [] : [{ webhookId, resourceId: resource_id }],
    );
    await unblockHeads(tx, accountId, queues);
    return rows.length;
  };

/**
 * Deletes what paused webhooks have not got by the time when its events are deleted: pending deliveries keep their events.
 * @param before SQL for the instant from which on events are kept, which may refer to columns of `accounts`
 */
export const pausedSweep = (before: (now: Date) => RawBuilder<unknown>): Sweep => ({
  name: 'deliveries paused',
  async *parts(db, now) {
    for await (const { id, before: kept } of accountsWithOld(db, { table: 'deliveries', at: 'created_at' }, before(now)))
      for (const webhookId of await pausedIn(db, id)) yield { key: webhookId, batch: deleteWaiting(id, webhookId, kept) };
  },
});
