import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Filter } from '../../data/query/where.ts';
import { accountsAtOnce, throughAccounts } from '../../data/sweeping/aged-rows.ts';
import type { Sweep, SweepPart } from '../../data/sweeping/sweep.ts';

// Events are listed by their positions, and times rise with positions, but not strictly: a list of yesterday's events would be read from the
// oldest event on, because PostgreSQL expects to meet one of yesterday soon. So the times of older events are noted in spans of positions,
// from which follows where the events of a time can be. Nothing is assumed of times: a span says what its events have.

const position = sql.ref('events.position');

const spansOf = (accountId: string) => sql`event_spans where event_spans.account_id = ${accountId}`;

const lastOf = (accountId: string) => sql`(select last_position from ${spansOf(accountId)} order by first_position desc limit 1)`;

/** The position before which every event happened earlier than a time. */
const firstSince = (accountId: string, time: unknown) => sql`coalesce(
  (select first_position from ${spansOf(accountId)} and latest >= ${time} order by first_position limit 1),
  ${lastOf(accountId)} + 1,
  0)`;

const everywhere = sql.lit(Number.MAX_SAFE_INTEGER);

/** How many events that are in no span are looked at. The limit also has PostgreSQL read them by their index, however many it expects. */
const lookedAt = 20_000;

/** The position after which every event happened later than a time; where many events are in no span, that is not known. */
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

/** Where events can be that a filter by time finds. Those of one moment are few, and found by their time. */
export const impliedByTime = ({ operator }: Filter, time: unknown, { accountId }: Viewer): RawBuilder<boolean> | undefined => {
  const since = sql<boolean>`${position} >= ${firstSince(accountId, time)}`;
  const until = sql<boolean>`${position} <= ${lastUntil(accountId, time)}`;
  if (operator === 'gt' || operator === 'gte') return since;
  return operator === 'lt' || operator === 'lte' ? until : undefined;
};

/** A span has so many times as many events as a batch of a sweep has rows: they are only read, by their index. */
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

/** An account with fewer events after its last span is left for later: so many are read quickly. */
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
