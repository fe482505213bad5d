import type { SceneKind } from '@tessera/platform';

export const bookScene: SceneKind = {
  name: 'books',
  id: 'book',
  operationId: 'getBook',
};
