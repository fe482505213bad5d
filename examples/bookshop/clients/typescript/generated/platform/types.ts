// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { CursorPaging, EqualityFilter, KeyFilter, LabelFilter, NumberFilter, OrNull, Paging, Sort, TextFilter, TimeFilter } from '../../src/query.ts';
/** A user's id - opaque, sortable by creation. */
export type UserId = string;

/**
 * What a user may do in the account: manage it and see everything (`admin`), write (`editor`), or read (`viewer`). The role limits the scopes of their credentials. GraphQL calls `editor` `USER`.
 */
export type UserRole = "admin" | "editor" | "viewer";

/** Keys and values of your own: at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. Tessera stores them and never interprets them. Numbers are doubles: a fraction, or a number with an exponent, becomes the nearest double, and -0 becomes 0. An integer that a double would change, such as one of 20 digits, and a number beyond the range of doubles, such as 1e400, are a 422 `unprocessable` - send them as text. */
export interface Metadata {
    [key: string]: unknown;
}

/**
 * Format: date-time
 * A point in time in UTC, ISO 8601 with milliseconds.
 */
export type Timestamp = string;

/** A person in the account. */
export interface User {
    id: UserId;
    /** The person's name. */
    name: string;
    /**
     * Format: email
     * The address for mail and for signing in. It is unique in the account, in upper or lower case.
     */
    email: string;
    role: UserRole;
    metadata: Metadata;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
export type Name = string;

/** A new user, or all fields of a user to replace. */
export interface UserCreate {
    /** The person's name. */
    name: Name;
    /**
     * Format: email
     * The address for mail.
     */
    email: string;
    role?: UserRole;
    metadata?: Metadata;
}

/**
 * What exactly went wrong. Codes are stable: rely on them, not on messages. New codes are added over time.
 */
export type ErrorCode = "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "out_of_stock";

/** The keys to set. A key with the value `null` is removed; `null` instead of the object removes all keys. The result has at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. */
export type MetadataUpdate = {
    [key: string]: unknown;
} | null;

/** The fields to change; at least one. */
export interface UserUpdate {
    /** The person's name. */
    name?: Name;
    /**
     * Format: email
     * The address for mail.
     */
    email?: string;
    role?: UserRole;
    metadata?: MetadataUpdate;
}

/** A resource's id - opaque, sortable by creation. */
export type ResourceId = string;

/** A type of your own choice, with letters, digits and `_.-`; `standard` when left out. */
export type ResourceType = string;

/**
 * Whether the resource is in use (`active`), no longer in use (`archived`), or not ready yet (`pending`).
 */
export type ResourceStatus = "active" | "archived" | "pending";

/** A record of one of your own types. GraphQL calls its metadata `data`. */
export interface Resource {
    id: ResourceId;
    /** The name that people use for it. */
    name: string;
    /** What the resource is. */
    description: string | null;
    type: ResourceType;
    status: ResourceStatus;
    metadata: Metadata;
    /** Get the owner. */
    owner_id: UserId;
    /** The full owner; present when `expand=owner` asks for it. */
    owner?: User;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
export type EventId = string;

/**
 * What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
 */
export type EventType = "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";

/**
 * The kind of actor: a person (`user`), an API key (`api_key`), an OAuth application that acts for itself (`application`), or Tessera (`system`).
 */
export type ActorType = "user" | "api_key" | "application" | "system";

/** The person or program that caused the event. */
export interface Actor {
    type: ActorType;
    /** The actor's id; null for `system`. */
    id: string | null;
}

/** The id of the event that this one follows from, for a record that was changed or made as an effect of something else: a resource that has another owner because its owner was deleted has the id of that `USER_DELETED`. Null for what the actor did to the record itself. The effects of an event come after it, and all have its id. You may see an effect without being allowed to see its cause. */
export type EventCause = string | null;

/** One property before and after an event. */
export interface FieldChange {
    /** The value before; null when it had none. It is left out where the record had other readers before, so that nobody learns of a time in which they could not see it. */
    from?: unknown;
    /** The value after, as in `data`. */
    to: unknown;
}

/** What the event changed in `data`, by property, without `updated_at`. It is an empty object if only something changed that `data` does not show, such as a secret. Null for events that change no record: those that create or delete one, add or remove a member, or report something. */
export type EventChanges = {
    [key: string]: FieldChange;
} | null;

/**
 * Format: int32
 * The version of the record right after the event, the number in the `ETag` that the record has at its own address in v1. A write there with `If-Match: "7"` is carried out if the record has not changed since the event with the version 7. For a deletion, it is the last version of the record. Null where `data` has no versions, such as a membership, and for events that were recorded without one.
 */
export type EventVersion = number | null;

/** Something that happened. */
export interface Event {
    id: EventId;
    type: EventType;
    /** The id of the record that the event is about, of any family; null when it is about none. */
    resource_id: string | null;
    actor: Actor;
    cause: EventCause;
    changes: EventChanges;
    /** The record as v1 shows it, in every version, in its state right after the event. For a deletion, it is the last state of the record. The catalogue of events has the schema for each type. */
    data: {
        [key: string]: unknown;
    };
    version: EventVersion;
    created_at: Timestamp;
}

/** An operation's id - opaque, sortable by creation. */
export type OperationId = string;

/**
 * The kind of work.
 */
export type OperationType = "webhook_recovery" | "order_shipment";

/**
 * The state of the work. `succeeded` and `failed` are final.
 */
export type OperationStatus = "pending" | "running" | "succeeded" | "failed";

/** Form B of an error: the same error inside another message, such as a failed operation or an error frame of the channel. */
export interface FormB {
    code: ErrorCode;
    /** What is wrong and what is allowed, written for people. */
    message: string;
    /** One sentence for each wrong field, by the path of the field. */
    details: {
        [key: string]: string;
    };
}

/** Work that continues after the request that started it has ended. */
export interface Operation {
    id: OperationId;
    type: OperationType;
    status: OperationStatus;
    /**
     * Format: int32
     * How much is done, in per cent. A failed operation keeps the value that it had reached.
     */
    progress: number;
    /** The record that the work is for. */
    resource_id: string;
    /** The result of a successful operation: numbers of records, such as the `deliveries` that a recovery queued. The operation that starts the work says which. Null before it succeeds, and when it failed. */
    result: {
        [key: string]: number;
    } | null;
    /** Why the operation failed; null unless it failed. */
    error: FormB | null;
    /**
     * Format: date-time
     * When the operation succeeded or failed; null until then.
     */
    finished_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A webhook's id - opaque, sortable by creation. */
export type WebhookId = string;

/**
 * Format: uri
 * The address that receives deliveries. Outside development it must be `https`. Private, loopback and link-local addresses are refused: IP addresses and `localhost` at once, host names when the connection is made. A redirect counts as a failure. Everyone in the account can read it.
 */
export type WebhookUrl = string;

/** The event types that the webhook receives. */
export type WebhookEvents = EventType[];

/** Which events of a type the webhook receives; all of them where a type has no condition. The keys are types from `events`. A condition is a query string in the list language, about the event's `data`, with the filters of the list of such records: `type=instrument&status_in=active,pending`. For types with `changes`, `changes.status.from` and `changes.status.to` take the operators of `status`, and match only where the event changed it. `changes.status_exists=true` matches any change of `status`; every property has such a filter. Filters by the keys of `metadata` are about `data` only. `me` becomes your id. A condition has at most 20 filters, of which 2 may search in texts, and all together have at most 8,192 characters. Everyone in the account can read the conditions. */
export interface WebhookConditions {
    [key: string]: string;
}

/**
 * Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`). Tessera disables a webhook whose address no longer exists or keeps failing (`disabled`).
 */
export type WebhookStatus = "enabled" | "paused" | "disabled";

/** An address of yours that receives events. */
export interface Webhook {
    id: WebhookId;
    url: WebhookUrl;
    events: WebhookEvents;
    conditions: WebhookConditions;
    /** The purpose of the webhook. */
    description: string | null;
    status: WebhookStatus;
    /**
     * Why Tessera disabled the webhook: the address answered 410 (`gone`), or every delivery failed for 5 days (`failing`). Null while it is not disabled.
     */
    disabled_reason: "gone" | "failing" | null;
    /** The user who registered the webhook. */
    created_by: UserId;
    /** The full user who registered the webhook; present when `expand=creator` asks for it and the user still exists. */
    creator?: User;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/**
 * Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`).
 */
export type WebhookStatusInput = "enabled" | "paused";

/** A new webhook, or all fields of a webhook to replace. */
export interface WebhookCreate {
    url: WebhookUrl;
    events: WebhookEvents;
    conditions?: WebhookConditions;
    /** The purpose of the webhook. */
    description?: string | null;
    /** Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`). When left out, a new webhook is enabled, and one that you replace keeps its status. */
    status?: WebhookStatusInput;
}

/** The key that verifies signatures, in the format of Standard Webhooks. It is shown here and never again. */
export type WebhookSecret = string;

/** A webhook with its signing secret. Only creation and rotation show it. */
export type WebhookWithSecret = Webhook & {
    secret: WebhookSecret;
};

/** The new conditions, by event type, as in `WebhookConditions`; null removes all of them. */
export type WebhookConditionsUpdate = {
    [key: string]: string;
} | null;

/** The fields to change; at least one. */
export interface WebhookUpdate {
    url?: WebhookUrl;
    events?: WebhookEvents;
    conditions?: WebhookConditionsUpdate;
    /** The purpose of the webhook; null empties it. */
    description?: string | null;
    status?: WebhookStatusInput;
}

/** A delivery's id - opaque, sortable by creation. */
export type DeliveryId = string;

/**
 * The state of the delivery: another attempt will follow (`pending`), an attempt got a 2xx (`succeeded`), or no attempt succeeded and no more will follow (`failed`). It also fails when the webhook is disabled, then perhaps without any attempt.
 */
export type DeliveryStatus = "pending" | "succeeded" | "failed";

/** One request to the webhook's address, and the response. The request body is the event, which `expand=event` shows, with its `created_at` as `timestamp`. */
export interface DeliveryAttempt {
    /** When the request was sent. */
    at: Timestamp;
    /**
     * Format: int32
     * The HTTP status of the response; null when there was none.
     */
    status: number | null;
    /**
     * Format: int32
     * How long the attempt took, in milliseconds. An attempt times out after 15 seconds.
     */
    duration_ms: number;
    /** Why the attempt failed, in a sentence; null when it succeeded. */
    error: string | null;
    /** The first 2 KiB of the response; null when there was none. */
    response_body: string | null;
    /** The headers that were sent, including the signatures, with names in lower case. */
    request_headers: {
        [key: string]: string;
    };
}

/** The delivery of one event to one webhook. */
export interface Delivery {
    id: DeliveryId;
    webhook_id: WebhookId;
    event_id: EventId;
    /** The full event; present when `expand=event` asks for it and you may see it. */
    event?: Event;
    event_type: EventType;
    status: DeliveryStatus;
    /**
     * Format: int32
     * The number of attempts so far.
     */
    attempt_count: number;
    /**
     * Format: date-time
     * When the next attempt is due; null when there will be none. During an attempt, it is when another attempt could replace it. The attempt may come later: while the webhook is paused, while an earlier event of the same record is being sent, or while the address has asked for a pause with a `Retry-After` in a response other than 2xx, to whichever delivery.
     */
    next_attempt_at: string | null;
    /**
     * Format: int32
     * The HTTP status of the last attempt; null before the first, and when there was no response.
     */
    last_response_status: number | null;
    /** The attempts, oldest first; only the latest 100 when there are more. */
    attempts: DeliveryAttempt[];
    created_at: Timestamp;
    updated_at: Timestamp;
}

/**
 * Format: date-time
 * A point in time in a request: ISO 8601 (RFC 3339) with any offset.
 */
export type Instant = string;

/** How far back the recovery goes. */
export interface WebhookRecover {
    /** Failed deliveries created at this time or later are sent again. */
    since: Instant;
}

/** A new resource, or all fields of a resource to replace. */
export interface ResourceCreate {
    /** The name that people use for it. */
    name: Name;
    /** What the resource is. */
    description?: string | null;
    type?: ResourceType;
    status?: ResourceStatus;
    metadata?: Metadata;
}

/** The fields to change; at least one. */
export interface ResourceUpdate {
    /** The name that people use for it. */
    name?: Name;
    /** What the resource is; null empties it. */
    description?: string | null;
    type?: ResourceType;
    status?: ResourceStatus;
    metadata?: MetadataUpdate;
}

/** A customer's id - opaque, sortable by creation. */
export type CustomerId = string;

/** A customer. */
export interface Customer {
    id: CustomerId;
    /** The name that people use for it. */
    name: string;
    /** The note of the customer; null when there is none. */
    note: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A new customer, or all fields of a customer to replace. */
export interface CustomerCreate {
    /** The name that people use for it. */
    name: Name;
    /** The note of the customer; null when there is none. */
    note?: string | null;
}

/** The fields to change; at least one. */
export interface CustomerUpdate {
    /** The name that people use for it. */
    name?: Name;
    /** The note of the customer; null removes it. */
    note?: string | null;
}

/** An order's id - opaque, sortable by creation. */
export type OrderId = string;

/** A book's id - opaque, sortable by creation. */
export type BookId = string;

/**
 * Format: int32
 * The number of copies.
 */
export type OrderCount = number;

/** A book of an order, and how many copies. */
export interface OrderLine {
    book_id: BookId;
    count: OrderCount;
}

/**
 * How far the order is. New ones are `placed`; `shipped` and `cancelled` are final.
 */
export type OrderStatus = "placed" | "paid" | "shipped" | "cancelled";

/** What the shop should know; null when there is nothing. */
export type OrderNote = string | null;

/** What a customer buys. */
export interface Order {
    id: OrderId;
    customer_id: CustomerId;
    /** The books, each of them once. */
    lines: OrderLine[];
    /**
     * Format: int32
     * The sum of the prices in cents at the time of the order.
     */
    total: number;
    status: OrderStatus;
    note: OrderNote;
    /** The user who placed the order. */
    placed_by: UserId;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** The International Standard Book Number. No two books of the account have the same. */
export type Isbn = string;

/**
 * Format: int32
 * The price of one copy in cents.
 */
export type Price = number;

/**
 * Format: int32
 * How many copies are in stock.
 */
export type Stock = number;

/** A book that the shop sells. */
export interface Book {
    id: BookId;
    /** The title. */
    title: string;
    isbn: Isbn;
    price: Price;
    stock: Stock;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A new book, or all fields of a book to replace. */
export interface BookCreate {
    /** The title. */
    title: Name;
    isbn: Isbn;
    price: Price;
    stock?: Stock;
}

/** The fields to change; at least one. */
export interface BookUpdate {
    /** The title. */
    title?: Name;
    isbn?: Isbn;
    price?: Price;
    stock?: Stock;
}

/** A book to order, and how many copies. */
export interface OrderLineInput {
    book_id: BookId;
    count: OrderCount;
}

/** A new order. */
export interface OrderCreate {
    customer_id: CustomerId;
    /** The books, each of them once. */
    lines: OrderLineInput[];
    note?: OrderNote;
}

/** The fields to change; at least one. */
export interface OrderUpdate {
    note?: OrderNote;
}

/** The properties of `User` that `fields` can name. */
export type UserFieldName = 'id' | 'name' | 'email' | 'role' | 'metadata' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `User`. */
export type UserExpansion = never;
/** The filters of a list of `User`. */
export interface UserFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  email?: TextFilter;
  role?: EqualityFilter<NonNullable<User['role']>>;
  [key: `metadata.${string}`]: KeyFilter | undefined;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `User`. */
export interface UserList extends UserFilters, Paging {
  sort?: Sort<'name' | 'email' | 'role' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly UserFilters[];
}

/** The properties of `Resource` that `fields` can name. */
export type ResourceFieldName = 'id' | 'name' | 'description' | 'type' | 'status' | 'metadata' | 'owner_id' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Resource`. */
export type ResourceExpansion = 'owner';
/** The filters of a list of `Resource`. */
export interface ResourceFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  description?: OrNull<TextFilter>;
  type?: TextFilter;
  status?: EqualityFilter<NonNullable<Resource['status']>>;
  [key: `metadata.${string}`]: KeyFilter | undefined;
  owner_id?: EqualityFilter;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Resource`. */
export interface ResourceList extends ResourceFilters, Paging {
  sort?: Sort<'name' | 'type' | 'status' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly ResourceFilters[];
}

/** The properties of `Event` that `fields` can name. */
export type EventFieldName = 'id' | 'type' | 'resource_id' | 'actor' | 'cause' | 'changes' | 'data' | 'version' | 'created_at';
/** The related records that `expand` can add to `Event`. */
export type EventExpansion = never;
/** The filters of a list of `Event`. */
export interface EventFilters {
  id?: EqualityFilter;
  type?: EqualityFilter<NonNullable<Event['type']>>;
  resource_id?: OrNull<EqualityFilter>;
  actor_type?: EqualityFilter<NonNullable<Event['actor']['type']>>;
  actor_id?: OrNull<EqualityFilter>;
  created_at?: TimeFilter;
}
/** The filters and the order of a list of `Event`. */
export interface EventList extends EventFilters, CursorPaging {
  sort?: Sort<'created_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly EventFilters[];
}

/** The properties of `Operation` that `fields` can name. */
export type OperationFieldName = 'id' | 'type' | 'status' | 'progress' | 'resource_id' | 'result' | 'error' | 'finished_at' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Operation`. */
export type OperationExpansion = never;
/** The filters of a list of `Operation`. */
export interface OperationFilters {
  id?: EqualityFilter;
  type?: EqualityFilter<NonNullable<Operation['type']>>;
  status?: EqualityFilter<NonNullable<Operation['status']>>;
  resource_id?: EqualityFilter;
  finished_at?: OrNull<TimeFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Operation`. */
export interface OperationList extends OperationFilters, Paging {
  sort?: Sort<'status' | 'finished_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly OperationFilters[];
}

/** The properties of `Webhook` that `fields` can name. */
export type WebhookFieldName = 'id' | 'url' | 'events' | 'conditions' | 'description' | 'status' | 'disabled_reason' | 'created_by' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Webhook`. */
export type WebhookExpansion = 'creator';
/** The filters of a list of `Webhook`. */
export interface WebhookFilters {
  id?: EqualityFilter;
  url?: TextFilter;
  events?: LabelFilter;
  description?: OrNull<TextFilter>;
  status?: EqualityFilter<NonNullable<Webhook['status']>>;
  disabled_reason?: OrNull<EqualityFilter<NonNullable<Webhook['disabled_reason']>>>;
  created_by?: EqualityFilter;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Webhook`. */
export interface WebhookList extends WebhookFilters, Paging {
  sort?: Sort<'url' | 'status' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly WebhookFilters[];
}

/** The properties of `Delivery` that `fields` can name. */
export type DeliveryFieldName = 'id' | 'webhook_id' | 'event_id' | 'event_type' | 'status' | 'attempt_count' | 'next_attempt_at' | 'last_response_status' | 'attempts' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Delivery`. */
export type DeliveryExpansion = 'event';
/** The filters of a list of `Delivery`. */
export interface DeliveryFilters {
  id?: EqualityFilter;
  event_id?: EqualityFilter;
  event_type?: EqualityFilter<NonNullable<Delivery['event_type']>>;
  status?: EqualityFilter<NonNullable<Delivery['status']>>;
  attempt_count?: NumberFilter;
  next_attempt_at?: OrNull<TimeFilter>;
  last_response_status?: OrNull<NumberFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Delivery`. */
export interface DeliveryList extends DeliveryFilters, Paging {
  sort?: Sort<'status' | 'attempt_count' | 'next_attempt_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly DeliveryFilters[];
}

/** The properties of `Customer` that `fields` can name. */
export type CustomerFieldName = 'id' | 'name' | 'note' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Customer`. */
export type CustomerExpansion = never;
/** The filters of a list of `Customer`. */
export interface CustomerFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  note?: OrNull<TextFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Customer`. */
export interface CustomerList extends CustomerFilters, Paging {
  sort?: Sort<'name' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly CustomerFilters[];
}

/** The properties of `Order` that `fields` can name. */
export type OrderFieldName = 'id' | 'customer_id' | 'lines' | 'total' | 'status' | 'note' | 'placed_by' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Order`. */
export type OrderExpansion = never;
/** The filters of a list of `Order`. */
export interface OrderFilters {
  id?: EqualityFilter;
  customer_id?: EqualityFilter;
  total?: NumberFilter;
  status?: EqualityFilter<NonNullable<Order['status']>>;
  note?: OrNull<TextFilter>;
  placed_by?: EqualityFilter;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Order`. */
export interface OrderList extends OrderFilters, Paging {
  sort?: Sort<'total' | 'status' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly OrderFilters[];
}

/** The properties of `Book` that `fields` can name. */
export type BookFieldName = 'id' | 'title' | 'isbn' | 'price' | 'stock' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Book`. */
export type BookExpansion = never;
/** The filters of a list of `Book`. */
export interface BookFilters {
  id?: EqualityFilter;
  title?: TextFilter;
  isbn?: TextFilter;
  price?: NumberFilter;
  stock?: NumberFilter;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Book`. */
export interface BookList extends BookFilters, Paging {
  sort?: Sort<'title' | 'price' | 'stock' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly BookFilters[];
}
