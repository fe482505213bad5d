import { askingFirst, defineHandlers } from '../../contract/handlers.ts';
import type { IntegrationService } from './service.ts';

export const integrationHandlers = ({ integrations }: { integrations: IntegrationService }) =>
  defineHandlers('integrations')({
    listIntegrations: async ({ caller, list }) => {
      const { data, extent } = await integrations.list(caller, list);
      return { status: 200, data, extent };
    },

    createIntegration: async ({ caller, body }) => {
      const { record, version } = await integrations.create(caller, body);
      return { status: 201, data: record, version };
    },

    getIntegration: async ({ caller, path }) => {
      const { record, version } = await integrations.get(caller, path.integration_id);
      return { status: 200, data: record, version };
    },

    replaceIntegration: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await integrations.replace(caller, path.integration_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateIntegration: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await integrations.update(caller, path.integration_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteIntegration: async ({ caller, path, ifMatch }) => {
      await integrations.remove(caller, path.integration_id, ifMatch);
      return { status: 204 };
    },

    connectIntegration: askingFirst<'connectIntegration', number>(
      ({ caller, path, ifMatch }) => integrations.tryOut(caller, path.integration_id, ifMatch),
      async ({ caller, path }, tried) => {
        const { record, version } = await integrations.connect(caller, path.integration_id, tried);
        return { status: 200, data: record, version };
      },
    ),

    disconnectIntegration: async ({ caller, path, ifMatch }) => {
      const { record, version } = await integrations.disconnect(caller, path.integration_id, ifMatch);
      return { status: 200, data: record, version };
    },

    syncIntegration: async ({ caller, path }) => {
      const { record, version } = await integrations.sync(caller, path.integration_id);
      return { status: 202, data: record, version };
    },

    listIntegrationOperations: async ({ caller, path, list }) => {
      const { data, extent } = await integrations.operationsOf(caller, path.integration_id, list);
      return { status: 200, data, extent };
    },
  });
