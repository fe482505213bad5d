// `created_by` has no foreign key: it still names a deleted user. `failing_since` is since when all deliveries have failed; null after a
// success.
const webhooks = [
  `
create table webhooks (
  account_id text collate "C" not null constraint webhooks_account references accounts on delete cascade,
  id text collate "C" not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  conditions jsonb not null default '{}',
  description text,
  status text not null default 'enabled' check (status in ('enabled', 'paused', 'disabled')),
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  failing_since timestamptz(3),
  paused_until timestamptz(3),
  created_by text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint webhooks_disabled check ((status = 'disabled') = (disabled_reason is not null))
)`,
  'create index webhooks_by_created_at on webhooks (account_id, created_at, id)',
  'alter table webhooks add primary key (account_id, id)',
];

// A table of their own, and sealed: a list of webhooks cannot expose a secret by mistake, and neither can a copy of the database.
const secrets = `
create table webhook_secrets (
  account_id text collate "C" not null,
  webhook_id text collate "C" not null,
  slot text not null check (slot in ('current', 'previous')),
  sealed text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  primary key (account_id, webhook_id, slot),
  constraint webhook_secrets_webhook foreign key (account_id, webhook_id) references webhooks on delete cascade,
  constraint webhook_secrets_expiry check ((slot = 'previous') = (expires_at is not null))
)`;

// One row for each event and webhook, and one for each test. `tries` counts the attempts since the delivery was last restarted,
// which decides the time of the next one; `attempt_count` counts all attempts. `position` is the event's: the order of the deliveries of
// one record to one webhook. A test has none and does not wait. `lease` is the running attempt; `next_attempt_at` is then the time when
// the lease expires.
//
// `due_at` is when a pending delivery may be claimed. Unlike `next_attempt_at`, it does not change while an attempt is running, so that a
// claim changes no indexed column and PostgreSQL writes no entry to any index for it. Half of each new page of the table stays free, so
// that a claimed row is stored next to its former version. This makes the table a fifth larger, and its indexes smaller by as much.
const deliveries = [
  `
create table deliveries (
  account_id text collate "C" not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  event_id text collate "C" not null,
  event_type text not null,
  resource_id text collate "C",
  test boolean not null default false,
  position bigint,
  lease text collate "C",
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  blocked boolean not null default false,
  tries integer not null default 0,
  attempt_count integer not null default 0,
  next_attempt_at timestamptz(3),
  due_at timestamptz(3) not null default now(),
  last_response_status integer,
  attempts jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint deliveries_webhook foreign key (account_id, webhook_id) references webhooks on delete cascade,
  constraint deliveries_event foreign key (account_id, event_id) references events on delete cascade,
  constraint deliveries_pending check ((status = 'pending') = (next_attempt_at is not null)),
  constraint deliveries_blocked check (not blocked or status = 'pending')
) with (fillfactor = 50)`,
  'create index deliveries_by_created_at on deliveries (account_id, webhook_id, created_at, id)',
  'create index deliveries_by_status on deliveries (account_id, webhook_id, status, created_at, id)',
  'create index deliveries_by_event on deliveries (account_id, event_id, webhook_id)',
  'create index deliveries_of_account on deliveries (account_id, created_at, id)',
  'create index deliveries_of_account_by_status on deliveries (account_id, status, created_at, id)',
  // The deliveries that may be claimed, those that wait for an earlier one of their queue, and whether there is an earlier one.
  `create index deliveries_by_due_at on deliveries (account_id, webhook_id, due_at, position) where status = 'pending' and not blocked`,
  'create index deliveries_blocked_by_queue on deliveries (account_id, webhook_id, resource_id) where blocked',
  `create index deliveries_in_order on deliveries (account_id, webhook_id, resource_id, position) where status = 'pending'`,
  'alter table deliveries add primary key (account_id, id)',
];

// E-mails that are not sent yet, one for each administrator. The primary key is enough: the table is nearly always empty.
const notices = `
create table webhook_notices (
  account_id text collate "C" not null,
  webhook_id text collate "C" not null,
  user_id text collate "C" not null,
  event_id text collate "C" not null,
  failing_since timestamptz(3),
  tries integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  primary key (account_id, webhook_id, user_id),
  constraint webhook_notices_webhook foreign key (account_id, webhook_id) references webhooks on delete cascade,
  constraint webhook_notices_user foreign key (account_id, user_id) references users on delete cascade,
  constraint webhook_notices_event foreign key (account_id, event_id) references events on delete cascade
)`;

// `resource_id` is an integration or a webhook, and has no foreign key: the operation outlives it. `state` is what the worker needs
// to continue after an interruption. A worker holds a lease on its operation; when the lease has expired, another worker may take it over.
const operations = [
  `
create table operations (
  account_id text collate "C" not null constraint operations_account references accounts on delete cascade,
  id text collate "C" not null,
  type text not null check (type in ('integration_sync', 'webhook_recovery')),
  status text not null default 'pending' check (status in ('pending', 'running', 'succeeded', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  resource_id text collate "C" not null,
  state jsonb not null default '{}',
  result jsonb,
  error jsonb,
  lease text collate "C",
  leased_until timestamptz(3),
  attempts integer not null default 0,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint operations_finished check ((status in ('succeeded', 'failed')) = (finished_at is not null)),
  constraint operations_result check (result is null or status = 'succeeded'),
  constraint operations_error check ((status = 'failed') = (error is not null))
)`,
  'create index operations_by_created_at on operations (account_id, created_at, id)',
  'create index operations_by_updated_at on operations (account_id, updated_at, id)',
  'create index operations_by_finished_at on operations (account_id, finished_at, id)',
  'create index operations_by_status on operations (account_id, status, created_at, id)',
  'create index operations_by_resource on operations (account_id, resource_id, created_at, id)',
  `create index operations_unfinished on operations (account_id, resource_id) where status in ('pending', 'running')`,
  'alter table operations add primary key (account_id, id)',
];

/** Webhooks with their secrets and deliveries, and operations. */
export const up = [...webhooks, secrets, ...deliveries, notices, ...operations];
