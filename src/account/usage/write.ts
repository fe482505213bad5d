import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { UsageDaysTable } from '../../data/tables/usage-days.ts';
import type { Batch, LogEntry } from './batch.ts';

/** A batch with what tells it from all others: numbers go up by writer, and a batch is written before the next is tried. */
export interface NumberedBatch extends Batch {
  writer: string;
  number: number;
}

/** Puts the batch on record; false where it is already, because only the answer to its first try was lost. A try that is still under way is waited for. */
const claim = async (tx: Tx, { writer, number }: NumberedBatch, at: string): Promise<boolean> => {
  const { rows } = await sql`
insert into traffic_writers as known (id, batch, written_at) values (${writer}, ${number}, ${at})
on conflict (id) do update set batch = excluded.batch, written_at = excluded.written_at where known.batch < excluded.batch
returning id`.execute(tx);
  return rows.length > 0;
};

/** One statement, whatever the number of lines; an account that is gone by now takes its traffic with it. */
const insertEntries = (tx: Tx, entries: readonly LogEntry[]) =>
  sql`
insert into logged_requests
select line.* from jsonb_populate_recordset(null::logged_requests, ${JSON.stringify(entries)}::jsonb) line
where exists (select from accounts where accounts.id = line.account_id)
on conflict (account_id, id) do nothing`.execute(tx);

/** In one order, so that two nodes do not wait for each other. */
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

/** Nobody knows any more whose requests were not counted, so that the day is incomplete for every account there was. */
const markMissed = (tx: Tx, startsAt: string) =>
  sql`
insert into usage_days (account_id, starts_at, incomplete)
select id, ${startsAt}::timestamptz, true from accounts
where created_at < ${startsAt}::timestamptz + interval '1 day'
order by id
on conflict (account_id, starts_at) do update set incomplete = true`.execute(tx);

/** Writes a batch in one transaction, unless it is written already: it may be tried as often as it takes. */
export const writeBatch = (db: Queries, batch: NumberedBatch, at: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await claim(tx, batch, at))) return;
    await insertEntries(tx, batch.entries);
    await addDays(tx, [...batch.days.values()]);
    for (const startsAt of batch.missed) await markMissed(tx, startsAt);
  });
