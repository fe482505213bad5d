// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Event, Book, Customer, Order, Resource, User, Webhook } from './platform/types.ts';

/** The data of each kind of event. */
export interface EventData {
  USER_CREATED: User;
  USER_UPDATED: User;
  USER_DELETED: User;
  WEBHOOK_CREATED: Webhook;
  WEBHOOK_UPDATED: Webhook;
  WEBHOOK_DELETED: Webhook;
  WEBHOOK_ENABLED: Webhook;
  WEBHOOK_DISABLED: Webhook;
  WEBHOOK_SECRET_ROTATED: Webhook;
  WEBHOOK_TEST: Webhook;
  RESOURCE_CREATED: Resource;
  RESOURCE_UPDATED: Resource;
  RESOURCE_DELETED: Resource;
  CUSTOMER_CREATED: Customer;
  CUSTOMER_UPDATED: Customer;
  CUSTOMER_DELETED: Customer;
  BOOK_CREATED: Book;
  BOOK_UPDATED: Book;
  BOOK_DELETED: Book;
  ORDER_CREATED: Order;
  ORDER_UPDATED: Order;
  ORDER_SHIPPED: Order;
  ORDER_DELETED: Order;
}

/** The kinds of events. More are added over time. */
export type EventType = keyof EventData;

/** The kinds of events that change a record. */
export type ChangeEventType = 'USER_UPDATED' | 'WEBHOOK_UPDATED' | 'WEBHOOK_ENABLED' | 'WEBHOOK_DISABLED' | 'WEBHOOK_SECRET_ROTATED' | 'RESOURCE_UPDATED' | 'CUSTOMER_UPDATED' | 'BOOK_UPDATED' | 'ORDER_UPDATED' | 'ORDER_SHIPPED';

/** The changes of a record by an event, by property. `from` is omitted if the record had different readers before. */
export type ChangesOf<Data> = { [Name in keyof Data]?: { from?: Data[Name]; to: Data[Name] } };

/** An event of one of these kinds, which `type` tells apart. */
export type EventOf<Type extends EventType = EventType> = {
  [One in Type]: Omit<Event, 'type' | 'data' | 'changes'> & {
    type: One;
    data: EventData[One];
    changes: One extends ChangeEventType ? ChangesOf<EventData[One]> : null;
  };
}[Type];
