import type { IntegrationFieldName, IntegrationsApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';

export const integrationView: View<IntegrationFieldName, keyof IntegrationsApi> = {
  family: 'integrations',
  order: 80,
  group: 'Developers',
  also: 'sync connect',
  isForAdministrators: true,
  isAdministered: true,
  sort: 'name:asc',
  actions: [
    { label: 'Connect', operation: 'connect', when: ({ status }) => status !== 'connected' },
    { label: 'Sync now', operation: 'sync', when: ({ status }) => status === 'connected' },
    { label: 'Disconnect', operation: 'disconnect', when: ({ status }) => status === 'connected' },
  ],
};
