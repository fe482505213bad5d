import {
  type Clock,
  changeOf,
  expectVersion,
  type IfMatch,
  type ListQuery,
  type Principal,
  type Queries,
  serviceKit,
  transaction,
  type WindowQuery,
} from '@tessera/platform';
import { type Customer, type CustomerCreate, type CustomerUpdate, fieldsOf } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** The operations on customers. Editors and administrators write. Each write records its event in the same transaction. */
export const createCustomerService = ({ db, clock }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('customer', clock);

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changes: Partial<Customer>) =>
    transaction(db, async (tx) => {
      const customer = found(await store.lock(tx, caller, id), id);
      expectVersion(customer.version, ifMatch);
      return changeOf(customer, changes, () =>
        changed(tx, caller, 'CUSTOMER_UPDATED', customer, store.update(tx, caller, customer, changes, now())),
      );
    });

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    create: (caller: Principal, body: CustomerCreate) =>
      transaction(db, async (tx) => {
        const fields = fieldsOf(body);
        return recorded(tx, caller, 'CUSTOMER_CREATED', store.insert(tx, caller, fields, now()));
      }),

    replace: (caller: Principal, id: string, body: CustomerCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, fieldsOf(body)),

    update: (caller: Principal, id: string, body: CustomerUpdate, ifMatch: IfMatch) => change(caller, id, ifMatch, body),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const customer = found(await store.lock(tx, caller, id), id);
        expectVersion(customer.version, ifMatch);
        store.remove(tx, caller, id);
        recorded(tx, caller, 'CUSTOMER_DELETED', customer);
      }),
  };
};

export type CustomerService = ReturnType<typeof createCustomerService>;
