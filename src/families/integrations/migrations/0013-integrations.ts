/**
 * Integrations.
 * `headers` are the secret request headers, sealed; `config` has their names, so that a list of integrations need not open them.
 */
export const up = [
  `
create table integrations (
  account_id text collate "C" not null constraint integrations_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  provider text not null check (provider in ('http_json')),
  status text not null default 'disconnected' check (status in ('connected', 'disconnected', 'error')),
  config jsonb not null,
  headers text,
  last_synced_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`,
  'create index integrations_by_created_at on integrations (account_id, created_at, id)',
  'create index integrations_by_name on integrations (account_id, name collate "C", id) where (name collate "C") is not null',
  'alter table integrations add primary key (account_id, id)',
];
