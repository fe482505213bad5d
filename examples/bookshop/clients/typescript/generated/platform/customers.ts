// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Customer, CustomerCreate, CustomerExpansion, CustomerFieldName, CustomerList, CustomerUpdate, Order, OrderExpansion, OrderFieldName, OrderList } from './types.ts';

/** The operations of the family `customers`. */
export interface CustomersApi {
  /**
   * List customers
   *
   * The customers of the account. Everyone in the account sees all of them.
   */
  list<F extends CustomerFieldName = CustomerFieldName, E extends CustomerExpansion = never>(query?: CustomerList & Selection<F, E>, options?: Options): List<Selected<Customer, F | E>, 'version_retired'>;
  /**
   * Create a customer
   *
   * Creates a customer. Editors and administrators may do this.
   */
  create<F extends CustomerFieldName = CustomerFieldName, E extends CustomerExpansion = never>(body: CustomerCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Customer, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Get a customer
   *
   * One customer of the account.
   */
  get<F extends CustomerFieldName = CustomerFieldName, E extends CustomerExpansion = never>(customerId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Customer, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a customer
   *
   * Replaces all fields with yours. A field that you leave out returns to its default. Editors and administrators may do this.
   */
  replace<F extends CustomerFieldName = CustomerFieldName, E extends CustomerExpansion = never>(customerId: string, body: Change<Customer, CustomerCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Customer, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a customer
   *
   * Changes the fields that you send and leaves the others unchanged. Editors and administrators may do this.
   */
  update<F extends CustomerFieldName = CustomerFieldName, E extends CustomerExpansion = never>(customerId: string, body: Change<Customer, CustomerUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Customer, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a customer
   *
   * Deletes the customer permanently. Editors and administrators may do this.
   */
  delete(customerId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a customer's orders
   *
   * The orders of a customer that you may see.
   */
  listOrders<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(customerId: string, query?: OrderList & Selection<F, E>, options?: Options): List<Selected<Order, F | E>, 'not_found' | 'version_retired'>;
}

/** The family `customers`, for `createClient`. */
export const customers: Family<CustomersApi> = {
  list: 'GET /v1/customers list call:listCustomers',
  create: 'POST /v1/customers body shaped idempotent call:createCustomer',
  get: 'GET /v1/customers/{customer_id} query call:getCustomer',
  replace: 'PUT /v1/customers/{customer_id} body shaped idempotent rewritable call:replaceCustomer',
  update: 'PATCH /v1/customers/{customer_id} body shaped idempotent rewritable call:updateCustomer',
  delete: 'DELETE /v1/customers/{customer_id} nothing idempotent call:deleteCustomer',
  listOrders: 'GET /v1/customers/{customer_id}/orders list call:listCustomerOrders',
};
