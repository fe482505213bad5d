import type { OrderFieldName, OrdersApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';

export const orderView: View<OrderFieldName, keyof OrdersApi> = {
  family: 'orders',
  order: 10,
  name: 'id',
  columns: ['id', 'status', 'total', 'customer_id', 'placed_by', 'updated_at'],
  sort: 'updated_at:desc',
  actions: [
    { label: 'Pay', operation: 'pay', when: ({ status }) => status === 'placed' },
    { label: 'Cancel', operation: 'cancel', when: ({ status }) => status === 'placed' },
    { label: 'Ship', operation: 'ship', when: ({ status }) => status === 'paid' },
  ],
  board: {
    property: 'status',
    shown: ['total', 'customer_id'],
    // Each step is an action; nothing leads back.
    steps: (from, to) => {
      if (from === 'placed' && to === 'paid') return [{ operation: 'pay' }];
      if (from === 'placed' && to === 'cancelled') return [{ operation: 'cancel' }];
      if (from === 'paid' && to === 'shipped') return [{ operation: 'ship' }];
      return [];
    },
  },
};
