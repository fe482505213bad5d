import { created, defineHandlers, noContent, ok } from '../../contract/handlers.ts';
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
    listUsers: ({ caller, list }) => ok(users.list(caller, list)),

    createUser: ({ caller, body }) => created(users.create(caller, body)),

    getCurrentUser: ({ caller }) => ok(users.current(caller)),

    updateCurrentUser: async ({ caller, body, ifMatch }) => {
      const { id } = (await users.current(caller)).data;
      return { status: 200, ...(await users.update(caller, id, body, ifMatch)) };
    },

    getUser: ({ caller, path }) => ok(users.get(caller, path.user_id)),

    replaceUser: ({ caller, path, body, ifMatch }) => ok(users.replace(caller, path.user_id, body, ifMatch)),

    updateUser: ({ caller, path, body, ifMatch }) => ok(users.update(caller, path.user_id, body, ifMatch)),

    deleteUser: ({ caller, path, ifMatch }) => noContent(users.delete(caller, path.user_id, ifMatch)),

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
