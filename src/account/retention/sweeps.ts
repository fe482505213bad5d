import { sql } from 'kysely';
import { accountsWithOld, byAccount } from '../../data/sweeping/aged-rows.ts';
import type { Sweep, SweepPart } from '../../data/sweeping/sweep.ts';
import { keptSince } from './days.ts';

/** Delivered and failed deliveries are found by status; pending ones stay, except those of paused webhooks (`pausedSweep`). */
const deliveries = (['succeeded', 'failed'] as const).map((status) =>
  byAccount({
    name: `deliveries ${status}`,
    table: 'deliveries',
    at: 'created_at',
    before: keptSince('events', 'deliveries'),
    when: sql<boolean>`status = ${sql.lit(status)}`,
  }),
);

/**
 * Deletes the oldest events of an account in order of position, up to the first that is within retention, still in the outbox, or still has
 * a delivery. The same statement records how far, so that later readers learn that events are missing. With an archive, only archived
 * events are deleted.
 */
const deleteEvents =
  (accountId: string, kept: string, isArchiving: boolean): SweepPart['batch'] =>
  async (tx, limit) => {
    const { rows } = await sql<{ position: number }>`
      with oldest as materialized (
        select events.id, events.position, events.created_at >= ${kept}::timestamptz
          or exists (select from outbox where outbox.account_id = ${accountId} and outbox.event_id = events.id)
          or exists (select from deliveries where deliveries.account_id = ${accountId} and deliveries.event_id = events.id)
          or (${isArchiving} and events.position > coalesce((
            select max(last_position) from event_archives where event_archives.account_id = ${accountId}), 0)) as stays
        from events
        where events.account_id = ${accountId}
          and events.position > (select greatest(events_deleted_until, events_begin_after) from accounts where accounts.id = ${accountId})
        order by events.position limit ${limit}
      ), deleted as (
        delete from events using oldest
        where events.account_id = ${accountId} and events.id = oldest.id
          and oldest.position < coalesce((select min(position) from oldest where stays), 9223372036854775807)
        returning events.position
      ), forgotten as (
        delete from event_spans
        where event_spans.account_id = ${accountId} and event_spans.last_position <= (select max(position) from deleted)
      ), said as (
        update accounts set events_deleted_until = (select max(position) from deleted)
        where accounts.id = ${accountId} and exists (select from deleted)
      )
      select position from deleted`.execute(tx);
    return rows.length;
  };

const events = (isArchiving: boolean): Sweep => ({
  name: 'events',
  async *parts(db, now) {
    for await (const { id, before } of accountsWithOld(db, { table: 'events', at: 'created_at' }, keptSince('events')(now)))
      yield { key: id, batch: deleteEvents(id, before, isArchiving) };
  },
});

/**
 * Deletes data that grows with use, after the account's retention. Deliveries go before their events.
 * @param isArchiving whether events stay until they are archived
 */
export const retentionSweeps = ({ isArchiving }: { isArchiving: boolean }): readonly Sweep[] => [
  ...deliveries,
  events(isArchiving),
  byAccount({ table: 'audit_entries', at: 'created_at', before: keptSince('audit') }),
  byAccount({ table: 'logged_requests', at: 'created_at', before: keptSince('requests') }),
];
