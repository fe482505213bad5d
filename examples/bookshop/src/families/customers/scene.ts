import type { SceneKind } from '@tessera/platform';

export const customerScene: SceneKind = {
  name: 'customers',
  id: 'customer',
  operationId: 'getCustomer',
};
