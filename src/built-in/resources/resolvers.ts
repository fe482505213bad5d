import { listArguments, named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { batched, type PartsOf, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { selects } from '../../rules/graphql-selection.ts';
import { followRecord } from '../../rules/graphql-subscriptions.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { UserService } from '../users/service.ts';
import type { Resource } from './record.ts';
import type { ResourceService } from './service.ts';

interface Dependencies {
  resources: Pick<ResourceService, 'get' | 'window' | 'windowsOfUsers' | 'create' | 'update' | 'delete'>;
  users: Pick<UserService, 'answerableByIds'>;
  /** A parameter, because events are about records of every family. */
  events: { windowsAbout: PartsOf<Schemas['Event']> };
}

export const resourceResolvers = ({ resources, users, events }: Dependencies): FamilyResolvers<'resources'> => {
  const resourcesOf = batched(resources.windowsOfUsers);
  const owners = related(users.answerableByIds, ({ owner_id }: Resource) => owner_id);

  return {
    Query: {
      resource: async (_root, { id }, { caller }) => withVersion(await resources.get(caller, named('getResource', id))),

      resources: listed('listResources', 'Resource', resources.window, async (rows, context, info) => {
        if (selects(info, ['edges', 'node', 'owner']) || selects(info, ['nodes', 'owner'])) await owners.ahead(context, rows);
      }),
    },

    Mutation: {
      createResource: written('createResource', resources.create),
      updateResource: written('updateResource', resources.update),
      deleteResource: written('deleteResource', resources.delete),
    },

    Subscription: {
      resourceUpdated: {
        subscribe: async (_root, { id }, context) =>
          followRecord<'resourceUpdated', Resource>(context, {
            name: 'resourceUpdated',
            id: named('getResource', id),
            updated: 'RESOURCE_UPDATED',
            deleted: 'RESOURCE_DELETED',
            expect: () => resources.get(context.caller, id),
          }),
      },
    },

    Resource: {
      owner: (resource, _args, context) => owners.of(resource, context),

      events: listedUnder('listResourceEvents', 'Event', events.windowsAbout),
    },

    User: {
      resources: async ({ id }, args, context) => {
        const query = listArguments({ operationId: 'listUserResources', ...context, args, of: id });
        return (await resourcesOf(context, id, query)).rows;
      },

      resourcesConnection: listedUnder('listUserResources', 'Resource', resources.windowsOfUsers),
    },
  };
};
