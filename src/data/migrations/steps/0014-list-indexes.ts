import { type Kysely, sql } from 'kysely';

// Every sort order that the contract allows on a long list has an index, so that the cost of a page depends only on its size. The
// order of priorities is exactly the expression in the queries: PostgreSQL uses the index only then.
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

// The primary key must be the youngest index of the table (see 0001-foundation.ts), so it is created again.
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

/** Indexes for the sort orders of lists. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...indexes, ...tasksKey]) await sql.raw(statement).execute(db);
};
