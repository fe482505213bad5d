import type { SceneKind } from '../../kit/scene.ts';
import { sceneMembers } from '../../kit/scene-members.ts';

export const teamScene: SceneKind = {
  name: 'teams',
  id: 'team',
  operationId: 'getTeam',
  defaults: () => ({ description: null }),
  ...sceneMembers({ table: 'team_members', column: 'team_id', operationId: 'addTeamMember', fields: ['user_id', 'added_at'] }),
};
