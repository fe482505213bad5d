// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BookRecord, CustomerRecord, EventRecord, ActorRecord, OperationRecord, OperationErrorRecord, OrderRecord, OrderLineRecord, ResourceRecord, UserRecord, WebhookRecord, DeliveryRecord, DeliveryAttemptRecord, NodeRecord, BookConnectionRecord, CustomerConnectionRecord, EventConnectionRecord, OperationConnectionRecord, OrderConnectionRecord, ResourceConnectionRecord, UserConnectionRecord, WebhookConnectionRecord, DeliveryConnectionRecord } from './records.ts';
import type { PagePlace } from '@tessera/platform/internal/core/query/connection';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A point in time, ISO 8601. It is returned in UTC with milliseconds, as `2026-03-14T09:26:53.589Z`. It is accepted with any offset and up to
   * microseconds, in at most 35 characters.
   */
  DateTime: { input: string; output: string; }
  /**
   * A JSON object with any keys and values, within the limits that its field states. Lists and bare values are refused. Numbers are doubles: a
   * fraction, or a number with an exponent, becomes the nearest double, and -0 becomes 0. An integer that a double would change, such as one of 20
   * digits, and a number beyond the range of doubles, such as 1e400, are refused, in the text of the operation and in variables: send them as text.
   */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** The person or program that caused an event. */
export type Actor = {
  readonly __typename?: 'Actor';
  /** The id of the user, the API key or the application; null for SYSTEM. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What kind of actor it is. */
  readonly type: ActorType;
};

/** The kinds of actors. */
export type ActorType =
  /** An API key. */
  | 'api_key'
  /** An OAuth application that acts for itself. */
  | 'application'
  /** Tessera. */
  | 'system'
  /** A person. */
  | 'user';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type ActorTypeFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<ActorType>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<ActorType>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<ActorType>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<ActorType>>;
};

/** A book. */
export type Book = Node & {
  readonly __typename?: 'Book';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** The International Standard Book Number. No two books of the account have the same. */
  readonly isbn: Scalars['String']['output'];
  /** The price of one copy in cents. */
  readonly price: Scalars['Int']['output'];
  /** How many copies are in stock. */
  readonly stock: Scalars['Int']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type BookChange = {
  readonly __typename?: 'BookChange';
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly book?: Maybe<Book>;
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type BookConnection = {
  readonly __typename?: 'BookConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<BookEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Book>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type BookEdge = {
  readonly __typename?: 'BookEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Book;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type BookFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `isbn`. */
  readonly isbn?: InputMaybe<StringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<BookFilter>>;
  /** By what REST calls `price`. */
  readonly price?: InputMaybe<IntFilter>;
  /** By what REST calls `stock`. */
  readonly stock?: InputMaybe<IntFilter>;
  /** By what REST calls `title`. */
  readonly title?: InputMaybe<StringFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type BookOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: BookOrderField;
};

/** What the records can be sorted by. */
export type BookOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `price`. */
  | 'PRICE'
  /** By what REST calls `stock`. */
  | 'STOCK'
  /** By what REST calls `title`. */
  | 'TITLE'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** The result of `cancelOrder`. */
export type CancelOrderPayload = {
  readonly __typename?: 'CancelOrderPayload';
  /** The order in its current state. */
  readonly order: Order;
};

/** What has become of a list. New values may be added over time; clients treat a value that they do not know as RELOAD. */
export type ChangeType =
  /** The record was created, began to match the filter, or came from a place that others see. Put it in; a client may have it already. */
  | 'ADDED'
  /**
   * Records may have come or gone without events of their own: some were deleted together with another record, or the caller sees more or fewer of them
   * than before, for example after the event of a membership. Read the list again. After a change of the caller's own role, a server may take the former
   * role for a second.
   */
  | 'RELOAD'
  /** The record was deleted, or no longer matches the filter. Take it out, if it is there. */
  | 'REMOVED'
  /** The record has changed, and was in the list already. Replace it. */
  | 'UPDATED';

/** A book to create. Null means the same as leaving a field out. */
export type CreateBookInput = {
  /** The International Standard Book Number: 13 digits that begin with 978 or 979. One that another book has is ALREADY_EXISTS. */
  readonly isbn: Scalars['String']['input'];
  /** The price of one copy in cents, at most 100,000. */
  readonly price: Scalars['Int']['input'];
  /** How many copies are in stock, at most 1,000,000; 0 when left out. */
  readonly stock?: InputMaybe<Scalars['Int']['input']>;
  /** The title, 1 to 200 characters on one line, not all of them invisible. */
  readonly title: Scalars['String']['input'];
};

/** The result of `createBook`. */
export type CreateBookPayload = {
  readonly __typename?: 'CreateBookPayload';
  /** The book that was created. */
  readonly book: Book;
};

/** A customer to create. Null means the same as leaving a field out. */
export type CreateCustomerInput = {
  /** The name that people use for it, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** The note of the customer, at most 10,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `createCustomer`. */
export type CreateCustomerPayload = {
  readonly __typename?: 'CreateCustomerPayload';
  /** The customer that was created. */
  readonly customer: Customer;
};

/** An order to place. Null means the same as leaving a field out. */
export type CreateOrderInput = {
  /** The id of the customer that it belongs to. */
  readonly customerId: Scalars['ID']['input'];
  /** The books, each of them once; at most 20. */
  readonly lines: ReadonlyArray<OrderLineInput>;
  /** What the shop should know, at most 1,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `createOrder`. */
export type CreateOrderPayload = {
  readonly __typename?: 'CreateOrderPayload';
  /** The order that was created. */
  readonly order: Order;
};

/** A resource to create. Null means the same as leaving a field out. */
export type CreateResourceInput = {
  /** Keys and values of your own: at most 50 keys, each of up to 64 characters. Empty when left out. */
  readonly data?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What it is about, at most 10,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** The first status; ACTIVE when left out. */
  readonly status?: InputMaybe<ResourceStatus>;
  /** A type of your own, with letters, digits, `_`, `.` and `-`, at most 64 characters; `standard` when left out. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `createResource`. */
export type CreateResourcePayload = {
  readonly __typename?: 'CreateResourcePayload';
  /** The resource that was created. */
  readonly resource: Resource;
};

/** A person to add to the account. Null means the same as leaving a field out. */
export type CreateUserInput = {
  /** Their e-mail address, which no other user of the account may have. 3 to 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Keys and values of your own: at most 50 keys, each of up to 64 characters. Empty when left out. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Their name, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** What they may do; VIEWER when left out. */
  readonly role?: InputMaybe<UserRole>;
};

/** The result of `createUser`. */
export type CreateUserPayload = {
  readonly __typename?: 'CreateUserPayload';
  /** The user that was created. */
  readonly user: User;
};

/** A webhook to register. Null means the same as leaving a field out. */
export type CreateWebhookInput = {
  /**
   * By event type, the filters that an event must match, as a query string of the list language: `{RESOURCE_UPDATED: "status_in=active,pending"}`;
   * at most 100. The types must be in `events`. `changes.status.from`, `changes.status.to` and `changes.status_exists` ask for what the event changed.
   */
  readonly conditions?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Its purpose, at most 1,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The event types to receive, from 1 to 100, without duplicates. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** Whether it receives events at once, or they wait; ENABLED when left out. */
  readonly status?: InputMaybe<WebhookStatusInput>;
  /**
   * The address that receives deliveries: absolute, 8 to 2,048 characters, and `https` outside development. `localhost` and a private IP address
   * are BAD_USER_INPUT. Connections to private, loopback and link-local addresses are refused.
   */
  readonly url: Scalars['String']['input'];
};

/** The result of `createWebhook`. */
export type CreateWebhookPayload = {
  readonly __typename?: 'CreateWebhookPayload';
  /** The secret that signs its deliveries, as `whsec_` and base64. Store it: no later response shows it. */
  readonly secret: Scalars['String']['output'];
  /** The webhook that was registered. */
  readonly webhook: Webhook;
};

/** A customer. */
export type Customer = Node & {
  readonly __typename?: 'Customer';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** The name that people use for it. */
  readonly name: Scalars['String']['output'];
  /** The note of the customer; null when there is none. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /**
   * Its orders. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly orders?: Maybe<OrderConnection>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/** A customer. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<OrderOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type CustomerChange = {
  readonly __typename?: 'CustomerChange';
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly customer?: Maybe<Customer>;
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type CustomerConnection = {
  readonly __typename?: 'CustomerConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<CustomerEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Customer>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type CustomerEdge = {
  readonly __typename?: 'CustomerEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Customer;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type CustomerFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** By what REST calls `note`. */
  readonly note?: InputMaybe<NullableStringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<CustomerFilter>>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type CustomerOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: CustomerOrderField;
};

/** What the records can be sorted by. */
export type CustomerOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type DateTimeFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is greater. */
  readonly gt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is this one or greater. */
  readonly gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is less. */
  readonly lt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is this one or less. */
  readonly lte?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The result of `deleteBook`. */
export type DeleteBookPayload = {
  readonly __typename?: 'DeleteBookPayload';
  /** The id of the book that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteCustomer`. */
export type DeleteCustomerPayload = {
  readonly __typename?: 'DeleteCustomerPayload';
  /** The id of the customer that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteOrder`. */
export type DeleteOrderPayload = {
  readonly __typename?: 'DeleteOrderPayload';
  /** The id of the order that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteResource`. */
export type DeleteResourcePayload = {
  readonly __typename?: 'DeleteResourcePayload';
  /** The id of the resource that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteUser`. */
export type DeleteUserPayload = {
  readonly __typename?: 'DeleteUserPayload';
  /** The id of the user that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteWebhook`. */
export type DeleteWebhookPayload = {
  readonly __typename?: 'DeleteWebhookPayload';
  /** The id of the webhook that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The delivery of one event to one webhook. */
export type Delivery = {
  readonly __typename?: 'Delivery';
  /** The number of attempts so far. */
  readonly attemptCount: Scalars['Int']['output'];
  /** The attempts, oldest first; only the latest 100 when there are more. */
  readonly attempts: ReadonlyArray<DeliveryAttempt>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The event that it delivers. */
  readonly event?: Maybe<Event>;
  /** The id of the event that it delivers. */
  readonly eventId: Scalars['ID']['output'];
  /** The type of its event. */
  readonly eventType: WebhookEvent;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** The HTTP status of the last attempt; null before the first, and when there was no response. */
  readonly lastResponseStatus?: Maybe<Scalars['Int']['output']>;
  /**
   * When the next attempt is due; null when there will be none. It may come later, while the webhook is PAUSED, an earlier event of the same
   * record is being sent, or the address has asked for a pause.
   */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  readonly status: DeliveryStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The webhook that it goes to. */
  readonly webhook?: Maybe<Webhook>;
  /** The id of the webhook that it goes to. */
  readonly webhookId: Scalars['ID']['output'];
};

/** One request to the address of a webhook, and the response. */
export type DeliveryAttempt = {
  readonly __typename?: 'DeliveryAttempt';
  /** When the request was sent. */
  readonly at: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why it failed, in a sentence; null when it succeeded. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The headers that were sent, including the signatures, with names in lower case. */
  readonly requestHeaders: Scalars['JSONObject']['output'];
  /** The first 2 KiB of the response; null when there was none. */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the response; null when there was none. */
  readonly status?: Maybe<Scalars['Int']['output']>;
};

/** A page of a list of records. */
export type DeliveryConnection = {
  readonly __typename?: 'DeliveryConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<DeliveryEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Delivery>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type DeliveryEdge = {
  readonly __typename?: 'DeliveryEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Delivery;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type DeliveryFilter = {
  /** By what REST calls `attempt_count`. */
  readonly attemptCount?: InputMaybe<IntFilter>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `event_id`. */
  readonly eventId?: InputMaybe<IdFilter>;
  /** By what REST calls `event_type`. */
  readonly eventType?: InputMaybe<WebhookEventFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `last_response_status`. */
  readonly lastResponseStatus?: InputMaybe<NullableIntFilter>;
  /** By what REST calls `next_attempt_at`. */
  readonly nextAttemptAt?: InputMaybe<NullableDateTimeFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<DeliveryFilter>>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<DeliveryStatusFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type DeliveryOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: DeliveryOrderField;
};

/** What the records can be sorted by. */
export type DeliveryOrderField =
  /** By what REST calls `attempt_count`. */
  | 'ATTEMPT_COUNT'
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `next_attempt_at`. */
  | 'NEXT_ATTEMPT_AT'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** The state of a delivery. */
export type DeliveryStatus =
  /** No attempt succeeded, and no more follows. */
  | 'failed'
  /** Another attempt follows. */
  | 'pending'
  /** An attempt got a 2xx. */
  | 'succeeded';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type DeliveryStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<DeliveryStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<DeliveryStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<DeliveryStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<DeliveryStatus>>;
};

/** The result of `enableWebhook`. */
export type EnableWebhookPayload = {
  readonly __typename?: 'EnableWebhookPayload';
  /** The webhook in its current state. */
  readonly webhook: Webhook;
};

/**
 * The codes of errors, as `extensions.code` has them. `extensions.reason` is the code of the same error in the REST API, which says more. New codes
 * are added over time; clients treat a code that they do not know as BAD_USER_INPUT.
 */
export type ErrorCode =
  /** Another record has a value that must be unique. */
  | 'ALREADY_EXISTS'
  /** The operation, or a value in it, is wrong, or what it asks for cannot be done in the current state. */
  | 'BAD_USER_INPUT'
  /** The credentials or the role do not allow this. */
  | 'FORBIDDEN'
  /** Something failed on the server. */
  | 'INTERNAL_SERVER_ERROR'
  /** There is no such record that the caller may see. */
  | 'NOT_FOUND'
  /** The rate limit is used up. `extensions.retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** The credentials are missing, wrong or expired, or a person must sign in again. */
  | 'UNAUTHENTICATED'
  /** The record has another version than `ifVersion`. Read it again, and decide again. */
  | 'VERSION_MISMATCH';

/** A change, recorded in the same transaction as the change itself. */
export type Event = Node & {
  readonly __typename?: 'Event';
  /** Who or what caused it. */
  readonly actor: Actor;
  /**
   * The id of the event that this one follows from, for a record that was changed or made as an effect of something else; null for what the actor did
   * to the record itself. The effects of an event come after it. The caller may see an effect without being allowed to see its cause.
   */
  readonly cause?: Maybe<Scalars['ID']['output']>;
  /**
   * What the event changed in `data`, by property, without `updated_at`: `{"status": {"from": "todo", "to": "in_progress"}}`. It is an empty object
   * if only something changed that `data` does not show. A property has no `from` where the record had other readers before. Null for events that
   * change no record.
   */
  readonly changes?: Maybe<Scalars['JSONObject']['output']>;
  /** When it happened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The record as the REST API shows it, in its state right after the event. For a deletion, it is the last state of the record. */
  readonly data: Scalars['JSONObject']['output'];
  /** Opaque. A delivery of the event has the same id as its `webhook-id`. */
  readonly id: Scalars['ID']['output'];
  /**
   * The record that the event is about, as it is now. It is null when there is no such record any more, when the caller may not see it, and when
   * the event is about no single record. It needs the scope of the record's type, as `node` does.
   */
  readonly record?: Maybe<Node>;
  /** The id of the record that the event is about, of any family; null when it is about no single record. */
  readonly resourceId?: Maybe<Scalars['ID']['output']>;
  /** Its type, spelled as in `WebhookEvent`. Clients ignore types that they do not know. */
  readonly type: Scalars['String']['output'];
  /**
   * The version of the record right after the event, for `ifVersion`. For a deletion, it is the last version of the record. Null where `data` has no
   * versions, such as a membership, and for events that were recorded without one.
   */
  readonly version?: Maybe<Scalars['Int']['output']>;
};

/** A page of a list of records. */
export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<EventEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Event>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Event;
};

/** Which events to list. An event matches when it matches every given field. */
export type EventFilter = {
  /** By what REST calls `actor_id`. */
  readonly actorId?: InputMaybe<NullableIdFilter>;
  /** By what REST calls `actor_type`. */
  readonly actorType?: InputMaybe<ActorTypeFilter>;
  /** Only events after this time. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Only events before this time. */
  readonly createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<EventFilter>>;
  /** Only events about the record with this id, of any family. */
  readonly resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** By what REST calls `resource_id`. */
  readonly resourceIdMatches?: InputMaybe<NullableIdFilter>;
  /** By what REST calls `type`. */
  readonly type?: InputMaybe<WebhookEventFilter>;
  /** Only events of these types, spelled as in `WebhookEvent`. At most 100; an empty list finds no event, and an unknown type is BAD_USER_INPUT. */
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type EventOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: EventOrderField;
};

/** What the records can be sorted by. */
export type EventOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type IdFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['ID']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['ID']['input']>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type IntFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['Int']['input']>;
  /** The value is greater. */
  readonly gt?: InputMaybe<Scalars['Int']['input']>;
  /** The value is this one or greater. */
  readonly gte?: InputMaybe<Scalars['Int']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The value is less. */
  readonly lt?: InputMaybe<Scalars['Int']['input']>;
  /** The value is this one or less. */
  readonly lte?: InputMaybe<Scalars['Int']['input']>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['Int']['input']>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Makes a placed order CANCELLED and records ORDER_UPDATED. One with another status is BAD_USER_INPUT with the reason `invalid_state`.
   * Editors and administrators may do this.
   */
  readonly cancelOrder?: Maybe<CancelOrderPayload>;
  /** Creates a book and records BOOK_CREATED. Editors and administrators may do this. */
  readonly createBook?: Maybe<CreateBookPayload>;
  /** Creates a customer and records CUSTOMER_CREATED. Editors and administrators may do this. */
  readonly createCustomer?: Maybe<CreateCustomerPayload>;
  /**
   * Places an order for a customer and records ORDER_CREATED. Its total is what the books cost now. A book with two lines is BAD_USER_INPUT with the
   * reason `unprocessable`. Editors and administrators may do this.
   */
  readonly createOrder?: Maybe<CreateOrderPayload>;
  /** Creates a resource, owned by the caller, and records RESOURCE_CREATED. Administrators and users with the role USER may do this. */
  readonly createResource?: Maybe<CreateResourcePayload>;
  /**
   * Adds a person to the account and records USER_CREATED. Administrators may do this. An e-mail address that a user of the account already has
   * is ALREADY_EXISTS. The person has no password yet: the account API creates the one-time link that sets it. Where the server sends mail, the
   * person can request a link for themselves, but only if the credentials that added them have `read`, no expiry and no restrictions, and are not an
   * API key, or an application that acts for itself, without `write:logins`. Otherwise
   * nothing is mailed to them before an administrator creates a link. To add a USER or an ADMIN, the credentials need `read`, `write` and
   * `admin`, no expiry and no restrictions; otherwise it is FORBIDDEN. To add an ADMIN, an API key, or an application that acts for itself, also needs
   * `write:logins`. People who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the
   * reason `insufficient_user_authentication`.
   */
  readonly createUser?: Maybe<CreateUserPayload>;
  /**
   * Registers an address, enables it at once unless its `status` is PAUSED, and records WEBHOOK_CREATED. From now on it gets every new event of
   * its types, about any record of the account; a paused webhook gets them when it is enabled. An account may have 100 webhooks.
   * Only this response shows the signing secret. Administrators may do this; the credentials also need `read:events`, and an API key must
   * neither expire nor be restricted. People who act themselves must have signed in within 10 minutes, with a
   * second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the reason `insufficient_user_authentication`.
   */
  readonly createWebhook?: Maybe<CreateWebhookPayload>;
  /** Deletes a book permanently and records BOOK_DELETED. Editors and administrators may do this. */
  readonly deleteBook?: Maybe<DeleteBookPayload>;
  /** Deletes a customer permanently and records CUSTOMER_DELETED. Editors and administrators may do this. */
  readonly deleteCustomer?: Maybe<DeleteCustomerPayload>;
  /** Deletes an order permanently and records ORDER_DELETED. Editors and administrators may do this. */
  readonly deleteOrder?: Maybe<DeleteOrderPayload>;
  /** Deletes a resource permanently, with all that is attached to it, and records RESOURCE_DELETED; its events stay. The owner and administrators may do this. */
  readonly deleteResource?: Maybe<DeleteResourcePayload>;
  /**
   * Removes a person from the account permanently and records USER_DELETED. The records that they own pass to the administrator who
   * has been in the account for the longest time, and what was assigned to them is assigned to nobody. Administrators may do this. To delete a USER, the credentials need
   * `write` or `admin`; to delete an ADMIN, `admin`. The last administrator, and the last one who can sign in, cannot be deleted: this is BAD_USER_INPUT. To delete a
   * USER or an ADMIN, people who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the
   * reason `insufficient_user_authentication`.
   */
  readonly deleteUser?: Maybe<DeleteUserPayload>;
  /**
   * Deletes a webhook with its secret and its deliveries permanently and records WEBHOOK_DELETED. Pending deliveries are not sent.
   * Administrators may do this.
   */
  readonly deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /**
   * Makes a DISABLED webhook ENABLED and records WEBHOOK_ENABLED; it receives events that happen from now on. A PAUSED webhook becomes ENABLED,
   * too, and what has waited is sent. If the webhook is enabled but its address asked for a pause with a `Retry-After`, deliveries continue at
   * once. Any other enabled webhook is BAD_USER_INPUT with the reason `invalid_state`. Administrators may do this; the credentials also need
   * `read:events`. An API key must neither expire nor be restricted. People who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the reason
   * `insufficient_user_authentication`.
   */
  readonly enableWebhook?: Maybe<EnableWebhookPayload>;
  /**
   * Makes a placed order PAID and records ORDER_UPDATED. One with another status is BAD_USER_INPUT with the reason `invalid_state`.
   * Editors and administrators may do this.
   */
  readonly payOrder?: Maybe<PayOrderPayload>;
  /**
   * Sends again, oldest first, every failed delivery that was created at `since` or later. The operation in the payload shows the progress. A
   * `since` in the future is BAD_USER_INPUT, and so is a webhook that is not ENABLED, with the reason `invalid_state`. Administrators may do this.
   */
  readonly recoverWebhook?: Maybe<RecoverWebhookPayload>;
  /**
   * Makes a delivery due now, whatever its earlier result. An earlier delivery to this webhook about the same record that has not ended goes
   * before it. If it fails, the retries start again from the beginning. A webhook that is not ENABLED is BAD_USER_INPUT with the reason
   * `invalid_state`. Administrators may do this.
   */
  readonly redeliverWebhookDelivery?: Maybe<RedeliverWebhookDeliveryPayload>;
  /**
   * Creates a new signing secret, shows it once, and records WEBHOOK_SECRET_ROTATED. For 24 hours, deliveries carry two
   * signatures, one with the new secret and one with the previous secret. Any older secret ends at once. Administrators may do this; the
   * credentials also need `read:events`. An API key must neither expire nor be restricted. People who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the reason
   * `insufficient_user_authentication`.
   */
  readonly rotateWebhookSecret?: Maybe<RotateWebhookSecretPayload>;
  /**
   * Starts to ship a paid order and answers at once with the operation that shows the progress. It records ORDER_SHIPPED at its end.
   * One with another status is BAD_USER_INPUT with the reason `invalid_state`. Editors and administrators may do this.
   */
  readonly shipOrder?: Maybe<ShipOrderPayload>;
  /**
   * Records WEBHOOK_TEST and sends it to this webhook only, even if its `events` do not include that type. It is attempted once, also when the
   * webhook is PAUSED or DISABLED, and its failure does not count against the webhook. Read the delivery to see the response of the address.
   * Administrators may do this.
   */
  readonly testWebhook?: Maybe<TestWebhookPayload>;
  /** Changes the given fields, leaves the others unchanged, and records BOOK_UPDATED. Editors and administrators may do this. */
  readonly updateBook?: Maybe<UpdateBookPayload>;
  /** Changes the given fields, leaves the others unchanged, and records CUSTOMER_UPDATED. Editors and administrators may do this. */
  readonly updateCustomer?: Maybe<UpdateCustomerPayload>;
  /** Changes the note of an order and records ORDER_UPDATED. Editors and administrators may do this. */
  readonly updateOrder?: Maybe<UpdateOrderPayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records RESOURCE_UPDATED. Administrators and users with the role USER may do
   * this. A status that cannot follow the current one is BAD_USER_INPUT.
   */
  readonly updateResource?: Maybe<UpdateResourcePayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records USER_UPDATED. Administrators may change everyone, users with the role
   * USER themselves. Only administrators may change a role; for everyone else it is FORBIDDEN. An e-mail address that another user has is
   * ALREADY_EXISTS. Taking the role from the last administrator, or from the last one who can sign in, is BAD_USER_INPUT.
   *
   * To change another user who is a USER, the credentials need `write` or `admin`; for an ADMIN they need `admin`. To change a role, they need
   * `admin` and the wide scopes (`read`, `write`, `admin`) that both roles reach. To change an e-mail address, they need the wide scopes that
   * the role reaches. To change a role or an address, they must also have no expiry and no restrictions, and for an address, or the role ADMIN, an API key, or an
   * application that acts for itself, also needs `write:logins`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail,
   * people who have a password change their own address with it, in the identity API; here it is FORBIDDEN. To change a role or the address of
   * a person who may sign in, people who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the
   * reason `insufficient_user_authentication`.
   */
  readonly updateUser?: Maybe<UpdateUserPayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records WEBHOOK_UPDATED. The signing secret stays, and pending deliveries go to
   * the new address. While the webhook is PAUSED, deliveries wait, as long as their events are kept; when it is ENABLED, they are sent, in
   * order. The status of a DISABLED webhook cannot be changed here: it is BAD_USER_INPUT with the reason `invalid_state_transition`.
   * Administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credentials also need `read:events`, an API
   * key must neither expire nor be restricted, and people who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the reason
   * `insufficient_user_authentication`.
   */
  readonly updateWebhook?: Maybe<UpdateWebhookPayload>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCreateBookArgs = {
  input: CreateBookInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCreateOrderArgs = {
  input: CreateOrderInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCreateResourceArgs = {
  input: CreateResourceInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationDeleteBookArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationDeleteCustomerArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationDeleteOrderArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationDeleteResourceArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationEnableWebhookArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationPayOrderArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationRecoverWebhookArgs = {
  id: Scalars['ID']['input'];
  input: RecoverWebhookInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationRedeliverWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
  webhookId: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationShipOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationUpdateBookArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateBookInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateCustomerInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationUpdateOrderArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateOrderInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationUpdateResourceArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateResourceInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateUserInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each succeeds or fails on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as in the REST API; `idempotencyKey` in the `extensions` of a request does the same
 * over HTTP and over a WebSocket. For 24 hours, the same key with the same operation and variables returns the first
 * response again, marked `Idempotency-Replayed: true`, over a WebSocket by `idempotencyReplayed` in its `extensions`. The same key with another
 * mutation is a 422 `idempotency_key_reused`, over a WebSocket an error with this reason. While the first request is still running, it is a 409
 * `idempotency_key_in_use`. Keys are stored per credential. For
 * a person, these are separate: their sessions, the tokens they got with their password, and the tokens of each application. When the credential
 * reaches less than at first, the replay is a 403. A response is stored when any field has written something, including the errors of the other
 * fields. After an INTERNAL_SERVER_ERROR, nothing of the mutation was written.
 *
 * With a key, a response may have 262,144 characters, and otherwise 10,485,760. One that has more is null
 * with the reason `payload_too_large`, also when it is replayed, and the mutation was carried out all the same.
 */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateWebhookInput;
};

/** A record that `node` finds by its id. */
export type Node = {
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NullableDateTimeFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether there is a value. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is greater. */
  readonly gt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is this one or greater. */
  readonly gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is less. */
  readonly lt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is this one or less. */
  readonly lte?: InputMaybe<Scalars['DateTime']['input']>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NullableIdFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['ID']['input']>;
  /** Whether there is a value. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['ID']['input']>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NullableIntFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['Int']['input']>;
  /** Whether there is a value. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is greater. */
  readonly gt?: InputMaybe<Scalars['Int']['input']>;
  /** The value is this one or greater. */
  readonly gte?: InputMaybe<Scalars['Int']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The value is less. */
  readonly lt?: InputMaybe<Scalars['Int']['input']>;
  /** The value is this one or less. */
  readonly lte?: InputMaybe<Scalars['Int']['input']>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['Int']['input']>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NullableStringFilter = {
  /** The text contains this one, ignoring case; at most 200 characters. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** Whether there is a value. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The text matches this pattern, ignoring case. `%` stands for any characters, and may occur 5 times; at most 200 characters. */
  readonly like?: InputMaybe<Scalars['String']['input']>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The text starts with this one, ignoring case; at most 200 characters. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NullableWebhookDisabledReasonFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<WebhookDisabledReason>;
  /** Whether there is a value. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<WebhookDisabledReason>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<WebhookDisabledReason>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<WebhookDisabledReason>>;
};

/** Work that goes on after the request that started it has ended. */
export type Operation = Node & {
  readonly __typename?: 'Operation';
  /** When it was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Why it failed; null unless it failed. */
  readonly error?: Maybe<OperationError>;
  /** When it succeeded or failed; null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** How much is done, in per cent. A failed operation keeps the value that it had reached. */
  readonly progress: Scalars['Int']['output'];
  /** The record that the work is for, as it is now; null when it is gone. It needs the scope of the record's type, as `node` does. */
  readonly record?: Maybe<Node>;
  /** The id of the record that the work is for. */
  readonly resourceId: Scalars['ID']['output'];
  /**
   * The result: numbers of records, such as the `deliveries` that a recovery queued; what starts the work says which. Null before it has
   * succeeded, and when it failed.
   */
  readonly result?: Maybe<Scalars['JSONObject']['output']>;
  /** Its state. */
  readonly status: OperationStatus;
  /** The kind of work. */
  readonly type: OperationType;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of a list of records. */
export type OperationConnection = {
  readonly __typename?: 'OperationConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<OperationEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Operation>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type OperationEdge = {
  readonly __typename?: 'OperationEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Operation;
};

/** Why an operation failed. */
export type OperationError = {
  readonly __typename?: 'OperationError';
  /** The code of the error, as in the REST API. */
  readonly code: Scalars['String']['output'];
  /** One sentence for each wrong field, by the path of the field. */
  readonly details: Scalars['JSONObject']['output'];
  /** What went wrong, written for people. */
  readonly message: Scalars['String']['output'];
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type OperationFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `finished_at`. */
  readonly finishedAt?: InputMaybe<NullableDateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<OperationFilter>>;
  /** By what REST calls `resource_id`. */
  readonly resourceId?: InputMaybe<IdFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<OperationStatusFilter>;
  /** By what REST calls `type`. */
  readonly type?: InputMaybe<OperationTypeFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type OperationOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: OperationOrderField;
};

/** What the records can be sorted by. */
export type OperationOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `finished_at`. */
  | 'FINISHED_AT'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** The state of an operation. SUCCEEDED and FAILED are final. */
export type OperationStatus =
  /** Ended by an error, whose code and message are in `error`. */
  | 'failed'
  /** Not begun. */
  | 'pending'
  /** Begun. */
  | 'running'
  /** Completed. */
  | 'succeeded';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type OperationStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<OperationStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<OperationStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<OperationStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<OperationStatus>>;
};

/** A kind of work. */
export type OperationType =
  /** An order is shipped. */
  | 'order_shipment'
  /** A webhook gets the events that it missed. */
  | 'webhook_recovery';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type OperationTypeFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<OperationType>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<OperationType>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<OperationType>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<OperationType>>;
};

/** What a customer buys. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The customer that it belongs to. */
  readonly customer?: Maybe<Customer>;
  /** The id of the customer that it belongs to. */
  readonly customerId: Scalars['ID']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** The books, each of them once. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** What the shop should know; null when there is nothing. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The id of the user who placed the order. */
  readonly placedBy: Scalars['ID']['output'];
  /** How far the order is. */
  readonly status: OrderStatus;
  /** The sum of the prices in cents at the time of the order. */
  readonly total: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type OrderChange = {
  readonly __typename?: 'OrderChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly order?: Maybe<Order>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Order>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A direction of sorting. */
export type OrderDirection =
  /** From the least value to the greatest, and from old to new. */
  | 'ASC'
  /** From the greatest value to the least, and from new to old. */
  | 'DESC';

/** A record and its position in a list. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Order;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type OrderFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `customer_id`. */
  readonly customerId?: InputMaybe<IdFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `note`. */
  readonly note?: InputMaybe<NullableStringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<OrderFilter>>;
  /** By what REST calls `placed_by`. */
  readonly placedBy?: InputMaybe<IdFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<OrderStatusFilter>;
  /** By what REST calls `total`. */
  readonly total?: InputMaybe<IntFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A book of an order, and how many copies. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** The id of the book. */
  readonly bookId: Scalars['ID']['output'];
  /** The number of copies. */
  readonly count: Scalars['Int']['output'];
};

/** A book to order, and how many copies. */
export type OrderLineInput = {
  /** The id of the book. */
  readonly bookId: Scalars['ID']['input'];
  /** The number of copies, at most 100. */
  readonly count: Scalars['Int']['input'];
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type OrderOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: OrderOrderField;
};

/** What the records can be sorted by. */
export type OrderOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `total`. */
  | 'TOTAL'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** How far an order is. */
export type OrderStatus =
  /** It was cancelled before it was paid. */
  | 'cancelled'
  /** It is paid, and can be shipped. */
  | 'paid'
  /** It is new. It can be paid or cancelled. */
  | 'placed'
  /** Its books left the shop. */
  | 'shipped';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type OrderStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<OrderStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<OrderStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<OrderStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<OrderStatus>>;
};

/** The position of a page in its connection. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the page's last record, for use as `after`; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether records follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether records precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the page's first record, for use as `before`; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /**
   * How many records match the filter, on all pages. Up to 10,000 it is exact. Where more records match, counting may stop: then the list has
   * at least this many records, and `totalIsMinimum` is true.
   */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether counting stopped because more than 10,000 records match: the list has at least `totalCount` records. */
  readonly totalIsMinimum: Scalars['Boolean']['output'];
};

/**
 * A page by its position in the list. It suits lists that are short or do not change. Use cursors when no record may be missed or repeated.
 * Where a field also has `first`, `after`, `last` and `before`, use one of the two forms; both together are BAD_USER_INPUT.
 */
export type PaginationInput = {
  /** The highest number of records, from 1 to 100. Null means 10. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /**
   * How many records to skip, from 0 to 100,000. Null means 0. Each full thousand of them counts as 1 request
   * more, with the filters of the list at most 30, as in REST. Cursors skip nothing.
   */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `payOrder`. */
export type PayOrderPayload = {
  readonly __typename?: 'PayOrderPayload';
  /** The order in its current state. */
  readonly order: Order;
};

/** Everything that can be read. The fields of one query run concurrently. */
export type Query = {
  readonly __typename?: 'Query';
  /** One book of the account. An id that does not exist is NOT_FOUND. */
  readonly book?: Maybe<Book>;
  /**
   * The books of the account. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly books?: Maybe<BookConnection>;
  /** One customer of the account. An id that does not exist is NOT_FOUND. */
  readonly customer?: Maybe<Customer>;
  /**
   * The customers of the account. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly customers?: Maybe<CustomerConnection>;
  /** One event. An id that does not exist, or whose record the caller may not see, is NOT_FOUND. */
  readonly event?: Maybe<Event>;
  /**
   * The events about the records that the caller may see and about their own memberships; administrators see all events. A reader who follows `after` without an `orderBy` gets every
   * event exactly once. Select a page with `pagination`, or with a cursor: `first` with `after` forwards, `last` with `before` backwards. Use
   * only one of these three ways; without any, it is the first 10.
   */
  readonly events?: Maybe<EventConnection>;
  /** The user that the credentials act for. NOT_FOUND when an application acts for itself, without a user. */
  readonly me?: Maybe<User>;
  /**
   * The record with this id, of whichever type. It is null when there is none, or when the caller may not see it. The credentials need the scope
   * that the query for one record of its type requires, such as `read:users` for a `User`; otherwise it is FORBIDDEN.
   */
  readonly node?: Maybe<Node>;
  /** The records with these ids, in their order, each as in `node`. A record that is null or FORBIDDEN does not affect the others. */
  readonly nodes?: Maybe<ReadonlyArray<Maybe<Node>>>;
  /**
   * The progress of work that a mutation has started. Ask again until the status is SUCCEEDED or FAILED; once a second is enough. An id that does
   * not exist is NOT_FOUND.
   */
  readonly operation?: Maybe<Operation>;
  /**
   * The operations of the account: what is pending or running, and how the rest ended. Select a page with `first` and `after` forwards, or `last`
   * and `before` backwards; without any, it is the first 10.
   */
  readonly operations?: Maybe<OperationConnection>;
  /** One order. An id that does not exist, or that the caller may not see, is NOT_FOUND. */
  readonly order?: Maybe<Order>;
  /**
   * The orders that the caller placed; administrators see all of the account. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly orders?: Maybe<OrderConnection>;
  /** The rate limit of the account, in which this operation is counted already. It costs nothing and needs no scope. */
  readonly rateLimit?: Maybe<RateLimit>;
  /** One resource. An id that does not exist, or belongs to another account, is NOT_FOUND. */
  readonly resource?: Maybe<Resource>;
  /**
   * The resources of the account; every user sees all of them. Select a page with `pagination`, or with a cursor: `first` with
   * `after` forwards, `last` with `before` backwards. Use only one of these three ways; without any, it is the first 10.
   */
  readonly resources?: Maybe<ResourceConnection>;
  /** One user. An id that does not exist, or belongs to another account, is NOT_FOUND. */
  readonly user?: Maybe<User>;
  /** The users of the account, newest first. All users see each other. */
  readonly users?: Maybe<ReadonlyArray<User>>;
  /**
   * The users of the account. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly usersConnection?: Maybe<UserConnection>;
  /** One webhook. An id that does not exist, or belongs to another account, is NOT_FOUND. */
  readonly webhook?: Maybe<Webhook>;
  /** One delivery to a webhook. One that does not exist, or whose event the caller may not see, is NOT_FOUND. */
  readonly webhookDelivery?: Maybe<Delivery>;
  /** The webhooks of the account, newest first. Every user sees all of them. */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
  /**
   * The webhooks of the account; every user sees all of them. Select a page with `first` and `after` forwards, or `last` and `before` backwards;
   * without any, it is the first 10.
   */
  readonly webhooksConnection?: Maybe<WebhookConnection>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryBookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryBooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<BookOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CustomerOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EventOrder>>;
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryOperationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OperationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<OperationOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<OrderOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryResourceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryResourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ResourceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ResourceOrder>>;
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryUsersConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<UserOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
  webhookId: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryWebhooksArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryWebhooksConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WebhookOrder>>;
};

/** The rate limit of an account in the current window of 60 seconds, as the headers `X-RateLimit-*` of responses have it. */
export type RateLimit = {
  readonly __typename?: 'RateLimit';
  /** The cost of this operation. 10 count as one request. */
  readonly cost: Scalars['Int']['output'];
  /** The requests in a window. Above it, the burst allowance of the plan is used. */
  readonly limit: Scalars['Int']['output'];
  /** The requests that are left in the window. */
  readonly remaining: Scalars['Int']['output'];
  /** When the window ends. */
  readonly resetAt: Scalars['DateTime']['output'];
};

/** How far back a recovery goes. */
export type RecoverWebhookInput = {
  /** Failed deliveries created at this time or later are sent again. */
  readonly since: Scalars['DateTime']['input'];
};

/** The result of `recoverWebhook`. */
export type RecoverWebhookPayload = {
  readonly __typename?: 'RecoverWebhookPayload';
  /** The operation that sends the deliveries. */
  readonly operation: Operation;
};

/** The result of `redeliverWebhookDelivery`. */
export type RedeliverWebhookDeliveryPayload = {
  readonly __typename?: 'RedeliverWebhookDeliveryPayload';
  /** The delivery, due now. */
  readonly delivery: Delivery;
};

/** A record of one of the account's own types. */
export type Resource = Node & {
  readonly __typename?: 'Resource';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Keys and values of the account. Tessera stores them and never interprets them. The REST API calls them `metadata`. */
  readonly data?: Maybe<Scalars['JSONObject']['output']>;
  /** What it is about; null when it has no description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /**
   * The events about this resource. Select a page with `pagination`, or with a cursor: `first` with `after` forwards, `last` with
   * `before` backwards. Use only one of these three ways; without any, it is the first 10.
   */
  readonly events: EventConnection;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The user who owns it. */
  readonly owner: User;
  /** The id of the user who owns it. */
  readonly ownerId: Scalars['ID']['output'];
  /** Its current status. */
  readonly status: ResourceStatus;
  /** Its type, of the account's own choice; `standard` when nobody has chosen one. */
  readonly type: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/** A record of one of the account's own types. */
export type ResourceEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EventOrder>>;
  pagination?: InputMaybe<PaginationInput>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type ResourceChange = {
  readonly __typename?: 'ResourceChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly resource?: Maybe<Resource>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type ResourceConnection = {
  readonly __typename?: 'ResourceConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ResourceEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Resource>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type ResourceEdge = {
  readonly __typename?: 'ResourceEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Resource;
};

/** Which resources to list. A resource matches when it matches every given field. */
export type ResourceFilter = {
  /** Only resources created after this time. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /**
   * Only resources whose `data` has these values, by key: `{color: "red"}`. A list is one of several values, and null a key that is not set. At most
   * ten keys, each of letters, digits, `_` and `-`.
   */
  readonly data?: InputMaybe<Scalars['JSONObject']['input']>;
  /** By what REST calls `description`. */
  readonly description?: InputMaybe<NullableStringFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<ResourceFilter>>;
  /** By what REST calls `owner_id`. */
  readonly ownerId?: InputMaybe<IdFilter>;
  /** Only resources in this status. */
  readonly status?: InputMaybe<ResourceStatus>;
  /** By what REST calls `status`. */
  readonly statusMatches?: InputMaybe<ResourceStatusFilter>;
  /** By what REST calls `type`. */
  readonly type?: InputMaybe<StringFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type ResourceOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: ResourceOrderField;
};

/** What the records can be sorted by. */
export type ResourceOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `type`. */
  | 'TYPE'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/**
 * The status of a resource. It may change from PENDING to ACTIVE, from ACTIVE to ARCHIVED, and from ARCHIVED to ACTIVE. Any other change is
 * BAD_USER_INPUT; sending the current status changes nothing.
 */
export type ResourceStatus =
  /** In use. */
  | 'active'
  /** No longer in use, but stored. */
  | 'archived'
  /** Not in use yet. */
  | 'pending';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type ResourceStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<ResourceStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<ResourceStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<ResourceStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<ResourceStatus>>;
};

/** The result of `rotateWebhookSecret`. */
export type RotateWebhookSecretPayload = {
  readonly __typename?: 'RotateWebhookSecretPayload';
  /** The new secret, as `whsec_` and base64. Store it: no later response shows it. */
  readonly secret: Scalars['String']['output'];
  /** The webhook in its current state. */
  readonly webhook: Webhook;
};

/** The result of `shipOrder`. */
export type ShipOrderPayload = {
  readonly __typename?: 'ShipOrderPayload';
  /** The operation that shows the progress. */
  readonly operation: Operation;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type StringFilter = {
  /** The text contains this one, ignoring case; at most 200 characters. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this one. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The text matches this pattern, ignoring case. `%` stands for any characters, and may occur 5 times; at most 200 characters. */
  readonly like?: InputMaybe<Scalars['String']['input']>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The text starts with this one, ignoring case; at most 200 characters. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Each change of the list of books with this filter, of those that the caller may see, in the order of the events. */
  readonly bookChanged?: Maybe<BookChange>;
  /** Each change of the list of customers with this filter, of those that the caller may see, in the order of the events. */
  readonly customerChanged?: Maybe<CustomerChange>;
  /**
   * Each new event of the given types, about records that the caller may see, in order: from the start of the subscription, or with `after`
   * all events after that one.
   */
  readonly eventCreated?: Maybe<Event>;
  /** Each change of the list of orders with this filter, of those that the caller may see, in the order of the events. */
  readonly orderChanged?: Maybe<OrderChange>;
  /** Each change of the list of resources with this filter, of those that the caller may see, in the order of the events. */
  readonly resourceChanged?: Maybe<ResourceChange>;
  /** The resource after each change to it. It ends when the resource is deleted. */
  readonly resourceUpdated?: Maybe<Resource>;
  /** Each change of the list of users with this filter, of those that the caller may see, in the order of the events. */
  readonly userChanged?: Maybe<UserChange>;
  /** The user after each change to their record. It ends when the user is deleted. */
  readonly userUpdated?: Maybe<User>;
  /** Each change of the list of webhooks with this filter, of those that the caller may see, in the order of the events. */
  readonly webhookChanged?: Maybe<WebhookChange>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionBookChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<BookFilter>;
  reload?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionCustomerChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  reload?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionEventCreatedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionOrderChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<OrderFilter>;
  reload?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionResourceChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ResourceFilter>;
  reload?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionResourceUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionUserChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<UserFilter>;
  reload?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionUserUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`, or over HTTP with
 * `Accept: text/event-stream`: then each subscription is a request, and its response is a stream of server-sent events (`next`, and `complete` at
 * the end). Queries and mutations work over both, too. Over a WebSocket, send credentials once, in one of these places: as `token` in the query of the address, as `token` in the payload of
 * `connection_init`, or in that payload as a header of the REST API by its name, such as `X-API-Key`. Over HTTP, send them as for a query. The server checks the credentials and the
 * role again before each event, and leaves out what the caller may not see.
 *
 * A subscription selects one root field and delivers events while it is active. A field such as `userChanged` follows a list with a filter: what it
 * delivers says which record to put into the list or to take out of it, or to read the list again. After an interruption of the connection,
 * `eventCreated(after:)` continues after an event, and fields that follow a list after the `eventId` of a change; other subscriptions begin anew, so read
 * the record then.
 *
 * In the rate limit, a subscription counts its cost once, when it begins. The delivery of an event is free, but a selection beyond the record
 * itself counts with each event that is delivered. When the limit does not allow that any more, the subscription ends with RATE_LIMITED, and that event is not
 * delivered. Subscribe again later, and continue in the same way.
 *
 * A connection has at most 128 operations at a time, and a message at most 1 MiB. The connections of an account, streams included, and its subscriptions are limited
 * by its plan, together with those of `/v1/websocket`: 100 and 1,000 (Free),
 * 500 and 5,000 (Professional),
 * 2,000 and 20,000 (Business),
 * 10,000 and 50,000 (Enterprise). A subscription above the limit is
 * BAD_USER_INPUT with the reason `limit_reached`.
 *
 * Codes below 4400, and 4403, ask a client to connect again.
 * 1001: the server stops. 1013: the client was too slow or did not answer a ping, or the server could not check credentials at that moment, or too many were
 * refused (`rate_limit_exceeded`), or the account has as many connections as its plan allows (`limit_reached`).
 * 4403: the credentials were refused or have expired, or the origin is not allowed. 4401 does not: the credentials were revoked, or the client
 * did not authenticate. Other codes are those of the protocol.
 */
export type SubscriptionWebhookChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<WebhookFilter>;
  reload?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type TagsFilter = {
  /** Whether there is a value. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The list has this entry. */
  readonly has?: InputMaybe<Scalars['String']['input']>;
  /** The list has all of these entries, at most 100. */
  readonly hasAll?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The list has one of these entries, at most 100. */
  readonly hasAny?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The list has none of these entries, at most 100. */
  readonly hasNone?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The result of `testWebhook`. */
export type TestWebhookPayload = {
  readonly __typename?: 'TestWebhookPayload';
  /** The delivery of the test, due now. */
  readonly delivery: Delivery;
};

/** The fields of a book to change. */
export type UpdateBookInput = {
  /** The International Standard Book Number: 13 digits that begin with 978 or 979. One that another book has is ALREADY_EXISTS. Null is BAD_USER_INPUT. */
  readonly isbn?: InputMaybe<Scalars['String']['input']>;
  /** The price of one copy in cents, at most 100,000. Null is BAD_USER_INPUT. */
  readonly price?: InputMaybe<Scalars['Int']['input']>;
  /** How many copies are in stock, at most 1,000,000. Null is BAD_USER_INPUT. */
  readonly stock?: InputMaybe<Scalars['Int']['input']>;
  /** The title, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateBook`. */
export type UpdateBookPayload = {
  readonly __typename?: 'UpdateBookPayload';
  /** The book in its current state. */
  readonly book: Book;
};

/** The fields of a customer to change. */
export type UpdateCustomerInput = {
  /** The name that people use for it, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The note of the customer, at most 10,000 characters. Null removes it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateCustomer`. */
export type UpdateCustomerPayload = {
  readonly __typename?: 'UpdateCustomerPayload';
  /** The customer in its current state. */
  readonly customer: Customer;
};

/** The fields of an order to change. */
export type UpdateOrderInput = {
  /** What the shop should know, at most 1,000 characters. Null removes it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateOrder`. */
export type UpdateOrderPayload = {
  readonly __typename?: 'UpdateOrderPayload';
  /** The order in its current state. */
  readonly order: Order;
};

/** The fields of a resource to change. */
export type UpdateResourceInput = {
  /**
   * Keys and values of your own, merged with the existing ones. A key with the value null is removed; null instead of the object removes all
   * keys. The result has at most 50 keys, each of up to 64 characters.
   */
  readonly data?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What it is about, at most 10,000 characters. Null empties it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The new status. Null is BAD_USER_INPUT. */
  readonly status?: InputMaybe<ResourceStatus>;
  /** A type of your own, with letters, digits, `_`, `.` and `-`, at most 64 characters. Null is BAD_USER_INPUT. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateResource`. */
export type UpdateResourcePayload = {
  readonly __typename?: 'UpdateResourcePayload';
  /** The resource in its current state. */
  readonly resource: Resource;
};

/** The fields of a user to change. Only the metadata can be null; otherwise null is BAD_USER_INPUT. */
export type UpdateUserInput = {
  /** Their e-mail address, which no other user of the account may have. 3 to 254 characters. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /**
   * Keys and values of your own, merged with the existing ones. A key with the value null is removed; null instead of the object removes all
   * keys. The result has at most 50 keys, each of up to 64 characters.
   */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Their name, 1 to 200 characters on one line, not all of them invisible. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What they may do. */
  readonly role?: InputMaybe<UserRole>;
};

/** The result of `updateUser`. */
export type UpdateUserPayload = {
  readonly __typename?: 'UpdateUserPayload';
  /** The user in their current state. */
  readonly user: User;
};

/** The fields of a webhook to change. Only the conditions and the description can be null; otherwise null is BAD_USER_INPUT. */
export type UpdateWebhookInput = {
  /** The filters by event type, as in `CreateWebhookInput.conditions`, at most 100. They replace the old ones; null removes all of them. */
  readonly conditions?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Its purpose, at most 1,000 characters. Null empties it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The event types to receive, from 1 to 100, without duplicates. They replace the old ones. */
  readonly events?: InputMaybe<ReadonlyArray<WebhookEvent>>;
  /** PAUSED lets its events wait, ENABLED ends that. */
  readonly status?: InputMaybe<WebhookStatusInput>;
  /** The address that receives deliveries, at most 2,048 characters, with the rules of `CreateWebhookInput.url`. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateWebhook`. */
export type UpdateWebhookPayload = {
  readonly __typename?: 'UpdateWebhookPayload';
  /** The webhook in its current state. */
  readonly webhook: Webhook;
};

/** A person in the account. */
export type User = Node & {
  readonly __typename?: 'User';
  /** When they were added to the account. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Their e-mail address. No other user of the account has it, in upper or lower case. */
  readonly email: Scalars['String']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** Keys and values of your own, which Tessera stores and does not act on. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** The resources they own, newest first. */
  readonly resources: ReadonlyArray<Resource>;
  /**
   * The resources they own. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly resourcesConnection?: Maybe<ResourceConnection>;
  /** What they may do in the account. */
  readonly role: UserRole;
  /** When their record last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** The webhooks they registered, newest first. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /**
   * The webhooks they registered. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly webhooksConnection?: Maybe<WebhookConnection>;
};


/** A person in the account. */
export type UserResourcesArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


/** A person in the account. */
export type UserResourcesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ResourceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ResourceOrder>>;
};


/** A person in the account. */
export type UserWebhooksArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


/** A person in the account. */
export type UserWebhooksConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WebhookOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type UserChange = {
  readonly __typename?: 'UserChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What has become of the list. */
  readonly type: ChangeType;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly user?: Maybe<User>;
};

/** A page of a list of records. */
export type UserConnection = {
  readonly __typename?: 'UserConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<UserEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<User>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type UserEdge = {
  readonly __typename?: 'UserEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: User;
};

/** Which users to list. A user matches when it matches every given field. */
export type UserFilter = {
  /** Only users added after this time. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Only the user with this e-mail address, ignoring case. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** By what REST calls `email`. */
  readonly emailMatches?: InputMaybe<StringFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `metadata`. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** Only users whose name contains this text, at most 200 characters. */
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<UserFilter>>;
  /** Only users with this role. */
  readonly role?: InputMaybe<UserRole>;
  /** By what REST calls `role`. */
  readonly roleMatches?: InputMaybe<UserRoleFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type UserOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: UserOrderField;
};

/** What the records can be sorted by. */
export type UserOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `email`. */
  | 'EMAIL'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `role`. */
  | 'ROLE'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** What a user may do in the account. It limits the scopes of their credentials. */
export type UserRole =
  /** Everything, including the account's users and settings. */
  | 'admin'
  /** Read and write what they can see. The REST API calls this role `editor`. */
  | 'editor'
  /** Read what they can see, and write nothing. */
  | 'viewer';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type UserRoleFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<UserRole>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<UserRole>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<UserRole>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<UserRole>>;
};

/** An address that receives events of its types, by a signed POST. */
export type Webhook = Node & {
  readonly __typename?: 'Webhook';
  /** By event type, the filters that an event must match, as a query string of the list language; all events of a type that has none. */
  readonly conditions: Scalars['JSONObject']['output'];
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the user who registered it, also after they have left the account. */
  readonly creatorId: Scalars['ID']['output'];
  /**
   * Its deliveries, of events that the caller may see; administrators see all of them. Select a page with `first` and `after` forwards, or `last` and
   * `before` backwards; without any, it is the first 10.
   */
  readonly deliveries?: Maybe<DeliveryConnection>;
  /** Its purpose; null when it has no description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Why Tessera disabled it; null while it is not disabled. */
  readonly disabledReason?: Maybe<WebhookDisabledReason>;
  /** The event types that it receives. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** Whether it receives events. */
  readonly status: WebhookStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The address that receives deliveries. */
  readonly url: Scalars['String']['output'];
  /** The user who registered it. After they have left the account, it is the administrator who has been in the account for the longest time. */
  readonly user: User;
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/** An address that receives events of its types, by a signed POST. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<DeliveryOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type WebhookChange = {
  readonly __typename?: 'WebhookChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What has become of the list. */
  readonly type: ChangeType;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly webhook?: Maybe<Webhook>;
};

/** A page of a list of records. */
export type WebhookConnection = {
  readonly __typename?: 'WebhookConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<WebhookEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Webhook>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Why Tessera disabled a webhook. */
export type WebhookDisabledReason =
  /** Every delivery failed for 5 days. */
  | 'failing'
  /** The address answered 410. */
  | 'gone';

/** A record and its position in a list. */
export type WebhookEdge = {
  readonly __typename?: 'WebhookEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Webhook;
};

/** The event types that Tessera records. New types are added over time; clients ignore values that they do not know. */
export type WebhookEvent =
  /** A book was created. */
  | 'BOOK_CREATED'
  /** A book was deleted; the record is in its last state. */
  | 'BOOK_DELETED'
  /** Fields of a book changed, by a request or because an order took copies from stock. */
  | 'BOOK_UPDATED'
  /** A customer was created. */
  | 'CUSTOMER_CREATED'
  /** A customer was deleted; the record is in its last state. */
  | 'CUSTOMER_DELETED'
  /** Fields of a customer changed. */
  | 'CUSTOMER_UPDATED'
  /** An order was placed. */
  | 'ORDER_CREATED'
  /** An order was deleted; the record is in its last state. */
  | 'ORDER_DELETED'
  /** An order was shipped, and its books were taken from stock. The changes of the books have this event as their `cause`. */
  | 'ORDER_SHIPPED'
  /** The note of an order changed, or it was paid or cancelled. */
  | 'ORDER_UPDATED'
  /** A resource was created, by a request or by work in the background. */
  | 'RESOURCE_CREATED'
  /** A resource was deleted; the record is in its last state. */
  | 'RESOURCE_DELETED'
  /** Fields of a resource changed, for example its status, by a request or by work in the background. */
  | 'RESOURCE_UPDATED'
  /** A person was added to the account. */
  | 'USER_CREATED'
  /** A person was removed from the account; the record is in its last state. What remains and changes has events with this one as their `cause`, such as `RESOURCE_UPDATED` for resources that pass to another owner. Records keep the id of a deleted user as their author. */
  | 'USER_DELETED'
  /** Fields of a user changed, such as the name or the role. */
  | 'USER_UPDATED'
  /** A webhook was registered. No event shows its signing secret. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted; the record is in its last state. */
  | 'WEBHOOK_DELETED'
  /** A webhook was disabled; `disabled_reason` says why. */
  | 'WEBHOOK_DISABLED'
  /** A disabled or paused webhook was enabled again, by the action `enable`. */
  | 'WEBHOOK_ENABLED'
  /** A webhook got a new signing secret. For 24 hours its messages also carry a signature with the old secret. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** Somebody tests a webhook. The event is sent only to that webhook, whether or not it receives this type. */
  | 'WEBHOOK_TEST'
  /** Fields of a webhook changed, such as its address or its event types, or it was paused or its pause ended. */
  | 'WEBHOOK_UPDATED';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type WebhookEventFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<WebhookEvent>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<WebhookEvent>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<WebhookEvent>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<WebhookEvent>>;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type WebhookFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `created_by`. */
  readonly creatorId?: InputMaybe<IdFilter>;
  /** By what REST calls `description`. */
  readonly description?: InputMaybe<NullableStringFilter>;
  /** By what REST calls `disabled_reason`. */
  readonly disabledReason?: InputMaybe<NullableWebhookDisabledReasonFilter>;
  /** By what REST calls `events`. */
  readonly events?: InputMaybe<TagsFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<WebhookFilter>>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<WebhookStatusFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `url`. */
  readonly url?: InputMaybe<StringFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type WebhookOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: WebhookOrderField;
};

/** What the records can be sorted by. */
export type WebhookOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT'
  /** By what REST calls `url`. */
  | 'URL';

/** Whether a webhook receives events. */
export type WebhookStatus =
  /** Tessera disabled it, because its address no longer exists or keeps failing. */
  | 'disabled'
  /** It receives events. */
  | 'enabled'
  /** Its events wait until it is enabled. */
  | 'paused';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type WebhookStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<WebhookStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<WebhookStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<WebhookStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<WebhookStatus>>;
};

/** The status that callers give a webhook. */
export type WebhookStatusInput =
  /** It receives events. */
  | 'enabled'
  /** Its events wait until it is enabled. */
  | 'paused';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<ActorRecord>;
  ActorType: ResolverTypeWrapper<'user' | 'api_key' | 'application' | 'system'>;
  ActorTypeFilter: ActorTypeFilter;
  Book: ResolverTypeWrapper<BookRecord>;
  BookChange: ResolverTypeWrapper<Omit<BookChange, 'book'> & { book: Maybe<ResolversTypes['Book']> }>;
  BookConnection: ResolverTypeWrapper<BookConnectionRecord>;
  BookEdge: ResolverTypeWrapper<Omit<BookEdge, 'node'> & { node: ResolversTypes['Book'] }>;
  BookFilter: BookFilter;
  BookOrder: BookOrder;
  BookOrderField: BookOrderField;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelOrderPayload: ResolverTypeWrapper<Omit<CancelOrderPayload, 'order'> & { order: ResolversTypes['Order'] }>;
  ChangeType: ChangeType;
  CreateBookInput: CreateBookInput;
  CreateBookPayload: ResolverTypeWrapper<Omit<CreateBookPayload, 'book'> & { book: ResolversTypes['Book'] }>;
  CreateCustomerInput: CreateCustomerInput;
  CreateCustomerPayload: ResolverTypeWrapper<Omit<CreateCustomerPayload, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  CreateOrderInput: CreateOrderInput;
  CreateOrderPayload: ResolverTypeWrapper<Omit<CreateOrderPayload, 'order'> & { order: ResolversTypes['Order'] }>;
  CreateResourceInput: CreateResourceInput;
  CreateResourcePayload: ResolverTypeWrapper<Omit<CreateResourcePayload, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<Omit<CreateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  Customer: ResolverTypeWrapper<CustomerRecord>;
  CustomerChange: ResolverTypeWrapper<Omit<CustomerChange, 'customer'> & { customer: Maybe<ResolversTypes['Customer']> }>;
  CustomerConnection: ResolverTypeWrapper<CustomerConnectionRecord>;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerFilter: CustomerFilter;
  CustomerOrder: CustomerOrder;
  CustomerOrderField: CustomerOrderField;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DeleteBookPayload: ResolverTypeWrapper<DeleteBookPayload>;
  DeleteCustomerPayload: ResolverTypeWrapper<DeleteCustomerPayload>;
  DeleteOrderPayload: ResolverTypeWrapper<DeleteOrderPayload>;
  DeleteResourcePayload: ResolverTypeWrapper<DeleteResourcePayload>;
  DeleteUserPayload: ResolverTypeWrapper<DeleteUserPayload>;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  Delivery: ResolverTypeWrapper<DeliveryRecord>;
  DeliveryAttempt: ResolverTypeWrapper<DeliveryAttemptRecord>;
  DeliveryConnection: ResolverTypeWrapper<DeliveryConnectionRecord>;
  DeliveryEdge: ResolverTypeWrapper<Omit<DeliveryEdge, 'node'> & { node: ResolversTypes['Delivery'] }>;
  DeliveryFilter: DeliveryFilter;
  DeliveryOrder: DeliveryOrder;
  DeliveryOrderField: DeliveryOrderField;
  DeliveryStatus: ResolverTypeWrapper<'pending' | 'succeeded' | 'failed'>;
  DeliveryStatusFilter: DeliveryStatusFilter;
  EnableWebhookPayload: ResolverTypeWrapper<Omit<EnableWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  ErrorCode: ErrorCode;
  Event: ResolverTypeWrapper<EventRecord>;
  EventConnection: ResolverTypeWrapper<EventConnectionRecord>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventFilter: EventFilter;
  EventOrder: EventOrder;
  EventOrderField: EventOrderField;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IDFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeRecord>;
  NullableDateTimeFilter: NullableDateTimeFilter;
  NullableIDFilter: NullableIdFilter;
  NullableIntFilter: NullableIntFilter;
  NullableStringFilter: NullableStringFilter;
  NullableWebhookDisabledReasonFilter: NullableWebhookDisabledReasonFilter;
  Operation: ResolverTypeWrapper<OperationRecord>;
  OperationConnection: ResolverTypeWrapper<OperationConnectionRecord>;
  OperationEdge: ResolverTypeWrapper<Omit<OperationEdge, 'node'> & { node: ResolversTypes['Operation'] }>;
  OperationError: ResolverTypeWrapper<OperationErrorRecord>;
  OperationFilter: OperationFilter;
  OperationOrder: OperationOrder;
  OperationOrderField: OperationOrderField;
  OperationStatus: ResolverTypeWrapper<'pending' | 'running' | 'succeeded' | 'failed'>;
  OperationStatusFilter: OperationStatusFilter;
  OperationType: ResolverTypeWrapper<'order_shipment' | 'webhook_recovery'>;
  OperationTypeFilter: OperationTypeFilter;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderChange: ResolverTypeWrapper<Omit<OrderChange, 'order'> & { order: Maybe<ResolversTypes['Order']> }>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionRecord>;
  OrderDirection: OrderDirection;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFilter: OrderFilter;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderLineInput: OrderLineInput;
  OrderOrder: OrderOrder;
  OrderOrderField: OrderOrderField;
  OrderStatus: ResolverTypeWrapper<'placed' | 'paid' | 'shipped' | 'cancelled'>;
  OrderStatusFilter: OrderStatusFilter;
  PageInfo: ResolverTypeWrapper<PagePlace>;
  PaginationInput: PaginationInput;
  PayOrderPayload: ResolverTypeWrapper<Omit<PayOrderPayload, 'order'> & { order: ResolversTypes['Order'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  RecoverWebhookInput: RecoverWebhookInput;
  RecoverWebhookPayload: ResolverTypeWrapper<Omit<RecoverWebhookPayload, 'operation'> & { operation: ResolversTypes['Operation'] }>;
  RedeliverWebhookDeliveryPayload: ResolverTypeWrapper<Omit<RedeliverWebhookDeliveryPayload, 'delivery'> & { delivery: ResolversTypes['Delivery'] }>;
  Resource: ResolverTypeWrapper<ResourceRecord>;
  ResourceChange: ResolverTypeWrapper<Omit<ResourceChange, 'resource'> & { resource: Maybe<ResolversTypes['Resource']> }>;
  ResourceConnection: ResolverTypeWrapper<ResourceConnectionRecord>;
  ResourceEdge: ResolverTypeWrapper<Omit<ResourceEdge, 'node'> & { node: ResolversTypes['Resource'] }>;
  ResourceFilter: ResourceFilter;
  ResourceOrder: ResourceOrder;
  ResourceOrderField: ResourceOrderField;
  ResourceStatus: ResolverTypeWrapper<'active' | 'archived' | 'pending'>;
  ResourceStatusFilter: ResourceStatusFilter;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  ShipOrderPayload: ResolverTypeWrapper<Omit<ShipOrderPayload, 'operation'> & { operation: ResolversTypes['Operation'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringFilter: StringFilter;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TagsFilter: TagsFilter;
  TestWebhookPayload: ResolverTypeWrapper<Omit<TestWebhookPayload, 'delivery'> & { delivery: ResolversTypes['Delivery'] }>;
  UpdateBookInput: UpdateBookInput;
  UpdateBookPayload: ResolverTypeWrapper<Omit<UpdateBookPayload, 'book'> & { book: ResolversTypes['Book'] }>;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerPayload: ResolverTypeWrapper<Omit<UpdateCustomerPayload, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  UpdateOrderInput: UpdateOrderInput;
  UpdateOrderPayload: ResolverTypeWrapper<Omit<UpdateOrderPayload, 'order'> & { order: ResolversTypes['Order'] }>;
  UpdateResourceInput: UpdateResourceInput;
  UpdateResourcePayload: ResolverTypeWrapper<Omit<UpdateResourcePayload, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  User: ResolverTypeWrapper<UserRecord>;
  UserChange: ResolverTypeWrapper<Omit<UserChange, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  UserConnection: ResolverTypeWrapper<UserConnectionRecord>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserFilter: UserFilter;
  UserOrder: UserOrder;
  UserOrderField: UserOrderField;
  UserRole: ResolverTypeWrapper<'admin' | 'editor' | 'viewer'>;
  UserRoleFilter: UserRoleFilter;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookChange: ResolverTypeWrapper<Omit<WebhookChange, 'webhook'> & { webhook: Maybe<ResolversTypes['Webhook']> }>;
  WebhookConnection: ResolverTypeWrapper<WebhookConnectionRecord>;
  WebhookDisabledReason: ResolverTypeWrapper<'gone' | 'failing'>;
  WebhookEdge: ResolverTypeWrapper<Omit<WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebhookEvent: WebhookEvent;
  WebhookEventFilter: WebhookEventFilter;
  WebhookFilter: WebhookFilter;
  WebhookOrder: WebhookOrder;
  WebhookOrderField: WebhookOrderField;
  WebhookStatus: ResolverTypeWrapper<'enabled' | 'paused' | 'disabled'>;
  WebhookStatusFilter: WebhookStatusFilter;
  WebhookStatusInput: ResolverTypeWrapper<'enabled' | 'paused'>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Actor: ActorRecord;
  ActorTypeFilter: ActorTypeFilter;
  Book: BookRecord;
  BookChange: Omit<BookChange, 'book'> & { book: Maybe<ResolversParentTypes['Book']> };
  BookConnection: BookConnectionRecord;
  BookEdge: Omit<BookEdge, 'node'> & { node: ResolversParentTypes['Book'] };
  BookFilter: BookFilter;
  BookOrder: BookOrder;
  Boolean: Scalars['Boolean']['output'];
  CancelOrderPayload: Omit<CancelOrderPayload, 'order'> & { order: ResolversParentTypes['Order'] };
  CreateBookInput: CreateBookInput;
  CreateBookPayload: Omit<CreateBookPayload, 'book'> & { book: ResolversParentTypes['Book'] };
  CreateCustomerInput: CreateCustomerInput;
  CreateCustomerPayload: Omit<CreateCustomerPayload, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CreateOrderInput: CreateOrderInput;
  CreateOrderPayload: Omit<CreateOrderPayload, 'order'> & { order: ResolversParentTypes['Order'] };
  CreateResourceInput: CreateResourceInput;
  CreateResourcePayload: Omit<CreateResourcePayload, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  CreateUserInput: CreateUserInput;
  CreateUserPayload: Omit<CreateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  Customer: CustomerRecord;
  CustomerChange: Omit<CustomerChange, 'customer'> & { customer: Maybe<ResolversParentTypes['Customer']> };
  CustomerConnection: CustomerConnectionRecord;
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  CustomerFilter: CustomerFilter;
  CustomerOrder: CustomerOrder;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DeleteBookPayload: DeleteBookPayload;
  DeleteCustomerPayload: DeleteCustomerPayload;
  DeleteOrderPayload: DeleteOrderPayload;
  DeleteResourcePayload: DeleteResourcePayload;
  DeleteUserPayload: DeleteUserPayload;
  DeleteWebhookPayload: DeleteWebhookPayload;
  Delivery: DeliveryRecord;
  DeliveryAttempt: DeliveryAttemptRecord;
  DeliveryConnection: DeliveryConnectionRecord;
  DeliveryEdge: Omit<DeliveryEdge, 'node'> & { node: ResolversParentTypes['Delivery'] };
  DeliveryFilter: DeliveryFilter;
  DeliveryOrder: DeliveryOrder;
  DeliveryStatusFilter: DeliveryStatusFilter;
  EnableWebhookPayload: Omit<EnableWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  Event: EventRecord;
  EventConnection: EventConnectionRecord;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  EventFilter: EventFilter;
  EventOrder: EventOrder;
  ID: Scalars['ID']['output'];
  IDFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  Node: NodeRecord;
  NullableDateTimeFilter: NullableDateTimeFilter;
  NullableIDFilter: NullableIdFilter;
  NullableIntFilter: NullableIntFilter;
  NullableStringFilter: NullableStringFilter;
  NullableWebhookDisabledReasonFilter: NullableWebhookDisabledReasonFilter;
  Operation: OperationRecord;
  OperationConnection: OperationConnectionRecord;
  OperationEdge: Omit<OperationEdge, 'node'> & { node: ResolversParentTypes['Operation'] };
  OperationError: OperationErrorRecord;
  OperationFilter: OperationFilter;
  OperationOrder: OperationOrder;
  OperationStatusFilter: OperationStatusFilter;
  OperationTypeFilter: OperationTypeFilter;
  Order: OrderRecord;
  OrderChange: Omit<OrderChange, 'order'> & { order: Maybe<ResolversParentTypes['Order']> };
  OrderConnection: OrderConnectionRecord;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFilter: OrderFilter;
  OrderLine: OrderLineRecord;
  OrderLineInput: OrderLineInput;
  OrderOrder: OrderOrder;
  OrderStatusFilter: OrderStatusFilter;
  PageInfo: PagePlace;
  PaginationInput: PaginationInput;
  PayOrderPayload: Omit<PayOrderPayload, 'order'> & { order: ResolversParentTypes['Order'] };
  Query: Record<PropertyKey, never>;
  RateLimit: RateLimit;
  RecoverWebhookInput: RecoverWebhookInput;
  RecoverWebhookPayload: Omit<RecoverWebhookPayload, 'operation'> & { operation: ResolversParentTypes['Operation'] };
  RedeliverWebhookDeliveryPayload: Omit<RedeliverWebhookDeliveryPayload, 'delivery'> & { delivery: ResolversParentTypes['Delivery'] };
  Resource: ResourceRecord;
  ResourceChange: Omit<ResourceChange, 'resource'> & { resource: Maybe<ResolversParentTypes['Resource']> };
  ResourceConnection: ResourceConnectionRecord;
  ResourceEdge: Omit<ResourceEdge, 'node'> & { node: ResolversParentTypes['Resource'] };
  ResourceFilter: ResourceFilter;
  ResourceOrder: ResourceOrder;
  ResourceStatusFilter: ResourceStatusFilter;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  ShipOrderPayload: Omit<ShipOrderPayload, 'operation'> & { operation: ResolversParentTypes['Operation'] };
  String: Scalars['String']['output'];
  StringFilter: StringFilter;
  Subscription: Record<PropertyKey, never>;
  TagsFilter: TagsFilter;
  TestWebhookPayload: Omit<TestWebhookPayload, 'delivery'> & { delivery: ResolversParentTypes['Delivery'] };
  UpdateBookInput: UpdateBookInput;
  UpdateBookPayload: Omit<UpdateBookPayload, 'book'> & { book: ResolversParentTypes['Book'] };
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerPayload: Omit<UpdateCustomerPayload, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  UpdateOrderInput: UpdateOrderInput;
  UpdateOrderPayload: Omit<UpdateOrderPayload, 'order'> & { order: ResolversParentTypes['Order'] };
  UpdateResourceInput: UpdateResourceInput;
  UpdateResourcePayload: Omit<UpdateResourcePayload, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  User: UserRecord;
  UserChange: Omit<UserChange, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  UserConnection: UserConnectionRecord;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
  UserOrder: UserOrder;
  UserRoleFilter: UserRoleFilter;
  Webhook: WebhookRecord;
  WebhookChange: Omit<WebhookChange, 'webhook'> & { webhook: Maybe<ResolversParentTypes['Webhook']> };
  WebhookConnection: WebhookConnectionRecord;
  WebhookEdge: Omit<WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebhookEventFilter: WebhookEventFilter;
  WebhookFilter: WebhookFilter;
  WebhookOrder: WebhookOrder;
  WebhookStatusFilter: WebhookStatusFilter;
};

export type CostDirectiveArgs = {
  multiplies?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = any, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  requires: ReadonlyArray<Scalars['String']['input']>;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = any, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ActorType'], ParentType, ContextType>;
};

export type ActorTypeResolvers = { API_KEY: 'api_key', APPLICATION: 'application', SYSTEM: 'system', USER: 'user' };

export type BookResolvers<ContextType = any, ParentType extends ResolversParentTypes['Book'] = ResolversParentTypes['Book']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isbn: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookChange'] = ResolversParentTypes['BookChange']> = {
  book: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType>;
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type BookConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookConnection'] = ResolversParentTypes['BookConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['BookEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Book']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookEdge'] = ResolversParentTypes['BookEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Book'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  order: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type CreateBookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateBookPayload'] = ResolversParentTypes['CreateBookPayload']> = {
  book: Resolver<ResolversTypes['Book'], ParentType, ContextType>;
};

export type CreateCustomerPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateCustomerPayload'] = ResolversParentTypes['CreateCustomerPayload']> = {
  customer: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CreateOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateOrderPayload'] = ResolversParentTypes['CreateOrderPayload']> = {
  order: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type CreateResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateResourcePayload'] = ResolversParentTypes['CreateResourcePayload']> = {
  resource: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type CreateUserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateUserPayload'] = ResolversParentTypes['CreateUserPayload']> = {
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<CustomerOrdersArgs>>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerChange'] = ResolversParentTypes['CustomerChange']> = {
  customer: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteBookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteBookPayload'] = ResolversParentTypes['DeleteBookPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteCustomerPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteCustomerPayload'] = ResolversParentTypes['DeleteCustomerPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteOrderPayload'] = ResolversParentTypes['DeleteOrderPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteResourcePayload'] = ResolversParentTypes['DeleteResourcePayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  attemptCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts: Resolver<ReadonlyArray<ResolversTypes['DeliveryAttempt']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastResponseStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextAttemptAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['DeliveryStatus'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  webhook: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  webhookId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeliveryAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryAttempt'] = ResolversParentTypes['DeliveryAttempt']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestHeaders: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  responseBody: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeliveryConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryConnection'] = ResolversParentTypes['DeliveryConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['DeliveryEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Delivery']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryEdge'] = ResolversParentTypes['DeliveryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
};

export type DeliveryStatusResolvers = { FAILED: 'failed', PENDING: 'pending', SUCCEEDED: 'succeeded' };

export type EnableWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EnableWebhookPayload'] = ResolversParentTypes['EnableWebhookPayload']> = {
  webhook: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type EventResolvers<ContextType = any, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  actor: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  cause: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  record: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  resourceId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderPayload']>, ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  createBook?: Resolver<Maybe<ResolversTypes['CreateBookPayload']>, ParentType, ContextType, RequireFields<MutationCreateBookArgs, 'input'>>;
  createCustomer?: Resolver<Maybe<ResolversTypes['CreateCustomerPayload']>, ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createOrder?: Resolver<Maybe<ResolversTypes['CreateOrderPayload']>, ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'input'>>;
  createResource?: Resolver<Maybe<ResolversTypes['CreateResourcePayload']>, ParentType, ContextType, RequireFields<MutationCreateResourceArgs, 'input'>>;
  createUser?: Resolver<Maybe<ResolversTypes['CreateUserPayload']>, ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteBook?: Resolver<Maybe<ResolversTypes['DeleteBookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteBookArgs, 'id'>>;
  deleteCustomer?: Resolver<Maybe<ResolversTypes['DeleteCustomerPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'id'>>;
  deleteOrder?: Resolver<Maybe<ResolversTypes['DeleteOrderPayload']>, ParentType, ContextType, RequireFields<MutationDeleteOrderArgs, 'id'>>;
  deleteResource?: Resolver<Maybe<ResolversTypes['DeleteResourcePayload']>, ParentType, ContextType, RequireFields<MutationDeleteResourceArgs, 'id'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['DeleteUserPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  enableWebhook?: Resolver<Maybe<ResolversTypes['EnableWebhookPayload']>, ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'id'>>;
  payOrder?: Resolver<Maybe<ResolversTypes['PayOrderPayload']>, ParentType, ContextType, RequireFields<MutationPayOrderArgs, 'id'>>;
  recoverWebhook?: Resolver<Maybe<ResolversTypes['RecoverWebhookPayload']>, ParentType, ContextType, RequireFields<MutationRecoverWebhookArgs, 'id' | 'input'>>;
  redeliverWebhookDelivery?: Resolver<Maybe<ResolversTypes['RedeliverWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationRedeliverWebhookDeliveryArgs, 'id' | 'webhookId'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['RotateWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  shipOrder?: Resolver<Maybe<ResolversTypes['ShipOrderPayload']>, ParentType, ContextType, RequireFields<MutationShipOrderArgs, 'id'>>;
  testWebhook?: Resolver<Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  updateBook?: Resolver<Maybe<ResolversTypes['UpdateBookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBookArgs, 'id' | 'input'>>;
  updateCustomer?: Resolver<Maybe<ResolversTypes['UpdateCustomerPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'id' | 'input'>>;
  updateOrder?: Resolver<Maybe<ResolversTypes['UpdateOrderPayload']>, ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'id' | 'input'>>;
  updateResource?: Resolver<Maybe<ResolversTypes['UpdateResourcePayload']>, ParentType, ContextType, RequireFields<MutationUpdateResourceArgs, 'id' | 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
};

export type NodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Book' | 'Customer' | 'Event' | 'Operation' | 'Order' | 'Resource' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type OperationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['OperationError']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  record: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  resourceId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['OperationType'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OperationConnection'] = ResolversParentTypes['OperationConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['OperationEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Operation']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OperationEdge'] = ResolversParentTypes['OperationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type OperationErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['OperationError'] = ResolversParentTypes['OperationError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationStatusResolvers = { FAILED: 'failed', PENDING: 'pending', RUNNING: 'running', SUCCEEDED: 'succeeded' };

export type OperationTypeResolvers = { ORDER_SHIPMENT: 'order_shipment', WEBHOOK_RECOVERY: 'webhook_recovery' };

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedBy: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  order: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  bookId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderStatusResolvers = { CANCELLED: 'cancelled', PAID: 'paid', PLACED: 'placed', SHIPPED: 'shipped' };

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsMinimum: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PayOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayOrderPayload'] = ResolversParentTypes['PayOrderPayload']> = {
  order: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  book?: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType, RequireFields<QueryBookArgs, 'id'>>;
  books?: Resolver<Maybe<ResolversTypes['BookConnection']>, ParentType, ContextType, Partial<QueryBooksArgs>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customers?: Resolver<Maybe<ResolversTypes['CustomerConnection']>, ParentType, ContextType, Partial<QueryCustomersArgs>>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  events?: Resolver<Maybe<ResolversTypes['EventConnection']>, ParentType, ContextType, Partial<QueryEventsArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  operation?: Resolver<Maybe<ResolversTypes['Operation']>, ParentType, ContextType, RequireFields<QueryOperationArgs, 'id'>>;
  operations?: Resolver<Maybe<ResolversTypes['OperationConnection']>, ParentType, ContextType, Partial<QueryOperationsArgs>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  rateLimit?: Resolver<Maybe<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryResourceArgs, 'id'>>;
  resources?: Resolver<Maybe<ResolversTypes['ResourceConnection']>, ParentType, ContextType, Partial<QueryResourcesArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<Maybe<ReadonlyArray<ResolversTypes['User']>>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  usersConnection?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryUsersConnectionArgs>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['Delivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id' | 'webhookId'>>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType, Partial<QueryWebhooksArgs>>;
  webhooksConnection?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, Partial<QueryWebhooksConnectionArgs>>;
};

export type RateLimitResolvers<ContextType = any, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  cost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecoverWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecoverWebhookPayload'] = ResolversParentTypes['RecoverWebhookPayload']> = {
  operation: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type RedeliverWebhookDeliveryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedeliverWebhookDeliveryPayload'] = ResolversParentTypes['RedeliverWebhookDeliveryPayload']> = {
  delivery: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, Partial<ResourceEventsArgs>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  ownerId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['ResourceStatus'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResourceChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceChange'] = ResolversParentTypes['ResourceChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resource: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type ResourceConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceConnection'] = ResolversParentTypes['ResourceConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ResourceEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Resource']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResourceEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceEdge'] = ResolversParentTypes['ResourceEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type ResourceStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived', PENDING: 'pending' };

export type RotateWebhookSecretPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  secret: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type ShipOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShipOrderPayload'] = ResolversParentTypes['ShipOrderPayload']> = {
  operation: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  bookChanged?: SubscriptionResolver<Maybe<ResolversTypes['BookChange']>, "bookChanged", ParentType, ContextType, Partial<SubscriptionBookChangedArgs>>;
  customerChanged?: SubscriptionResolver<Maybe<ResolversTypes['CustomerChange']>, "customerChanged", ParentType, ContextType, Partial<SubscriptionCustomerChangedArgs>>;
  eventCreated?: SubscriptionResolver<Maybe<ResolversTypes['Event']>, "eventCreated", ParentType, ContextType, Partial<SubscriptionEventCreatedArgs>>;
  orderChanged?: SubscriptionResolver<Maybe<ResolversTypes['OrderChange']>, "orderChanged", ParentType, ContextType, Partial<SubscriptionOrderChangedArgs>>;
  resourceChanged?: SubscriptionResolver<Maybe<ResolversTypes['ResourceChange']>, "resourceChanged", ParentType, ContextType, Partial<SubscriptionResourceChangedArgs>>;
  resourceUpdated?: SubscriptionResolver<Maybe<ResolversTypes['Resource']>, "resourceUpdated", ParentType, ContextType, RequireFields<SubscriptionResourceUpdatedArgs, 'id'>>;
  userChanged?: SubscriptionResolver<Maybe<ResolversTypes['UserChange']>, "userChanged", ParentType, ContextType, Partial<SubscriptionUserChangedArgs>>;
  userUpdated?: SubscriptionResolver<Maybe<ResolversTypes['User']>, "userUpdated", ParentType, ContextType, RequireFields<SubscriptionUserUpdatedArgs, 'id'>>;
  webhookChanged?: SubscriptionResolver<Maybe<ResolversTypes['WebhookChange']>, "webhookChanged", ParentType, ContextType, Partial<SubscriptionWebhookChangedArgs>>;
};

export type TestWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  delivery: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
};

export type UpdateBookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateBookPayload'] = ResolversParentTypes['UpdateBookPayload']> = {
  book: Resolver<ResolversTypes['Book'], ParentType, ContextType>;
};

export type UpdateCustomerPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateCustomerPayload'] = ResolversParentTypes['UpdateCustomerPayload']> = {
  customer: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type UpdateOrderPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateOrderPayload'] = ResolversParentTypes['UpdateOrderPayload']> = {
  order: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type UpdateResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateResourcePayload'] = ResolversParentTypes['UpdateResourcePayload']> = {
  resource: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  webhook: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resources: Resolver<ReadonlyArray<ResolversTypes['Resource']>, ParentType, ContextType, Partial<UserResourcesArgs>>;
  resourcesConnection: Resolver<Maybe<ResolversTypes['ResourceConnection']>, ParentType, ContextType, Partial<UserResourcesConnectionArgs>>;
  role: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  webhooks: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType, Partial<UserWebhooksArgs>>;
  webhooksConnection: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, Partial<UserWebhooksConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserChange'] = ResolversParentTypes['UserChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserRoleResolvers = { ADMIN: 'admin', USER: 'editor', VIEWER: 'viewer' };

export type WebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  conditions: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deliveries: Resolver<Maybe<ResolversTypes['DeliveryConnection']>, ParentType, ContextType, Partial<WebhookDeliveriesArgs>>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledReason: Resolver<Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  events: Resolver<ReadonlyArray<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookChange'] = ResolversParentTypes['WebhookChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
  webhook: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookConnection'] = ResolversParentTypes['WebhookConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDisabledReasonResolvers = { FAILING: 'failing', GONE: 'gone' };

export type WebhookEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookEdge'] = ResolversParentTypes['WebhookEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookStatusResolvers = { DISABLED: 'disabled', ENABLED: 'enabled', PAUSED: 'paused' };

export type WebhookStatusInputResolvers = { ENABLED: 'enabled', PAUSED: 'paused' };

export type Resolvers<ContextType = any> = {
  Actor: ActorResolvers<ContextType>;
  ActorType: ActorTypeResolvers;
  Book: BookResolvers<ContextType>;
  BookChange: BookChangeResolvers<ContextType>;
  BookConnection: BookConnectionResolvers<ContextType>;
  BookEdge: BookEdgeResolvers<ContextType>;
  CancelOrderPayload: CancelOrderPayloadResolvers<ContextType>;
  CreateBookPayload: CreateBookPayloadResolvers<ContextType>;
  CreateCustomerPayload: CreateCustomerPayloadResolvers<ContextType>;
  CreateOrderPayload: CreateOrderPayloadResolvers<ContextType>;
  CreateResourcePayload: CreateResourcePayloadResolvers<ContextType>;
  CreateUserPayload: CreateUserPayloadResolvers<ContextType>;
  CreateWebhookPayload: CreateWebhookPayloadResolvers<ContextType>;
  Customer: CustomerResolvers<ContextType>;
  CustomerChange: CustomerChangeResolvers<ContextType>;
  CustomerConnection: CustomerConnectionResolvers<ContextType>;
  CustomerEdge: CustomerEdgeResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  DeleteBookPayload: DeleteBookPayloadResolvers<ContextType>;
  DeleteCustomerPayload: DeleteCustomerPayloadResolvers<ContextType>;
  DeleteOrderPayload: DeleteOrderPayloadResolvers<ContextType>;
  DeleteResourcePayload: DeleteResourcePayloadResolvers<ContextType>;
  DeleteUserPayload: DeleteUserPayloadResolvers<ContextType>;
  DeleteWebhookPayload: DeleteWebhookPayloadResolvers<ContextType>;
  Delivery: DeliveryResolvers<ContextType>;
  DeliveryAttempt: DeliveryAttemptResolvers<ContextType>;
  DeliveryConnection: DeliveryConnectionResolvers<ContextType>;
  DeliveryEdge: DeliveryEdgeResolvers<ContextType>;
  DeliveryStatus: DeliveryStatusResolvers;
  EnableWebhookPayload: EnableWebhookPayloadResolvers<ContextType>;
  Event: EventResolvers<ContextType>;
  EventConnection: EventConnectionResolvers<ContextType>;
  EventEdge: EventEdgeResolvers<ContextType>;
  JSONObject: GraphQLScalarType;
  Mutation: MutationResolvers<ContextType>;
  Node: NodeResolvers<ContextType>;
  Operation: OperationResolvers<ContextType>;
  OperationConnection: OperationConnectionResolvers<ContextType>;
  OperationEdge: OperationEdgeResolvers<ContextType>;
  OperationError: OperationErrorResolvers<ContextType>;
  OperationStatus: OperationStatusResolvers;
  OperationType: OperationTypeResolvers;
  Order: OrderResolvers<ContextType>;
  OrderChange: OrderChangeResolvers<ContextType>;
  OrderConnection: OrderConnectionResolvers<ContextType>;
  OrderEdge: OrderEdgeResolvers<ContextType>;
  OrderLine: OrderLineResolvers<ContextType>;
  OrderStatus: OrderStatusResolvers;
  PageInfo: PageInfoResolvers<ContextType>;
  PayOrderPayload: PayOrderPayloadResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  RateLimit: RateLimitResolvers<ContextType>;
  RecoverWebhookPayload: RecoverWebhookPayloadResolvers<ContextType>;
  RedeliverWebhookDeliveryPayload: RedeliverWebhookDeliveryPayloadResolvers<ContextType>;
  Resource: ResourceResolvers<ContextType>;
  ResourceChange: ResourceChangeResolvers<ContextType>;
  ResourceConnection: ResourceConnectionResolvers<ContextType>;
  ResourceEdge: ResourceEdgeResolvers<ContextType>;
  ResourceStatus: ResourceStatusResolvers;
  RotateWebhookSecretPayload: RotateWebhookSecretPayloadResolvers<ContextType>;
  ShipOrderPayload: ShipOrderPayloadResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  TestWebhookPayload: TestWebhookPayloadResolvers<ContextType>;
  UpdateBookPayload: UpdateBookPayloadResolvers<ContextType>;
  UpdateCustomerPayload: UpdateCustomerPayloadResolvers<ContextType>;
  UpdateOrderPayload: UpdateOrderPayloadResolvers<ContextType>;
  UpdateResourcePayload: UpdateResourcePayloadResolvers<ContextType>;
  UpdateUserPayload: UpdateUserPayloadResolvers<ContextType>;
  UpdateWebhookPayload: UpdateWebhookPayloadResolvers<ContextType>;
  User: UserResolvers<ContextType>;
  UserChange: UserChangeResolvers<ContextType>;
  UserConnection: UserConnectionResolvers<ContextType>;
  UserEdge: UserEdgeResolvers<ContextType>;
  UserRole: UserRoleResolvers;
  Webhook: WebhookResolvers<ContextType>;
  WebhookChange: WebhookChangeResolvers<ContextType>;
  WebhookConnection: WebhookConnectionResolvers<ContextType>;
  WebhookDisabledReason: WebhookDisabledReasonResolvers;
  WebhookEdge: WebhookEdgeResolvers<ContextType>;
  WebhookStatus: WebhookStatusResolvers;
  WebhookStatusInput: WebhookStatusInputResolvers;
};

export type DirectiveResolvers<ContextType = any> = {
  cost: CostDirectiveResolver<any, any, ContextType>;
  scope: ScopeDirectiveResolver<any, any, ContextType>;
};
