import type { SceneKind } from '../../kit/scene.ts';

export const notificationScene: SceneKind = {
  name: 'notifications',
  id: 'notification',
  operationId: 'getNotification',
  defaults: (_record, { adminId }) => ({ user_id: adminId, status: 'unread', actor: { type: 'system', id: null } }),
  references: { user_id: 'users' },
  columns: (row) => ({ ...row, occasion: row.event_id ?? row.id }),
  reading: async () => () => ({}),
};
