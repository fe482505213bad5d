import { type Family, type Given, withoutVersions } from '@tessera/platform';
import type { OperationService, ResourceService, UserService } from '@tessera/platform/built-in';
import { createIntegrationActions } from './actions.ts';
import { integrationHandlers } from './handlers.ts';
import { integrationResolvers } from './resolvers.ts';
import { integrationScene } from './scene.ts';
import { integrationSeed } from './seed.ts';
import { createIntegrationService } from './service.ts';
import { createReadList } from './source.ts';
import { createSync } from './sync.ts';

interface Needs extends Given {
  users: UserService;
  resources: ResourceService;
  operations: OperationService;
}

export const integrationFamily = {
  name: 'integrations',
  tables: { integrations: { unexported: ['headers'] } },
  secrets: ['integration-secrets'],
  scene: integrationScene,
  seeds: [integrationSeed],

  compose: ({ db, clock, sealer, allowPlainHttp, outbound, onWork, users, resources, operations }: Needs) => {
    const syncing = { db, clock, operations, sealer: sealer('integration-secrets'), readList: createReadList(outbound) };
    const integrations = createIntegrationService({ ...syncing, allowPlainHttp, outbound });
    const actions = createIntegrationActions({ ...syncing, allowPlainHttp, outbound, onWork });
    return {
      services: { integrations },
      handlers: { integrations: integrationHandlers({ integrations, actions }) },
      resolvers: { integrations: integrationResolvers({ integrations, actions, operations }) },
      related: { Integration: withoutVersions(integrations.findByIds) },
      works: { integration_sync: createSync({ ...syncing, users, resources }) },
    };
  },
} satisfies Family;
