import {
  type Clock,
  changeOf,
  expectVersion,
  type IfMatch,
  type ListQuery,
  notFound,
  type Principal,
  type Queries,
  referringBy,
  ServiceError,
  serviceKit,
  type Tx,
  transaction,
  type WindowQuery,
} from '@tessera/platform';
import type { OperationService } from '@tessera/platform/built-in';
import type { BookService } from '../books/service.ts';
import type { CustomerService } from '../customers/service.ts';
import { expectOnce, expectStatus, type Order, type OrderCreate, type OrderLine, type OrderUpdate } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  customers: Pick<CustomerService, 'get'>;
  books: Pick<BookService, 'get'>;
  operations: Pick<OperationService, 'begin' | 'unfinishedOf'>;
  onWork: () => void;
}

/** The operations on orders. Editors and administrators write. Each write records its event in the same transaction. */
export const createOrderService = ({ db, clock, customers, books, operations, onWork }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('order', clock);

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    const order = found(await store.lock(tx, caller, id), id);
    expectVersion(order.version, ifMatch);
    return order;
  };

  /** What the lines cost now. @throws ServiceError `unknown_reference` for a book that does not exist */
  const totalOf = async (caller: Principal, lines: readonly OrderLine[]): Promise<number> => {
    let total = 0;
    for (const [at, { book_id, count }] of lines.entries()) {
      const { data } = await referringBy(`lines[${at}].book_id`, () => books.get(caller, book_id));
      total += data.price * count;
    }
    return total;
  };

  /** Moves an order on from `placed`. */
  const setStatus = (caller: Principal, id: string, ifMatch: IfMatch, status: Order['status']) =>
    transaction(db, async (tx) => {
      const order = await lock(tx, caller, id, ifMatch);
      expectStatus(order.data, 'placed');
      return changed(tx, caller, 'ORDER_UPDATED', order, store.update(tx, caller, order, { status }, now()));
    });

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    /** @throws ServiceError `not_found` for a customer that does not exist */
    listOfCustomer: async (caller: Principal, customerId: string, query: ListQuery) => {
      await customers.get(caller, customerId);
      return store.listOfCustomer(db, caller, query, customerId);
    },

    /** The same window of the orders of each of these customers, by their ids. */
    windowsOfCustomers: (caller: Principal, ids: readonly string[], query: WindowQuery) => store.windowsOfCustomers(db, caller, query, ids),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    create: (caller: Principal, { customer_id, lines, note = null }: OrderCreate) =>
      transaction(db, async (tx) => {
        expectOnce(lines);
        await referringBy('customer_id', async () => {
          if (!(await store.holdCustomer(tx, caller, customer_id))) throw notFound('customer', customer_id);
        });
        const fields = {
          customer_id,
          lines,
          note,
          total: await totalOf(caller, lines),
          status: 'placed',
          placed_by: caller.userId,
        } as const;
        return recorded(tx, caller, 'ORDER_CREATED', store.insert(tx, caller, fields, now()));
      }),

    update: (caller: Principal, id: string, body: OrderUpdate, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const order = await lock(tx, caller, id, ifMatch);
        return changeOf(order, body, () => changed(tx, caller, 'ORDER_UPDATED', order, store.update(tx, caller, order, body, now())));
      }),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const order = await lock(tx, caller, id, ifMatch);
        store.remove(tx, caller, id);
        recorded(tx, caller, 'ORDER_DELETED', order);
      }),

    pay: (caller: Principal, id: string, ifMatch: IfMatch) => setStatus(caller, id, ifMatch, 'paid'),

    cancel: (caller: Principal, id: string, ifMatch: IfMatch) => setStatus(caller, id, ifMatch, 'cancelled'),

    /** Accepts a shipment; its operation shows the progress. */
    ship: (caller: Principal, id: string) =>
      transaction(db, async (tx) => {
        expectStatus((await lock(tx, caller, id, undefined)).data, 'paid');
        const underWay = await operations.unfinishedOf(tx, caller, id);
        if (underWay) throw new ServiceError('invalid_state', `The order ${id} is being shipped: the operation ${underWay}.`);
        const operation = await operations.begin(tx, caller, { type: 'order_shipment', resourceId: id, state: {} });
        tx.afterCommit(onWork);
        return operation;
      }),
  };
};

export type OrderService = ReturnType<typeof createOrderService>;
