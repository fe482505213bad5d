// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export interface paths {
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts
         * @description All accounts of the installation, those created first first. Those that are being deleted are among them until they are gone.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create an account
         * @description Creates an account in the region of the server, with its first administrator. The link with which they choose their password is shown only in this response. Send an `Idempotency-Key`: when the response is lost, the same request gets it again, with the link, and no second account is created. Another request with the key is a 422 `idempotency_key_reused`; while the first one is still running, the response is a 409 `idempotency_key_in_use`.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        /**
         * Show an account
         * @description One account in its current state.
         */
        get: operations["showAccount"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Suspends the account, and deletes it for good after a time of grace, in which `resumeAccount` takes the deletion back. Then its records and the bytes of its files are deleted in small batches, and nothing of it stays in the database; backups have it as long as you keep them. It needs an export that was begun while the account was suspended, or `without_export`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Set the name, the plan or the limits, or reset the policies
         * @description Changes what is given; nodes obey within a second. Only the plan `enterprise` has limits of its own: another plan has those of the contract, and `rate_limit` and `burst_limit` are refused with it and become null when an account changes to it. `reset_policies` lets administrators in again who are refused by policies of their account.
         */
        patch: operations["setAccount"];
        trace?: never;
    };
    "/v1/accounts/{account_id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Within a second, on all nodes: every credential of the account is refused with `account_suspended`, its WebSockets are closed, nobody signs in, and its webhooks and imports pause. Nothing is lost: `resumeAccount` gives everything back. An account that is suspended already stays so, with the new reason.
         */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        /**
         * Export an account
         * @description All records of the account and the bytes of its files, as JSON lines: a line of the type `export`, then for each record one of the type `record` with its table, after the record of a file its bytes in base64, in lines of the type `bytes` with its table and id, and at last one of the type `end` with the counts. Without that last line the export is not complete. Passwords, tokens, secrets and their hashes are left out. Suspend the account first, so that nothing changes meanwhile.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an account
         * @description Ends a suspension, and takes back a deletion whose time of grace is not over. Credentials and sessions that have not expired work again, and webhooks receive what has waited for them.
         */
        post: operations["resumeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the changes of e-mail addresses that are open
         * @description The changes of their own e-mail addresses that people of the account have asked for, and that the link in the letter to the new address can still confirm. A change that is confirmed or expired is not there, and no link is shown.
         */
        get: operations["listPendingEmailChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/email-changes/{change_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
                change_id: components["parameters"]["EmailChangeIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a change of an e-mail address
         * @description Takes a change back that is not confirmed, for a person who can open neither mailbox: the links in both letters stop working, the present address stays, and the person can ask again. It stands in the audit log of the account, with the person as its subject. A change that is confirmed, expired or ended is a 404 `not_found`.
         */
        delete: operations["endEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{application_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register GraphQL documents for an application
         * @description Keeps documents under their ids. With the tokens of the application, a request to `/graphql` may then send a `documentId` in place of a `query`, on all nodes at once. Each document is checked first: it must be valid against the schema and within the limits of an operation, and its cost, where no variable decides about it, within the highest cost. Where one is wrong, the response is a 422 `unprocessable` with one detail for each error, up to 100 of them, and none is registered. A document that is registered already stays as it is. Its id never gets another text: that is such a detail, too. An application may have 5,000 documents, whose texts have at most 5,000,000 characters together; more are a 409 `limit_reached`. They are deleted with the application. One that describes itself has none.
         */
        post: operations["registerDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An account's id. */
        AccountId: string;
        /**
         * @description Whether the account can be used: `deleting` is suspended, and deleted when `delete_after` is reached.
         * @enum {string}
         */
        AccountStatus: "active" | "suspended" | "deleting";
        /**
         * @description The family of the error; it follows from the HTTP status.
         * @enum {string}
         */
        ErrorType: "authentication_error" | "authorization_error" | "validation_error" | "not_found" | "rate_limit_exceeded" | "conflict" | "service_error";
        /**
         * @description What exactly went wrong. Codes are stable: rely on them, not on messages. New codes are added over time.
         * @enum {string}
         */
        ErrorCode: "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "project_archived";
        /** @description The correlation id of the request: the caller's own id when `X-Request-ID` carried one. */
        RequestId: string;
        /**
         * @description What is wrong with one field. New codes are added over time.
         * @enum {string}
         */
        DetailCode: "missing_required_field" | "unknown_field" | "unknown_parameter" | "invalid_type" | "invalid_format" | "invalid_enum_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "duplicate_items" | "not_allowed" | "unknown_reference" | "conflict";
        /** @description One field or parameter, and what is wrong with it. */
        ErrorDetail: {
            /** @description The place of the error: a property by its path (`settings.defaultView`, `tags[2]`), or a parameter or header by its name. */
            field: string;
            /** @description What is wrong and what is allowed, written for people. */
            message: string;
            code: components["schemas"]["DetailCode"];
        };
        /** @description Form A of an error: the body of every error response of the REST API. */
        Error: {
            /** @description The error. */
            error: {
                type: components["schemas"]["ErrorType"];
                /** @description What is wrong, what is allowed, and where it is documented. Written for people; the wording may change. */
                message: string;
                code: components["schemas"]["ErrorCode"];
                request_id: components["schemas"]["RequestId"];
                /** @description One entry for each wrong field; empty when the error is about no field. */
                details: components["schemas"]["ErrorDetail"][];
            };
        };
        /**
         * @description The plan.
         * @enum {string}
         */
        PlanName: "free" | "professional" | "business" | "enterprise";
        /**
         * @description The region of the account: the United States, the European Union, or Asia-Pacific. Its credentials are valid only there.
         * @enum {string}
         */
        AccountRegion: "us" | "eu" | "ap";
        /**
         * Format: date-time
         * @description A point in time in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /** @description An account, as the operator sees it. */
        OperatedAccount: {
            id: components["schemas"]["AccountId"];
            /** @description The name of the account. */
            name: string;
            plan: components["schemas"]["PlanName"];
            /**
             * Format: int32
             * @description Requests in a window; null for the limit of the plan. It may be higher than what operators can set, where it was set in the database.
             */
            rate_limit: number | null;
            /**
             * Format: int32
             * @description Requests in a window together with the burst allowance; null for that of the plan.
             */
            burst_limit: number | null;
            region: components["schemas"]["AccountRegion"];
            status: components["schemas"]["AccountStatus"];
            /**
             * Format: date-time
             * @description Since when the account is suspended; null while it is not.
             */
            suspended_at: string | null;
            /** @description Why it is suspended, if a reason was given. */
            suspension_reason: string | null;
            /**
             * Format: date-time
             * @description When the account is deleted for good; null when it is not to be deleted.
             */
            delete_after: string | null;
            /**
             * Format: date-time
             * @description When the last export that was complete began; null when there was none.
             */
            exported_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A part of the accounts. */
        OperatedAccountList: {
            /** @description The accounts. */
            data: components["schemas"]["OperatedAccount"][];
            /** @description The `after` of the next part; null at the end. */
            next: string | null;
        };
        /** @description The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
        Name: string;
        /**
         * Format: int32
         * @description Requests in a window; null for the limit of the plan.
         */
        OwnRateLimit: number | null;
        /**
         * Format: int32
         * @description Requests in a window together with the burst allowance; null for that of the plan. It is not lower than the rate limit.
         */
        OwnBurstLimit: number | null;
        /** @description The account to create. */
        OperatedAccountCreate: {
            /** @description The name of the account. */
            name: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The e-mail address of the first administrator.
             */
            email: string;
            /** @description The name of the first administrator; Administrator if you leave it out. */
            administrator_name?: components["schemas"]["Name"];
            /** @description The plan; free if you leave it out. */
            plan?: components["schemas"]["PlanName"];
            rate_limit?: components["schemas"]["OwnRateLimit"];
            burst_limit?: components["schemas"]["OwnBurstLimit"];
        };
        /** @description A user's id - opaque, sortable by creation. */
        UserId: string;
        /** @description A new account, with its first administrator. */
        AccountCreated: {
            data: components["schemas"]["OperatedAccount"];
            /** @description The first administrator, and their link. */
            administrator: {
                user_id: components["schemas"]["UserId"];
                /**
                 * Format: email
                 * @description Their address.
                 */
                email: string;
                /**
                 * Format: uri
                 * @description Where they choose their password. It works once.
                 */
                link: string;
                /** @description When the link expires. */
                expires_at: components["schemas"]["Timestamp"];
            };
        };
        /** @description An account. */
        OperatedAccountAnswer: {
            data: components["schemas"]["OperatedAccount"];
        };
        /** @description The fields to change; at least one. */
        OperatedAccountUpdate: {
            /** @description The name of the account. */
            name?: components["schemas"]["Name"];
            plan?: components["schemas"]["PlanName"];
            rate_limit?: components["schemas"]["OwnRateLimit"];
            burst_limit?: components["schemas"]["OwnBurstLimit"];
            /** @description True takes the policies of the account away that may refuse its administrators: the lifetimes and networks of its security settings. Second factors stay demanded. False changes nothing. */
            reset_policies?: boolean;
        };
        /** @description Why the account is suspended. Its administrators find it in the audit log when the account is resumed. */
        SuspensionReason: string;
        /** @description Why the account is suspended. */
        AccountSuspension: {
            reason?: components["schemas"]["SuspensionReason"];
        };
        /** @description JSON lines. */
        AccountExport: string;
        /** @description The id of a change - opaque, sortable by time. */
        EmailChangeId: string;
        /** @description A change of somebody's own e-mail address that is not confirmed. */
        PendingEmailChange: {
            id: components["schemas"]["EmailChangeId"];
            /** @description Whose address it is. */
            user_id: string;
            /**
             * Format: email
             * @description The new address, which has the letter with the link that confirms.
             */
            email: string;
            /**
             * Format: email
             * @description The present address, which has the letter with the link that stops it.
             */
            former_email: string;
            requested_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A part of the changes. */
        PendingEmailChangeList: {
            /** @description The changes. */
            data: components["schemas"]["PendingEmailChange"][];
            /** @description The `after` of the next part; null at the end. */
            next: string | null;
        };
        /** @description A change. */
        PendingEmailChangeAnswer: {
            data: components["schemas"]["PendingEmailChange"];
        };
        /** @description An application's id. */
        ApplicationId: string;
        /** @description A document and its id. */
        RegisteredDocument: {
            /** @description What requests send as `documentId`, in the form that GraphQL over HTTP gives it: letters, digits, `-`, `.`, `_` and `~`, alone or after `x-…:`; or `sha256:` with the SHA-256 of the text, which is compared with the text. */
            id: string;
            /** @description The document, with its operations and all fragments. */
            text: string;
        };
        /** @description The documents to register. */
        DocumentRegistration: {
            /** @description The documents, each id once. */
            documents: components["schemas"]["RegisteredDocument"][];
        };
        /** @description What a registration did. */
        DocumentRegistrationResult: {
            account_id: components["schemas"]["AccountId"];
            application_id: components["schemas"]["ApplicationId"];
            /**
             * Format: int32
             * @description How many documents were added.
             */
            new: number;
            /**
             * Format: int32
             * @description How many were registered already.
             */
            known: number;
        };
        /** @description The result of a registration. */
        DocumentsRegistered: {
            data: components["schemas"]["DocumentRegistrationResult"];
        };
        /** @description The same error as a problem document (RFC 9457). It is sent when `Accept` prefers `application/problem+json`, or names it and gives `application/json` no higher weight. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The address of the documentation of the code.
             */
            type: string;
            /** @description The status in words. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The message of form A. */
            detail: string;
            /** @description The request that the error is about. */
            instance: string;
            code: components["schemas"]["ErrorCode"];
            request_id: components["schemas"]["RequestId"];
            /** @description The details of form A. */
            errors?: components["schemas"]["ErrorDetail"][];
        };
    };
    responses: {
        /** @description Any other refusal or failure. */
        OperatorError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account in its current state. */
        OperatedAccountFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperatedAccountAnswer"];
            };
        };
    };
    parameters: {
        AccountsLimit: number;
        AccountsAfter: components["schemas"]["AccountId"];
        AccountsStatus: components["schemas"]["AccountStatus"];
        OperatorIdempotencyKey: string;
        AccountIdPath: components["schemas"]["AccountId"];
        WithoutExport: boolean;
        GraceDays: number;
        EmailChangesLimit: number;
        EmailChangesAfter: components["schemas"]["EmailChangeId"];
        EmailChangeIdPath: components["schemas"]["EmailChangeId"];
        ApplicationIdPath: components["schemas"]["ApplicationId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
        parameters: {
            query?: {
                limit?: components["parameters"]["AccountsLimit"];
                after?: components["parameters"]["AccountsAfter"];
                status?: components["parameters"]["AccountsStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One part of the accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatedAccountList"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["OperatorIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatedAccountCreate"];
            };
        };
        responses: {
            /** @description The new account, and the link for its administrator. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCreated"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    showAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatedAccountFound"];
            default: components["responses"]["OperatorError"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: {
                without_export?: components["parameters"]["WithoutExport"];
                grace_days?: components["parameters"]["GraceDays"];
            };
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account that will be deleted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatedAccountAnswer"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    setAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatedAccountUpdate"];
            };
        };
        responses: {
            200: components["responses"]["OperatedAccountFound"];
            default: components["responses"]["OperatorError"];
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSuspension"];
            };
        };
        responses: {
            /** @description The suspended account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatedAccountAnswer"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export, as it is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AccountExport"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    resumeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperatedAccountFound"];
            default: components["responses"]["OperatorError"];
        };
    };
    listPendingEmailChanges: {
        parameters: {
            query?: {
                limit?: components["parameters"]["EmailChangesLimit"];
                after?: components["parameters"]["EmailChangesAfter"];
            };
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One part of the changes, those asked for first first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmailChangeList"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    endEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: components["parameters"]["AccountIdPath"];
                change_id: components["parameters"]["EmailChangeIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change that is ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmailChangeAnswer"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
    registerDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRegistration"];
            };
        };
        responses: {
            /** @description How many documents are registered now that were not before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsRegistered"];
                };
            };
            default: components["responses"]["OperatorError"];
        };
    };
}
