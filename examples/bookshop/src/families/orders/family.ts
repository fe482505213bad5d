import type { Family, Given } from '@tessera/platform';
import type { OperationService } from '@tessera/platform/built-in';
import type { BookService } from '../books/service.ts';
import type { CustomerService } from '../customers/service.ts';
import { orderHandlers } from './handlers.ts';
import { orderResolvers } from './resolvers.ts';
import { orderScene } from './scene.ts';
import { orderSeed } from './seed.ts';
import { createOrderService } from './service.ts';
import { createShipment } from './shipment.ts';
import { orderReaders } from './visibility.ts';

interface Needs extends Given {
  customers: CustomerService;
  books: BookService;
  operations: OperationService;
}

export const orderFamily = {
  name: 'orders',
  tables: { orders: {} },
  scene: orderScene,
  seeds: [orderSeed],
  readers: { order: orderReaders },

  compose: ({ db, clock, onWork, customers, books, operations }: Needs) => {
    const orders = createOrderService({ db, clock, customers, books, operations, onWork });
    return {
      services: { orders },
      handlers: { orders: orderHandlers({ orders }) },
      resolvers: { orders: orderResolvers({ orders, customers }) },
      works: { order_shipment: createShipment({ db, clock, books, operations }) },
    };
  },
} satisfies Family;
