import type { TeamFieldName, TeamsApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';

export const teamView: View<TeamFieldName, keyof TeamsApi> = {
  family: 'teams',
  order: 70,
  isAdministered: true,
};
