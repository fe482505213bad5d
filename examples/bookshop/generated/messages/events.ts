// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { components } from '../platform/types.ts';

/** The catalogue of events: the family that `resource_id` belongs to, the schema of the data, whether there are `changes`, and the other records of which people see more or fewer. */
export const events = {
  "USER_CREATED": { "subject": "users", "data": "User", "changes": false, "description": "A person was added to the account." },
  "USER_UPDATED": {
    "subject": "users",
    "data": "User",
    "changes": true,
    "affects": [{ "records": { "Order": "any" }, "for": "person", "changed": "role" }],
    "description": "Fields of a user changed, such as the name or the role."
  },
  "USER_DELETED": {
    "subject": "users",
    "data": "User",
    "changes": false,
    "description": "A person was removed from the account; the record is in its last state. What remains and changes has events with this one as their `cause`, such as `RESOURCE_UPDATED` for resources that pass to another owner. Records keep the id of a deleted user as their author."
  },
  "WEBHOOK_CREATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": false,
    "description": "A webhook was registered. No event shows its signing secret."
  },
  "WEBHOOK_UPDATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "Fields of a webhook changed, such as its address or its event types, or it was paused or its pause ended."
  },
  "WEBHOOK_DELETED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": false,
    "description": "A webhook was deleted; the record is in its last state."
  },
  "WEBHOOK_ENABLED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "A disabled or paused webhook was enabled again, by the action `enable`."
  },
  "WEBHOOK_DISABLED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "A webhook was disabled; `disabled_reason` says why."
  },
  "WEBHOOK_SECRET_ROTATED": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": true,
    "description": "A webhook got a new signing secret. For 24 hours its messages also carry a signature with the old secret."
  },
  "WEBHOOK_TEST": {
    "subject": "webhooks",
    "data": "Webhook",
    "changes": false,
    "description": "Somebody tests a webhook. The event is sent only to that webhook, whether or not it receives this type."
  },
  "RESOURCE_CREATED": {
    "subject": "resources",
    "data": "Resource",
    "changes": false,
    "description": "A resource was created, by a request or by work in the background."
  },
  "RESOURCE_UPDATED": {
    "subject": "resources",
    "data": "Resource",
    "changes": true,
    "description": "Fields of a resource changed, for example its status, by a request or by work in the background."
  },
  "RESOURCE_DELETED": {
    "subject": "resources",
    "data": "Resource",
    "changes": false,
    "description": "A resource was deleted; the record is in its last state."
  },
  "CUSTOMER_CREATED": { "subject": "customers", "data": "Customer", "changes": false, "description": "A customer was created." },
  "CUSTOMER_UPDATED": { "subject": "customers", "data": "Customer", "changes": true, "description": "Fields of a customer changed." },
  "CUSTOMER_DELETED": {
    "subject": "customers",
    "data": "Customer",
    "changes": false,
    "affects": [{ "records": { "Order": "customer_id" }, "for": "everyone" }],
    "description": "A customer was deleted; the record is in its last state."
  },
  "BOOK_CREATED": { "subject": "books", "data": "Book", "changes": false, "description": "A book was created." },
  "BOOK_UPDATED": {
    "subject": "books",
    "data": "Book",
    "changes": true,
    "description": "Fields of a book changed, by a request or because an order took copies from stock."
  },
  "BOOK_DELETED": {
    "subject": "books",
    "data": "Book",
    "changes": false,
    "description": "A book was deleted; the record is in its last state."
  },
  "ORDER_CREATED": { "subject": "orders", "data": "Order", "changes": false, "description": "An order was placed." },
  "ORDER_UPDATED": {
    "subject": "orders",
    "data": "Order",
    "changes": true,
    "description": "The note of an order changed, or it was paid or cancelled."
  },
  "ORDER_SHIPPED": {
    "subject": "orders",
    "data": "Order",
    "changes": true,
    "description": "An order was shipped, and its books were taken from stock. The changes of the books have this event as their `cause`."
  },
  "ORDER_DELETED": {
    "subject": "orders",
    "data": "Order",
    "changes": false,
    "description": "An order was deleted; the record is in its last state."
  }
} as const;

/** The data of each event, by its type. */
export interface EventDataByType {
  USER_CREATED: components['schemas']['User'];
  USER_UPDATED: components['schemas']['User'];
  USER_DELETED: components['schemas']['User'];
  WEBHOOK_CREATED: components['schemas']['Webhook'];
  WEBHOOK_UPDATED: components['schemas']['Webhook'];
  WEBHOOK_DELETED: components['schemas']['Webhook'];
  WEBHOOK_ENABLED: components['schemas']['Webhook'];
  WEBHOOK_DISABLED: components['schemas']['Webhook'];
  WEBHOOK_SECRET_ROTATED: components['schemas']['Webhook'];
  WEBHOOK_TEST: components['schemas']['Webhook'];
  RESOURCE_CREATED: components['schemas']['Resource'];
  RESOURCE_UPDATED: components['schemas']['Resource'];
  RESOURCE_DELETED: components['schemas']['Resource'];
  CUSTOMER_CREATED: components['schemas']['Customer'];
  CUSTOMER_UPDATED: components['schemas']['Customer'];
  CUSTOMER_DELETED: components['schemas']['Customer'];
  BOOK_CREATED: components['schemas']['Book'];
  BOOK_UPDATED: components['schemas']['Book'];
  BOOK_DELETED: components['schemas']['Book'];
  ORDER_CREATED: components['schemas']['Order'];
  ORDER_UPDATED: components['schemas']['Order'];
  ORDER_SHIPPED: components['schemas']['Order'];
  ORDER_DELETED: components['schemas']['Order'];
}

/** The types of events that change a record. */
export type ChangeEventType = 'USER_UPDATED' | 'WEBHOOK_UPDATED' | 'WEBHOOK_ENABLED' | 'WEBHOOK_DISABLED' | 'WEBHOOK_SECRET_ROTATED' | 'RESOURCE_UPDATED' | 'CUSTOMER_UPDATED' | 'BOOK_UPDATED' | 'ORDER_UPDATED' | 'ORDER_SHIPPED';

/** The audiences of effects that families decide about. */
export type FamilyAudience = never;
