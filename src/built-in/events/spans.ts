import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Filter } from '../../data/query/where.ts';
import { accountsAtOnce, throughAccounts } from '../../data/sweeping/aged-rows.ts';
import type { Sweep, SweepPart } from '../../data/sweeping/sweep.ts';

// Events are listed by position. Times rise with positions, but not strictly, so PostgreSQL would search for yesterday's events from the
// oldest event on, expecting to find one soon. To avoid this, `event_spans` has the earliest and latest time of each span of positions,
// which shows where the events of a given time can be. Spans have actual times, so nothing is assumed about the order of times.

const position = sql.ref('events.position');

const spansOf = (accountId: string) => sql`event_spans where event_spans.account_id = ${accountId}`;

const lastOf = (accountId: string) => sql`(select last_position from ${spansOf(accountId)} order by first_position desc limit 1)`;

/** A position: all events before it are earlier than `time`. */
const firstSince = (accountId: string, time: unknown) => sql`coalesce(
  (select first_position from ${spansOf(accountId)} and latest >= ${time} order by first_position limit 1),
  ${lastOf(accountId)} + 1,
  0)`;

const everywhere = sql.lit(Number.MAX_SAFE_INTEGER);

/** The most events outside of spans that a query reads. The limit also makes PostgreSQL use the index, however many rows it expects. */
const lookedAt = 20_000;

/** A position: all events after it are later than `time`. Unlimited when too many events are outside of spans. */
const lastUntil = (accountId: string, time: unknown) => sql`case
  when ${lastOf(accountId)} is null then ${everywhere}
  when (
    select count(*) > ${sql.lit(lookedAt)} or min(recent.created_at) <= ${time} from (
      select events.created_at from events where events.account_id = ${accountId} and events.position > ${lastOf(accountId)}
      order by events.position limit ${sql.lit(lookedAt + 1)}
    ) as recent
  ) then ${everywhere}
  else coalesce((select last_position from ${spansOf(accountId)} and earliest <= ${time} order by first_position desc limit 1), 0)
end`;

/** The positions at which a filter by time can find events. A filter by one exact time needs none, because few events match it. */
export const impliedByTime = ({ operator }: Filter, time: unknown, { accountId }: Viewer): RawBuilder<boolean> | undefined => {
  const since = sql<boolean>`${position} >= ${firstSince(accountId, time)}`;
  const until = sql<boolean>`${position} <= ${lastUntil(accountId, time)}`;
  if (operator === 'gt' || operator === 'gte') return since;
  return operator === 'lt' || operator === 'lte' ? until : undefined;
};

/** Events per span, as a multiple of a sweep's batch size. They are only read, by their index, so a step can have more of them. */
const perRow = 5;

/** Notes the next span of an account, if there are enough events for it. */
const noteSpan =
  (accountId: string): SweepPart['batch'] =>
  async (tx, limit) => {
    const size = perRow * limit;
    const { rows } = await sql`
      insert into event_spans (account_id, first_position, last_position, earliest, latest)
      select ${accountId}, min(next.position), max(next.position), min(next.created_at), max(next.created_at)
      from (
        select events.position, events.created_at from events
        where events.account_id = ${accountId} and events.position > coalesce(${lastOf(accountId)}, 0)
        order by events.position limit ${size}
      ) as next
      having count(*) = ${size}
      returning last_position`.execute(tx);
    return rows.length * limit;
  };

/** Accounts with fewer events after their last span need no new span yet: so few events are read quickly. */
const fewEvents = 1000;

/** All accounts with many events that are in no span. */
const accountsWithoutSpans = (db: Queries): AsyncGenerator<string> =>
  throughAccounts(async (from) => {
    const { rows } = await sql<{ last: string | null; found: string[] }>`
      with page as materialized (
        select account_id, position from event_heads where account_id > ${from} order by account_id limit ${accountsAtOnce}
      )
      select max(account_id) as last, coalesce(array_agg(account_id) filter (where position - ${fewEvents} >= coalesce((
        select last_position from event_spans where event_spans.account_id = page.account_id order by first_position desc limit 1
      ), 0)), '{}') as found from page`.execute(db);
    return rows[0]!;
  });

/** Notes the times of events that are in no span yet. */
export const eventSpanSweep: Sweep = {
  name: 'event_spans',
  async *parts(db) {
    for await (const accountId of accountsWithoutSpans(db)) yield { key: accountId, batch: noteSpan(accountId) };
  },
};
