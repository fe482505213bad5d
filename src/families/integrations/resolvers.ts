import { bodyOf, ifVersionIs, named } from '../../contract/graphql-arguments.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { OperationService } from '../operations/service.ts';
import type { IntegrationActions } from './actions.ts';
import type { IntegrationService } from './service.ts';

interface Dependencies {
  integrations: Pick<IntegrationService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
  integrationActions: Pick<IntegrationActions, 'disconnect' | 'sync'>;
  operations: Pick<OperationService, 'windowsOf'>;
}

export const integrationResolvers = ({ integrations, integrationActions, operations }: Dependencies): FamilyResolvers<'integrations'> => ({
  Query: {
    integration: async (_root, { id }, { caller }) => withVersion(await integrations.get(caller, named('getIntegration', id))),

    integrations: listed('listIntegrations', 'Integration', integrations.window),
  },

  Mutation: {
    createIntegration: async (_root, { input }, { caller }) => ({
      integration: withVersion(await integrations.create(caller, bodyOf(caller, 'createIntegration', 'CreateIntegrationInput', input))),
    }),

    updateIntegration: async (_root, { id, input, ifVersion }, { caller }) => {
      const body = bodyOf(caller, 'updateIntegration', 'UpdateIntegrationInput', input);
      return { integration: withVersion(await integrations.update(caller, named('updateIntegration', id), body, ifVersionIs(ifVersion))) };
    },

    deleteIntegration: async (_root, { id, ifVersion }, { caller }) => {
      await integrations.delete(caller, named('deleteIntegration', id), ifVersionIs(ifVersion));
      return { deletedId: id };
    },

    disconnectIntegration: async (_root, { id, ifVersion }, { caller }) => ({
      integration: withVersion(await integrationActions.disconnect(caller, named('disconnectIntegration', id), ifVersionIs(ifVersion))),
    }),

    syncIntegration: async (_root, { id }, { caller }) => ({
      operation: (await integrationActions.sync(caller, named('syncIntegration', id))).data,
    }),
  },

  Subscription: {},

  Integration: {
    operations: listedUnder('listIntegrationOperations', 'Operation', operations.windowsOf),
  },
});
