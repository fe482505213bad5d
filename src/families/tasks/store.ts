import { type SelectQueryBuilder, sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import { type Collection, listRecords } from '../../data/collection.ts';
import type { Queries } from '../../data/database.ts';
import type { Tables } from '../../data/tables/index.ts';
import type { Task, TaskFields } from './task.ts';

const columns = [
  'id',
  'project_id',
  'title',
  'description',
  'status',
  'priority',
  'assignee_id',
  'due_at',
  'tags',
  'completed_at',
  'created_by',
  'created_at',
  'updated_at',
] as const;

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`tasks.${column}`)])),
  key: sql.ref('tasks.id'),
  ranks: { priority: sql`array_position(array['low', 'normal', 'high', 'urgent'], tasks.priority)` },
};

/** How many rows one INSERT carries: PostgreSQL takes 65,535 parameters a statement. */
const batch = 1000;

const ofProject = (db: Queries, { accountId }: Principal, projectId: string) =>
  db.selectFrom('tasks').where('tasks.account_id', '=', accountId).where('tasks.project_id', '=', projectId);

export const listTasks = (db: Queries, caller: Principal, projectId: string, query: ListQuery) =>
  listRecords<Task>(
    ofProject(db, caller, projectId) as SelectQueryBuilder<Tables, 'tasks', object>,
    (base) => base.select(columns.map((column) => `tasks.${column}` as const)),
    collection,
    query,
  );

const rowOf = (caller: Principal, project_id: string, now: string, fields: TaskFields) => ({
  ...fields,
  account_id: caller.accountId,
  id: newId('task'),
  project_id,
  status: 'todo' as const,
  created_by: caller.userId,
  created_at: now,
  updated_at: now,
});

export const insertTask = (tx: Queries, caller: Principal, projectId: string, now: string, fields: TaskFields) =>
  tx
    .insertInto('tasks')
    .values(rowOf(caller, projectId, now, fields))
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow();

/** Copies the tasks of one project into another, in their order, as new ones that nobody has begun. */
export const copyTasks = async (tx: Queries, caller: Principal, from: string, to: string, now: string): Promise<void> => {
  const sources = await ofProject(tx, caller, from)
    .select(['title', 'description', 'priority', 'assignee_id', 'due_at', 'tags'])
    .orderBy('tasks.created_at')
    .orderBy('tasks.id')
    .execute();
  for (let start = 0; start < sources.length; start += batch) {
    const rows = sources.slice(start, start + batch).map((source) => rowOf(caller, to, now, source));
    await tx.insertInto('tasks').values(rows).execute();
  }
};
