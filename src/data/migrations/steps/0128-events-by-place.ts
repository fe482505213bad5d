import { type Kysely, sql } from 'kysely';
import { numbering as former } from './0029-event-numbers.ts';

// What 0029-event-numbers.ts says about positions holds. This is the same function with joins that have only one plan: a row is looked up
// by a range of one value in the order of its index, and then changed by its place in the table. Without this, a plan that was made for an
// empty outbox goes through all new events for each entry: 4,000 events of one transaction took 1.5 s. A place holds within the statement, because nothing else changes these rows: events only get their position, under the account's
// lock, and entries are only deleted.
const numbering = `
create or replace function number_events(given text[], discards boolean, everything boolean, waits boolean)
returns table (account_id text, followed boolean) language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  one text;
  locked text[] := '{}';
begin
  for one in select distinct unnest(given) as id order by id loop
    if waits then
      perform pg_advisory_xact_lock(hashtextextended('events of ' || one, 0));
      locked := locked || one;
    elsif pg_try_advisory_xact_lock(hashtextextended('events of ' || one, 0)) then
      locked := locked || one;
    else
      account_id := one;
      followed := null;
      return next;
    end if;
  end loop;
  return query
  with heads as materialized (
    select accounts.id, event_head(accounts.id) as head, before.restarts,
      case when before.restarts then '1:1:'::pg_snapshot else before.seen end as seen
    from unnest(locked) as requested (id)
    join accounts on accounts.id = requested.id
    left join lateral (
      select stored.seen,
        coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(stored.seen), true) or everything as restarts
      from (select) as always left join event_heads stored on stored.account_id = accounts.id
    ) as before on true
  ), found as (
    select heads.id as account_id, heads.head, fresh.event_id, fresh.entry, stored.type, stored.place, fresh.sequence,
      max(fresh.sequence) over (partition by heads.id, fresh.transaction) as last
    from heads cross join lateral (
      (select outbox.event_id, outbox.ctid as entry, outbox.sequence, outbox.transaction from outbox
        where outbox.account_id = heads.id and outbox.transaction >= pg_snapshot_xmax(heads.seen)
        order by outbox.transaction)
      union all
      (select entries.* from pg_snapshot_xip(heads.seen) as running (id) cross join lateral (
        select outbox.event_id, outbox.ctid as entry, outbox.sequence, outbox.transaction from outbox
        where outbox.account_id = heads.id and outbox.transaction between running.id and running.id
        order by outbox.transaction
      ) as entries)
    ) as fresh cross join lateral (
      select events.type, events.ctid as place from events
      where events.account_id = heads.id and events.id between fresh.event_id and fresh.event_id and events.position is null
      order by events.id limit 1
    ) as stored
  ), placed as materialized (
    select found.account_id, found.entry, found.type, found.place,
      found.head + row_number() over (partition by found.account_id order by found.last, found.sequence) as position
    from found
  ), numbered as (
    update events set position = placed.position from placed where events.ctid = placed.place
  ), moved as (
    insert into event_heads (account_id, position, seen)
    select heads.id, coalesce(latest.position, heads.head), pg_current_snapshot()
    from heads left join (
      select placed.account_id, max(placed.position) as position from placed group by placed.account_id
    ) as latest on latest.account_id = heads.id
    where latest.position is not null or heads.restarts
    on conflict (account_id) do update set position = excluded.position, seen = excluded.seen
  ), matched as (
    select placed.account_id, placed.entry, not discards or placed.type = 'WEBHOOK_TEST' or exists (
      select from webhooks where webhooks.account_id = placed.account_id and webhooks.events @> array[placed.type]) as followed
    from placed
  ), discarded as (
    delete from outbox using matched where not matched.followed and outbox.ctid = matched.entry
  )
  select matched.account_id, bool_or(matched.followed) from matched group by matched.account_id;
end $$`;

/** Numbers events in a time that grows with their number, whatever the statistics say. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(numbering).execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(former.replace('create function', 'create or replace function')).execute(db);
};
