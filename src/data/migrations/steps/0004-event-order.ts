import { type Kysely, sql } from 'kysely';

// Why an event gets its position from the database, at commit:
//
// A reader keeps one number and asks for what lies behind it, so nothing may ever appear before that number. Neither the time of
// an event nor a sequence can promise that, because transactions end in another order than they begin. Transaction ids with the
// snapshot's horizon can, at a price: one long transaction anywhere on the server holds every account's events back, a transaction
// that waited for another one's record is ordered before it, and a dump that is loaded into another server brings ids that its
// counter has not reached. Numbering afterwards, by whoever reads first, keeps writers apart but makes every read a write.
//
// So the last thing that a transaction does is to number its events: the trigger is deferred to the commit, takes the account's
// turn, and gives the next positions without a gap. The turn is given back when the commit is visible. What follows: positions
// are the order of commits; an event that is visible has a position, and all before it are visible; a change that saw another one
// has the later position; a reader needs no help from any process and may read from a standby; who is told of position n + 1
// after n has missed nothing.
//
// The price is that commits of one account which tell of something wait for each other, about as long as the disk takes to keep
// one: a thousand a second, whatever the number of accounts. The work before the commit is not held up, and as the turn is taken
// last, and only one, two transactions cannot wait for each other in a circle. It presumes READ COMMITTED, PostgreSQL's default:
// a stricter transaction that waited for its turn fails on `events_in_order` and changes nothing.
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
  // Only what is committed has a position, so an event enters these once.
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

// Whom an event is for, kept with it, because what it is about may be gone: the project that decides, and for what is about a
// file its uploader, who sees it whatever the project. Neither means everyone. A deleted project leaves behind by whom it was
// seen, so that they hear of the deletion and can still read what happened before.
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

/** Gives events the positions that readers follow, and says whom each is for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...order, ...audience]) await sql.raw(statement).execute(db);
};
