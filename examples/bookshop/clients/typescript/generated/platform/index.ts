// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export { users, type UsersApi } from './users.ts';
export { events, type EventsApi } from './events.ts';
export { operations, type OperationsApi } from './operations.ts';
export { webhooks, type WebhooksApi } from './webhooks.ts';
export { resources, type ResourcesApi } from './resources.ts';
export { customers, type CustomersApi } from './customers.ts';
export { books, type BooksApi } from './books.ts';
export { orders, type OrdersApi } from './orders.ts';
export type * from './types.ts';
