import { created, defineHandlers, noContent, ok } from '@tessera/platform';
import type { CustomerService } from './service.ts';

export const customerHandlers = ({ customers }: { customers: CustomerService }) =>
  defineHandlers('customers')({
    listCustomers: ({ caller, list }) => ok(customers.list(caller, list)),

    createCustomer: ({ caller, body }) => created(customers.create(caller, body)),

    getCustomer: ({ caller, path }) => ok(customers.get(caller, path.customer_id)),

    replaceCustomer: ({ caller, path, body, ifMatch }) => ok(customers.replace(caller, path.customer_id, body, ifMatch)),

    updateCustomer: ({ caller, path, body, ifMatch }) => ok(customers.update(caller, path.customer_id, body, ifMatch)),

    deleteCustomer: ({ caller, path, ifMatch }) => noContent(customers.delete(caller, path.customer_id, ifMatch)),
  });
