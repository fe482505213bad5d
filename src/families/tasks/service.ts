import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/database.ts';
import { type Tx, transaction } from '../../data/transaction.ts';
import { recordEvent } from '../../rules/events.ts';
import type { ProjectService } from '../projects/service.ts';
import type { UserService } from '../users/service.ts';
import * as store from './store.ts';
import { fieldsOf, type ProjectTaskCreate, type Task } from './task.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
  projects: Pick<ProjectService, 'get' | 'byIds' | 'lockForWriting'>;
  users: Pick<UserService, 'byIds' | 'expectUser'>;
}

const withVersion = ({ version, ...record }: Task & { version: number }) => ({ record, version });

/** Copies the tasks of one project into another, within the transaction of the clone. */
export const copyTasks =
  (clock: Clock) =>
  (tx: Tx, caller: Principal, from: string, to: string): Promise<void> =>
    store.copyTasks(tx, caller, from, to, clock().toISOString());

/** The verbs of tasks as far as they stand under a project. */
export const createTaskService = ({ db, clock, projects, users }: Rooms) => {
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    project: { by: 'project_id', load: (ids) => projects.byIds(caller, ids) },
    assignee: { by: 'assignee_id', load: (ids) => users.byIds(caller, ids) },
    creator: { by: 'created_by', load: (ids) => users.byIds(caller, ids) },
  });

  return {
    /** @throws ServiceError `not_found` when the caller does not see the project */
    listOfProject: async (caller: Principal, projectId: string, query: ListQuery) => {
      await projects.get(caller, projectId);
      const { rows, extent } = await store.listTasks(db, caller, projectId, query);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    /** @throws ServiceError `project_archived`, `unknown_reference` for an assignee who is not there */
    createInProject: (caller: Principal, projectId: string, body: ProjectTaskCreate) =>
      transaction(db, async (tx) => {
        await projects.lockForWriting(tx, caller, projectId);
        const fields = fieldsOf(body);
        if (fields.assignee_id !== null) await users.expectUser(tx, caller, fields.assignee_id, 'assignee_id');
        const created = withVersion(await store.insertTask(tx, caller, projectId, clock().toISOString(), fields));
        await recordEvent(tx, caller, { type: 'TASK_CREATED', resourceId: created.record.id, data: created.record });
        return created;
      }),
  };
};

export type TaskService = ReturnType<typeof createTaskService>;
