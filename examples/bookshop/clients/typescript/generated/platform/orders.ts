// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Operation, Order, OrderCreate, OrderExpansion, OrderFieldName, OrderList, OrderUpdate } from './types.ts';

/** The operations of the family `orders`. */
export interface OrdersApi {
  /**
   * List orders
   *
   * The orders that you placed. Administrators see all orders of the account.
   */
  list<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(query?: OrderList & Selection<F, E>, options?: Options): List<Selected<Order, F | E>, 'version_retired'>;
  /**
   * Create an order
   *
   * Places an order for a customer. Its `total` is what the books cost now. A customer or a book that does not exist is a 422 `unknown_reference`, and a book with two lines a 422 `unprocessable`. Stock is taken when the order is shipped. Editors and administrators may do this.
   */
  create<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(body: OrderCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Order, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Get an order
   *
   * One order. An order that you may not see is a 404, like one that does not exist.
   */
  get<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(orderId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Order, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of an order
   *
   * Changes the note of an order that you may see. Editors and administrators may do this.
   */
  update<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(orderId: string, body: Change<Order, OrderUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Order, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete an order
   *
   * Deletes an order that you may see, permanently. One that is being shipped then fails to be. Editors and administrators may do this.
   */
  delete(orderId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Pay an order
   *
   * Makes a placed order `paid`. An order with another status is a 409 `invalid_state`. Editors and administrators may do this.
   */
  pay<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(orderId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Order, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Cancel an order
   *
   * Makes a placed order `cancelled`. An order with another status is a 409 `invalid_state`. Editors and administrators may do this.
   */
  cancel<F extends OrderFieldName = OrderFieldName, E extends OrderExpansion = never>(orderId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Order, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Ship an order
   *
   * Starts to ship a paid order and returns at once with an operation that shows the progress. The books are taken from stock, and the order becomes `shipped`; the result has the number of `books`. With fewer copies in stock the operation fails with `out_of_stock`, and the order stays `paid`. An order with another status, or one that is being shipped, is a 409 `invalid_state`. Editors and administrators may do this.
   */
  ship(orderId: string, options?: WriteOptions): Answer<Operation, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'out_of_stock' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
}

/** The family `orders`, for `createClient`. */
export const orders: Family<OrdersApi> = {
  list: 'GET /v1/orders list call:listOrders',
  create: 'POST /v1/orders body shaped idempotent call:createOrder',
  get: 'GET /v1/orders/{order_id} query call:getOrder',
  update: 'PATCH /v1/orders/{order_id} body shaped idempotent rewritable call:updateOrder',
  delete: 'DELETE /v1/orders/{order_id} nothing idempotent call:deleteOrder',
  pay: 'POST /v1/orders/{order_id}/pay shaped idempotent call:payOrder',
  cancel: 'POST /v1/orders/{order_id}/cancel shaped idempotent call:cancelOrder',
  ship: 'POST /v1/orders/{order_id}/ship idempotent call:shipOrder',
};
