// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
export interface paths {
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description The account that your credentials belong to.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the account
         * @description Changes the account's name. Plan and region are agreed with us and change by request.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/v1/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the account in the test environment
         * @description Deletes what was made in the account - projects, tasks, teams, files with their bytes, comments, resources, webhooks, integrations, operations and events - all at once or not at all. Members, API keys, applications, sessions, settings and logs stay, so that you go on with the credentials you have. Events go on counting - a cursor from before brings what happens afterwards, and what was deleted is not told one by one. In the live environment it is refused with `insufficient_permissions`.
         */
        post: operations["resetAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Everyone in the account, with their role and whether they have signed in yet.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Makes a user and a one-time link with which they set their password within 24 hours. The link stands in this answer only, and is mailed to them where the server sends mail. Without a role they are a `viewer`. Whoever holds the link can be the member, so that the credential needs the wide scopes that the role reaches (403 `invalid_scope`), and neither ends by itself nor is restricted (403 `insufficient_permissions`). An address that the account knows already, in whatever case, is a 409 `already_exists`.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description One person of the account. Signing in makes no new version of them, so there is no 304 here.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Deletes the user, for good. Their sessions, tokens, API keys and memberships end at once, and what they own passes to the administrator who has been in the account longest. Applications that they registered keep the scopes that their role reaches. The last administrator stays - removing them is a 409 `invalid_state`.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Gives a member another role. It caps their credentials from the next request on, live connections included, and their open password links end. The credential needs the wide scopes that both roles reach (403 `invalid_scope`), and neither ends by itself nor is restricted (403 `insufficient_permissions`). Taking the role from the last administrator is a 409 `invalid_state`.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v1/account/members/{user_id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new password link for a member
         * @description Makes a one-time link with which the member sets a first or a next password within 24 hours, and puts earlier links out of use. Somebody who may not sign in yet may from then on. The link stands in this answer only, and is mailed to them where the server sends mail. Their present password holds until the link is used. Whoever holds the link can be the member, so that the credential needs the wide scopes that their role reaches (403 `invalid_scope`), and neither ends by itself nor is restricted (403 `insufficient_permissions`).
         */
        post: operations["createMemberPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The keys of the account, revoked and expired ones with them. `revoked_at_exists=false` leaves the revoked ones out.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a key and shows it in full, this once; we keep its digest only. Its scopes are chosen now and stay. Without a `user_id` it acts as you. It reaches no further than the credential that makes it, holds no longer and is restricted at least as much - a scope that the credential lacks is a 403 `invalid_scope`, a later end or a wider restriction a 403 `insufficient_permissions`, and an end or a restriction that you leave out is the credential's own. A person who has signed in with their password, by a session or a token of their own, is bound by their role alone - they could sign in again - and what they make stays when that ends. A scope or user that does not exist is a 422 `unknown_reference`, an expiry that has passed a 422 `unprocessable`, and a key beyond the 100 that an account may hold a 409 `limit_reached`; those that are revoked, expired or rerolled do not count.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/api-keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an API key
         * @description One key, without its secret part. Being used makes no new version of it, so there is no 304 here.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Changes the name, the restrictions or the expiry; lists are replaced as a whole, and an empty one or `null` lifts its restriction. It holds from the next request on. Scopes stay as they were chosen. Another expiry or restriction needs what making such a key needs. An expiry that has passed is a 422 `unprocessable`, a revoked key a 409 `invalid_state`. Setting `expires_at` takes a reroll back, and brings an expired key back; in an account that holds its 100 keys that is a 409 `limit_reached`.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/v1/account/api-keys/{key_id}/reroll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reroll an API key
         * @description Makes a new key with the same name, scopes, user, restrictions and expiry, shown in full this once. The old one works on for the overlap, 24 hours unless you say otherwise, and expires then; the expiry of the new one stays what the old one had before. The old one no longer counts among the account's 100, so that an account at its limit can reroll. It needs what making such a key needs. A key that is revoked or expired is a 409 `invalid_state`.
         */
        post: operations["rerollApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/api-keys/{key_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Ends the key at once and for good; connections that it opened are closed. The record stays, so that logs that name it keep their meaning. A key that is revoked already is a 409 `invalid_state`.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description The OAuth applications that the account has registered.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Register an application
         * @description Registers an OAuth application. A confidential one gets a client secret, shown this once; a public one (a browser or mobile app, a command line) gets none and has to use PKCE. Only a confidential application may do without redirect addresses, and then it has client credentials only. A scope that the credential lacks is a 403 `invalid_scope`, and a credential that ends by itself or is restricted registers none (403 `insufficient_permissions`). A public one without any, or an address that nobody should be sent to (plain HTTP that is not loopback, a wildcard, no host, another spelling than a browser's), is a 422 `unprocessable`; a scope that does not exist is a 422 `unknown_reference`.
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/applications/{application_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an application
         * @description One application, without its secret.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application for good. Its tokens, refresh tokens and grants end at once.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /**
         * Update an application
         * @description Changes the name, the redirect addresses or the scopes; lists are replaced as a whole, and `null` takes all redirect addresses away. The type stays. A scope that you take away is in no token issued or refreshed from now on; access tokens that carry it end within the hour. Other redirect addresses and more scopes need what registering such an application needs. The 422s are those of the registration.
         */
        patch: operations["updateApplication"];
        trace?: never;
    };
    "/v1/account/applications/{application_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an application's secret
         * @description Makes a new client secret, shown this once. The old one works on for the overlap, 24 hours unless you say otherwise. Only the newest two hold at a time. It needs what registering such an application needs. A public application has no secret - 409 `invalid_state`.
         */
        post: operations["rotateApplicationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/applications/{application_id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List an application's grants
         * @description The people who have agreed that the application acts for them, and to what.
         */
        get: operations["listApplicationGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/applications/{application_id}/grants/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a person's grant
         * @description Takes one person's consent back. The application's tokens for them end at once, and it has to ask again.
         */
        delete: operations["revokeApplicationGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the security settings
         * @description Which origins may call the API from a browser, and which version answers a request that names none.
         */
        get: operations["getSecuritySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the security settings
         * @description Changes the settings you send and leaves the others. Origins are replaced as a whole, and an empty list or `null` allows all of them again; a call from another origin is then a 403 `origin_not_allowed`. A version that does not exist or is retired is a 422 `unknown_reference`; `null` follows the latest stable version.
         */
        patch: operations["updateSecuritySettings"];
        trace?: never;
    };
    "/v1/account/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the plan
         * @description The account's plan with its limits. Requests a minute and with burst, Free has 60 and 100, Professional 300 and 500, Business 1,000 and 1,500; Enterprise has figures of its own.
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage now
         * @description What is left in the current window of 60 seconds and of the burst allowance, and the day so far. Requests beyond the plan's rate draw on the allowance, which is the burst limit less the rate limit and is filled up every ten minutes; when it is empty they get a 429. This request is counted too.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/usage/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the usage by day
         * @description One record a day on which there were requests, in UTC. The current day is part of it and grows; counts lag behind by up to a minute, and what was counted during an outage is there when it is over.
         */
        get: operations["listUsageDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of all webhooks
         * @description What was sent to any webhook of the account or waits to be sent, one record a delivery with how it stands. `status=failed` finds those that were given up; redeliver them one by one, or recover a webhook as a whole, in the platform API.
         */
        get: operations["listAccountDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description The requests that came with the account's credentials, over REST, GraphQL and the channel, for 30 days. A request appears within seconds after its answer. Find one that a user quotes by its `request_id`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/requests/{logged_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry's id. */
                logged_request_id: components["parameters"]["LoggedRequestIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a request
         * @description One entry of the log.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Every change that was made here in the account API, every user created, changed or deleted in the platform's, every sign-in and sign-out, and every password that was set - who did it, with which credential and from where. What happens to projects and other records stands in the platform's events.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
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
        /**
         * @description An account's id.
         * @example acc_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        AccountId: string;
        /**
         * @description The plan.
         * @example professional
         * @enum {string}
         */
        PlanName: "free" | "professional" | "business" | "enterprise";
        /**
         * @description Where the account is at home - the United States, the European Union, or Asia-Pacific. Its credentials hold there and nowhere else.
         * @example us
         * @enum {string}
         */
        AccountRegion: "us" | "eu" | "ap";
        /**
         * @description Whether this is production or the test environment.
         * @example live
         * @enum {string}
         */
        AccountEnvironment: "live" | "sandbox";
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601 with milliseconds.
         * @example 2026-03-14T09:26:53.589Z
         */
        Timestamp: string;
        /** @description An account. */
        Account: {
            id: components["schemas"]["AccountId"];
            /**
             * @description What the account is called.
             * @example Mosaic Works
             */
            name: string;
            plan: components["schemas"]["PlanName"];
            region: components["schemas"]["AccountRegion"];
            environment: components["schemas"]["AccountEnvironment"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The request's correlation id, the caller's own when `X-Request-ID` carried one.
         * @example req_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        RequestId: string;
        /** @description About the answer. */
        Meta: {
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The account in its envelope. */
        AccountSingle: {
            data: components["schemas"]["Account"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description What something is called, on one line. White space and invisible characters alone are no name, and control characters, line breaks and what turns the direction of writing (U+202A to U+202E, U+2066 to U+2069) are refused.
         * @example Atlas
         */
        Name: string;
        /** @description The fields to change; at least one. */
        AccountUpdate: {
            /**
             * @description What the account is called.
             * @example Mosaic Works
             */
            name?: components["schemas"]["Name"];
        };
        /**
         * @description A user's id - opaque, sortable by creation.
         * @example usr_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        UserId: string;
        /**
         * @description What a user may do in the account - manage it and see everything (`admin`), write (`editor`), or read (`viewer`). It caps the scopes of their credentials. GraphQL spells `editor` as `USER`.
         * @example editor
         * @enum {string}
         */
        UserRole: "admin" | "editor" | "viewer";
        /** @description A person of the account. */
        Member: {
            id: components["schemas"]["UserId"];
            /**
             * @description What people call them.
             * @example Ada Lindqvist
             */
            name: string;
            /**
             * Format: email
             * @description What they sign in with.
             * @example ada@tessera.example
             */
            email: string;
            role: components["schemas"]["UserRole"];
            /**
             * @description Whether they may sign in. Whoever was added by a credential that could not have made a password link for them may not, and nothing is mailed to them, until a link is made.
             * @example true
             */
            may_sign_in: boolean;
            /**
             * Format: date-time
             * @description When they last set a password; null while the invitation is open.
             * @example null
             */
            password_set_at: string | null;
            /**
             * Format: date-time
             * @description When they last signed in; null if never.
             * @example 2026-03-14T09:26:53.589Z
             */
            last_login_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The filters that were applied, as they were understood; present when there were any.
         * @example {
         *       "status": "active",
         *       "name_contains": "atlas"
         *     }
         */
        AppliedFilters: {
            [key: string]: unknown;
        };
        /**
         * @description The sort that was applied, `field:direction` each; present when one was asked for.
         * @example [
         *       "created_at:desc"
         *     ]
         */
        AppliedSort: string[];
        /** @description A list by pages. */
        PageMeta: {
            /**
             * Format: int32
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @description Records a page.
             * @example 20
             */
            limit: number;
            /**
             * Format: int64
             * @description Records that fit the filters; above 10,000 it may be up to a minute old.
             * @example 42
             */
            total: number;
            /**
             * @description Whether more records follow; `links.next` leads to them.
             * @example true
             */
            has_more: boolean;
            request_id: components["schemas"]["RequestId"];
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description A list by cursor. */
        CursorMeta: {
            /**
             * Format: int32
             * @description Records an answer.
             * @example 20
             */
            limit: number;
            /**
             * @description Give it as `after` to read on; null at the end.
             * @example eyJrIjpbIjIwMjYiXX0.c2ln
             */
            next_cursor: string | null;
            /**
             * @description Whether more records follow now.
             * @example true
             */
            has_more: boolean;
            request_id: components["schemas"]["RequestId"];
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description A list by offset. */
        OffsetMeta: {
            request_id: components["schemas"]["RequestId"];
            /** @description Where this answer stands in the whole list. */
            pagination: {
                /**
                 * Format: int64
                 * @description Records that fit the filters; above 10,000 it may be up to a minute old.
                 * @example 42
                 */
                total: number;
                /**
                 * Format: int32
                 * @description Records an answer.
                 * @example 20
                 */
                limit: number;
                /**
                 * Format: int32
                 * @description Records skipped.
                 * @example 20
                 */
                offset: number;
                /**
                 * Format: uri-reference
                 * @description The next answer's relative address; behind offset 100,000 it goes on by cursor.
                 * @example /v1/projects?offset=40&limit=20
                 */
                next: string | null;
                /**
                 * Format: uri-reference
                 * @description The previous answer's relative address.
                 * @example /v1/projects?offset=0&limit=20
                 */
                previous: string | null;
            };
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description About the list, in the form that the parameters asked for. */
        CollectionMeta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"] | components["schemas"]["OffsetMeta"];
        /** @description Addresses around this answer; they keep your filters. Absent in the offset form, which has its own. */
        CollectionLinks: {
            /**
             * Format: uri
             * @description This answer.
             * @example https://api.tessera.example/v1/projects?page=1
             */
            self: string;
            /**
             * Format: uri
             * @description The next one; behind page 1000 it goes on by cursor.
             * @example https://api.tessera.example/v1/projects?page=2
             */
            next: string | null;
            /**
             * Format: uri
             * @description The one before; the page form has it.
             * @example null
             */
            prev?: string | null;
        };
        /** @description Members in their envelope. */
        MemberCollection: {
            /** @description The members. */
            data: components["schemas"]["Member"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description Who is to come in, and as what. */
        MemberInvite: {
            /**
             * @description What people call them.
             * @example Ada Lindqvist
             */
            name: components["schemas"]["Name"];
            /**
             * Format: email
             * @description Where mail reaches them.
             * @example ada@tessera.example
             */
            email: string;
            role?: components["schemas"]["UserRole"];
        };
        /** @description A one-time link that sets a password. */
        PasswordLink: {
            /**
             * Format: uri
             * @description The link, for the member only - who holds it can sign in as them.
             * @example https://auth.tessera.example/password?token=p8Wn4cZr1vKt6yBq0mXs3eHdJ7fLgUa2
             */
            url: string;
            /** @description Until when it works. */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description Whether a letter with it is on its way to the member; when not, or when the letter gets lost, hand it over yourself.
             * @example true
             */
            mailed: boolean;
        };
        /** @description A member and the link that lets them in. */
        InvitedMember: components["schemas"]["Member"] & {
            password_link: components["schemas"]["PasswordLink"];
        };
        /** @description One invited member in the envelope. */
        InvitedMemberSingle: {
            data: components["schemas"]["InvitedMember"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description The family of the error; it follows from the status.
         * @example validation_error
         * @enum {string}
         */
        ErrorType: "authentication_error" | "authorization_error" | "validation_error" | "not_found" | "rate_limit_exceeded" | "conflict" | "service_error";
        /**
         * @description What exactly went wrong. Codes are stable - build on them, not on messages. More are added over time.
         * @example invalid_parameters
         * @enum {string}
         */
        ErrorCode: "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "conflict" | "already_exists" | "invalid_state" | "project_archived" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout";
        /**
         * @description What is wrong with one field. More codes are added over time.
         * @example missing_required_field
         * @enum {string}
         */
        DetailCode: "missing_required_field" | "unknown_field" | "unknown_parameter" | "invalid_type" | "invalid_format" | "invalid_enum_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "duplicate_items" | "not_allowed" | "unknown_reference" | "conflict";
        /** @description One field or parameter and what is wrong with it. */
        ErrorDetail: {
            /**
             * @description Where - a property by its path (`settings.defaultView`, `tags[2]`), or a parameter or header by its name.
             * @example visibility
             */
            field: string;
            /**
             * @description What was wrong and what is allowed, for a person.
             * @example Must be one of: private, team, public.
             */
            message: string;
            code: components["schemas"]["DetailCode"];
        };
        /** @description Form A, the body of every error of the REST API. */
        Error: {
            /** @description The error itself. */
            error: {
                type: components["schemas"]["ErrorType"];
                /**
                 * @description What was wrong, what is allowed, and where it is documented. For people; it may change.
                 * @example 2 fields are not as the contract asks. See https://api.tessera.example/docs/errors.
                 */
                message: string;
                code: components["schemas"]["ErrorCode"];
                request_id: components["schemas"]["RequestId"];
                /** @description One entry a field that is wrong; empty when the error is about no field. */
                details: components["schemas"]["ErrorDetail"][];
            };
        };
        /** @description One member in the envelope. */
        MemberSingle: {
            data: components["schemas"]["Member"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The role to give. */
        MemberUpdate: {
            role: components["schemas"]["UserRole"];
        };
        /** @description One password link in its envelope. */
        PasswordLinkSingle: {
            data: components["schemas"]["PasswordLink"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description An API key's id - opaque, sortable by creation, and no secret.
         * @example key_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        ApiKeyId: string;
        /**
         * @description What a credential may do - `read:<family>` and `write:<family>` for one family, `read` and `write` for all of them, `admin` for the account. The user's role caps it.
         * @example read:projects
         */
        Scope: string;
        /**
         * @description What the credential may do.
         * @example [
         *       "read",
         *       "write:resources"
         *     ]
         */
        Scopes: components["schemas"]["Scope"][];
        /**
         * @description Addresses the key may be used from; empty means from everywhere.
         * @example [
         *       "203.0.113.0/24",
         *       "2001:db8::/32"
         *     ]
         */
        AllowedIps: string[];
        /**
         * @description Domains of pages the key may be used on, by their `Referer` or `Origin`; empty means on all and on none.
         * @example [
         *       "app.example.com",
         *       "*.example.org"
         *     ]
         */
        AllowedReferrers: string[];
        /** @description An API key, without its secret part. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /**
             * @description What the key is for.
             * @example Nightly importer
             */
            name: string;
            /**
             * @description How the key begins - live or for the test environment.
             * @example tsr_live_
             * @enum {string}
             */
            prefix: "tsr_live_" | "tsr_test_";
            /**
             * @description How the key ends.
             * @example 9fKq
             */
            last4: string;
            scopes: components["schemas"]["Scopes"];
            /** @description As whom the key acts. */
            user_id: components["schemas"]["UserId"];
            allowed_ips: components["schemas"]["AllowedIps"];
            allowed_referrers: components["schemas"]["AllowedReferrers"];
            /**
             * Format: date-time
             * @description When the key stops working by itself - at its expiry or, once it is rerolled, at the end of the overlap if that is sooner; null if never.
             * @example null
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute; null if never.
             * @example 2026-03-14T09:26:00.000Z
             */
            last_used_at: string | null;
            /**
             * @description The key that this one replaces; null when it replaces none.
             * @example null
             */
            rerolled_from: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; null while it is not.
             * @example null
             */
            revoked_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description API keys in their envelope. */
        ApiKeyCollection: {
            /** @description The keys. */
            data: components["schemas"]["ApiKey"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A new API key. */
        ApiKeyCreate: {
            /**
             * @description What the key is for.
             * @example Nightly importer
             */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["Scopes"];
            /** @description As whom the key acts; you when left out. */
            user_id?: components["schemas"]["UserId"];
            allowed_ips?: components["schemas"]["AllowedIps"];
            allowed_referrers?: components["schemas"]["AllowedReferrers"];
            /**
             * Format: date-time
             * @description When the key stops working by itself.
             * @example 2027-01-01T00:00:00Z
             */
            expires_at?: string | null;
        };
        /** @description An API key in full. */
        ApiKeyWithSecret: components["schemas"]["ApiKey"] & {
            /**
             * @description The key itself. Its last six characters are a checksum, so that a mistyped one is refused without a look-up.
             * @example tsr_live_EXAMPLEexampleEXAMPLEexample0000_9fKq00
             */
            key: string;
        };
        /** @description One API key in full, in its envelope. */
        ApiKeyWithSecretSingle: {
            data: components["schemas"]["ApiKeyWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One API key in its envelope. */
        ApiKeySingle: {
            data: components["schemas"]["ApiKey"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Addresses the key may be used from; `null`, like an empty list, means from everywhere.
         * @example [
         *       "203.0.113.0/24",
         *       "2001:db8::/32"
         *     ]
         */
        AllowedIpsUpdate: string[] | null;
        /**
         * @description Domains of pages the key may be used on; `null`, like an empty list, means on all and on none.
         * @example [
         *       "app.example.com",
         *       "*.example.org"
         *     ]
         */
        AllowedReferrersUpdate: string[] | null;
        /** @description The fields to change; at least one. */
        ApiKeyUpdate: {
            /**
             * @description What the key is for.
             * @example Nightly importer
             */
            name?: components["schemas"]["Name"];
            allowed_ips?: components["schemas"]["AllowedIpsUpdate"];
            allowed_referrers?: components["schemas"]["AllowedReferrersUpdate"];
            /**
             * Format: date-time
             * @description When the key stops working by itself; null takes the expiry away.
             * @example null
             */
            expires_at?: string | null;
        };
        /** @description For how long the old secret works beside the new one. */
        SecretOverlap: {
            /**
             * Format: int32
             * @description Seconds, at most seven days; 0 ends the old one at once.
             * @default 86400
             * @example 3600
             */
            overlap_seconds?: number;
        };
        /**
         * @description An application's id.
         * @example app_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        ApplicationId: string;
        /**
         * @description Whether the application can keep a secret - it runs on a server (`confidential`), or in people's hands (`public`).
         * @example confidential
         * @enum {string}
         */
        ApplicationType: "confidential" | "public";
        /**
         * Format: uri
         * @description An absolute address without a fragment.
         * @example https://app.example.com/callback
         */
        RedirectUri: string;
        /**
         * @description Where people may be sent back to, compared to the letter; only the port of a loopback address is free. HTTPS, an app's own scheme, or HTTP on loopback, written as browsers write addresses - in ASCII, without `:443`, dot segments, credentials, wildcards, or parameters that the answer brings, such as `code`.
         * @example [
         *       "https://board.example.com/callback"
         *     ]
         */
        RedirectUris: components["schemas"]["RedirectUri"][];
        /** @description An OAuth application, without its secret. */
        Application: {
            id: components["schemas"]["ApplicationId"];
            /** @description What the application calls itself at the identity endpoints; the same as its id. */
            client_id: components["schemas"]["ApplicationId"];
            /**
             * @description What people read when they are asked to agree.
             * @example Wall Board
             */
            name: string;
            type: components["schemas"]["ApplicationType"];
            redirect_uris: components["schemas"]["RedirectUris"];
            /** @description What the application may ask for. */
            scopes: components["schemas"]["Scopes"];
            /**
             * @description How the newest secret ends; null for a public application.
             * @example once
             */
            secret_last4: string | null;
            /**
             * @description Who registered it; null when it was no user.
             * @example usr_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            created_by: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Applications in their envelope. */
        ApplicationCollection: {
            /** @description The applications. */
            data: components["schemas"]["Application"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A new application. */
        ApplicationCreate: {
            /**
             * @description What people read when they are asked to agree.
             * @example Wall Board
             */
            name: components["schemas"]["Name"];
            type: components["schemas"]["ApplicationType"];
            redirect_uris?: components["schemas"]["RedirectUris"];
            /** @description What the application may ask for. */
            scopes: components["schemas"]["Scopes"];
        };
        /** @description An OAuth application with its secret. */
        ApplicationWithSecret: components["schemas"]["Application"] & {
            /**
             * @description The client secret; null for a public application.
             * @example example-secret-shown-once
             */
            client_secret: string | null;
        };
        /** @description One application with its secret, in its envelope. */
        ApplicationWithSecretSingle: {
            data: components["schemas"]["ApplicationWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One application in its envelope. */
        ApplicationSingle: {
            data: components["schemas"]["Application"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Where people may be sent back to from now on; `null` takes all of them away, like an empty list.
         * @example [
         *       "https://board.example.com/callback"
         *     ]
         */
        RedirectUrisUpdate: components["schemas"]["RedirectUri"][] | null;
        /** @description The fields to change; at least one. */
        ApplicationUpdate: {
            /**
             * @description What people read when they are asked to agree.
             * @example Wall Board
             */
            name?: components["schemas"]["Name"];
            redirect_uris?: components["schemas"]["RedirectUrisUpdate"];
            /** @description What the application may ask for. */
            scopes?: components["schemas"]["Scopes"];
        };
        /**
         * @description Keys and values of your own, at most 50 keys of up to 64 characters, and at most 65,536 bytes together as JSON in UTF-8; more is a 422 `unprocessable`. Tessera stores them and never reads them. A number that a double does not keep, such as an integer of 20 digits, is a 422 `unprocessable` - send it as text.
         * @example {
         *       "cost_centre": "4711",
         *       "tags": [
         *         "blue",
         *         "north"
         *       ]
         *     }
         */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description A person in the account. */
        User: {
            id: components["schemas"]["UserId"];
            /**
             * @description What people call them.
             * @example Ada Lindqvist
             */
            name: string;
            /**
             * Format: email
             * @description Where mail reaches them and what they log in with. It is unique in the account, whatever its case.
             * @example ada@tessera.example
             */
            email: string;
            role: components["schemas"]["UserRole"];
            metadata: components["schemas"]["Metadata"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What they agreed to; `openid` alone where the application only wants to know who they are.
         * @example [
         *       "openid",
         *       "read:projects"
         *     ]
         */
        GrantedScopes: string[];
        /** @description One person's consent to one application. */
        ApplicationGrant: {
            /** @description Who agreed. */
            user_id: components["schemas"]["UserId"];
            /** @description The user in full; present when `expand=user` asks for it. */
            user?: components["schemas"]["User"];
            scopes: components["schemas"]["GrantedScopes"];
            granted_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the application last acted for them; null if never.
             * @example 2026-03-14T09:26:00.000Z
             */
            last_used_at: string | null;
        };
        /** @description Grants in their envelope. */
        ApplicationGrantCollection: {
            /** @description The grants. */
            data: components["schemas"]["ApplicationGrant"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /**
         * @description Origins of pages that may call the API; empty allows every origin.
         * @example [
         *       "https://app.example.com"
         *     ]
         */
        AllowedOrigins: string[];
        /**
         * @description The version that answers a request which names none; null means the latest stable one.
         * @example v1
         */
        PinnedVersion: string | null;
        /** @description The account's security settings. */
        SecuritySettings: {
            allowed_origins: components["schemas"]["AllowedOrigins"];
            api_version: components["schemas"]["PinnedVersion"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The settings in their envelope. */
        SecuritySettingsSingle: {
            data: components["schemas"]["SecuritySettings"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Origins of pages that may call the API; `null`, like an empty list, allows every origin.
         * @example [
         *       "https://app.example.com"
         *     ]
         */
        AllowedOriginsUpdate: string[] | null;
        /** @description The settings to change; at least one. */
        SecuritySettingsUpdate: {
            allowed_origins?: components["schemas"]["AllowedOriginsUpdate"];
            api_version?: components["schemas"]["PinnedVersion"];
        };
        /**
         * Format: int64
         * @description A number of requests.
         * @example 300
         */
        PlanLimit: number;
        /** @description A plan with its limits. */
        Plan: {
            name: components["schemas"]["PlanName"];
            /** @description Requests a minute. */
            rate_limit: components["schemas"]["PlanLimit"];
            /** @description Requests in one minute with the whole burst allowance. */
            burst_limit: components["schemas"]["PlanLimit"];
            /** @description API keys that may be held; revoked, expired and rerolled ones do not count. */
            api_key_limit: components["schemas"]["PlanLimit"];
        };
        /** @description The plan in its envelope. */
        PlanSingle: {
            data: components["schemas"]["Plan"];
            meta: components["schemas"]["Meta"];
        };
        /** @description An allowance that is filled up from time to time. */
        UsageWindow: {
            /** @description The whole allowance. */
            limit: components["schemas"]["PlanLimit"];
            /** @description What is used of it. */
            used: components["schemas"]["PlanLimit"];
            /** @description What is left. */
            remaining: components["schemas"]["PlanLimit"];
            /** @description When it is full again. */
            resets_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description How many.
         * @example 18250
         */
        UsageCount: number;
        /** @description One day's requests. */
        UsageDay: {
            /** @description When the day begins, midnight in UTC. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description Requests over REST, GraphQL and the channel. */
            requests: components["schemas"]["UsageCount"];
            /** @description What they cost of the rate limit. */
            cost: components["schemas"]["UsageCount"];
            /** @description Answers of 400 to 499, those with 429 not among them. */
            client_errors: components["schemas"]["UsageCount"];
            /** @description Answers of 500 and more. */
            server_errors: components["schemas"]["UsageCount"];
            /** @description Answers with 429. */
            throttled: components["schemas"]["UsageCount"];
            /**
             * @description Whether requests of the day are missing here or in the log of requests. More of them came while something was out of order than could be held until they were counted.
             * @example false
             */
            incomplete: boolean;
        };
        /** @description The plan and how much of it is used now. */
        Usage: {
            plan: components["schemas"]["Plan"];
            /** @description The current minute. */
            window: components["schemas"]["UsageWindow"];
            /** @description The burst allowance. */
            burst: components["schemas"]["UsageWindow"];
            today: components["schemas"]["UsageDay"];
        };
        /** @description The usage in its envelope. */
        UsageSingle: {
            data: components["schemas"]["Usage"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Days in their envelope. */
        UsageDayCollection: {
            /** @description The days. */
            data: components["schemas"]["UsageDay"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /**
         * @description A delivery's id - opaque, sortable by creation.
         * @example dlv_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        DeliveryId: string;
        /**
         * @description A webhook's id - opaque, sortable by creation.
         * @example whk_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        WebhookId: string;
        /**
         * Format: uri
         * @description An absolute address.
         * @example https://example.com/hooks/tessera
         */
        Url: string;
        /**
         * @description An event's id - opaque. It is also the `webhook-id` under which the event is delivered.
         * @example evt_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        EventId: string;
        /**
         * @description What happened, as `FAMILY_VERB`; one spelling in REST, GraphQL, the channel and webhooks. Types are added over time - pass over those that you do not know.
         * @example PROJECT_CREATED
         * @enum {string}
         */
        EventType: "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST";
        /**
         * @description Whether an attempt is still to come (`pending`), one got a 2xx (`succeeded`), or none did and none is to come (`failed`) - also because the webhook was disabled, then perhaps without any attempt.
         * @example succeeded
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description One event on its way to one webhook of the account. */
        AccountDelivery: {
            id: components["schemas"]["DeliveryId"];
            webhook_id: components["schemas"]["WebhookId"];
            /** @description Where the webhook points now. */
            webhook_url: components["schemas"]["Url"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description How many attempts were made.
             * @example 2
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none is to come.
             * @example 2026-03-14T09:31:58.589Z
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the last attempt was made; null before the first.
             * @example 2026-03-14T09:26:58.589Z
             */
            last_attempt_at: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the last attempt; null before the first, and when nothing came back.
             * @example 503
             */
            last_response_status: number | null;
            /**
             * @description Why the last attempt was no success, in a sentence; null when it was one, and before the first.
             * @example No answer within 15 s.
             */
            last_error: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Deliveries in their envelope. */
        AccountDeliveryCollection: {
            /** @description The deliveries. */
            data: components["schemas"]["AccountDelivery"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /**
         * @description An entry's id. We assign it; it is the request id too when the caller sent none.
         * @example req_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        LoggedRequestId: string;
        /**
         * @description What kind of credential it came with.
         * @example api_key
         * @enum {string}
         */
        CredentialType: "api_key" | "oauth_token" | "jwt" | "session";
        /**
         * @description Whose credential it was - the API key, the application of a token, the session, or the user of a token without an application.
         * @example key_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        CredentialId: string;
        /**
         * @description The address it came from.
         * @example 203.0.113.7
         */
        ClientAddress: string;
        /** @description One request and its answer in figures. */
        LoggedRequest: {
            id: components["schemas"]["LoggedRequestId"];
            request_id: components["schemas"]["RequestId"];
            /**
             * @description The method; `OTHER` is one that no operation has.
             * @example GET
             * @enum {string}
             */
            method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
            /**
             * @description The path, without its query.
             * @example /v1/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            path: string;
            /**
             * @description The operation; null where the path is none of ours.
             * @example getProject
             */
            operation_id: string | null;
            /**
             * @description The version that answered; null where there is none.
             * @example v1
             */
            api_version: string | null;
            /**
             * Format: int32
             * @description The answer's status.
             * @example 200
             */
            status: number;
            /**
             * @description The error's code; null when it went well.
             * @example null
             */
            error_code: string | null;
            /**
             * Format: double
             * @description How long the server took, in milliseconds.
             * @example 3.2
             */
            duration_ms: number;
            credential_type: components["schemas"]["CredentialType"];
            credential_id: components["schemas"]["CredentialId"];
            /**
             * @description The user it spoke for; null for an application by itself.
             * @example usr_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            user_id: string | null;
            address: components["schemas"]["ClientAddress"];
            /** @description When it came in. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Logged requests in their envelope. */
        LoggedRequestCollection: {
            /** @description The requests. */
            data: components["schemas"]["LoggedRequest"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One logged request in its envelope. */
        LoggedRequestSingle: {
            data: components["schemas"]["LoggedRequest"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description An entry's id - opaque, sortable by time.
         * @example aud_01jq3x5gkz0v7t9n2m4p6r8s1w
         */
        AuditEntryId: string;
        /** @description One thing that somebody did. */
        AuditEntry: {
            id: components["schemas"]["AuditEntryId"];
            /**
             * @description What was done - the operationId of these contracts.
             * @example updateApiKey
             */
            action: string;
            /**
             * @description Who did it - a user or an application; null when it was the server's operator on the command line, or nobody proved who they were.
             * @example usr_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            actor_id: string | null;
            /**
             * @description With what; null for the operator.
             * @example session
             * @enum {string|null}
             */
            credential_type: "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | null;
            /**
             * @description Which one; null for a password, a link, and the operator.
             * @example ses_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            credential_id: string | null;
            /**
             * @description What it was done to - a key, an application, a user, or the account.
             * @example key_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            subject_id: string | null;
            /**
             * @description The fields that were set, with their new values; secrets are left out. A sign-in that failed has `succeeded` as false.
             * @example {
             *       "name": "Nightly importer"
             *     }
             */
            changes: {
                [key: string]: unknown;
            };
            /**
             * @description From where; null for the operator.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description The request that did it; null for the operator.
             * @example req_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            request_id: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Entries in their envelope. */
        AuditEntryCollection: {
            /** @description The entries. */
            data: components["schemas"]["AuditEntry"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description The same error as a problem document of RFC 9457, answered when `Accept` asks for `application/problem+json`. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The address that documents the code.
             * @example /docs/errors#invalid_parameters
             */
            type: string;
            /**
             * @description The status in words.
             * @example Bad Request
             */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /**
             * @description The message of form A.
             * @example 1 field is not as the contract asks.
             */
            detail: string;
            /**
             * @description The request this is about.
             * @example urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w
             */
            instance: string;
            code: components["schemas"]["ErrorCode"];
            request_id: components["schemas"]["RequestId"];
            /** @description The details of form A. */
            errors?: components["schemas"]["ErrorDetail"][];
        };
    };
    responses: {
        /** @description The account as it stands now. */
        AccountFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "acc_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Mosaic Works",
                 *         "plan": "professional",
                 *         "region": "us",
                 *         "environment": "live",
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccountSingle"];
            };
        };
        /** @description One page of members. */
        MemberPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "name": "Ada Lindqvist",
                 *           "email": "ada@tessera.example",
                 *           "role": "editor",
                 *           "may_sign_in": true,
                 *           "password_set_at": null,
                 *           "last_login_at": null,
                 *           "created_at": "2026-03-14T09:26:53.589Z",
                 *           "updated_at": "2026-03-14T09:26:53.589Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "filters": {
                 *           "role": "editor"
                 *         }
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/members?role=editor&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MemberCollection"];
            };
        };
        /** @description The member, with the link that lets them in. */
        MemberInvited: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                "Cache-Control": components["headers"]["CacheNoStore"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Ada Lindqvist",
                 *         "email": "ada@tessera.example",
                 *         "role": "editor",
                 *         "may_sign_in": true,
                 *         "password_set_at": null,
                 *         "last_login_at": null,
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z",
                 *         "password_link": {
                 *           "url": "https://auth.tessera.example/password?token=p8Wn4cZr1vKt6yBq0mXs3eHdJ7fLgUa2",
                 *           "expires_at": "2026-03-15T09:26:53.589Z",
                 *           "mailed": true
                 *         }
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InvitedMemberSingle"];
            };
        };
        /** @description The address is taken (`already_exists`), or the account would be left without an administrator (`invalid_state`). */
        MemberConflict: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "conflict",
                 *         "code": "invalid_state",
                 *         "message": "This is the last administrator. Give the role to somebody else first.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The member as they stand now. */
        MemberFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Ada Lindqvist",
                 *         "email": "ada@tessera.example",
                 *         "role": "editor",
                 *         "may_sign_in": true,
                 *         "password_set_at": null,
                 *         "last_login_at": null,
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MemberSingle"];
            };
        };
        /** @description One page of API keys. */
        ApiKeyPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "name": "Nightly importer",
                 *           "prefix": "tsr_live_",
                 *           "last4": "9fKq",
                 *           "scopes": [
                 *             "read",
                 *             "write:resources"
                 *           ],
                 *           "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "allowed_ips": [
                 *             "203.0.113.0/24"
                 *           ],
                 *           "allowed_referrers": [],
                 *           "expires_at": null,
                 *           "last_used_at": "2026-03-14T09:26:00.000Z",
                 *           "rerolled_from": null,
                 *           "revoked_at": null,
                 *           "created_at": "2026-03-14T09:26:53.589Z",
                 *           "updated_at": "2026-03-14T09:26:53.589Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "sort": [
                 *           "last_used_at:desc"
                 *         ]
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/api-keys?sort=last_used_at%3Adesc&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyCollection"];
            };
        };
        /** @description The key in full. Keep it; it is not shown again. */
        ApiKeyCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                "Cache-Control": components["headers"]["CacheNoStore"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Nightly importer",
                 *         "prefix": "tsr_live_",
                 *         "last4": "Kq00",
                 *         "scopes": [
                 *           "read",
                 *           "write:resources"
                 *         ],
                 *         "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "allowed_ips": [
                 *           "203.0.113.0/24"
                 *         ],
                 *         "allowed_referrers": [],
                 *         "expires_at": null,
                 *         "last_used_at": null,
                 *         "rerolled_from": null,
                 *         "revoked_at": null,
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z",
                 *         "key": "tsr_live_EXAMPLEexampleEXAMPLEexample0000_9fKq00"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyWithSecretSingle"];
            };
        };
        /** @description The key is revoked or expired (`invalid_state`), or the account holds as many as it may (`limit_reached`). */
        ApiKeyConflict: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "conflict",
                 *         "code": "limit_reached",
                 *         "message": "The account holds 100 API keys. Revoke one first.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key as it stands now, without its secret part. */
        ApiKeyFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Nightly importer",
                 *         "prefix": "tsr_live_",
                 *         "last4": "9fKq",
                 *         "scopes": [
                 *           "read",
                 *           "write:resources"
                 *         ],
                 *         "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "allowed_ips": [
                 *           "203.0.113.0/24"
                 *         ],
                 *         "allowed_referrers": [],
                 *         "expires_at": null,
                 *         "last_used_at": "2026-03-14T09:26:00.000Z",
                 *         "rerolled_from": null,
                 *         "revoked_at": null,
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeySingle"];
            };
        };
        /** @description One page of applications. */
        ApplicationPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "client_id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "name": "Wall Board",
                 *           "type": "confidential",
                 *           "redirect_uris": [
                 *             "https://board.example.com/callback"
                 *           ],
                 *           "scopes": [
                 *             "read:projects",
                 *             "read:tasks"
                 *           ],
                 *           "secret_last4": "once",
                 *           "created_by": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "created_at": "2026-03-14T09:26:53.589Z",
                 *           "updated_at": "2026-03-14T09:26:53.589Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "filters": {
                 *           "type": "confidential"
                 *         }
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/applications?type=confidential&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationCollection"];
            };
        };
        /** @description The application with its secret. Keep it; it is not shown again. */
        ApplicationCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                "Cache-Control": components["headers"]["CacheNoStore"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "client_id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Wall Board",
                 *         "type": "confidential",
                 *         "redirect_uris": [
                 *           "https://board.example.com/callback"
                 *         ],
                 *         "scopes": [
                 *           "read:projects",
                 *           "read:tasks"
                 *         ],
                 *         "secret_last4": "once",
                 *         "created_by": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z",
                 *         "client_secret": "example-secret-shown-once"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationWithSecretSingle"];
            };
        };
        /** @description The application as it stands now, without its secret. */
        ApplicationFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "client_id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Wall Board",
                 *         "type": "confidential",
                 *         "redirect_uris": [
                 *           "https://board.example.com/callback"
                 *         ],
                 *         "scopes": [
                 *           "read:projects",
                 *           "read:tasks"
                 *         ],
                 *         "secret_last4": "once",
                 *         "created_by": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationSingle"];
            };
        };
        /** @description The application is public and has no secret (`invalid_state`). */
        ApplicationWithoutSecret: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "conflict",
                 *         "code": "invalid_state",
                 *         "message": "A public application has no secret to rotate.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The settings as they stand now. */
        SecuritySettingsFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "allowed_origins": [
                 *           "https://app.example.com"
                 *         ],
                 *         "api_version": "v1",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SecuritySettingsSingle"];
            };
        };
        /** @description One page of days. */
        UsageDayPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "starts_at": "2026-03-14T00:00:00.000Z",
                 *           "requests": 18250,
                 *           "cost": 21890,
                 *           "client_errors": 112,
                 *           "server_errors": 0,
                 *           "throttled": 7,
                 *           "incomplete": false
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "filters": {
                 *           "starts_at_gte": "2026-03-14T00:00:00Z"
                 *         }
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/usage/days?starts_at_gte=2026-03-14T00%3A00%3A00Z&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UsageDayCollection"];
            };
        };
        /** @description One page of deliveries. */
        AccountDeliveryPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "dlv_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "webhook_id": "whk_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "webhook_url": "https://example.com/hooks/tessera",
                 *           "event_id": "evt_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "event_type": "RESOURCE_UPDATED",
                 *           "status": "pending",
                 *           "attempt_count": 2,
                 *           "next_attempt_at": "2026-03-14T09:31:58.589Z",
                 *           "last_attempt_at": "2026-03-14T09:26:58.589Z",
                 *           "last_response_status": 503,
                 *           "last_error": "The address answered 503.",
                 *           "created_at": "2026-03-14T09:26:53.589Z",
                 *           "updated_at": "2026-03-14T09:26:58.612Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "filters": {
                 *           "status": "pending"
                 *         }
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/deliveries?status=pending&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeliveryCollection"];
            };
        };
        /** @description One page of the log. */
        LoggedRequestPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "method": "GET",
                 *           "path": "/v1/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "operation_id": "getProject",
                 *           "api_version": "v1",
                 *           "status": 200,
                 *           "error_code": null,
                 *           "duration_ms": 3.2,
                 *           "credential_type": "api_key",
                 *           "credential_id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "address": "203.0.113.7",
                 *           "created_at": "2026-03-14T09:26:53.589Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "filters": {
                 *           "operation_id": "getProject"
                 *         }
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/requests?operation_id=getProject&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LoggedRequestCollection"];
            };
        };
        /** @description The request as it was logged; it never changes. */
        LoggedRequestFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "method": "GET",
                 *         "path": "/v1/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "operation_id": "getProject",
                 *         "api_version": "v1",
                 *         "status": 200,
                 *         "error_code": null,
                 *         "duration_ms": 3.2,
                 *         "credential_type": "api_key",
                 *         "credential_id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "address": "203.0.113.7",
                 *         "created_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LoggedRequestSingle"];
            };
        };
        /** @description One page of the audit log. */
        AuditEntryPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "aud_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "action": "updateApiKey",
                 *           "actor_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "credential_type": "session",
                 *           "credential_id": "ses_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "subject_id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "changes": {
                 *             "name": "Nightly importer"
                 *           },
                 *           "address": "203.0.113.7",
                 *           "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *           "created_at": "2026-03-14T09:26:53.589Z"
                 *         }
                 *       ],
                 *       "meta": {
                 *         "page": 1,
                 *         "limit": 20,
                 *         "total": 1,
                 *         "has_more": false,
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "filters": {
                 *           "action": "updateApiKey"
                 *         }
                 *       },
                 *       "links": {
                 *         "self": "https://api.tessera.example/v1/account/audit?action=updateApiKey&page=1",
                 *         "next": null,
                 *         "prev": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuditEntryCollection"];
            };
        };
        /** @description The record is the one you hold. */
        NotModified: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is not as the contract asks; `details` names every culprit and what is allowed. */
        BadRequest: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "validation_error",
                 *         "code": "invalid_parameters",
                 *         "message": "1 field is not as the contract asks.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": [
                 *           {
                 *             "field": "visibility",
                 *             "message": "Must be one of: private, team, public.",
                 *             "code": "invalid_enum_value"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#invalid_parameters",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "detail": "1 field is not as the contract asks.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "invalid_parameters",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Credentials are missing or invalid (`invalid_credentials`, `expired_token`, `invalid_token`). */
        Unauthorized: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "authentication_error",
                 *         "code": "invalid_credentials",
                 *         "message": "The API key is not valid here.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#invalid_credentials",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "The API key is not valid here.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "invalid_credentials",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credentials are good and do not allow this (`insufficient_permissions`, `invalid_scope`), or the request came over plain HTTP (`https_required`). */
        Forbidden: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "authorization_error",
                 *         "code": "invalid_scope",
                 *         "message": "This needs the scope write:projects; the key has read:projects.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#invalid_scope",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "This needs the scope write:projects; the key has read:projects.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "invalid_scope",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The answer cannot be given in a form that `Accept` allows. */
        NotAcceptable: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "validation_error",
                 *         "code": "not_acceptable",
                 *         "message": "This answers application/json.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#not_acceptable",
                 *       "title": "Not Acceptable",
                 *       "status": 406,
                 *       "detail": "This answers application/json.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "not_acceptable",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rate limit is used up, or too many requests of the account are under way at once; `Retry-After` tells when to come back. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "rate_limit_exceeded",
                 *         "code": "rate_limit_exceeded",
                 *         "message": "The plan allows 300 requests a minute. Try again in 17 s.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#rate_limit_exceeded",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "The plan allows 300 requests a minute. Try again in 17 s.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "rate_limit_exceeded",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong on our side; the request id finds it. */
        InternalError: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "service_error",
                 *         "code": "internal_error",
                 *         "message": "Something went wrong on our side.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#internal_error",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "internal_error",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation is in the contract and this server does not have it yet. */
        NotImplemented: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "service_error",
                 *         "code": "not_implemented",
                 *         "message": "This operation is not there yet.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#not_implemented",
                 *       "title": "Not Implemented",
                 *       "status": 501,
                 *       "detail": "This operation is not there yet.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "not_implemented",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot do this right now; `Retry-After` tells when to come back. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "service_error",
                 *         "code": "service_unavailable",
                 *         "message": "The database is not reachable.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#service_unavailable",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "The database is not reachable.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "service_unavailable",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A system behind this operation took too long; `Retry-After` tells when to come back. */
        GatewayTimeout: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "service_error",
                 *         "code": "timeout",
                 *         "message": "The statement passed its time limit.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#timeout",
                 *       "title": "Gateway Timeout",
                 *       "status": 504,
                 *       "detail": "The statement passed its time limit.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "timeout",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other error, in the same form. */
        Default: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "service_error",
                 *         "code": "internal_error",
                 *         "message": "Something went wrong on our side.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#internal_error",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "internal_error",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's `Content-Type` is not one that the operation takes; `Accept-Patch` names those that it does. */
        UnsupportedPatchType: {
            headers: {
                "Accept-Patch": components["headers"]["Accept-Patch"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "validation_error",
                 *         "code": "unsupported_media_type",
                 *         "message": "Send application/json or application/merge-patch+json.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#unsupported_media_type",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "Send application/json or application/merge-patch+json.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's state does not allow this now, or a request with the same `Idempotency-Key` is still running (`idempotency_key_in_use`). */
        Conflict: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "conflict",
                 *         "code": "conflict",
                 *         "message": "The record's state does not allow this.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#conflict",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The record's state does not allow this.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "conflict",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record has changed since the `ETag` in `If-Match`; nothing was written. */
        PreconditionFailed: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "conflict",
                 *         "code": "version_mismatch",
                 *         "message": "The record is at version 8.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#version_mismatch",
                 *       "title": "Precondition Failed",
                 *       "status": 412,
                 *       "detail": "The record is at version 8.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "version_mismatch",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "validation_error",
                 *         "code": "payload_too_large",
                 *         "message": "A body may have 1048576 bytes.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#payload_too_large",
                 *       "title": "Content Too Large",
                 *       "status": 413,
                 *       "detail": "A body may have 1048576 bytes.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "payload_too_large",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request fits the contract and makes no sense here. */
        Unprocessable: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "validation_error",
                 *         "code": "unprocessable",
                 *         "message": "The due date lies before the start.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#unprocessable",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "detail": "The due date lies before the start.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "unprocessable",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's `Content-Type` is not one that the operation takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "validation_error",
                 *         "code": "unsupported_media_type",
                 *         "message": "Send application/json.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#unsupported_media_type",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "Send application/json.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or not for you. */
        NotFound: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "not_found",
                 *         "code": "not_found",
                 *         "message": "There is no project prj_01jq3x5gkz0v7t9n2m4p6r8s1w.",
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                /**
                 * @example {
                 *       "type": "/docs/errors#not_found",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "There is no project prj_01jq3x5gkz0v7t9n2m4p6r8s1w.",
                 *       "instance": "urn:request:req_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *       "code": "not_found",
                 *       "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account as it stands now. */
        AccountFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "acc_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Mosaic Works",
                 *         "plan": "professional",
                 *         "region": "us",
                 *         "environment": "live",
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccountSingle"];
            };
        };
        /** @description The member as they stand now. */
        MemberFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Ada Lindqvist",
                 *         "email": "ada@tessera.example",
                 *         "role": "editor",
                 *         "may_sign_in": true,
                 *         "password_set_at": null,
                 *         "last_login_at": null,
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MemberSingle"];
            };
        };
        /** @description The key as it stands now, without its secret part. */
        ApiKeyFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "key_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Nightly importer",
                 *         "prefix": "tsr_live_",
                 *         "last4": "9fKq",
                 *         "scopes": [
                 *           "read",
                 *           "write:resources"
                 *         ],
                 *         "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "allowed_ips": [
                 *           "203.0.113.0/24"
                 *         ],
                 *         "allowed_referrers": [],
                 *         "expires_at": null,
                 *         "last_used_at": "2026-03-14T09:26:00.000Z",
                 *         "rerolled_from": null,
                 *         "revoked_at": null,
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeySingle"];
            };
        };
        /** @description The application as it stands now, without its secret. */
        ApplicationFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "client_id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "name": "Wall Board",
                 *         "type": "confidential",
                 *         "redirect_uris": [
                 *           "https://board.example.com/callback"
                 *         ],
                 *         "scopes": [
                 *           "read:projects",
                 *           "read:tasks"
                 *         ],
                 *         "secret_last4": "once",
                 *         "created_by": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                 *         "created_at": "2026-03-14T09:26:53.589Z",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationSingle"];
            };
        };
        /** @description The settings as they stand now. */
        SecuritySettingsFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "X-Response-Time": components["headers"]["X-Response-Time"];
                "X-API-Version": components["headers"]["X-API-Version"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "allowed_origins": [
                 *           "https://app.example.com"
                 *         ],
                 *         "api_version": "v1",
                 *         "updated_at": "2026-03-14T09:26:53.589Z"
                 *       },
                 *       "meta": {
                 *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SecuritySettingsSingle"];
            };
        };
    };
    parameters: {
        /** @description The user's id. */
        UserIdPath: components["schemas"]["UserId"];
        /** @description The key's id - not the key. */
        ApiKeyIdPath: components["schemas"]["ApiKeyId"];
        /** @description The application's id. */
        ApplicationIdPath: components["schemas"]["ApplicationId"];
        /** @description The entry's id. */
        LoggedRequestIdPath: components["schemas"]["LoggedRequestId"];
        /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
        RequestIdHeader: components["schemas"]["RequestId"];
        /** @description The version to be served by, alone or in agreement with the path. */
        VersionHeader: string;
        /** @description The `ETag` you hold. If the record is still the same, the answer is 304 without a body. */
        IfNoneMatch: string;
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "Account.fields": ("id" | "name" | "plan" | "region" | "environment" | "created_at" | "updated_at")[];
        /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
        IdempotencyKey: string;
        /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
        IfMatch: string;
        /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
        Page: number;
        /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
        Offset: number;
        /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
        After: string;
        /** @description How many records at most. */
        Limit: number;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "Member.sort": ("name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "role" | "role:asc" | "role:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "Member.fields": ("id" | "name" | "email" | "role" | "may_sign_in" | "password_set_at" | "last_login_at" | "created_at" | "updated_at")[];
        /** @description Only records whose `id` equals. */
        "Member.id": string;
        /** @description Only records whose `id` is one of (comma list). */
        "Member.id_in": string[];
        /** @description Only records whose `id` equals. */
        "Member.id.eq": string;
        /** @description Only records whose `id` differs from. */
        "Member.id.neq": string;
        /** @description Only records whose `id` is one of (comma list). */
        "Member.id.in": string[];
        /** @description Only records whose `id` is none of (comma list). */
        "Member.id.nin": string[];
        /** @description Only records whose `name` equals. */
        "Member.name": string;
        /** @description Only records whose `name` is one of (comma list). */
        "Member.name_in": string[];
        /** @description Only records whose `name` contains, whatever the case; `%` and `_` stand for themselves. */
        "Member.name_contains": string;
        /** @description Only records whose `name` starts with, whatever the case; `%` and `_` stand for themselves. */
        "Member.name_starts_with": string;
        /** @description Only records whose `name` equals. */
        "Member.name.eq": string;
        /** @description Only records whose `name` differs from. */
        "Member.name.neq": string;
        /** @description Only records whose `name` is one of (comma list). */
        "Member.name.in": string[];
        /** @description Only records whose `name` is none of (comma list). */
        "Member.name.nin": string[];
        /** @description Only records whose `name` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "Member.name.like": string;
        /** @description Only records whose `email` equals. */
        "Member.email": string;
        /** @description Only records whose `email` is one of (comma list). */
        "Member.email_in": string[];
        /** @description Only records whose `email` contains, whatever the case; `%` and `_` stand for themselves. */
        "Member.email_contains": string;
        /** @description Only records whose `email` starts with, whatever the case; `%` and `_` stand for themselves. */
        "Member.email_starts_with": string;
        /** @description Only records whose `email` equals. */
        "Member.email.eq": string;
        /** @description Only records whose `email` differs from. */
        "Member.email.neq": string;
        /** @description Only records whose `email` is one of (comma list). */
        "Member.email.in": string[];
        /** @description Only records whose `email` is none of (comma list). */
        "Member.email.nin": string[];
        /** @description Only records whose `email` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "Member.email.like": string;
        /** @description Only records whose `role` equals. */
        "Member.role": "admin" | "editor" | "viewer";
        /** @description Only records whose `role` is one of (comma list). */
        "Member.role_in": ("admin" | "editor" | "viewer")[];
        /** @description Only records whose `role` equals. */
        "Member.role.eq": "admin" | "editor" | "viewer";
        /** @description Only records whose `role` differs from. */
        "Member.role.neq": "admin" | "editor" | "viewer";
        /** @description Only records whose `role` is one of (comma list). */
        "Member.role.in": ("admin" | "editor" | "viewer")[];
        /** @description Only records whose `role` is none of (comma list). */
        "Member.role.nin": ("admin" | "editor" | "viewer")[];
        /** @description Only records whose `created_at` equals. */
        "Member.created_at": string;
        /** @description Only records whose `created_at` is greater than. */
        "Member.created_at_gt": string;
        /** @description Only records whose `created_at` is at least. */
        "Member.created_at_gte": string;
        /** @description Only records whose `created_at` is less than. */
        "Member.created_at_lt": string;
        /** @description Only records whose `created_at` is at most. */
        "Member.created_at_lte": string;
        /** @description Only records whose `created_at` is after. */
        "Member.created_at_after": string;
        /** @description Only records whose `created_at` is before. */
        "Member.created_at_before": string;
        /** @description Only records whose `created_at` equals. */
        "Member.created_at.eq": string;
        /** @description Only records whose `created_at` differs from. */
        "Member.created_at.neq": string;
        /** @description Only records whose `created_at` is greater than. */
        "Member.created_at.gt": string;
        /** @description Only records whose `created_at` is at least. */
        "Member.created_at.gte": string;
        /** @description Only records whose `created_at` is less than. */
        "Member.created_at.lt": string;
        /** @description Only records whose `created_at` is at most. */
        "Member.created_at.lte": string;
        /** @description Only records whose `updated_at` equals. */
        "Member.updated_at": string;
        /** @description Only records whose `updated_at` is greater than. */
        "Member.updated_at_gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "Member.updated_at_gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "Member.updated_at_lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "Member.updated_at_lte": string;
        /** @description Only records whose `updated_at` is after. */
        "Member.updated_at_after": string;
        /** @description Only records whose `updated_at` is before. */
        "Member.updated_at_before": string;
        /** @description Only records whose `updated_at` equals. */
        "Member.updated_at.eq": string;
        /** @description Only records whose `updated_at` differs from. */
        "Member.updated_at.neq": string;
        /** @description Only records whose `updated_at` is greater than. */
        "Member.updated_at.gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "Member.updated_at.gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "Member.updated_at.lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "Member.updated_at.lte": string;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "ApiKey.sort": ("name" | "name:asc" | "name:desc" | "expires_at" | "expires_at:asc" | "expires_at:desc" | "last_used_at" | "last_used_at:asc" | "last_used_at:desc" | "revoked_at" | "revoked_at:asc" | "revoked_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "ApiKey.fields": ("id" | "name" | "prefix" | "last4" | "scopes" | "user_id" | "allowed_ips" | "allowed_referrers" | "expires_at" | "last_used_at" | "rerolled_from" | "revoked_at" | "created_at" | "updated_at")[];
        /** @description Only records whose `id` equals. */
        "ApiKey.id": string;
        /** @description Only records whose `id` is one of (comma list). */
        "ApiKey.id_in": string[];
        /** @description Only records whose `id` equals. */
        "ApiKey.id.eq": string;
        /** @description Only records whose `id` differs from. */
        "ApiKey.id.neq": string;
        /** @description Only records whose `id` is one of (comma list). */
        "ApiKey.id.in": string[];
        /** @description Only records whose `id` is none of (comma list). */
        "ApiKey.id.nin": string[];
        /** @description Only records whose `name` equals. */
        "ApiKey.name": string;
        /** @description Only records whose `name` is one of (comma list). */
        "ApiKey.name_in": string[];
        /** @description Only records whose `name` contains, whatever the case; `%` and `_` stand for themselves. */
        "ApiKey.name_contains": string;
        /** @description Only records whose `name` starts with, whatever the case; `%` and `_` stand for themselves. */
        "ApiKey.name_starts_with": string;
        /** @description Only records whose `name` equals. */
        "ApiKey.name.eq": string;
        /** @description Only records whose `name` differs from. */
        "ApiKey.name.neq": string;
        /** @description Only records whose `name` is one of (comma list). */
        "ApiKey.name.in": string[];
        /** @description Only records whose `name` is none of (comma list). */
        "ApiKey.name.nin": string[];
        /** @description Only records whose `name` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "ApiKey.name.like": string;
        /** @description Only records whose `last4` equals. */
        "ApiKey.last4": string;
        /** @description Only records whose `last4` is one of (comma list). */
        "ApiKey.last4_in": string[];
        /** @description Only records whose `last4` contains, whatever the case; `%` and `_` stand for themselves. */
        "ApiKey.last4_contains": string;
        /** @description Only records whose `last4` starts with, whatever the case; `%` and `_` stand for themselves. */
        "ApiKey.last4_starts_with": string;
        /** @description Only records whose `last4` equals. */
        "ApiKey.last4.eq": string;
        /** @description Only records whose `last4` differs from. */
        "ApiKey.last4.neq": string;
        /** @description Only records whose `last4` is one of (comma list). */
        "ApiKey.last4.in": string[];
        /** @description Only records whose `last4` is none of (comma list). */
        "ApiKey.last4.nin": string[];
        /** @description Only records whose `last4` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "ApiKey.last4.like": string;
        /** @description Only records whose `scopes` has. */
        "ApiKey.scopes": string;
        /** @description Only records whose `scopes` is one of (comma list). */
        "ApiKey.scopes_in": string[];
        /** @description Only records whose `scopes` equals. */
        "ApiKey.scopes.eq": string;
        /** @description Only records whose `scopes` is one of (comma list). */
        "ApiKey.scopes.in": string[];
        /** @description Only records whose `user_id` equals. */
        "ApiKey.user_id": string;
        /** @description Only records whose `user_id` is one of (comma list). */
        "ApiKey.user_id_in": string[];
        /** @description Only records whose `user_id` equals. */
        "ApiKey.user_id.eq": string;
        /** @description Only records whose `user_id` differs from. */
        "ApiKey.user_id.neq": string;
        /** @description Only records whose `user_id` is one of (comma list). */
        "ApiKey.user_id.in": string[];
        /** @description Only records whose `user_id` is none of (comma list). */
        "ApiKey.user_id.nin": string[];
        /** @description Only records whose `expires_at` equals. */
        "ApiKey.expires_at": string;
        /** @description Only records whose `expires_at` is greater than. */
        "ApiKey.expires_at_gt": string;
        /** @description Only records whose `expires_at` is at least. */
        "ApiKey.expires_at_gte": string;
        /** @description Only records whose `expires_at` is less than. */
        "ApiKey.expires_at_lt": string;
        /** @description Only records whose `expires_at` is at most. */
        "ApiKey.expires_at_lte": string;
        /** @description Only records whose `expires_at` is after. */
        "ApiKey.expires_at_after": string;
        /** @description Only records whose `expires_at` is before. */
        "ApiKey.expires_at_before": string;
        /** @description Only records whose `expires_at` is set (`true`) or null (`false`). */
        "ApiKey.expires_at_exists": boolean;
        /** @description Only records whose `expires_at` equals. */
        "ApiKey.expires_at.eq": string;
        /** @description Only records whose `expires_at` differs from. */
        "ApiKey.expires_at.neq": string;
        /** @description Only records whose `expires_at` is greater than. */
        "ApiKey.expires_at.gt": string;
        /** @description Only records whose `expires_at` is at least. */
        "ApiKey.expires_at.gte": string;
        /** @description Only records whose `expires_at` is less than. */
        "ApiKey.expires_at.lt": string;
        /** @description Only records whose `expires_at` is at most. */
        "ApiKey.expires_at.lte": string;
        /** @description Only records whose `last_used_at` equals. */
        "ApiKey.last_used_at": string;
        /** @description Only records whose `last_used_at` is greater than. */
        "ApiKey.last_used_at_gt": string;
        /** @description Only records whose `last_used_at` is at least. */
        "ApiKey.last_used_at_gte": string;
        /** @description Only records whose `last_used_at` is less than. */
        "ApiKey.last_used_at_lt": string;
        /** @description Only records whose `last_used_at` is at most. */
        "ApiKey.last_used_at_lte": string;
        /** @description Only records whose `last_used_at` is after. */
        "ApiKey.last_used_at_after": string;
        /** @description Only records whose `last_used_at` is before. */
        "ApiKey.last_used_at_before": string;
        /** @description Only records whose `last_used_at` is set (`true`) or null (`false`). */
        "ApiKey.last_used_at_exists": boolean;
        /** @description Only records whose `last_used_at` equals. */
        "ApiKey.last_used_at.eq": string;
        /** @description Only records whose `last_used_at` differs from. */
        "ApiKey.last_used_at.neq": string;
        /** @description Only records whose `last_used_at` is greater than. */
        "ApiKey.last_used_at.gt": string;
        /** @description Only records whose `last_used_at` is at least. */
        "ApiKey.last_used_at.gte": string;
        /** @description Only records whose `last_used_at` is less than. */
        "ApiKey.last_used_at.lt": string;
        /** @description Only records whose `last_used_at` is at most. */
        "ApiKey.last_used_at.lte": string;
        /** @description Only records whose `revoked_at` equals. */
        "ApiKey.revoked_at": string;
        /** @description Only records whose `revoked_at` is greater than. */
        "ApiKey.revoked_at_gt": string;
        /** @description Only records whose `revoked_at` is at least. */
        "ApiKey.revoked_at_gte": string;
        /** @description Only records whose `revoked_at` is less than. */
        "ApiKey.revoked_at_lt": string;
        /** @description Only records whose `revoked_at` is at most. */
        "ApiKey.revoked_at_lte": string;
        /** @description Only records whose `revoked_at` is after. */
        "ApiKey.revoked_at_after": string;
        /** @description Only records whose `revoked_at` is before. */
        "ApiKey.revoked_at_before": string;
        /** @description Only records whose `revoked_at` is set (`true`) or null (`false`). */
        "ApiKey.revoked_at_exists": boolean;
        /** @description Only records whose `revoked_at` equals. */
        "ApiKey.revoked_at.eq": string;
        /** @description Only records whose `revoked_at` differs from. */
        "ApiKey.revoked_at.neq": string;
        /** @description Only records whose `revoked_at` is greater than. */
        "ApiKey.revoked_at.gt": string;
        /** @description Only records whose `revoked_at` is at least. */
        "ApiKey.revoked_at.gte": string;
        /** @description Only records whose `revoked_at` is less than. */
        "ApiKey.revoked_at.lt": string;
        /** @description Only records whose `revoked_at` is at most. */
        "ApiKey.revoked_at.lte": string;
        /** @description Only records whose `created_at` equals. */
        "ApiKey.created_at": string;
        /** @description Only records whose `created_at` is greater than. */
        "ApiKey.created_at_gt": string;
        /** @description Only records whose `created_at` is at least. */
        "ApiKey.created_at_gte": string;
        /** @description Only records whose `created_at` is less than. */
        "ApiKey.created_at_lt": string;
        /** @description Only records whose `created_at` is at most. */
        "ApiKey.created_at_lte": string;
        /** @description Only records whose `created_at` is after. */
        "ApiKey.created_at_after": string;
        /** @description Only records whose `created_at` is before. */
        "ApiKey.created_at_before": string;
        /** @description Only records whose `created_at` equals. */
        "ApiKey.created_at.eq": string;
        /** @description Only records whose `created_at` differs from. */
        "ApiKey.created_at.neq": string;
        /** @description Only records whose `created_at` is greater than. */
        "ApiKey.created_at.gt": string;
        /** @description Only records whose `created_at` is at least. */
        "ApiKey.created_at.gte": string;
        /** @description Only records whose `created_at` is less than. */
        "ApiKey.created_at.lt": string;
        /** @description Only records whose `created_at` is at most. */
        "ApiKey.created_at.lte": string;
        /** @description Only records whose `updated_at` equals. */
        "ApiKey.updated_at": string;
        /** @description Only records whose `updated_at` is greater than. */
        "ApiKey.updated_at_gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "ApiKey.updated_at_gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "ApiKey.updated_at_lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "ApiKey.updated_at_lte": string;
        /** @description Only records whose `updated_at` is after. */
        "ApiKey.updated_at_after": string;
        /** @description Only records whose `updated_at` is before. */
        "ApiKey.updated_at_before": string;
        /** @description Only records whose `updated_at` equals. */
        "ApiKey.updated_at.eq": string;
        /** @description Only records whose `updated_at` differs from. */
        "ApiKey.updated_at.neq": string;
        /** @description Only records whose `updated_at` is greater than. */
        "ApiKey.updated_at.gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "ApiKey.updated_at.gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "ApiKey.updated_at.lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "ApiKey.updated_at.lte": string;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "Application.sort": ("name" | "name:asc" | "name:desc" | "type" | "type:asc" | "type:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "Application.fields": ("id" | "client_id" | "name" | "type" | "redirect_uris" | "scopes" | "secret_last4" | "created_by" | "created_at" | "updated_at")[];
        /** @description Only records whose `id` equals. */
        "Application.id": string;
        /** @description Only records whose `id` is one of (comma list). */
        "Application.id_in": string[];
        /** @description Only records whose `id` equals. */
        "Application.id.eq": string;
        /** @description Only records whose `id` differs from. */
        "Application.id.neq": string;
        /** @description Only records whose `id` is one of (comma list). */
        "Application.id.in": string[];
        /** @description Only records whose `id` is none of (comma list). */
        "Application.id.nin": string[];
        /** @description Only records whose `name` equals. */
        "Application.name": string;
        /** @description Only records whose `name` is one of (comma list). */
        "Application.name_in": string[];
        /** @description Only records whose `name` contains, whatever the case; `%` and `_` stand for themselves. */
        "Application.name_contains": string;
        /** @description Only records whose `name` starts with, whatever the case; `%` and `_` stand for themselves. */
        "Application.name_starts_with": string;
        /** @description Only records whose `name` equals. */
        "Application.name.eq": string;
        /** @description Only records whose `name` differs from. */
        "Application.name.neq": string;
        /** @description Only records whose `name` is one of (comma list). */
        "Application.name.in": string[];
        /** @description Only records whose `name` is none of (comma list). */
        "Application.name.nin": string[];
        /** @description Only records whose `name` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "Application.name.like": string;
        /** @description Only records whose `type` equals. */
        "Application.type": "confidential" | "public";
        /** @description Only records whose `type` is one of (comma list). */
        "Application.type_in": ("confidential" | "public")[];
        /** @description Only records whose `type` equals. */
        "Application.type.eq": "confidential" | "public";
        /** @description Only records whose `type` differs from. */
        "Application.type.neq": "confidential" | "public";
        /** @description Only records whose `type` is one of (comma list). */
        "Application.type.in": ("confidential" | "public")[];
        /** @description Only records whose `type` is none of (comma list). */
        "Application.type.nin": ("confidential" | "public")[];
        /** @description Only records whose `scopes` has. */
        "Application.scopes": string;
        /** @description Only records whose `scopes` is one of (comma list). */
        "Application.scopes_in": string[];
        /** @description Only records whose `scopes` equals. */
        "Application.scopes.eq": string;
        /** @description Only records whose `scopes` is one of (comma list). */
        "Application.scopes.in": string[];
        /** @description Only records whose `created_by` equals. */
        "Application.created_by": string;
        /** @description Only records whose `created_by` is one of (comma list). */
        "Application.created_by_in": string[];
        /** @description Only records whose `created_by` is set (`true`) or null (`false`). */
        "Application.created_by_exists": boolean;
        /** @description Only records whose `created_by` equals. */
        "Application.created_by.eq": string;
        /** @description Only records whose `created_by` differs from. */
        "Application.created_by.neq": string;
        /** @description Only records whose `created_by` is one of (comma list). */
        "Application.created_by.in": string[];
        /** @description Only records whose `created_by` is none of (comma list). */
        "Application.created_by.nin": string[];
        /** @description Only records whose `created_at` equals. */
        "Application.created_at": string;
        /** @description Only records whose `created_at` is greater than. */
        "Application.created_at_gt": string;
        /** @description Only records whose `created_at` is at least. */
        "Application.created_at_gte": string;
        /** @description Only records whose `created_at` is less than. */
        "Application.created_at_lt": string;
        /** @description Only records whose `created_at` is at most. */
        "Application.created_at_lte": string;
        /** @description Only records whose `created_at` is after. */
        "Application.created_at_after": string;
        /** @description Only records whose `created_at` is before. */
        "Application.created_at_before": string;
        /** @description Only records whose `created_at` equals. */
        "Application.created_at.eq": string;
        /** @description Only records whose `created_at` differs from. */
        "Application.created_at.neq": string;
        /** @description Only records whose `created_at` is greater than. */
        "Application.created_at.gt": string;
        /** @description Only records whose `created_at` is at least. */
        "Application.created_at.gte": string;
        /** @description Only records whose `created_at` is less than. */
        "Application.created_at.lt": string;
        /** @description Only records whose `created_at` is at most. */
        "Application.created_at.lte": string;
        /** @description Only records whose `updated_at` equals. */
        "Application.updated_at": string;
        /** @description Only records whose `updated_at` is greater than. */
        "Application.updated_at_gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "Application.updated_at_gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "Application.updated_at_lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "Application.updated_at_lte": string;
        /** @description Only records whose `updated_at` is after. */
        "Application.updated_at_after": string;
        /** @description Only records whose `updated_at` is before. */
        "Application.updated_at_before": string;
        /** @description Only records whose `updated_at` equals. */
        "Application.updated_at.eq": string;
        /** @description Only records whose `updated_at` differs from. */
        "Application.updated_at.neq": string;
        /** @description Only records whose `updated_at` is greater than. */
        "Application.updated_at.gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "Application.updated_at.gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "Application.updated_at.lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "Application.updated_at.lte": string;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "ApplicationGrant.sort": ("granted_at" | "granted_at:asc" | "granted_at:desc" | "last_used_at" | "last_used_at:asc" | "last_used_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "ApplicationGrant.fields": ("user_id" | "scopes" | "granted_at" | "last_used_at")[];
        /** @description Related records to bring in full. */
        "ApplicationGrant.expand": "user"[];
        /** @description Only records whose `user_id` equals. */
        "ApplicationGrant.user_id": string;
        /** @description Only records whose `user_id` is one of (comma list). */
        "ApplicationGrant.user_id_in": string[];
        /** @description Only records whose `user_id` equals. */
        "ApplicationGrant.user_id.eq": string;
        /** @description Only records whose `user_id` differs from. */
        "ApplicationGrant.user_id.neq": string;
        /** @description Only records whose `user_id` is one of (comma list). */
        "ApplicationGrant.user_id.in": string[];
        /** @description Only records whose `user_id` is none of (comma list). */
        "ApplicationGrant.user_id.nin": string[];
        /** @description Only records whose `scopes` has. */
        "ApplicationGrant.scopes": string;
        /** @description Only records whose `scopes` is one of (comma list). */
        "ApplicationGrant.scopes_in": string[];
        /** @description Only records whose `scopes` equals. */
        "ApplicationGrant.scopes.eq": string;
        /** @description Only records whose `scopes` is one of (comma list). */
        "ApplicationGrant.scopes.in": string[];
        /** @description Only records whose `granted_at` equals. */
        "ApplicationGrant.granted_at": string;
        /** @description Only records whose `granted_at` is greater than. */
        "ApplicationGrant.granted_at_gt": string;
        /** @description Only records whose `granted_at` is at least. */
        "ApplicationGrant.granted_at_gte": string;
        /** @description Only records whose `granted_at` is less than. */
        "ApplicationGrant.granted_at_lt": string;
        /** @description Only records whose `granted_at` is at most. */
        "ApplicationGrant.granted_at_lte": string;
        /** @description Only records whose `granted_at` is after. */
        "ApplicationGrant.granted_at_after": string;
        /** @description Only records whose `granted_at` is before. */
        "ApplicationGrant.granted_at_before": string;
        /** @description Only records whose `granted_at` equals. */
        "ApplicationGrant.granted_at.eq": string;
        /** @description Only records whose `granted_at` differs from. */
        "ApplicationGrant.granted_at.neq": string;
        /** @description Only records whose `granted_at` is greater than. */
        "ApplicationGrant.granted_at.gt": string;
        /** @description Only records whose `granted_at` is at least. */
        "ApplicationGrant.granted_at.gte": string;
        /** @description Only records whose `granted_at` is less than. */
        "ApplicationGrant.granted_at.lt": string;
        /** @description Only records whose `granted_at` is at most. */
        "ApplicationGrant.granted_at.lte": string;
        /** @description Only records whose `last_used_at` equals. */
        "ApplicationGrant.last_used_at": string;
        /** @description Only records whose `last_used_at` is greater than. */
        "ApplicationGrant.last_used_at_gt": string;
        /** @description Only records whose `last_used_at` is at least. */
        "ApplicationGrant.last_used_at_gte": string;
        /** @description Only records whose `last_used_at` is less than. */
        "ApplicationGrant.last_used_at_lt": string;
        /** @description Only records whose `last_used_at` is at most. */
        "ApplicationGrant.last_used_at_lte": string;
        /** @description Only records whose `last_used_at` is after. */
        "ApplicationGrant.last_used_at_after": string;
        /** @description Only records whose `last_used_at` is before. */
        "ApplicationGrant.last_used_at_before": string;
        /** @description Only records whose `last_used_at` is set (`true`) or null (`false`). */
        "ApplicationGrant.last_used_at_exists": boolean;
        /** @description Only records whose `last_used_at` equals. */
        "ApplicationGrant.last_used_at.eq": string;
        /** @description Only records whose `last_used_at` differs from. */
        "ApplicationGrant.last_used_at.neq": string;
        /** @description Only records whose `last_used_at` is greater than. */
        "ApplicationGrant.last_used_at.gt": string;
        /** @description Only records whose `last_used_at` is at least. */
        "ApplicationGrant.last_used_at.gte": string;
        /** @description Only records whose `last_used_at` is less than. */
        "ApplicationGrant.last_used_at.lt": string;
        /** @description Only records whose `last_used_at` is at most. */
        "ApplicationGrant.last_used_at.lte": string;
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "SecuritySettings.fields": ("allowed_origins" | "api_version" | "updated_at")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "Plan.fields": ("name" | "rate_limit" | "burst_limit" | "api_key_limit")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "Usage.fields": ("plan" | "window" | "burst" | "today")[];
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "UsageDay.sort": ("starts_at" | "starts_at:asc" | "starts_at:desc" | "requests" | "requests:asc" | "requests:desc" | "cost" | "cost:asc" | "cost:desc" | "client_errors" | "client_errors:asc" | "client_errors:desc" | "server_errors" | "server_errors:asc" | "server_errors:desc" | "throttled" | "throttled:asc" | "throttled:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "UsageDay.fields": ("starts_at" | "requests" | "cost" | "client_errors" | "server_errors" | "throttled" | "incomplete")[];
        /** @description Only records whose `starts_at` equals. */
        "UsageDay.starts_at": string;
        /** @description Only records whose `starts_at` is greater than. */
        "UsageDay.starts_at_gt": string;
        /** @description Only records whose `starts_at` is at least. */
        "UsageDay.starts_at_gte": string;
        /** @description Only records whose `starts_at` is less than. */
        "UsageDay.starts_at_lt": string;
        /** @description Only records whose `starts_at` is at most. */
        "UsageDay.starts_at_lte": string;
        /** @description Only records whose `starts_at` is after. */
        "UsageDay.starts_at_after": string;
        /** @description Only records whose `starts_at` is before. */
        "UsageDay.starts_at_before": string;
        /** @description Only records whose `starts_at` equals. */
        "UsageDay.starts_at.eq": string;
        /** @description Only records whose `starts_at` differs from. */
        "UsageDay.starts_at.neq": string;
        /** @description Only records whose `starts_at` is greater than. */
        "UsageDay.starts_at.gt": string;
        /** @description Only records whose `starts_at` is at least. */
        "UsageDay.starts_at.gte": string;
        /** @description Only records whose `starts_at` is less than. */
        "UsageDay.starts_at.lt": string;
        /** @description Only records whose `starts_at` is at most. */
        "UsageDay.starts_at.lte": string;
        /** @description Only records whose `requests` equals. */
        "UsageDay.requests": number;
        /** @description Only records whose `requests` is one of (comma list). */
        "UsageDay.requests_in": number[];
        /** @description Only records whose `requests` is greater than. */
        "UsageDay.requests_gt": number;
        /** @description Only records whose `requests` is at least. */
        "UsageDay.requests_gte": number;
        /** @description Only records whose `requests` is less than. */
        "UsageDay.requests_lt": number;
        /** @description Only records whose `requests` is at most. */
        "UsageDay.requests_lte": number;
        /** @description Only records whose `requests` equals. */
        "UsageDay.requests.eq": number;
        /** @description Only records whose `requests` differs from. */
        "UsageDay.requests.neq": number;
        /** @description Only records whose `requests` is one of (comma list). */
        "UsageDay.requests.in": number[];
        /** @description Only records whose `requests` is none of (comma list). */
        "UsageDay.requests.nin": number[];
        /** @description Only records whose `requests` is greater than. */
        "UsageDay.requests.gt": number;
        /** @description Only records whose `requests` is at least. */
        "UsageDay.requests.gte": number;
        /** @description Only records whose `requests` is less than. */
        "UsageDay.requests.lt": number;
        /** @description Only records whose `requests` is at most. */
        "UsageDay.requests.lte": number;
        /** @description Only records whose `cost` equals. */
        "UsageDay.cost": number;
        /** @description Only records whose `cost` is one of (comma list). */
        "UsageDay.cost_in": number[];
        /** @description Only records whose `cost` is greater than. */
        "UsageDay.cost_gt": number;
        /** @description Only records whose `cost` is at least. */
        "UsageDay.cost_gte": number;
        /** @description Only records whose `cost` is less than. */
        "UsageDay.cost_lt": number;
        /** @description Only records whose `cost` is at most. */
        "UsageDay.cost_lte": number;
        /** @description Only records whose `cost` equals. */
        "UsageDay.cost.eq": number;
        /** @description Only records whose `cost` differs from. */
        "UsageDay.cost.neq": number;
        /** @description Only records whose `cost` is one of (comma list). */
        "UsageDay.cost.in": number[];
        /** @description Only records whose `cost` is none of (comma list). */
        "UsageDay.cost.nin": number[];
        /** @description Only records whose `cost` is greater than. */
        "UsageDay.cost.gt": number;
        /** @description Only records whose `cost` is at least. */
        "UsageDay.cost.gte": number;
        /** @description Only records whose `cost` is less than. */
        "UsageDay.cost.lt": number;
        /** @description Only records whose `cost` is at most. */
        "UsageDay.cost.lte": number;
        /** @description Only records whose `client_errors` equals. */
        "UsageDay.client_errors": number;
        /** @description Only records whose `client_errors` is one of (comma list). */
        "UsageDay.client_errors_in": number[];
        /** @description Only records whose `client_errors` is greater than. */
        "UsageDay.client_errors_gt": number;
        /** @description Only records whose `client_errors` is at least. */
        "UsageDay.client_errors_gte": number;
        /** @description Only records whose `client_errors` is less than. */
        "UsageDay.client_errors_lt": number;
        /** @description Only records whose `client_errors` is at most. */
        "UsageDay.client_errors_lte": number;
        /** @description Only records whose `client_errors` equals. */
        "UsageDay.client_errors.eq": number;
        /** @description Only records whose `client_errors` differs from. */
        "UsageDay.client_errors.neq": number;
        /** @description Only records whose `client_errors` is one of (comma list). */
        "UsageDay.client_errors.in": number[];
        /** @description Only records whose `client_errors` is none of (comma list). */
        "UsageDay.client_errors.nin": number[];
        /** @description Only records whose `client_errors` is greater than. */
        "UsageDay.client_errors.gt": number;
        /** @description Only records whose `client_errors` is at least. */
        "UsageDay.client_errors.gte": number;
        /** @description Only records whose `client_errors` is less than. */
        "UsageDay.client_errors.lt": number;
        /** @description Only records whose `client_errors` is at most. */
        "UsageDay.client_errors.lte": number;
        /** @description Only records whose `server_errors` equals. */
        "UsageDay.server_errors": number;
        /** @description Only records whose `server_errors` is one of (comma list). */
        "UsageDay.server_errors_in": number[];
        /** @description Only records whose `server_errors` is greater than. */
        "UsageDay.server_errors_gt": number;
        /** @description Only records whose `server_errors` is at least. */
        "UsageDay.server_errors_gte": number;
        /** @description Only records whose `server_errors` is less than. */
        "UsageDay.server_errors_lt": number;
        /** @description Only records whose `server_errors` is at most. */
        "UsageDay.server_errors_lte": number;
        /** @description Only records whose `server_errors` equals. */
        "UsageDay.server_errors.eq": number;
        /** @description Only records whose `server_errors` differs from. */
        "UsageDay.server_errors.neq": number;
        /** @description Only records whose `server_errors` is one of (comma list). */
        "UsageDay.server_errors.in": number[];
        /** @description Only records whose `server_errors` is none of (comma list). */
        "UsageDay.server_errors.nin": number[];
        /** @description Only records whose `server_errors` is greater than. */
        "UsageDay.server_errors.gt": number;
        /** @description Only records whose `server_errors` is at least. */
        "UsageDay.server_errors.gte": number;
        /** @description Only records whose `server_errors` is less than. */
        "UsageDay.server_errors.lt": number;
        /** @description Only records whose `server_errors` is at most. */
        "UsageDay.server_errors.lte": number;
        /** @description Only records whose `throttled` equals. */
        "UsageDay.throttled": number;
        /** @description Only records whose `throttled` is one of (comma list). */
        "UsageDay.throttled_in": number[];
        /** @description Only records whose `throttled` is greater than. */
        "UsageDay.throttled_gt": number;
        /** @description Only records whose `throttled` is at least. */
        "UsageDay.throttled_gte": number;
        /** @description Only records whose `throttled` is less than. */
        "UsageDay.throttled_lt": number;
        /** @description Only records whose `throttled` is at most. */
        "UsageDay.throttled_lte": number;
        /** @description Only records whose `throttled` equals. */
        "UsageDay.throttled.eq": number;
        /** @description Only records whose `throttled` differs from. */
        "UsageDay.throttled.neq": number;
        /** @description Only records whose `throttled` is one of (comma list). */
        "UsageDay.throttled.in": number[];
        /** @description Only records whose `throttled` is none of (comma list). */
        "UsageDay.throttled.nin": number[];
        /** @description Only records whose `throttled` is greater than. */
        "UsageDay.throttled.gt": number;
        /** @description Only records whose `throttled` is at least. */
        "UsageDay.throttled.gte": number;
        /** @description Only records whose `throttled` is less than. */
        "UsageDay.throttled.lt": number;
        /** @description Only records whose `throttled` is at most. */
        "UsageDay.throttled.lte": number;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "AccountDelivery.sort": ("status" | "status:asc" | "status:desc" | "attempt_count" | "attempt_count:asc" | "attempt_count:desc" | "next_attempt_at" | "next_attempt_at:asc" | "next_attempt_at:desc" | "last_attempt_at" | "last_attempt_at:asc" | "last_attempt_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "AccountDelivery.fields": ("id" | "webhook_id" | "webhook_url" | "event_id" | "event_type" | "status" | "attempt_count" | "next_attempt_at" | "last_attempt_at" | "last_response_status" | "last_error" | "created_at" | "updated_at")[];
        /** @description Only records whose `id` equals. */
        "AccountDelivery.id": string;
        /** @description Only records whose `id` is one of (comma list). */
        "AccountDelivery.id_in": string[];
        /** @description Only records whose `id` equals. */
        "AccountDelivery.id.eq": string;
        /** @description Only records whose `id` differs from. */
        "AccountDelivery.id.neq": string;
        /** @description Only records whose `id` is one of (comma list). */
        "AccountDelivery.id.in": string[];
        /** @description Only records whose `id` is none of (comma list). */
        "AccountDelivery.id.nin": string[];
        /** @description Only records whose `webhook_id` equals. */
        "AccountDelivery.webhook_id": string;
        /** @description Only records whose `webhook_id` is one of (comma list). */
        "AccountDelivery.webhook_id_in": string[];
        /** @description Only records whose `webhook_id` equals. */
        "AccountDelivery.webhook_id.eq": string;
        /** @description Only records whose `webhook_id` differs from. */
        "AccountDelivery.webhook_id.neq": string;
        /** @description Only records whose `webhook_id` is one of (comma list). */
        "AccountDelivery.webhook_id.in": string[];
        /** @description Only records whose `webhook_id` is none of (comma list). */
        "AccountDelivery.webhook_id.nin": string[];
        /** @description Only records whose `event_id` equals. */
        "AccountDelivery.event_id": string;
        /** @description Only records whose `event_id` is one of (comma list). */
        "AccountDelivery.event_id_in": string[];
        /** @description Only records whose `event_id` equals. */
        "AccountDelivery.event_id.eq": string;
        /** @description Only records whose `event_id` differs from. */
        "AccountDelivery.event_id.neq": string;
        /** @description Only records whose `event_id` is one of (comma list). */
        "AccountDelivery.event_id.in": string[];
        /** @description Only records whose `event_id` is none of (comma list). */
        "AccountDelivery.event_id.nin": string[];
        /** @description Only records whose `event_type` equals. */
        "AccountDelivery.event_type": "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST";
        /** @description Only records whose `event_type` is one of (comma list). */
        "AccountDelivery.event_type_in": ("RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST")[];
        /** @description Only records whose `event_type` equals. */
        "AccountDelivery.event_type.eq": "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST";
        /** @description Only records whose `event_type` differs from. */
        "AccountDelivery.event_type.neq": "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST";
        /** @description Only records whose `event_type` is one of (comma list). */
        "AccountDelivery.event_type.in": ("RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST")[];
        /** @description Only records whose `event_type` is none of (comma list). */
        "AccountDelivery.event_type.nin": ("RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST")[];
        /** @description Only records whose `status` equals. */
        "AccountDelivery.status": "pending" | "succeeded" | "failed";
        /** @description Only records whose `status` is one of (comma list). */
        "AccountDelivery.status_in": ("pending" | "succeeded" | "failed")[];
        /** @description Only records whose `status` equals. */
        "AccountDelivery.status.eq": "pending" | "succeeded" | "failed";
        /** @description Only records whose `status` differs from. */
        "AccountDelivery.status.neq": "pending" | "succeeded" | "failed";
        /** @description Only records whose `status` is one of (comma list). */
        "AccountDelivery.status.in": ("pending" | "succeeded" | "failed")[];
        /** @description Only records whose `status` is none of (comma list). */
        "AccountDelivery.status.nin": ("pending" | "succeeded" | "failed")[];
        /** @description Only records whose `attempt_count` equals. */
        "AccountDelivery.attempt_count": number;
        /** @description Only records whose `attempt_count` is one of (comma list). */
        "AccountDelivery.attempt_count_in": number[];
        /** @description Only records whose `attempt_count` is greater than. */
        "AccountDelivery.attempt_count_gt": number;
        /** @description Only records whose `attempt_count` is at least. */
        "AccountDelivery.attempt_count_gte": number;
        /** @description Only records whose `attempt_count` is less than. */
        "AccountDelivery.attempt_count_lt": number;
        /** @description Only records whose `attempt_count` is at most. */
        "AccountDelivery.attempt_count_lte": number;
        /** @description Only records whose `attempt_count` equals. */
        "AccountDelivery.attempt_count.eq": number;
        /** @description Only records whose `attempt_count` differs from. */
        "AccountDelivery.attempt_count.neq": number;
        /** @description Only records whose `attempt_count` is one of (comma list). */
        "AccountDelivery.attempt_count.in": number[];
        /** @description Only records whose `attempt_count` is none of (comma list). */
        "AccountDelivery.attempt_count.nin": number[];
        /** @description Only records whose `attempt_count` is greater than. */
        "AccountDelivery.attempt_count.gt": number;
        /** @description Only records whose `attempt_count` is at least. */
        "AccountDelivery.attempt_count.gte": number;
        /** @description Only records whose `attempt_count` is less than. */
        "AccountDelivery.attempt_count.lt": number;
        /** @description Only records whose `attempt_count` is at most. */
        "AccountDelivery.attempt_count.lte": number;
        /** @description Only records whose `next_attempt_at` equals. */
        "AccountDelivery.next_attempt_at": string;
        /** @description Only records whose `next_attempt_at` is greater than. */
        "AccountDelivery.next_attempt_at_gt": string;
        /** @description Only records whose `next_attempt_at` is at least. */
        "AccountDelivery.next_attempt_at_gte": string;
        /** @description Only records whose `next_attempt_at` is less than. */
        "AccountDelivery.next_attempt_at_lt": string;
        /** @description Only records whose `next_attempt_at` is at most. */
        "AccountDelivery.next_attempt_at_lte": string;
        /** @description Only records whose `next_attempt_at` is after. */
        "AccountDelivery.next_attempt_at_after": string;
        /** @description Only records whose `next_attempt_at` is before. */
        "AccountDelivery.next_attempt_at_before": string;
        /** @description Only records whose `next_attempt_at` is set (`true`) or null (`false`). */
        "AccountDelivery.next_attempt_at_exists": boolean;
        /** @description Only records whose `next_attempt_at` equals. */
        "AccountDelivery.next_attempt_at.eq": string;
        /** @description Only records whose `next_attempt_at` differs from. */
        "AccountDelivery.next_attempt_at.neq": string;
        /** @description Only records whose `next_attempt_at` is greater than. */
        "AccountDelivery.next_attempt_at.gt": string;
        /** @description Only records whose `next_attempt_at` is at least. */
        "AccountDelivery.next_attempt_at.gte": string;
        /** @description Only records whose `next_attempt_at` is less than. */
        "AccountDelivery.next_attempt_at.lt": string;
        /** @description Only records whose `next_attempt_at` is at most. */
        "AccountDelivery.next_attempt_at.lte": string;
        /** @description Only records whose `last_attempt_at` equals. */
        "AccountDelivery.last_attempt_at": string;
        /** @description Only records whose `last_attempt_at` is greater than. */
        "AccountDelivery.last_attempt_at_gt": string;
        /** @description Only records whose `last_attempt_at` is at least. */
        "AccountDelivery.last_attempt_at_gte": string;
        /** @description Only records whose `last_attempt_at` is less than. */
        "AccountDelivery.last_attempt_at_lt": string;
        /** @description Only records whose `last_attempt_at` is at most. */
        "AccountDelivery.last_attempt_at_lte": string;
        /** @description Only records whose `last_attempt_at` is after. */
        "AccountDelivery.last_attempt_at_after": string;
        /** @description Only records whose `last_attempt_at` is before. */
        "AccountDelivery.last_attempt_at_before": string;
        /** @description Only records whose `last_attempt_at` is set (`true`) or null (`false`). */
        "AccountDelivery.last_attempt_at_exists": boolean;
        /** @description Only records whose `last_attempt_at` equals. */
        "AccountDelivery.last_attempt_at.eq": string;
        /** @description Only records whose `last_attempt_at` differs from. */
        "AccountDelivery.last_attempt_at.neq": string;
        /** @description Only records whose `last_attempt_at` is greater than. */
        "AccountDelivery.last_attempt_at.gt": string;
        /** @description Only records whose `last_attempt_at` is at least. */
        "AccountDelivery.last_attempt_at.gte": string;
        /** @description Only records whose `last_attempt_at` is less than. */
        "AccountDelivery.last_attempt_at.lt": string;
        /** @description Only records whose `last_attempt_at` is at most. */
        "AccountDelivery.last_attempt_at.lte": string;
        /** @description Only records whose `last_response_status` equals. */
        "AccountDelivery.last_response_status": number;
        /** @description Only records whose `last_response_status` is one of (comma list). */
        "AccountDelivery.last_response_status_in": number[];
        /** @description Only records whose `last_response_status` is greater than. */
        "AccountDelivery.last_response_status_gt": number;
        /** @description Only records whose `last_response_status` is at least. */
        "AccountDelivery.last_response_status_gte": number;
        /** @description Only records whose `last_response_status` is less than. */
        "AccountDelivery.last_response_status_lt": number;
        /** @description Only records whose `last_response_status` is at most. */
        "AccountDelivery.last_response_status_lte": number;
        /** @description Only records whose `last_response_status` is set (`true`) or null (`false`). */
        "AccountDelivery.last_response_status_exists": boolean;
        /** @description Only records whose `last_response_status` equals. */
        "AccountDelivery.last_response_status.eq": number;
        /** @description Only records whose `last_response_status` differs from. */
        "AccountDelivery.last_response_status.neq": number;
        /** @description Only records whose `last_response_status` is one of (comma list). */
        "AccountDelivery.last_response_status.in": number[];
        /** @description Only records whose `last_response_status` is none of (comma list). */
        "AccountDelivery.last_response_status.nin": number[];
        /** @description Only records whose `last_response_status` is greater than. */
        "AccountDelivery.last_response_status.gt": number;
        /** @description Only records whose `last_response_status` is at least. */
        "AccountDelivery.last_response_status.gte": number;
        /** @description Only records whose `last_response_status` is less than. */
        "AccountDelivery.last_response_status.lt": number;
        /** @description Only records whose `last_response_status` is at most. */
        "AccountDelivery.last_response_status.lte": number;
        /** @description Only records whose `created_at` equals. */
        "AccountDelivery.created_at": string;
        /** @description Only records whose `created_at` is greater than. */
        "AccountDelivery.created_at_gt": string;
        /** @description Only records whose `created_at` is at least. */
        "AccountDelivery.created_at_gte": string;
        /** @description Only records whose `created_at` is less than. */
        "AccountDelivery.created_at_lt": string;
        /** @description Only records whose `created_at` is at most. */
        "AccountDelivery.created_at_lte": string;
        /** @description Only records whose `created_at` is after. */
        "AccountDelivery.created_at_after": string;
        /** @description Only records whose `created_at` is before. */
        "AccountDelivery.created_at_before": string;
        /** @description Only records whose `created_at` equals. */
        "AccountDelivery.created_at.eq": string;
        /** @description Only records whose `created_at` differs from. */
        "AccountDelivery.created_at.neq": string;
        /** @description Only records whose `created_at` is greater than. */
        "AccountDelivery.created_at.gt": string;
        /** @description Only records whose `created_at` is at least. */
        "AccountDelivery.created_at.gte": string;
        /** @description Only records whose `created_at` is less than. */
        "AccountDelivery.created_at.lt": string;
        /** @description Only records whose `created_at` is at most. */
        "AccountDelivery.created_at.lte": string;
        /** @description Only records whose `updated_at` equals. */
        "AccountDelivery.updated_at": string;
        /** @description Only records whose `updated_at` is greater than. */
        "AccountDelivery.updated_at_gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "AccountDelivery.updated_at_gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "AccountDelivery.updated_at_lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "AccountDelivery.updated_at_lte": string;
        /** @description Only records whose `updated_at` is after. */
        "AccountDelivery.updated_at_after": string;
        /** @description Only records whose `updated_at` is before. */
        "AccountDelivery.updated_at_before": string;
        /** @description Only records whose `updated_at` equals. */
        "AccountDelivery.updated_at.eq": string;
        /** @description Only records whose `updated_at` differs from. */
        "AccountDelivery.updated_at.neq": string;
        /** @description Only records whose `updated_at` is greater than. */
        "AccountDelivery.updated_at.gt": string;
        /** @description Only records whose `updated_at` is at least. */
        "AccountDelivery.updated_at.gte": string;
        /** @description Only records whose `updated_at` is less than. */
        "AccountDelivery.updated_at.lt": string;
        /** @description Only records whose `updated_at` is at most. */
        "AccountDelivery.updated_at.lte": string;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "LoggedRequest.sort": ("status" | "status:asc" | "status:desc" | "duration_ms" | "duration_ms:asc" | "duration_ms:desc" | "created_at" | "created_at:asc" | "created_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "LoggedRequest.fields": ("id" | "request_id" | "method" | "path" | "operation_id" | "api_version" | "status" | "error_code" | "duration_ms" | "credential_type" | "credential_id" | "user_id" | "address" | "created_at")[];
        /** @description Only records whose `id` equals. */
        "LoggedRequest.id": string;
        /** @description Only records whose `id` is one of (comma list). */
        "LoggedRequest.id_in": string[];
        /** @description Only records whose `id` equals. */
        "LoggedRequest.id.eq": string;
        /** @description Only records whose `id` differs from. */
        "LoggedRequest.id.neq": string;
        /** @description Only records whose `id` is one of (comma list). */
        "LoggedRequest.id.in": string[];
        /** @description Only records whose `id` is none of (comma list). */
        "LoggedRequest.id.nin": string[];
        /** @description Only records whose `request_id` equals. */
        "LoggedRequest.request_id": string;
        /** @description Only records whose `request_id` is one of (comma list). */
        "LoggedRequest.request_id_in": string[];
        /** @description Only records whose `request_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.request_id_contains": string;
        /** @description Only records whose `request_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.request_id_starts_with": string;
        /** @description Only records whose `request_id` equals. */
        "LoggedRequest.request_id.eq": string;
        /** @description Only records whose `request_id` differs from. */
        "LoggedRequest.request_id.neq": string;
        /** @description Only records whose `request_id` is one of (comma list). */
        "LoggedRequest.request_id.in": string[];
        /** @description Only records whose `request_id` is none of (comma list). */
        "LoggedRequest.request_id.nin": string[];
        /** @description Only records whose `request_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.request_id.like": string;
        /** @description Only records whose `method` equals. */
        "LoggedRequest.method": "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
        /** @description Only records whose `method` is one of (comma list). */
        "LoggedRequest.method_in": ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER")[];
        /** @description Only records whose `method` equals. */
        "LoggedRequest.method.eq": "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
        /** @description Only records whose `method` differs from. */
        "LoggedRequest.method.neq": "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
        /** @description Only records whose `method` is one of (comma list). */
        "LoggedRequest.method.in": ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER")[];
        /** @description Only records whose `method` is none of (comma list). */
        "LoggedRequest.method.nin": ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER")[];
        /** @description Only records whose `path` equals. */
        "LoggedRequest.path": string;
        /** @description Only records whose `path` is one of (comma list). */
        "LoggedRequest.path_in": string[];
        /** @description Only records whose `path` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.path_contains": string;
        /** @description Only records whose `path` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.path_starts_with": string;
        /** @description Only records whose `path` equals. */
        "LoggedRequest.path.eq": string;
        /** @description Only records whose `path` differs from. */
        "LoggedRequest.path.neq": string;
        /** @description Only records whose `path` is one of (comma list). */
        "LoggedRequest.path.in": string[];
        /** @description Only records whose `path` is none of (comma list). */
        "LoggedRequest.path.nin": string[];
        /** @description Only records whose `path` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.path.like": string;
        /** @description Only records whose `operation_id` equals. */
        "LoggedRequest.operation_id": string;
        /** @description Only records whose `operation_id` is one of (comma list). */
        "LoggedRequest.operation_id_in": string[];
        /** @description Only records whose `operation_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.operation_id_contains": string;
        /** @description Only records whose `operation_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.operation_id_starts_with": string;
        /** @description Only records whose `operation_id` is set (`true`) or null (`false`). */
        "LoggedRequest.operation_id_exists": boolean;
        /** @description Only records whose `operation_id` equals. */
        "LoggedRequest.operation_id.eq": string;
        /** @description Only records whose `operation_id` differs from. */
        "LoggedRequest.operation_id.neq": string;
        /** @description Only records whose `operation_id` is one of (comma list). */
        "LoggedRequest.operation_id.in": string[];
        /** @description Only records whose `operation_id` is none of (comma list). */
        "LoggedRequest.operation_id.nin": string[];
        /** @description Only records whose `operation_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.operation_id.like": string;
        /** @description Only records whose `api_version` equals. */
        "LoggedRequest.api_version": string;
        /** @description Only records whose `api_version` is one of (comma list). */
        "LoggedRequest.api_version_in": string[];
        /** @description Only records whose `api_version` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.api_version_contains": string;
        /** @description Only records whose `api_version` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.api_version_starts_with": string;
        /** @description Only records whose `api_version` is set (`true`) or null (`false`). */
        "LoggedRequest.api_version_exists": boolean;
        /** @description Only records whose `api_version` equals. */
        "LoggedRequest.api_version.eq": string;
        /** @description Only records whose `api_version` differs from. */
        "LoggedRequest.api_version.neq": string;
        /** @description Only records whose `api_version` is one of (comma list). */
        "LoggedRequest.api_version.in": string[];
        /** @description Only records whose `api_version` is none of (comma list). */
        "LoggedRequest.api_version.nin": string[];
        /** @description Only records whose `api_version` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.api_version.like": string;
        /** @description Only records whose `status` equals. */
        "LoggedRequest.status": number;
        /** @description Only records whose `status` is one of (comma list). */
        "LoggedRequest.status_in": number[];
        /** @description Only records whose `status` is greater than. */
        "LoggedRequest.status_gt": number;
        /** @description Only records whose `status` is at least. */
        "LoggedRequest.status_gte": number;
        /** @description Only records whose `status` is less than. */
        "LoggedRequest.status_lt": number;
        /** @description Only records whose `status` is at most. */
        "LoggedRequest.status_lte": number;
        /** @description Only records whose `status` equals. */
        "LoggedRequest.status.eq": number;
        /** @description Only records whose `status` differs from. */
        "LoggedRequest.status.neq": number;
        /** @description Only records whose `status` is one of (comma list). */
        "LoggedRequest.status.in": number[];
        /** @description Only records whose `status` is none of (comma list). */
        "LoggedRequest.status.nin": number[];
        /** @description Only records whose `status` is greater than. */
        "LoggedRequest.status.gt": number;
        /** @description Only records whose `status` is at least. */
        "LoggedRequest.status.gte": number;
        /** @description Only records whose `status` is less than. */
        "LoggedRequest.status.lt": number;
        /** @description Only records whose `status` is at most. */
        "LoggedRequest.status.lte": number;
        /** @description Only records whose `error_code` equals. */
        "LoggedRequest.error_code": string;
        /** @description Only records whose `error_code` is one of (comma list). */
        "LoggedRequest.error_code_in": string[];
        /** @description Only records whose `error_code` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.error_code_contains": string;
        /** @description Only records whose `error_code` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.error_code_starts_with": string;
        /** @description Only records whose `error_code` is set (`true`) or null (`false`). */
        "LoggedRequest.error_code_exists": boolean;
        /** @description Only records whose `error_code` equals. */
        "LoggedRequest.error_code.eq": string;
        /** @description Only records whose `error_code` differs from. */
        "LoggedRequest.error_code.neq": string;
        /** @description Only records whose `error_code` is one of (comma list). */
        "LoggedRequest.error_code.in": string[];
        /** @description Only records whose `error_code` is none of (comma list). */
        "LoggedRequest.error_code.nin": string[];
        /** @description Only records whose `error_code` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.error_code.like": string;
        /** @description Only records whose `duration_ms` equals. */
        "LoggedRequest.duration_ms": number;
        /** @description Only records whose `duration_ms` is one of (comma list). */
        "LoggedRequest.duration_ms_in": number[];
        /** @description Only records whose `duration_ms` is greater than. */
        "LoggedRequest.duration_ms_gt": number;
        /** @description Only records whose `duration_ms` is at least. */
        "LoggedRequest.duration_ms_gte": number;
        /** @description Only records whose `duration_ms` is less than. */
        "LoggedRequest.duration_ms_lt": number;
        /** @description Only records whose `duration_ms` is at most. */
        "LoggedRequest.duration_ms_lte": number;
        /** @description Only records whose `duration_ms` equals. */
        "LoggedRequest.duration_ms.eq": number;
        /** @description Only records whose `duration_ms` differs from. */
        "LoggedRequest.duration_ms.neq": number;
        /** @description Only records whose `duration_ms` is one of (comma list). */
        "LoggedRequest.duration_ms.in": number[];
        /** @description Only records whose `duration_ms` is none of (comma list). */
        "LoggedRequest.duration_ms.nin": number[];
        /** @description Only records whose `duration_ms` is greater than. */
        "LoggedRequest.duration_ms.gt": number;
        /** @description Only records whose `duration_ms` is at least. */
        "LoggedRequest.duration_ms.gte": number;
        /** @description Only records whose `duration_ms` is less than. */
        "LoggedRequest.duration_ms.lt": number;
        /** @description Only records whose `duration_ms` is at most. */
        "LoggedRequest.duration_ms.lte": number;
        /** @description Only records whose `credential_type` equals. */
        "LoggedRequest.credential_type": "api_key" | "oauth_token" | "jwt" | "session";
        /** @description Only records whose `credential_type` is one of (comma list). */
        "LoggedRequest.credential_type_in": ("api_key" | "oauth_token" | "jwt" | "session")[];
        /** @description Only records whose `credential_type` equals. */
        "LoggedRequest.credential_type.eq": "api_key" | "oauth_token" | "jwt" | "session";
        /** @description Only records whose `credential_type` differs from. */
        "LoggedRequest.credential_type.neq": "api_key" | "oauth_token" | "jwt" | "session";
        /** @description Only records whose `credential_type` is one of (comma list). */
        "LoggedRequest.credential_type.in": ("api_key" | "oauth_token" | "jwt" | "session")[];
        /** @description Only records whose `credential_type` is none of (comma list). */
        "LoggedRequest.credential_type.nin": ("api_key" | "oauth_token" | "jwt" | "session")[];
        /** @description Only records whose `credential_id` equals. */
        "LoggedRequest.credential_id": string;
        /** @description Only records whose `credential_id` is one of (comma list). */
        "LoggedRequest.credential_id_in": string[];
        /** @description Only records whose `credential_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.credential_id_contains": string;
        /** @description Only records whose `credential_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.credential_id_starts_with": string;
        /** @description Only records whose `credential_id` equals. */
        "LoggedRequest.credential_id.eq": string;
        /** @description Only records whose `credential_id` differs from. */
        "LoggedRequest.credential_id.neq": string;
        /** @description Only records whose `credential_id` is one of (comma list). */
        "LoggedRequest.credential_id.in": string[];
        /** @description Only records whose `credential_id` is none of (comma list). */
        "LoggedRequest.credential_id.nin": string[];
        /** @description Only records whose `credential_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.credential_id.like": string;
        /** @description Only records whose `user_id` equals. */
        "LoggedRequest.user_id": string;
        /** @description Only records whose `user_id` is one of (comma list). */
        "LoggedRequest.user_id_in": string[];
        /** @description Only records whose `user_id` is set (`true`) or null (`false`). */
        "LoggedRequest.user_id_exists": boolean;
        /** @description Only records whose `user_id` equals. */
        "LoggedRequest.user_id.eq": string;
        /** @description Only records whose `user_id` differs from. */
        "LoggedRequest.user_id.neq": string;
        /** @description Only records whose `user_id` is one of (comma list). */
        "LoggedRequest.user_id.in": string[];
        /** @description Only records whose `user_id` is none of (comma list). */
        "LoggedRequest.user_id.nin": string[];
        /** @description Only records whose `address` equals. */
        "LoggedRequest.address": string;
        /** @description Only records whose `address` is one of (comma list). */
        "LoggedRequest.address_in": string[];
        /** @description Only records whose `address` contains, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.address_contains": string;
        /** @description Only records whose `address` starts with, whatever the case; `%` and `_` stand for themselves. */
        "LoggedRequest.address_starts_with": string;
        /** @description Only records whose `address` equals. */
        "LoggedRequest.address.eq": string;
        /** @description Only records whose `address` differs from. */
        "LoggedRequest.address.neq": string;
        /** @description Only records whose `address` is one of (comma list). */
        "LoggedRequest.address.in": string[];
        /** @description Only records whose `address` is none of (comma list). */
        "LoggedRequest.address.nin": string[];
        /** @description Only records whose `address` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "LoggedRequest.address.like": string;
        /** @description Only records whose `created_at` equals. */
        "LoggedRequest.created_at": string;
        /** @description Only records whose `created_at` is greater than. */
        "LoggedRequest.created_at_gt": string;
        /** @description Only records whose `created_at` is at least. */
        "LoggedRequest.created_at_gte": string;
        /** @description Only records whose `created_at` is less than. */
        "LoggedRequest.created_at_lt": string;
        /** @description Only records whose `created_at` is at most. */
        "LoggedRequest.created_at_lte": string;
        /** @description Only records whose `created_at` is after. */
        "LoggedRequest.created_at_after": string;
        /** @description Only records whose `created_at` is before. */
        "LoggedRequest.created_at_before": string;
        /** @description Only records whose `created_at` equals. */
        "LoggedRequest.created_at.eq": string;
        /** @description Only records whose `created_at` differs from. */
        "LoggedRequest.created_at.neq": string;
        /** @description Only records whose `created_at` is greater than. */
        "LoggedRequest.created_at.gt": string;
        /** @description Only records whose `created_at` is at least. */
        "LoggedRequest.created_at.gte": string;
        /** @description Only records whose `created_at` is less than. */
        "LoggedRequest.created_at.lt": string;
        /** @description Only records whose `created_at` is at most. */
        "LoggedRequest.created_at.lte": string;
        /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
        "AuditEntry.sort": ("action" | "action:asc" | "action:desc" | "created_at" | "created_at:asc" | "created_at:desc")[];
        /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
        "AuditEntry.fields": ("id" | "action" | "actor_id" | "credential_type" | "credential_id" | "subject_id" | "changes" | "address" | "request_id" | "created_at")[];
        /** @description Only records whose `id` equals. */
        "AuditEntry.id": string;
        /** @description Only records whose `id` is one of (comma list). */
        "AuditEntry.id_in": string[];
        /** @description Only records whose `id` equals. */
        "AuditEntry.id.eq": string;
        /** @description Only records whose `id` differs from. */
        "AuditEntry.id.neq": string;
        /** @description Only records whose `id` is one of (comma list). */
        "AuditEntry.id.in": string[];
        /** @description Only records whose `id` is none of (comma list). */
        "AuditEntry.id.nin": string[];
        /** @description Only records whose `action` equals. */
        "AuditEntry.action": string;
        /** @description Only records whose `action` is one of (comma list). */
        "AuditEntry.action_in": string[];
        /** @description Only records whose `action` contains, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.action_contains": string;
        /** @description Only records whose `action` starts with, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.action_starts_with": string;
        /** @description Only records whose `action` equals. */
        "AuditEntry.action.eq": string;
        /** @description Only records whose `action` differs from. */
        "AuditEntry.action.neq": string;
        /** @description Only records whose `action` is one of (comma list). */
        "AuditEntry.action.in": string[];
        /** @description Only records whose `action` is none of (comma list). */
        "AuditEntry.action.nin": string[];
        /** @description Only records whose `action` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "AuditEntry.action.like": string;
        /** @description Only records whose `actor_id` equals. */
        "AuditEntry.actor_id": string;
        /** @description Only records whose `actor_id` is one of (comma list). */
        "AuditEntry.actor_id_in": string[];
        /** @description Only records whose `actor_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.actor_id_contains": string;
        /** @description Only records whose `actor_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.actor_id_starts_with": string;
        /** @description Only records whose `actor_id` is set (`true`) or null (`false`). */
        "AuditEntry.actor_id_exists": boolean;
        /** @description Only records whose `actor_id` equals. */
        "AuditEntry.actor_id.eq": string;
        /** @description Only records whose `actor_id` differs from. */
        "AuditEntry.actor_id.neq": string;
        /** @description Only records whose `actor_id` is one of (comma list). */
        "AuditEntry.actor_id.in": string[];
        /** @description Only records whose `actor_id` is none of (comma list). */
        "AuditEntry.actor_id.nin": string[];
        /** @description Only records whose `actor_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "AuditEntry.actor_id.like": string;
        /** @description Only records whose `credential_type` equals. */
        "AuditEntry.credential_type": "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link";
        /** @description Only records whose `credential_type` is one of (comma list). */
        "AuditEntry.credential_type_in": ("api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link")[];
        /** @description Only records whose `credential_type` is set (`true`) or null (`false`). */
        "AuditEntry.credential_type_exists": boolean;
        /** @description Only records whose `credential_type` equals. */
        "AuditEntry.credential_type.eq": "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link";
        /** @description Only records whose `credential_type` differs from. */
        "AuditEntry.credential_type.neq": "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link";
        /** @description Only records whose `credential_type` is one of (comma list). */
        "AuditEntry.credential_type.in": ("api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link")[];
        /** @description Only records whose `credential_type` is none of (comma list). */
        "AuditEntry.credential_type.nin": ("api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link")[];
        /** @description Only records whose `credential_id` equals. */
        "AuditEntry.credential_id": string;
        /** @description Only records whose `credential_id` is one of (comma list). */
        "AuditEntry.credential_id_in": string[];
        /** @description Only records whose `credential_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.credential_id_contains": string;
        /** @description Only records whose `credential_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.credential_id_starts_with": string;
        /** @description Only records whose `credential_id` is set (`true`) or null (`false`). */
        "AuditEntry.credential_id_exists": boolean;
        /** @description Only records whose `credential_id` equals. */
        "AuditEntry.credential_id.eq": string;
        /** @description Only records whose `credential_id` differs from. */
        "AuditEntry.credential_id.neq": string;
        /** @description Only records whose `credential_id` is one of (comma list). */
        "AuditEntry.credential_id.in": string[];
        /** @description Only records whose `credential_id` is none of (comma list). */
        "AuditEntry.credential_id.nin": string[];
        /** @description Only records whose `credential_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "AuditEntry.credential_id.like": string;
        /** @description Only records whose `subject_id` equals. */
        "AuditEntry.subject_id": string;
        /** @description Only records whose `subject_id` is one of (comma list). */
        "AuditEntry.subject_id_in": string[];
        /** @description Only records whose `subject_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.subject_id_contains": string;
        /** @description Only records whose `subject_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.subject_id_starts_with": string;
        /** @description Only records whose `subject_id` is set (`true`) or null (`false`). */
        "AuditEntry.subject_id_exists": boolean;
        /** @description Only records whose `subject_id` equals. */
        "AuditEntry.subject_id.eq": string;
        /** @description Only records whose `subject_id` differs from. */
        "AuditEntry.subject_id.neq": string;
        /** @description Only records whose `subject_id` is one of (comma list). */
        "AuditEntry.subject_id.in": string[];
        /** @description Only records whose `subject_id` is none of (comma list). */
        "AuditEntry.subject_id.nin": string[];
        /** @description Only records whose `subject_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "AuditEntry.subject_id.like": string;
        /** @description Only records whose `address` equals. */
        "AuditEntry.address": string;
        /** @description Only records whose `address` is one of (comma list). */
        "AuditEntry.address_in": string[];
        /** @description Only records whose `address` contains, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.address_contains": string;
        /** @description Only records whose `address` starts with, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.address_starts_with": string;
        /** @description Only records whose `address` is set (`true`) or null (`false`). */
        "AuditEntry.address_exists": boolean;
        /** @description Only records whose `address` equals. */
        "AuditEntry.address.eq": string;
        /** @description Only records whose `address` differs from. */
        "AuditEntry.address.neq": string;
        /** @description Only records whose `address` is one of (comma list). */
        "AuditEntry.address.in": string[];
        /** @description Only records whose `address` is none of (comma list). */
        "AuditEntry.address.nin": string[];
        /** @description Only records whose `address` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "AuditEntry.address.like": string;
        /** @description Only records whose `request_id` equals. */
        "AuditEntry.request_id": string;
        /** @description Only records whose `request_id` is one of (comma list). */
        "AuditEntry.request_id_in": string[];
        /** @description Only records whose `request_id` contains, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.request_id_contains": string;
        /** @description Only records whose `request_id` starts with, whatever the case; `%` and `_` stand for themselves. */
        "AuditEntry.request_id_starts_with": string;
        /** @description Only records whose `request_id` is set (`true`) or null (`false`). */
        "AuditEntry.request_id_exists": boolean;
        /** @description Only records whose `request_id` equals. */
        "AuditEntry.request_id.eq": string;
        /** @description Only records whose `request_id` differs from. */
        "AuditEntry.request_id.neq": string;
        /** @description Only records whose `request_id` is one of (comma list). */
        "AuditEntry.request_id.in": string[];
        /** @description Only records whose `request_id` is none of (comma list). */
        "AuditEntry.request_id.nin": string[];
        /** @description Only records whose `request_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
        "AuditEntry.request_id.like": string;
        /** @description Only records whose `created_at` equals. */
        "AuditEntry.created_at": string;
        /** @description Only records whose `created_at` is greater than. */
        "AuditEntry.created_at_gt": string;
        /** @description Only records whose `created_at` is at least. */
        "AuditEntry.created_at_gte": string;
        /** @description Only records whose `created_at` is less than. */
        "AuditEntry.created_at_lt": string;
        /** @description Only records whose `created_at` is at most. */
        "AuditEntry.created_at_lte": string;
        /** @description Only records whose `created_at` is after. */
        "AuditEntry.created_at_after": string;
        /** @description Only records whose `created_at` is before. */
        "AuditEntry.created_at_before": string;
        /** @description Only records whose `created_at` equals. */
        "AuditEntry.created_at.eq": string;
        /** @description Only records whose `created_at` differs from. */
        "AuditEntry.created_at.neq": string;
        /** @description Only records whose `created_at` is greater than. */
        "AuditEntry.created_at.gt": string;
        /** @description Only records whose `created_at` is at least. */
        "AuditEntry.created_at.gte": string;
        /** @description Only records whose `created_at` is less than. */
        "AuditEntry.created_at.lt": string;
        /** @description Only records whose `created_at` is at most. */
        "AuditEntry.created_at.lte": string;
    };
    requestBodies: never;
    headers: {
        /** @description The record's version, a strong validator for `If-Match` and `If-None-Match`; where the address does not name the record, its id stands in front. */
        ETag: string;
        /** @description Where the new record is found. */
        Location: string;
        /** @description Credentials are not for caches. */
        CacheNoStore: "no-store";
        /** @description After how many seconds the same request may succeed. */
        "Retry-After": number;
        /** @description The media types that PATCH takes here (RFC 5789). */
        "Accept-Patch": string;
        /** @description `true` when this is the kept answer of an earlier request with the same `Idempotency-Key`. */
        "Idempotency-Replayed": "true";
        /** @description The request's correlation id - yours, when you sent one. */
        "X-Request-ID": components["schemas"]["RequestId"];
        /** @description How long the server took, in milliseconds. */
        "X-Response-Time": string;
        /** @description The version that served the request. */
        "X-API-Version": string;
        /** @description How many requests a minute the account's plan allows. */
        "X-RateLimit-Limit": number;
        /** @description How many requests are left in the current window. */
        "X-RateLimit-Remaining": number;
        /** @description When the window ends, as a Unix timestamp in seconds. */
        "X-RateLimit-Reset": number;
        /** @description What is left, as the IETF's httpapi draft writes it (`r` requests, `t` seconds). */
        RateLimit: string;
        /** @description The quota in force, as the IETF's httpapi draft writes it (`q` requests in `w` seconds). */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Account.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description The `ETag` you hold. If the record is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mosaic Works"
                 *     }
                 */
                "application/json": components["schemas"]["AccountUpdate"];
                /**
                 * @example {
                 *       "name": "Mosaic Works"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            200: components["responses"]["AccountFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedPatchType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    resetAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["Member.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Member.fields"];
                /** @description Only records whose `id` equals. */
                id?: components["parameters"]["Member.id"];
                /** @description Only records whose `id` is one of (comma list). */
                id_in?: components["parameters"]["Member.id_in"];
                /** @description Only records whose `id` equals. */
                "id[eq]"?: components["parameters"]["Member.id.eq"];
                /** @description Only records whose `id` differs from. */
                "id[neq]"?: components["parameters"]["Member.id.neq"];
                /** @description Only records whose `id` is one of (comma list). */
                "id[in]"?: components["parameters"]["Member.id.in"];
                /** @description Only records whose `id` is none of (comma list). */
                "id[nin]"?: components["parameters"]["Member.id.nin"];
                /** @description Only records whose `name` equals. */
                name?: components["parameters"]["Member.name"];
                /** @description Only records whose `name` is one of (comma list). */
                name_in?: components["parameters"]["Member.name_in"];
                /** @description Only records whose `name` contains, whatever the case; `%` and `_` stand for themselves. */
                name_contains?: components["parameters"]["Member.name_contains"];
                /** @description Only records whose `name` starts with, whatever the case; `%` and `_` stand for themselves. */
                name_starts_with?: components["parameters"]["Member.name_starts_with"];
                /** @description Only records whose `name` equals. */
                "name[eq]"?: components["parameters"]["Member.name.eq"];
                /** @description Only records whose `name` differs from. */
                "name[neq]"?: components["parameters"]["Member.name.neq"];
                /** @description Only records whose `name` is one of (comma list). */
                "name[in]"?: components["parameters"]["Member.name.in"];
                /** @description Only records whose `name` is none of (comma list). */
                "name[nin]"?: components["parameters"]["Member.name.nin"];
                /** @description Only records whose `name` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "name[like]"?: components["parameters"]["Member.name.like"];
                /** @description Only records whose `email` equals. */
                email?: components["parameters"]["Member.email"];
                /** @description Only records whose `email` is one of (comma list). */
                email_in?: components["parameters"]["Member.email_in"];
                /** @description Only records whose `email` contains, whatever the case; `%` and `_` stand for themselves. */
                email_contains?: components["parameters"]["Member.email_contains"];
                /** @description Only records whose `email` starts with, whatever the case; `%` and `_` stand for themselves. */
                email_starts_with?: components["parameters"]["Member.email_starts_with"];
                /** @description Only records whose `email` equals. */
                "email[eq]"?: components["parameters"]["Member.email.eq"];
                /** @description Only records whose `email` differs from. */
                "email[neq]"?: components["parameters"]["Member.email.neq"];
                /** @description Only records whose `email` is one of (comma list). */
                "email[in]"?: components["parameters"]["Member.email.in"];
                /** @description Only records whose `email` is none of (comma list). */
                "email[nin]"?: components["parameters"]["Member.email.nin"];
                /** @description Only records whose `email` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "email[like]"?: components["parameters"]["Member.email.like"];
                /** @description Only records whose `role` equals. */
                role?: components["parameters"]["Member.role"];
                /** @description Only records whose `role` is one of (comma list). */
                role_in?: components["parameters"]["Member.role_in"];
                /** @description Only records whose `role` equals. */
                "role[eq]"?: components["parameters"]["Member.role.eq"];
                /** @description Only records whose `role` differs from. */
                "role[neq]"?: components["parameters"]["Member.role.neq"];
                /** @description Only records whose `role` is one of (comma list). */
                "role[in]"?: components["parameters"]["Member.role.in"];
                /** @description Only records whose `role` is none of (comma list). */
                "role[nin]"?: components["parameters"]["Member.role.nin"];
                /** @description Only records whose `created_at` equals. */
                created_at?: components["parameters"]["Member.created_at"];
                /** @description Only records whose `created_at` is greater than. */
                created_at_gt?: components["parameters"]["Member.created_at_gt"];
                /** @description Only records whose `created_at` is at least. */
                created_at_gte?: components["parameters"]["Member.created_at_gte"];
                /** @description Only records whose `created_at` is less than. */
                created_at_lt?: components["parameters"]["Member.created_at_lt"];
                /** @description Only records whose `created_at` is at most. */
                created_at_lte?: components["parameters"]["Member.created_at_lte"];
                /** @description Only records whose `created_at` is after. */
                created_at_after?: components["parameters"]["Member.created_at_after"];
                /** @description Only records whose `created_at` is before. */
                created_at_before?: components["parameters"]["Member.created_at_before"];
                /** @description Only records whose `created_at` equals. */
                "created_at[eq]"?: components["parameters"]["Member.created_at.eq"];
                /** @description Only records whose `created_at` differs from. */
                "created_at[neq]"?: components["parameters"]["Member.created_at.neq"];
                /** @description Only records whose `created_at` is greater than. */
                "created_at[gt]"?: components["parameters"]["Member.created_at.gt"];
                /** @description Only records whose `created_at` is at least. */
                "created_at[gte]"?: components["parameters"]["Member.created_at.gte"];
                /** @description Only records whose `created_at` is less than. */
                "created_at[lt]"?: components["parameters"]["Member.created_at.lt"];
                /** @description Only records whose `created_at` is at most. */
                "created_at[lte]"?: components["parameters"]["Member.created_at.lte"];
                /** @description Only records whose `updated_at` equals. */
                updated_at?: components["parameters"]["Member.updated_at"];
                /** @description Only records whose `updated_at` is greater than. */
                updated_at_gt?: components["parameters"]["Member.updated_at_gt"];
                /** @description Only records whose `updated_at` is at least. */
                updated_at_gte?: components["parameters"]["Member.updated_at_gte"];
                /** @description Only records whose `updated_at` is less than. */
                updated_at_lt?: components["parameters"]["Member.updated_at_lt"];
                /** @description Only records whose `updated_at` is at most. */
                updated_at_lte?: components["parameters"]["Member.updated_at_lte"];
                /** @description Only records whose `updated_at` is after. */
                updated_at_after?: components["parameters"]["Member.updated_at_after"];
                /** @description Only records whose `updated_at` is before. */
                updated_at_before?: components["parameters"]["Member.updated_at_before"];
                /** @description Only records whose `updated_at` equals. */
                "updated_at[eq]"?: components["parameters"]["Member.updated_at.eq"];
                /** @description Only records whose `updated_at` differs from. */
                "updated_at[neq]"?: components["parameters"]["Member.updated_at.neq"];
                /** @description Only records whose `updated_at` is greater than. */
                "updated_at[gt]"?: components["parameters"]["Member.updated_at.gt"];
                /** @description Only records whose `updated_at` is at least. */
                "updated_at[gte]"?: components["parameters"]["Member.updated_at.gte"];
                /** @description Only records whose `updated_at` is less than. */
                "updated_at[lt]"?: components["parameters"]["Member.updated_at.lt"];
                /** @description Only records whose `updated_at` is at most. */
                "updated_at[lte]"?: components["parameters"]["Member.updated_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lindqvist",
                 *       "email": "ada@tessera.example",
                 *       "role": "editor"
                 *     }
                 */
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            201: components["responses"]["MemberInvited"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["MemberConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getMember: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Member.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no longer in the account. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["MemberConflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["MemberUpdate"];
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            200: components["responses"]["MemberFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["MemberConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedPatchType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    createMemberPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheNoStore"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "https://auth.tessera.example/password?token=p8Wn4cZr1vKt6yBq0mXs3eHdJ7fLgUa2",
                     *         "expires_at": "2026-03-15T09:26:53.589Z",
                     *         "mailed": true
                     *       },
                     *       "meta": {
                     *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordLinkSingle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["ApiKey.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["ApiKey.fields"];
                /** @description Only records whose `id` equals. */
                id?: components["parameters"]["ApiKey.id"];
                /** @description Only records whose `id` is one of (comma list). */
                id_in?: components["parameters"]["ApiKey.id_in"];
                /** @description Only records whose `id` equals. */
                "id[eq]"?: components["parameters"]["ApiKey.id.eq"];
                /** @description Only records whose `id` differs from. */
                "id[neq]"?: components["parameters"]["ApiKey.id.neq"];
                /** @description Only records whose `id` is one of (comma list). */
                "id[in]"?: components["parameters"]["ApiKey.id.in"];
                /** @description Only records whose `id` is none of (comma list). */
                "id[nin]"?: components["parameters"]["ApiKey.id.nin"];
                /** @description Only records whose `name` equals. */
                name?: components["parameters"]["ApiKey.name"];
                /** @description Only records whose `name` is one of (comma list). */
                name_in?: components["parameters"]["ApiKey.name_in"];
                /** @description Only records whose `name` contains, whatever the case; `%` and `_` stand for themselves. */
                name_contains?: components["parameters"]["ApiKey.name_contains"];
                /** @description Only records whose `name` starts with, whatever the case; `%` and `_` stand for themselves. */
                name_starts_with?: components["parameters"]["ApiKey.name_starts_with"];
                /** @description Only records whose `name` equals. */
                "name[eq]"?: components["parameters"]["ApiKey.name.eq"];
                /** @description Only records whose `name` differs from. */
                "name[neq]"?: components["parameters"]["ApiKey.name.neq"];
                /** @description Only records whose `name` is one of (comma list). */
                "name[in]"?: components["parameters"]["ApiKey.name.in"];
                /** @description Only records whose `name` is none of (comma list). */
                "name[nin]"?: components["parameters"]["ApiKey.name.nin"];
                /** @description Only records whose `name` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "name[like]"?: components["parameters"]["ApiKey.name.like"];
                /** @description Only records whose `last4` equals. */
                last4?: components["parameters"]["ApiKey.last4"];
                /** @description Only records whose `last4` is one of (comma list). */
                last4_in?: components["parameters"]["ApiKey.last4_in"];
                /** @description Only records whose `last4` contains, whatever the case; `%` and `_` stand for themselves. */
                last4_contains?: components["parameters"]["ApiKey.last4_contains"];
                /** @description Only records whose `last4` starts with, whatever the case; `%` and `_` stand for themselves. */
                last4_starts_with?: components["parameters"]["ApiKey.last4_starts_with"];
                /** @description Only records whose `last4` equals. */
                "last4[eq]"?: components["parameters"]["ApiKey.last4.eq"];
                /** @description Only records whose `last4` differs from. */
                "last4[neq]"?: components["parameters"]["ApiKey.last4.neq"];
                /** @description Only records whose `last4` is one of (comma list). */
                "last4[in]"?: components["parameters"]["ApiKey.last4.in"];
                /** @description Only records whose `last4` is none of (comma list). */
                "last4[nin]"?: components["parameters"]["ApiKey.last4.nin"];
                /** @description Only records whose `last4` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "last4[like]"?: components["parameters"]["ApiKey.last4.like"];
                /** @description Only records whose `scopes` has. */
                scopes?: components["parameters"]["ApiKey.scopes"];
                /** @description Only records whose `scopes` is one of (comma list). */
                scopes_in?: components["parameters"]["ApiKey.scopes_in"];
                /** @description Only records whose `scopes` equals. */
                "scopes[eq]"?: components["parameters"]["ApiKey.scopes.eq"];
                /** @description Only records whose `scopes` is one of (comma list). */
                "scopes[in]"?: components["parameters"]["ApiKey.scopes.in"];
                /** @description Only records whose `user_id` equals. */
                user_id?: components["parameters"]["ApiKey.user_id"];
                /** @description Only records whose `user_id` is one of (comma list). */
                user_id_in?: components["parameters"]["ApiKey.user_id_in"];
                /** @description Only records whose `user_id` equals. */
                "user_id[eq]"?: components["parameters"]["ApiKey.user_id.eq"];
                /** @description Only records whose `user_id` differs from. */
                "user_id[neq]"?: components["parameters"]["ApiKey.user_id.neq"];
                /** @description Only records whose `user_id` is one of (comma list). */
                "user_id[in]"?: components["parameters"]["ApiKey.user_id.in"];
                /** @description Only records whose `user_id` is none of (comma list). */
                "user_id[nin]"?: components["parameters"]["ApiKey.user_id.nin"];
                /** @description Only records whose `expires_at` equals. */
                expires_at?: components["parameters"]["ApiKey.expires_at"];
                /** @description Only records whose `expires_at` is greater than. */
                expires_at_gt?: components["parameters"]["ApiKey.expires_at_gt"];
                /** @description Only records whose `expires_at` is at least. */
                expires_at_gte?: components["parameters"]["ApiKey.expires_at_gte"];
                /** @description Only records whose `expires_at` is less than. */
                expires_at_lt?: components["parameters"]["ApiKey.expires_at_lt"];
                /** @description Only records whose `expires_at` is at most. */
                expires_at_lte?: components["parameters"]["ApiKey.expires_at_lte"];
                /** @description Only records whose `expires_at` is after. */
                expires_at_after?: components["parameters"]["ApiKey.expires_at_after"];
                /** @description Only records whose `expires_at` is before. */
                expires_at_before?: components["parameters"]["ApiKey.expires_at_before"];
                /** @description Only records whose `expires_at` is set (`true`) or null (`false`). */
                expires_at_exists?: components["parameters"]["ApiKey.expires_at_exists"];
                /** @description Only records whose `expires_at` equals. */
                "expires_at[eq]"?: components["parameters"]["ApiKey.expires_at.eq"];
                /** @description Only records whose `expires_at` differs from. */
                "expires_at[neq]"?: components["parameters"]["ApiKey.expires_at.neq"];
                /** @description Only records whose `expires_at` is greater than. */
                "expires_at[gt]"?: components["parameters"]["ApiKey.expires_at.gt"];
                /** @description Only records whose `expires_at` is at least. */
                "expires_at[gte]"?: components["parameters"]["ApiKey.expires_at.gte"];
                /** @description Only records whose `expires_at` is less than. */
                "expires_at[lt]"?: components["parameters"]["ApiKey.expires_at.lt"];
                /** @description Only records whose `expires_at` is at most. */
                "expires_at[lte]"?: components["parameters"]["ApiKey.expires_at.lte"];
                /** @description Only records whose `last_used_at` equals. */
                last_used_at?: components["parameters"]["ApiKey.last_used_at"];
                /** @description Only records whose `last_used_at` is greater than. */
                last_used_at_gt?: components["parameters"]["ApiKey.last_used_at_gt"];
                /** @description Only records whose `last_used_at` is at least. */
                last_used_at_gte?: components["parameters"]["ApiKey.last_used_at_gte"];
                /** @description Only records whose `last_used_at` is less than. */
                last_used_at_lt?: components["parameters"]["ApiKey.last_used_at_lt"];
                /** @description Only records whose `last_used_at` is at most. */
                last_used_at_lte?: components["parameters"]["ApiKey.last_used_at_lte"];
                /** @description Only records whose `last_used_at` is after. */
                last_used_at_after?: components["parameters"]["ApiKey.last_used_at_after"];
                /** @description Only records whose `last_used_at` is before. */
                last_used_at_before?: components["parameters"]["ApiKey.last_used_at_before"];
                /** @description Only records whose `last_used_at` is set (`true`) or null (`false`). */
                last_used_at_exists?: components["parameters"]["ApiKey.last_used_at_exists"];
                /** @description Only records whose `last_used_at` equals. */
                "last_used_at[eq]"?: components["parameters"]["ApiKey.last_used_at.eq"];
                /** @description Only records whose `last_used_at` differs from. */
                "last_used_at[neq]"?: components["parameters"]["ApiKey.last_used_at.neq"];
                /** @description Only records whose `last_used_at` is greater than. */
                "last_used_at[gt]"?: components["parameters"]["ApiKey.last_used_at.gt"];
                /** @description Only records whose `last_used_at` is at least. */
                "last_used_at[gte]"?: components["parameters"]["ApiKey.last_used_at.gte"];
                /** @description Only records whose `last_used_at` is less than. */
                "last_used_at[lt]"?: components["parameters"]["ApiKey.last_used_at.lt"];
                /** @description Only records whose `last_used_at` is at most. */
                "last_used_at[lte]"?: components["parameters"]["ApiKey.last_used_at.lte"];
                /** @description Only records whose `revoked_at` equals. */
                revoked_at?: components["parameters"]["ApiKey.revoked_at"];
                /** @description Only records whose `revoked_at` is greater than. */
                revoked_at_gt?: components["parameters"]["ApiKey.revoked_at_gt"];
                /** @description Only records whose `revoked_at` is at least. */
                revoked_at_gte?: components["parameters"]["ApiKey.revoked_at_gte"];
                /** @description Only records whose `revoked_at` is less than. */
                revoked_at_lt?: components["parameters"]["ApiKey.revoked_at_lt"];
                /** @description Only records whose `revoked_at` is at most. */
                revoked_at_lte?: components["parameters"]["ApiKey.revoked_at_lte"];
                /** @description Only records whose `revoked_at` is after. */
                revoked_at_after?: components["parameters"]["ApiKey.revoked_at_after"];
                /** @description Only records whose `revoked_at` is before. */
                revoked_at_before?: components["parameters"]["ApiKey.revoked_at_before"];
                /** @description Only records whose `revoked_at` is set (`true`) or null (`false`). */
                revoked_at_exists?: components["parameters"]["ApiKey.revoked_at_exists"];
                /** @description Only records whose `revoked_at` equals. */
                "revoked_at[eq]"?: components["parameters"]["ApiKey.revoked_at.eq"];
                /** @description Only records whose `revoked_at` differs from. */
                "revoked_at[neq]"?: components["parameters"]["ApiKey.revoked_at.neq"];
                /** @description Only records whose `revoked_at` is greater than. */
                "revoked_at[gt]"?: components["parameters"]["ApiKey.revoked_at.gt"];
                /** @description Only records whose `revoked_at` is at least. */
                "revoked_at[gte]"?: components["parameters"]["ApiKey.revoked_at.gte"];
                /** @description Only records whose `revoked_at` is less than. */
                "revoked_at[lt]"?: components["parameters"]["ApiKey.revoked_at.lt"];
                /** @description Only records whose `revoked_at` is at most. */
                "revoked_at[lte]"?: components["parameters"]["ApiKey.revoked_at.lte"];
                /** @description Only records whose `created_at` equals. */
                created_at?: components["parameters"]["ApiKey.created_at"];
                /** @description Only records whose `created_at` is greater than. */
                created_at_gt?: components["parameters"]["ApiKey.created_at_gt"];
                /** @description Only records whose `created_at` is at least. */
                created_at_gte?: components["parameters"]["ApiKey.created_at_gte"];
                /** @description Only records whose `created_at` is less than. */
                created_at_lt?: components["parameters"]["ApiKey.created_at_lt"];
                /** @description Only records whose `created_at` is at most. */
                created_at_lte?: components["parameters"]["ApiKey.created_at_lte"];
                /** @description Only records whose `created_at` is after. */
                created_at_after?: components["parameters"]["ApiKey.created_at_after"];
                /** @description Only records whose `created_at` is before. */
                created_at_before?: components["parameters"]["ApiKey.created_at_before"];
                /** @description Only records whose `created_at` equals. */
                "created_at[eq]"?: components["parameters"]["ApiKey.created_at.eq"];
                /** @description Only records whose `created_at` differs from. */
                "created_at[neq]"?: components["parameters"]["ApiKey.created_at.neq"];
                /** @description Only records whose `created_at` is greater than. */
                "created_at[gt]"?: components["parameters"]["ApiKey.created_at.gt"];
                /** @description Only records whose `created_at` is at least. */
                "created_at[gte]"?: components["parameters"]["ApiKey.created_at.gte"];
                /** @description Only records whose `created_at` is less than. */
                "created_at[lt]"?: components["parameters"]["ApiKey.created_at.lt"];
                /** @description Only records whose `created_at` is at most. */
                "created_at[lte]"?: components["parameters"]["ApiKey.created_at.lte"];
                /** @description Only records whose `updated_at` equals. */
                updated_at?: components["parameters"]["ApiKey.updated_at"];
                /** @description Only records whose `updated_at` is greater than. */
                updated_at_gt?: components["parameters"]["ApiKey.updated_at_gt"];
                /** @description Only records whose `updated_at` is at least. */
                updated_at_gte?: components["parameters"]["ApiKey.updated_at_gte"];
                /** @description Only records whose `updated_at` is less than. */
                updated_at_lt?: components["parameters"]["ApiKey.updated_at_lt"];
                /** @description Only records whose `updated_at` is at most. */
                updated_at_lte?: components["parameters"]["ApiKey.updated_at_lte"];
                /** @description Only records whose `updated_at` is after. */
                updated_at_after?: components["parameters"]["ApiKey.updated_at_after"];
                /** @description Only records whose `updated_at` is before. */
                updated_at_before?: components["parameters"]["ApiKey.updated_at_before"];
                /** @description Only records whose `updated_at` equals. */
                "updated_at[eq]"?: components["parameters"]["ApiKey.updated_at.eq"];
                /** @description Only records whose `updated_at` differs from. */
                "updated_at[neq]"?: components["parameters"]["ApiKey.updated_at.neq"];
                /** @description Only records whose `updated_at` is greater than. */
                "updated_at[gt]"?: components["parameters"]["ApiKey.updated_at.gt"];
                /** @description Only records whose `updated_at` is at least. */
                "updated_at[gte]"?: components["parameters"]["ApiKey.updated_at.gte"];
                /** @description Only records whose `updated_at` is less than. */
                "updated_at[lt]"?: components["parameters"]["ApiKey.updated_at.lt"];
                /** @description Only records whose `updated_at` is at most. */
                "updated_at[lte]"?: components["parameters"]["ApiKey.updated_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly importer",
                 *       "scopes": [
                 *         "read",
                 *         "write:resources"
                 *       ],
                 *       "allowed_ips": [
                 *         "203.0.113.0/24"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            201: components["responses"]["ApiKeyCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApiKeyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getApiKey: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["ApiKey.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly importer",
                 *       "allowed_ips": [
                 *         "203.0.113.0/24",
                 *         "2001:db8::/32"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyUpdate"];
                /**
                 * @example {
                 *       "name": "Nightly importer",
                 *       "allowed_ips": [
                 *         "203.0.113.0/24",
                 *         "2001:db8::/32"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["ApiKeyUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ApiKeyFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApiKeyConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedPatchType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    rerollApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlap_seconds": 3600
                 *     }
                 */
                "application/json": components["schemas"]["SecretOverlap"];
            };
        };
        responses: {
            201: components["responses"]["ApiKeyCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApiKeyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The key's id - not the key. */
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApiKeyConflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["Application.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Application.fields"];
                /** @description Only records whose `id` equals. */
                id?: components["parameters"]["Application.id"];
                /** @description Only records whose `id` is one of (comma list). */
                id_in?: components["parameters"]["Application.id_in"];
                /** @description Only records whose `id` equals. */
                "id[eq]"?: components["parameters"]["Application.id.eq"];
                /** @description Only records whose `id` differs from. */
                "id[neq]"?: components["parameters"]["Application.id.neq"];
                /** @description Only records whose `id` is one of (comma list). */
                "id[in]"?: components["parameters"]["Application.id.in"];
                /** @description Only records whose `id` is none of (comma list). */
                "id[nin]"?: components["parameters"]["Application.id.nin"];
                /** @description Only records whose `name` equals. */
                name?: components["parameters"]["Application.name"];
                /** @description Only records whose `name` is one of (comma list). */
                name_in?: components["parameters"]["Application.name_in"];
                /** @description Only records whose `name` contains, whatever the case; `%` and `_` stand for themselves. */
                name_contains?: components["parameters"]["Application.name_contains"];
                /** @description Only records whose `name` starts with, whatever the case; `%` and `_` stand for themselves. */
                name_starts_with?: components["parameters"]["Application.name_starts_with"];
                /** @description Only records whose `name` equals. */
                "name[eq]"?: components["parameters"]["Application.name.eq"];
                /** @description Only records whose `name` differs from. */
                "name[neq]"?: components["parameters"]["Application.name.neq"];
                /** @description Only records whose `name` is one of (comma list). */
                "name[in]"?: components["parameters"]["Application.name.in"];
                /** @description Only records whose `name` is none of (comma list). */
                "name[nin]"?: components["parameters"]["Application.name.nin"];
                /** @description Only records whose `name` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "name[like]"?: components["parameters"]["Application.name.like"];
                /** @description Only records whose `type` equals. */
                type?: components["parameters"]["Application.type"];
                /** @description Only records whose `type` is one of (comma list). */
                type_in?: components["parameters"]["Application.type_in"];
                /** @description Only records whose `type` equals. */
                "type[eq]"?: components["parameters"]["Application.type.eq"];
                /** @description Only records whose `type` differs from. */
                "type[neq]"?: components["parameters"]["Application.type.neq"];
                /** @description Only records whose `type` is one of (comma list). */
                "type[in]"?: components["parameters"]["Application.type.in"];
                /** @description Only records whose `type` is none of (comma list). */
                "type[nin]"?: components["parameters"]["Application.type.nin"];
                /** @description Only records whose `scopes` has. */
                scopes?: components["parameters"]["Application.scopes"];
                /** @description Only records whose `scopes` is one of (comma list). */
                scopes_in?: components["parameters"]["Application.scopes_in"];
                /** @description Only records whose `scopes` equals. */
                "scopes[eq]"?: components["parameters"]["Application.scopes.eq"];
                /** @description Only records whose `scopes` is one of (comma list). */
                "scopes[in]"?: components["parameters"]["Application.scopes.in"];
                /** @description Only records whose `created_by` equals. */
                created_by?: components["parameters"]["Application.created_by"];
                /** @description Only records whose `created_by` is one of (comma list). */
                created_by_in?: components["parameters"]["Application.created_by_in"];
                /** @description Only records whose `created_by` is set (`true`) or null (`false`). */
                created_by_exists?: components["parameters"]["Application.created_by_exists"];
                /** @description Only records whose `created_by` equals. */
                "created_by[eq]"?: components["parameters"]["Application.created_by.eq"];
                /** @description Only records whose `created_by` differs from. */
                "created_by[neq]"?: components["parameters"]["Application.created_by.neq"];
                /** @description Only records whose `created_by` is one of (comma list). */
                "created_by[in]"?: components["parameters"]["Application.created_by.in"];
                /** @description Only records whose `created_by` is none of (comma list). */
                "created_by[nin]"?: components["parameters"]["Application.created_by.nin"];
                /** @description Only records whose `created_at` equals. */
                created_at?: components["parameters"]["Application.created_at"];
                /** @description Only records whose `created_at` is greater than. */
                created_at_gt?: components["parameters"]["Application.created_at_gt"];
                /** @description Only records whose `created_at` is at least. */
                created_at_gte?: components["parameters"]["Application.created_at_gte"];
                /** @description Only records whose `created_at` is less than. */
                created_at_lt?: components["parameters"]["Application.created_at_lt"];
                /** @description Only records whose `created_at` is at most. */
                created_at_lte?: components["parameters"]["Application.created_at_lte"];
                /** @description Only records whose `created_at` is after. */
                created_at_after?: components["parameters"]["Application.created_at_after"];
                /** @description Only records whose `created_at` is before. */
                created_at_before?: components["parameters"]["Application.created_at_before"];
                /** @description Only records whose `created_at` equals. */
                "created_at[eq]"?: components["parameters"]["Application.created_at.eq"];
                /** @description Only records whose `created_at` differs from. */
                "created_at[neq]"?: components["parameters"]["Application.created_at.neq"];
                /** @description Only records whose `created_at` is greater than. */
                "created_at[gt]"?: components["parameters"]["Application.created_at.gt"];
                /** @description Only records whose `created_at` is at least. */
                "created_at[gte]"?: components["parameters"]["Application.created_at.gte"];
                /** @description Only records whose `created_at` is less than. */
                "created_at[lt]"?: components["parameters"]["Application.created_at.lt"];
                /** @description Only records whose `created_at` is at most. */
                "created_at[lte]"?: components["parameters"]["Application.created_at.lte"];
                /** @description Only records whose `updated_at` equals. */
                updated_at?: components["parameters"]["Application.updated_at"];
                /** @description Only records whose `updated_at` is greater than. */
                updated_at_gt?: components["parameters"]["Application.updated_at_gt"];
                /** @description Only records whose `updated_at` is at least. */
                updated_at_gte?: components["parameters"]["Application.updated_at_gte"];
                /** @description Only records whose `updated_at` is less than. */
                updated_at_lt?: components["parameters"]["Application.updated_at_lt"];
                /** @description Only records whose `updated_at` is at most. */
                updated_at_lte?: components["parameters"]["Application.updated_at_lte"];
                /** @description Only records whose `updated_at` is after. */
                updated_at_after?: components["parameters"]["Application.updated_at_after"];
                /** @description Only records whose `updated_at` is before. */
                updated_at_before?: components["parameters"]["Application.updated_at_before"];
                /** @description Only records whose `updated_at` equals. */
                "updated_at[eq]"?: components["parameters"]["Application.updated_at.eq"];
                /** @description Only records whose `updated_at` differs from. */
                "updated_at[neq]"?: components["parameters"]["Application.updated_at.neq"];
                /** @description Only records whose `updated_at` is greater than. */
                "updated_at[gt]"?: components["parameters"]["Application.updated_at.gt"];
                /** @description Only records whose `updated_at` is at least. */
                "updated_at[gte]"?: components["parameters"]["Application.updated_at.gte"];
                /** @description Only records whose `updated_at` is less than. */
                "updated_at[lt]"?: components["parameters"]["Application.updated_at.lt"];
                /** @description Only records whose `updated_at` is at most. */
                "updated_at[lte]"?: components["parameters"]["Application.updated_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wall Board",
                 *       "type": "confidential",
                 *       "redirect_uris": [
                 *         "https://board.example.com/callback"
                 *       ],
                 *       "scopes": [
                 *         "read:projects",
                 *         "read:tasks"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationCreate"];
            };
        };
        responses: {
            201: components["responses"]["ApplicationCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getApplication: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Application.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description The `ETag` you hold. If the record is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is gone. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "redirect_uris": [
                 *         "https://board.example.com/callback",
                 *         "http://127.0.0.1/callback"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationUpdate"];
                /**
                 * @example {
                 *       "redirect_uris": [
                 *         "https://board.example.com/callback",
                 *         "http://127.0.0.1/callback"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["ApplicationUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedPatchType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    rotateApplicationSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlap_seconds": 3600
                 *     }
                 */
                "application/json": components["schemas"]["SecretOverlap"];
            };
        };
        responses: {
            /** @description The application with its new secret. Keep it; it is not shown again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheNoStore"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                     *         "client_id": "app_01jq3x5gkz0v7t9n2m4p6r8s1w",
                     *         "name": "Wall Board",
                     *         "type": "confidential",
                     *         "redirect_uris": [
                     *           "https://board.example.com/callback"
                     *         ],
                     *         "scopes": [
                     *           "read:projects",
                     *           "read:tasks"
                     *         ],
                     *         "secret_last4": "once",
                     *         "created_by": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                     *         "created_at": "2026-03-14T09:26:53.589Z",
                     *         "updated_at": "2026-03-14T09:26:53.589Z",
                     *         "client_secret": "example-secret-shown-once"
                     *       },
                     *       "meta": {
                     *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationWithSecretSingle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApplicationWithoutSecret"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listApplicationGrants: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["ApplicationGrant.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["ApplicationGrant.fields"];
                /** @description Related records to bring in full. */
                expand?: components["parameters"]["ApplicationGrant.expand"];
                /** @description Only records whose `user_id` equals. */
                user_id?: components["parameters"]["ApplicationGrant.user_id"];
                /** @description Only records whose `user_id` is one of (comma list). */
                user_id_in?: components["parameters"]["ApplicationGrant.user_id_in"];
                /** @description Only records whose `user_id` equals. */
                "user_id[eq]"?: components["parameters"]["ApplicationGrant.user_id.eq"];
                /** @description Only records whose `user_id` differs from. */
                "user_id[neq]"?: components["parameters"]["ApplicationGrant.user_id.neq"];
                /** @description Only records whose `user_id` is one of (comma list). */
                "user_id[in]"?: components["parameters"]["ApplicationGrant.user_id.in"];
                /** @description Only records whose `user_id` is none of (comma list). */
                "user_id[nin]"?: components["parameters"]["ApplicationGrant.user_id.nin"];
                /** @description Only records whose `scopes` has. */
                scopes?: components["parameters"]["ApplicationGrant.scopes"];
                /** @description Only records whose `scopes` is one of (comma list). */
                scopes_in?: components["parameters"]["ApplicationGrant.scopes_in"];
                /** @description Only records whose `scopes` equals. */
                "scopes[eq]"?: components["parameters"]["ApplicationGrant.scopes.eq"];
                /** @description Only records whose `scopes` is one of (comma list). */
                "scopes[in]"?: components["parameters"]["ApplicationGrant.scopes.in"];
                /** @description Only records whose `granted_at` equals. */
                granted_at?: components["parameters"]["ApplicationGrant.granted_at"];
                /** @description Only records whose `granted_at` is greater than. */
                granted_at_gt?: components["parameters"]["ApplicationGrant.granted_at_gt"];
                /** @description Only records whose `granted_at` is at least. */
                granted_at_gte?: components["parameters"]["ApplicationGrant.granted_at_gte"];
                /** @description Only records whose `granted_at` is less than. */
                granted_at_lt?: components["parameters"]["ApplicationGrant.granted_at_lt"];
                /** @description Only records whose `granted_at` is at most. */
                granted_at_lte?: components["parameters"]["ApplicationGrant.granted_at_lte"];
                /** @description Only records whose `granted_at` is after. */
                granted_at_after?: components["parameters"]["ApplicationGrant.granted_at_after"];
                /** @description Only records whose `granted_at` is before. */
                granted_at_before?: components["parameters"]["ApplicationGrant.granted_at_before"];
                /** @description Only records whose `granted_at` equals. */
                "granted_at[eq]"?: components["parameters"]["ApplicationGrant.granted_at.eq"];
                /** @description Only records whose `granted_at` differs from. */
                "granted_at[neq]"?: components["parameters"]["ApplicationGrant.granted_at.neq"];
                /** @description Only records whose `granted_at` is greater than. */
                "granted_at[gt]"?: components["parameters"]["ApplicationGrant.granted_at.gt"];
                /** @description Only records whose `granted_at` is at least. */
                "granted_at[gte]"?: components["parameters"]["ApplicationGrant.granted_at.gte"];
                /** @description Only records whose `granted_at` is less than. */
                "granted_at[lt]"?: components["parameters"]["ApplicationGrant.granted_at.lt"];
                /** @description Only records whose `granted_at` is at most. */
                "granted_at[lte]"?: components["parameters"]["ApplicationGrant.granted_at.lte"];
                /** @description Only records whose `last_used_at` equals. */
                last_used_at?: components["parameters"]["ApplicationGrant.last_used_at"];
                /** @description Only records whose `last_used_at` is greater than. */
                last_used_at_gt?: components["parameters"]["ApplicationGrant.last_used_at_gt"];
                /** @description Only records whose `last_used_at` is at least. */
                last_used_at_gte?: components["parameters"]["ApplicationGrant.last_used_at_gte"];
                /** @description Only records whose `last_used_at` is less than. */
                last_used_at_lt?: components["parameters"]["ApplicationGrant.last_used_at_lt"];
                /** @description Only records whose `last_used_at` is at most. */
                last_used_at_lte?: components["parameters"]["ApplicationGrant.last_used_at_lte"];
                /** @description Only records whose `last_used_at` is after. */
                last_used_at_after?: components["parameters"]["ApplicationGrant.last_used_at_after"];
                /** @description Only records whose `last_used_at` is before. */
                last_used_at_before?: components["parameters"]["ApplicationGrant.last_used_at_before"];
                /** @description Only records whose `last_used_at` is set (`true`) or null (`false`). */
                last_used_at_exists?: components["parameters"]["ApplicationGrant.last_used_at_exists"];
                /** @description Only records whose `last_used_at` equals. */
                "last_used_at[eq]"?: components["parameters"]["ApplicationGrant.last_used_at.eq"];
                /** @description Only records whose `last_used_at` differs from. */
                "last_used_at[neq]"?: components["parameters"]["ApplicationGrant.last_used_at.neq"];
                /** @description Only records whose `last_used_at` is greater than. */
                "last_used_at[gt]"?: components["parameters"]["ApplicationGrant.last_used_at.gt"];
                /** @description Only records whose `last_used_at` is at least. */
                "last_used_at[gte]"?: components["parameters"]["ApplicationGrant.last_used_at.gte"];
                /** @description Only records whose `last_used_at` is less than. */
                "last_used_at[lt]"?: components["parameters"]["ApplicationGrant.last_used_at.lt"];
                /** @description Only records whose `last_used_at` is at most. */
                "last_used_at[lte]"?: components["parameters"]["ApplicationGrant.last_used_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of grants. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "user_id": "usr_01jq3x5gkz0v7t9n2m4p6r8s1w",
                     *           "scopes": [
                     *             "openid",
                     *             "read:projects"
                     *           ],
                     *           "granted_at": "2026-03-14T09:26:53.589Z",
                     *           "last_used_at": "2026-03-14T09:26:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "has_more": false,
                     *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                     *       },
                     *       "links": {
                     *         "self": "https://api.tessera.example/v1/account/applications/app_01jq3x5gkz0v7t9n2m4p6r8s1w/grants?page=1",
                     *         "next": null,
                     *         "prev": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationGrantCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    revokeApplicationGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The application's id. */
                application_id: components["parameters"]["ApplicationIdPath"];
                /** @description The user's id. */
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grant and its tokens are over. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getSecuritySettings: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["SecuritySettings.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description The `ETag` you hold. If the record is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecuritySettingsFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    updateSecuritySettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description A key of your own that makes a retry safe. For 24 hours the same key with the same request gives the first answer again, marked `Idempotency-Replayed: true`; with another request of the same operation it is a 422 `idempotency_key_reused`. Bodies that differ in nothing but the order of keys, white space, escapes or the spelling of a number are the same request. While the first one is still running, the answer is 409 `idempotency_key_in_use`, and `Retry-After` says when to come back. Keys are kept per operation and credential - an API key, an application by itself, and of a person their sessions, the tokens of their password, and the tokens of each application, whose next token replays what an earlier one did. A replay brings back an answer that was lost, a secret that is shown once, too, and only to the same credential; one that reaches less by now is a 403 `invalid_scope`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` you last saw. If the record has changed since, nothing is written and the answer is 412 `version_mismatch`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allowed_origins": [
                 *         "https://app.example.com"
                 *       ],
                 *       "api_version": "v1"
                 *     }
                 */
                "application/json": components["schemas"]["SecuritySettingsUpdate"];
                /**
                 * @example {
                 *       "allowed_origins": [
                 *         "https://app.example.com"
                 *       ],
                 *       "api_version": "v1"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["SecuritySettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["SecuritySettingsFoundWritten"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedPatchType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getPlan: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Plan.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "professional",
                     *         "rate_limit": 300,
                     *         "burst_limit": 500,
                     *         "api_key_limit": 100
                     *       },
                     *       "meta": {
                     *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanSingle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["Usage.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage at this moment. */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    "X-Response-Time": components["headers"]["X-Response-Time"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "plan": {
                     *           "name": "professional",
                     *           "rate_limit": 300,
                     *           "burst_limit": 500,
                     *           "api_key_limit": 100
                     *         },
                     *         "window": {
                     *           "limit": 300,
                     *           "used": 13,
                     *           "remaining": 287,
                     *           "resets_at": "2026-03-14T09:27:00.000Z"
                     *         },
                     *         "burst": {
                     *           "limit": 200,
                     *           "used": 0,
                     *           "remaining": 200,
                     *           "resets_at": "2026-03-14T09:30:00.000Z"
                     *         },
                     *         "today": {
                     *           "starts_at": "2026-03-14T00:00:00.000Z",
                     *           "requests": 18250,
                     *           "cost": 21890,
                     *           "client_errors": 112,
                     *           "server_errors": 0,
                     *           "throttled": 7,
                     *           "incomplete": false
                     *         }
                     *       },
                     *       "meta": {
                     *         "request_id": "req_01jq3x5gkz0v7t9n2m4p6r8s1w"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsageSingle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listUsageDays: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["UsageDay.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["UsageDay.fields"];
                /** @description Only records whose `starts_at` equals. */
                starts_at?: components["parameters"]["UsageDay.starts_at"];
                /** @description Only records whose `starts_at` is greater than. */
                starts_at_gt?: components["parameters"]["UsageDay.starts_at_gt"];
                /** @description Only records whose `starts_at` is at least. */
                starts_at_gte?: components["parameters"]["UsageDay.starts_at_gte"];
                /** @description Only records whose `starts_at` is less than. */
                starts_at_lt?: components["parameters"]["UsageDay.starts_at_lt"];
                /** @description Only records whose `starts_at` is at most. */
                starts_at_lte?: components["parameters"]["UsageDay.starts_at_lte"];
                /** @description Only records whose `starts_at` is after. */
                starts_at_after?: components["parameters"]["UsageDay.starts_at_after"];
                /** @description Only records whose `starts_at` is before. */
                starts_at_before?: components["parameters"]["UsageDay.starts_at_before"];
                /** @description Only records whose `starts_at` equals. */
                "starts_at[eq]"?: components["parameters"]["UsageDay.starts_at.eq"];
                /** @description Only records whose `starts_at` differs from. */
                "starts_at[neq]"?: components["parameters"]["UsageDay.starts_at.neq"];
                /** @description Only records whose `starts_at` is greater than. */
                "starts_at[gt]"?: components["parameters"]["UsageDay.starts_at.gt"];
                /** @description Only records whose `starts_at` is at least. */
                "starts_at[gte]"?: components["parameters"]["UsageDay.starts_at.gte"];
                /** @description Only records whose `starts_at` is less than. */
                "starts_at[lt]"?: components["parameters"]["UsageDay.starts_at.lt"];
                /** @description Only records whose `starts_at` is at most. */
                "starts_at[lte]"?: components["parameters"]["UsageDay.starts_at.lte"];
                /** @description Only records whose `requests` equals. */
                requests?: components["parameters"]["UsageDay.requests"];
                /** @description Only records whose `requests` is one of (comma list). */
                requests_in?: components["parameters"]["UsageDay.requests_in"];
                /** @description Only records whose `requests` is greater than. */
                requests_gt?: components["parameters"]["UsageDay.requests_gt"];
                /** @description Only records whose `requests` is at least. */
                requests_gte?: components["parameters"]["UsageDay.requests_gte"];
                /** @description Only records whose `requests` is less than. */
                requests_lt?: components["parameters"]["UsageDay.requests_lt"];
                /** @description Only records whose `requests` is at most. */
                requests_lte?: components["parameters"]["UsageDay.requests_lte"];
                /** @description Only records whose `requests` equals. */
                "requests[eq]"?: components["parameters"]["UsageDay.requests.eq"];
                /** @description Only records whose `requests` differs from. */
                "requests[neq]"?: components["parameters"]["UsageDay.requests.neq"];
                /** @description Only records whose `requests` is one of (comma list). */
                "requests[in]"?: components["parameters"]["UsageDay.requests.in"];
                /** @description Only records whose `requests` is none of (comma list). */
                "requests[nin]"?: components["parameters"]["UsageDay.requests.nin"];
                /** @description Only records whose `requests` is greater than. */
                "requests[gt]"?: components["parameters"]["UsageDay.requests.gt"];
                /** @description Only records whose `requests` is at least. */
                "requests[gte]"?: components["parameters"]["UsageDay.requests.gte"];
                /** @description Only records whose `requests` is less than. */
                "requests[lt]"?: components["parameters"]["UsageDay.requests.lt"];
                /** @description Only records whose `requests` is at most. */
                "requests[lte]"?: components["parameters"]["UsageDay.requests.lte"];
                /** @description Only records whose `cost` equals. */
                cost?: components["parameters"]["UsageDay.cost"];
                /** @description Only records whose `cost` is one of (comma list). */
                cost_in?: components["parameters"]["UsageDay.cost_in"];
                /** @description Only records whose `cost` is greater than. */
                cost_gt?: components["parameters"]["UsageDay.cost_gt"];
                /** @description Only records whose `cost` is at least. */
                cost_gte?: components["parameters"]["UsageDay.cost_gte"];
                /** @description Only records whose `cost` is less than. */
                cost_lt?: components["parameters"]["UsageDay.cost_lt"];
                /** @description Only records whose `cost` is at most. */
                cost_lte?: components["parameters"]["UsageDay.cost_lte"];
                /** @description Only records whose `cost` equals. */
                "cost[eq]"?: components["parameters"]["UsageDay.cost.eq"];
                /** @description Only records whose `cost` differs from. */
                "cost[neq]"?: components["parameters"]["UsageDay.cost.neq"];
                /** @description Only records whose `cost` is one of (comma list). */
                "cost[in]"?: components["parameters"]["UsageDay.cost.in"];
                /** @description Only records whose `cost` is none of (comma list). */
                "cost[nin]"?: components["parameters"]["UsageDay.cost.nin"];
                /** @description Only records whose `cost` is greater than. */
                "cost[gt]"?: components["parameters"]["UsageDay.cost.gt"];
                /** @description Only records whose `cost` is at least. */
                "cost[gte]"?: components["parameters"]["UsageDay.cost.gte"];
                /** @description Only records whose `cost` is less than. */
                "cost[lt]"?: components["parameters"]["UsageDay.cost.lt"];
                /** @description Only records whose `cost` is at most. */
                "cost[lte]"?: components["parameters"]["UsageDay.cost.lte"];
                /** @description Only records whose `client_errors` equals. */
                client_errors?: components["parameters"]["UsageDay.client_errors"];
                /** @description Only records whose `client_errors` is one of (comma list). */
                client_errors_in?: components["parameters"]["UsageDay.client_errors_in"];
                /** @description Only records whose `client_errors` is greater than. */
                client_errors_gt?: components["parameters"]["UsageDay.client_errors_gt"];
                /** @description Only records whose `client_errors` is at least. */
                client_errors_gte?: components["parameters"]["UsageDay.client_errors_gte"];
                /** @description Only records whose `client_errors` is less than. */
                client_errors_lt?: components["parameters"]["UsageDay.client_errors_lt"];
                /** @description Only records whose `client_errors` is at most. */
                client_errors_lte?: components["parameters"]["UsageDay.client_errors_lte"];
                /** @description Only records whose `client_errors` equals. */
                "client_errors[eq]"?: components["parameters"]["UsageDay.client_errors.eq"];
                /** @description Only records whose `client_errors` differs from. */
                "client_errors[neq]"?: components["parameters"]["UsageDay.client_errors.neq"];
                /** @description Only records whose `client_errors` is one of (comma list). */
                "client_errors[in]"?: components["parameters"]["UsageDay.client_errors.in"];
                /** @description Only records whose `client_errors` is none of (comma list). */
                "client_errors[nin]"?: components["parameters"]["UsageDay.client_errors.nin"];
                /** @description Only records whose `client_errors` is greater than. */
                "client_errors[gt]"?: components["parameters"]["UsageDay.client_errors.gt"];
                /** @description Only records whose `client_errors` is at least. */
                "client_errors[gte]"?: components["parameters"]["UsageDay.client_errors.gte"];
                /** @description Only records whose `client_errors` is less than. */
                "client_errors[lt]"?: components["parameters"]["UsageDay.client_errors.lt"];
                /** @description Only records whose `client_errors` is at most. */
                "client_errors[lte]"?: components["parameters"]["UsageDay.client_errors.lte"];
                /** @description Only records whose `server_errors` equals. */
                server_errors?: components["parameters"]["UsageDay.server_errors"];
                /** @description Only records whose `server_errors` is one of (comma list). */
                server_errors_in?: components["parameters"]["UsageDay.server_errors_in"];
                /** @description Only records whose `server_errors` is greater than. */
                server_errors_gt?: components["parameters"]["UsageDay.server_errors_gt"];
                /** @description Only records whose `server_errors` is at least. */
                server_errors_gte?: components["parameters"]["UsageDay.server_errors_gte"];
                /** @description Only records whose `server_errors` is less than. */
                server_errors_lt?: components["parameters"]["UsageDay.server_errors_lt"];
                /** @description Only records whose `server_errors` is at most. */
                server_errors_lte?: components["parameters"]["UsageDay.server_errors_lte"];
                /** @description Only records whose `server_errors` equals. */
                "server_errors[eq]"?: components["parameters"]["UsageDay.server_errors.eq"];
                /** @description Only records whose `server_errors` differs from. */
                "server_errors[neq]"?: components["parameters"]["UsageDay.server_errors.neq"];
                /** @description Only records whose `server_errors` is one of (comma list). */
                "server_errors[in]"?: components["parameters"]["UsageDay.server_errors.in"];
                /** @description Only records whose `server_errors` is none of (comma list). */
                "server_errors[nin]"?: components["parameters"]["UsageDay.server_errors.nin"];
                /** @description Only records whose `server_errors` is greater than. */
                "server_errors[gt]"?: components["parameters"]["UsageDay.server_errors.gt"];
                /** @description Only records whose `server_errors` is at least. */
                "server_errors[gte]"?: components["parameters"]["UsageDay.server_errors.gte"];
                /** @description Only records whose `server_errors` is less than. */
                "server_errors[lt]"?: components["parameters"]["UsageDay.server_errors.lt"];
                /** @description Only records whose `server_errors` is at most. */
                "server_errors[lte]"?: components["parameters"]["UsageDay.server_errors.lte"];
                /** @description Only records whose `throttled` equals. */
                throttled?: components["parameters"]["UsageDay.throttled"];
                /** @description Only records whose `throttled` is one of (comma list). */
                throttled_in?: components["parameters"]["UsageDay.throttled_in"];
                /** @description Only records whose `throttled` is greater than. */
                throttled_gt?: components["parameters"]["UsageDay.throttled_gt"];
                /** @description Only records whose `throttled` is at least. */
                throttled_gte?: components["parameters"]["UsageDay.throttled_gte"];
                /** @description Only records whose `throttled` is less than. */
                throttled_lt?: components["parameters"]["UsageDay.throttled_lt"];
                /** @description Only records whose `throttled` is at most. */
                throttled_lte?: components["parameters"]["UsageDay.throttled_lte"];
                /** @description Only records whose `throttled` equals. */
                "throttled[eq]"?: components["parameters"]["UsageDay.throttled.eq"];
                /** @description Only records whose `throttled` differs from. */
                "throttled[neq]"?: components["parameters"]["UsageDay.throttled.neq"];
                /** @description Only records whose `throttled` is one of (comma list). */
                "throttled[in]"?: components["parameters"]["UsageDay.throttled.in"];
                /** @description Only records whose `throttled` is none of (comma list). */
                "throttled[nin]"?: components["parameters"]["UsageDay.throttled.nin"];
                /** @description Only records whose `throttled` is greater than. */
                "throttled[gt]"?: components["parameters"]["UsageDay.throttled.gt"];
                /** @description Only records whose `throttled` is at least. */
                "throttled[gte]"?: components["parameters"]["UsageDay.throttled.gte"];
                /** @description Only records whose `throttled` is less than. */
                "throttled[lt]"?: components["parameters"]["UsageDay.throttled.lt"];
                /** @description Only records whose `throttled` is at most. */
                "throttled[lte]"?: components["parameters"]["UsageDay.throttled.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UsageDayPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listAccountDeliveries: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["AccountDelivery.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["AccountDelivery.fields"];
                /** @description Only records whose `id` equals. */
                id?: components["parameters"]["AccountDelivery.id"];
                /** @description Only records whose `id` is one of (comma list). */
                id_in?: components["parameters"]["AccountDelivery.id_in"];
                /** @description Only records whose `id` equals. */
                "id[eq]"?: components["parameters"]["AccountDelivery.id.eq"];
                /** @description Only records whose `id` differs from. */
                "id[neq]"?: components["parameters"]["AccountDelivery.id.neq"];
                /** @description Only records whose `id` is one of (comma list). */
                "id[in]"?: components["parameters"]["AccountDelivery.id.in"];
                /** @description Only records whose `id` is none of (comma list). */
                "id[nin]"?: components["parameters"]["AccountDelivery.id.nin"];
                /** @description Only records whose `webhook_id` equals. */
                webhook_id?: components["parameters"]["AccountDelivery.webhook_id"];
                /** @description Only records whose `webhook_id` is one of (comma list). */
                webhook_id_in?: components["parameters"]["AccountDelivery.webhook_id_in"];
                /** @description Only records whose `webhook_id` equals. */
                "webhook_id[eq]"?: components["parameters"]["AccountDelivery.webhook_id.eq"];
                /** @description Only records whose `webhook_id` differs from. */
                "webhook_id[neq]"?: components["parameters"]["AccountDelivery.webhook_id.neq"];
                /** @description Only records whose `webhook_id` is one of (comma list). */
                "webhook_id[in]"?: components["parameters"]["AccountDelivery.webhook_id.in"];
                /** @description Only records whose `webhook_id` is none of (comma list). */
                "webhook_id[nin]"?: components["parameters"]["AccountDelivery.webhook_id.nin"];
                /** @description Only records whose `event_id` equals. */
                event_id?: components["parameters"]["AccountDelivery.event_id"];
                /** @description Only records whose `event_id` is one of (comma list). */
                event_id_in?: components["parameters"]["AccountDelivery.event_id_in"];
                /** @description Only records whose `event_id` equals. */
                "event_id[eq]"?: components["parameters"]["AccountDelivery.event_id.eq"];
                /** @description Only records whose `event_id` differs from. */
                "event_id[neq]"?: components["parameters"]["AccountDelivery.event_id.neq"];
                /** @description Only records whose `event_id` is one of (comma list). */
                "event_id[in]"?: components["parameters"]["AccountDelivery.event_id.in"];
                /** @description Only records whose `event_id` is none of (comma list). */
                "event_id[nin]"?: components["parameters"]["AccountDelivery.event_id.nin"];
                /** @description Only records whose `event_type` equals. */
                event_type?: components["parameters"]["AccountDelivery.event_type"];
                /** @description Only records whose `event_type` is one of (comma list). */
                event_type_in?: components["parameters"]["AccountDelivery.event_type_in"];
                /** @description Only records whose `event_type` equals. */
                "event_type[eq]"?: components["parameters"]["AccountDelivery.event_type.eq"];
                /** @description Only records whose `event_type` differs from. */
                "event_type[neq]"?: components["parameters"]["AccountDelivery.event_type.neq"];
                /** @description Only records whose `event_type` is one of (comma list). */
                "event_type[in]"?: components["parameters"]["AccountDelivery.event_type.in"];
                /** @description Only records whose `event_type` is none of (comma list). */
                "event_type[nin]"?: components["parameters"]["AccountDelivery.event_type.nin"];
                /** @description Only records whose `status` equals. */
                status?: components["parameters"]["AccountDelivery.status"];
                /** @description Only records whose `status` is one of (comma list). */
                status_in?: components["parameters"]["AccountDelivery.status_in"];
                /** @description Only records whose `status` equals. */
                "status[eq]"?: components["parameters"]["AccountDelivery.status.eq"];
                /** @description Only records whose `status` differs from. */
                "status[neq]"?: components["parameters"]["AccountDelivery.status.neq"];
                /** @description Only records whose `status` is one of (comma list). */
                "status[in]"?: components["parameters"]["AccountDelivery.status.in"];
                /** @description Only records whose `status` is none of (comma list). */
                "status[nin]"?: components["parameters"]["AccountDelivery.status.nin"];
                /** @description Only records whose `attempt_count` equals. */
                attempt_count?: components["parameters"]["AccountDelivery.attempt_count"];
                /** @description Only records whose `attempt_count` is one of (comma list). */
                attempt_count_in?: components["parameters"]["AccountDelivery.attempt_count_in"];
                /** @description Only records whose `attempt_count` is greater than. */
                attempt_count_gt?: components["parameters"]["AccountDelivery.attempt_count_gt"];
                /** @description Only records whose `attempt_count` is at least. */
                attempt_count_gte?: components["parameters"]["AccountDelivery.attempt_count_gte"];
                /** @description Only records whose `attempt_count` is less than. */
                attempt_count_lt?: components["parameters"]["AccountDelivery.attempt_count_lt"];
                /** @description Only records whose `attempt_count` is at most. */
                attempt_count_lte?: components["parameters"]["AccountDelivery.attempt_count_lte"];
                /** @description Only records whose `attempt_count` equals. */
                "attempt_count[eq]"?: components["parameters"]["AccountDelivery.attempt_count.eq"];
                /** @description Only records whose `attempt_count` differs from. */
                "attempt_count[neq]"?: components["parameters"]["AccountDelivery.attempt_count.neq"];
                /** @description Only records whose `attempt_count` is one of (comma list). */
                "attempt_count[in]"?: components["parameters"]["AccountDelivery.attempt_count.in"];
                /** @description Only records whose `attempt_count` is none of (comma list). */
                "attempt_count[nin]"?: components["parameters"]["AccountDelivery.attempt_count.nin"];
                /** @description Only records whose `attempt_count` is greater than. */
                "attempt_count[gt]"?: components["parameters"]["AccountDelivery.attempt_count.gt"];
                /** @description Only records whose `attempt_count` is at least. */
                "attempt_count[gte]"?: components["parameters"]["AccountDelivery.attempt_count.gte"];
                /** @description Only records whose `attempt_count` is less than. */
                "attempt_count[lt]"?: components["parameters"]["AccountDelivery.attempt_count.lt"];
                /** @description Only records whose `attempt_count` is at most. */
                "attempt_count[lte]"?: components["parameters"]["AccountDelivery.attempt_count.lte"];
                /** @description Only records whose `next_attempt_at` equals. */
                next_attempt_at?: components["parameters"]["AccountDelivery.next_attempt_at"];
                /** @description Only records whose `next_attempt_at` is greater than. */
                next_attempt_at_gt?: components["parameters"]["AccountDelivery.next_attempt_at_gt"];
                /** @description Only records whose `next_attempt_at` is at least. */
                next_attempt_at_gte?: components["parameters"]["AccountDelivery.next_attempt_at_gte"];
                /** @description Only records whose `next_attempt_at` is less than. */
                next_attempt_at_lt?: components["parameters"]["AccountDelivery.next_attempt_at_lt"];
                /** @description Only records whose `next_attempt_at` is at most. */
                next_attempt_at_lte?: components["parameters"]["AccountDelivery.next_attempt_at_lte"];
                /** @description Only records whose `next_attempt_at` is after. */
                next_attempt_at_after?: components["parameters"]["AccountDelivery.next_attempt_at_after"];
                /** @description Only records whose `next_attempt_at` is before. */
                next_attempt_at_before?: components["parameters"]["AccountDelivery.next_attempt_at_before"];
                /** @description Only records whose `next_attempt_at` is set (`true`) or null (`false`). */
                next_attempt_at_exists?: components["parameters"]["AccountDelivery.next_attempt_at_exists"];
                /** @description Only records whose `next_attempt_at` equals. */
                "next_attempt_at[eq]"?: components["parameters"]["AccountDelivery.next_attempt_at.eq"];
                /** @description Only records whose `next_attempt_at` differs from. */
                "next_attempt_at[neq]"?: components["parameters"]["AccountDelivery.next_attempt_at.neq"];
                /** @description Only records whose `next_attempt_at` is greater than. */
                "next_attempt_at[gt]"?: components["parameters"]["AccountDelivery.next_attempt_at.gt"];
                /** @description Only records whose `next_attempt_at` is at least. */
                "next_attempt_at[gte]"?: components["parameters"]["AccountDelivery.next_attempt_at.gte"];
                /** @description Only records whose `next_attempt_at` is less than. */
                "next_attempt_at[lt]"?: components["parameters"]["AccountDelivery.next_attempt_at.lt"];
                /** @description Only records whose `next_attempt_at` is at most. */
                "next_attempt_at[lte]"?: components["parameters"]["AccountDelivery.next_attempt_at.lte"];
                /** @description Only records whose `last_attempt_at` equals. */
                last_attempt_at?: components["parameters"]["AccountDelivery.last_attempt_at"];
                /** @description Only records whose `last_attempt_at` is greater than. */
                last_attempt_at_gt?: components["parameters"]["AccountDelivery.last_attempt_at_gt"];
                /** @description Only records whose `last_attempt_at` is at least. */
                last_attempt_at_gte?: components["parameters"]["AccountDelivery.last_attempt_at_gte"];
                /** @description Only records whose `last_attempt_at` is less than. */
                last_attempt_at_lt?: components["parameters"]["AccountDelivery.last_attempt_at_lt"];
                /** @description Only records whose `last_attempt_at` is at most. */
                last_attempt_at_lte?: components["parameters"]["AccountDelivery.last_attempt_at_lte"];
                /** @description Only records whose `last_attempt_at` is after. */
                last_attempt_at_after?: components["parameters"]["AccountDelivery.last_attempt_at_after"];
                /** @description Only records whose `last_attempt_at` is before. */
                last_attempt_at_before?: components["parameters"]["AccountDelivery.last_attempt_at_before"];
                /** @description Only records whose `last_attempt_at` is set (`true`) or null (`false`). */
                last_attempt_at_exists?: components["parameters"]["AccountDelivery.last_attempt_at_exists"];
                /** @description Only records whose `last_attempt_at` equals. */
                "last_attempt_at[eq]"?: components["parameters"]["AccountDelivery.last_attempt_at.eq"];
                /** @description Only records whose `last_attempt_at` differs from. */
                "last_attempt_at[neq]"?: components["parameters"]["AccountDelivery.last_attempt_at.neq"];
                /** @description Only records whose `last_attempt_at` is greater than. */
                "last_attempt_at[gt]"?: components["parameters"]["AccountDelivery.last_attempt_at.gt"];
                /** @description Only records whose `last_attempt_at` is at least. */
                "last_attempt_at[gte]"?: components["parameters"]["AccountDelivery.last_attempt_at.gte"];
                /** @description Only records whose `last_attempt_at` is less than. */
                "last_attempt_at[lt]"?: components["parameters"]["AccountDelivery.last_attempt_at.lt"];
                /** @description Only records whose `last_attempt_at` is at most. */
                "last_attempt_at[lte]"?: components["parameters"]["AccountDelivery.last_attempt_at.lte"];
                /** @description Only records whose `last_response_status` equals. */
                last_response_status?: components["parameters"]["AccountDelivery.last_response_status"];
                /** @description Only records whose `last_response_status` is one of (comma list). */
                last_response_status_in?: components["parameters"]["AccountDelivery.last_response_status_in"];
                /** @description Only records whose `last_response_status` is greater than. */
                last_response_status_gt?: components["parameters"]["AccountDelivery.last_response_status_gt"];
                /** @description Only records whose `last_response_status` is at least. */
                last_response_status_gte?: components["parameters"]["AccountDelivery.last_response_status_gte"];
                /** @description Only records whose `last_response_status` is less than. */
                last_response_status_lt?: components["parameters"]["AccountDelivery.last_response_status_lt"];
                /** @description Only records whose `last_response_status` is at most. */
                last_response_status_lte?: components["parameters"]["AccountDelivery.last_response_status_lte"];
                /** @description Only records whose `last_response_status` is set (`true`) or null (`false`). */
                last_response_status_exists?: components["parameters"]["AccountDelivery.last_response_status_exists"];
                /** @description Only records whose `last_response_status` equals. */
                "last_response_status[eq]"?: components["parameters"]["AccountDelivery.last_response_status.eq"];
                /** @description Only records whose `last_response_status` differs from. */
                "last_response_status[neq]"?: components["parameters"]["AccountDelivery.last_response_status.neq"];
                /** @description Only records whose `last_response_status` is one of (comma list). */
                "last_response_status[in]"?: components["parameters"]["AccountDelivery.last_response_status.in"];
                /** @description Only records whose `last_response_status` is none of (comma list). */
                "last_response_status[nin]"?: components["parameters"]["AccountDelivery.last_response_status.nin"];
                /** @description Only records whose `last_response_status` is greater than. */
                "last_response_status[gt]"?: components["parameters"]["AccountDelivery.last_response_status.gt"];
                /** @description Only records whose `last_response_status` is at least. */
                "last_response_status[gte]"?: components["parameters"]["AccountDelivery.last_response_status.gte"];
                /** @description Only records whose `last_response_status` is less than. */
                "last_response_status[lt]"?: components["parameters"]["AccountDelivery.last_response_status.lt"];
                /** @description Only records whose `last_response_status` is at most. */
                "last_response_status[lte]"?: components["parameters"]["AccountDelivery.last_response_status.lte"];
                /** @description Only records whose `created_at` equals. */
                created_at?: components["parameters"]["AccountDelivery.created_at"];
                /** @description Only records whose `created_at` is greater than. */
                created_at_gt?: components["parameters"]["AccountDelivery.created_at_gt"];
                /** @description Only records whose `created_at` is at least. */
                created_at_gte?: components["parameters"]["AccountDelivery.created_at_gte"];
                /** @description Only records whose `created_at` is less than. */
                created_at_lt?: components["parameters"]["AccountDelivery.created_at_lt"];
                /** @description Only records whose `created_at` is at most. */
                created_at_lte?: components["parameters"]["AccountDelivery.created_at_lte"];
                /** @description Only records whose `created_at` is after. */
                created_at_after?: components["parameters"]["AccountDelivery.created_at_after"];
                /** @description Only records whose `created_at` is before. */
                created_at_before?: components["parameters"]["AccountDelivery.created_at_before"];
                /** @description Only records whose `created_at` equals. */
                "created_at[eq]"?: components["parameters"]["AccountDelivery.created_at.eq"];
                /** @description Only records whose `created_at` differs from. */
                "created_at[neq]"?: components["parameters"]["AccountDelivery.created_at.neq"];
                /** @description Only records whose `created_at` is greater than. */
                "created_at[gt]"?: components["parameters"]["AccountDelivery.created_at.gt"];
                /** @description Only records whose `created_at` is at least. */
                "created_at[gte]"?: components["parameters"]["AccountDelivery.created_at.gte"];
                /** @description Only records whose `created_at` is less than. */
                "created_at[lt]"?: components["parameters"]["AccountDelivery.created_at.lt"];
                /** @description Only records whose `created_at` is at most. */
                "created_at[lte]"?: components["parameters"]["AccountDelivery.created_at.lte"];
                /** @description Only records whose `updated_at` equals. */
                updated_at?: components["parameters"]["AccountDelivery.updated_at"];
                /** @description Only records whose `updated_at` is greater than. */
                updated_at_gt?: components["parameters"]["AccountDelivery.updated_at_gt"];
                /** @description Only records whose `updated_at` is at least. */
                updated_at_gte?: components["parameters"]["AccountDelivery.updated_at_gte"];
                /** @description Only records whose `updated_at` is less than. */
                updated_at_lt?: components["parameters"]["AccountDelivery.updated_at_lt"];
                /** @description Only records whose `updated_at` is at most. */
                updated_at_lte?: components["parameters"]["AccountDelivery.updated_at_lte"];
                /** @description Only records whose `updated_at` is after. */
                updated_at_after?: components["parameters"]["AccountDelivery.updated_at_after"];
                /** @description Only records whose `updated_at` is before. */
                updated_at_before?: components["parameters"]["AccountDelivery.updated_at_before"];
                /** @description Only records whose `updated_at` equals. */
                "updated_at[eq]"?: components["parameters"]["AccountDelivery.updated_at.eq"];
                /** @description Only records whose `updated_at` differs from. */
                "updated_at[neq]"?: components["parameters"]["AccountDelivery.updated_at.neq"];
                /** @description Only records whose `updated_at` is greater than. */
                "updated_at[gt]"?: components["parameters"]["AccountDelivery.updated_at.gt"];
                /** @description Only records whose `updated_at` is at least. */
                "updated_at[gte]"?: components["parameters"]["AccountDelivery.updated_at.gte"];
                /** @description Only records whose `updated_at` is less than. */
                "updated_at[lt]"?: components["parameters"]["AccountDelivery.updated_at.lt"];
                /** @description Only records whose `updated_at` is at most. */
                "updated_at[lte]"?: components["parameters"]["AccountDelivery.updated_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountDeliveryPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["LoggedRequest.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["LoggedRequest.fields"];
                /** @description Only records whose `id` equals. */
                id?: components["parameters"]["LoggedRequest.id"];
                /** @description Only records whose `id` is one of (comma list). */
                id_in?: components["parameters"]["LoggedRequest.id_in"];
                /** @description Only records whose `id` equals. */
                "id[eq]"?: components["parameters"]["LoggedRequest.id.eq"];
                /** @description Only records whose `id` differs from. */
                "id[neq]"?: components["parameters"]["LoggedRequest.id.neq"];
                /** @description Only records whose `id` is one of (comma list). */
                "id[in]"?: components["parameters"]["LoggedRequest.id.in"];
                /** @description Only records whose `id` is none of (comma list). */
                "id[nin]"?: components["parameters"]["LoggedRequest.id.nin"];
                /** @description Only records whose `request_id` equals. */
                request_id?: components["parameters"]["LoggedRequest.request_id"];
                /** @description Only records whose `request_id` is one of (comma list). */
                request_id_in?: components["parameters"]["LoggedRequest.request_id_in"];
                /** @description Only records whose `request_id` contains, whatever the case; `%` and `_` stand for themselves. */
                request_id_contains?: components["parameters"]["LoggedRequest.request_id_contains"];
                /** @description Only records whose `request_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                request_id_starts_with?: components["parameters"]["LoggedRequest.request_id_starts_with"];
                /** @description Only records whose `request_id` equals. */
                "request_id[eq]"?: components["parameters"]["LoggedRequest.request_id.eq"];
                /** @description Only records whose `request_id` differs from. */
                "request_id[neq]"?: components["parameters"]["LoggedRequest.request_id.neq"];
                /** @description Only records whose `request_id` is one of (comma list). */
                "request_id[in]"?: components["parameters"]["LoggedRequest.request_id.in"];
                /** @description Only records whose `request_id` is none of (comma list). */
                "request_id[nin]"?: components["parameters"]["LoggedRequest.request_id.nin"];
                /** @description Only records whose `request_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "request_id[like]"?: components["parameters"]["LoggedRequest.request_id.like"];
                /** @description Only records whose `method` equals. */
                method?: components["parameters"]["LoggedRequest.method"];
                /** @description Only records whose `method` is one of (comma list). */
                method_in?: components["parameters"]["LoggedRequest.method_in"];
                /** @description Only records whose `method` equals. */
                "method[eq]"?: components["parameters"]["LoggedRequest.method.eq"];
                /** @description Only records whose `method` differs from. */
                "method[neq]"?: components["parameters"]["LoggedRequest.method.neq"];
                /** @description Only records whose `method` is one of (comma list). */
                "method[in]"?: components["parameters"]["LoggedRequest.method.in"];
                /** @description Only records whose `method` is none of (comma list). */
                "method[nin]"?: components["parameters"]["LoggedRequest.method.nin"];
                /** @description Only records whose `path` equals. */
                path?: components["parameters"]["LoggedRequest.path"];
                /** @description Only records whose `path` is one of (comma list). */
                path_in?: components["parameters"]["LoggedRequest.path_in"];
                /** @description Only records whose `path` contains, whatever the case; `%` and `_` stand for themselves. */
                path_contains?: components["parameters"]["LoggedRequest.path_contains"];
                /** @description Only records whose `path` starts with, whatever the case; `%` and `_` stand for themselves. */
                path_starts_with?: components["parameters"]["LoggedRequest.path_starts_with"];
                /** @description Only records whose `path` equals. */
                "path[eq]"?: components["parameters"]["LoggedRequest.path.eq"];
                /** @description Only records whose `path` differs from. */
                "path[neq]"?: components["parameters"]["LoggedRequest.path.neq"];
                /** @description Only records whose `path` is one of (comma list). */
                "path[in]"?: components["parameters"]["LoggedRequest.path.in"];
                /** @description Only records whose `path` is none of (comma list). */
                "path[nin]"?: components["parameters"]["LoggedRequest.path.nin"];
                /** @description Only records whose `path` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "path[like]"?: components["parameters"]["LoggedRequest.path.like"];
                /** @description Only records whose `operation_id` equals. */
                operation_id?: components["parameters"]["LoggedRequest.operation_id"];
                /** @description Only records whose `operation_id` is one of (comma list). */
                operation_id_in?: components["parameters"]["LoggedRequest.operation_id_in"];
                /** @description Only records whose `operation_id` contains, whatever the case; `%` and `_` stand for themselves. */
                operation_id_contains?: components["parameters"]["LoggedRequest.operation_id_contains"];
                /** @description Only records whose `operation_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                operation_id_starts_with?: components["parameters"]["LoggedRequest.operation_id_starts_with"];
                /** @description Only records whose `operation_id` is set (`true`) or null (`false`). */
                operation_id_exists?: components["parameters"]["LoggedRequest.operation_id_exists"];
                /** @description Only records whose `operation_id` equals. */
                "operation_id[eq]"?: components["parameters"]["LoggedRequest.operation_id.eq"];
                /** @description Only records whose `operation_id` differs from. */
                "operation_id[neq]"?: components["parameters"]["LoggedRequest.operation_id.neq"];
                /** @description Only records whose `operation_id` is one of (comma list). */
                "operation_id[in]"?: components["parameters"]["LoggedRequest.operation_id.in"];
                /** @description Only records whose `operation_id` is none of (comma list). */
                "operation_id[nin]"?: components["parameters"]["LoggedRequest.operation_id.nin"];
                /** @description Only records whose `operation_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "operation_id[like]"?: components["parameters"]["LoggedRequest.operation_id.like"];
                /** @description Only records whose `api_version` equals. */
                api_version?: components["parameters"]["LoggedRequest.api_version"];
                /** @description Only records whose `api_version` is one of (comma list). */
                api_version_in?: components["parameters"]["LoggedRequest.api_version_in"];
                /** @description Only records whose `api_version` contains, whatever the case; `%` and `_` stand for themselves. */
                api_version_contains?: components["parameters"]["LoggedRequest.api_version_contains"];
                /** @description Only records whose `api_version` starts with, whatever the case; `%` and `_` stand for themselves. */
                api_version_starts_with?: components["parameters"]["LoggedRequest.api_version_starts_with"];
                /** @description Only records whose `api_version` is set (`true`) or null (`false`). */
                api_version_exists?: components["parameters"]["LoggedRequest.api_version_exists"];
                /** @description Only records whose `api_version` equals. */
                "api_version[eq]"?: components["parameters"]["LoggedRequest.api_version.eq"];
                /** @description Only records whose `api_version` differs from. */
                "api_version[neq]"?: components["parameters"]["LoggedRequest.api_version.neq"];
                /** @description Only records whose `api_version` is one of (comma list). */
                "api_version[in]"?: components["parameters"]["LoggedRequest.api_version.in"];
                /** @description Only records whose `api_version` is none of (comma list). */
                "api_version[nin]"?: components["parameters"]["LoggedRequest.api_version.nin"];
                /** @description Only records whose `api_version` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "api_version[like]"?: components["parameters"]["LoggedRequest.api_version.like"];
                /** @description Only records whose `status` equals. */
                status?: components["parameters"]["LoggedRequest.status"];
                /** @description Only records whose `status` is one of (comma list). */
                status_in?: components["parameters"]["LoggedRequest.status_in"];
                /** @description Only records whose `status` is greater than. */
                status_gt?: components["parameters"]["LoggedRequest.status_gt"];
                /** @description Only records whose `status` is at least. */
                status_gte?: components["parameters"]["LoggedRequest.status_gte"];
                /** @description Only records whose `status` is less than. */
                status_lt?: components["parameters"]["LoggedRequest.status_lt"];
                /** @description Only records whose `status` is at most. */
                status_lte?: components["parameters"]["LoggedRequest.status_lte"];
                /** @description Only records whose `status` equals. */
                "status[eq]"?: components["parameters"]["LoggedRequest.status.eq"];
                /** @description Only records whose `status` differs from. */
                "status[neq]"?: components["parameters"]["LoggedRequest.status.neq"];
                /** @description Only records whose `status` is one of (comma list). */
                "status[in]"?: components["parameters"]["LoggedRequest.status.in"];
                /** @description Only records whose `status` is none of (comma list). */
                "status[nin]"?: components["parameters"]["LoggedRequest.status.nin"];
                /** @description Only records whose `status` is greater than. */
                "status[gt]"?: components["parameters"]["LoggedRequest.status.gt"];
                /** @description Only records whose `status` is at least. */
                "status[gte]"?: components["parameters"]["LoggedRequest.status.gte"];
                /** @description Only records whose `status` is less than. */
                "status[lt]"?: components["parameters"]["LoggedRequest.status.lt"];
                /** @description Only records whose `status` is at most. */
                "status[lte]"?: components["parameters"]["LoggedRequest.status.lte"];
                /** @description Only records whose `error_code` equals. */
                error_code?: components["parameters"]["LoggedRequest.error_code"];
                /** @description Only records whose `error_code` is one of (comma list). */
                error_code_in?: components["parameters"]["LoggedRequest.error_code_in"];
                /** @description Only records whose `error_code` contains, whatever the case; `%` and `_` stand for themselves. */
                error_code_contains?: components["parameters"]["LoggedRequest.error_code_contains"];
                /** @description Only records whose `error_code` starts with, whatever the case; `%` and `_` stand for themselves. */
                error_code_starts_with?: components["parameters"]["LoggedRequest.error_code_starts_with"];
                /** @description Only records whose `error_code` is set (`true`) or null (`false`). */
                error_code_exists?: components["parameters"]["LoggedRequest.error_code_exists"];
                /** @description Only records whose `error_code` equals. */
                "error_code[eq]"?: components["parameters"]["LoggedRequest.error_code.eq"];
                /** @description Only records whose `error_code` differs from. */
                "error_code[neq]"?: components["parameters"]["LoggedRequest.error_code.neq"];
                /** @description Only records whose `error_code` is one of (comma list). */
                "error_code[in]"?: components["parameters"]["LoggedRequest.error_code.in"];
                /** @description Only records whose `error_code` is none of (comma list). */
                "error_code[nin]"?: components["parameters"]["LoggedRequest.error_code.nin"];
                /** @description Only records whose `error_code` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "error_code[like]"?: components["parameters"]["LoggedRequest.error_code.like"];
                /** @description Only records whose `duration_ms` equals. */
                duration_ms?: components["parameters"]["LoggedRequest.duration_ms"];
                /** @description Only records whose `duration_ms` is one of (comma list). */
                duration_ms_in?: components["parameters"]["LoggedRequest.duration_ms_in"];
                /** @description Only records whose `duration_ms` is greater than. */
                duration_ms_gt?: components["parameters"]["LoggedRequest.duration_ms_gt"];
                /** @description Only records whose `duration_ms` is at least. */
                duration_ms_gte?: components["parameters"]["LoggedRequest.duration_ms_gte"];
                /** @description Only records whose `duration_ms` is less than. */
                duration_ms_lt?: components["parameters"]["LoggedRequest.duration_ms_lt"];
                /** @description Only records whose `duration_ms` is at most. */
                duration_ms_lte?: components["parameters"]["LoggedRequest.duration_ms_lte"];
                /** @description Only records whose `duration_ms` equals. */
                "duration_ms[eq]"?: components["parameters"]["LoggedRequest.duration_ms.eq"];
                /** @description Only records whose `duration_ms` differs from. */
                "duration_ms[neq]"?: components["parameters"]["LoggedRequest.duration_ms.neq"];
                /** @description Only records whose `duration_ms` is one of (comma list). */
                "duration_ms[in]"?: components["parameters"]["LoggedRequest.duration_ms.in"];
                /** @description Only records whose `duration_ms` is none of (comma list). */
                "duration_ms[nin]"?: components["parameters"]["LoggedRequest.duration_ms.nin"];
                /** @description Only records whose `duration_ms` is greater than. */
                "duration_ms[gt]"?: components["parameters"]["LoggedRequest.duration_ms.gt"];
                /** @description Only records whose `duration_ms` is at least. */
                "duration_ms[gte]"?: components["parameters"]["LoggedRequest.duration_ms.gte"];
                /** @description Only records whose `duration_ms` is less than. */
                "duration_ms[lt]"?: components["parameters"]["LoggedRequest.duration_ms.lt"];
                /** @description Only records whose `duration_ms` is at most. */
                "duration_ms[lte]"?: components["parameters"]["LoggedRequest.duration_ms.lte"];
                /** @description Only records whose `credential_type` equals. */
                credential_type?: components["parameters"]["LoggedRequest.credential_type"];
                /** @description Only records whose `credential_type` is one of (comma list). */
                credential_type_in?: components["parameters"]["LoggedRequest.credential_type_in"];
                /** @description Only records whose `credential_type` equals. */
                "credential_type[eq]"?: components["parameters"]["LoggedRequest.credential_type.eq"];
                /** @description Only records whose `credential_type` differs from. */
                "credential_type[neq]"?: components["parameters"]["LoggedRequest.credential_type.neq"];
                /** @description Only records whose `credential_type` is one of (comma list). */
                "credential_type[in]"?: components["parameters"]["LoggedRequest.credential_type.in"];
                /** @description Only records whose `credential_type` is none of (comma list). */
                "credential_type[nin]"?: components["parameters"]["LoggedRequest.credential_type.nin"];
                /** @description Only records whose `credential_id` equals. */
                credential_id?: components["parameters"]["LoggedRequest.credential_id"];
                /** @description Only records whose `credential_id` is one of (comma list). */
                credential_id_in?: components["parameters"]["LoggedRequest.credential_id_in"];
                /** @description Only records whose `credential_id` contains, whatever the case; `%` and `_` stand for themselves. */
                credential_id_contains?: components["parameters"]["LoggedRequest.credential_id_contains"];
                /** @description Only records whose `credential_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                credential_id_starts_with?: components["parameters"]["LoggedRequest.credential_id_starts_with"];
                /** @description Only records whose `credential_id` equals. */
                "credential_id[eq]"?: components["parameters"]["LoggedRequest.credential_id.eq"];
                /** @description Only records whose `credential_id` differs from. */
                "credential_id[neq]"?: components["parameters"]["LoggedRequest.credential_id.neq"];
                /** @description Only records whose `credential_id` is one of (comma list). */
                "credential_id[in]"?: components["parameters"]["LoggedRequest.credential_id.in"];
                /** @description Only records whose `credential_id` is none of (comma list). */
                "credential_id[nin]"?: components["parameters"]["LoggedRequest.credential_id.nin"];
                /** @description Only records whose `credential_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "credential_id[like]"?: components["parameters"]["LoggedRequest.credential_id.like"];
                /** @description Only records whose `user_id` equals. */
                user_id?: components["parameters"]["LoggedRequest.user_id"];
                /** @description Only records whose `user_id` is one of (comma list). */
                user_id_in?: components["parameters"]["LoggedRequest.user_id_in"];
                /** @description Only records whose `user_id` is set (`true`) or null (`false`). */
                user_id_exists?: components["parameters"]["LoggedRequest.user_id_exists"];
                /** @description Only records whose `user_id` equals. */
                "user_id[eq]"?: components["parameters"]["LoggedRequest.user_id.eq"];
                /** @description Only records whose `user_id` differs from. */
                "user_id[neq]"?: components["parameters"]["LoggedRequest.user_id.neq"];
                /** @description Only records whose `user_id` is one of (comma list). */
                "user_id[in]"?: components["parameters"]["LoggedRequest.user_id.in"];
                /** @description Only records whose `user_id` is none of (comma list). */
                "user_id[nin]"?: components["parameters"]["LoggedRequest.user_id.nin"];
                /** @description Only records whose `address` equals. */
                address?: components["parameters"]["LoggedRequest.address"];
                /** @description Only records whose `address` is one of (comma list). */
                address_in?: components["parameters"]["LoggedRequest.address_in"];
                /** @description Only records whose `address` contains, whatever the case; `%` and `_` stand for themselves. */
                address_contains?: components["parameters"]["LoggedRequest.address_contains"];
                /** @description Only records whose `address` starts with, whatever the case; `%` and `_` stand for themselves. */
                address_starts_with?: components["parameters"]["LoggedRequest.address_starts_with"];
                /** @description Only records whose `address` equals. */
                "address[eq]"?: components["parameters"]["LoggedRequest.address.eq"];
                /** @description Only records whose `address` differs from. */
                "address[neq]"?: components["parameters"]["LoggedRequest.address.neq"];
                /** @description Only records whose `address` is one of (comma list). */
                "address[in]"?: components["parameters"]["LoggedRequest.address.in"];
                /** @description Only records whose `address` is none of (comma list). */
                "address[nin]"?: components["parameters"]["LoggedRequest.address.nin"];
                /** @description Only records whose `address` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "address[like]"?: components["parameters"]["LoggedRequest.address.like"];
                /** @description Only records whose `created_at` equals. */
                created_at?: components["parameters"]["LoggedRequest.created_at"];
                /** @description Only records whose `created_at` is greater than. */
                created_at_gt?: components["parameters"]["LoggedRequest.created_at_gt"];
                /** @description Only records whose `created_at` is at least. */
                created_at_gte?: components["parameters"]["LoggedRequest.created_at_gte"];
                /** @description Only records whose `created_at` is less than. */
                created_at_lt?: components["parameters"]["LoggedRequest.created_at_lt"];
                /** @description Only records whose `created_at` is at most. */
                created_at_lte?: components["parameters"]["LoggedRequest.created_at_lte"];
                /** @description Only records whose `created_at` is after. */
                created_at_after?: components["parameters"]["LoggedRequest.created_at_after"];
                /** @description Only records whose `created_at` is before. */
                created_at_before?: components["parameters"]["LoggedRequest.created_at_before"];
                /** @description Only records whose `created_at` equals. */
                "created_at[eq]"?: components["parameters"]["LoggedRequest.created_at.eq"];
                /** @description Only records whose `created_at` differs from. */
                "created_at[neq]"?: components["parameters"]["LoggedRequest.created_at.neq"];
                /** @description Only records whose `created_at` is greater than. */
                "created_at[gt]"?: components["parameters"]["LoggedRequest.created_at.gt"];
                /** @description Only records whose `created_at` is at least. */
                "created_at[gte]"?: components["parameters"]["LoggedRequest.created_at.gte"];
                /** @description Only records whose `created_at` is less than. */
                "created_at[lt]"?: components["parameters"]["LoggedRequest.created_at.lt"];
                /** @description Only records whose `created_at` is at most. */
                "created_at[lte]"?: components["parameters"]["LoggedRequest.created_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedRequestPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    getRequest: {
        parameters: {
            query?: {
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["LoggedRequest.fields"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                /** @description The `ETag` you hold. If the record is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The entry's id. */
                logged_request_id: components["parameters"]["LoggedRequestIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedRequestFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Which page, from 1 to 1000; from there `links.next` goes on by cursor. Pages cannot be mixed with `offset` or `after`. */
                page?: components["parameters"]["Page"];
                /** @description How many records to skip, 100,000 at most; from there `next` goes on by cursor. Selects the offset form. It cannot be mixed with `page` or `after`. */
                offset?: components["parameters"]["Offset"];
                /** @description The `next_cursor` of the answer before; selects the cursor form. Empty starts at the beginning. A cursor fits the filters and the sort it came from, and nothing else. */
                after?: components["parameters"]["After"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The order, several after one another; ascending where no direction is given. Empty values come last. */
                sort?: components["parameters"]["AuditEntry.sort"];
                /** @description Only these properties of each record; `id` always comes along where there is one. What is left out is absent, also where the schema requires it. */
                fields?: components["parameters"]["AuditEntry.fields"];
                /** @description Only records whose `id` equals. */
                id?: components["parameters"]["AuditEntry.id"];
                /** @description Only records whose `id` is one of (comma list). */
                id_in?: components["parameters"]["AuditEntry.id_in"];
                /** @description Only records whose `id` equals. */
                "id[eq]"?: components["parameters"]["AuditEntry.id.eq"];
                /** @description Only records whose `id` differs from. */
                "id[neq]"?: components["parameters"]["AuditEntry.id.neq"];
                /** @description Only records whose `id` is one of (comma list). */
                "id[in]"?: components["parameters"]["AuditEntry.id.in"];
                /** @description Only records whose `id` is none of (comma list). */
                "id[nin]"?: components["parameters"]["AuditEntry.id.nin"];
                /** @description Only records whose `action` equals. */
                action?: components["parameters"]["AuditEntry.action"];
                /** @description Only records whose `action` is one of (comma list). */
                action_in?: components["parameters"]["AuditEntry.action_in"];
                /** @description Only records whose `action` contains, whatever the case; `%` and `_` stand for themselves. */
                action_contains?: components["parameters"]["AuditEntry.action_contains"];
                /** @description Only records whose `action` starts with, whatever the case; `%` and `_` stand for themselves. */
                action_starts_with?: components["parameters"]["AuditEntry.action_starts_with"];
                /** @description Only records whose `action` equals. */
                "action[eq]"?: components["parameters"]["AuditEntry.action.eq"];
                /** @description Only records whose `action` differs from. */
                "action[neq]"?: components["parameters"]["AuditEntry.action.neq"];
                /** @description Only records whose `action` is one of (comma list). */
                "action[in]"?: components["parameters"]["AuditEntry.action.in"];
                /** @description Only records whose `action` is none of (comma list). */
                "action[nin]"?: components["parameters"]["AuditEntry.action.nin"];
                /** @description Only records whose `action` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "action[like]"?: components["parameters"]["AuditEntry.action.like"];
                /** @description Only records whose `actor_id` equals. */
                actor_id?: components["parameters"]["AuditEntry.actor_id"];
                /** @description Only records whose `actor_id` is one of (comma list). */
                actor_id_in?: components["parameters"]["AuditEntry.actor_id_in"];
                /** @description Only records whose `actor_id` contains, whatever the case; `%` and `_` stand for themselves. */
                actor_id_contains?: components["parameters"]["AuditEntry.actor_id_contains"];
                /** @description Only records whose `actor_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                actor_id_starts_with?: components["parameters"]["AuditEntry.actor_id_starts_with"];
                /** @description Only records whose `actor_id` is set (`true`) or null (`false`). */
                actor_id_exists?: components["parameters"]["AuditEntry.actor_id_exists"];
                /** @description Only records whose `actor_id` equals. */
                "actor_id[eq]"?: components["parameters"]["AuditEntry.actor_id.eq"];
                /** @description Only records whose `actor_id` differs from. */
                "actor_id[neq]"?: components["parameters"]["AuditEntry.actor_id.neq"];
                /** @description Only records whose `actor_id` is one of (comma list). */
                "actor_id[in]"?: components["parameters"]["AuditEntry.actor_id.in"];
                /** @description Only records whose `actor_id` is none of (comma list). */
                "actor_id[nin]"?: components["parameters"]["AuditEntry.actor_id.nin"];
                /** @description Only records whose `actor_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "actor_id[like]"?: components["parameters"]["AuditEntry.actor_id.like"];
                /** @description Only records whose `credential_type` equals. */
                credential_type?: components["parameters"]["AuditEntry.credential_type"];
                /** @description Only records whose `credential_type` is one of (comma list). */
                credential_type_in?: components["parameters"]["AuditEntry.credential_type_in"];
                /** @description Only records whose `credential_type` is set (`true`) or null (`false`). */
                credential_type_exists?: components["parameters"]["AuditEntry.credential_type_exists"];
                /** @description Only records whose `credential_type` equals. */
                "credential_type[eq]"?: components["parameters"]["AuditEntry.credential_type.eq"];
                /** @description Only records whose `credential_type` differs from. */
                "credential_type[neq]"?: components["parameters"]["AuditEntry.credential_type.neq"];
                /** @description Only records whose `credential_type` is one of (comma list). */
                "credential_type[in]"?: components["parameters"]["AuditEntry.credential_type.in"];
                /** @description Only records whose `credential_type` is none of (comma list). */
                "credential_type[nin]"?: components["parameters"]["AuditEntry.credential_type.nin"];
                /** @description Only records whose `credential_id` equals. */
                credential_id?: components["parameters"]["AuditEntry.credential_id"];
                /** @description Only records whose `credential_id` is one of (comma list). */
                credential_id_in?: components["parameters"]["AuditEntry.credential_id_in"];
                /** @description Only records whose `credential_id` contains, whatever the case; `%` and `_` stand for themselves. */
                credential_id_contains?: components["parameters"]["AuditEntry.credential_id_contains"];
                /** @description Only records whose `credential_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                credential_id_starts_with?: components["parameters"]["AuditEntry.credential_id_starts_with"];
                /** @description Only records whose `credential_id` is set (`true`) or null (`false`). */
                credential_id_exists?: components["parameters"]["AuditEntry.credential_id_exists"];
                /** @description Only records whose `credential_id` equals. */
                "credential_id[eq]"?: components["parameters"]["AuditEntry.credential_id.eq"];
                /** @description Only records whose `credential_id` differs from. */
                "credential_id[neq]"?: components["parameters"]["AuditEntry.credential_id.neq"];
                /** @description Only records whose `credential_id` is one of (comma list). */
                "credential_id[in]"?: components["parameters"]["AuditEntry.credential_id.in"];
                /** @description Only records whose `credential_id` is none of (comma list). */
                "credential_id[nin]"?: components["parameters"]["AuditEntry.credential_id.nin"];
                /** @description Only records whose `credential_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "credential_id[like]"?: components["parameters"]["AuditEntry.credential_id.like"];
                /** @description Only records whose `subject_id` equals. */
                subject_id?: components["parameters"]["AuditEntry.subject_id"];
                /** @description Only records whose `subject_id` is one of (comma list). */
                subject_id_in?: components["parameters"]["AuditEntry.subject_id_in"];
                /** @description Only records whose `subject_id` contains, whatever the case; `%` and `_` stand for themselves. */
                subject_id_contains?: components["parameters"]["AuditEntry.subject_id_contains"];
                /** @description Only records whose `subject_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                subject_id_starts_with?: components["parameters"]["AuditEntry.subject_id_starts_with"];
                /** @description Only records whose `subject_id` is set (`true`) or null (`false`). */
                subject_id_exists?: components["parameters"]["AuditEntry.subject_id_exists"];
                /** @description Only records whose `subject_id` equals. */
                "subject_id[eq]"?: components["parameters"]["AuditEntry.subject_id.eq"];
                /** @description Only records whose `subject_id` differs from. */
                "subject_id[neq]"?: components["parameters"]["AuditEntry.subject_id.neq"];
                /** @description Only records whose `subject_id` is one of (comma list). */
                "subject_id[in]"?: components["parameters"]["AuditEntry.subject_id.in"];
                /** @description Only records whose `subject_id` is none of (comma list). */
                "subject_id[nin]"?: components["parameters"]["AuditEntry.subject_id.nin"];
                /** @description Only records whose `subject_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "subject_id[like]"?: components["parameters"]["AuditEntry.subject_id.like"];
                /** @description Only records whose `address` equals. */
                address?: components["parameters"]["AuditEntry.address"];
                /** @description Only records whose `address` is one of (comma list). */
                address_in?: components["parameters"]["AuditEntry.address_in"];
                /** @description Only records whose `address` contains, whatever the case; `%` and `_` stand for themselves. */
                address_contains?: components["parameters"]["AuditEntry.address_contains"];
                /** @description Only records whose `address` starts with, whatever the case; `%` and `_` stand for themselves. */
                address_starts_with?: components["parameters"]["AuditEntry.address_starts_with"];
                /** @description Only records whose `address` is set (`true`) or null (`false`). */
                address_exists?: components["parameters"]["AuditEntry.address_exists"];
                /** @description Only records whose `address` equals. */
                "address[eq]"?: components["parameters"]["AuditEntry.address.eq"];
                /** @description Only records whose `address` differs from. */
                "address[neq]"?: components["parameters"]["AuditEntry.address.neq"];
                /** @description Only records whose `address` is one of (comma list). */
                "address[in]"?: components["parameters"]["AuditEntry.address.in"];
                /** @description Only records whose `address` is none of (comma list). */
                "address[nin]"?: components["parameters"]["AuditEntry.address.nin"];
                /** @description Only records whose `address` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "address[like]"?: components["parameters"]["AuditEntry.address.like"];
                /** @description Only records whose `request_id` equals. */
                request_id?: components["parameters"]["AuditEntry.request_id"];
                /** @description Only records whose `request_id` is one of (comma list). */
                request_id_in?: components["parameters"]["AuditEntry.request_id_in"];
                /** @description Only records whose `request_id` contains, whatever the case; `%` and `_` stand for themselves. */
                request_id_contains?: components["parameters"]["AuditEntry.request_id_contains"];
                /** @description Only records whose `request_id` starts with, whatever the case; `%` and `_` stand for themselves. */
                request_id_starts_with?: components["parameters"]["AuditEntry.request_id_starts_with"];
                /** @description Only records whose `request_id` is set (`true`) or null (`false`). */
                request_id_exists?: components["parameters"]["AuditEntry.request_id_exists"];
                /** @description Only records whose `request_id` equals. */
                "request_id[eq]"?: components["parameters"]["AuditEntry.request_id.eq"];
                /** @description Only records whose `request_id` differs from. */
                "request_id[neq]"?: components["parameters"]["AuditEntry.request_id.neq"];
                /** @description Only records whose `request_id` is one of (comma list). */
                "request_id[in]"?: components["parameters"]["AuditEntry.request_id.in"];
                /** @description Only records whose `request_id` is none of (comma list). */
                "request_id[nin]"?: components["parameters"]["AuditEntry.request_id.nin"];
                /** @description Only records whose `request_id` matches, whatever the case, with `%` for any characters, at most 5 times. */
                "request_id[like]"?: components["parameters"]["AuditEntry.request_id.like"];
                /** @description Only records whose `created_at` equals. */
                created_at?: components["parameters"]["AuditEntry.created_at"];
                /** @description Only records whose `created_at` is greater than. */
                created_at_gt?: components["parameters"]["AuditEntry.created_at_gt"];
                /** @description Only records whose `created_at` is at least. */
                created_at_gte?: components["parameters"]["AuditEntry.created_at_gte"];
                /** @description Only records whose `created_at` is less than. */
                created_at_lt?: components["parameters"]["AuditEntry.created_at_lt"];
                /** @description Only records whose `created_at` is at most. */
                created_at_lte?: components["parameters"]["AuditEntry.created_at_lte"];
                /** @description Only records whose `created_at` is after. */
                created_at_after?: components["parameters"]["AuditEntry.created_at_after"];
                /** @description Only records whose `created_at` is before. */
                created_at_before?: components["parameters"]["AuditEntry.created_at_before"];
                /** @description Only records whose `created_at` equals. */
                "created_at[eq]"?: components["parameters"]["AuditEntry.created_at.eq"];
                /** @description Only records whose `created_at` differs from. */
                "created_at[neq]"?: components["parameters"]["AuditEntry.created_at.neq"];
                /** @description Only records whose `created_at` is greater than. */
                "created_at[gt]"?: components["parameters"]["AuditEntry.created_at.gt"];
                /** @description Only records whose `created_at` is at least. */
                "created_at[gte]"?: components["parameters"]["AuditEntry.created_at.gte"];
                /** @description Only records whose `created_at` is less than. */
                "created_at[lt]"?: components["parameters"]["AuditEntry.created_at.lt"];
                /** @description Only records whose `created_at` is at most. */
                "created_at[lte]"?: components["parameters"]["AuditEntry.created_at.lte"];
            };
            header?: {
                /** @description A correlation id of your own; it comes back in the answer and stands in our logs. */
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                /** @description The version to be served by, alone or in agreement with the path. */
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditEntryPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["Default"];
        };
    };
}
