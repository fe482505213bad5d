import { foundAs, type ListQuery, type Principal, type Queries, type Tx, type WindowQuery } from '@tessera/platform';
import type { ProjectService } from '../projects/service.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  projects: Pick<ProjectService, 'get'>;
}

const found = foundAs('task');

/** The reads of tasks, also for the families whose records belong to tasks. */
export const createTaskReads = ({ db, projects }: Dependencies) => {
  const find = async (from: Queries, caller: Principal, id: string) => found(await store.findById(from, caller, id), id);

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    /** The same window of the tasks of each of these projects, by project id. The caller must see the projects. */
    windowsOfProjects: (caller: Principal, projectIds: readonly string[], query: WindowQuery) =>
      store.windowsOfProjects(db, caller, query, projectIds),

    /** @throws ServiceError `not_found` when the caller does not see the project */
    listOfProject: async (caller: Principal, projectId: string, query: ListQuery) => {
      await projects.get(caller, projectId);
      return store.listOfProject(db, caller, query, projectId);
    },

    /** The tasks that are assigned to a user and whose projects the caller sees. */
    listOfUser: (caller: Principal, userId: string, query: ListQuery) => store.listOfUser(db, caller, query, userId),

    /** The same window of the tasks of each of these users, by user id. */
    windowsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery) => store.windowsOfUsers(db, caller, query, userIds),

    get: (caller: Principal, id: string) => find(db, caller, id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    /** The id of a task's project. @throws ServiceError `not_found` when the caller does not see it */
    projectOf: async (tx: Tx, caller: Principal, id: string): Promise<string> => (await find(tx, caller, id)).data.project_id,

    /** How records that are about tasks check their task. */
    subject: {
      table: 'tasks' as const,
      visible: store.inVisibleTasks,
      visibleOne: store.inVisibleTask,
      expect: async (caller: Principal, id: string): Promise<void> => void (await find(db, caller, id)),
      place: store.projectOf,
      people: store.peopleOf,
      isQuiet: store.isQuietTask,
    },
  };
};
