// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRecord, ResourceRecord, WebhookRecord, EventRecord } from './records.ts';
import type { PagePlace } from '../../src/core/query/connection.ts';
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
   * An instant, ISO 8601. Answered in UTC with milliseconds, as `2026-03-14T09:26:53.589Z`; taken with any offset and up to microseconds, in at
   * most 35 characters.
   */
  DateTime: { input: string; output: string; }
  /**
   * A JSON object whose keys and values are free within the bounds that its field states. Lists and bare values are refused, and so is a number
   * that a double does not keep, such as an integer of 20 digits, in the text as in variables: send it as text.
   */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** A resource to create. Null means the same as leaving a field out. */
export type CreateResourceInput = {
  /** Keys and values of your own: at most 50 keys, each of up to 64 characters. Empty when left out. */
  readonly data?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What it is about, at most 10,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What people call it, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** The status to begin in; ACTIVE when left out. */
  readonly status?: InputMaybe<ResourceStatus>;
};

/** The outcome of `createResource`. */
export type CreateResourcePayload = {
  readonly __typename?: 'CreateResourcePayload';
  /** The resource as created. */
  readonly resource: Resource;
};

/** A person to add to the account. Null means the same as leaving a field out. */
export type CreateUserInput = {
  /** Their e-mail address, which no other user of the account may have. 3 to 254 characters. */
  readonly email: Scalars['String']['input'];
  /** What people call them, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** What they may do; VIEWER when left out. */
  readonly role?: InputMaybe<UserRole>;
};

/** The outcome of `createUser`. */
export type CreateUserPayload = {
  readonly __typename?: 'CreateUserPayload';
  /** The user as created. */
  readonly user: User;
};

/** A webhook to register. */
export type CreateWebhookInput = {
  /** The kinds of event to be told of; from 1 to 100, each of them once. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /**
   * Where deliveries go: an absolute address of 8 to 2,048 characters, `https` outside development, and neither `localhost` nor a
   * private one in digits, otherwise BAD_USER_INPUT. Connections to private, loopback and link-local addresses are refused.
   */
  readonly url: Scalars['String']['input'];
};

/** The outcome of `createWebhook`. */
export type CreateWebhookPayload = {
  readonly __typename?: 'CreateWebhookPayload';
  /** The secret that signs its deliveries, as `whsec_` and base64. Keep it: no later answer shows it again. */
  readonly secret: Scalars['String']['output'];
  /** The webhook as registered. */
  readonly webhook: Webhook;
};

/** The outcome of `deleteResource`. */
export type DeleteResourcePayload = {
  readonly __typename?: 'DeleteResourcePayload';
  /** The id of the resource that is gone. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The outcome of `deleteUser`. */
export type DeleteUserPayload = {
  readonly __typename?: 'DeleteUserPayload';
  /** The id of the user that is gone. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The outcome of `deleteWebhook`. */
export type DeleteWebhookPayload = {
  readonly __typename?: 'DeleteWebhookPayload';
  /** The id of the webhook that is gone. */
  readonly deletedId: Scalars['ID']['output'];
};

/** Something that happened, recorded together with the change it tells of. */
export type Event = {
  readonly __typename?: 'Event';
  /** When it happened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The record as the REST API shows it, right after the event; after a deletion, as it was last. */
  readonly data: Scalars['JSONObject']['output'];
  /** Opaque. It is also the `webhook-id` under which the event is delivered. */
  readonly id: Scalars['ID']['output'];
  /** The id of the record it happened to, of whichever family; null when it is about no single record. */
  readonly resourceId?: Maybe<Scalars['ID']['output']>;
  /** Its kind, spelled as in `WebhookEvent`. Clients pass over kinds that they do not know. */
  readonly type: Scalars['String']['output'];
};

/** A page of events. */
export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** The events of the page, each with its cursor. */
  readonly edges: ReadonlyArray<EventEdge>;
  /** Where the page stands in the whole list. */
  readonly pageInfo: PageInfo;
};

/** An event in its place in a list. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** Its place, opaque. A cursor fits the filter it came from; with another one it is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: Event;
};

/** Which events to list. An event fits when every field that is given fits. */
export type EventFilter = {
  /** Only events after this instant. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only events before this instant. */
  readonly createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only events of the record with this id, of whichever family. */
  readonly resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only events of these kinds, spelled as in `WebhookEvent`. At least one and at most 100; an unknown kind is BAD_USER_INPUT. */
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Creates a resource of the REST type `standard`, owned by the caller, and records RESOURCE_CREATED. Administrators and users with the role
   * USER may do this.
   */
  readonly createResource?: Maybe<CreateResourcePayload>;
  /**
   * Adds a person to the account and records USER_CREATED. They have no password yet: the account API makes the one-time link that sets it.
   * Where the server sends mail they ask for one themselves, if the credentials that add them have `read`, and neither end by themselves nor are
   * restricted; otherwise nothing is mailed to them before an administrator makes a link. Administrators may do this. For a USER or an ADMIN the
   * credentials need `read`, `write` and `admin`, and neither end by themselves nor are restricted; otherwise it is FORBIDDEN. An e-mail address that a user of the account already has is ALREADY_EXISTS.
   */
  readonly createUser?: Maybe<CreateUserPayload>;
  /**
   * Registers an address, enabled from the start, and records WEBHOOK_CREATED. From now on it is told of every event of its kinds, whichever
   * record of the account it is about. Only this answer shows the signing secret. Administrators may do this; it takes
   * `read:events`, too.
   */
  readonly createWebhook?: Maybe<CreateWebhookPayload>;
  /** Deletes a resource and its comments for good and records RESOURCE_DELETED; its events stay. The owner and administrators may do this. */
  readonly deleteResource?: Maybe<DeleteResourcePayload>;
  /**
   * Removes a person from the account for good and records USER_DELETED. Their projects and resources pass to the administrator of longest
   * standing, and tasks assigned to them are assigned to nobody. Administrators may do this; a USER takes `write` or
   * `admin`, an ADMIN `admin`. The last administrator stays, removing that one is BAD_USER_INPUT.
   */
  readonly deleteUser?: Maybe<DeleteUserPayload>;
  /**
   * Deletes a webhook with its secret and its deliveries for good and records WEBHOOK_DELETED. What still waits is not sent. Administrators
   * may do this.
   */
  readonly deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /**
   * Changes the fields that are given, leaves the others, and records RESOURCE_UPDATED. Administrators and users with the role USER may do
   * this. A status that does not follow from the present one is BAD_USER_INPUT.
   */
  readonly updateResource?: Maybe<UpdateResourcePayload>;
  /**
   * Changes the fields that are given, leaves the others, and records USER_UPDATED. Administrators may change everyone, users with the role
   * USER themselves; another role is for administrators to give, from anyone else it is FORBIDDEN. Somebody else who is a USER takes `write` or
   * `admin`, an ADMIN `admin`; another role takes `admin` and the wide scopes (`read`, `write`, `admin`) that both roles reach, another e-mail
   * address those that the role reaches; for either the credentials neither end by themselves nor are restricted, and it ends the open password
   * links of the person. The address of somebody who may not sign in yet takes nothing more than their name. An e-mail address that somebody else has is ALREADY_EXISTS, and taking the role from the last administrator BAD_USER_INPUT.
   */
  readonly updateUser?: Maybe<UpdateUserPayload>;
  /**
   * Changes the fields that are given, leaves the others, and records WEBHOOK_UPDATED. The signing secret stays, and deliveries that wait go
   * to the new address. Administrators may do this; another address and more kinds of events take `read:events`, too.
   */
  readonly updateWebhook?: Maybe<UpdateWebhookPayload>;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationCreateResourceArgs = {
  input: CreateResourceInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationDeleteResourceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationUpdateResourceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateResourceInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


/**
 * Everything that can be changed. The fields of one mutation run one after the other, and each stands or falls on its own.
 *
 * Over HTTP the header `Idempotency-Key` makes a retry safe, as it does in the REST API: for 24 hours the same key with the same operation and
 * variables gives the first answer again, marked `Idempotency-Replayed: true`. With another mutation it is 422 `idempotency_key_reused`,
 * while the first one is still running 409 `idempotency_key_in_use`. Keys are kept per credential: of a person their sessions, the tokens of their
 * password, and those of each application are one each; whoever reaches less than at first gets 403. An answer is kept when any of the fields has
 * written, with the errors of the others in it. After an INTERNAL_SERVER_ERROR nothing of the mutation has been written.
 */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWebhookInput;
};

/** Where a page stands in its connection. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the page's last record, to be given as `after`; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether records follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether records stand before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the page's first record, to be given as `before`; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** How many records fit the filter, on this page and off it. */
  readonly totalCount: Scalars['Int']['output'];
};

/**
 * A page by its place in the list. It suits lists that are short or stand still; a reader who must not miss or repeat a record uses cursors.
 * Where a field also takes `first`, `after`, `last` and `before`, either form may be used and both together are BAD_USER_INPUT.
 */
export type PaginationInput = {
  /** How many records at most, from 1 to 100. Null means 10. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** How many records to skip, from 0 to 100,000. Null means 0. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Everything that can be read. The fields of one query run side by side. */
export type Query = {
  readonly __typename?: 'Query';
  /** One event. An id that is not there, or whose record the caller may not see, is NOT_FOUND. */
  readonly event?: Maybe<Event>;
  /**
   * What happened to the records that the caller may see, oldest first; administrators see all of it. A reader who follows `after` meets every
   * event exactly once. Read a page by `pagination`, or by cursor: `first` with `after` forwards, `last` with `before` backwards. The three
   * ways exclude each other; with none of them it is the first 10.
   */
  readonly events?: Maybe<EventConnection>;
  /** The user whose credentials these are. NOT_FOUND when an application acts for itself, without a user. */
  readonly me?: Maybe<User>;
  /** One resource. An id that is not there, or belongs to another account, is NOT_FOUND. */
  readonly resource?: Maybe<Resource>;
  /**
   * The resources of the account, newest first; every user sees all of them. Read a page by `pagination`, or by cursor: `first` with `after`
   * forwards, `last` with `before` backwards. The three ways exclude each other; with none of them it is the first 10.
   */
  readonly resources?: Maybe<ResourceConnection>;
  /** One user. An id that is not there, or belongs to another account, is NOT_FOUND. */
  readonly user?: Maybe<User>;
  /** The users of the account, newest first. All users see each other. */
  readonly users?: Maybe<ReadonlyArray<User>>;
  /** One webhook. An id that is not there, or belongs to another account, is NOT_FOUND. */
  readonly webhook?: Maybe<Webhook>;
  /** The webhooks of the account, newest first. Every user sees all of them. */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryResourceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryResourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ResourceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  pagination?: InputMaybe<PaginationInput>;
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run side by side. */
export type QueryWebhooksArgs = {
  pagination?: InputMaybe<PaginationInput>;
};

/** A record of a kind that the account decides on. */
export type Resource = {
  readonly __typename?: 'Resource';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Keys and values of the account's own, which Tessera stores and never reads. The REST API calls them `metadata`. */
  readonly data?: Maybe<Scalars['JSONObject']['output']>;
  /** What it is about; null when nobody said. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /**
   * What happened to this resource, oldest first. Read a page by `pagination`, or by cursor: `first` with `after` forwards, `last` with
   * `before` backwards. The three ways exclude each other; with none of them it is the first 10.
   */
  readonly events: EventConnection;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** The user it belongs to. */
  readonly owner: User;
  /** Where it is in its life. */
  readonly status: ResourceStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A record of a kind that the account decides on. */
export type ResourceEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  pagination?: InputMaybe<PaginationInput>;
};

/** A page of resources. */
export type ResourceConnection = {
  readonly __typename?: 'ResourceConnection';
  /** The resources of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ResourceEdge>;
  /** Where the page stands in the whole list. */
  readonly pageInfo: PageInfo;
};

/** A resource in its place in a list. */
export type ResourceEdge = {
  readonly __typename?: 'ResourceEdge';
  /** Its place, opaque. A cursor fits the filter it came from; with another one it is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The resource. */
  readonly node: Resource;
};

/** Which resources to list. A resource fits when every field that is given fits. */
export type ResourceFilter = {
  /** Only resources created after this instant. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only resources in this status. */
  readonly status?: InputMaybe<ResourceStatus>;
};

/**
 * Where a resource is in its life. It goes from PENDING to ACTIVE, and between ACTIVE and ARCHIVED both ways; any other step is
 * BAD_USER_INPUT, and naming the present status changes nothing.
 */
export type ResourceStatus =
  /** In use. */
  | 'active'
  /** Put away, and kept. */
  | 'archived'
  /** Not in use yet. */
  | 'pending';

/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`; queries and
 * mutations go over it, too. Credentials come in the query of the address as `token`, or in the payload of `connection_init` as `token` or in a
 * header of the REST API by its name, such as `X-API-Key`: once, in one of these places. They and the role are looked at again before each
 * event, and what the caller may not see is not told.
 *
 * A subscription selects one root field and tells what happens while it stands. What happened while a connection was interrupted is not told
 * later: read it with `events` after subscribing again.
 *
 * The rate limit counts the cost of a subscription once, when it begins. Being told of an event is free; what is selected beyond the record
 * itself counts with each event. When that can no longer be paid for, the subscription ends with RATE_LIMITED, and the event of that moment is
 * not told: subscribe again later, and read what came meanwhile with `events`.
 *
 * A connection has at most 128 operations at once, and a message 1 MiB. Codes below 4400 and 4403 ask a client to connect again: 1001 when the
 * server stops, 1013 when the client was too slow or did not answer a ping, or nobody could be recognised just then, and 4403 when the
 * credentials were refused or have ended, or the origin is not allowed. 4401 says that they were revoked, or that nobody had authenticated; the
 * others are those of the protocol.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Each new event of the kinds asked for, about records that the caller may see, in order, from the moment the subscription stands. */
  readonly eventCreated?: Maybe<Event>;
  /** The resource after each change to it. It ends when the resource is deleted. */
  readonly resourceUpdated?: Maybe<Resource>;
  /** The user after each change to their record. It ends when the user is deleted. */
  readonly userUpdated?: Maybe<User>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`; queries and
 * mutations go over it, too. Credentials come in the query of the address as `token`, or in the payload of `connection_init` as `token` or in a
 * header of the REST API by its name, such as `X-API-Key`: once, in one of these places. They and the role are looked at again before each
 * event, and what the caller may not see is not told.
 *
 * A subscription selects one root field and tells what happens while it stands. What happened while a connection was interrupted is not told
 * later: read it with `events` after subscribing again.
 *
 * The rate limit counts the cost of a subscription once, when it begins. Being told of an event is free; what is selected beyond the record
 * itself counts with each event. When that can no longer be paid for, the subscription ends with RATE_LIMITED, and the event of that moment is
 * not told: subscribe again later, and read what came meanwhile with `events`.
 *
 * A connection has at most 128 operations at once, and a message 1 MiB. Codes below 4400 and 4403 ask a client to connect again: 1001 when the
 * server stops, 1013 when the client was too slow or did not answer a ping, or nobody could be recognised just then, and 4403 when the
 * credentials were refused or have ended, or the origin is not allowed. 4401 says that they were revoked, or that nobody had authenticated; the
 * others are those of the protocol.
 */
export type SubscriptionEventCreatedArgs = {
  types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`; queries and
 * mutations go over it, too. Credentials come in the query of the address as `token`, or in the payload of `connection_init` as `token` or in a
 * header of the REST API by its name, such as `X-API-Key`: once, in one of these places. They and the role are looked at again before each
 * event, and what the caller may not see is not told.
 *
 * A subscription selects one root field and tells what happens while it stands. What happened while a connection was interrupted is not told
 * later: read it with `events` after subscribing again.
 *
 * The rate limit counts the cost of a subscription once, when it begins. Being told of an event is free; what is selected beyond the record
 * itself counts with each event. When that can no longer be paid for, the subscription ends with RATE_LIMITED, and the event of that moment is
 * not told: subscribe again later, and read what came meanwhile with `events`.
 *
 * A connection has at most 128 operations at once, and a message 1 MiB. Codes below 4400 and 4403 ask a client to connect again: 1001 when the
 * server stops, 1013 when the client was too slow or did not answer a ping, or nobody could be recognised just then, and 4403 when the
 * credentials were refused or have ended, or the origin is not allowed. 4401 says that they were revoked, or that nobody had authenticated; the
 * others are those of the protocol.
 */
export type SubscriptionResourceUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be followed, over a WebSocket connection to `/graphql` with the subprotocol `graphql-transport-ws`; queries and
 * mutations go over it, too. Credentials come in the query of the address as `token`, or in the payload of `connection_init` as `token` or in a
 * header of the REST API by its name, such as `X-API-Key`: once, in one of these places. They and the role are looked at again before each
 * event, and what the caller may not see is not told.
 *
 * A subscription selects one root field and tells what happens while it stands. What happened while a connection was interrupted is not told
 * later: read it with `events` after subscribing again.
 *
 * The rate limit counts the cost of a subscription once, when it begins. Being told of an event is free; what is selected beyond the record
 * itself counts with each event. When that can no longer be paid for, the subscription ends with RATE_LIMITED, and the event of that moment is
 * not told: subscribe again later, and read what came meanwhile with `events`.
 *
 * A connection has at most 128 operations at once, and a message 1 MiB. Codes below 4400 and 4403 ask a client to connect again: 1001 when the
 * server stops, 1013 when the client was too slow or did not answer a ping, or nobody could be recognised just then, and 4403 when the
 * credentials were refused or have ended, or the origin is not allowed. 4401 says that they were revoked, or that nobody had authenticated; the
 * others are those of the protocol.
 */
export type SubscriptionUserUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** The fields of a resource to change. */
export type UpdateResourceInput = {
  /**
   * Keys and values of your own, merged with those that are there: a key with null goes away, and null for all of it empties it. At most
   * 50 keys remain, each of up to 64 characters.
   */
  readonly data?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What it is about, at most 10,000 characters. Null empties it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What people call it, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The status to move to. Null is BAD_USER_INPUT. */
  readonly status?: InputMaybe<ResourceStatus>;
};

/** The outcome of `updateResource`. */
export type UpdateResourcePayload = {
  readonly __typename?: 'UpdateResourcePayload';
  /** The resource as it stands now. */
  readonly resource: Resource;
};

/** The fields of a user to change. None of them can be emptied: null is BAD_USER_INPUT. */
export type UpdateUserInput = {
  /** Their e-mail address, which no other user of the account may have. 3 to 254 characters. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** What people call them, 1 to 200 characters on one line, not all of them invisible. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What they may do. */
  readonly role?: InputMaybe<UserRole>;
};

/** The outcome of `updateUser`. */
export type UpdateUserPayload = {
  readonly __typename?: 'UpdateUserPayload';
  /** The user as they stand now. */
  readonly user: User;
};

/** The fields of a webhook to change. Neither can be emptied: null is BAD_USER_INPUT. */
export type UpdateWebhookInput = {
  /** The kinds of event to be told of, in place of those before; from 1 to 100, each of them once. */
  readonly events?: InputMaybe<ReadonlyArray<WebhookEvent>>;
  /** Where deliveries go, under the bounds of `CreateWebhookInput.url`. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of `updateWebhook`. */
export type UpdateWebhookPayload = {
  readonly __typename?: 'UpdateWebhookPayload';
  /** The webhook as it stands now. */
  readonly webhook: Webhook;
};

/** A person in the account. */
export type User = {
  readonly __typename?: 'User';
  /** When they were added to the account. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Their e-mail address, which no other user of the account has, whatever its case. */
  readonly email: Scalars['String']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** What people call them. */
  readonly name: Scalars['String']['output'];
  /** The resources they own, newest first. */
  readonly resources: ReadonlyArray<Resource>;
  /** What they may do in the account. */
  readonly role: UserRole;
  /** When their record last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The webhooks they registered, newest first. */
  readonly webhooks: ReadonlyArray<Webhook>;
};


/** A person in the account. */
export type UserResourcesArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


/** A person in the account. */
export type UserWebhooksArgs = {
  pagination?: InputMaybe<PaginationInput>;
};

/** Which users to list. A user fits when every field that is given fits. */
export type UserFilter = {
  /** Only users added after this instant. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only the user with this e-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Only users whose name contains this text, at most 200 characters. */
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  /** Only users with this role. */
  readonly role?: InputMaybe<UserRole>;
};

/** What a user may do in the account. It caps the scopes of their credentials. */
export type UserRole =
  /** Everything, including the account's users and settings. */
  | 'admin'
  /** Read and write what they can see. The REST API spells this role `editor`. */
  | 'editor'
  /** Read what they can see, and write nothing. */
  | 'viewer';

/** An address that is told of the events it asks for, by a signed POST. */
export type Webhook = {
  readonly __typename?: 'Webhook';
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The kinds of event it is told of. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Where deliveries go. */
  readonly url: Scalars['String']['output'];
  /** The user who registered it; once they have left the account, its administrator of longest standing. */
  readonly user: User;
};

/** The kinds of event that Tessera records. The list grows: a client meets values that it does not know yet, and passes over them. */
export type WebhookEvent =
  /** Somebody commented on a project, a task, a file or a resource. */
  | 'COMMENT_CREATED'
  /** A comment was taken away; the record is as it last stood. */
  | 'COMMENT_DELETED'
  /** The text of a comment changed. */
  | 'COMMENT_UPDATED'
  /** The bytes of a file arrived whole, for the first time or in the place of older ones. */
  | 'FILE_CONTENT_STORED'
  /** The record of a file was made; its bytes are still to come. */
  | 'FILE_CREATED'
  /** A file was deleted with its bytes; the record is as it last stood. Its comments went with it and have no events of their own. */
  | 'FILE_DELETED'
  /** Fields of a file's record changed, such as its name or where it belongs. The bytes are the same. */
  | 'FILE_UPDATED'
  /** An integration reached its address and is connected. */
  | 'INTEGRATION_CONNECTED'
  /** An integration was put on record. */
  | 'INTEGRATION_CREATED'
  /** An integration was deleted; the record is as it last stood. The resources it brought in stay. */
  | 'INTEGRATION_DELETED'
  /** An integration was disconnected; nothing is fetched any more. */
  | 'INTEGRATION_DISCONNECTED'
  /** A sync ended well; `last_synced_at` says when. Each resource that it created or changed has an event of its own. */
  | 'INTEGRATION_SYNCED'
  /** A sync failed or was broken off. The operation that announced it says why. */
  | 'INTEGRATION_SYNC_FAILED'
  /** A sync was accepted and goes on in the background. */
  | 'INTEGRATION_SYNC_STARTED'
  /** The name or the configuration of an integration changed. */
  | 'INTEGRATION_UPDATED'
  /** A project was archived; it and its tasks are read-only from here on. */
  | 'PROJECT_ARCHIVED'
  /** A project was created, from nothing or as a clone. Tasks and members that a clone brought along have no events of their own. */
  | 'PROJECT_CREATED'
  /** A project was deleted; the record is as it last stood. Its tasks, comments and memberships went with it and have no events of their own. */
  | 'PROJECT_DELETED'
  /** A user became a member of a project. */
  | 'PROJECT_MEMBER_ADDED'
  /** A user is no longer a member of a project - removed, or gone of their own accord. `role` is the one they had. */
  | 'PROJECT_MEMBER_REMOVED'
  /** An archived project was made active again. */
  | 'PROJECT_RESTORED'
  /** Fields of a project changed. */
  | 'PROJECT_UPDATED'
  /** A resource was created - by a request, or by a sync that met an item for the first time. */
  | 'RESOURCE_CREATED'
  /** A resource was deleted; the record is as it last stood. Its comments went with it and have no events of their own. */
  | 'RESOURCE_DELETED'
  /** Fields of a resource changed, its status among them - by a request, or by a sync. */
  | 'RESOURCE_UPDATED'
  /** A task was completed. */
  | 'TASK_COMPLETED'
  /** A task was added to a project. */
  | 'TASK_CREATED'
  /** A task was deleted; the record is as it last stood. Its comments went with it and have no events of their own. */
  | 'TASK_DELETED'
  /** A task that was done or cancelled was taken up again. */
  | 'TASK_REOPENED'
  /** Fields of a task changed, its assignee or its status among them. */
  | 'TASK_UPDATED'
  /** A team was created, without members yet. */
  | 'TEAM_CREATED'
  /** A team was deleted; the record is as it last stood. Its memberships ended with it and have no events of their own. */
  | 'TEAM_DELETED'
  /** A user was put in a team. */
  | 'TEAM_MEMBER_ADDED'
  /** A user was taken out of a team, or left it. */
  | 'TEAM_MEMBER_REMOVED'
  /** The name or the description of a team changed. */
  | 'TEAM_UPDATED'
  /** A person was added to the account. */
  | 'USER_CREATED'
  /** A person was taken out of the account; the record is as it last stood. The memberships that ended with it, and the tasks and records that passed to others, have no events of their own. */
  | 'USER_DELETED'
  /** Fields of a user changed, such as the name or the role. */
  | 'USER_UPDATED'
  /** A webhook was registered. No event shows its signing secret. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted; the record is as it last stood. */
  | 'WEBHOOK_DELETED'
  /** A webhook was disabled; `disabled_reason` says why. */
  | 'WEBHOOK_DISABLED'
  /** A disabled webhook was enabled again. */
  | 'WEBHOOK_ENABLED'
  /** A webhook got a new signing secret; for 24 hours its messages carry a signature of the old one as well. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** Somebody tries a webhook out. The event is sent to that webhook alone, whether or not it asks for this type. */
  | 'WEBHOOK_TEST'
  /** Fields of a webhook changed, such as its address or the types it asks for. */
  | 'WEBHOOK_UPDATED';



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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateResourceInput: CreateResourceInput;
  CreateResourcePayload: ResolverTypeWrapper<Omit<CreateResourcePayload, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<Omit<CreateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteResourcePayload: ResolverTypeWrapper<DeleteResourcePayload>;
  DeleteUserPayload: ResolverTypeWrapper<DeleteUserPayload>;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  Event: ResolverTypeWrapper<EventRecord>;
  EventConnection: ResolverTypeWrapper<Omit<EventConnection, 'edges' | 'pageInfo'> & { edges: ReadonlyArray<ResolversTypes['EventEdge']>, pageInfo: ResolversTypes['PageInfo'] }>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventFilter: EventFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PagePlace>;
  PaginationInput: PaginationInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Resource: ResolverTypeWrapper<ResourceRecord>;
  ResourceConnection: ResolverTypeWrapper<Omit<ResourceConnection, 'edges' | 'pageInfo'> & { edges: ReadonlyArray<ResolversTypes['ResourceEdge']>, pageInfo: ResolversTypes['PageInfo'] }>;
  ResourceEdge: ResolverTypeWrapper<Omit<ResourceEdge, 'node'> & { node: ResolversTypes['Resource'] }>;
  ResourceFilter: ResourceFilter;
  ResourceStatus: ResolverTypeWrapper<'active' | 'archived' | 'pending'>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UpdateResourceInput: UpdateResourceInput;
  UpdateResourcePayload: ResolverTypeWrapper<Omit<UpdateResourcePayload, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  User: ResolverTypeWrapper<UserRecord>;
  UserFilter: UserFilter;
  UserRole: ResolverTypeWrapper<'admin' | 'editor' | 'viewer'>;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookEvent: WebhookEvent;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CreateResourceInput: CreateResourceInput;
  CreateResourcePayload: Omit<CreateResourcePayload, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  CreateUserInput: CreateUserInput;
  CreateUserPayload: Omit<CreateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  DateTime: Scalars['DateTime']['output'];
  DeleteResourcePayload: DeleteResourcePayload;
  DeleteUserPayload: DeleteUserPayload;
  DeleteWebhookPayload: DeleteWebhookPayload;
  Event: EventRecord;
  EventConnection: Omit<EventConnection, 'edges' | 'pageInfo'> & { edges: ReadonlyArray<ResolversParentTypes['EventEdge']>, pageInfo: ResolversParentTypes['PageInfo'] };
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  EventFilter: EventFilter;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  PageInfo: PagePlace;
  PaginationInput: PaginationInput;
  Query: Record<PropertyKey, never>;
  Resource: ResourceRecord;
  ResourceConnection: Omit<ResourceConnection, 'edges' | 'pageInfo'> & { edges: ReadonlyArray<ResolversParentTypes['ResourceEdge']>, pageInfo: ResolversParentTypes['PageInfo'] };
  ResourceEdge: Omit<ResourceEdge, 'node'> & { node: ResolversParentTypes['Resource'] };
  ResourceFilter: ResourceFilter;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  UpdateResourceInput: UpdateResourceInput;
  UpdateResourcePayload: Omit<UpdateResourcePayload, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  User: UserRecord;
  UserFilter: UserFilter;
  Webhook: WebhookRecord;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteResourcePayload'] = ResolversParentTypes['DeleteResourcePayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EventResolvers<ContextType = any, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createResource?: Resolver<Maybe<ResolversTypes['CreateResourcePayload']>, ParentType, ContextType, RequireFields<MutationCreateResourceArgs, 'input'>>;
  createUser?: Resolver<Maybe<ResolversTypes['CreateUserPayload']>, ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteResource?: Resolver<Maybe<ResolversTypes['DeleteResourcePayload']>, ParentType, ContextType, RequireFields<MutationDeleteResourceArgs, 'id'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['DeleteUserPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  updateResource?: Resolver<Maybe<ResolversTypes['UpdateResourcePayload']>, ParentType, ContextType, RequireFields<MutationUpdateResourceArgs, 'id' | 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  events?: Resolver<Maybe<ResolversTypes['EventConnection']>, ParentType, ContextType, Partial<QueryEventsArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryResourceArgs, 'id'>>;
  resources?: Resolver<Maybe<ResolversTypes['ResourceConnection']>, ParentType, ContextType, Partial<QueryResourcesArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<Maybe<ReadonlyArray<ResolversTypes['User']>>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType, Partial<QueryWebhooksArgs>>;
};

export type ResourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, Partial<ResourceEventsArgs>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['ResourceStatus'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ResourceConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceConnection'] = ResolversParentTypes['ResourceConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ResourceEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ResourceEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceEdge'] = ResolversParentTypes['ResourceEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type ResourceStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived', PENDING: 'pending' };

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  eventCreated?: SubscriptionResolver<Maybe<ResolversTypes['Event']>, "eventCreated", ParentType, ContextType, Partial<SubscriptionEventCreatedArgs>>;
  resourceUpdated?: SubscriptionResolver<Maybe<ResolversTypes['Resource']>, "resourceUpdated", ParentType, ContextType, RequireFields<SubscriptionResourceUpdatedArgs, 'id'>>;
  userUpdated?: SubscriptionResolver<Maybe<ResolversTypes['User']>, "userUpdated", ParentType, ContextType, RequireFields<SubscriptionUserUpdatedArgs, 'id'>>;
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
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resources: Resolver<ReadonlyArray<ResolversTypes['Resource']>, ParentType, ContextType, Partial<UserResourcesArgs>>;
  role: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  webhooks: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType, Partial<UserWebhooksArgs>>;
};

export type UserRoleResolvers = { ADMIN: 'admin', USER: 'editor', VIEWER: 'viewer' };

export type WebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events: Resolver<ReadonlyArray<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  CreateResourcePayload: CreateResourcePayloadResolvers<ContextType>;
  CreateUserPayload: CreateUserPayloadResolvers<ContextType>;
  CreateWebhookPayload: CreateWebhookPayloadResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  DeleteResourcePayload: DeleteResourcePayloadResolvers<ContextType>;
  DeleteUserPayload: DeleteUserPayloadResolvers<ContextType>;
  DeleteWebhookPayload: DeleteWebhookPayloadResolvers<ContextType>;
  Event: EventResolvers<ContextType>;
  EventConnection: EventConnectionResolvers<ContextType>;
  EventEdge: EventEdgeResolvers<ContextType>;
  JSONObject: GraphQLScalarType;
  Mutation: MutationResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  Resource: ResourceResolvers<ContextType>;
  ResourceConnection: ResourceConnectionResolvers<ContextType>;
  ResourceEdge: ResourceEdgeResolvers<ContextType>;
  ResourceStatus: ResourceStatusResolvers;
  Subscription: SubscriptionResolvers<ContextType>;
  UpdateResourcePayload: UpdateResourcePayloadResolvers<ContextType>;
  UpdateUserPayload: UpdateUserPayloadResolvers<ContextType>;
  UpdateWebhookPayload: UpdateWebhookPayloadResolvers<ContextType>;
  User: UserResolvers<ContextType>;
  UserRole: UserRoleResolvers;
  Webhook: WebhookResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = any> = {
  cost: CostDirectiveResolver<any, any, ContextType>;
  scope: ScopeDirectiveResolver<any, any, ContextType>;
};
