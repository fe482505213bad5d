import type { SceneKind } from '@tessera/platform';

export const taskScene: SceneKind = {
  name: 'tasks',
  id: 'task',
  operationId: 'getTask',
  defaults: ({ status }, { adminId, at }) => ({
    status: 'todo',
    completed_at: status === 'done' ? at : null,
    created_by: adminId,
  }),
  references: { project_id: 'projects', assignee_id: 'users' },
};
