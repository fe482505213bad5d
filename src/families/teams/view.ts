import type { TeamFieldName, TeamsApi } from '@tessera/client/platform';
import type { View } from '../../dashboard/data/collection.ts';

export const teamView: View<TeamFieldName, keyof TeamsApi> = {
  family: 'teams',
  isAdministered: true,
};
