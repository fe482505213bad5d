// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CommentRecord, CommentSubjectReferenceRecord, FileRecord, ProjectRecord, ResourceRecord, TaskRecord, EventRecord, ActorRecord, FileAddressRecord, IntegrationRecord, IntegrationConfigRecord, NotificationRecord, OperationRecord, OperationErrorRecord, ProjectMemberRecord, ProjectSettingsRecord, TeamRecord, UserRecord, SearchResultsRecord, SearchResultRecord, SearchHighlightRecord, SearchPartRecord, TeamMemberRecord, WebhookRecord, DeliveryRecord, DeliveryAttemptRecord, NodeRecord, CommentConnectionRecord, EventConnectionRecord, FileConnectionRecord, IntegrationConnectionRecord, NotificationConnectionRecord, OperationConnectionRecord, ProjectConnectionRecord, ProjectMemberConnectionRecord, ResourceConnectionRecord, TaskConnectionRecord, TeamConnectionRecord, TeamMemberConnectionRecord, UserConnectionRecord, WebhookConnectionRecord, DeliveryConnectionRecord } from './records.ts';
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

/** A user to add to a project. */
export type AddProjectMemberInput = {
  /** What they may do. */
  readonly role: ProjectRole;
  /** The id of the user, or `me`. */
  readonly userId: Scalars['ID']['input'];
};

/** The result of `addProjectMember`. */
export type AddProjectMemberPayload = {
  readonly __typename?: 'AddProjectMemberPayload';
  /** The membership. */
  readonly member: ProjectMember;
};

/** A user to add to a team. */
export type AddTeamMemberInput = {
  /** The id of the user, or `me`. */
  readonly userId: Scalars['ID']['input'];
};

/** The result of `addTeamMember`. */
export type AddTeamMemberPayload = {
  readonly __typename?: 'AddTeamMemberPayload';
  /** The membership. */
  readonly member: TeamMember;
};

/** The result of `archiveProject`. */
export type ArchiveProjectPayload = {
  readonly __typename?: 'ArchiveProjectPayload';
  /** The project in its current state. */
  readonly project: Project;
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

/** What to copy of a project. Null means the same as leaving a field out. */
export type CloneProjectInput = {
  /** What to copy besides the project's own fields, at most 2. Nothing when left out. */
  readonly include?: InputMaybe<ReadonlyArray<ProjectPart>>;
  /** The copy's name, 1 to 200 characters on one line, not all of them invisible; the old name and `(copy)` when left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `cloneProject`. */
export type CloneProjectPayload = {
  readonly __typename?: 'CloneProjectPayload';
  /** The copy. */
  readonly project: Project;
};

/** A text that somebody has written about a record. */
export type Comment = Node & {
  readonly __typename?: 'Comment';
  /** The user who wrote it; null after they have left the account. */
  readonly author?: Maybe<User>;
  /** The id of the user who wrote it, also after they have left the account. */
  readonly authorId: Scalars['ID']['output'];
  /** The text. */
  readonly body: Scalars['String']['output'];
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** The record that it is on. It needs the scope of the record's type, as `node` does. */
  readonly subject?: Maybe<CommentSubject>;
  /** The type and the id of the record that it is on. They need no scope of the record's type. */
  readonly subjectReference: CommentSubjectReference;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type CommentChange = {
  readonly __typename?: 'CommentChange';
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly comment?: Maybe<Comment>;
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
export type CommentConnection = {
  readonly __typename?: 'CommentConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<CommentEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Comment>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type CommentEdge = {
  readonly __typename?: 'CommentEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Comment;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type CommentFilter = {
  /** By what REST calls `author_id`. */
  readonly authorId?: InputMaybe<IdFilter>;
  /** By what REST calls `body`. */
  readonly body?: InputMaybe<StringFilter>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<CommentFilter>>;
  /** By what REST calls `subject_id`. */
  readonly subjectId?: InputMaybe<IdFilter>;
  /** By what REST calls `subject_type`. */
  readonly subjectType?: InputMaybe<CommentSubjectTypeFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type CommentOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: CommentOrderField;
};

/** What the records can be sorted by. */
export type CommentOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** A record that can have comments. */
export type CommentSubject = {
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
};

/** A record to comment on; the id must be an id of that type. */
export type CommentSubjectInput = {
  /** The id of the record. */
  readonly id: Scalars['ID']['input'];
  /** The type of the record. */
  readonly type: CommentSubjectType;
};

/** Which record a comment is on. */
export type CommentSubjectReference = {
  readonly __typename?: 'CommentSubjectReference';
  /** The id of the record. */
  readonly id: Scalars['ID']['output'];
  /** The type of the record. */
  readonly type: CommentSubjectType;
};

/** The kind of record that a comment is on. */
export type CommentSubjectType =
  /** A file. */
  | 'file'
  /** A project. */
  | 'project'
  /** A resource. */
  | 'resource'
  /** A task. */
  | 'task';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type CommentSubjectTypeFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<CommentSubjectType>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<CommentSubjectType>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<CommentSubjectType>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<CommentSubjectType>>;
};

/** The result of `completeTask`. */
export type CompleteTaskPayload = {
  readonly __typename?: 'CompleteTaskPayload';
  /** The task in its current state. */
  readonly task: Task;
};

/** A comment to write. */
export type CreateCommentInput = {
  /** The text, 1 to 20,000 characters. */
  readonly body: Scalars['String']['input'];
  /** The record to comment on. */
  readonly subject: CommentSubjectInput;
};

/** The result of `createComment`. */
export type CreateCommentPayload = {
  readonly __typename?: 'CreateCommentPayload';
  /** The comment that was written. */
  readonly comment: Comment;
};

/** The record of a file to create. Null means the same as leaving a field out. */
export type CreateFileInput = {
  /** The media type of the bytes, at most 255 characters; `application/octet-stream` when left out, until an upload sets another. */
  readonly contentType?: InputMaybe<Scalars['String']['input']>;
  /** The name for saving it, without a path, 1 to 255 characters: more than dots and white space, and no slashes or invisible characters. */
  readonly name: Scalars['String']['input'];
  /** The id of its project; none when left out, or that of the task. */
  readonly projectId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of its task; none when left out. */
  readonly taskId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `createFile`. */
export type CreateFilePayload = {
  readonly __typename?: 'CreateFilePayload';
  /** The record that was created, without bytes so far. */
  readonly file: File;
};

/** An integration to create. Null means the same as leaving a field out. */
export type CreateIntegrationInput = {
  /** The address of the list, and how its items are read. */
  readonly config: IntegrationConfigInput;
  /** The name that people use for it, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** The kind of system. */
  readonly provider: IntegrationProvider;
};

/** The result of `createIntegration`. */
export type CreateIntegrationPayload = {
  readonly __typename?: 'CreateIntegrationPayload';
  /** The integration that was created. */
  readonly integration: Integration;
};

/** A project to create. Null means the same as leaving a field out. */
export type CreateProjectInput = {
  /** What it is about, at most 10,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
  /** Settings to set; the defaults when left out. */
  readonly settings?: InputMaybe<ProjectSettingsInput>;
  /** Its tags, at most 50. None when left out. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Who may see it; PRIVATE when left out. */
  readonly visibility?: InputMaybe<ProjectVisibility>;
};

/** The result of `createProject`. */
export type CreateProjectPayload = {
  readonly __typename?: 'CreateProjectPayload';
  /** The project that was created. */
  readonly project: Project;
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

/** A task to create. Null means the same as leaving a field out. */
export type CreateTaskInput = {
  /** The id of the user who does it, or `me`; nobody when left out. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Its details, at most 20,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due. */
  readonly dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How urgent it is; NORMAL when left out. */
  readonly priority?: InputMaybe<TaskPriority>;
  /** The id of its project. */
  readonly projectId: Scalars['ID']['input'];
  /** Its tags, at most 50. None when left out. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What needs to be done, 1 to 300 characters on one line, not all of them invisible. */
  readonly title: Scalars['String']['input'];
};

/** The result of `createTask`. */
export type CreateTaskPayload = {
  readonly __typename?: 'CreateTaskPayload';
  /** The task that was created. */
  readonly task: Task;
};

/** A team to create. Null means the same as leaving a field out. */
export type CreateTeamInput = {
  /** Who is in it, and its purpose, at most 10,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The name that people use for it, 1 to 200 characters on one line, not all of them invisible. */
  readonly name: Scalars['String']['input'];
};

/** The result of `createTeam`. */
export type CreateTeamPayload = {
  readonly __typename?: 'CreateTeamPayload';
  /** The team that was created. */
  readonly team: Team;
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

/** The result of `deleteComment`. */
export type DeleteCommentPayload = {
  readonly __typename?: 'DeleteCommentPayload';
  /** The id of the comment that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteFile`. */
export type DeleteFilePayload = {
  readonly __typename?: 'DeleteFilePayload';
  /** The id of the file that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteIntegration`. */
export type DeleteIntegrationPayload = {
  readonly __typename?: 'DeleteIntegrationPayload';
  /** The id of the integration that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteProject`. */
export type DeleteProjectPayload = {
  readonly __typename?: 'DeleteProjectPayload';
  /** The id of the project that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteResource`. */
export type DeleteResourcePayload = {
  readonly __typename?: 'DeleteResourcePayload';
  /** The id of the resource that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteTask`. */
export type DeleteTaskPayload = {
  readonly __typename?: 'DeleteTaskPayload';
  /** The id of the task that was deleted. */
  readonly deletedId: Scalars['ID']['output'];
};

/** The result of `deleteTeam`. */
export type DeleteTeamPayload = {
  readonly __typename?: 'DeleteTeamPayload';
  /** The id of the team that was deleted. */
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

/** The result of `disconnectIntegration`. */
export type DisconnectIntegrationPayload = {
  readonly __typename?: 'DisconnectIntegrationPayload';
  /** The integration in its current state. */
  readonly integration: Integration;
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

/**
 * The record of a file. Its bytes are sent to its `uploadAddress`, which records FILE_CONTENT_STORED, and read from its `downloadAddress`. With the
 * same credentials, they are at `/v1/files/{file_id}/content` of the REST API, too.
 */
export type File = CommentSubject & Node & {
  readonly __typename?: 'File';
  /** The SHA-256 of the bytes in lower-case hexadecimal; null while it is pending. */
  readonly checksum?: Maybe<Scalars['String']['output']>;
  /**
   * The comments on the file. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly comments?: Maybe<CommentConnection>;
  /** The media type of the bytes. */
  readonly contentType: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * A new address for downloads of its bytes, which is made when it is selected: `GET` reads them, without other credentials, in parts, too. It is
   * valid for 5 minutes, and not longer than the credentials of the caller, as whom the downloads happen. It is
   * null while the file is pending.
   */
  readonly downloadAddress?: Maybe<FileAddress>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** The name for saving it, without a path. */
  readonly name: Scalars['String']['output'];
  /** The project that it belongs to; null when it belongs to none. */
  readonly project?: Maybe<Project>;
  /** The id of the project that it belongs to; null when it belongs to none. */
  readonly projectId?: Maybe<Scalars['ID']['output']>;
  /** The number of bytes; null while it is pending. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** Whether its bytes can be read. */
  readonly status: FileStatus;
  /** The task that it belongs to; null when it belongs to none. */
  readonly task?: Maybe<Task>;
  /** The id of the task that it belongs to; null when it belongs to none. */
  readonly taskId?: Maybe<Scalars['ID']['output']>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * A new address for one upload of its bytes, which is made when it is selected: `PUT` sends them, without other credentials. It is valid for
   * 1 hours, and not longer than the credentials of the caller, as whom the upload happens. When the bytes of the
   * file have changed, it is refused. The uploader, owners and editors of the project, and administrators may select it. A file of an archived
   * project is BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly uploadAddress?: Maybe<FileAddress>;
  /** The user who created it; null after they have left the account. */
  readonly uploader?: Maybe<User>;
  /** The id of the user who created it, also after they have left the account. */
  readonly uploaderId: Scalars['ID']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/**
 * The record of a file. Its bytes are sent to its `uploadAddress`, which records FILE_CONTENT_STORED, and read from its `downloadAddress`. With the
 * same credentials, they are at `/v1/files/{file_id}/content` of the REST API, too.
 */
export type FileCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CommentOrder>>;
};

/** An address for the bytes of one file, which needs no other credentials. Whoever has it can use it, so give it only to those who may, and do not log it. */
export type FileAddress = {
  readonly __typename?: 'FileAddress';
  /** When the address is no longer valid. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The method of the only request that the address takes. */
  readonly method: FileAddressMethod;
  /** The address with its token. */
  readonly url: Scalars['String']['output'];
};

/** The method of the only request that an address takes. */
export type FileAddressMethod =
  /** It reads the bytes. */
  | 'GET'
  /** It sends the bytes. */
  | 'PUT';

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type FileChange = {
  readonly __typename?: 'FileChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly file?: Maybe<File>;
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type FileConnection = {
  readonly __typename?: 'FileConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<FileEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<File>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type FileEdge = {
  readonly __typename?: 'FileEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: File;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type FileFilter = {
  /** By what REST calls `checksum`. */
  readonly checksum?: InputMaybe<NullableStringFilter>;
  /** By what REST calls `content_type`. */
  readonly contentType?: InputMaybe<StringFilter>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<FileFilter>>;
  /** By what REST calls `project_id`. */
  readonly projectId?: InputMaybe<NullableIdFilter>;
  /** By what REST calls `size`. */
  readonly size?: InputMaybe<NullableIntFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<FileStatusFilter>;
  /** By what REST calls `task_id`. */
  readonly taskId?: InputMaybe<NullableIdFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `uploaded_by`. */
  readonly uploaderId?: InputMaybe<IdFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type FileOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: FileOrderField;
};

/** What the records can be sorted by. */
export type FileOrderField =
  /** By what REST calls `content_type`. */
  | 'CONTENT_TYPE'
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `size`. */
  | 'SIZE'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** Whether the bytes of a file are there. */
export type FileStatus =
  /** They are not uploaded yet. */
  | 'pending'
  /** They can be read. */
  | 'ready';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type FileStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<FileStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<FileStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<FileStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<FileStatus>>;
};

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

/** A connection to an external system that supplies records. */
export type Integration = Node & {
  readonly __typename?: 'Integration';
  /** The address of the list, and how its items are read. */
  readonly config: IntegrationConfig;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** When the last successful sync ended; null before the first. */
  readonly lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that people use for it. */
  readonly name: Scalars['String']['output'];
  /**
   * Its syncs. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly operations?: Maybe<OperationConnection>;
  /** The kind of system that it connects to. */
  readonly provider: IntegrationProvider;
  /** Whether it is connected. */
  readonly status: IntegrationStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/** A connection to an external system that supplies records. */
export type IntegrationOperationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OperationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<OperationOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type IntegrationChange = {
  readonly __typename?: 'IntegrationChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly integration?: Maybe<Integration>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** The address of the list of an integration, and how its items are read. */
export type IntegrationConfig = {
  readonly __typename?: 'IntegrationConfig';
  /** The property that identifies an item from one sync to the next. */
  readonly idField: Scalars['String']['output'];
  /** The place of the list in the response, as a JSON pointer (RFC 6901); empty where the whole response is the list. */
  readonly itemsPointer: Scalars['String']['output'];
  /** The property of an item that becomes the name of its resource. */
  readonly nameField: Scalars['String']['output'];
  /** The names of the headers that each request carries; their values stay secret. */
  readonly requestHeaderNames: ReadonlyArray<Scalars['String']['output']>;
  /** The type of the imported resources. */
  readonly resourceType: Scalars['String']['output'];
  /** The address that returns the list. */
  readonly url: Scalars['String']['output'];
};

/** The address of the list of an integration, and how its items are read. Private, loopback and link-local addresses are refused. */
export type IntegrationConfigInput = {
  /** The property that identifies an item from one sync to the next, at most 64 characters; `id` when left out. */
  readonly idField?: InputMaybe<Scalars['String']['input']>;
  /** The place of the list in the response, as a JSON pointer of at most 512 characters; the whole response when left out. */
  readonly itemsPointer?: InputMaybe<Scalars['String']['input']>;
  /** The property of an item that becomes the name of its resource, at most 64 characters; `name` when left out. */
  readonly nameField?: InputMaybe<Scalars['String']['input']>;
  /** Headers to send with each request, such as credentials, at most 10. They are stored encrypted and never returned. */
  readonly requestHeaders?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The type of the imported resources, at most 64 characters; `standard` when left out. */
  readonly resourceType?: InputMaybe<Scalars['String']['input']>;
  /** The address that returns the list, at most 2,048 characters; outside development, it must be `https`. */
  readonly url: Scalars['String']['input'];
};

/** A page of a list of records. */
export type IntegrationConnection = {
  readonly __typename?: 'IntegrationConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<IntegrationEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Integration>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type IntegrationEdge = {
  readonly __typename?: 'IntegrationEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Integration;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type IntegrationFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `last_synced_at`. */
  readonly lastSyncedAt?: InputMaybe<NullableDateTimeFilter>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<IntegrationFilter>>;
  /** By what REST calls `provider`. */
  readonly provider?: InputMaybe<IntegrationProviderFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<IntegrationStatusFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type IntegrationOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: IntegrationOrderField;
};

/** What the records can be sorted by. */
export type IntegrationOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `last_synced_at`. */
  | 'LAST_SYNCED_AT'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** A kind of system that an integration connects to. */
export type IntegrationProvider =
  /** Any address that returns a JSON list to a GET. */
  | 'http_json';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type IntegrationProviderFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<IntegrationProvider>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<IntegrationProvider>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<IntegrationProvider>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<IntegrationProvider>>;
};

/** Whether an integration is connected. */
export type IntegrationStatus =
  /** It can be synced. */
  | 'connected'
  /** Nothing is fetched. */
  | 'disconnected'
  /** Its last use failed. */
  | 'error';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type IntegrationStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<IntegrationStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<IntegrationStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<IntegrationStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<IntegrationStatus>>;
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
   * Makes a user of the account a member of a project and records PROJECT_MEMBER_ADDED. Owners and administrators may do this. A user who is a
   * member already is ALREADY_EXISTS.
   */
  readonly addProjectMember?: Maybe<AddProjectMemberPayload>;
  /**
   * Adds a user of the account to a team and records TEAM_MEMBER_ADDED. From then on, they see the projects with the visibility TEAM of every
   * member of the team, and the team sees theirs. Only administrators may do this. A user who is a member already is ALREADY_EXISTS.
   */
  readonly addTeamMember?: Maybe<AddTeamMemberPayload>;
  /**
   * Makes a project read-only and records PROJECT_ARCHIVED. Owners and administrators may do this. A project that is archived already is
   * BAD_USER_INPUT with the reason `invalid_state`.
   */
  readonly archiveProject?: Maybe<ArchiveProjectPayload>;
  /**
   * Copies a project that the caller may see, as a new active project of theirs, and records PROJECT_CREATED; with `include`, also its tasks or
   * its members. Administrators and users with the role USER may do this.
   */
  readonly cloneProject?: Maybe<CloneProjectPayload>;
  /**
   * Closes a task as DONE and records TASK_COMPLETED. Owners and editors of the project and administrators may do this. A task that is closed
   * already is BAD_USER_INPUT with the reason `invalid_state`.
   */
  readonly completeTask?: Maybe<CompleteTaskPayload>;
  /**
   * Writes a comment on a project, a task, a file or a resource and records COMMENT_CREATED; the caller is its author. Everyone who may see the
   * subject may do this. A subject that does not exist, or that the caller may not see, is BAD_USER_INPUT, as is an archived project or a task
   * of one.
   */
  readonly createComment?: Maybe<CreateCommentPayload>;
  /**
   * Creates the record of a file with the status PENDING and records FILE_CREATED. Then send the bytes to its `uploadAddress`. Owners and editors
   * of the project and administrators may add files to it; everyone who may write can create a file that belongs to no project. A project or a task that does not exist is BAD_USER_INPUT, as is a task of another project, or an archived project.
   */
  readonly createFile?: Maybe<CreateFilePayload>;
  /**
   * Creates an integration with the status DISCONNECTED and records INTEGRATION_CREATED. Connect it over REST, which fetches the address once:
   * `POST /v1/integrations/{integration_id}/connect`. An account may have 100 integrations; one more is BAD_USER_INPUT with the
   * reason `limit_reached`. Only administrators may do this.
   */
  readonly createIntegration?: Maybe<CreateIntegrationPayload>;
  /** Creates an active project, owned by the caller, and records PROJECT_CREATED. Administrators and users with the role USER may do this. */
  readonly createProject?: Maybe<CreateProjectPayload>;
  /** Creates a resource, owned by the caller, and records RESOURCE_CREATED. Administrators and users with the role USER may do this. */
  readonly createResource?: Maybe<CreateResourcePayload>;
  /**
   * Creates a task with the status TODO and records TASK_CREATED. Owners and editors of the project and administrators may do this. A project or
   * an assignee that does not exist is BAD_USER_INPUT, as is an archived project.
   */
  readonly createTask?: Maybe<CreateTaskPayload>;
  /** Creates a team without members and records TEAM_CREATED. Only administrators may do this. */
  readonly createTeam?: Maybe<CreateTeamPayload>;
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
  /**
   * Deletes a comment permanently and records COMMENT_DELETED. The author and administrators may do this. A comment on an archived project, or a
   * task of one, is BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly deleteComment?: Maybe<DeleteCommentPayload>;
  /**
   * Deletes the record, its comments and its bytes permanently and records FILE_DELETED. The uploader, owners and editors of the project, and
   * administrators may do this. A file of an archived project is BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly deleteFile?: Maybe<DeleteFilePayload>;
  /**
   * Deletes an integration with its secrets, ends a sync that is running, and records INTEGRATION_DELETED. The resources that it imported stay.
   * Only administrators may do this.
   */
  readonly deleteIntegration?: Maybe<DeleteIntegrationPayload>;
  /**
   * Deletes a project with its tasks, members and comments permanently and records PROJECT_DELETED; its files and its events stay. Owners and
   * administrators may do this.
   */
  readonly deleteProject?: Maybe<DeleteProjectPayload>;
  /** Deletes a resource permanently, with all that is attached to it, and records RESOURCE_DELETED; its events stay. The owner and administrators may do this. */
  readonly deleteResource?: Maybe<DeleteResourcePayload>;
  /**
   * Deletes a task and its comments permanently and records TASK_DELETED; its files stay in the project. Owners and editors of the project and
   * administrators may do this.
   */
  readonly deleteTask?: Maybe<DeleteTaskPayload>;
  /**
   * Deletes a team and its memberships permanently and records TEAM_DELETED. The people and their projects stay. Only administrators may do
   * this.
   */
  readonly deleteTeam?: Maybe<DeleteTeamPayload>;
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
   * Makes an integration DISCONNECTED and records INTEGRATION_DISCONNECTED. A sync that is running ends as failed; the configuration, the secrets
   * and the imported resources stay. One that is disconnected already is BAD_USER_INPUT with the reason `invalid_state`. Only administrators may
   * do this.
   */
  readonly disconnectIntegration?: Maybe<DisconnectIntegrationPayload>;
  /**
   * Makes a DISABLED webhook ENABLED and records WEBHOOK_ENABLED; it receives events that happen from now on. A PAUSED webhook becomes ENABLED,
   * too, and what has waited is sent. If the webhook is enabled but its address asked for a pause with a `Retry-After`, deliveries continue at
   * once. Any other enabled webhook is BAD_USER_INPUT with the reason `invalid_state`. Administrators may do this; the credentials also need
   * `read:events`. An API key must neither expire nor be restricted. People who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the reason
   * `insufficient_user_authentication`.
   */
  readonly enableWebhook?: Maybe<EnableWebhookPayload>;
  /** Marks all unread notifications of the caller as READ, and records USER_NOTIFICATIONS_READ. People of every role may do this. */
  readonly readAllNotifications?: Maybe<ReadAllNotificationsPayload>;
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
   * Removes a member from a project and records PROJECT_MEMBER_REMOVED. Owners and administrators may do this, and members may remove
   * themselves. The last owner cannot be removed: this is BAD_USER_INPUT with the reason `invalid_state`. When the owner of the project is
   * removed, the owner who has been a member for the longest time takes their place.
   */
  readonly removeProjectMember?: Maybe<RemoveProjectMemberPayload>;
  /**
   * Removes a user from a team and records TEAM_MEMBER_REMOVED. Administrators may do this, and editors may remove themselves. A user who is not
   * in the team is NOT_FOUND.
   */
  readonly removeTeamMember?: Maybe<RemoveTeamMemberPayload>;
  /**
   * Sets a closed task to TODO again and records TASK_REOPENED. Owners and editors of the project and administrators may do this. A task that is
   * open already is BAD_USER_INPUT with the reason `invalid_state`.
   */
  readonly reopenTask?: Maybe<ReopenTaskPayload>;
  /**
   * Makes an archived project active and records PROJECT_RESTORED. Owners and administrators may do this. A project that is active already is
   * BAD_USER_INPUT with the reason `invalid_state`.
   */
  readonly restoreProject?: Maybe<RestoreProjectPayload>;
  /**
   * Creates a new signing secret, shows it once, and records WEBHOOK_SECRET_ROTATED. For 24 hours, deliveries carry two
   * signatures, one with the new secret and one with the previous secret. Any older secret ends at once. Administrators may do this; the
   * credentials also need `read:events`. An API key must neither expire nor be restricted. People who act themselves must have signed in within
   * 10 minutes, with a second factor where the account demands one of them; otherwise it is UNAUTHENTICATED with the reason
   * `insufficient_user_authentication`.
   */
  readonly rotateWebhookSecret?: Maybe<RotateWebhookSecretPayload>;
  /**
   * Starts to import the list of an integration, records INTEGRATION_SYNC_STARTED, and answers at once with the operation that shows the progress.
   * One that is disconnected, or that has a running sync, is BAD_USER_INPUT with the reason `invalid_state`. Only administrators may do this.
   */
  readonly syncIntegration?: Maybe<SyncIntegrationPayload>;
  /**
   * Records WEBHOOK_TEST and sends it to this webhook only, even if its `events` do not include that type. It is attempted once, also when the
   * webhook is PAUSED or DISABLED, and its failure does not count against the webhook. Read the delivery to see the response of the address.
   * Administrators may do this.
   */
  readonly testWebhook?: Maybe<TestWebhookPayload>;
  /**
   * Gives a project to another user of the account and records PROJECT_UPDATED. They become a member with the role OWNER, and the former owner
   * stays one. Owners and administrators may do this. An archived project is BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly transferProject?: Maybe<TransferProjectPayload>;
  /**
   * Changes the text and records COMMENT_UPDATED. Only the author may do this. A comment on an archived project, or a task of one, is
   * BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly updateComment?: Maybe<UpdateCommentPayload>;
  /**
   * Changes the given fields, leaves the others and the bytes unchanged, and records FILE_UPDATED. Another project without a task removes the file
   * from its task. The uploader, owners and editors of the project, and administrators may do this. A file of an archived project, or one that
   * would move to one, is BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly updateFile?: Maybe<UpdateFilePayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records INTEGRATION_UPDATED. With an address of another origin, the secret headers
   * must be sent again, or null. Only administrators may do this.
   */
  readonly updateIntegration?: Maybe<UpdateIntegrationPayload>;
  /**
   * Marks a notification of the caller as READ, as UNREAD again, or as ARCHIVED, and records NOTIFICATION_UPDATED. People of every role may do
   * this.
   */
  readonly updateNotification?: Maybe<UpdateNotificationPayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records PROJECT_UPDATED. Owners and editors of the project and administrators may
   * do this. An archived project is BAD_USER_INPUT with the reason `project_archived`.
   */
  readonly updateProject?: Maybe<UpdateProjectPayload>;
  /**
   * Gives a member of a project another role and records PROJECT_MEMBER_UPDATED. Owners and administrators may do this. The last owner stays
   * one: this is BAD_USER_INPUT with the reason `invalid_state`. When the owner of the project is no longer an owner, the owner who has been a
   * member for the longest time takes their place.
   */
  readonly updateProjectMember?: Maybe<UpdateProjectMemberPayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records RESOURCE_UPDATED. Administrators and users with the role USER may do
   * this. A status that cannot follow the current one is BAD_USER_INPUT.
   */
  readonly updateResource?: Maybe<UpdateResourcePayload>;
  /**
   * Changes the given fields, leaves the others unchanged, and records TASK_UPDATED. A closed task changes its status only with `reopenTask`.
   * Owners and editors of the project and administrators may do this. A task of an archived project is BAD_USER_INPUT with the reason
   * `project_archived`.
   */
  readonly updateTask?: Maybe<UpdateTaskPayload>;
  /** Changes the given fields, leaves the others unchanged, and records TEAM_UPDATED. Only administrators may do this. */
  readonly updateTeam?: Maybe<UpdateTeamPayload>;
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
export type MutationAddProjectMemberArgs = {
  input: AddProjectMemberInput;
  projectId: Scalars['ID']['input'];
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
export type MutationAddTeamMemberArgs = {
  input: AddTeamMemberInput;
  teamId: Scalars['ID']['input'];
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
export type MutationArchiveProjectArgs = {
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
export type MutationCloneProjectArgs = {
  id: Scalars['ID']['input'];
  input: CloneProjectInput;
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
export type MutationCompleteTaskArgs = {
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
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
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
export type MutationCreateFileArgs = {
  input: CreateFileInput;
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
export type MutationCreateIntegrationArgs = {
  input: CreateIntegrationInput;
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
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
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
export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
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
export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
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
export type MutationDeleteCommentArgs = {
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
export type MutationDeleteFileArgs = {
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
export type MutationDeleteIntegrationArgs = {
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
export type MutationDeleteProjectArgs = {
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
export type MutationDeleteTaskArgs = {
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
export type MutationDeleteTeamArgs = {
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
export type MutationDisconnectIntegrationArgs = {
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
export type MutationRemoveProjectMemberArgs = {
  projectId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
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
export type MutationRemoveTeamMemberArgs = {
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
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
export type MutationReopenTaskArgs = {
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
export type MutationRestoreProjectArgs = {
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
export type MutationSyncIntegrationArgs = {
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
export type MutationTransferProjectArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: TransferProjectInput;
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
export type MutationUpdateCommentArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateCommentInput;
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
export type MutationUpdateFileArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateFileInput;
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
export type MutationUpdateIntegrationArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateIntegrationInput;
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
export type MutationUpdateNotificationArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateNotificationInput;
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
export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateProjectInput;
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
export type MutationUpdateProjectMemberArgs = {
  input: UpdateProjectMemberInput;
  projectId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
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
export type MutationUpdateTaskArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateTaskInput;
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
export type MutationUpdateTeamArgs = {
  id: Scalars['ID']['input'];
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateTeamInput;
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

/** Something that concerns a person. */
export type Notification = Node & {
  readonly __typename?: 'Notification';
  /** Who caused it. */
  readonly actor: Actor;
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The event that it tells of; null for DUE, and where the caller may not see it any more. */
  readonly event?: Maybe<Event>;
  /** The id of the event that it tells of; null for DUE. */
  readonly eventId?: Maybe<Scalars['ID']['output']>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** Why it concerns them. */
  readonly kind: NotificationKind;
  /** The record that it is about, as it is now. It needs the scope of the record's type, as `node` does. */
  readonly record?: Maybe<Node>;
  /** The id of the record that it is about. A comment is about the record that it is on. */
  readonly resourceId: Scalars['ID']['output'];
  /** Their own mark. */
  readonly status: NotificationStatus;
  /** When the person last marked it. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The id of the person whom it concerns. */
  readonly userId: Scalars['ID']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};

/** A page of a list of records. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Notification>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Notification;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type NotificationFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `kind`. */
  readonly kind?: InputMaybe<NotificationKindFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<NotificationFilter>>;
  /** By what REST calls `resource_id`. */
  readonly resourceId?: InputMaybe<IdFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<NotificationStatusFilter>;
};

/** Why something concerns a person. What concerns them for several reasons has the first of them. */
export type NotificationKind =
  /** Something was assigned to them. */
  | 'assigned'
  /** Somebody commented on what is theirs, is assigned to them, or they have commented on. */
  | 'commented'
  /** What is assigned to them is due within a day. */
  | 'due'
  /** They were added to something that people do together. */
  | 'invited'
  /** Somebody mentioned them: a text has `@` and their id. */
  | 'mentioned';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NotificationKindFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<NotificationKind>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<NotificationKind>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<NotificationKind>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<NotificationKind>>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type NotificationOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: NotificationOrderField;
};

/** What the records can be sorted by. */
export type NotificationOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT';

/** The mark that a person sets at a notification. */
export type NotificationStatus =
  /** Done with. */
  | 'archived'
  /** Read. */
  | 'read'
  /** New, or marked as unread again. */
  | 'unread';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type NotificationStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<NotificationStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<NotificationStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<NotificationStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<NotificationStatus>>;
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
  /** An integration imports records. */
  | 'integration_sync'
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

/** A direction of sorting. */
export type OrderDirection =
  /** From the least value to the greatest, and from old to new. */
  | 'ASC'
  /** From the greatest value to the least, and from new to old. */
  | 'DESC';

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

/** Work that people do together, with members and tasks. */
export type Project = CommentSubject & Node & {
  readonly __typename?: 'Project';
  /** When it was archived; null while it is active. */
  readonly archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The comments on the project itself; those on a task are under the task. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly comments?: Maybe<CommentConnection>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What it is about; null when it has no description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /**
   * The files that belong to it or to one of its tasks. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly files?: Maybe<FileConnection>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /**
   * Its members and their roles. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly members?: Maybe<ProjectMemberConnection>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The user who owns it. */
  readonly owner?: Maybe<User>;
  /** The id of the user who owns it. */
  readonly ownerId: Scalars['ID']['output'];
  /** Settings for the programs that show it. Tessera stores them and does not act on them. */
  readonly settings: ProjectSettings;
  /** Whether it is active, or archived and read-only. */
  readonly status: ProjectStatus;
  /** Its tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Its tasks. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly tasks?: Maybe<TaskConnection>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Who may see it. Who sees a project also sees its earlier events, with former values, and events of records that were deleted since. */
  readonly visibility: ProjectVisibility;
};


/** Work that people do together, with members and tasks. */
export type ProjectCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CommentOrder>>;
};


/** Work that people do together, with members and tasks. */
export type ProjectFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<FileOrder>>;
};


/** Work that people do together, with members and tasks. */
export type ProjectMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectMemberOrder>>;
};


/** Work that people do together, with members and tasks. */
export type ProjectTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TaskOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type ProjectChange = {
  readonly __typename?: 'ProjectChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly project?: Maybe<Project>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type ProjectConnection = {
  readonly __typename?: 'ProjectConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ProjectEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Project>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type ProjectEdge = {
  readonly __typename?: 'ProjectEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Project;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type ProjectFilter = {
  /** By what REST calls `archived_at`. */
  readonly archivedAt?: InputMaybe<NullableDateTimeFilter>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `description`. */
  readonly description?: InputMaybe<NullableStringFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<ProjectFilter>>;
  /** By what REST calls `owner_id`. */
  readonly ownerId?: InputMaybe<IdFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<ProjectStatusFilter>;
  /** By what REST calls `tags`. */
  readonly tags?: InputMaybe<TagsFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `visibility`. */
  readonly visibility?: InputMaybe<ProjectVisibilityFilter>;
};

/** A user's membership in a project. */
export type ProjectMember = {
  readonly __typename?: 'ProjectMember';
  /** When they were added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** What they may do in the project. */
  readonly role: ProjectRole;
  /** The user. */
  readonly user?: Maybe<User>;
  /** The id of the user. */
  readonly userId: Scalars['ID']['output'];
};

/** A page of a list of records. */
export type ProjectMemberConnection = {
  readonly __typename?: 'ProjectMemberConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ProjectMemberEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<ProjectMember>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type ProjectMemberEdge = {
  readonly __typename?: 'ProjectMemberEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ProjectMember;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type ProjectMemberFilter = {
  /** By what REST calls `added_at`. */
  readonly addedAt?: InputMaybe<DateTimeFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<ProjectMemberFilter>>;
  /** By what REST calls `role`. */
  readonly role?: InputMaybe<ProjectRoleFilter>;
  /** By what REST calls `user_id`. */
  readonly userId?: InputMaybe<IdFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type ProjectMemberOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: ProjectMemberOrderField;
};

/** What the records can be sorted by. */
export type ProjectMemberOrderField =
  /** By what REST calls `added_at`. */
  | 'ADDED_AT'
  /** By what REST calls `role`. */
  | 'ROLE';

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type ProjectOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: ProjectOrderField;
};

/** What the records can be sorted by. */
export type ProjectOrderField =
  /** By what REST calls `archived_at`. */
  | 'ARCHIVED_AT'
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** A part of a project that a copy may have, too. */
export type ProjectPart =
  /** Its members, with their roles. */
  | 'members'
  /** Its tasks, with the status TODO. */
  | 'tasks';

/** What a member of a project may do. */
export type ProjectRole =
  /** Write. */
  | 'editor'
  /** Everything. */
  | 'owner'
  /** Read. */
  | 'viewer';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type ProjectRoleFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<ProjectRole>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<ProjectRole>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<ProjectRole>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<ProjectRole>>;
};

/** Settings of the project. */
export type ProjectSettings = {
  readonly __typename?: 'ProjectSettings';
  /** The view that the project opens with. */
  readonly defaultView: ProjectView;
  /** Whether people are notified of what happens in the project. */
  readonly enableNotifications: Scalars['Boolean']['output'];
};

/** The settings of a project to create. One that is left out has its default. */
export type ProjectSettingsInput = {
  /** The view that the project opens with; KANBAN when left out. */
  readonly defaultView?: InputMaybe<ProjectView>;
  /** Whether people are notified of what happens in the project; true when left out. */
  readonly enableNotifications?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether a project is active. */
export type ProjectStatus =
  /** In use. */
  | 'active'
  /** Read-only. */
  | 'archived';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type ProjectStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<ProjectStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<ProjectStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<ProjectStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<ProjectStatus>>;
};

/** A view of a project. */
export type ProjectView =
  /** A calendar. */
  | 'calendar'
  /** Columns of cards, by status. */
  | 'kanban'
  /** A list. */
  | 'list'
  /** A timeline. */
  | 'timeline';

/** Who may see a project. Administrators see every project. */
export type ProjectVisibility =
  /** Its members. */
  | 'private'
  /** Everyone in the account. */
  | 'public'
  /** Everyone who shares a team with a member. */
  | 'team';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type ProjectVisibilityFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<ProjectVisibility>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<ProjectVisibility>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<ProjectVisibility>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<ProjectVisibility>>;
};

/** Everything that can be read. The fields of one query run concurrently. */
export type Query = {
  readonly __typename?: 'Query';
  /** One comment. An id that does not exist, or of a comment on something that the caller may not see, is NOT_FOUND. */
  readonly comment?: Maybe<Comment>;
  /**
   * The comments on every record that the caller may see. Select a page with `first` and `after` forwards, or `last` and `before` backwards;
   * without any, it is the first 10.
   */
  readonly comments?: Maybe<CommentConnection>;
  /** One event. An id that does not exist, or whose record the caller may not see, is NOT_FOUND. */
  readonly event?: Maybe<Event>;
  /**
   * The events about the records that the caller may see and about their own memberships; administrators see all events. A reader who follows `after` without an `orderBy` gets every
   * event exactly once. Select a page with `pagination`, or with a cursor: `first` with `after` forwards, `last` with `before` backwards. Use
   * only one of these three ways; without any, it is the first 10.
   */
  readonly events?: Maybe<EventConnection>;
  /** The record of one file. An id that does not exist, or of a file that the caller may not see, is NOT_FOUND. */
  readonly file?: Maybe<File>;
  /**
   * The files of projects and tasks that the caller may see, and those that they uploaded; administrators see all files. Select a page with
   * `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first 10.
   */
  readonly files?: Maybe<FileConnection>;
  /** One integration, without its secrets. An id that does not exist is NOT_FOUND. */
  readonly integration?: Maybe<Integration>;
  /**
   * The integrations of the account, without their secrets. Select a page with `first` and `after` forwards, or `last` and `before` backwards;
   * without any, it is the first 10.
   */
  readonly integrations?: Maybe<IntegrationConnection>;
  /** The user that the credentials act for. NOT_FOUND when an application acts for itself, without a user. */
  readonly me?: Maybe<User>;
  /**
   * The record with this id, of whichever type. It is null when there is none, or when the caller may not see it. The credentials need the scope
   * that the query for one record of its type requires, such as `read:users` for a `User`; otherwise it is FORBIDDEN.
   */
  readonly node?: Maybe<Node>;
  /** The records with these ids, in their order, each as in `node`. A record that is null or FORBIDDEN does not affect the others. */
  readonly nodes?: Maybe<ReadonlyArray<Maybe<Node>>>;
  /** One notification of the caller. One of somebody else is NOT_FOUND, and so is one about a record that the caller may not see any more. */
  readonly notification?: Maybe<Notification>;
  /**
   * What concerns the caller, and nobody else, also for administrators. Select a page with `first` and `after` forwards, or `last` and `before`
   * backwards; without any, it is the first 10.
   */
  readonly notifications?: Maybe<NotificationConnection>;
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
  /** One project. An id that does not exist, or of a project that the caller may not see, is NOT_FOUND. */
  readonly project?: Maybe<Project>;
  /**
   * The projects that the caller may see. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is
   * the first 10.
   */
  readonly projects?: Maybe<ProjectConnection>;
  /** The rate limit of the account, in which this operation is counted already. It costs nothing and needs no scope. */
  readonly rateLimit?: Maybe<RateLimit>;
  /** One resource. An id that does not exist, or belongs to another account, is NOT_FOUND. */
  readonly resource?: Maybe<Resource>;
  /**
   * The resources of the account; every user sees all of them. Select a page with `pagination`, or with a cursor: `first` with
   * `after` forwards, `last` with `before` backwards. Use only one of these three ways; without any, it is the first 10.
   */
  readonly resources?: Maybe<ResourceConnection>;
  /**
   * The records that have the words, the best match first, of the kinds whose read scope you have. A word also finds its other forms, in the language of the account, and the
   * last word may be incomplete. Words in quotation marks have to follow one another, `or` between two words asks for one of them, and `-` excludes the word behind it.
   */
  readonly search?: Maybe<SearchResults>;
  /** One task. An id that does not exist, or of a task in a project that the caller may not see, is NOT_FOUND. */
  readonly task?: Maybe<Task>;
  /**
   * The tasks of all projects that the caller may see. Select a page with `first` and `after` forwards, or `last` and `before` backwards;
   * without any, it is the first 10.
   */
  readonly tasks?: Maybe<TaskConnection>;
  /** One team of the account. An id that does not exist is NOT_FOUND. */
  readonly team?: Maybe<Team>;
  /**
   * The teams of the account. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly teams?: Maybe<TeamConnection>;
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
export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CommentOrder>>;
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
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<FileOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryIntegrationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryIntegrationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IntegrationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<IntegrationOrder>>;
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
export type QueryNotificationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NotificationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<NotificationOrder>>;
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
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
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
export type QuerySearchArgs = {
  kinds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  q: Scalars['String']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TaskOrder>>;
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. The fields of one query run concurrently. */
export type QueryTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TeamOrder>>;
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

/** What was marked as read. */
export type ReadAllNotificationsPayload = {
  readonly __typename?: 'ReadAllNotificationsPayload';
  /** How many notifications were unread. */
  readonly read: Scalars['Int']['output'];
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

/** The result of `removeProjectMember`. */
export type RemoveProjectMemberPayload = {
  readonly __typename?: 'RemoveProjectMemberPayload';
  /** The id of the user who is no longer a member. */
  readonly removedUserId: Scalars['ID']['output'];
};

/** The result of `removeTeamMember`. */
export type RemoveTeamMemberPayload = {
  readonly __typename?: 'RemoveTeamMemberPayload';
  /** The id of the user who is no longer in the team. */
  readonly removedUserId: Scalars['ID']['output'];
};

/** The result of `reopenTask`. */
export type ReopenTaskPayload = {
  readonly __typename?: 'ReopenTaskPayload';
  /** The task in its current state. */
  readonly task: Task;
};

/** A record of one of the account's own types. */
export type Resource = CommentSubject & Node & {
  readonly __typename?: 'Resource';
  /**
   * The comments on the resource. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly comments?: Maybe<CommentConnection>;
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
export type ResourceCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CommentOrder>>;
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

/** The result of `restoreProject`. */
export type RestoreProjectPayload = {
  readonly __typename?: 'RestoreProjectPayload';
  /** The project in its current state. */
  readonly project: Project;
};

/** The result of `rotateWebhookSecret`. */
export type RotateWebhookSecretPayload = {
  readonly __typename?: 'RotateWebhookSecretPayload';
  /** The new secret, as `whsec_` and base64. Store it: no later response shows it. */
  readonly secret: Scalars['String']['output'];
  /** The webhook in its current state. */
  readonly webhook: Webhook;
};

/** A passage with the words. */
export type SearchHighlight = {
  readonly __typename?: 'SearchHighlight';
  /** The passage as it is written, cut into what matches and what does not. Show the texts one behind the other. */
  readonly parts: ReadonlyArray<SearchPart>;
  /** Where the words are. */
  readonly place: SearchPlace;
};

/** A part of a passage. */
export type SearchPart = {
  readonly __typename?: 'SearchPart';
  /** Whether it is one of the words. */
  readonly isMatch: Scalars['Boolean']['output'];
  /** The part as it is written. It is plain text. */
  readonly text: Scalars['String']['output'];
};

/** A place in a record. */
export type SearchPlace =
  /** Its other texts. */
  | 'text'
  /** The title of the record. */
  | 'title';

/** A record that has the words. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** Where the words are. */
  readonly highlights: ReadonlyArray<SearchHighlight>;
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its kind, as the REST API calls it, such as `resource`. */
  readonly kind: Scalars['String']['output'];
  /** The record, as it is now; null when it is gone. It needs the scope of the record's type, as `node` does. */
  readonly record?: Maybe<Node>;
  /** The title of the record; the beginning of its text if it has none. */
  readonly title: Scalars['String']['output'];
};

/** What a search has found. */
export type SearchResults = {
  readonly __typename?: 'SearchResults';
  /** The records, the best match first. */
  readonly results: ReadonlyArray<SearchResult>;
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
  /** Each change of the list of comments with this filter, of those that the caller may see, in the order of the events. */
  readonly commentChanged?: Maybe<CommentChange>;
  /**
   * Each new event of the given types, about records that the caller may see, in order: from the start of the subscription, or with `after`
   * all events after that one.
   */
  readonly eventCreated?: Maybe<Event>;
  /** Each change of the list of files with this filter, of those that the caller may see, in the order of the events. */
  readonly fileChanged?: Maybe<FileChange>;
  /** Each change of the list of integrations with this filter, of those that the caller may see, in the order of the events. */
  readonly integrationChanged?: Maybe<IntegrationChange>;
  /** Each change of the list of projects with this filter, of those that the caller may see, in the order of the events. */
  readonly projectChanged?: Maybe<ProjectChange>;
  /** Each change of the list of resources with this filter, of those that the caller may see, in the order of the events. */
  readonly resourceChanged?: Maybe<ResourceChange>;
  /** The resource after each change to it. It ends when the resource is deleted. */
  readonly resourceUpdated?: Maybe<Resource>;
  /** Each change of the list of tasks with this filter, of those that the caller may see, in the order of the events. */
  readonly taskChanged?: Maybe<TaskChange>;
  /** Each change of the list of teams with this filter, of those that the caller may see, in the order of the events. */
  readonly teamChanged?: Maybe<TeamChange>;
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
export type SubscriptionCommentChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<CommentFilter>;
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
export type SubscriptionFileChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<FileFilter>;
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
export type SubscriptionIntegrationChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<IntegrationFilter>;
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
export type SubscriptionProjectChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ProjectFilter>;
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
export type SubscriptionTaskChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<TaskFilter>;
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
export type SubscriptionTeamChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<TeamFilter>;
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

/** The result of `syncIntegration`. */
export type SyncIntegrationPayload = {
  readonly __typename?: 'SyncIntegrationPayload';
  /** The operation that shows the progress. */
  readonly operation: Operation;
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

/** Work to be done in a project. */
export type Task = CommentSubject & Node & {
  readonly __typename?: 'Task';
  /** The user who does it; null when nobody is assigned. */
  readonly assignee?: Maybe<User>;
  /** The id of the user who does it; null when nobody is assigned. */
  readonly assigneeId?: Maybe<Scalars['ID']['output']>;
  /**
   * The comments on the task. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly comments?: Maybe<CommentConnection>;
  /** When it was completed; null while it is not. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user who created it; null after they have left the account. */
  readonly creator?: Maybe<User>;
  /** The id of the user who created it, also after they have left the account. */
  readonly creatorId: Scalars['ID']['output'];
  /** Its details; null when it has none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When it is due; null when it has no due date. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The files that belong to it. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly files?: Maybe<FileConnection>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /** How urgent it is. */
  readonly priority: TaskPriority;
  /** The project that it belongs to. */
  readonly project?: Maybe<Project>;
  /** The id of the project that it belongs to. */
  readonly projectId: Scalars['ID']['output'];
  /** Its state. */
  readonly status: TaskStatus;
  /** Its tags. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** What needs to be done. */
  readonly title: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/** Work to be done in a project. */
export type TaskCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CommentOrder>>;
};


/** Work to be done in a project. */
export type TaskFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<FileOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type TaskChange = {
  readonly __typename?: 'TaskChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly task?: Maybe<Task>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type TaskConnection = {
  readonly __typename?: 'TaskConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<TaskEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Task>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type TaskEdge = {
  readonly __typename?: 'TaskEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Task;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type TaskFilter = {
  /** By what REST calls `assignee_id`. */
  readonly assigneeId?: InputMaybe<NullableIdFilter>;
  /** By what REST calls `completed_at`. */
  readonly completedAt?: InputMaybe<NullableDateTimeFilter>;
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `created_by`. */
  readonly creatorId?: InputMaybe<IdFilter>;
  /** By what REST calls `description`. */
  readonly description?: InputMaybe<NullableStringFilter>;
  /** By what REST calls `due_at`. */
  readonly dueAt?: InputMaybe<NullableDateTimeFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<TaskFilter>>;
  /** By what REST calls `priority`. */
  readonly priority?: InputMaybe<TaskPriorityFilter>;
  /** By what REST calls `project_id`. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** By what REST calls `status`. */
  readonly status?: InputMaybe<TaskStatusFilter>;
  /** By what REST calls `tags`. */
  readonly tags?: InputMaybe<TagsFilter>;
  /** By what REST calls `title`. */
  readonly title?: InputMaybe<StringFilter>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type TaskOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: TaskOrderField;
};

/** What the records can be sorted by. */
export type TaskOrderField =
  /** By what REST calls `completed_at`. */
  | 'COMPLETED_AT'
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `due_at`. */
  | 'DUE_AT'
  /** By what REST calls `priority`. */
  | 'PRIORITY'
  /** By what REST calls `status`. */
  | 'STATUS'
  /** By what REST calls `title`. */
  | 'TITLE'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** How urgent a task is, in this order. */
export type TaskPriority =
  /** Before others. */
  | 'high'
  /** Can wait. */
  | 'low'
  /** As usual. */
  | 'normal'
  /** Before all others. */
  | 'urgent';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type TaskPriorityFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<TaskPriority>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<TaskPriority>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<TaskPriority>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<TaskPriority>>;
};

/** The state of a task. TODO and IN_PROGRESS are open, DONE and CANCELLED are closed. */
export type TaskStatus =
  /** Given up. */
  | 'cancelled'
  /** Completed. */
  | 'done'
  /** Begun. */
  | 'in_progress'
  /** Not begun. */
  | 'todo';

/** What a value must be. It must match every given field; null is the same as leaving one out. */
export type TaskStatusFilter = {
  /** The value is this one. */
  readonly eq?: InputMaybe<TaskStatus>;
  /** The value is one of these, at most 100. */
  readonly in?: InputMaybe<ReadonlyArray<TaskStatus>>;
  /** The value is another one, or null. */
  readonly ne?: InputMaybe<TaskStatus>;
  /** The value is none of these, at most 100, or null. */
  readonly notIn?: InputMaybe<ReadonlyArray<TaskStatus>>;
};

/** The status that callers give an open task. Only `completeTask` sets DONE. */
export type TaskStatusInput =
  /** Given up. */
  | 'cancelled'
  /** Begun. */
  | 'in_progress'
  /** Not begun. */
  | 'todo';

/** A group of people. */
export type Team = Node & {
  readonly __typename?: 'Team';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who is in it, and its purpose; null when it has no description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Opaque, and sortable by creation. */
  readonly id: Scalars['ID']['output'];
  /**
   * Its members. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly members?: Maybe<TeamMemberConnection>;
  /** The name that people use for it. */
  readonly name: Scalars['String']['output'];
  /**
   * The projects that have a member from the team and that the caller may see. Select a page with `first` and `after` forwards, or `last` and
   * `before` backwards; without any, it is the first 10.
   */
  readonly projects?: Maybe<ProjectConnection>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its version, for `ifVersion`; it changes with every change of the record. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};


/** A group of people. */
export type TeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TeamMemberOrder>>;
};


/** A group of people. */
export type TeamProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
};

/** A change of a list that a subscription follows. Each leads from the list before its event to the list after it, so apply them in their order. */
export type TeamChange = {
  readonly __typename?: 'TeamChange';
  /**
   * Where the change is: the id of its event. `after` continues with the next one. The RELOAD with which a subscription begins has no event: it has an
   * id for `after` alone.
   */
  readonly eventId: Scalars['ID']['output'];
  /** The id of the record; null for RELOAD. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The record as it was right after the event; null for REMOVED and RELOAD. */
  readonly team?: Maybe<Team>;
  /** What has become of the list. */
  readonly type: ChangeType;
};

/** A page of a list of records. */
export type TeamConnection = {
  readonly __typename?: 'TeamConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<TeamEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<Team>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type TeamEdge = {
  readonly __typename?: 'TeamEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Team;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type TeamFilter = {
  /** By what REST calls `created_at`. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** By what REST calls `description`. */
  readonly description?: InputMaybe<NullableStringFilter>;
  /** By what REST calls `id`. */
  readonly id?: InputMaybe<IdFilter>;
  /** By what REST calls `name`. */
  readonly name?: InputMaybe<StringFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<TeamFilter>>;
  /** By what REST calls `updated_at`. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A user's membership in a team. */
export type TeamMember = {
  readonly __typename?: 'TeamMember';
  /** When they were added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user?: Maybe<User>;
  /** The id of the user. */
  readonly userId: Scalars['ID']['output'];
};

/** A page of a list of records. */
export type TeamMemberConnection = {
  readonly __typename?: 'TeamMemberConnection';
  /** The records of the page, each with its cursor. */
  readonly edges: ReadonlyArray<TeamMemberEdge>;
  /** The records of the page. */
  readonly nodes: ReadonlyArray<TeamMember>;
  /** The position of the page in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many records match the filter, on all pages, as `pageInfo.totalCount`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record and its position in a list. */
export type TeamMemberEdge = {
  readonly __typename?: 'TeamMemberEdge';
  /** Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: TeamMember;
};

/** Which records to list: those that match every given field. Null is the same as leaving one out. */
export type TeamMemberFilter = {
  /** By what REST calls `added_at`. */
  readonly addedAt?: InputMaybe<DateTimeFilter>;
  /** Groups of filters: only records that match at least one group, that is, all of its fields. At most 10 groups, with 20 filters together; a group has no `or`. */
  readonly or?: InputMaybe<ReadonlyArray<TeamMemberFilter>>;
  /** By what REST calls `user_id`. */
  readonly userId?: InputMaybe<IdFilter>;
};

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type TeamMemberOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: TeamMemberOrderField;
};

/** What the records can be sorted by. */
export type TeamMemberOrderField =
  /** By what REST calls `added_at`. */
  | 'ADDED_AT';

/** A field to sort by. Texts are in the order of their code points, and null comes last. */
export type TeamOrder = {
  /** The direction. */
  readonly direction?: OrderDirection;
  /** The field. */
  readonly field: TeamOrderField;
};

/** What the records can be sorted by. */
export type TeamOrderField =
  /** By what REST calls `created_at`. */
  | 'CREATED_AT'
  /** By what REST calls `name`. */
  | 'NAME'
  /** By what REST calls `updated_at`. */
  | 'UPDATED_AT';

/** The result of `testWebhook`. */
export type TestWebhookPayload = {
  readonly __typename?: 'TestWebhookPayload';
  /** The delivery of the test, due now. */
  readonly delivery: Delivery;
};

/** The user who is to own a project. */
export type TransferProjectInput = {
  /** The id of the user, or `me`. */
  readonly ownerId: Scalars['ID']['input'];
};

/** The result of `transferProject`. */
export type TransferProjectPayload = {
  readonly __typename?: 'TransferProjectPayload';
  /** The project in its current state. */
  readonly project: Project;
};

/** The fields of a comment to change. */
export type UpdateCommentInput = {
  /** The text, 1 to 20,000 characters. Null is BAD_USER_INPUT. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateComment`. */
export type UpdateCommentPayload = {
  readonly __typename?: 'UpdateCommentPayload';
  /** The comment in its current state. */
  readonly comment: Comment;
};

/** The fields of a file's record to change. */
export type UpdateFileInput = {
  /** The media type of the bytes, at most 255 characters. Null is BAD_USER_INPUT. */
  readonly contentType?: InputMaybe<Scalars['String']['input']>;
  /** The name for saving it, without a path, 1 to 255 characters: more than dots and white space, and no slashes or invisible characters. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The id of its project. Null removes it from its project and its task. */
  readonly projectId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of its task. Null removes it from its task and leaves it in the project. */
  readonly taskId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `updateFile`. */
export type UpdateFilePayload = {
  readonly __typename?: 'UpdateFilePayload';
  /** The record in its current state. */
  readonly file: File;
};

/** The parts of the configuration of an integration to change. One that is left out keeps its value. */
export type UpdateIntegrationConfigInput = {
  /** The property that identifies an item from one sync to the next, at most 64 characters. Null means `id`. */
  readonly idField?: InputMaybe<Scalars['String']['input']>;
  /** The place of the list in the response, as a JSON pointer of at most 512 characters. Null means the whole response. */
  readonly itemsPointer?: InputMaybe<Scalars['String']['input']>;
  /** The property of an item that becomes the name of its resource, at most 64 characters. Null means `name`. */
  readonly nameField?: InputMaybe<Scalars['String']['input']>;
  /** Headers to send with each request, at most 10; they replace the old ones. Null removes all of them. */
  readonly requestHeaders?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The type of the imported resources, at most 64 characters. Null means `standard`. */
  readonly resourceType?: InputMaybe<Scalars['String']['input']>;
  /** The address that returns the list, at most 2,048 characters; outside development, it must be `https`. Null is BAD_USER_INPUT. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of an integration to change. */
export type UpdateIntegrationInput = {
  /** The parts of the configuration to change. Null is BAD_USER_INPUT. */
  readonly config?: InputMaybe<UpdateIntegrationConfigInput>;
  /** The name that people use for it, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateIntegration`. */
export type UpdateIntegrationPayload = {
  readonly __typename?: 'UpdateIntegrationPayload';
  /** The integration in its current state. */
  readonly integration: Integration;
};

/** The mark to set. */
export type UpdateNotificationInput = {
  /** The mark. */
  readonly status?: InputMaybe<NotificationStatus>;
};

/** The notification as it is now. */
export type UpdateNotificationPayload = {
  readonly __typename?: 'UpdateNotificationPayload';
  /** The notification. */
  readonly notification: Notification;
};

/** The fields of a project to change. */
export type UpdateProjectInput = {
  /** What it is about, at most 10,000 characters. Null empties it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The settings to change. Null sets all defaults. */
  readonly settings?: InputMaybe<UpdateProjectSettingsInput>;
  /** Its tags, at most 50; they replace the old ones. Null empties them. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Who may see it. Null is BAD_USER_INPUT. */
  readonly visibility?: InputMaybe<ProjectVisibility>;
};

/** The role that a member of a project is to have. */
export type UpdateProjectMemberInput = {
  /** What they may do. */
  readonly role: ProjectRole;
};

/** The result of `updateProjectMember`. */
export type UpdateProjectMemberPayload = {
  readonly __typename?: 'UpdateProjectMemberPayload';
  /** The membership in its current state. */
  readonly member: ProjectMember;
};

/** The result of `updateProject`. */
export type UpdateProjectPayload = {
  readonly __typename?: 'UpdateProjectPayload';
  /** The project in its current state. */
  readonly project: Project;
};

/** The settings of a project to change. One that is left out keeps its value. */
export type UpdateProjectSettingsInput = {
  /** The view that the project opens with. Null means KANBAN. */
  readonly defaultView?: InputMaybe<ProjectView>;
  /** Whether people are notified of what happens in the project. Null means true. */
  readonly enableNotifications?: InputMaybe<Scalars['Boolean']['input']>;
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

/** The fields of a task to change. */
export type UpdateTaskInput = {
  /** The id of the user who does it, or `me`. Null removes the assignee. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Its details, at most 20,000 characters. Null empties them. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due. Null removes the due date. */
  readonly dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How urgent it is. Null is BAD_USER_INPUT. */
  readonly priority?: InputMaybe<TaskPriority>;
  /** The new status of an open task. Null is BAD_USER_INPUT. */
  readonly status?: InputMaybe<TaskStatusInput>;
  /** Its tags, at most 50; they replace the old ones. Null empties them. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What needs to be done, 1 to 300 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateTask`. */
export type UpdateTaskPayload = {
  readonly __typename?: 'UpdateTaskPayload';
  /** The task in its current state. */
  readonly task: Task;
};

/** The fields of a team to change. */
export type UpdateTeamInput = {
  /** Who is in it, and its purpose, at most 10,000 characters. Null empties it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The name that people use for it, 1 to 200 characters on one line, not all of them invisible. Null is BAD_USER_INPUT. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateTeam`. */
export type UpdateTeamPayload = {
  readonly __typename?: 'UpdateTeamPayload';
  /** The team in its current state. */
  readonly team: Team;
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
  /**
   * The projects that they are a member of, among those that the caller may see. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly projects?: Maybe<ProjectConnection>;
  /** The resources they own, newest first. */
  readonly resources: ReadonlyArray<Resource>;
  /**
   * The resources they own. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly resourcesConnection?: Maybe<ResourceConnection>;
  /** What they may do in the account. */
  readonly role: UserRole;
  /**
   * The tasks that are assigned to them, in the projects that the caller may see. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the first
   * 10.
   */
  readonly tasks?: Maybe<TaskConnection>;
  /**
   * The teams that they are a member of. Select a page with `first` and `after` forwards, or `last` and `before` backwards; without any, it is the
   * first 10.
   */
  readonly teams?: Maybe<TeamConnection>;
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
export type UserProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
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
export type UserTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TaskOrder>>;
};


/** A person in the account. */
export type UserTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TeamOrder>>;
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
  /** Somebody commented on a project, a task, a file or a resource. */
  | 'COMMENT_CREATED'
  /** A comment was deleted; the record is in its last state. */
  | 'COMMENT_DELETED'
  /** The text of a comment changed. */
  | 'COMMENT_UPDATED'
  /** The bytes of a file were uploaded completely, for the first time or as a replacement. */
  | 'FILE_CONTENT_STORED'
  /** The record of a file was created; its bytes are not uploaded yet. */
  | 'FILE_CREATED'
  /** A file was deleted with its bytes; the record is in its last state. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is. */
  | 'FILE_DELETED'
  /** Fields of a file's record changed, such as its name, project or task, by a request or because its project or task was deleted. The bytes are the same. */
  | 'FILE_UPDATED'
  /** An integration reached its address and is connected. */
  | 'INTEGRATION_CONNECTED'
  /** An integration was created. */
  | 'INTEGRATION_CREATED'
  /** An integration was deleted; the record is in its last state. The resources that it imported stay. */
  | 'INTEGRATION_DELETED'
  /** An integration was disconnected; nothing more is fetched. */
  | 'INTEGRATION_DISCONNECTED'
  /** A sync succeeded; `last_synced_at` says when. Each resource that it created or changed has an event of its own. All of them, and this one, have the `INTEGRATION_SYNC_STARTED` as their `cause`. */
  | 'INTEGRATION_SYNCED'
  /** A sync failed or was interrupted. Its operation says why. The `INTEGRATION_SYNC_STARTED` is its `cause`. */
  | 'INTEGRATION_SYNC_FAILED'
  /** A sync was accepted and continues in the background. */
  | 'INTEGRATION_SYNC_STARTED'
  /** The name or the configuration of an integration changed. */
  | 'INTEGRATION_UPDATED'
  /** Something concerns a person. It is the effect of the event that it tells of, or recorded by itself for what is due. */
  | 'NOTIFICATION_CREATED'
  /** A person marked a notification of theirs. */
  | 'NOTIFICATION_UPDATED'
  /** A project was archived; the project and its tasks are now read-only. */
  | 'PROJECT_ARCHIVED'
  /** A project was created, new or as a clone. The user in `owner_id` is its first member, with the role `owner`, and has no event of their own. Members that were cloned have a `PROJECT_MEMBER_ADDED` with this event as its `cause`. Tasks that were cloned have a `TASK_CREATED` with this event as its `cause`. */
  | 'PROJECT_CREATED'
  /** A project was deleted; the record is in its last state. Its memberships ended with it and have no events of their own: forget those with this `project_id`. Its tasks were deleted with it and have no events of their own: forget those with this `project_id`. Its files remain, without project and task, and each has a `FILE_UPDATED` with this event as its `cause`. Only their uploaders and administrators see them from then on: everybody else forgets the files with this `project_id`. The comments on it and on its tasks were deleted with it and have no events of their own: forget those whose `subject` is gone. */
  | 'PROJECT_DELETED'
  /** A file was moved out of a project, to another one or to none. Those who see the project get this event: whoever does not see the file in its new place forgets it with all that is attached to it. */
  | 'PROJECT_FILE_REMOVED'
  /** A user became a member of a project, by a request, as a clone's member, or as the owner who follows a deleted user. */
  | 'PROJECT_MEMBER_ADDED'
  /** A user is no longer a member of a project, because someone removed them or they left. `role` is the role that they had. The user gets this event, too: whoever no longer sees the project forgets it with everything in it. */
  | 'PROJECT_MEMBER_REMOVED'
  /** A member of a project has another role, for example `owner` after the owner of the project was deleted. `role` is the new one. */
  | 'PROJECT_MEMBER_UPDATED'
  /** An archived project was made active again. */
  | 'PROJECT_RESTORED'
  /** Fewer users may see a project. Its visibility was narrowed: everyone who saw it until then gets this event. Or a member left a project with the visibility `team`: the member and the members of their teams get it. Whoever no longer sees the project forgets it with everything in it. */
  | 'PROJECT_RESTRICTED'
  /** Fields of a project changed, by a request or because its owner left it or was deleted. */
  | 'PROJECT_UPDATED'
  /** A resource was created, by a request or by work in the background. A sync creates a resource for an item that it finds for the first time. */
  | 'RESOURCE_CREATED'
  /** A resource was deleted; the record is in its last state. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is. */
  | 'RESOURCE_DELETED'
  /** Fields of a resource changed, for example its status, by a request or by work in the background. A sync updates a resource whose item has changed. */
  | 'RESOURCE_UPDATED'
  /** A task was completed. */
  | 'TASK_COMPLETED'
  /** A task was added to a project, by a request or by a clone of its project. */
  | 'TASK_CREATED'
  /** A task was deleted; the record is in its last state. Its files remain in the project, and each has a `FILE_UPDATED` with this event as its `cause`. Its comments were deleted with it and have no events of their own: forget those whose `subject` it is. */
  | 'TASK_DELETED'
  /** A task that was done or cancelled was reopened. */
  | 'TASK_REOPENED'
  /** Fields of a task changed, for example its assignee or its status, by a request or because its assignee was deleted. */
  | 'TASK_UPDATED'
  /** A team was created, still without members. */
  | 'TEAM_CREATED'
  /** A team was deleted; the record is in its last state. Its memberships ended with it and have no events of their own: forget those with this `team_id`. */
  | 'TEAM_DELETED'
  /** A user was added to a team. */
  | 'TEAM_MEMBER_ADDED'
  /** A user was removed from a team, or left it. */
  | 'TEAM_MEMBER_REMOVED'
  /** The name or the description of a team changed. */
  | 'TEAM_UPDATED'
  /** A person was added to the account. */
  | 'USER_CREATED'
  /** A person was removed from the account; the record is in its last state. What remains and changes has events with this one as their `cause`, such as `RESOURCE_UPDATED` for resources that pass to another owner. Records keep the id of a deleted user as their author. Their memberships in projects ended with it, also without events of their own. Projects that passed to another owner have events with this one as their `cause`: `PROJECT_MEMBER_ADDED`, `PROJECT_MEMBER_UPDATED` and `PROJECT_UPDATED`. Tasks that lost their assignee have a `TASK_UPDATED` with this event as its `cause`. Their memberships in teams ended with it and have no events of their own: forget those with this `user_id`. */
  | 'USER_DELETED'
  /** A person marked all their unread notifications as read. Each has its own event, with this one as the cause. */
  | 'USER_NOTIFICATIONS_READ'
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




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CommentSubject:
    | ( FileRecord )
    | ( ProjectRecord )
    | ( ResourceRecord )
    | ( TaskRecord )
  ;
  Node:
    | ( CommentRecord )
    | ( EventRecord )
    | ( FileRecord )
    | ( IntegrationRecord )
    | ( NotificationRecord )
    | ( OperationRecord )
    | ( ProjectRecord )
    | ( ResourceRecord )
    | ( TaskRecord )
    | ( TeamRecord )
    | ( UserRecord )
    | ( WebhookRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<ActorRecord>;
  ActorType: ResolverTypeWrapper<'user' | 'api_key' | 'application' | 'system'>;
  ActorTypeFilter: ActorTypeFilter;
  AddProjectMemberInput: AddProjectMemberInput;
  AddProjectMemberPayload: ResolverTypeWrapper<Omit<AddProjectMemberPayload, 'member'> & { member: ResolversTypes['ProjectMember'] }>;
  AddTeamMemberInput: AddTeamMemberInput;
  AddTeamMemberPayload: ResolverTypeWrapper<Omit<AddTeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  ArchiveProjectPayload: ResolverTypeWrapper<Omit<ArchiveProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeType: ChangeType;
  CloneProjectInput: CloneProjectInput;
  CloneProjectPayload: ResolverTypeWrapper<Omit<CloneProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentChange: ResolverTypeWrapper<Omit<CommentChange, 'comment'> & { comment: Maybe<ResolversTypes['Comment']> }>;
  CommentConnection: ResolverTypeWrapper<CommentConnectionRecord>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentFilter: CommentFilter;
  CommentOrder: CommentOrder;
  CommentOrderField: CommentOrderField;
  CommentSubject: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentSubject']>;
  CommentSubjectInput: CommentSubjectInput;
  CommentSubjectReference: ResolverTypeWrapper<CommentSubjectReferenceRecord>;
  CommentSubjectType: ResolverTypeWrapper<'project' | 'task' | 'file' | 'resource'>;
  CommentSubjectTypeFilter: CommentSubjectTypeFilter;
  CompleteTaskPayload: ResolverTypeWrapper<Omit<CompleteTaskPayload, 'task'> & { task: ResolversTypes['Task'] }>;
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: ResolverTypeWrapper<Omit<CreateCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  CreateFileInput: CreateFileInput;
  CreateFilePayload: ResolverTypeWrapper<Omit<CreateFilePayload, 'file'> & { file: ResolversTypes['File'] }>;
  CreateIntegrationInput: CreateIntegrationInput;
  CreateIntegrationPayload: ResolverTypeWrapper<Omit<CreateIntegrationPayload, 'integration'> & { integration: ResolversTypes['Integration'] }>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  CreateResourceInput: CreateResourceInput;
  CreateResourcePayload: ResolverTypeWrapper<Omit<CreateResourcePayload, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  CreateTaskInput: CreateTaskInput;
  CreateTaskPayload: ResolverTypeWrapper<Omit<CreateTaskPayload, 'task'> & { task: ResolversTypes['Task'] }>;
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: ResolverTypeWrapper<Omit<CreateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<Omit<CreateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayload>;
  DeleteFilePayload: ResolverTypeWrapper<DeleteFilePayload>;
  DeleteIntegrationPayload: ResolverTypeWrapper<DeleteIntegrationPayload>;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  DeleteResourcePayload: ResolverTypeWrapper<DeleteResourcePayload>;
  DeleteTaskPayload: ResolverTypeWrapper<DeleteTaskPayload>;
  DeleteTeamPayload: ResolverTypeWrapper<DeleteTeamPayload>;
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
  DisconnectIntegrationPayload: ResolverTypeWrapper<Omit<DisconnectIntegrationPayload, 'integration'> & { integration: ResolversTypes['Integration'] }>;
  EnableWebhookPayload: ResolverTypeWrapper<Omit<EnableWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  ErrorCode: ErrorCode;
  Event: ResolverTypeWrapper<EventRecord>;
  EventConnection: ResolverTypeWrapper<EventConnectionRecord>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventFilter: EventFilter;
  EventOrder: EventOrder;
  EventOrderField: EventOrderField;
  File: ResolverTypeWrapper<FileRecord>;
  FileAddress: ResolverTypeWrapper<FileAddressRecord>;
  FileAddressMethod: FileAddressMethod;
  FileChange: ResolverTypeWrapper<Omit<FileChange, 'file'> & { file: Maybe<ResolversTypes['File']> }>;
  FileConnection: ResolverTypeWrapper<FileConnectionRecord>;
  FileEdge: ResolverTypeWrapper<Omit<FileEdge, 'node'> & { node: ResolversTypes['File'] }>;
  FileFilter: FileFilter;
  FileOrder: FileOrder;
  FileOrderField: FileOrderField;
  FileStatus: ResolverTypeWrapper<'pending' | 'ready'>;
  FileStatusFilter: FileStatusFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IDFilter: IdFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  Integration: ResolverTypeWrapper<IntegrationRecord>;
  IntegrationChange: ResolverTypeWrapper<Omit<IntegrationChange, 'integration'> & { integration: Maybe<ResolversTypes['Integration']> }>;
  IntegrationConfig: ResolverTypeWrapper<IntegrationConfigRecord>;
  IntegrationConfigInput: IntegrationConfigInput;
  IntegrationConnection: ResolverTypeWrapper<IntegrationConnectionRecord>;
  IntegrationEdge: ResolverTypeWrapper<Omit<IntegrationEdge, 'node'> & { node: ResolversTypes['Integration'] }>;
  IntegrationFilter: IntegrationFilter;
  IntegrationOrder: IntegrationOrder;
  IntegrationOrderField: IntegrationOrderField;
  IntegrationProvider: ResolverTypeWrapper<'http_json'>;
  IntegrationProviderFilter: IntegrationProviderFilter;
  IntegrationStatus: ResolverTypeWrapper<'connected' | 'disconnected' | 'error'>;
  IntegrationStatusFilter: IntegrationStatusFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeRecord>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnectionRecord>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationFilter: NotificationFilter;
  NotificationKind: ResolverTypeWrapper<'mentioned' | 'assigned' | 'invited' | 'commented' | 'due'>;
  NotificationKindFilter: NotificationKindFilter;
  NotificationOrder: NotificationOrder;
  NotificationOrderField: NotificationOrderField;
  NotificationStatus: ResolverTypeWrapper<'unread' | 'read' | 'archived'>;
  NotificationStatusFilter: NotificationStatusFilter;
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
  OperationType: ResolverTypeWrapper<'integration_sync' | 'webhook_recovery'>;
  OperationTypeFilter: OperationTypeFilter;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PagePlace>;
  PaginationInput: PaginationInput;
  Project: ResolverTypeWrapper<ProjectRecord>;
  ProjectChange: ResolverTypeWrapper<Omit<ProjectChange, 'project'> & { project: Maybe<ResolversTypes['Project']> }>;
  ProjectConnection: ResolverTypeWrapper<ProjectConnectionRecord>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectFilter: ProjectFilter;
  ProjectMember: ResolverTypeWrapper<ProjectMemberRecord>;
  ProjectMemberConnection: ResolverTypeWrapper<ProjectMemberConnectionRecord>;
  ProjectMemberEdge: ResolverTypeWrapper<Omit<ProjectMemberEdge, 'node'> & { node: ResolversTypes['ProjectMember'] }>;
  ProjectMemberFilter: ProjectMemberFilter;
  ProjectMemberOrder: ProjectMemberOrder;
  ProjectMemberOrderField: ProjectMemberOrderField;
  ProjectOrder: ProjectOrder;
  ProjectOrderField: ProjectOrderField;
  ProjectPart: ResolverTypeWrapper<'tasks' | 'members'>;
  ProjectRole: ResolverTypeWrapper<'owner' | 'editor' | 'viewer'>;
  ProjectRoleFilter: ProjectRoleFilter;
  ProjectSettings: ResolverTypeWrapper<ProjectSettingsRecord>;
  ProjectSettingsInput: ProjectSettingsInput;
  ProjectStatus: ResolverTypeWrapper<'active' | 'archived'>;
  ProjectStatusFilter: ProjectStatusFilter;
  ProjectView: ResolverTypeWrapper<'kanban' | 'list' | 'calendar' | 'timeline'>;
  ProjectVisibility: ResolverTypeWrapper<'private' | 'team' | 'public'>;
  ProjectVisibilityFilter: ProjectVisibilityFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  ReadAllNotificationsPayload: ResolverTypeWrapper<ReadAllNotificationsPayload>;
  RecoverWebhookInput: RecoverWebhookInput;
  RecoverWebhookPayload: ResolverTypeWrapper<Omit<RecoverWebhookPayload, 'operation'> & { operation: ResolversTypes['Operation'] }>;
  RedeliverWebhookDeliveryPayload: ResolverTypeWrapper<Omit<RedeliverWebhookDeliveryPayload, 'delivery'> & { delivery: ResolversTypes['Delivery'] }>;
  RemoveProjectMemberPayload: ResolverTypeWrapper<RemoveProjectMemberPayload>;
  RemoveTeamMemberPayload: ResolverTypeWrapper<RemoveTeamMemberPayload>;
  ReopenTaskPayload: ResolverTypeWrapper<Omit<ReopenTaskPayload, 'task'> & { task: ResolversTypes['Task'] }>;
  Resource: ResolverTypeWrapper<ResourceRecord>;
  ResourceChange: ResolverTypeWrapper<Omit<ResourceChange, 'resource'> & { resource: Maybe<ResolversTypes['Resource']> }>;
  ResourceConnection: ResolverTypeWrapper<ResourceConnectionRecord>;
  ResourceEdge: ResolverTypeWrapper<Omit<ResourceEdge, 'node'> & { node: ResolversTypes['Resource'] }>;
  ResourceFilter: ResourceFilter;
  ResourceOrder: ResourceOrder;
  ResourceOrderField: ResourceOrderField;
  ResourceStatus: ResolverTypeWrapper<'active' | 'archived' | 'pending'>;
  ResourceStatusFilter: ResourceStatusFilter;
  RestoreProjectPayload: ResolverTypeWrapper<Omit<RestoreProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  SearchHighlight: ResolverTypeWrapper<SearchHighlightRecord>;
  SearchPart: ResolverTypeWrapper<SearchPartRecord>;
  SearchPlace: ResolverTypeWrapper<'title' | 'text'>;
  SearchResult: ResolverTypeWrapper<SearchResultRecord>;
  SearchResults: ResolverTypeWrapper<SearchResultsRecord>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringFilter: StringFilter;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SyncIntegrationPayload: ResolverTypeWrapper<Omit<SyncIntegrationPayload, 'operation'> & { operation: ResolversTypes['Operation'] }>;
  TagsFilter: TagsFilter;
  Task: ResolverTypeWrapper<TaskRecord>;
  TaskChange: ResolverTypeWrapper<Omit<TaskChange, 'task'> & { task: Maybe<ResolversTypes['Task']> }>;
  TaskConnection: ResolverTypeWrapper<TaskConnectionRecord>;
  TaskEdge: ResolverTypeWrapper<Omit<TaskEdge, 'node'> & { node: ResolversTypes['Task'] }>;
  TaskFilter: TaskFilter;
  TaskOrder: TaskOrder;
  TaskOrderField: TaskOrderField;
  TaskPriority: ResolverTypeWrapper<'low' | 'normal' | 'high' | 'urgent'>;
  TaskPriorityFilter: TaskPriorityFilter;
  TaskStatus: ResolverTypeWrapper<'todo' | 'in_progress' | 'done' | 'cancelled'>;
  TaskStatusFilter: TaskStatusFilter;
  TaskStatusInput: ResolverTypeWrapper<'todo' | 'in_progress' | 'cancelled'>;
  Team: ResolverTypeWrapper<TeamRecord>;
  TeamChange: ResolverTypeWrapper<Omit<TeamChange, 'team'> & { team: Maybe<ResolversTypes['Team']> }>;
  TeamConnection: ResolverTypeWrapper<TeamConnectionRecord>;
  TeamEdge: ResolverTypeWrapper<Omit<TeamEdge, 'node'> & { node: ResolversTypes['Team'] }>;
  TeamFilter: TeamFilter;
  TeamMember: ResolverTypeWrapper<TeamMemberRecord>;
  TeamMemberConnection: ResolverTypeWrapper<TeamMemberConnectionRecord>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  TeamMemberFilter: TeamMemberFilter;
  TeamMemberOrder: TeamMemberOrder;
  TeamMemberOrderField: TeamMemberOrderField;
  TeamOrder: TeamOrder;
  TeamOrderField: TeamOrderField;
  TestWebhookPayload: ResolverTypeWrapper<Omit<TestWebhookPayload, 'delivery'> & { delivery: ResolversTypes['Delivery'] }>;
  TransferProjectInput: TransferProjectInput;
  TransferProjectPayload: ResolverTypeWrapper<Omit<TransferProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: ResolverTypeWrapper<Omit<UpdateCommentPayload, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  UpdateFileInput: UpdateFileInput;
  UpdateFilePayload: ResolverTypeWrapper<Omit<UpdateFilePayload, 'file'> & { file: ResolversTypes['File'] }>;
  UpdateIntegrationConfigInput: UpdateIntegrationConfigInput;
  UpdateIntegrationInput: UpdateIntegrationInput;
  UpdateIntegrationPayload: ResolverTypeWrapper<Omit<UpdateIntegrationPayload, 'integration'> & { integration: ResolversTypes['Integration'] }>;
  UpdateNotificationInput: UpdateNotificationInput;
  UpdateNotificationPayload: ResolverTypeWrapper<Omit<UpdateNotificationPayload, 'notification'> & { notification: ResolversTypes['Notification'] }>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectMemberInput: UpdateProjectMemberInput;
  UpdateProjectMemberPayload: ResolverTypeWrapper<Omit<UpdateProjectMemberPayload, 'member'> & { member: ResolversTypes['ProjectMember'] }>;
  UpdateProjectPayload: ResolverTypeWrapper<Omit<UpdateProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  UpdateProjectSettingsInput: UpdateProjectSettingsInput;
  UpdateResourceInput: UpdateResourceInput;
  UpdateResourcePayload: ResolverTypeWrapper<Omit<UpdateResourcePayload, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTaskPayload: ResolverTypeWrapper<Omit<UpdateTaskPayload, 'task'> & { task: ResolversTypes['Task'] }>;
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamPayload: ResolverTypeWrapper<Omit<UpdateTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
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
  UserRole: ResolverTypeWrapper<'admin' | 'viewer' | 'editor'>;
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
  AddProjectMemberInput: AddProjectMemberInput;
  AddProjectMemberPayload: Omit<AddProjectMemberPayload, 'member'> & { member: ResolversParentTypes['ProjectMember'] };
  AddTeamMemberInput: AddTeamMemberInput;
  AddTeamMemberPayload: Omit<AddTeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  ArchiveProjectPayload: Omit<ArchiveProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  Boolean: Scalars['Boolean']['output'];
  CloneProjectInput: CloneProjectInput;
  CloneProjectPayload: Omit<CloneProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  Comment: CommentRecord;
  CommentChange: Omit<CommentChange, 'comment'> & { comment: Maybe<ResolversParentTypes['Comment']> };
  CommentConnection: CommentConnectionRecord;
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentFilter: CommentFilter;
  CommentOrder: CommentOrder;
  CommentSubject: ResolversInterfaceTypes<ResolversParentTypes>['CommentSubject'];
  CommentSubjectInput: CommentSubjectInput;
  CommentSubjectReference: CommentSubjectReferenceRecord;
  CommentSubjectTypeFilter: CommentSubjectTypeFilter;
  CompleteTaskPayload: Omit<CompleteTaskPayload, 'task'> & { task: ResolversParentTypes['Task'] };
  CreateCommentInput: CreateCommentInput;
  CreateCommentPayload: Omit<CreateCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  CreateFileInput: CreateFileInput;
  CreateFilePayload: Omit<CreateFilePayload, 'file'> & { file: ResolversParentTypes['File'] };
  CreateIntegrationInput: CreateIntegrationInput;
  CreateIntegrationPayload: Omit<CreateIntegrationPayload, 'integration'> & { integration: ResolversParentTypes['Integration'] };
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  CreateResourceInput: CreateResourceInput;
  CreateResourcePayload: Omit<CreateResourcePayload, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  CreateTaskInput: CreateTaskInput;
  CreateTaskPayload: Omit<CreateTaskPayload, 'task'> & { task: ResolversParentTypes['Task'] };
  CreateTeamInput: CreateTeamInput;
  CreateTeamPayload: Omit<CreateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  CreateUserInput: CreateUserInput;
  CreateUserPayload: Omit<CreateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DeleteCommentPayload: DeleteCommentPayload;
  DeleteFilePayload: DeleteFilePayload;
  DeleteIntegrationPayload: DeleteIntegrationPayload;
  DeleteProjectPayload: DeleteProjectPayload;
  DeleteResourcePayload: DeleteResourcePayload;
  DeleteTaskPayload: DeleteTaskPayload;
  DeleteTeamPayload: DeleteTeamPayload;
  DeleteUserPayload: DeleteUserPayload;
  DeleteWebhookPayload: DeleteWebhookPayload;
  Delivery: DeliveryRecord;
  DeliveryAttempt: DeliveryAttemptRecord;
  DeliveryConnection: DeliveryConnectionRecord;
  DeliveryEdge: Omit<DeliveryEdge, 'node'> & { node: ResolversParentTypes['Delivery'] };
  DeliveryFilter: DeliveryFilter;
  DeliveryOrder: DeliveryOrder;
  DeliveryStatusFilter: DeliveryStatusFilter;
  DisconnectIntegrationPayload: Omit<DisconnectIntegrationPayload, 'integration'> & { integration: ResolversParentTypes['Integration'] };
  EnableWebhookPayload: Omit<EnableWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  Event: EventRecord;
  EventConnection: EventConnectionRecord;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  EventFilter: EventFilter;
  EventOrder: EventOrder;
  File: FileRecord;
  FileAddress: FileAddressRecord;
  FileChange: Omit<FileChange, 'file'> & { file: Maybe<ResolversParentTypes['File']> };
  FileConnection: FileConnectionRecord;
  FileEdge: Omit<FileEdge, 'node'> & { node: ResolversParentTypes['File'] };
  FileFilter: FileFilter;
  FileOrder: FileOrder;
  FileStatusFilter: FileStatusFilter;
  ID: Scalars['ID']['output'];
  IDFilter: IdFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  Integration: IntegrationRecord;
  IntegrationChange: Omit<IntegrationChange, 'integration'> & { integration: Maybe<ResolversParentTypes['Integration']> };
  IntegrationConfig: IntegrationConfigRecord;
  IntegrationConfigInput: IntegrationConfigInput;
  IntegrationConnection: IntegrationConnectionRecord;
  IntegrationEdge: Omit<IntegrationEdge, 'node'> & { node: ResolversParentTypes['Integration'] };
  IntegrationFilter: IntegrationFilter;
  IntegrationOrder: IntegrationOrder;
  IntegrationProviderFilter: IntegrationProviderFilter;
  IntegrationStatusFilter: IntegrationStatusFilter;
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  Node: NodeRecord;
  Notification: NotificationRecord;
  NotificationConnection: NotificationConnectionRecord;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationFilter: NotificationFilter;
  NotificationKindFilter: NotificationKindFilter;
  NotificationOrder: NotificationOrder;
  NotificationStatusFilter: NotificationStatusFilter;
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
  PageInfo: PagePlace;
  PaginationInput: PaginationInput;
  Project: ProjectRecord;
  ProjectChange: Omit<ProjectChange, 'project'> & { project: Maybe<ResolversParentTypes['Project']> };
  ProjectConnection: ProjectConnectionRecord;
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectFilter: ProjectFilter;
  ProjectMember: ProjectMemberRecord;
  ProjectMemberConnection: ProjectMemberConnectionRecord;
  ProjectMemberEdge: Omit<ProjectMemberEdge, 'node'> & { node: ResolversParentTypes['ProjectMember'] };
  ProjectMemberFilter: ProjectMemberFilter;
  ProjectMemberOrder: ProjectMemberOrder;
  ProjectOrder: ProjectOrder;
  ProjectRoleFilter: ProjectRoleFilter;
  ProjectSettings: ProjectSettingsRecord;
  ProjectSettingsInput: ProjectSettingsInput;
  ProjectStatusFilter: ProjectStatusFilter;
  ProjectVisibilityFilter: ProjectVisibilityFilter;
  Query: Record<PropertyKey, never>;
  RateLimit: RateLimit;
  ReadAllNotificationsPayload: ReadAllNotificationsPayload;
  RecoverWebhookInput: RecoverWebhookInput;
  RecoverWebhookPayload: Omit<RecoverWebhookPayload, 'operation'> & { operation: ResolversParentTypes['Operation'] };
  RedeliverWebhookDeliveryPayload: Omit<RedeliverWebhookDeliveryPayload, 'delivery'> & { delivery: ResolversParentTypes['Delivery'] };
  RemoveProjectMemberPayload: RemoveProjectMemberPayload;
  RemoveTeamMemberPayload: RemoveTeamMemberPayload;
  ReopenTaskPayload: Omit<ReopenTaskPayload, 'task'> & { task: ResolversParentTypes['Task'] };
  Resource: ResourceRecord;
  ResourceChange: Omit<ResourceChange, 'resource'> & { resource: Maybe<ResolversParentTypes['Resource']> };
  ResourceConnection: ResourceConnectionRecord;
  ResourceEdge: Omit<ResourceEdge, 'node'> & { node: ResolversParentTypes['Resource'] };
  ResourceFilter: ResourceFilter;
  ResourceOrder: ResourceOrder;
  ResourceStatusFilter: ResourceStatusFilter;
  RestoreProjectPayload: Omit<RestoreProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  SearchHighlight: SearchHighlightRecord;
  SearchPart: SearchPartRecord;
  SearchResult: SearchResultRecord;
  SearchResults: SearchResultsRecord;
  String: Scalars['String']['output'];
  StringFilter: StringFilter;
  Subscription: Record<PropertyKey, never>;
  SyncIntegrationPayload: Omit<SyncIntegrationPayload, 'operation'> & { operation: ResolversParentTypes['Operation'] };
  TagsFilter: TagsFilter;
  Task: TaskRecord;
  TaskChange: Omit<TaskChange, 'task'> & { task: Maybe<ResolversParentTypes['Task']> };
  TaskConnection: TaskConnectionRecord;
  TaskEdge: Omit<TaskEdge, 'node'> & { node: ResolversParentTypes['Task'] };
  TaskFilter: TaskFilter;
  TaskOrder: TaskOrder;
  TaskPriorityFilter: TaskPriorityFilter;
  TaskStatusFilter: TaskStatusFilter;
  Team: TeamRecord;
  TeamChange: Omit<TeamChange, 'team'> & { team: Maybe<ResolversParentTypes['Team']> };
  TeamConnection: TeamConnectionRecord;
  TeamEdge: Omit<TeamEdge, 'node'> & { node: ResolversParentTypes['Team'] };
  TeamFilter: TeamFilter;
  TeamMember: TeamMemberRecord;
  TeamMemberConnection: TeamMemberConnectionRecord;
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  TeamMemberFilter: TeamMemberFilter;
  TeamMemberOrder: TeamMemberOrder;
  TeamOrder: TeamOrder;
  TestWebhookPayload: Omit<TestWebhookPayload, 'delivery'> & { delivery: ResolversParentTypes['Delivery'] };
  TransferProjectInput: TransferProjectInput;
  TransferProjectPayload: Omit<TransferProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: Omit<UpdateCommentPayload, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  UpdateFileInput: UpdateFileInput;
  UpdateFilePayload: Omit<UpdateFilePayload, 'file'> & { file: ResolversParentTypes['File'] };
  UpdateIntegrationConfigInput: UpdateIntegrationConfigInput;
  UpdateIntegrationInput: UpdateIntegrationInput;
  UpdateIntegrationPayload: Omit<UpdateIntegrationPayload, 'integration'> & { integration: ResolversParentTypes['Integration'] };
  UpdateNotificationInput: UpdateNotificationInput;
  UpdateNotificationPayload: Omit<UpdateNotificationPayload, 'notification'> & { notification: ResolversParentTypes['Notification'] };
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectMemberInput: UpdateProjectMemberInput;
  UpdateProjectMemberPayload: Omit<UpdateProjectMemberPayload, 'member'> & { member: ResolversParentTypes['ProjectMember'] };
  UpdateProjectPayload: Omit<UpdateProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  UpdateProjectSettingsInput: UpdateProjectSettingsInput;
  UpdateResourceInput: UpdateResourceInput;
  UpdateResourcePayload: Omit<UpdateResourcePayload, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  UpdateTaskInput: UpdateTaskInput;
  UpdateTaskPayload: Omit<UpdateTaskPayload, 'task'> & { task: ResolversParentTypes['Task'] };
  UpdateTeamInput: UpdateTeamInput;
  UpdateTeamPayload: Omit<UpdateTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
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

export type AddProjectMemberPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddProjectMemberPayload'] = ResolversParentTypes['AddProjectMemberPayload']> = {
  member: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type AddTeamMemberPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddTeamMemberPayload'] = ResolversParentTypes['AddTeamMemberPayload']> = {
  member: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type ArchiveProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ArchiveProjectPayload'] = ResolversParentTypes['ArchiveProjectPayload']> = {
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type CloneProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CloneProjectPayload'] = ResolversParentTypes['CloneProjectPayload']> = {
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  authorId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject: Resolver<Maybe<ResolversTypes['CommentSubject']>, ParentType, ContextType>;
  subjectReference: Resolver<ResolversTypes['CommentSubjectReference'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentChange'] = ResolversParentTypes['CommentChange']> = {
  comment: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommentSubjectResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentSubject'] = ResolversParentTypes['CommentSubject']> = {
  __resolveType: TypeResolveFn<'File' | 'Project' | 'Resource' | 'Task', ParentType, ContextType>;
};

export type CommentSubjectReferenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommentSubjectReference'] = ResolversParentTypes['CommentSubjectReference']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['CommentSubjectType'], ParentType, ContextType>;
};

export type CommentSubjectTypeResolvers = { FILE: 'file', PROJECT: 'project', RESOURCE: 'resource', TASK: 'task' };

export type CompleteTaskPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompleteTaskPayload'] = ResolversParentTypes['CompleteTaskPayload']> = {
  task: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type CreateCommentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateCommentPayload'] = ResolversParentTypes['CreateCommentPayload']> = {
  comment: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CreateFilePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateFilePayload'] = ResolversParentTypes['CreateFilePayload']> = {
  file: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type CreateIntegrationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateIntegrationPayload'] = ResolversParentTypes['CreateIntegrationPayload']> = {
  integration: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type CreateResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateResourcePayload'] = ResolversParentTypes['CreateResourcePayload']> = {
  resource: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type CreateTaskPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateTaskPayload'] = ResolversParentTypes['CreateTaskPayload']> = {
  task: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type CreateTeamPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateTeamPayload'] = ResolversParentTypes['CreateTeamPayload']> = {
  team: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
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

export type DeleteCommentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteFilePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteFilePayload'] = ResolversParentTypes['DeleteFilePayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteIntegrationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteIntegrationPayload'] = ResolversParentTypes['DeleteIntegrationPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteResourcePayload'] = ResolversParentTypes['DeleteResourcePayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteTaskPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteTaskPayload'] = ResolversParentTypes['DeleteTaskPayload']> = {
  deletedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteTeamPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteTeamPayload'] = ResolversParentTypes['DeleteTeamPayload']> = {
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

export type DisconnectIntegrationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DisconnectIntegrationPayload'] = ResolversParentTypes['DisconnectIntegrationPayload']> = {
  integration: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

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

export type FileResolvers<ContextType = any, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  checksum: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<FileCommentsArgs>>;
  contentType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadAddress: Resolver<Maybe<ResolversTypes['FileAddress']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['FileStatus'], ParentType, ContextType>;
  task: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  taskId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadAddress: Resolver<Maybe<ResolversTypes['FileAddress']>, ParentType, ContextType>;
  uploader: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  uploaderId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['FileAddress'] = ResolversParentTypes['FileAddress']> = {
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method: Resolver<ResolversTypes['FileAddressMethod'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['FileChange'] = ResolversParentTypes['FileChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  file: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type FileConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FileConnection'] = ResolversParentTypes['FileConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['FileEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['File']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['FileEdge'] = ResolversParentTypes['FileEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type FileStatusResolvers = { PENDING: 'pending', READY: 'ready' };

export type IntegrationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  config: Resolver<ResolversTypes['IntegrationConfig'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSyncedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations: Resolver<Maybe<ResolversTypes['OperationConnection']>, ParentType, ContextType, Partial<IntegrationOperationsArgs>>;
  provider: Resolver<ResolversTypes['IntegrationProvider'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['IntegrationStatus'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntegrationChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['IntegrationChange'] = ResolversParentTypes['IntegrationChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  integration: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type IntegrationConfigResolvers<ContextType = any, ParentType extends ResolversParentTypes['IntegrationConfig'] = ResolversParentTypes['IntegrationConfig']> = {
  idField: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemsPointer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameField: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestHeaderNames: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  resourceType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['IntegrationConnection'] = ResolversParentTypes['IntegrationConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['IntegrationEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Integration']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['IntegrationEdge'] = ResolversParentTypes['IntegrationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

export type IntegrationProviderResolvers = { HTTP_JSON: 'http_json' };

export type IntegrationStatusResolvers = { CONNECTED: 'connected', DISCONNECTED: 'disconnected', ERROR: 'error' };

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProjectMember?: Resolver<Maybe<ResolversTypes['AddProjectMemberPayload']>, ParentType, ContextType, RequireFields<MutationAddProjectMemberArgs, 'input' | 'projectId'>>;
  addTeamMember?: Resolver<Maybe<ResolversTypes['AddTeamMemberPayload']>, ParentType, ContextType, RequireFields<MutationAddTeamMemberArgs, 'input' | 'teamId'>>;
  archiveProject?: Resolver<Maybe<ResolversTypes['ArchiveProjectPayload']>, ParentType, ContextType, RequireFields<MutationArchiveProjectArgs, 'id'>>;
  cloneProject?: Resolver<Maybe<ResolversTypes['CloneProjectPayload']>, ParentType, ContextType, RequireFields<MutationCloneProjectArgs, 'id' | 'input'>>;
  completeTask?: Resolver<Maybe<ResolversTypes['CompleteTaskPayload']>, ParentType, ContextType, RequireFields<MutationCompleteTaskArgs, 'id'>>;
  createComment?: Resolver<Maybe<ResolversTypes['CreateCommentPayload']>, ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createFile?: Resolver<Maybe<ResolversTypes['CreateFilePayload']>, ParentType, ContextType, RequireFields<MutationCreateFileArgs, 'input'>>;
  createIntegration?: Resolver<Maybe<ResolversTypes['CreateIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationCreateIntegrationArgs, 'input'>>;
  createProject?: Resolver<Maybe<ResolversTypes['CreateProjectPayload']>, ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createResource?: Resolver<Maybe<ResolversTypes['CreateResourcePayload']>, ParentType, ContextType, RequireFields<MutationCreateResourceArgs, 'input'>>;
  createTask?: Resolver<Maybe<ResolversTypes['CreateTaskPayload']>, ParentType, ContextType, RequireFields<MutationCreateTaskArgs, 'input'>>;
  createTeam?: Resolver<Maybe<ResolversTypes['CreateTeamPayload']>, ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input'>>;
  createUser?: Resolver<Maybe<ResolversTypes['CreateUserPayload']>, ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteComment?: Resolver<Maybe<ResolversTypes['DeleteCommentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  deleteFile?: Resolver<Maybe<ResolversTypes['DeleteFilePayload']>, ParentType, ContextType, RequireFields<MutationDeleteFileArgs, 'id'>>;
  deleteIntegration?: Resolver<Maybe<ResolversTypes['DeleteIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIntegrationArgs, 'id'>>;
  deleteProject?: Resolver<Maybe<ResolversTypes['DeleteProjectPayload']>, ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>;
  deleteResource?: Resolver<Maybe<ResolversTypes['DeleteResourcePayload']>, ParentType, ContextType, RequireFields<MutationDeleteResourceArgs, 'id'>>;
  deleteTask?: Resolver<Maybe<ResolversTypes['DeleteTaskPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTaskArgs, 'id'>>;
  deleteTeam?: Resolver<Maybe<ResolversTypes['DeleteTeamPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'id'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['DeleteUserPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  disconnectIntegration?: Resolver<Maybe<ResolversTypes['DisconnectIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationDisconnectIntegrationArgs, 'id'>>;
  enableWebhook?: Resolver<Maybe<ResolversTypes['EnableWebhookPayload']>, ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'id'>>;
  readAllNotifications?: Resolver<Maybe<ResolversTypes['ReadAllNotificationsPayload']>, ParentType, ContextType>;
  recoverWebhook?: Resolver<Maybe<ResolversTypes['RecoverWebhookPayload']>, ParentType, ContextType, RequireFields<MutationRecoverWebhookArgs, 'id' | 'input'>>;
  redeliverWebhookDelivery?: Resolver<Maybe<ResolversTypes['RedeliverWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationRedeliverWebhookDeliveryArgs, 'id' | 'webhookId'>>;
  removeProjectMember?: Resolver<Maybe<ResolversTypes['RemoveProjectMemberPayload']>, ParentType, ContextType, RequireFields<MutationRemoveProjectMemberArgs, 'projectId' | 'userId'>>;
  removeTeamMember?: Resolver<Maybe<ResolversTypes['RemoveTeamMemberPayload']>, ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'teamId' | 'userId'>>;
  reopenTask?: Resolver<Maybe<ResolversTypes['ReopenTaskPayload']>, ParentType, ContextType, RequireFields<MutationReopenTaskArgs, 'id'>>;
  restoreProject?: Resolver<Maybe<ResolversTypes['RestoreProjectPayload']>, ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['RotateWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  syncIntegration?: Resolver<Maybe<ResolversTypes['SyncIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationSyncIntegrationArgs, 'id'>>;
  testWebhook?: Resolver<Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  transferProject?: Resolver<Maybe<ResolversTypes['TransferProjectPayload']>, ParentType, ContextType, RequireFields<MutationTransferProjectArgs, 'id' | 'input'>>;
  updateComment?: Resolver<Maybe<ResolversTypes['UpdateCommentPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'id' | 'input'>>;
  updateFile?: Resolver<Maybe<ResolversTypes['UpdateFilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateFileArgs, 'id' | 'input'>>;
  updateIntegration?: Resolver<Maybe<ResolversTypes['UpdateIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIntegrationArgs, 'id' | 'input'>>;
  updateNotification?: Resolver<Maybe<ResolversTypes['UpdateNotificationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateNotificationArgs, 'id' | 'input'>>;
  updateProject?: Resolver<Maybe<ResolversTypes['UpdateProjectPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>;
  updateProjectMember?: Resolver<Maybe<ResolversTypes['UpdateProjectMemberPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProjectMemberArgs, 'input' | 'projectId' | 'userId'>>;
  updateResource?: Resolver<Maybe<ResolversTypes['UpdateResourcePayload']>, ParentType, ContextType, RequireFields<MutationUpdateResourceArgs, 'id' | 'input'>>;
  updateTask?: Resolver<Maybe<ResolversTypes['UpdateTaskPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTaskArgs, 'id' | 'input'>>;
  updateTeam?: Resolver<Maybe<ResolversTypes['UpdateTeamPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'id' | 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
};

export type NodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Comment' | 'Event' | 'File' | 'Integration' | 'Notification' | 'Operation' | 'Project' | 'Resource' | 'Task' | 'Team' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actor: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  record: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  resourceId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationKindResolvers = { ASSIGNED: 'assigned', COMMENTED: 'commented', DUE: 'due', INVITED: 'invited', MENTIONED: 'mentioned' };

export type NotificationStatusResolvers = { ARCHIVED: 'archived', READ: 'read', UNREAD: 'unread' };

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

export type OperationTypeResolvers = { INTEGRATION_SYNC: 'integration_sync', WEBHOOK_RECOVERY: 'webhook_recovery' };

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsMinimum: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = any, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  archivedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comments: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<ProjectCommentsArgs>>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files: Resolver<Maybe<ResolversTypes['FileConnection']>, ParentType, ContextType, Partial<ProjectFilesArgs>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members: Resolver<Maybe<ResolversTypes['ProjectMemberConnection']>, ParentType, ContextType, Partial<ProjectMembersArgs>>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ownerId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings: Resolver<ResolversTypes['ProjectSettings'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['ProjectStatus'], ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tasks: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, Partial<ProjectTasksArgs>>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visibility: Resolver<ResolversTypes['ProjectVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectChange'] = ResolversParentTypes['ProjectChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Project']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectMember'] = ResolversParentTypes['ProjectMember']> = {
  addedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['ProjectRole'], ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProjectMemberConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectMemberConnection'] = ResolversParentTypes['ProjectMemberConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ProjectMemberEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['ProjectMember']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectMemberEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectMemberEdge'] = ResolversParentTypes['ProjectMemberEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type ProjectPartResolvers = { MEMBERS: 'members', TASKS: 'tasks' };

export type ProjectRoleResolvers = { EDITOR: 'editor', OWNER: 'owner', VIEWER: 'viewer' };

export type ProjectSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProjectSettings'] = ResolversParentTypes['ProjectSettings']> = {
  defaultView: Resolver<ResolversTypes['ProjectView'], ParentType, ContextType>;
  enableNotifications: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectStatusResolvers = { ACTIVE: 'active', ARCHIVED: 'archived' };

export type ProjectViewResolvers = { CALENDAR: 'calendar', KANBAN: 'kanban', LIST: 'list', TIMELINE: 'timeline' };

export type ProjectVisibilityResolvers = { PRIVATE: 'private', PUBLIC: 'public', TEAM: 'team' };

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<QueryCommentsArgs>>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  events?: Resolver<Maybe<ResolversTypes['EventConnection']>, ParentType, ContextType, Partial<QueryEventsArgs>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  files?: Resolver<Maybe<ResolversTypes['FileConnection']>, ParentType, ContextType, Partial<QueryFilesArgs>>;
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType, RequireFields<QueryIntegrationArgs, 'id'>>;
  integrations?: Resolver<Maybe<ResolversTypes['IntegrationConnection']>, ParentType, ContextType, Partial<QueryIntegrationsArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<QueryNotificationArgs, 'id'>>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  operation?: Resolver<Maybe<ResolversTypes['Operation']>, ParentType, ContextType, RequireFields<QueryOperationArgs, 'id'>>;
  operations?: Resolver<Maybe<ResolversTypes['OperationConnection']>, ParentType, ContextType, Partial<QueryOperationsArgs>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<QueryProjectsArgs>>;
  rateLimit?: Resolver<Maybe<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryResourceArgs, 'id'>>;
  resources?: Resolver<Maybe<ResolversTypes['ResourceConnection']>, ParentType, ContextType, Partial<QueryResourcesArgs>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'q'>>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<QueryTaskArgs, 'id'>>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, Partial<QueryTasksArgs>>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id'>>;
  teams?: Resolver<Maybe<ResolversTypes['TeamConnection']>, ParentType, ContextType, Partial<QueryTeamsArgs>>;
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

export type ReadAllNotificationsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReadAllNotificationsPayload'] = ResolversParentTypes['ReadAllNotificationsPayload']> = {
  read: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoverWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecoverWebhookPayload'] = ResolversParentTypes['RecoverWebhookPayload']> = {
  operation: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type RedeliverWebhookDeliveryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedeliverWebhookDeliveryPayload'] = ResolversParentTypes['RedeliverWebhookDeliveryPayload']> = {
  delivery: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
};

export type RemoveProjectMemberPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RemoveProjectMemberPayload'] = ResolversParentTypes['RemoveProjectMemberPayload']> = {
  removedUserId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveTeamMemberPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RemoveTeamMemberPayload'] = ResolversParentTypes['RemoveTeamMemberPayload']> = {
  removedUserId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReopenTaskPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReopenTaskPayload'] = ResolversParentTypes['ReopenTaskPayload']> = {
  task: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  comments: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<ResourceCommentsArgs>>;
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

export type RestoreProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RestoreProjectPayload'] = ResolversParentTypes['RestoreProjectPayload']> = {
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  secret: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type SearchHighlightResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchHighlight'] = ResolversParentTypes['SearchHighlight']> = {
  parts: Resolver<ReadonlyArray<ResolversTypes['SearchPart']>, ParentType, ContextType>;
  place: Resolver<ResolversTypes['SearchPlace'], ParentType, ContextType>;
};

export type SearchPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchPart'] = ResolversParentTypes['SearchPart']> = {
  isMatch: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchPlaceResolvers = { TEXT: 'text', TITLE: 'title' };

export type SearchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  highlights: Resolver<ReadonlyArray<ResolversTypes['SearchHighlight']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  record: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  results: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentChanged?: SubscriptionResolver<Maybe<ResolversTypes['CommentChange']>, "commentChanged", ParentType, ContextType, Partial<SubscriptionCommentChangedArgs>>;
  eventCreated?: SubscriptionResolver<Maybe<ResolversTypes['Event']>, "eventCreated", ParentType, ContextType, Partial<SubscriptionEventCreatedArgs>>;
  fileChanged?: SubscriptionResolver<Maybe<ResolversTypes['FileChange']>, "fileChanged", ParentType, ContextType, Partial<SubscriptionFileChangedArgs>>;
  integrationChanged?: SubscriptionResolver<Maybe<ResolversTypes['IntegrationChange']>, "integrationChanged", ParentType, ContextType, Partial<SubscriptionIntegrationChangedArgs>>;
  projectChanged?: SubscriptionResolver<Maybe<ResolversTypes['ProjectChange']>, "projectChanged", ParentType, ContextType, Partial<SubscriptionProjectChangedArgs>>;
  resourceChanged?: SubscriptionResolver<Maybe<ResolversTypes['ResourceChange']>, "resourceChanged", ParentType, ContextType, Partial<SubscriptionResourceChangedArgs>>;
  resourceUpdated?: SubscriptionResolver<Maybe<ResolversTypes['Resource']>, "resourceUpdated", ParentType, ContextType, RequireFields<SubscriptionResourceUpdatedArgs, 'id'>>;
  taskChanged?: SubscriptionResolver<Maybe<ResolversTypes['TaskChange']>, "taskChanged", ParentType, ContextType, Partial<SubscriptionTaskChangedArgs>>;
  teamChanged?: SubscriptionResolver<Maybe<ResolversTypes['TeamChange']>, "teamChanged", ParentType, ContextType, Partial<SubscriptionTeamChangedArgs>>;
  userChanged?: SubscriptionResolver<Maybe<ResolversTypes['UserChange']>, "userChanged", ParentType, ContextType, Partial<SubscriptionUserChangedArgs>>;
  userUpdated?: SubscriptionResolver<Maybe<ResolversTypes['User']>, "userUpdated", ParentType, ContextType, RequireFields<SubscriptionUserUpdatedArgs, 'id'>>;
  webhookChanged?: SubscriptionResolver<Maybe<ResolversTypes['WebhookChange']>, "webhookChanged", ParentType, ContextType, Partial<SubscriptionWebhookChangedArgs>>;
};

export type SyncIntegrationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SyncIntegrationPayload'] = ResolversParentTypes['SyncIntegrationPayload']> = {
  operation: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = any, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  assignee: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  assigneeId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  comments: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, Partial<TaskCommentsArgs>>;
  completedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  creatorId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  files: Resolver<Maybe<ResolversTypes['FileConnection']>, ParentType, ContextType, Partial<TaskFilesArgs>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  priority: Resolver<ResolversTypes['TaskPriority'], ParentType, ContextType>;
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['TaskStatus'], ParentType, ContextType>;
  tags: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaskChange'] = ResolversParentTypes['TaskChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  task: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type TaskConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaskConnection'] = ResolversParentTypes['TaskConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TaskEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Task']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaskEdge'] = ResolversParentTypes['TaskEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type TaskPriorityResolvers = { HIGH: 'high', LOW: 'low', NORMAL: 'normal', URGENT: 'urgent' };

export type TaskStatusResolvers = { CANCELLED: 'cancelled', DONE: 'done', IN_PROGRESS: 'in_progress', TODO: 'todo' };

export type TaskStatusInputResolvers = { CANCELLED: 'cancelled', IN_PROGRESS: 'in_progress', TODO: 'todo' };

export type TeamResolvers<ContextType = any, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members: Resolver<Maybe<ResolversTypes['TeamMemberConnection']>, ParentType, ContextType, Partial<TeamMembersArgs>>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<TeamProjectsArgs>>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamChange'] = ResolversParentTypes['TeamChange']> = {
  eventId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  team: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type TeamConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamConnection'] = ResolversParentTypes['TeamConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TeamEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Team']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamEdge'] = ResolversParentTypes['TeamEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  addedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeamMemberConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamMemberConnection'] = ResolversParentTypes['TeamMemberConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TeamMemberEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamMemberEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamMemberEdge'] = ResolversParentTypes['TeamMemberEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  delivery: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
};

export type TransferProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TransferProjectPayload'] = ResolversParentTypes['TransferProjectPayload']> = {
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type UpdateCommentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateCommentPayload'] = ResolversParentTypes['UpdateCommentPayload']> = {
  comment: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type UpdateFilePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateFilePayload'] = ResolversParentTypes['UpdateFilePayload']> = {
  file: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type UpdateIntegrationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateIntegrationPayload'] = ResolversParentTypes['UpdateIntegrationPayload']> = {
  integration: Resolver<ResolversTypes['Integration'], ParentType, ContextType>;
};

export type UpdateNotificationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateNotificationPayload'] = ResolversParentTypes['UpdateNotificationPayload']> = {
  notification: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type UpdateProjectMemberPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateProjectMemberPayload'] = ResolversParentTypes['UpdateProjectMemberPayload']> = {
  member: Resolver<ResolversTypes['ProjectMember'], ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  project: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type UpdateResourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateResourcePayload'] = ResolversParentTypes['UpdateResourcePayload']> = {
  resource: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type UpdateTaskPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateTaskPayload'] = ResolversParentTypes['UpdateTaskPayload']> = {
  task: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type UpdateTeamPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateTeamPayload'] = ResolversParentTypes['UpdateTeamPayload']> = {
  team: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
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
  projects: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<UserProjectsArgs>>;
  resources: Resolver<ReadonlyArray<ResolversTypes['Resource']>, ParentType, ContextType, Partial<UserResourcesArgs>>;
  resourcesConnection: Resolver<Maybe<ResolversTypes['ResourceConnection']>, ParentType, ContextType, Partial<UserResourcesConnectionArgs>>;
  role: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  tasks: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, Partial<UserTasksArgs>>;
  teams: Resolver<Maybe<ResolversTypes['TeamConnection']>, ParentType, ContextType, Partial<UserTeamsArgs>>;
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
  AddProjectMemberPayload: AddProjectMemberPayloadResolvers<ContextType>;
  AddTeamMemberPayload: AddTeamMemberPayloadResolvers<ContextType>;
  ArchiveProjectPayload: ArchiveProjectPayloadResolvers<ContextType>;
  CloneProjectPayload: CloneProjectPayloadResolvers<ContextType>;
  Comment: CommentResolvers<ContextType>;
  CommentChange: CommentChangeResolvers<ContextType>;
  CommentConnection: CommentConnectionResolvers<ContextType>;
  CommentEdge: CommentEdgeResolvers<ContextType>;
  CommentSubject: CommentSubjectResolvers<ContextType>;
  CommentSubjectReference: CommentSubjectReferenceResolvers<ContextType>;
  CommentSubjectType: CommentSubjectTypeResolvers;
  CompleteTaskPayload: CompleteTaskPayloadResolvers<ContextType>;
  CreateCommentPayload: CreateCommentPayloadResolvers<ContextType>;
  CreateFilePayload: CreateFilePayloadResolvers<ContextType>;
  CreateIntegrationPayload: CreateIntegrationPayloadResolvers<ContextType>;
  CreateProjectPayload: CreateProjectPayloadResolvers<ContextType>;
  CreateResourcePayload: CreateResourcePayloadResolvers<ContextType>;
  CreateTaskPayload: CreateTaskPayloadResolvers<ContextType>;
  CreateTeamPayload: CreateTeamPayloadResolvers<ContextType>;
  CreateUserPayload: CreateUserPayloadResolvers<ContextType>;
  CreateWebhookPayload: CreateWebhookPayloadResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  DeleteCommentPayload: DeleteCommentPayloadResolvers<ContextType>;
  DeleteFilePayload: DeleteFilePayloadResolvers<ContextType>;
  DeleteIntegrationPayload: DeleteIntegrationPayloadResolvers<ContextType>;
  DeleteProjectPayload: DeleteProjectPayloadResolvers<ContextType>;
  DeleteResourcePayload: DeleteResourcePayloadResolvers<ContextType>;
  DeleteTaskPayload: DeleteTaskPayloadResolvers<ContextType>;
  DeleteTeamPayload: DeleteTeamPayloadResolvers<ContextType>;
  DeleteUserPayload: DeleteUserPayloadResolvers<ContextType>;
  DeleteWebhookPayload: DeleteWebhookPayloadResolvers<ContextType>;
  Delivery: DeliveryResolvers<ContextType>;
  DeliveryAttempt: DeliveryAttemptResolvers<ContextType>;
  DeliveryConnection: DeliveryConnectionResolvers<ContextType>;
  DeliveryEdge: DeliveryEdgeResolvers<ContextType>;
  DeliveryStatus: DeliveryStatusResolvers;
  DisconnectIntegrationPayload: DisconnectIntegrationPayloadResolvers<ContextType>;
  EnableWebhookPayload: EnableWebhookPayloadResolvers<ContextType>;
  Event: EventResolvers<ContextType>;
  EventConnection: EventConnectionResolvers<ContextType>;
  EventEdge: EventEdgeResolvers<ContextType>;
  File: FileResolvers<ContextType>;
  FileAddress: FileAddressResolvers<ContextType>;
  FileChange: FileChangeResolvers<ContextType>;
  FileConnection: FileConnectionResolvers<ContextType>;
  FileEdge: FileEdgeResolvers<ContextType>;
  FileStatus: FileStatusResolvers;
  Integration: IntegrationResolvers<ContextType>;
  IntegrationChange: IntegrationChangeResolvers<ContextType>;
  IntegrationConfig: IntegrationConfigResolvers<ContextType>;
  IntegrationConnection: IntegrationConnectionResolvers<ContextType>;
  IntegrationEdge: IntegrationEdgeResolvers<ContextType>;
  IntegrationProvider: IntegrationProviderResolvers;
  IntegrationStatus: IntegrationStatusResolvers;
  JSONObject: GraphQLScalarType;
  Mutation: MutationResolvers<ContextType>;
  Node: NodeResolvers<ContextType>;
  Notification: NotificationResolvers<ContextType>;
  NotificationConnection: NotificationConnectionResolvers<ContextType>;
  NotificationEdge: NotificationEdgeResolvers<ContextType>;
  NotificationKind: NotificationKindResolvers;
  NotificationStatus: NotificationStatusResolvers;
  Operation: OperationResolvers<ContextType>;
  OperationConnection: OperationConnectionResolvers<ContextType>;
  OperationEdge: OperationEdgeResolvers<ContextType>;
  OperationError: OperationErrorResolvers<ContextType>;
  OperationStatus: OperationStatusResolvers;
  OperationType: OperationTypeResolvers;
  PageInfo: PageInfoResolvers<ContextType>;
  Project: ProjectResolvers<ContextType>;
  ProjectChange: ProjectChangeResolvers<ContextType>;
  ProjectConnection: ProjectConnectionResolvers<ContextType>;
  ProjectEdge: ProjectEdgeResolvers<ContextType>;
  ProjectMember: ProjectMemberResolvers<ContextType>;
  ProjectMemberConnection: ProjectMemberConnectionResolvers<ContextType>;
  ProjectMemberEdge: ProjectMemberEdgeResolvers<ContextType>;
  ProjectPart: ProjectPartResolvers;
  ProjectRole: ProjectRoleResolvers;
  ProjectSettings: ProjectSettingsResolvers<ContextType>;
  ProjectStatus: ProjectStatusResolvers;
  ProjectView: ProjectViewResolvers;
  ProjectVisibility: ProjectVisibilityResolvers;
  Query: QueryResolvers<ContextType>;
  RateLimit: RateLimitResolvers<ContextType>;
  ReadAllNotificationsPayload: ReadAllNotificationsPayloadResolvers<ContextType>;
  RecoverWebhookPayload: RecoverWebhookPayloadResolvers<ContextType>;
  RedeliverWebhookDeliveryPayload: RedeliverWebhookDeliveryPayloadResolvers<ContextType>;
  RemoveProjectMemberPayload: RemoveProjectMemberPayloadResolvers<ContextType>;
  RemoveTeamMemberPayload: RemoveTeamMemberPayloadResolvers<ContextType>;
  ReopenTaskPayload: ReopenTaskPayloadResolvers<ContextType>;
  Resource: ResourceResolvers<ContextType>;
  ResourceChange: ResourceChangeResolvers<ContextType>;
  ResourceConnection: ResourceConnectionResolvers<ContextType>;
  ResourceEdge: ResourceEdgeResolvers<ContextType>;
  ResourceStatus: ResourceStatusResolvers;
  RestoreProjectPayload: RestoreProjectPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload: RotateWebhookSecretPayloadResolvers<ContextType>;
  SearchHighlight: SearchHighlightResolvers<ContextType>;
  SearchPart: SearchPartResolvers<ContextType>;
  SearchPlace: SearchPlaceResolvers;
  SearchResult: SearchResultResolvers<ContextType>;
  SearchResults: SearchResultsResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  SyncIntegrationPayload: SyncIntegrationPayloadResolvers<ContextType>;
  Task: TaskResolvers<ContextType>;
  TaskChange: TaskChangeResolvers<ContextType>;
  TaskConnection: TaskConnectionResolvers<ContextType>;
  TaskEdge: TaskEdgeResolvers<ContextType>;
  TaskPriority: TaskPriorityResolvers;
  TaskStatus: TaskStatusResolvers;
  TaskStatusInput: TaskStatusInputResolvers;
  Team: TeamResolvers<ContextType>;
  TeamChange: TeamChangeResolvers<ContextType>;
  TeamConnection: TeamConnectionResolvers<ContextType>;
  TeamEdge: TeamEdgeResolvers<ContextType>;
  TeamMember: TeamMemberResolvers<ContextType>;
  TeamMemberConnection: TeamMemberConnectionResolvers<ContextType>;
  TeamMemberEdge: TeamMemberEdgeResolvers<ContextType>;
  TestWebhookPayload: TestWebhookPayloadResolvers<ContextType>;
  TransferProjectPayload: TransferProjectPayloadResolvers<ContextType>;
  UpdateCommentPayload: UpdateCommentPayloadResolvers<ContextType>;
  UpdateFilePayload: UpdateFilePayloadResolvers<ContextType>;
  UpdateIntegrationPayload: UpdateIntegrationPayloadResolvers<ContextType>;
  UpdateNotificationPayload: UpdateNotificationPayloadResolvers<ContextType>;
  UpdateProjectMemberPayload: UpdateProjectMemberPayloadResolvers<ContextType>;
  UpdateProjectPayload: UpdateProjectPayloadResolvers<ContextType>;
  UpdateResourcePayload: UpdateResourcePayloadResolvers<ContextType>;
  UpdateTaskPayload: UpdateTaskPayloadResolvers<ContextType>;
  UpdateTeamPayload: UpdateTeamPayloadResolvers<ContextType>;
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
