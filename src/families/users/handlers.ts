import { defineHandlers } from '../../contract/handlers.ts';
import type { Extent, OperationId, Reply } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { UserService } from './service.ts';

/** A list of what stands in a relation to a user: the families that keep it build on this one, so it is handed in. */
interface OfUser<Id extends OperationId> {
  listOfUser(caller: Principal, userId: string, query: ListQuery): Promise<{ data: Reply<Id>['data']; extent: Extent }>;
}

interface Rooms {
  users: UserService;
  projects: OfUser<'listUserProjects'>;
  teams: OfUser<'listUserTeams'>;
  tasks: OfUser<'listUserTasks'>;
  resources: OfUser<'listUserResources'>;
}

export const userHandlers = ({ users, projects, teams, tasks, resources }: Rooms) =>
  defineHandlers('users')({
    listUsers: async ({ caller, list }) => {
      const { data, extent } = await users.list(caller, list);
      return { status: 200, data, extent };
    },

    createUser: async ({ caller, body }) => {
      const { record, version } = await users.create(caller, body);
      return { status: 201, data: record, version };
    },

    getCurrentUser: async ({ caller }) => {
      const { record, version } = await users.current(caller);
      return { status: 200, data: record, version };
    },

    updateCurrentUser: async ({ caller, body, ifMatch }) => {
      const { id } = (await users.current(caller)).record;
      const { record, version } = await users.update(caller, id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    getUser: async ({ caller, path }) => {
      const { record, version } = await users.get(caller, path.user_id);
      return { status: 200, data: record, version };
    },

    replaceUser: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await users.replace(caller, path.user_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateUser: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await users.update(caller, path.user_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteUser: async ({ caller, path, ifMatch }) => {
      await users.remove(caller, path.user_id, ifMatch);
      return { status: 204 };
    },

    listUserProjects: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      const { data, extent } = await projects.listOfUser(caller, path.user_id, list);
      return { status: 200, data, extent };
    },

    listUserTeams: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      const { data, extent } = await teams.listOfUser(caller, path.user_id, list);
      return { status: 200, data, extent };
    },

    listUserTasks: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      const { data, extent } = await tasks.listOfUser(caller, path.user_id, list);
      return { status: 200, data, extent };
    },

    listUserResources: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      const { data, extent } = await resources.listOfUser(caller, path.user_id, list);
      return { status: 200, data, extent };
    },
  });
