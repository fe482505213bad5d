import { defineHandlers, readThenWrite } from '../../contract/handlers.ts';
import type { IntegrationService } from './service.ts';

export const integrationHandlers = ({ integrations }: { integrations: IntegrationService }) =>
  defineHandlers('integrations')({
    listIntegrations: async ({ caller, list }) => ({ status: 200, ...(await integrations.list(caller, list)) }),

    createIntegration: async ({ caller, body }) => ({ status: 201, ...(await integrations.create(caller, body)) }),

    getIntegration: async ({ caller, path }) => ({ status: 200, ...(await integrations.get(caller, path.integration_id)) }),

    replaceIntegration: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await integrations.replace(caller, path.integration_id, body, ifMatch)),
    }),

    updateIntegration: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await integrations.update(caller, path.integration_id, body, ifMatch)),
    }),

    deleteIntegration: async ({ caller, path, ifMatch }) => {
      await integrations.delete(caller, path.integration_id, ifMatch);
      return { status: 204 };
    },

    connectIntegration: readThenWrite<'connectIntegration', number>(
      ({ caller, path, ifMatch }) => integrations.tryOut(caller, path.integration_id, ifMatch),
      async ({ caller, path }, tried) => ({ status: 200, ...(await integrations.connect(caller, path.integration_id, tried)) }),
    ),

    disconnectIntegration: async ({ caller, path, ifMatch }) => ({
      status: 200,
      ...(await integrations.disconnect(caller, path.integration_id, ifMatch)),
    }),

    syncIntegration: async ({ caller, path }) => ({ status: 202, ...(await integrations.sync(caller, path.integration_id)) }),

    listIntegrationOperations: async ({ caller, path, list }) => ({
      status: 200,
      ...(await integrations.operationsOf(caller, path.integration_id, list)),
    }),
  });
