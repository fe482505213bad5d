import { listArguments, named } from '../../contract/graphql-arguments.ts';
import { userIdOf } from '../../core/own-user.ts';
import { listed } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { followRecord } from '../../rules/graphql-subscriptions.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { User } from './record.ts';
import type { UserService } from './service.ts';

interface Dependencies {
  users: Pick<UserService, 'current' | 'get' | 'window' | 'create' | 'update' | 'delete'>;
}

export const userResolvers = ({ users }: Dependencies): FamilyResolvers<'users'> => {
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
  };
};
