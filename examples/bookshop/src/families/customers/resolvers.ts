import { type FamilyResolvers, listed, named, withVersion, written } from '@tessera/platform';
import type { CustomerService } from './service.ts';

interface Dependencies {
  customers: Pick<CustomerService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
}

export const customerResolvers = ({ customers }: Dependencies): FamilyResolvers<'customers'> => {
  return {
    Query: {
      customer: async (_root, { id }, { caller }) => withVersion(await customers.get(caller, named('getCustomer', id))),

      customers: listed('listCustomers', 'Customer', customers.window),
    },

    Mutation: {
      createCustomer: written('createCustomer', customers.create),
      updateCustomer: written('updateCustomer', customers.update),
      deleteCustomer: written('deleteCustomer', customers.delete),
    },
  };
};
