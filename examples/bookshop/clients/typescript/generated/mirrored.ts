// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type * as platform from './platform/types.ts';

/** The records that a copy can have, by kind. Memberships have no lists of their own: they are as their events show them. */
export interface MirroredRecords {
  users: platform.User;
  webhooks: platform.Webhook;
  resources: platform.Resource;
  customers: platform.Customer;
  books: platform.Book;
  orders: platform.Order;
}

/** The filters of the lists that a copy is read from. Memberships are read from the records that they belong to. */
export interface MirroredLists {
  users: platform.UserList;
  webhooks: platform.WebhookList;
  resources: platform.ResourceList;
  customers: platform.CustomerList;
  books: platform.BookList;
  orders: platform.OrderList;
}

/** The kind of record that an event has as its data; null where it is none that a copy can have. */
export const kindOfEvent = {
  "USER_CREATED": "users",
  "USER_UPDATED": "users",
  "USER_DELETED": "users",
  "WEBHOOK_CREATED": "webhooks",
  "WEBHOOK_UPDATED": "webhooks",
  "WEBHOOK_DELETED": "webhooks",
  "WEBHOOK_ENABLED": "webhooks",
  "WEBHOOK_DISABLED": "webhooks",
  "WEBHOOK_SECRET_ROTATED": "webhooks",
  "WEBHOOK_TEST": "webhooks",
  "RESOURCE_CREATED": "resources",
  "RESOURCE_UPDATED": "resources",
  "RESOURCE_DELETED": "resources",
  "CUSTOMER_CREATED": "customers",
  "CUSTOMER_UPDATED": "customers",
  "CUSTOMER_DELETED": "customers",
  "BOOK_CREATED": "books",
  "BOOK_UPDATED": "books",
  "BOOK_DELETED": "books",
  "ORDER_CREATED": "orders",
  "ORDER_UPDATED": "orders",
  "ORDER_SHIPPED": "orders",
  "ORDER_DELETED": "orders"
} as const;

/** The types of events of other records after which there may be more or fewer of a kind, without events of their own. */
export const affecting = { "users": [], "webhooks": [], "resources": [], "customers": [], "books": [], "orders": ["USER_UPDATED", "CUSTOMER_DELETED"] } as const;
