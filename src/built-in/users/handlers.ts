import { created, defineHandlers, exported, noContent, ok } from '../../contract/handlers.ts';
import type { UserService } from './service.ts';

export const userHandlers = ({ users }: { users: UserService }) =>
  defineHandlers('users')({
    listUsers: ({ caller, list }) => ok(users.list(caller, list)),

    exportUsers: ({ caller, list }) => exported('users', list, (part) => users.list(caller, part)),

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
  });
