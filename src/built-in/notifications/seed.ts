import type { FamilySeed } from '../../kit/seed.ts';
import { notificationScene } from './scene.ts';

export const notificationSeed: FamilySeed = {
  kind: notificationScene,
  examples: ({ example, adminId }) => [{ ...example('getNotification'), user_id: adminId }],
};
