import { type Kysely, sql } from 'kysely';

// Why an event gets its position from the database, at commit (0029-event-numbers.ts gives it after the commit instead):
//
// A reader remembers one position and requests all events after it, so no event may ever appear before that position. Neither a
// timestamp nor a sequence guarantees this, because transactions commit in another order than they begin. Transaction ids together
// with the snapshot's horizon do, at a price: one long transaction anywhere on the server delays the events of all accounts; a
// transaction that waited for another one's row lock is ordered before it; and a dump that is loaded into another server has ids
// that its counter has not reached. If the first reader numbered the events, writers would not block each other, but every read
// would be a write.
//
// So a transaction numbers its events as its last step: the trigger is deferred to the commit, takes the account's lock, and gives
// the next positions without gaps. The lock is released when the commit is visible. Therefore positions are in the order of commits;
// a visible event has a position, and all events before it are visible; a change that saw another change has a later position; a
// reader needs no other process and may read from a standby; a subscriber that receives position n + 1 after n has missed nothing.
//
// The price: commits with events in the same account wait for each other, for about one disk sync: a thousand commits a second for
// each account. The work before the commit does not wait. The lock is taken last, and a transaction takes only one, so that there
// are no deadlocks. This needs READ COMMITTED, PostgreSQL's default: a stricter transaction that waited for the lock fails on
// `events_in_order` and changes nothing.
const order = [
  'alter table outbox drop constraint outbox_event',
  'drop index events_in_order, events_by_resource, events_by_type',
  'alter table events drop constraint events_pkey',
  'alter table events add column position bigint',
  `
update events set position = numbered.position
from (select account_id, id, row_number() over (partition by account_id order by xid, id) as position from events) numbered
where events.account_id = numbered.account_id and events.id = numbered.id`,
  'alter table events drop column xid',
  // An event gets its position at the commit, so that it is inserted into these indexes only once.
  'create unique index events_in_order on events (account_id, position) where position is not null',
  'create index events_by_resource on events (account_id, resource_id, position) where position is not null',
  'create index events_by_type on events (account_id, type, position) where position is not null',
  'create index events_by_created_at on events (account_id, created_at)',
  'alter table events add primary key (account_id, id)',
  `alter table outbox
  add constraint outbox_event foreign key (account_id, event_id) references events on delete cascade`,
  `
create function number_event() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('events of ' || new.account_id, 0));
  update events
  set position = (select coalesce(max(position), 0) + 1 from events where account_id = new.account_id and position is not null)
  where account_id = new.account_id and id = new.id;
  return null;
end $$`,
  `
create constraint trigger events_numbered after insert on events
deferrable initially deferred for each row when (new.position is null) execute function number_event()`,
];

// The audience is stored with the event, because its record may be deleted: the project that decides, and for an event about a file
// its uploader, who sees it in any project. Without both the event is for all users of the account. For a deleted project the users
// who could see it are stored, so that they get the event of the deletion and can still read earlier events.
const audience = [
  'alter table events add column project_id text collate "C", add column uploader_id text collate "C"',
  `
update events set
  uploader_id = data->>'uploaded_by',
  project_id = case
    when resource_id like 'prj\\_%' then resource_id
    when data->'subject'->>'type' = 'project' then data->'subject'->>'id'
    when data->'subject'->>'type' = 'task' then coalesce(
      (select tasks.project_id from tasks where tasks.account_id = events.account_id and tasks.id = events.data->'subject'->>'id'),
      data->'subject'->>'id')
    else data->>'project_id'
  end`,
  `
create table former_projects (
  account_id text collate "C" not null constraint former_projects_account references accounts on delete cascade,
  id text collate "C" not null,
  visibility text not null check (visibility in ('private', 'team', 'public')),
  member_ids text[] collate "C" not null,
  deleted_at timestamptz(3) not null default now(),
  primary key (account_id, id)
)`,
];

/** The positions of events, and their audience. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...order, ...audience]) await sql.raw(statement).execute(db);
};
