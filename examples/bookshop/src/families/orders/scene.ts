import { isObject, type SceneKind } from '@tessera/platform';

export const orderScene: SceneKind = {
  name: 'orders',
  id: 'order',
  operationId: 'getOrder',
  defaults: (_record, { adminId }) => ({ status: 'placed', placed_by: adminId }),
  references: { customer_id: 'customers', placed_by: 'users' },
  refersTo: ({ lines }) =>
    Array.isArray(lines)
      ? lines.filter(isObject).map(({ book_id: id }, at) => ({ path: ['lines', at, 'book_id'], kind: 'books', id }))
      : [],
};
