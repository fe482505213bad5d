// An event gets its position after its commit (0016-event-positions.ts), so that it is inserted into the indexes by position only once.
// The audience is stored with the event, because its record may be deleted: the project whose viewers see the event, and the person who
// sees it too, such as the uploader of a file or a member. Without both, the event is for all users of the account. The condition of
// `events_by_time`, which a search by time implies, keeps PostgreSQL from looking up an event by id in it. How common an actor is, PostgreSQL
// knows from statistics alone: it does not look at those of a partial index.
const events = [
  `
create table events (
  account_id text collate "C" not null constraint events_account references accounts on delete cascade,
  id text collate "C" not null,
  type text not null,
  resource_id text collate "C",
  actor jsonb not null,
  cause text collate "C",
  changes jsonb,
  data jsonb not null,
  version integer,
  project_id text collate "C",
  person_id text collate "C",
  trace text,
  position bigint,
  created_at timestamptz(3) not null default now()
)`,
  'create unique index events_in_order on events (account_id, position) where position is not null',
  'create index events_by_resource on events (account_id, resource_id, position) where position is not null',
  'create index events_by_type on events (account_id, type, position) where position is not null',
  `
create index events_by_actor on events (account_id, (actor ->> 'id'), position)
where position is not null and actor ->> 'id' is not null`,
  "create statistics events_actor_id on (actor ->> 'id') from events",
  "create statistics events_actor_type on (actor ->> 'type') from events",
  'create index events_by_time on events (account_id, created_at) where created_at is not null',
  'alter table events add primary key (account_id, id)',
];

const outbox = [
  'create sequence event_sequence',
  `
create table outbox (
  account_id text collate "C" not null,
  event_id text collate "C" not null,
  sequence bigint not null default nextval('event_sequence'),
  transaction xid8 not null default pg_current_xact_id(),
  created_at timestamptz(3) not null default now(),
  constraint outbox_event foreign key (account_id, event_id) references events on delete cascade
)`,
  'create index outbox_by_transaction on outbox (account_id, transaction)',
  'alter table outbox add primary key (account_id, event_id)',
];

// The latest position of each account. `written` is a position of PostgreSQL's log (LSN) after all acknowledged writes of the account: a
// standby that has replayed up to it has them all. A write is acknowledged when its events are numbered, which touches the account's row
// after the commit of the write; a write without an event touches the row separately. The row is locked when the trigger runs, so that an
// earlier position never replaces a later one. It is not a maximum: the position of a restored or promoted server may be lower.
const heads = [
  `
create table event_heads (
  account_id text collate "C" primary key constraint event_heads_account references accounts on delete cascade,
  position bigint not null,
  seen pg_snapshot,
  written pg_lsn
)`,
  `
create function note_write() returns trigger language plpgsql as $$
begin
  new.written := pg_current_wal_insert_lsn();
  return new;
end $$`,
  'create trigger writes_noted before insert or update on event_heads for each row execute function note_write()',
];

// The time range of the events at successive positions, with which a list by time finds its place among the positions; and the objects
// with the archived events, in the order of their positions.
const spans = [
  `
create table event_spans (
  account_id text collate "C" not null constraint event_spans_account references accounts on delete cascade,
  first_position bigint not null,
  last_position bigint not null,
  earliest timestamptz(3) not null,
  latest timestamptz(3) not null,
  primary key (account_id, first_position),
  constraint event_spans_positions check (last_position >= first_position)
)`,
  `
create table event_archives (
  account_id text collate "C" not null constraint event_archives_account references accounts on delete cascade,
  first_position bigint not null,
  last_position bigint not null,
  object_key text collate "C" not null,
  size integer not null,
  checksum text not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (account_id, first_position),
  constraint event_archives_positions check (last_position >= first_position)
)`,
];

/** Events, those that are not delivered yet, and their positions. */
export const up = [...events, ...outbox, ...heads, ...spans];
