import { type RawBuilder, sql } from 'kysely';
import { accountsWithOld } from '../../data/sweeping/aged-rows.ts';
import type { Sweep, SweepPart } from '../../data/sweeping/sweep.ts';
import { unblockHeads } from './order.ts';

/**
 * Deletes the oldest first. Webhooks stay paused until the transaction ends, and deliveries whose attempt is being recorded are skipped.
 * Hardly any other delivery is pending for so long, so a scan of the index by status passes over few.
 */
const deleteWaiting =
  (accountId: string, kept: string): SweepPart['batch'] =>
  async (tx, limit) => {
    const { rows: paused } = await sql<{ id: string }>`
      select id from webhooks where account_id = ${accountId} and status = 'paused' order by id for key share`.execute(tx);
    if (paused.length === 0) return 0;
    const { rows } = await sql<{ webhook_id: string; resource_id: string | null }>`
      delete from deliveries where ctid = any(array(
        select ctid from deliveries
        where account_id = ${accountId} and status = 'pending' and created_at < ${kept}::timestamptz
          and webhook_id = any(${paused.map(({ id }) => id)}::text[])
        order by created_at, id limit ${limit} for update skip locked))
      returning webhook_id, resource_id`.execute(tx);
    const queues = rows.flatMap(({ webhook_id: webhookId, resource_id: resourceId }) =>
      resourceId === null ? [] : [{ webhookId, resourceId }],
    );
    await unblockHeads(tx, accountId, queues);
    return rows.length;
  };

/**
 * Deletes deliveries of paused webhooks that are still pending when their events have become too old: a pending delivery keeps its event.
 * @param before SQL for the instant from which events are kept; it may refer to columns of `accounts`
 */
export const pausedSweep = (before: (now: Date) => RawBuilder<unknown>): Sweep => ({
  name: 'deliveries paused',
  async *parts(db, now) {
    for await (const { id, before: kept } of accountsWithOld(db, { table: 'deliveries', at: 'created_at' }, before(now)))
      yield { key: id, batch: deleteWaiting(id, kept) };
  },
});
