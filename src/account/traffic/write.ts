import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { UsageDaysTable } from '../../data/tables/usage-days.ts';
import { addUsedParts, usedPartRow } from '../../rules/used-parts.ts';
import type { Batch, LogEntry } from './batch.ts';

/** A batch with its identity: each writer numbers its batches, and writes one before it tries the next. */
export interface NumberedBatch extends Batch {
  writer: string;
  number: number;
}

/** Claims the batch's number; false when it is written already and only the answer was lost. It waits for an earlier attempt that is still running. */
const claim = async (tx: Tx, { writer, number }: NumberedBatch, at: string): Promise<boolean> => {
  const { rows } = await sql`
insert into traffic_writers as known (id, batch, written_at) values (${writer}, ${number}, ${at})
on conflict (id) do update set batch = excluded.batch, written_at = excluded.written_at where known.batch < excluded.batch
returning id`.execute(tx);
  return rows.length > 0;
};

/** One statement for all entries; entries of deleted accounts are skipped. */
const insertEntries = (tx: Tx, entries: readonly LogEntry[]) =>
  sql`
insert into logged_requests
select entry.* from jsonb_populate_recordset(null::logged_requests, ${JSON.stringify(entries)}::jsonb) entry
where exists (select from accounts where accounts.id = entry.account_id)
on conflict (account_id, id) do nothing`.execute(tx);

/** Sorted, so that two nodes cannot deadlock. */
const addDays = (tx: Tx, days: readonly UsageDaysTable[]) =>
  sql`
insert into usage_days as known (account_id, starts_at, requests, cost, client_errors, server_errors, throttled, incomplete)
select account_id, starts_at, requests, cost, client_errors, server_errors, throttled, incomplete
from jsonb_populate_recordset(null::usage_days, ${JSON.stringify(days)}::jsonb) day
where exists (select from accounts where accounts.id = day.account_id)
order by account_id, starts_at
on conflict (account_id, starts_at) do update set
  requests = known.requests + excluded.requests,
  cost = known.cost + excluded.cost,
  client_errors = known.client_errors + excluded.client_errors,
  server_errors = known.server_errors + excluded.server_errors,
  throttled = known.throttled + excluded.throttled,
  incomplete = coalesce(known.incomplete, false) or excluded.incomplete`.execute(tx);

/** It is unknown whose requests were not counted, so the day is incomplete for every account that existed. */
const markMissed = (tx: Tx, startsAt: string) =>
  sql`
insert into usage_days (account_id, starts_at, incomplete)
select id, ${startsAt}::timestamptz, true from accounts
where created_at < ${startsAt}::timestamptz + interval '1 day'
order by id
on conflict (account_id, starts_at) do update set incomplete = true`.execute(tx);

const partsIn = ({ uses }: Batch) =>
  [...uses.values()].flatMap(({ of, parts }) => [...parts].map(([part, requests]) => usedPartRow(of, part, requests)));

/** Writes a batch in one transaction, unless it is written already, so that it can be retried. */
export const writeBatch = (db: Queries, batch: NumberedBatch, at: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await claim(tx, batch, at))) return;
    await insertEntries(tx, batch.entries);
    await addDays(tx, [...batch.days.values()]);
    await addUsedParts(tx, partsIn(batch));
    for (const startsAt of batch.missed) await markMissed(tx, startsAt);
  });
