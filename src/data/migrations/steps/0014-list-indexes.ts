import { type Kysely, sql } from 'kysely';

// Every order that the contract offers on a long list stands in an index, so that a page costs what it shows. The order of
// priorities is the expression that lists sort by, letter for letter: PostgreSQL recognises it by that.
const indexes = [
  'create index users_by_role on users (account_id, role, created_at, id)',
  'create index users_by_updated_at on users (account_id, updated_at, id)',
  'create index users_in_order_of_email on users (account_id, email, id)',
  'create index teams_by_updated_at on teams (account_id, updated_at, id)',
  'create index team_members_by_added_at on team_members (account_id, team_id, added_at, user_id)',
  'create index project_members_by_added_at on project_members (account_id, project_id, added_at, user_id)',
  'create index tasks_by_title on tasks (account_id, title, id)',
  'create index tasks_by_completed_at on tasks (account_id, completed_at, id)',
  `create index tasks_by_priority on tasks
  (account_id, (array_position(array['low', 'normal', 'high', 'urgent'], priority)), created_at, id)`,
];

// The primary key is to be the youngest index of the table (0001-foundation.ts says why), so it is made again.
const tasksKey = [
  'alter table comments drop constraint comments_task',
  'alter table files drop constraint files_task',
  'alter table tasks drop constraint tasks_pkey',
  'alter table tasks add primary key (account_id, id)',
  `alter table comments
  add constraint comments_task foreign key (account_id, task_id) references tasks on delete cascade`,
  `alter table files
  add constraint files_task foreign key (account_id, task_id) references tasks on delete set null (task_id)`,
];

/** Gives the orders that lists can be asked for their indexes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...indexes, ...tasksKey]) await sql.raw(statement).execute(db);
};
