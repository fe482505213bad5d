import { type Kysely, sql } from 'kysely';

// `created_by` has no foreign key: it still names a deleted user.
const webhooks = [
  `
create table webhooks (
  account_id text collate "C" not null constraint webhooks_account references accounts on delete cascade,
  id text collate "C" not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  description text,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
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
// which decides the time of the next one; `attempt_count` counts all attempts.
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
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  tries integer not null default 0,
  attempt_count integer not null default 0,
  next_attempt_at timestamptz(3),
  last_response_status integer,
  attempts jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint deliveries_webhook foreign key (account_id, webhook_id) references webhooks on delete cascade,
  constraint deliveries_event foreign key (account_id, event_id) references events on delete cascade,
  constraint deliveries_pending check ((status = 'pending') = (next_attempt_at is not null))
)`,
  'create index deliveries_by_created_at on deliveries (account_id, webhook_id, created_at, id)',
  'create index deliveries_by_status on deliveries (account_id, webhook_id, status, created_at, id)',
  'create index deliveries_by_event on deliveries (account_id, event_id, webhook_id)',
  'alter table deliveries add primary key (account_id, id)',
];

// `resource_id` is an integration or a webhook, and has no foreign key: the operation outlives it. `state` is what the worker needs
// to continue after an interruption.
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
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  constraint operations_finished check ((status in ('succeeded', 'failed')) = (finished_at is not null)),
  constraint operations_result check (result is null or status = 'succeeded'),
  constraint operations_error check ((status = 'failed') = (error is not null))
)`,
  'create index operations_by_resource on operations (account_id, resource_id, created_at, id)',
  `create index operations_unfinished on operations (account_id, resource_id) where status in ('pending', 'running')`,
  'alter table operations add primary key (account_id, id)',
];

/** Webhooks with their secrets and deliveries, and operations. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...webhooks, secrets, ...deliveries, ...operations]) await sql.raw(statement).execute(db);
};
