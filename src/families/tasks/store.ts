import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Collection, List } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import type { Tables } from '../../data/tables/index.ts';
import { inVisibleProject, inVisibleProjects } from '../projects/service.ts';
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
  ties: { status: sql.ref('tasks.created_at'), priority: sql.ref('tasks.created_at') },
  ranks: { priority: sql`array_position(array['low', 'normal', 'high', 'urgent'], tasks.priority)` },
};

const shown = columns.map((column) => `tasks.${column}` as const);
const projectId = sql.ref('tasks.project_id');

/** How many rows one INSERT carries: PostgreSQL takes 65,535 parameters a statement. */
const batch = 1000;

const ofAccount = (db: Queries, { accountId }: Viewer) => db.selectFrom('tasks').where('tasks.account_id', '=', accountId);

/** A task is seen where its project is. */
const visibleOne = (db: Queries, caller: Principal, id: string) =>
  ofAccount(db, caller).where('tasks.id', '=', id).where(inVisibleProject(caller, projectId));

const ofProject = (db: Queries, caller: Viewer, project: string) => ofAccount(db, caller).where('tasks.project_id', '=', project);

const visible = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(inVisibleProjects(caller, projectId));

const all: List = { base: visible, select: (base) => base.select(shown), collection };

export const listTasks = listOf<Task>(all);

export const listTasksOfProject = listOf<Task, [projectId: string]>({ ...all, base: ofProject });

export const listTasksOfUser = listOf<Task, [userId: string]>({
  ...all,
  base: (db, viewer, userId) => visible(db, viewer).where('tasks.assignee_id', '=', userId),
});

export const findTask = (db: Queries, caller: Principal, id: string) =>
  visibleOne(db, caller, id).select(shown).select('tasks.version').executeTakeFirst();

export const findTasks = (db: Queries, caller: Principal, ids: readonly string[]) =>
  ofAccount(db, caller)
    .where(sql<boolean>`tasks.id = any(${ids}::text[])`)
    .where(inVisibleProjects(caller, projectId))
    .select(shown)
    .execute();

/** The task for a write; its project is locked by now. */
export const lockTask = (tx: Queries, caller: Principal, id: string) =>
  ofAccount(tx, caller).where('tasks.id', '=', id).select(shown).select('tasks.version').forUpdate().executeTakeFirst();

/** Whether the task is there, and stays there until the transaction ends. */
export const holdTask = async (tx: Queries, caller: Principal, id: string): Promise<boolean> =>
  (await ofAccount(tx, caller).where('tasks.id', '=', id).select('tasks.id').forKeyShare().executeTakeFirst()) !== undefined;

const taskIds = ({ accountId }: Viewer) =>
  expressionBuilder<Tables>().selectFrom('tasks').select('tasks.id').where('tasks.account_id', '=', accountId);

/** Whether the caller sees the task that a column of another table names, for lists of what belongs to tasks. */
export const inVisibleTasks = (caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`${id} in (${taskIds(caller).where(inVisibleProjects(caller, projectId))})`;
};

/** The same for the task of a few records, each of which is looked at by itself. */
export const inVisibleTask = (caller: Viewer, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const named = taskIds(caller)
    .where('tasks.id', '=', id as RawBuilder<string>)
    .where(inVisibleProject(caller, projectId));
  return sql<boolean>`exists (${named})`;
};

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

const update = (tx: Queries, { accountId }: Principal, id: string) =>
  tx
    .updateTable('tasks')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id);

export const updateFields = (tx: Queries, caller: Principal, id: string, now: string, fields: Partial<TaskFields & Pick<Task, 'status'>>) =>
  update(tx, caller, id)
    .set({ ...fields, updated_at: now })
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow();

export const updateStatus = (tx: Queries, caller: Principal, id: string, now: string, status: 'todo' | 'done') =>
  update(tx, caller, id)
    .set({ status, completed_at: status === 'done' ? now : null, updated_at: now })
    .returning([...columns, 'version'])
    .executeTakeFirstOrThrow();

export const deleteTask = (tx: Queries, { accountId }: Principal, id: string) =>
  tx.deleteFrom('tasks').where('account_id', '=', accountId).where('id', '=', id).execute();

/** What was assigned to a user is assigned to nobody. */
export const unassignTasks = (tx: Queries, { accountId }: Principal, userId: string, now: string) =>
  tx
    .updateTable('tasks')
    .set((eb) => ({ assignee_id: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('assignee_id', '=', userId)
    .execute();

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
