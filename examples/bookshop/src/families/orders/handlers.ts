import { accepted, created, defineHandlers, noContent, ok } from '@tessera/platform';
import type { OrderService } from './service.ts';

export const orderHandlers = ({ orders }: { orders: OrderService }) =>
  defineHandlers('orders')({
    listOrders: ({ caller, list }) => ok(orders.list(caller, list)),

    createOrder: ({ caller, body }) => created(orders.create(caller, body)),

    getOrder: ({ caller, path }) => ok(orders.get(caller, path.order_id)),

    updateOrder: ({ caller, path, body, ifMatch }) => ok(orders.update(caller, path.order_id, body, ifMatch)),

    deleteOrder: ({ caller, path, ifMatch }) => noContent(orders.delete(caller, path.order_id, ifMatch)),

    payOrder: ({ caller, path, ifMatch }) => ok(orders.pay(caller, path.order_id, ifMatch)),

    cancelOrder: ({ caller, path, ifMatch }) => ok(orders.cancel(caller, path.order_id, ifMatch)),

    shipOrder: ({ caller, path }) => accepted(orders.ship(caller, path.order_id)),

    listCustomerOrders: ({ caller, path, list }) => ok(orders.listOfCustomer(caller, path.customer_id, list)),
  });
