import { type FamilyResolvers, listed, listedUnder, named, withVersion, written } from '@tessera/platform';
import type { OperationService } from '@tessera/platform/built-in';
import type { IntegrationActions } from './actions.ts';
import type { IntegrationService } from './service.ts';

interface Dependencies {
  integrations: Pick<IntegrationService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
  actions: Pick<IntegrationActions, 'disconnect' | 'sync'>;
  operations: Pick<OperationService, 'windowsOf'>;
}

export const integrationResolvers = ({ integrations, actions, operations }: Dependencies): FamilyResolvers<'integrations'> => ({
  Query: {
    integration: async (_root, { id }, { caller }) => withVersion(await integrations.get(caller, named('getIntegration', id))),

    integrations: listed('listIntegrations', 'Integration', integrations.window),
  },

  Mutation: {
    createIntegration: written('createIntegration', integrations.create),
    updateIntegration: written('updateIntegration', integrations.update),
    deleteIntegration: written('deleteIntegration', integrations.delete),
    disconnectIntegration: written('disconnectIntegration', actions.disconnect),
    syncIntegration: written('syncIntegration', actions.sync),
  },

  Integration: {
    operations: listedUnder('listIntegrationOperations', 'Operation', operations.windowsOf),
  },
});
