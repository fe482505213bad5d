/** Teams and their members. */
export const up = [
  `
create table teams (
  account_id text collate "C" not null constraint teams_account references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
)`,
  'create index teams_by_created_at on teams (account_id, created_at, id)',
  'create index teams_by_updated_at on teams (account_id, updated_at, id)',
  'create index teams_by_name on teams (account_id, name collate "C", id) where (name collate "C") is not null',
  'create index teams_search on teams using gin (account_id, searchable(name) gin_trgm_ops, searchable(description) gin_trgm_ops)',
  'alter table teams add primary key (account_id, id)',
  `
create table team_members (
  account_id text collate "C" not null,
  team_id text collate "C" not null,
  user_id text collate "C" not null,
  added_at timestamptz(3) not null default now(),
  constraint team_members_team foreign key (account_id, team_id) references teams on delete cascade,
  constraint team_members_user foreign key (account_id, user_id) references users on delete cascade
)`,
  'create index team_members_by_user on team_members (account_id, user_id, team_id)',
  'create index team_members_by_added_at on team_members (account_id, team_id, added_at, user_id)',
  'alter table team_members add primary key (account_id, team_id, user_id)',
];
