// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An id that the client chooses and the response repeats. It is unique among the frames that wait for a response. */
        FrameId: string;
        /** @description The id of a subscription, valid in this connection. */
        SubscriptionId: string;
        /** @description A position in the order of events; it is valid with the `events` and `resource_ids` that it came from. */
        Cursor: string;
        /** @description Any frame that a client sends; `type` says which. */
        ClientFrame: components["schemas"]["AuthenticateFrame"] | components["schemas"]["SubscribeFrame"] | components["schemas"]["UnsubscribeFrame"] | components["schemas"]["CallFrame"] | components["schemas"]["PingFrame"];
        /** @description Authenticates the caller. */
        AuthenticateFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "authenticate";
            /** @description An API key, an OAuth 2.0 access token, a JWT or a session token, without a prefix such as `Bearer`. */
            token: string;
        };
        /** @description Subscribes to events. */
        SubscribeFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "subscribe";
            /** @description The event types; all types when left out. */
            events?: components["schemas"]["EventType"][];
            /** @description The records that the events are about, of any family; all records when left out. */
            resource_ids?: components["schemas"]["RecordId"][];
            after?: components["schemas"]["Cursor"];
        };
        /** @description The id of a record of any family. */
        RecordId: string;
        /** @description Ends a subscription. */
        UnsubscribeFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "unsubscribe";
            subscription: components["schemas"]["SubscriptionId"];
        };
        /** @description Carries out an operation of the REST API. */
        CallFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "call";
            /** @description The operationId in the REST contract. */
            operation: string;
            /** @description The path parameters, by name. */
            path?: {
                [key: string]: string;
            };
            /** @description The query parameters, by name. */
            query?: {
                [key: string]: string | number | boolean | (string | number | boolean)[];
            };
            headers?: components["schemas"]["CallHeaders"];
            /** @description The body, if the operation has one. */
            body?: {
                [key: string]: unknown;
            };
        };
        /** @description The request headers that are supported here, in this spelling. */
        CallHeaders: {
            /** @description The `ETag` that the record must have for the change to be made. */
            "If-Match"?: string;
            /** @description The `ETag` that you have; the status is 304 if it is still the record's. */
            "If-None-Match"?: string;
            /** @description A key of your own that makes a retry safe, also when the retry comes over HTTP. */
            "Idempotency-Key"?: string;
        };
        /** @description Checks whether the connection is alive. */
        PingFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "ping";
        };
        /** @description Any frame that the server sends; `type` says which, and `to` says which kind of result. */
        ServerFrame: components["schemas"]["WelcomeFrame"] | components["schemas"]["ResultFrame"] | components["schemas"]["ErrorFrame"] | components["schemas"]["EventFrame"] | components["schemas"]["ClosingFrame"];
        /** @description The first frame of every connection. */
        WelcomeFrame: {
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "welcome";
            /** @description The id of the connection in our logs; quote it when you contact us. */
            connection_id: string;
            server_time: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The interval of the server's pings.
             */
            heartbeat_seconds: number;
            /**
             * Format: int32
             * @description How long the server waits for `authenticate`.
             */
            authenticate_within_seconds: number;
        };
        /** @description The response to a frame that was carried out; `to` is the kind of that frame. */
        ResultFrame: components["schemas"]["AuthenticatedFrame"] | components["schemas"]["SubscribedFrame"] | components["schemas"]["UnsubscribedFrame"] | components["schemas"]["CalledFrame"] | components["schemas"]["PongFrame"];
        /** @description The credentials are accepted. */
        AuthenticatedFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "result";
            /**
             * @description The kind of frame that this is the response to.
             * @constant
             */
            to: "authenticate";
            /** @description The account that the credentials belong to. */
            account_id: string;
            /**
             * Format: date-time
             * @description When the credentials expire; null when they do not. Authenticate again before then.
             */
            expires_at: string | null;
            /** @description What the credentials permit. */
            scopes: string[];
        };
        /** @description The subscription is active. */
        SubscribedFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "result";
            /**
             * @description The kind of frame that this is the response to.
             * @constant
             */
            to: "subscribe";
            subscription: components["schemas"]["SubscriptionId"];
            cursor: components["schemas"]["Cursor"];
            /** @description Whether every event after `after` follows (`true`) or none of them (`false`); null when there was no `after`. `cursor` is the position that events follow from: your own `after` when this is `true`. */
            recovered: boolean | null;
        };
        /** @description The subscription has ended. */
        UnsubscribedFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "result";
            /**
             * @description The kind of frame that this is the response to.
             * @constant
             */
            to: "unsubscribe";
            subscription: components["schemas"]["SubscriptionId"];
        };
        /** @description The response of the operation, as over HTTP. */
        CalledFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "result";
            /**
             * @description The kind of frame that this is the response to.
             * @constant
             */
            to: "call";
            /**
             * Format: int32
             * @description The HTTP status, also of an error.
             */
            status: number;
            /** @description The response headers that the REST contract lists, in its spelling. */
            headers: {
                [key: string]: string;
            };
            /** @description The body with its envelope, or with the error; null when there is no body. */
            body: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The reply to a ping. */
        PongFrame: {
            id: components["schemas"]["FrameId"];
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "result";
            /**
             * @description The kind of frame that this is the response to.
             * @constant
             */
            to: "ping";
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description A frame was refused. */
        ErrorFrame: {
            /** @description The id of the refused frame; null when it could not be read. */
            id: string | null;
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "error";
            error: components["schemas"]["FormB"];
        };
        /** @description An event that matches a subscription. */
        EventFrame: {
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "event";
            subscription: components["schemas"]["SubscriptionId"];
            cursor: components["schemas"]["Cursor"];
            event: components["schemas"]["Event"];
        };
        /** @description The server closes the connection. */
        ClosingFrame: {
            /**
             * @description The kind of frame.
             * @constant
             */
            type: "closing";
            /**
             * Format: int32
             * @description The code that the connection is closed with.
             */
            code: number;
            /** @description The name of the code. */
            reason: string;
            /** @description Whether to connect again, as the code says. */
            reconnect: boolean;
        };
        /**
         * @description What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
         * @enum {string}
         */
        EventType: "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        /**
         * Format: date-time
         * @description A point in time in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /**
         * @description What exactly went wrong. Codes are stable: rely on them, not on messages. New codes are added over time.
         * @enum {string}
         */
        ErrorCode: "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "project_archived";
        /** @description Form B of an error: the same error inside another message, such as a failed operation or an error frame of the channel. */
        FormB: {
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong and what is allowed, written for people. */
            message: string;
            /** @description One sentence for each wrong field, by the path of the field. */
            details: {
                [key: string]: string;
            };
        };
        /** @description An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
        EventId: string;
        /**
         * @description The kind of actor: a person (`user`), an API key (`api_key`), an OAuth application that acts for itself (`application`), or Tessera (`system`).
         * @enum {string}
         */
        ActorType: "user" | "api_key" | "application" | "system";
        /** @description The person or program that caused the event. */
        Actor: {
            type: components["schemas"]["ActorType"];
            /** @description The actor's id; null for `system`. */
            id: string | null;
        };
        /** @description The id of the event that this one follows from, for a record that was changed or made as an effect of something else: a resource that has another owner because its owner was deleted has the id of that `USER_DELETED`. Null for what the actor did to the record itself. The effects of an event come after it, and all have its id. You may see an effect without being allowed to see its cause. */
        EventCause: string | null;
        /** @description One property before and after an event. */
        FieldChange: {
            /** @description The value before; null when it had none. It is left out where the record had other readers before, so that nobody learns of a time in which they could not see it. */
            from?: unknown;
            /** @description The value after, as in `data`. */
            to: unknown;
        };
        /** @description What the event changed in `data`, by property, without `updated_at`. It is an empty object if only something changed that `data` does not show, such as a secret. Null for events that change no record: those that create or delete one, add or remove a member, or report something. */
        EventChanges: {
            [key: string]: components["schemas"]["FieldChange"];
        } | null;
        /**
         * Format: int32
         * @description The version of the record right after the event, the number in the `ETag` that the record has at its own address in v1. A write there with `If-Match: "7"` is carried out if the record has not changed since the event with the version 7. For a deletion, it is the last version of the record. Null where `data` has no versions, such as a membership, and for events that were recorded without one.
         */
        EventVersion: number | null;
        /** @description Something that happened. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            /** @description The id of the record that the event is about, of any family; null when it is about none. */
            resource_id: string | null;
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            /** @description The record as v1 shows it, in every version, in its state right after the event. For a deletion, it is the last state of the record. The catalogue of events has the schema for each type. */
            data: {
                [key: string]: unknown;
            };
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
