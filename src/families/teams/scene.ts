import { type SceneKind, sceneMembers } from '@tessera/platform';

export const teamScene: SceneKind = {
  name: 'teams',
  id: 'team',
  operationId: 'getTeam',
  ...sceneMembers({ table: 'team_members', column: 'team_id', operationId: 'addTeamMember', fields: ['user_id', 'added_at'] }),
};
