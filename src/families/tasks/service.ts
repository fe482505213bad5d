import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import { referringBy } from '../../rules/references.ts';
import type { ProjectService } from '../projects/service.ts';
import type { UserService } from '../users/service.ts';
import * as store from './store.ts';
import {
  changesOf,
  expectClosed,
  expectOpen,
  expectProject,
  expectTransition,
  fieldsOf,
  type ProjectTaskCreate,
  type Task,
  type TaskCreate,
  type TaskUpdate,
} from './task.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  projects: Pick<ProjectService, 'get' | 'findByIds' | 'lockForWriting' | 'holdActive'>;
  users: Pick<UserService, 'findByIds' | 'expectUser'>;
  /** Takes the files of a task that goes out of it; they stay in the project. */
  letGoOfFiles: (tx: Tx, caller: Principal, taskId: string) => Promise<void>;
}

type IfMatch = readonly number[] | undefined;
type TaskEvent = 'TASK_CREATED' | 'TASK_UPDATED' | 'TASK_DELETED' | 'TASK_COMPLETED' | 'TASK_REOPENED';
type Row = Task & { version: number };

const versioned = ({ version, ...data }: Row) => ({ data, version });

/** Copies the tasks of one project into another, within the transaction of the clone. */
export const copyTasks =
  (clock: Clock) =>
  (tx: Tx, caller: Principal, from: string, to: string): Promise<void> =>
    store.copyTasks(tx, caller, from, to, clock().toISOString());

/** What becomes of the tasks of a user who leaves, within the transaction of that. */
export const unassignTasks =
  (clock: Clock) =>
  async (tx: Tx, caller: Principal, userId: string): Promise<void> => {
    await store.unassignTasks(tx, caller, userId, clock().toISOString());
  };

/** The verbs of tasks: each is one transaction, and what it tells of is recorded in it. */
export const createTaskService = ({ db, clock, projects, users, letGoOfFiles }: Dependencies) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    project: { by: 'project_id', load: (ids) => projects.findByIds(caller, ids) },
    assignee: { by: 'assignee_id', load: (ids) => users.findByIds(caller, ids) },
    creator: { by: 'created_by', load: (ids) => users.findByIds(caller, ids) },
  });

  const tell = (tx: Tx, caller: Principal, type: TaskEvent, data: Task) => recordEvent(tx, caller, { type, resourceId: data.id, data });

  const find = async (from: Queries, caller: Principal, id: string): Promise<Row> => {
    const row = await store.findTask(from, caller, id);
    if (!row) throw notFound('task', id);
    return row;
  };

  /** The task for a write by somebody who may write to its project. Both are locked, the project first, as every writer does. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    const { project_id } = await find(tx, caller, id);
    await projects.lockForWriting(tx, caller, project_id);
    const row = await store.lockTask(tx, caller, id);
    if (!row) throw notFound('task', id);
    expectVersion(row.version, ifMatch);
    return versioned(row);
  };

  const expectAssignee = async (tx: Tx, caller: Principal, id: string | null | undefined): Promise<void> => {
    if (id) await users.expectUser(tx, caller, id, 'assignee_id');
  };

  const create = async (tx: Tx, caller: Principal, projectId: string, body: ProjectTaskCreate) => {
    const fields = fieldsOf(body);
    await expectAssignee(tx, caller, fields.assignee_id);
    const created = versioned(await store.insertTask(tx, caller, projectId, now(), fields));
    await tell(tx, caller, 'TASK_CREATED', created.data);
    return created;
  };

  const change = async (tx: Tx, caller: Principal, current: { data: Task; version: number }, fields: Partial<Task>) => {
    await expectAssignee(tx, caller, fields.assignee_id);
    return changeOf(current, fields, async () => {
      const changed = versioned(await store.updateFields(tx, caller, current.data.id, now(), fields));
      await tell(tx, caller, 'TASK_UPDATED', changed.data);
      return changed;
    });
  };

  const turn = (caller: Principal, id: string, ifMatch: IfMatch, type: 'TASK_COMPLETED' | 'TASK_REOPENED') =>
    transaction(db, async (tx) => {
      const { data: task } = await lock(tx, caller, id, ifMatch);
      if (type === 'TASK_COMPLETED') expectOpen(task);
      else expectClosed(task);
      const turned = versioned(await store.updateStatus(tx, caller, id, now(), type === 'TASK_COMPLETED' ? 'done' : 'todo'));
      await tell(tx, caller, type, turned.data);
      return turned;
    });

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows, extent } = await store.listTasks(db, caller, query);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    /** @throws ServiceError `not_found` when the caller does not see the project */
    listOfProject: async (caller: Principal, projectId: string, query: ListQuery) => {
      await projects.get(caller, projectId);
      const { rows, extent } = await store.listTasksOfProject(db, caller, query, projectId);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    /** The tasks that are assigned to a user, where the caller sees their projects. */
    listOfUser: async (caller: Principal, userId: string, query: ListQuery) => {
      const { rows, extent } = await store.listTasksOfUser(db, caller, query, userId);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    get: async (caller: Principal, id: string, expand: readonly string[] = []) => {
      const { data, version } = versioned(await find(db, caller, id));
      const [expanded] = await expandRecords([data], expand, expansions(caller));
      return { data: expanded!, version };
    },

    findByIds: async (caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, Task>> =>
      new Map((await store.findTasks(db, caller, ids)).map((task) => [task.id, task])),

    /** Which project a task belongs to. @throws ServiceError `not_found` when the caller does not see it */
    projectOf: async (tx: Tx, caller: Principal, id: string): Promise<string> => (await find(tx, caller, id)).project_id,

    /** What comments on tasks go by. */
    subject: {
      visible: store.inVisibleTasks,
      visibleOne: store.inVisibleTask,
      expect: async (caller: Principal, id: string): Promise<void> => {
        await find(db, caller, id);
      },
      hold: async (tx: Tx, caller: Principal, id: string): Promise<void> => {
        const { project_id } = await find(tx, caller, id);
        await projects.holdActive(tx, caller, project_id);
        if (!(await store.holdTask(tx, caller, id))) throw notFound('task', id);
      },
    },

    /** @throws ServiceError also `unknown_reference` for a project that the caller does not see */
    create: (caller: Principal, { project_id, ...body }: TaskCreate) =>
      transaction(db, async (tx) => {
        await referringBy('project_id', () => projects.lockForWriting(tx, caller, project_id));
        return create(tx, caller, project_id, body);
      }),

    /** @throws ServiceError `project_archived`, `unknown_reference` for an assignee who is not there */
    createInProject: (caller: Principal, projectId: string, body: ProjectTaskCreate) =>
      transaction(db, async (tx) => {
        await projects.lockForWriting(tx, caller, projectId);
        return create(tx, caller, projectId, body);
      }),

    replace: (caller: Principal, id: string, { project_id, ...body }: TaskCreate, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const current = await lock(tx, caller, id, ifMatch);
        expectProject(current.data, project_id);
        return change(tx, caller, current, fieldsOf(body));
      }),

    update: (caller: Principal, id: string, changes: TaskUpdate, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const current = await lock(tx, caller, id, ifMatch);
        expectTransition(current.data, changes.status ?? current.data.status);
        return change(tx, caller, current, changesOf(changes));
      }),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { data: task } = await lock(tx, caller, id, ifMatch);
        await letGoOfFiles(tx, caller, id);
        await store.deleteTask(tx, caller, id);
        await tell(tx, caller, 'TASK_DELETED', task);
      }),

    complete: (caller: Principal, id: string, ifMatch: IfMatch) => turn(caller, id, ifMatch, 'TASK_COMPLETED'),

    reopen: (caller: Principal, id: string, ifMatch: IfMatch) => turn(caller, id, ifMatch, 'TASK_REOPENED'),
  };
};

export type TaskService = ReturnType<typeof createTaskService>;
