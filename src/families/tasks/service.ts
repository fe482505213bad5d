import {
  type Clock,
  changeEventOf,
  changeEventsOf,
  changeOf,
  eventOf,
  expectVersion,
  type IfMatch,
  type OnDelete,
  type Principal,
  type Queries,
  recordEffects,
  recordEvent,
  referringBy,
  serviceKit,
  type Tx,
  together,
  transaction,
} from '@tessera/platform';
import { type Leaving, mentioned, type NotificationService, type UserService } from '@tessera/platform/built-in';
import type { ProjectService } from '../projects/service.ts';
import { createTaskReads } from './reads.ts';
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
  todo,
} from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  projects: Pick<ProjectService, 'get' | 'holdForWriting'>;
  users: Pick<UserService, 'expectUser'>;
  notifications: Pick<NotificationService, 'notify'>;
}

/** Copies the tasks of one project into another, in the transaction of the clone, as new tasks with the status `todo`. */
export const copyTasks =
  (clock: Clock) =>
  (tx: Tx, caller: Principal, { from, to, cause }: { from: string; to: string; cause: string }): Promise<void> => {
    const [own, now] = [{ ...todo, project_id: to, created_by: caller.userId }, clock().toISOString()];
    return store.eachToCopy(tx, caller, from, (sources) => {
      const copies = store.insertMany(
        tx,
        caller,
        sources.map((source) => ({ ...source, ...own })),
        now,
      );
      const events = copies.map((copy) => eventOf('TASK_CREATED', copy));
      recordEffects(tx, caller, cause, events);
    });
  };

/** Unassigns the tasks of a removed user, in the transaction of the removal. */
export const unassignTasks =
  (clock: Clock) =>
  (tx: Tx, caller: Principal, { from, cause }: Leaving): Promise<void> =>
    store.changeAll(tx, caller, { assignee_id: from }, { assignee_id: null }, clock().toISOString(), (changes) =>
      recordEffects(tx, caller, cause, changeEventsOf('TASK_UPDATED', changes)),
    );

/** The operations on tasks. Each write records its event in the same transaction. */
export const createTaskService = ({ db, clock, projects, users, notifications }: Dependencies) => {
  const { now, found, changed } = serviceKit('task', clock);

  const deleting: OnDelete[] = [];

  /** Holds the task's project, in which the caller may write, and locks the task. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    const project = projects.holdForWriting(tx, caller, { kind: 'task', id, of: store.projectOf });
    const [, locked] = await together(project, store.lock(tx, caller, id));
    const task = found(locked, id);
    expectVersion(task.version, ifMatch);
    return task;
  };

  const expectAssignee = async (tx: Tx, caller: Principal, id: string | null | undefined): Promise<void> => {
    if (id) await users.expectUser(tx, caller, id, 'assignee_id');
  };

  /** Notifies a new assignee, and those whom the description newly mentions. */
  const notify = (tx: Tx, caller: Principal, event: string, after: Task, before?: Task): Promise<void> => {
    const { id, assignee_id, description } = after;
    const assignees = assignee_id === null || assignee_id === before?.assignee_id ? [] : [assignee_id];
    const concerns = [mentioned(before?.description, description), { kind: 'assigned', people: assignees } as const];
    return notifications.notify(tx, caller, { event, about: id, concerns });
  };

  const insert = async (tx: Tx, caller: Principal, project_id: string, body: ProjectTaskCreate) => {
    const fields = { ...fieldsOf(body), ...todo, project_id, created_by: caller.userId };
    const task = store.insert(tx, caller, fields, now());
    const event = recordEvent(tx, caller, eventOf('TASK_CREATED', task));
    await notify(tx, caller, event, task.data);
    return task;
  };

  const change = (
    caller: Principal,
    id: string,
    ifMatch: IfMatch,
    assignee_id: string | null | undefined,
    changesFor: (current: Task) => Partial<Task>,
  ) =>
    transaction(db, async (tx) => {
      const changing = async () => {
        const task = await lock(tx, caller, id, ifMatch);
        return { task, changes: changesFor(task.data) };
      };
      const [{ task, changes }] = await together(changing(), expectAssignee(tx, caller, assignee_id));
      return changeOf(task, changes, async () => {
        const after = store.update(tx, caller, task, changes, now());
        const event = recordEvent(tx, caller, changeEventOf('TASK_UPDATED', { before: task, after }));
        await notify(tx, caller, event, after.data, task.data);
        return after;
      });
    });

  const setStatus = (caller: Principal, id: string, ifMatch: IfMatch, type: 'TASK_COMPLETED' | 'TASK_REOPENED') =>
    transaction(db, async (tx) => {
      const task = await lock(tx, caller, id, ifMatch);
      const at = now();
      if (type === 'TASK_COMPLETED') expectOpen(task.data);
      else expectClosed(task.data);
      const changes =
        type === 'TASK_COMPLETED' ? ({ status: 'done', completed_at: at } as const) : ({ status: 'todo', completed_at: null } as const);
      return changed(tx, caller, type, task, store.update(tx, caller, task, changes, at));
    });

  return {
    /** What is done before a task is deleted. Families whose records outlive their task add to it. */
    deleting,

    ...createTaskReads({ db, projects }),

    /** @throws ServiceError also `unknown_reference` for a project that the caller does not see */
    create: (caller: Principal, { project_id, ...body }: TaskCreate) =>
      transaction(db, async (tx) => {
        const project = referringBy('project_id', () => projects.holdForWriting(tx, caller, project_id));
        await together(project, expectAssignee(tx, caller, body.assignee_id));
        return insert(tx, caller, project_id, body);
      }),

    /** @throws ServiceError `project_archived`, `unknown_reference` for an assignee who does not exist */
    createInProject: (caller: Principal, projectId: string, body: ProjectTaskCreate) =>
      transaction(db, async (tx) => {
        await together(projects.holdForWriting(tx, caller, projectId), expectAssignee(tx, caller, body.assignee_id));
        return insert(tx, caller, projectId, body);
      }),

    replace: (caller: Principal, id: string, { project_id, ...body }: TaskCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, body.assignee_id, (current) => {
        expectProject(current, project_id);
        return fieldsOf(body);
      }),

    update: (caller: Principal, id: string, body: TaskUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, body.assignee_id, (current) => {
        expectTransition(current, body.status);
        return changesOf(body);
      }),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const task = await lock(tx, caller, id, ifMatch);
        const cause = recordEvent(tx, caller, eventOf('TASK_DELETED', task));
        for (const leave of deleting) await leave(tx, caller, id, cause);
        store.remove(tx, caller, id);
      }),

    complete: (caller: Principal, id: string, ifMatch: IfMatch) => setStatus(caller, id, ifMatch, 'TASK_COMPLETED'),

    reopen: (caller: Principal, id: string, ifMatch: IfMatch) => setStatus(caller, id, ifMatch, 'TASK_REOPENED'),
  };
};

export type TaskService = ReturnType<typeof createTaskService>;
