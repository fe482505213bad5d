import {
  byCodePoints,
  fieldNames,
  type InAccount,
  inSteps,
  parent,
  type Queries,
  type Reader,
  recordColumns,
  tableOf,
  type Viewer,
} from '@tessera/platform';
import { type RawBuilder, sql } from 'kysely';
import { inVisibleProject, inVisibleProjects, isQuietProject } from '../projects/service.ts';
import type { Task } from './record.ts';

const tasks = tableOf('tasks', {
  kind: 'task',
  columns: recordColumns('Task'),
  texts: { title: byCodePoints },
  searched: { texts: ['title', 'description'], whole: ['description'], labels: ['tags'] },
  ties: { status: sql.ref('tasks.created_at'), priority: sql.ref('tasks.created_at') },
  ranks: { priority: sql`array_position(array['low', 'normal', 'high', 'urgent'], tasks.priority)` },
});

const projectId = sql.ref('tasks.project_id');

/** The columns that a copy takes over from its task: what people set. */
const copied = fieldNames('ProjectTaskCreate');
type CopiedTask = Pick<Task, (typeof copied)[number]>;

const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('tasks').where('tasks.account_id', '=', accountId);

/** A task is visible to those who see its project. */
const visible = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(inVisibleProjects(caller, projectId));
const visibleOne = (db: Queries, caller: Viewer) => ofAccount(db, caller).where(inVisibleProject(caller, projectId));

const ofProject = (db: Queries, caller: InAccount, id: string) => ofAccount(db, caller).where('tasks.project_id', '=', id);

export const { insert, insertMany, update, changeAll, remove } = tasks;

export const list = tasks.list(visible);

export const window = tasks.window(visible);

/** The same window of the tasks of each of several projects; does not check who sees them. */
export const windowsOfProjects = tasks.windows((db, viewer) => ofAccount(db, viewer).where('tasks.project_id', '=', parent));

/** The tasks of a project; does not check who sees it. */
export const listOfProject = tasks.list(ofProject);

export const listOfUser = tasks.list((db, viewer, userId: string) => visible(db, viewer).where('tasks.assignee_id', '=', userId));

export const windowsOfUsers = tasks.windows((db, viewer) => visible(db, viewer).where('tasks.assignee_id', '=', parent));

export const findById = tasks.findById(visibleOne);

export const findByIds = tasks.findByIds(visibleOne);

/** A query that finds the project of a task, which never changes. */
export const projectOf = (tx: Queries, caller: InAccount, id: string) =>
  ofAccount(tx, caller).where('tasks.id', '=', id).select('tasks.project_id');

/** Locks the task for a write; its project is held already. */
export const lock = tasks.lock(ofAccount);

const inVisible = (inProject: typeof inVisibleProject) => (caller: Reader, id: RawBuilder<unknown>) => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const seen = inProject(caller, projectId);
  return sql<boolean>`(select ${seen} from tasks where tasks.account_id = ${caller.accountId} and tasks.id = ${id})`;
};

/**
 * Whether the caller sees the task whose id is in a column of another table. For lists of records that belong to tasks: the projects that
 * the caller sees are found once, but each task is looked up, because an account has far more tasks than a page has records.
 */
export const inVisibleTasks = inVisible(inVisibleProjects);

/** The same for few records: it checks the project of each one separately. */
export const inVisibleTask = inVisible(inVisibleProject);

/** A query for the `user_id` of those whose task it is: the assignee, and who has created it. */
export const peopleOf = ({ accountId }: InAccount, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select unnest(array[assignee_id, created_by]) as user_id from tasks where account_id = ${accountId} and id = ${id}`;

/** Whether nobody is to be notified of what happens in the project of the task whose id is in a column. */
export const isQuietTask = (reader: Reader, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from tasks where tasks.account_id = ${reader.accountId} and tasks.id = ${id} and ${isQuietProject(reader, projectId)})`;

/** What to copy of every task of a project, in steps and in the order of the tasks. */
export const eachToCopy = (tx: Queries, caller: InAccount, project: string, each: (tasks: CopiedTask[]) => void): Promise<void> =>
  inSteps(ofProject(tx, caller, project).select([...copied, 'tasks.created_at', 'tasks.id']), 'tasks', (rows) =>
    each(rows.map(({ created_at: _at, id: _id, ...task }) => task)),
  );
