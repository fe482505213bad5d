// How an event gets its position:
//
// A reader remembers one position and requests all events after it, so no event may ever appear before that position. Neither a timestamp
// nor a sequence guarantees this, because transactions do not commit in the order in which they begin. Transaction ids together with the
// snapshot's horizon would guarantee it, but at a price: one long transaction anywhere on the server delays the events of all accounts; a
// transaction that waited for another's row lock is ordered before it; and after a dump is loaded into another server, its ids may be
// ahead of that server's counter. If each transaction numbered its own events at commit, all commits of an account would wait for each
// other, each for a disk sync.
//
// So the transaction only draws a number from a sequence, without a lock. After the commit, `number_events` gives positions without gaps
// to all committed events that have none: for many transactions and accounts at once, with one disk sync for all of them.
//
// Why the order is right: let one transaction see the changes of another, and record an event after that. The other had drawn its
// number before its commit, so its number is lower; and whatever sees the later transaction also sees the earlier one. So each call of
// `number_events` finds the earlier event numbered already, or finds both and sorts them by their numbers. The events of a transaction
// are kept together, at its last number. The account's lock is taken before the query, so that its snapshot has all positions that were
// given before, and it is released when the commit is visible: positions appear in their order, after a disk sync like all commits.
//
// A crash between the two commits loses nothing: the outbox still has the events, and any node numbers them later. No reader has seen
// them in the meantime, since readers follow positions.
//
// How the events without a position are found: `event_heads.seen` is the snapshot of the last call that found any. What this call sees
// and that one did not was written by transactions that were running then, or began later. Rows that are deleted but not yet vacuumed
// are not searched, even when a long transaction prevents the vacuum, and neither is the rest of a long outbox. A snapshot from the
// future is from another server whose data was restored here: then, and if `everything` is set, the whole outbox is searched.

// After an account was emptied, positions continue where they were: an old cursor then leads to the next events, and skips none.
const head = `
create function event_head(account text) returns bigint language plpgsql stable as $$
begin
  return coalesce(
    (select heads.position from event_heads heads where heads.account_id = account),
    (select max(events.position) from events where events.account_id = account and events.position is not null),
    (select accounts.events_begin_after from accounts where accounts.id = account));
end $$`;

// The plans must not depend on statistics, because the outbox is empty or full from one moment to the next.
const byIndexes = 'set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan';

// The latest positions of accounts, and whether there are events to number.
const heads = `
create function event_heads_of(given text[]) returns table (account_id text, head bigint, waiting boolean)
language plpgsql stable ${byIndexes} as $$
#variable_conflict use_column
begin
  return query
  select requested.id, event_head(requested.id),
    exists (
      select from outbox
      where outbox.account_id = requested.id and outbox.transaction >= coalesce(pg_snapshot_xmax(heads.seen), '0'))
    or exists (
      select from pg_snapshot_xip(heads.seen) as running (id), outbox
      where outbox.account_id = requested.id and outbox.transaction = running.id)
    or coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(heads.seen), false)
  from unnest(given) as requested (id)
  left join event_heads heads on heads.account_id = requested.id;
end $$`;

// Returns the accounts whose events were numbered, and whether a webhook may want some of them; null for an account that is locked, which
// is skipped. With `everything` it waits for the lock instead.
//
// The joins have only one plan: a row is looked up by a range of one value in the order of its index, and then changed by its place in the
// table. Without this, a plan that was made for an empty outbox goes through all new events for each entry: 4,000 events of one transaction
// took 1.5 s. A place holds within the statement, because nothing else changes these rows: events only get their position, under the
// account's lock, and entries are only deleted.
const numbering = `
create function number_events(given text[], discards boolean, everything boolean)
returns table (account_id text, followed boolean) language plpgsql ${byIndexes} as $$
#variable_conflict use_column
declare
  one text;
  locked text[] := '{}';
begin
  for one in select distinct unnest(given) as id order by id loop
    if everything then
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

/** Gives positions to events after their commit. */
export const up = [head, heads, numbering];
