import { type SceneKind, sceneMembers } from '@tessera/platform';

const members = sceneMembers({
  table: 'project_members',
  column: 'project_id',
  operationId: 'addProjectMember',
  fields: ['user_id', 'role', 'added_at'],
  defaults: { role: 'viewer' },
  unnamed: ({ owner_id }) => [{ user_id: owner_id, role: 'owner' }],
});

export const projectScene: SceneKind = {
  name: 'projects',
  id: 'project',
  operationId: 'getProject',
  defaults: ({ status }, { adminId, at }) => ({
    status: 'active',
    owner_id: adminId,
    archived_at: status === 'archived' ? at : null,
  }),
  references: { owner_id: 'users' },
  ...members,
};
