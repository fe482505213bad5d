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
    /** @default {} */
    metadata?: Metadata;
}

/**
 * What exactly went wrong. Codes are stable: rely on them, not on messages. New codes are added over time.
 */
export type ErrorCode = "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "project_archived";

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

/** A user's id, or `me` for the user that your credentials act for. For credentials without a user, `me` is refused. */
export type UserIdInput = string;

/** A project's id - opaque, sortable by creation. */
export type ProjectId = string;

/**
 * Who may see the project: its members (`private`), everyone who shares a team with a member (`team`), or everyone in the account (`public`). Administrators see every project. Who sees a project also sees its earlier events, with former values.
 */
export type ProjectVisibility = "private" | "team" | "public";

/**
 * Whether the project is active, or archived and read-only.
 */
export type ProjectStatus = "active" | "archived";

/**
 * The view that the project opens with.
 */
export type ProjectView = "kanban" | "list" | "calendar" | "timeline";

/** Settings of the project. The view is for the programs that show it. */
export interface ProjectSettings {
    /** Whether people are notified of what happens in the project. */
    enableNotifications: boolean;
    defaultView: ProjectView;
}

/** Free labels without duplicates. */
export type Tags = string[];

/** Work that people do together, with members and tasks. */
export interface Project {
    id: ProjectId;
    /** The name that people use for it. */
    name: string;
    /** What the project is about. */
    description: string | null;
    visibility: ProjectVisibility;
    status: ProjectStatus;
    settings: ProjectSettings;
    tags: Tags;
    owner_id: UserId;
    /** The full owner; present when `expand=owner` asks for it. */
    owner?: User;
    /**
     * Format: date-time
     * When the project was archived; null while it is active.
     */
    archived_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A team's id - opaque, sortable by creation. */
export type TeamId = string;

/** A group of people. */
export interface Team {
    id: TeamId;
    /** The name that people use for it. */
    name: string;
    /** Who is in the team, and its purpose. */
    description: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A task's id - opaque, sortable by creation. */
export type TaskId = string;

/**
 * The state of the task. `todo` and `in_progress` are open; `done` and `cancelled` are closed.
 */
export type TaskStatus = "todo" | "in_progress" | "done" | "cancelled";

/**
 * How urgent the task is. Sorting follows this order, from `low` to `urgent`.
 */
export type TaskPriority = "low" | "normal" | "high" | "urgent";

/** Work to be done in a project. */
export interface Task {
    id: TaskId;
    project_id: ProjectId;
    /** The full project; present when `expand=project` asks for it. */
    project?: Project;
    /** What needs to be done. */
    title: string;
    /** Details of the task. */
    description: string | null;
    status: TaskStatus;
    priority: TaskPriority;
    /** The user who does the task; null when nobody is assigned. */
    assignee_id: string | null;
    /** The full assignee; present when `expand=assignee` asks for it and there is one. */
    assignee?: User;
    /**
     * Format: date-time
     * When the task is due; null when it has no due date.
     */
    due_at: string | null;
    tags: Tags;
    /**
     * Format: date-time
     * When the task was completed; null while it is not completed.
     */
    completed_at: string | null;
    /** The user who created the task. */
    created_by: UserId;
    /** The full creator; present when `expand=creator` asks for it and the user still exists. */
    creator?: User;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A resource's id - opaque, sortable by creation. */
export type ResourceId = string;

/** A type of your own choice, with letters, digits and `_.-`. */
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

/** Settings to set. A setting that you leave out has its default. */
export interface ProjectSettingsInput {
    /**
     * Whether people are notified of what happens in the project.
     * @default true
     */
    enableNotifications?: boolean;
    /** @default kanban */
    defaultView?: ProjectView;
}

/** A new project, or all fields of a project to replace. */
export interface ProjectCreate {
    /** The name that people use for it. */
    name: Name;
    /** What the project is about. */
    description?: string | null;
    /** @default private */
    visibility?: ProjectVisibility;
    settings?: ProjectSettingsInput;
    /** @default [] */
    tags?: Tags;
}

/** Settings to change. `null` for one setting sets its default (`true`, `kanban`); `null` instead of the object sets all defaults. */
export type ProjectSettingsUpdate = {
    /** Whether people are notified of what happens in the project. */
    enableNotifications?: boolean | null;
    /**
     * The view that the project opens with.
     */
    defaultView?: "kanban" | "list" | "calendar" | "timeline" | null;
} | null;

/** The new labels, without duplicates. They replace the old ones. `null` removes all labels, like an empty list. */
export type TagsUpdate = string[] | null;

/** The fields to change; at least one. */
export interface ProjectUpdate {
    /** The name that people use for it. */
    name?: Name;
    /** What the project is about; null empties it. */
    description?: string | null;
    visibility?: ProjectVisibility;
    settings?: ProjectSettingsUpdate;
    tags?: TagsUpdate;
}

/** The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
export type Title = string;

/** A new task of the project. */
export interface ProjectTaskCreate {
    /** What needs to be done. */
    title: Title;
    /** Details of the task. */
    description?: string | null;
    /** @default normal */
    priority?: TaskPriority;
    /** The user who does the task, `me` for yourself. */
    assignee_id?: string | null;
    /**
     * Format: date-time
     * When the task is due.
     */
    due_at?: string | null;
    /** @default [] */
    tags?: Tags;
}

/**
 * What a member may do: everything (`owner`), write (`editor`), or read (`viewer`).
 */
export type ProjectRole = "owner" | "editor" | "viewer";

/** One user's membership in one project. */
export interface ProjectMember {
    user_id: UserId;
    /** The full user; present when `expand=user` asks for it. */
    user?: User;
    role: ProjectRole;
    added_at: Timestamp;
}

/** The user to add, and their role. */
export interface ProjectMemberCreate {
    user_id: UserIdInput;
    role: ProjectRole;
}

/** The role that the member is to have. */
export interface ProjectMemberUpdate {
    role: ProjectRole;
}

/** The user who is to own the project. */
export interface ProjectTransfer {
    owner_id: UserIdInput;
}

/**
 * A part of the project.
 */
export type ProjectPart = "tasks" | "members";

/** The name of the copy, and what else to copy. */
export interface ProjectClone {
    /** The copy's name. */
    name?: Name;
    /**
     * What to copy in addition to the project's own fields.
     * @default []
     */
    include?: ProjectPart[];
}

/** A file's id - opaque, sortable by creation. */
export type FileId = string;

/** The name for saving the file, without a path. */
export type FileName = string;

/** The media type of the bytes. Without one it is `application/octet-stream`, until an upload sets another. */
export type FileContentType = string;

/**
 * Whether the bytes are not uploaded yet (`pending`) or can be read (`ready`).
 */
export type FileStatus = "pending" | "ready";

/** The record of a file. */
export interface FileRecord {
    id: FileId;
    name: FileName;
    content_type: FileContentType;
    /**
     * Format: int64
     * The number of bytes; null while the file is pending.
     */
    size: number | null;
    /** The SHA-256 of the bytes in lower-case hexadecimal; null while the file is pending. */
    checksum: string | null;
    /** The project that the file belongs to. A file with a task belongs to the task's project. Null when it belongs to none. */
    project_id: string | null;
    /** The full project; present when `expand=project` asks for it and there is one. */
    project?: Project;
    /** The task that the file belongs to; null when it belongs to none. */
    task_id: string | null;
    /** The full task; present when `expand=task` asks for it and there is one. */
    task?: Task;
    uploaded_by: UserId;
    /** The full user who created the file; present when `expand=uploader` asks for it and the user still exists. */
    uploader?: User;
    status: FileStatus;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** A comment's id - opaque, sortable by creation. */
export type CommentId = string;

/**
 * The kind of record that the comment is on.
 */
export type CommentSubjectType = "project" | "task" | "file" | "resource";

/** The id of the record that the comment is on. */
export type CommentSubjectId = string;

/** The record that the comment is on. */
export interface CommentSubject {
    type: CommentSubjectType;
    id: CommentSubjectId;
}

/** A comment. */
export interface Comment {
    id: CommentId;
    /** The text of the comment. */
    body: string;
    author_id: UserId;
    /** The full author; present when `expand=author` asks for it and the user still exists. */
    author?: User;
    subject: CommentSubject;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
export type EventId = string;

/**
 * What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
 */
export type EventType = "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";

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

/** A new task, or all fields of a task to replace. */
export interface TaskCreate {
    project_id: ProjectId;
    /** What needs to be done. */
    title: Title;
    /** Details of the task. */
    description?: string | null;
    /**
     * How urgent the task is.
     * @default normal
     */
    priority?: TaskPriority;
    /** The user who does the task, `me` for yourself. */
    assignee_id?: string | null;
    /**
     * Format: date-time
     * When the task is due.
     */
    due_at?: string | null;
    /** @default [] */
    tags?: Tags;
}

/**
 * The new status of an open task. Only `complete` sets `done`.
 */
export type TaskStatusInput = "todo" | "in_progress" | "cancelled";

/** The fields to change; at least one. */
export interface TaskUpdate {
    /** What needs to be done. */
    title?: Title;
    /** Details of the task; null empties them. */
    description?: string | null;
    status?: TaskStatusInput;
    priority?: TaskPriority;
    /** The user who does the task, `me` for yourself; null removes the assignee. */
    assignee_id?: string | null;
    /**
     * Format: date-time
     * When the task is due; null removes the due date.
     */
    due_at?: string | null;
    tags?: TagsUpdate;
}

/** A new team, or all fields of a team to replace. */
export interface TeamCreate {
    /** The name that people use for it. */
    name: Name;
    /** Who is in the team, and its purpose. */
    description?: string | null;
}

/** The fields to change; at least one. */
export interface TeamUpdate {
    /** The name that people use for it. */
    name?: Name;
    /** Who is in the team, and its purpose; null empties it. */
    description?: string | null;
}

/** One user's membership in one team. */
export interface TeamMember {
    user_id: UserId;
    /** The full user; present when `expand=user` asks for it. */
    user?: User;
    added_at: Timestamp;
}

/** The user to add. */
export interface TeamMemberCreate {
    user_id: UserIdInput;
}

/** The name for saving the file, without a path. It needs more than dots and white space. Slashes, backslashes, control characters, line breaks, invisible characters and characters that change the writing direction are refused, as in other names. */
export type FileNameInput = string;

/** A new file's record, or all fields of a record to replace. */
export interface FileCreate {
    name: FileNameInput;
    /** @default application/octet-stream */
    content_type?: FileContentType;
    /** The project that the file will belong to. */
    project_id?: string | null;
    /** The task that the file will belong to; the file then also belongs to the task's project. */
    task_id?: string | null;
}

/** The fields to change; at least one. */
export interface FileUpdate {
    name?: FileNameInput;
    content_type?: FileContentType;
    /** The project that the file will belong to; null removes it from its project and its task. */
    project_id?: string | null;
    /** The task that the file will belong to; null removes it from its task and leaves it in the project. */
    task_id?: string | null;
}

/**
 * The method of the only request that the address takes.
 */
export type FileAddressMethod = "GET" | "PUT";

/** An address for the bytes of one file, which needs no other credentials. */
export interface FileAddress {
    /**
     * Format: uri
     * The address with its token. Whoever has it can use it.
     */
    url: string;
    method: FileAddressMethod;
    /** When the address is no longer valid. */
    expires_at: Timestamp;
}

/** The record to comment on; the id must be an id of that type. */
export interface CommentSubjectInput {
    type: CommentSubjectType;
    id: CommentSubjectId;
}

/** A new comment, or all fields of a comment to replace. */
export interface CommentCreate {
    /** The text of the comment. */
    body: string;
    subject: CommentSubjectInput;
}

/** The fields to change; at least one. */
export interface CommentUpdate {
    /** The new text of the comment. */
    body?: string;
}

/** An integration's id - opaque, sortable by creation. */
export type IntegrationId = string;

/**
 * The kind of system that the integration connects to. `http_json` is any address that returns a JSON list to a GET.
 */
export type IntegrationProvider = "http_json";

/**
 * Whether the integration is connected, is disconnected, or failed at its last use.
 */
export type IntegrationStatus = "connected" | "disconnected" | "error";

/**
 * Format: uri
 * An absolute address.
 */
export type Url = string;

/** The place of the list in the response, as a JSON pointer (RFC 6901). When it is empty or left out, the whole response is the list. */
export type IntegrationItemsPointer = string;

/** The name of a property of an item. */
export type IntegrationField = string;

/** The `type` of the imported resources. The other properties of an item become their `metadata`. */
export type IntegrationResourceType = string;

/** The address of the list, and how its items are read. Of the secret headers, only the names are shown. */
export interface IntegrationConfig {
    /** The address that returns the list. */
    url: Url;
    items_pointer: IntegrationItemsPointer;
    /** The property that identifies an item from one sync to the next. */
    id_field: IntegrationField;
    /** The property of an item that becomes the name of its resource. */
    name_field: IntegrationField;
    resource_type: IntegrationResourceType;
    /** The names of the headers that each request carries; their values stay secret. */
    request_header_names: string[];
}

/** A connection to an external system that supplies records. */
export interface Integration {
    id: IntegrationId;
    /** The name that people use for it. */
    name: string;
    provider: IntegrationProvider;
    status: IntegrationStatus;
    config: IntegrationConfig;
    /**
     * Format: date-time
     * When the last successful sync ended; null before the first.
     */
    last_synced_at: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}

/** Headers to send with each request, such as credentials. They are stored encrypted and never returned; null removes them. */
export type IntegrationHeaders = {
    [key: string]: string;
} | null;

/** The address of the list, and how its items are read. Private, loopback and link-local addresses are refused: IP addresses and `localhost` at once, host names when the connection is made. */
export interface IntegrationConfigInput {
    /** The address that returns the list. */
    url: Url;
    /** @default  */
    items_pointer?: IntegrationItemsPointer;
    /**
     * The property that identifies an item from one sync to the next.
     * @default id
     */
    id_field?: IntegrationField;
    /**
     * The property of an item that becomes the name of its resource.
     * @default name
     */
    name_field?: IntegrationField;
    /** @default standard */
    resource_type?: IntegrationResourceType;
    request_headers?: IntegrationHeaders;
}

/** A new integration, or all fields of an integration to replace. */
export interface IntegrationCreate {
    /** The name that people use for it. */
    name: Name;
    provider: IntegrationProvider;
    config: IntegrationConfigInput;
}

/** The place of the list in the response, as a JSON pointer (RFC 6901). When it is null or empty, the whole response is the list. */
export type IntegrationItemsPointerUpdate = string | null;

/** The name of a property of an item; null for the default. */
export type IntegrationFieldUpdate = string | null;

/** The `type` of the imported resources; null for `standard`. */
export type IntegrationResourceTypeUpdate = string | null;

/** The parts of the configuration to change. */
export interface IntegrationConfigUpdate {
    /** The address that returns the list. */
    url?: Url;
    items_pointer?: IntegrationItemsPointerUpdate;
    /** The property that identifies an item from one sync to the next; null for `id`. */
    id_field?: IntegrationFieldUpdate;
    /** The property of an item that becomes the name of its resource; null for `name`. */
    name_field?: IntegrationFieldUpdate;
    resource_type?: IntegrationResourceTypeUpdate;
    request_headers?: IntegrationHeaders;
}

/** The fields to change; at least one. */
export interface IntegrationUpdate {
    /** The name that people use for it. */
    name?: Name;
    config?: IntegrationConfigUpdate;
}

/** An operation's id - opaque, sortable by creation. */
export type OperationId = string;

/**
 * The kind of work.
 */
export type OperationType = "integration_sync" | "webhook_recovery";

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
    /** @default {} */
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
    /** @default standard */
    type?: ResourceType;
    status?: ResourceStatus;
    /** @default {} */
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

/** A notification's id - opaque, sortable by creation. */
export type NotificationId = string;

/**
 * Why it concerns you. What concerns you for several reasons has the first of them.
 */
export type NotificationKind = "mentioned" | "assigned" | "invited" | "commented" | "due";

/**
 * Your own mark. A new notification is `unread`; `archived` is for what you are done with.
 */
export type NotificationStatus = "unread" | "read" | "archived";

/** Something that concerns a person. */
export interface Notification {
    id: NotificationId;
    /** The person whom it concerns. */
    user_id: UserId;
    kind: NotificationKind;
    status: NotificationStatus;
    /** The id of the record that it is about, of any family. A comment is about the record that it is on. */
    resource_id: string;
    /** The event that it tells of; null for `due`, which nothing but time has caused. */
    event_id: string | null;
    /** The full event; present when `expand=event` asks for it and you may see the event. */
    event?: Event;
    actor: Actor;
    created_at: Timestamp;
    /** When you last marked it. */
    updated_at: Timestamp;
}

/** What was marked as read. */
export interface NotificationsRead {
    /**
     * Format: int64
     * How many notifications were unread.
     */
    read: number;
}

/** The mark to set. */
export interface NotificationUpdate {
    status?: NotificationStatus;
}

/**
 * The operationId of an operation that can be part of a batch.
 */
export type BatchOperationId = "createUser" | "updateCurrentUser" | "replaceUser" | "updateUser" | "deleteUser" | "createProject" | "replaceProject" | "updateProject" | "deleteProject" | "addProjectMember" | "updateProjectMember" | "removeProjectMember" | "archiveProject" | "restoreProject" | "transferProject" | "cloneProject" | "createTask" | "replaceTask" | "updateTask" | "deleteTask" | "completeTask" | "reopenTask" | "createProjectTask" | "createTeam" | "replaceTeam" | "updateTeam" | "deleteTeam" | "addTeamMember" | "removeTeamMember" | "createFile" | "replaceFile" | "updateFile" | "deleteFile" | "createFileUploadAddress" | "createComment" | "replaceComment" | "updateComment" | "deleteComment" | "createIntegration" | "replaceIntegration" | "updateIntegration" | "deleteIntegration" | "disconnectIntegration" | "syncIntegration" | "createWebhook" | "replaceWebhook" | "updateWebhook" | "deleteWebhook" | "redeliverWebhookDelivery" | "testWebhook" | "rotateWebhookSecret" | "enableWebhook" | "recoverWebhook" | "createResource" | "replaceResource" | "updateResource" | "deleteResource" | "updateNotification" | "readAllNotifications";

/** An operation that writes, with what a request for it has. */
export interface BatchOperation {
    operation: BatchOperationId;
    /** The path parameters, by name. */
    path?: {
        [key: string]: string;
    };
    /** The query parameters, by name. */
    query?: {
        [key: string]: string | number | boolean | (string | number | boolean)[];
    };
    /** The `ETag` that the record must have for the change to be made. */
    if_match?: string;
    /** The body, if the operation has one. */
    body?: {
        [key: string]: unknown;
    };
    /** Values of earlier results, by the place in this operation that gets them. Both places are JSON Pointers (RFC 6901). A value replaces the one that stands there; of several places, the last part alone may be missing. */
    references?: {
        [key: string]: string;
    };
}

/** Operations to carry out in order. */
export interface Batch {
    /**
     * Whether either all operations are carried out or none.
     * @default true
     */
    atomic?: boolean;
    /** The operations, in the order in which they are carried out. */
    operations: BatchOperation[];
}

/** What the operation would have answered alone. */
export interface BatchOperationResult {
    operation: BatchOperationId;
    /**
     * Format: int32
     * The HTTP status. From 400 on the operation was refused.
     */
    status: number;
    /** The headers that the operation's response has of its own, such as `ETag` and `Location`. */
    headers: {
        [key: string]: string;
    };
    /** The body of the response, with `data` or `error`; null where it has none. */
    body: {
        [key: string]: unknown;
    } | null;
}

/** What became of the operations of a batch. */
export interface BatchResult {
    /**
     * Format: int32
     * How many operations were carried out.
     */
    succeeded: number;
    /**
     * Format: int32
     * How many operations were refused.
     */
    failed: number;
    /** The result of each operation, in the order of the request. */
    results: BatchOperationResult[];
}

/**
 * A kind of record that can be found. More are added over time; ignore those that you do not know.
 */
export type SearchKind = "user" | "project" | "task" | "team" | "file" | "comment" | "integration" | "webhook" | "resource";

/**
 * Where the words are: in the title of the record, or in its other texts.
 */
export type SearchPlace = "title" | "text";

/** A part of a passage. */
export interface SearchPart {
    /** The part as it is written. It is plain text. */
    text: string;
    /** Whether it is one of the words. */
    is_match: boolean;
}

/** A passage with the words. */
export interface SearchHighlight {
    place: SearchPlace;
    /** The passage as it is written, cut into what matches and what does not. Show the texts one behind the other. */
    parts: SearchPart[];
}

/** A record that has the words. */
export interface SearchResult {
    /** The record's id. */
    id: string;
    kind: SearchKind;
    /** The title of the record; the beginning of its text if it has none. */
    title: string;
    /** Where the words are. It is empty when they are far behind in a long text. */
    highlights: SearchHighlight[];
}

/** The records that have the words. */
export interface SearchResults {
    /** The records, the best match first. */
    results: SearchResult[];
}

/** A membership in a project, at the time when it began, changed or ended. */
export interface ProjectMemberChange {
    project_id: ProjectId;
    user_id: UserId;
    role: ProjectRole;
}

/** A project that fewer users may see than before. Nothing else is said of it, because some readers of the event no longer see it. */
export interface ProjectRestriction {
    project_id: ProjectId;
}

/** A membership in a team, at the time when it began or ended. */
export interface TeamMemberChange {
    team_id: TeamId;
    user_id: UserId;
}

/** A file and the project that it was moved out of. */
export interface ProjectFileRemoval {
    project_id: ProjectId;
    file_id: FileId;
}

/** A person who has marked all their notifications as read. */
export interface NotificationsReadBy {
    user_id: UserId;
}

/** The parameters of `getSearchResults`. */
export interface GetSearchResultsQuery {
    /** The words to find. */
    q: string;
    /** The kinds of records to find; all by default. */
    kind_in?: SearchKind[];
    /**
     * Format: int32
     * How many results to return at most.
     * @default 20
     */
    limit?: number;
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

/** The properties of `Project` that `fields` can name. */
export type ProjectFieldName = 'id' | 'name' | 'description' | 'visibility' | 'status' | 'settings' | 'tags' | 'owner_id' | 'archived_at' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Project`. */
export type ProjectExpansion = 'owner';
/** The filters of a list of `Project`. */
export interface ProjectFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  description?: OrNull<TextFilter>;
  visibility?: EqualityFilter<NonNullable<Project['visibility']>>;
  status?: EqualityFilter<NonNullable<Project['status']>>;
  tags?: LabelFilter;
  owner_id?: EqualityFilter;
  archived_at?: OrNull<TimeFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Project`. */
export interface ProjectList extends ProjectFilters, Paging {
  sort?: Sort<'name' | 'status' | 'archived_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly ProjectFilters[];
}

/** The properties of `Team` that `fields` can name. */
export type TeamFieldName = 'id' | 'name' | 'description' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Team`. */
export type TeamExpansion = never;
/** The filters of a list of `Team`. */
export interface TeamFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  description?: OrNull<TextFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Team`. */
export interface TeamList extends TeamFilters, Paging {
  sort?: Sort<'name' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly TeamFilters[];
}

/** The properties of `Task` that `fields` can name. */
export type TaskFieldName = 'id' | 'project_id' | 'title' | 'description' | 'status' | 'priority' | 'assignee_id' | 'due_at' | 'tags' | 'completed_at' | 'created_by' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Task`. */
export type TaskExpansion = 'project' | 'project.owner' | 'assignee' | 'creator';
/** The filters of a list of `Task`. */
export interface TaskFilters {
  id?: EqualityFilter;
  project_id?: EqualityFilter;
  title?: TextFilter;
  description?: OrNull<TextFilter>;
  status?: EqualityFilter<NonNullable<Task['status']>>;
  priority?: EqualityFilter<NonNullable<Task['priority']>>;
  assignee_id?: OrNull<EqualityFilter>;
  due_at?: OrNull<TimeFilter>;
  tags?: LabelFilter;
  completed_at?: OrNull<TimeFilter>;
  created_by?: EqualityFilter;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Task`. */
export interface TaskList extends TaskFilters, Paging {
  sort?: Sort<'title' | 'status' | 'priority' | 'due_at' | 'completed_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly TaskFilters[];
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

/** The properties of `ProjectMember` that `fields` can name. */
export type ProjectMemberFieldName = 'user_id' | 'role' | 'added_at';
/** The related records that `expand` can add to `ProjectMember`. */
export type ProjectMemberExpansion = 'user';
/** The filters of a list of `ProjectMember`. */
export interface ProjectMemberFilters {
  user_id?: EqualityFilter;
  role?: EqualityFilter<NonNullable<ProjectMember['role']>>;
  added_at?: TimeFilter;
}
/** The filters and the order of a list of `ProjectMember`. */
export interface ProjectMemberList extends ProjectMemberFilters, Paging {
  sort?: Sort<'role' | 'added_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly ProjectMemberFilters[];
}

/** The properties of `FileRecord` that `fields` can name. */
export type FileRecordFieldName = 'id' | 'name' | 'content_type' | 'size' | 'checksum' | 'project_id' | 'task_id' | 'uploaded_by' | 'status' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `FileRecord`. */
export type FileRecordExpansion = 'project' | 'project.owner' | 'task' | 'task.project' | 'task.assignee' | 'task.creator' | 'uploader';
/** The filters of a list of `FileRecord`. */
export interface FileRecordFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  content_type?: TextFilter;
  size?: OrNull<NumberFilter>;
  checksum?: OrNull<TextFilter>;
  project_id?: OrNull<EqualityFilter>;
  task_id?: OrNull<EqualityFilter>;
  uploaded_by?: EqualityFilter;
  status?: EqualityFilter<NonNullable<FileRecord['status']>>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `FileRecord`. */
export interface FileRecordList extends FileRecordFilters, Paging {
  sort?: Sort<'name' | 'content_type' | 'size' | 'status' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly FileRecordFilters[];
}

/** The properties of `Comment` that `fields` can name. */
export type CommentFieldName = 'id' | 'body' | 'author_id' | 'subject' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Comment`. */
export type CommentExpansion = 'author';
/** The filters of a list of `Comment`. */
export interface CommentFilters {
  id?: EqualityFilter;
  body?: TextFilter;
  author_id?: EqualityFilter;
  subject_type?: EqualityFilter<NonNullable<Comment['subject']['type']>>;
  subject_id?: EqualityFilter;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Comment`. */
export interface CommentList extends CommentFilters, Paging {
  sort?: Sort<'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly CommentFilters[];
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

/** The properties of `TeamMember` that `fields` can name. */
export type TeamMemberFieldName = 'user_id' | 'added_at';
/** The related records that `expand` can add to `TeamMember`. */
export type TeamMemberExpansion = 'user';
/** The filters of a list of `TeamMember`. */
export interface TeamMemberFilters {
  user_id?: EqualityFilter;
  added_at?: TimeFilter;
}
/** The filters and the order of a list of `TeamMember`. */
export interface TeamMemberList extends TeamMemberFilters, Paging {
  sort?: Sort<'added_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly TeamMemberFilters[];
}

/** The properties of `FileAddress` that `fields` can name. */
export type FileAddressFieldName = 'url' | 'method' | 'expires_at';
/** The related records that `expand` can add to `FileAddress`. */
export type FileAddressExpansion = never;

/** The properties of `Integration` that `fields` can name. */
export type IntegrationFieldName = 'id' | 'name' | 'provider' | 'status' | 'config' | 'last_synced_at' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Integration`. */
export type IntegrationExpansion = never;
/** The filters of a list of `Integration`. */
export interface IntegrationFilters {
  id?: EqualityFilter;
  name?: TextFilter;
  provider?: EqualityFilter<NonNullable<Integration['provider']>>;
  status?: EqualityFilter<NonNullable<Integration['status']>>;
  last_synced_at?: OrNull<TimeFilter>;
  created_at?: TimeFilter;
  updated_at?: TimeFilter;
}
/** The filters and the order of a list of `Integration`. */
export interface IntegrationList extends IntegrationFilters, Paging {
  sort?: Sort<'name' | 'status' | 'last_synced_at' | 'created_at' | 'updated_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly IntegrationFilters[];
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

/** The properties of `Notification` that `fields` can name. */
export type NotificationFieldName = 'id' | 'user_id' | 'kind' | 'status' | 'resource_id' | 'event_id' | 'actor' | 'created_at' | 'updated_at';
/** The related records that `expand` can add to `Notification`. */
export type NotificationExpansion = 'event';
/** The filters of a list of `Notification`. */
export interface NotificationFilters {
  id?: EqualityFilter;
  kind?: EqualityFilter<NonNullable<Notification['kind']>>;
  status?: EqualityFilter<NonNullable<Notification['status']>>;
  resource_id?: EqualityFilter;
  created_at?: TimeFilter;
}
/** The filters and the order of a list of `Notification`. */
export interface NotificationList extends NotificationFilters, Paging {
  sort?: Sort<'created_at'>;
  /** Groups of filters: only records that match all filters of at least one group. */
  or?: readonly NotificationFilters[];
}

/** The properties of `SearchResults` that `fields` can name. */
export type SearchResultsFieldName = 'results';
/** The related records that `expand` can add to `SearchResults`. */
export type SearchResultsExpansion = never;
