import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { UsageDaysTable } from '../../data/tables/usage-days.ts';
import { addUsedParts, usedPartRow } from '../../rules/used-parts.ts';
import type { Batch, LogEntry } from './batch.ts';

/** A batch with its identity: each writer numbers its batches, and writes one before it starts the next. */
export interface NumberedBatch extends Batch {
  writer: string;
  number: number;
}

/**
 * Claims the batch's number; false when it was already written and only the acknowledgement was lost. Waits for an earlier attempt that is
 * still running.
 */
const claim = async (tx: Tx, { writer, number }: NumberedBatch, at: string): Promise<boolean> => {
  const { rows } = await sql`
insert into traffic_writers as known (id, batch, written_at) values (${writer}, ${number}, ${at})
on conflict (id) do update set batch = excluded.batch, written_at = excluded.written_at where known.batch < excluded.batch
returning id`.execute(tx);
  return rows.length > 0;
};

/** Successful reads, of which an account may log only a share. */
const isRead = sql<boolean>`entry.status < 400 and entry.method in ('GET', 'HEAD')`;

/** The share of reads to log: the account's setting, capped by the installation's. */
const shareOf = (most: number) => sql<number>`least(logged_reads, ${most}::float8)`;

/**
 * One statement for all entries; those of deleted accounts are skipped. A hash of its id decides whether a read is logged, so a retried
 * batch has the same entries.
 */
const insertEntries = (tx: Tx, entries: readonly LogEntry[], most: number) =>
  sql`
insert into logged_requests
select logged.* from jsonb_populate_recordset(null::logged_requests, ${JSON.stringify(entries)}::jsonb) entry
join accounts on accounts.id = entry.account_id
cross join lateral jsonb_populate_record(entry, jsonb_build_object(
  'logged_as', case when ${isRead} and ${shareOf(most)} > 0 then round(1 / greatest(${shareOf(most)}, 1e-9))::bigint else 1 end)) logged
where not (${isRead}) or (hashtextextended(entry.id, 0) & 1048575) < ${shareOf(most)} * 1048576
on conflict (account_id, id) do nothing`.execute(tx);

/** Sorted, so that two nodes cannot deadlock. */
const addDays = (tx: Tx, days: readonly UsageDaysTable[]) =>
  sql`
insert into usage_days as known (account_id, starts_at, requests, cost, client_errors, server_errors, throttled, busiest_minute, incomplete)
select account_id, starts_at, requests, cost, client_errors, server_errors, throttled, busiest_minute, incomplete
from jsonb_populate_recordset(null::usage_days, ${JSON.stringify(days)}::jsonb) day
where exists (select from accounts where accounts.id = day.account_id)
order by account_id, starts_at
on conflict (account_id, starts_at) do update set
  requests = known.requests + excluded.requests,
  cost = known.cost + excluded.cost,
  client_errors = known.client_errors + excluded.client_errors,
  server_errors = known.server_errors + excluded.server_errors,
  throttled = known.throttled + excluded.throttled,
  busiest_minute = greatest(known.busiest_minute, excluded.busiest_minute),
  incomplete = known.incomplete or excluded.incomplete`.execute(tx);

/** Nobody knows whose requests were not counted, so the day is incomplete for every account that existed. */
const markMissed = (tx: Tx, startsAt: string) =>
  sql`
insert into usage_days (account_id, starts_at, incomplete)
select id, ${startsAt}::timestamptz, true from accounts
where created_at < ${startsAt}::timestamptz + interval '1 day'
order by id
on conflict (account_id, starts_at) do update set incomplete = true`.execute(tx);

const partsIn = ({ uses }: Batch) =>
  [...uses.values()].flatMap(({ of, parts }) => [...parts].map(([part, requests]) => usedPartRow(of, part, requests)));

/**
 * Writes a batch in one transaction unless it is already written, so retries are safe.
 * @param mostReads maximum share of successful reads that is logged, from 0 to 1
 */
export const writeBatch = (db: Queries, batch: NumberedBatch, at: string, mostReads: number): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await claim(tx, batch, at))) return;
    await insertEntries(tx, batch.entries, mostReads);
    await addDays(tx, [...batch.days.values()]);
    await addUsedParts(tx, partsIn(batch));
    for (const startsAt of batch.missed) await markMissed(tx, startsAt);
  });
