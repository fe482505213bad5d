import type { SceneKind } from '../../kit/scene.ts';

export const userScene: SceneKind = {
  name: 'users',
  id: 'user',
  operationId: 'getUser',
  defaults: () => ({ role: 'viewer' }),
};
