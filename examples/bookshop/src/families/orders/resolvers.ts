import { type FamilyResolvers, listed, listedUnder, named, orNull, related, withVersion, written } from '@tessera/platform';
import type { CustomerService } from '../customers/service.ts';
import type { Order } from './record.ts';
import type { OrderService } from './service.ts';

interface Dependencies {
  orders: Pick<OrderService, 'get' | 'window' | 'windowsOfCustomers' | 'create' | 'update' | 'delete' | 'pay' | 'cancel' | 'ship'>;
  customers: Pick<CustomerService, 'findByIds'>;
}

export const orderResolvers = ({ orders, customers }: Dependencies): FamilyResolvers<'orders'> => {
  const customerOf = related(orNull(customers.findByIds), ({ customer_id }: Order) => customer_id);

  return {
    Query: {
      order: async (_root, { id }, { caller }) => withVersion(await orders.get(caller, named('getOrder', id))),

      orders: listed('listOrders', 'Order', orders.window),
    },

    Mutation: {
      createOrder: written('createOrder', orders.create),
      updateOrder: written('updateOrder', orders.update),
      deleteOrder: written('deleteOrder', orders.delete),
      payOrder: written('payOrder', orders.pay),
      cancelOrder: written('cancelOrder', orders.cancel),
      shipOrder: written('shipOrder', orders.ship),
    },

    Order: {
      customer: (order, _args, context) => customerOf.of(order, context),
    },

    Customer: {
      orders: listedUnder('listCustomerOrders', 'Order', orders.windowsOfCustomers),
    },
  };
};
