/** Notifications. Nobody is told twice: a person has one for each occasion. */
export const up = [
  `
create table notifications (
  account_id text collate "C" not null constraint notifications_account references accounts on delete cascade,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null check (kind in ('mentioned', 'assigned', 'invited', 'commented', 'due')),
  status text not null default 'unread' check (status in ('unread', 'read', 'archived')),
  resource_id text collate "C" not null,
  event_id text collate "C",
  actor jsonb not null,
  occasion text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  primary key (account_id, id),
  constraint notifications_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index notifications_by_created_at on notifications (account_id, created_at, id)',
  'create index notifications_by_user on notifications (account_id, user_id, created_at, id)',
  'create index notifications_by_status on notifications (account_id, user_id, status, created_at, id)',
  'create index notifications_by_record on notifications (account_id, user_id, resource_id, created_at, id)',
  'create unique index notifications_once on notifications (account_id, user_id, occasion)',
];

export const down = [
  // Their events mean nothing without them.
  `
delete from events where type in ('NOTIFICATION_CREATED', 'NOTIFICATION_UPDATED', 'USER_NOTIFICATIONS_READ')`,
  'drop table notifications',
];
