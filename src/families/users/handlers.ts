import { defineHandlers } from '../../contract/handlers.ts';
import type { Extent, OperationId, Reply } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { UserService } from './service.ts';

/** A list of what stands in a relation to a user: the families that keep it build on this one, so it is handed in. */
interface OfUser<Id extends OperationId> {
  listOfUser(caller: Principal, userId: string, query: ListQuery): Promise<{ data: Reply<Id>['data']; extent: Extent }>;
}

interface Dependencies {
  users: UserService;
  projects: OfUser<'listUserProjects'>;
  teams: OfUser<'listUserTeams'>;
  tasks: OfUser<'listUserTasks'>;
  resources: OfUser<'listUserResources'>;
}

export const userHandlers = ({ users, projects, teams, tasks, resources }: Dependencies) =>
  defineHandlers('users')({
    listUsers: async ({ caller, list }) => ({ status: 200, ...(await users.list(caller, list)) }),

    createUser: async ({ caller, body }) => ({ status: 201, ...(await users.create(caller, body)) }),

    getCurrentUser: async ({ caller }) => ({ status: 200, ...(await users.current(caller)) }),

    updateCurrentUser: async ({ caller, body, ifMatch }) => {
      const { id } = (await users.current(caller)).data;
      return { status: 200, ...(await users.update(caller, id, body, ifMatch)) };
    },

    getUser: async ({ caller, path }) => ({ status: 200, ...(await users.get(caller, path.user_id)) }),

    replaceUser: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await users.replace(caller, path.user_id, body, ifMatch)),
    }),

    updateUser: async ({ caller, path, body, ifMatch }) => ({ status: 200, ...(await users.update(caller, path.user_id, body, ifMatch)) }),

    deleteUser: async ({ caller, path, ifMatch }) => {
      await users.delete(caller, path.user_id, ifMatch);
      return { status: 204 };
    },

    listUserProjects: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await projects.listOfUser(caller, path.user_id, list)) };
    },

    listUserTeams: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await teams.listOfUser(caller, path.user_id, list)) };
    },

    listUserTasks: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await tasks.listOfUser(caller, path.user_id, list)) };
    },

    listUserResources: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await resources.listOfUser(caller, path.user_id, list)) };
    },
  });
