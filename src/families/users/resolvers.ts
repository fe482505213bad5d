import { listArguments, named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { userIdOf } from '../../core/own-user.ts';
import { batched, type PartsOf } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { followRecord } from '../../rules/graphql-subscriptions.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { User } from './record.ts';
import type { UserService } from './service.ts';

/** Records that refer to users are parameters, because their families import this one. */
interface Dependencies {
  users: Pick<UserService, 'current' | 'get' | 'window' | 'create' | 'update' | 'delete'>;
  resources: { windowsOfUsers: PartsOf<Schemas['Resource']> };
  webhooks: { windowsOfUsers: PartsOf<Schemas['Webhook']> };
  projects: { windowsOfUsers: PartsOf<Schemas['Project']> };
  teams: { windowsOfUsers: PartsOf<Schemas['Team']> };
  tasks: { windowsOfUsers: PartsOf<Schemas['Task']> };
}

export const userResolvers = ({ users, resources, webhooks, projects, teams, tasks }: Dependencies): FamilyResolvers<'users'> => {
  const resourcesOf = batched(resources.windowsOfUsers);
  const webhooksOf = batched(webhooks.windowsOfUsers);

  return {
    Query: {
      me: async (_root, _args, { caller }) => withVersion(await users.current(caller)),

      user: async (_root, { id }, { caller }) => withVersion(await users.get(caller, named('getUser', userIdOf(caller, id)))),

      users: async (_root, { filter, ...args }, { caller, cursors }) => {
        const query = listArguments({ operationId: 'listUsers', caller, cursors, args, selection: { of: 'User', filter } });
        return (await users.window(caller, query)).rows;
      },

      usersConnection: listed('listUsers', 'User', users.window),
    },

    Mutation: {
      createUser: written('createUser', users.create),
      updateUser: written('updateUser', users.update),
      deleteUser: written('deleteUser', users.delete),
    },

    Subscription: {
      userUpdated: {
        subscribe: async (_root, args, context) => {
          const id = named('getUser', userIdOf(context.caller, args.id));
          return followRecord<'userUpdated', User>(context, {
            name: 'userUpdated',
            id,
            updated: 'USER_UPDATED',
            deleted: 'USER_DELETED',
            expect: () => users.get(context.caller, id),
          });
        },
      },
    },

    User: {
      resources: async ({ id }, args, context) => {
        const query = listArguments({ operationId: 'listUserResources', ...context, args, of: id });
        return (await resourcesOf(context, id, query)).rows;
      },

      webhooks: async ({ id }, args, context) => {
        const query = listArguments({ operationId: 'listWebhooks', ...context, args });
        return (await webhooksOf(context, id, query)).rows;
      },

      resourcesConnection: listedUnder('listUserResources', 'Resource', resources.windowsOfUsers),

      webhooksConnection: listedUnder('listWebhooks', 'Webhook', webhooks.windowsOfUsers),

      projects: listedUnder('listUserProjects', 'Project', projects.windowsOfUsers),

      teams: listedUnder('listUserTeams', 'Team', teams.windowsOfUsers),

      tasks: listedUnder('listUserTasks', 'Task', tasks.windowsOfUsers),
    },
  };
};
