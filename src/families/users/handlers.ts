import { defineHandlers } from '../../contract/handlers.ts';
import type { ListUnder } from '../kit/service.ts';
import type { UserService } from './service.ts';

/** Lists of records that refer to users are parameters, because their families import this one. */
interface Dependencies {
  users: UserService;
  projects: { listOfUser: ListUnder<'listUserProjects'> };
  teams: { listOfUser: ListUnder<'listUserTeams'> };
  tasks: { listOfUser: ListUnder<'listUserTasks'> };
  resources: { listOfUser: ListUnder<'listUserResources'> };
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
