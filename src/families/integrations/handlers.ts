import { accepted, created, defineHandlers, exported, noContent, ok, readThenWrite } from '@tessera/platform';
import type { IntegrationActions } from './actions.ts';
import type { IntegrationService } from './service.ts';

export const integrationHandlers = ({ integrations, actions }: { integrations: IntegrationService; actions: IntegrationActions }) =>
  defineHandlers('integrations')({
    listIntegrations: ({ caller, list }) => ok(integrations.list(caller, list)),

    exportIntegrations: ({ caller, list }) => exported('integrations', list, (part) => integrations.list(caller, part)),

    createIntegration: ({ caller, body }) => created(integrations.create(caller, body)),

    getIntegration: ({ caller, path }) => ok(integrations.get(caller, path.integration_id)),

    replaceIntegration: ({ caller, path, body, ifMatch }) => ok(integrations.replace(caller, path.integration_id, body, ifMatch)),

    updateIntegration: ({ caller, path, body, ifMatch }) => ok(integrations.update(caller, path.integration_id, body, ifMatch)),

    deleteIntegration: ({ caller, path, ifMatch }) => noContent(integrations.delete(caller, path.integration_id, ifMatch)),

    connectIntegration: readThenWrite<'connectIntegration', number>(
      ({ caller, path, ifMatch }) => actions.tryOut(caller, path.integration_id, ifMatch),
      ({ caller, path }, tried) => ok(actions.connect(caller, path.integration_id, tried)),
    ),

    disconnectIntegration: ({ caller, path, ifMatch }) => ok(actions.disconnect(caller, path.integration_id, ifMatch)),

    syncIntegration: ({ caller, path }) => accepted(actions.sync(caller, path.integration_id)),

    listIntegrationOperations: ({ caller, path, list }) => ok(integrations.operationsOf(caller, path.integration_id, list)),
  });
