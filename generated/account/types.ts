// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
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
         * @description The account of your credentials.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the account
         * @description Changes the account's name, or the language in which its records are searched. To change the plan or the region, contact us. After a change of the language, the words of records that are there already are taken again within two hours.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/v1/account/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how long data is kept
         * @description For how many days the account keeps its events, its deliveries to webhooks, its audit log and its request log, and which part of the reads is in the request log. What is older is deleted within hours.
         *
         *     Each plan has a longest time. Free keeps events for 30 days, deliveries for 30 and the audit log for 90; Professional 90, 30 and 365; Business 365, 90 and 730; Enterprise 1,095, 365 and 2,555. The request log is kept for 30 days on every plan.
         */
        get: operations["getRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how long data is kept
         * @description Changes the settings that you send and leaves the others unchanged. `null` sets the longest time of the plan, or for `logged_reads` all of them. More days than the plan allows are a 422 `unprocessable` that names the most. What is deleted does not come back when you set a longer time.
         *
         *     Deliveries are kept at most as long as the events that they are about. An event, and a delivery that is still pending, stay until the delivery has succeeded or failed. After events are deleted, an earlier cursor is a 410 `cursor_expired`. A smaller share of the reads counts as a shorter time.
         *
         *     To keep anything for a shorter time, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, all administrators get a letter about it. To change what protects the account, or to keep anything for a shorter time, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateRetention"];
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
         * @description Deletes the records of the account with their events and stored bytes, all at once or not at all. Members, API keys, applications, sessions, settings and logs stay, so your credentials keep working. The order of events continues: an earlier cursor returns the events that happen afterwards, and there are no events for the deletions. In the live environment it is refused with `insufficient_permissions`.
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
         * @description Everyone in the account, with their role and their last sign-in.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Creates a user and a one-time link. The user sets their password with the link within 24 hours. Only this response shows the link; where the server sends mail, another one is mailed to the user. The use of either ends both, and only the mailed one proves the address. Without a role, the user is a `viewer`. The holder of the link can act as the member. So the credential needs the wide scopes that the role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. An address that the account already has, in upper or lower case, is a 409 `already_exists`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
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
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description One person of the account. Signing in does not change the version of a member, so there is no 304 here.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Deletes the user permanently. Their sessions, tokens, API keys and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time. Applications that they registered keep the scopes that their role reaches. The last administrator, and the last one who can sign in, cannot be removed: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Changes a member's role. The new role limits their credentials from the next request on, also on open connections. Their open password links end. The credential needs the wide scopes that both roles reach (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). To give or take the role of an administrator, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Taking the role from the last administrator, or from the last one who has a password or a passkey, is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v1/account/members/{user_id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a member out everywhere
         * @description Ends every session of a member: on the API, in browsers at the sign-in pages and the dashboard, and in applications. The tokens for their password and the tokens that applications received in their name end, too, and so do links for a password, and sign-ins and changes of the e-mail address that are half finished. Applications get logout tokens, as when the member signs out. Password, second factors, API keys and consents stay: the member may sign in again. Everything ends within a second on all nodes. For yourself it ends the session that asks, too. Where the server sends mail, a letter tells a member who was signed in. A member who is not signed in is a 204, too.
         */
        delete: operations["removeMemberSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/members/{user_id}/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member's second factors
         * @description Removes every second factor and all recovery codes of a member who has lost them. They sign in with their password, and then add another one where the account demands it. Their sessions go on; `removeMemberSessions` ends them. A member without a second factor is a 204 too. Where the server sends mail, a letter tells the member. It opens the way to sign in for the member, as a password link does: so the credential needs the wide scopes that their role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins` (403 `invalid_scope`). For yourself it is a 409 `invalid_state`, by whatever credential: `removeSecondFactor` demands your password. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        delete: operations["removeMemberSecondFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/members/{user_id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new password link for a member
         * @description Creates a one-time link with which the member sets a first or a next password within 24 hours. Earlier links stop working. A member who may not sign in yet may sign in from then on. Only this response shows the link; where the server sends mail, another one is mailed to the member. The use of either ends both, and only the mailed one proves the address. Their current password stays valid until the link is used. The holder of the link can act as the member. So the credential needs the wide scopes that their role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins` (403 `invalid_scope`). For yourself it is a 409 `invalid_state`, by whatever credential, once you have a password: `changePassword` demands it. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
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
         * @description The API keys of the account, including revoked and expired keys. `revoked_at_exists=false` excludes the revoked keys.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key and shows it in full once; we store only its digest. Its scopes cannot be changed later. Without a `user_id` the key acts as you. A scope or user that does not exist is a 422 `unknown_reference`. An expiry in the past is a 422 `unprocessable`. An account may have 100 keys; one more is a 409 `limit_reached`. Revoked, expired and rerolled keys do not count.
         *
         *     The key has no more scopes, no later expiry and no fewer restrictions than the credential that creates it. A scope that the credential lacks is a 403 `invalid_scope`. A later expiry or a wider restriction is a 403 `insufficient_permissions`. When you leave out the expiry or a restriction, the key gets that of the credential. There is one exception: a person who signed in with their password, by a session or a token of their own, is limited only by their role, because they could sign in again. The keys that they create stay valid when the session or the token ends. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
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
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an API key
         * @description One API key, without its secret part. Using a key does not change its version, so there is no 304 here.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an API key
         * @description Changes the name, the restrictions or the expiry. Lists are replaced as a whole; an empty list or `null` removes the restriction. The change applies from the next request on. The scopes cannot be changed. To change the expiry or a restriction, the credential needs the same as to create such a key. An expiry in the past is a 422 `unprocessable`; a revoked key is a 409 `invalid_state`. Setting `expires_at` cancels a reroll and reactivates an expired key; in an account that already has 100 keys this is a 409 `limit_reached`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/v1/account/api-keys/{key_id}/reroll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reroll an API key
         * @description Creates a new key with the same name, scopes, user, restrictions and expiry, and shows it in full once. The old key stays valid for the overlap, 24 hours unless you set another, and then expires. The new key has the expiry that the old key had before. The old key no longer counts towards the limit of 100 keys, so an account at its limit can reroll. The credential needs the same as to create such a key. A revoked or expired key is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
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
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Ends the key at once and permanently; connections that it opened are closed. The record stays, so that logs can refer to it. A key that is already revoked is a 409 `invalid_state`.
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
         * @description The OAuth applications of the account: those that were registered, and those that describe themselves and that somebody of the account has agreed to or asked for, or that an administrator has refused (`status`).
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Register an application
         * @description Registers an OAuth application. A confidential application gets a client secret, shown once, or names its own public keys (`jwks`) with the `token_endpoint_auth_method` `private_key_jwt`. A public application (a browser or mobile app, a command line) gets no secret and must use PKCE. Only a confidential application may have no redirect URIs; then it can use only client credentials. A method that does not fit the type, and keys that cannot be used, are a 422 `unprocessable`. A scope that the credential lacks is a 403 `invalid_scope`. A credential with an expiry or restrictions cannot register an application (403 `insufficient_permissions`). A public application without redirect URIs is a 422 `unprocessable`, and so is an unsafe redirect URI: plain HTTP that is not loopback, a wildcard, no host, or a spelling that browsers do not use. A scope that does not exist is a 422 `unknown_reference`. An account may have 100 applications; one more is a 409 `limit_reached`. Those that describe themselves do not count. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
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
         * @description Deletes the application permanently. Its tokens, refresh tokens and grants end at once. One that describes itself stays in the list as `refused`, so that its document does not bring it back: an administrator can allow it again by `updateApplication`.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /**
         * Update an application
         * @description Changes the name, the addresses, the scopes or the public keys. Lists are replaced as a whole, and `null` removes all redirect URIs or all addresses of the end of a sign-out. The type and the `token_endpoint_auth_method` cannot be changed. To change keys without a pause, register the next key beside the present one, and remove that one later: requests that it signed fail from then on. Tokens that are issued or refreshed from now on do not contain a removed scope; access tokens that contain it end within 60 minutes. To change the name, redirect URIs or keys, add scopes, or allow an application that is not, the credential needs the same as to register such an application. `status` decides about an application that describes itself; of another one, `refused` is a 422 `unprocessable`. A scope that does not exist is a 422 `unknown_reference`; the other 422 errors are those of the registration. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateApplication"];
        trace?: never;
    };
    "/v1/account/applications/{application_id}/rotate-secret": {
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
         * Rotate an application's secret
         * @description Creates a new client secret, shown once. The old secret stays valid for the overlap, 24 hours unless you set another. At most the two newest secrets are valid at a time. The credential needs the same as to register such an application. An application without a secret, public or with `private_key_jwt`, is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
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
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List an application's grants
         * @description The people who have given consent for the application, and the scopes of their consent.
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
                application_id: components["parameters"]["ApplicationIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a person's grant
         * @description Revokes one person's consent. The application's tokens for this person end at once, and it must ask for consent again.
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
         * @description Which origins may call the API from a browser, which version serves a request that names none, who signs in with a second factor, how long API keys, sessions and refresh tokens last, and from which networks people and programs come. `administrators_without_second_factor` says who would have to add a second factor at their next sign-in, before you demand it of administrators; `previewSecuritySettings` tells the rest.
         */
        get: operations["getSecuritySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the security settings
         * @description Changes the settings that you send and leaves the others unchanged. Origins are replaced as a whole; an empty list or `null` allows all origins again. A request from an origin that is not allowed is a 403 `origin_not_allowed`. A version that does not exist or is retired is a 422 `unknown_reference`; `null` selects the latest stable version. Where a second factor is demanded, a person without one adds an authenticator app at the next sign-in. What is signed in without one goes on to its end and is not renewed, and what gives or takes authority is refused to it with a 401 `insufficient_user_authentication`; so it is when a person gets the role of which one is demanded.
         *
         *     Lifetimes and networks apply within a second, to what exists already too: a key or a session that has lasted longer is a 401 `expired_token`, and a request from another network a 403 `network_not_allowed`; open connections end. `null` takes a lifetime away, and an empty list or `null` allows every network. A change is a 422 `unprocessable`, which names the field, if it would refuse the request that makes it, or if no administrator has signed in during the last 90 days from a network that people may come from.
         *
         *     The settings hold for everybody until they are changed back. So the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, all administrators get a letter about a change. To change what protects the account, or to keep anything for a shorter time, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateSecuritySettings"];
        trace?: never;
    };
    "/v1/account/security/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See whom new security settings would refuse
         * @description Takes the same body as `updateSecuritySettings`, changes nothing, and tells which keys, sessions, applications and people the settings would refuse that work now. It is judged by where they came from last: sessions by the address of their sign-in, keys by their requests in the request log, and people by their latest sign-in in the last 90 days. A change that would be refused is refused here with the same error.
         */
        post: operations["previewSecuritySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description The account's plan with its limits. Free has 60 requests per minute and 100 with burst, Professional 300 and 500, Business 1,000 and 1,500; Enterprise has its own figures. Of WebSocket connections, Free has 100, Professional 500, Business 2,000 and Enterprise 10,000, and of subscriptions on them 1,000, 5,000, 20,000 and 50,000.
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
         * Get the current usage
         * @description What is left in the current window of 60 seconds and of the burst allowance, and the usage of the day so far. Requests above the plan's rate use the burst allowance. It is the burst limit minus the rate limit, and is refilled every 600 seconds. When it is empty, requests get a 429. This request counts too. Requests of people on the dashboard use the allowances, but are not in the usage of the day.
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
         * @description One record for each day with requests, in UTC. Requests of people on the dashboard are not counted, except in `busiest_minute`: a day with no others has `requests` 0. The current day is included and grows. Counts may be up to a minute late. Requests counted during an outage appear when the outage is over.
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
    "/v1/account/usage/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the used parts of the contracts
         * @description Which API key, application, person or webhook used which part of the contracts on which day, in UTC: operations, their parameters, the properties and values of their bodies, GraphQL fields, kinds of events, and frames and calls of the channel. Only valid requests count, and not those of people on the dashboard. Before a part goes away, this list says who still uses it. The current day is included and grows. Counts may be up to a minute late, and are stored for 400 days. The `incomplete` of a day says whether some are missing. Only administrators may do this.
         */
        get: operations["listUsedParts"];
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
         * @description The deliveries to all webhooks of the account, sent and pending, with their status. `status=failed` finds the failed deliveries. In the platform API you can redeliver them one by one, or recover a whole webhook.
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
         * @description The requests of the last 30 days with the account's credentials, over REST, GraphQL and the channel. A request appears within seconds after its response. To find a request that a user quotes, filter by `request_id`; to leave out what people do on the dashboard, filter by `from_dashboard`. The retention settings can make the time shorter, and leave successful reads out or log only a part of them; `logged_as` then says how many reads an entry stands for.
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
         * @description Every change in the account API, every user that was created, changed or deleted in the platform API, every sign-in and sign-out, every new password, and every time an application gets tokens of a person or gives them back, for as many days as the retention settings say. Also every failed attempt to prove a password or a second factor of a person, or a secret or a key of an application, and every credential that a network or a lifetime in the security settings refuses at a sign-in or at the token endpoints. Failures that differ only in their time are one entry for 15 minutes, with `attempts` in its `changes`: the log grows by the kinds of failures, not by their number. To follow the log, read it with `sort=updated_at:asc` and an `updated_at_gte` that is a minute before the latest `updated_at` that you have, and replace entries by their `id`: so you also see attempts that were added to an entry, and entries that were committed a moment after their time. Each entry has who did it, with which credential and from where. Changes to records are in the platform's events. It needs the scope `read:audit`, which `admin` includes and `read` does not, and the role of an administrator.
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
    "/v1/account/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description The entries of the audit log as JSON lines, the newest first: each line is an entry as the list has it. It has the filters of the list, and all entries that fit, without pages; with `updated_at_gte`, those that are new or have grown since. The lines are read while you receive them, so the response has no `Content-Length`. A response that breaks off ends without its last chunk, which HTTP clients report as an error: what you have then is not the whole. It needs the scope `read:audit`, as the list does, and ends when its credential does.
         */
        get: operations["exportAuditEntries"];
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
        /** @description An account's id. */
        AccountId: string;
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
         * @description Whether this is production or the test environment.
         * @enum {string}
         */
        AccountEnvironment: "live" | "sandbox";
        /**
         * @description The language in which records are searched: it decides which words are forms of one word, and which are too common to be found. `simple` is for texts in many languages: it finds words as they are written.
         * @enum {string}
         */
        SearchLanguage: "arabic" | "armenian" | "basque" | "catalan" | "danish" | "dutch" | "english" | "finnish" | "french" | "german" | "greek" | "hindi" | "hungarian" | "indonesian" | "irish" | "italian" | "lithuanian" | "nepali" | "norwegian" | "portuguese" | "romanian" | "russian" | "serbian" | "simple" | "spanish" | "swedish" | "tamil" | "turkish" | "yiddish";
        /**
         * Format: date-time
         * @description A point in time in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /** @description An account. */
        Account: {
            id: components["schemas"]["AccountId"];
            /** @description The name of the account. */
            name: string;
            plan: components["schemas"]["PlanName"];
            region: components["schemas"]["AccountRegion"];
            environment: components["schemas"]["AccountEnvironment"];
            search_language: components["schemas"]["SearchLanguage"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
        Name: string;
        /** @description The fields to change; at least one. */
        AccountUpdate: {
            /** @description The name of the account. */
            name?: components["schemas"]["Name"];
            search_language?: components["schemas"]["SearchLanguage"];
        };
        /** @description How long the account keeps what grows with its use. */
        Retention: {
            /**
             * Format: int32
             * @description For how many days events are kept.
             */
            events_days: number;
            /**
             * Format: int32
             * @description For how many days deliveries to webhooks are kept.
             */
            deliveries_days: number;
            /**
             * Format: int32
             * @description For how many days entries of the audit log are kept.
             */
            audit_days: number;
            /**
             * Format: int32
             * @description For how many days entries of the request log are kept.
             */
            requests_days: number;
            /**
             * Format: double
             * @description Which share of the successful reads (`GET` and `HEAD`) is in the request log: 1 for all, 0 for none. Everything else always is. `logged_as` of an entry says how many requests it stands for. Usage counts all of them.
             */
            logged_reads: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The settings to change; at least one. `null` sets the longest time of the plan. */
        RetentionUpdate: {
            /**
             * Format: int32
             * @description For how many days events are kept.
             */
            events_days?: number | null;
            /**
             * Format: int32
             * @description For how many days deliveries to webhooks are kept.
             */
            deliveries_days?: number | null;
            /**
             * Format: int32
             * @description For how many days entries of the audit log are kept.
             */
            audit_days?: number | null;
            /**
             * Format: int32
             * @description For how many days entries of the request log are kept.
             */
            requests_days?: number | null;
            /**
             * Format: double
             * @description Which share of the successful reads is in the request log.
             */
            logged_reads?: number | null;
        };
        /** @description A user's id - opaque, sortable by creation. */
        UserId: string;
        /**
         * @description What a user may do in the account: manage it and see everything (`admin`), write (`editor`), or read (`viewer`). The role limits the scopes of their credentials. GraphQL calls `editor` `USER`.
         * @enum {string}
         */
        UserRole: "admin" | "editor" | "viewer";
        /** @description A person of the account. */
        Member: {
            id: components["schemas"]["UserId"];
            /** @description The person's name. */
            name: string;
            /**
             * Format: email
             * @description The address for signing in.
             */
            email: string;
            role: components["schemas"]["UserRole"];
            /** @description Whether the member may sign in. A member who was added by a credential that could not create a password link for them may not, and gets no mail, until someone creates a link. */
            may_sign_in: boolean;
            /**
             * Format: date-time
             * @description When they last set a password; null while the invitation is open.
             */
            password_set_at: string | null;
            /**
             * Format: date-time
             * @description When they last signed in; null if never.
             */
            last_login_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The person to invite, and their role. */
        MemberInvite: {
            /** @description The person's name. */
            name: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The address for mail.
             */
            email: string;
            role?: components["schemas"]["UserRole"];
        };
        /** @description A one-time link that sets a password. */
        PasswordLink: {
            /**
             * Format: uri
             * @description The link. Give it only to the member: its holder can sign in as them.
             */
            url: string;
            /** @description When the link expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Whether another link was mailed to the member: the server sends mail, and has not mailed too many links to this address within the hour. When it was not, or when the mail gets lost, give this link to the member yourself. */
            mailed: boolean;
        };
        /** @description A member, and the link that sets their password. */
        InvitedMember: components["schemas"]["Member"] & {
            password_link: components["schemas"]["PasswordLink"];
        };
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
        /** @description The new role. */
        MemberUpdate: {
            role: components["schemas"]["UserRole"];
        };
        /** @description An API key's id - opaque, sortable by creation, and not secret. */
        ApiKeyId: string;
        /** @description A permission of a credential: `read:<family>` and `write:<family>` for one family, `read` and `write` for all families, `admin` for the account. `read:audit` reads the audit log of the account; `admin` includes it, and `read` does not. `write:logins` lets an API key, or an application that acts for itself, sign others in: it invites people, creates password links, removes second factors, and gives and takes the role of an administrator. No other scope includes it. A person needs `admin` and a recent sign-in for that. The user's role limits it. */
        Scope: string;
        /** @description The scopes of the credential. */
        Scopes: components["schemas"]["Scope"][];
        /** @description Addresses that may use the key; an empty list allows every address. */
        AllowedIps: string[];
        /** @description Domains of pages that may use the key, compared with `Referer` or `Origin`. An empty list allows every page, and requests without a page. */
        AllowedReferrers: string[];
        /** @description An API key, without its secret part. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            /** @description The purpose of the key. */
            name: string;
            /**
             * @description The beginning of the key, which shows whether it is for the live or the test environment.
             * @enum {string}
             */
            prefix: "tsr_live_" | "tsr_test_";
            /** @description The last four characters of the key. */
            last4: string;
            scopes: components["schemas"]["Scopes"];
            /** @description The user that the key acts as. */
            user_id: components["schemas"]["UserId"];
            allowed_ips: components["schemas"]["AllowedIps"];
            allowed_referrers: components["schemas"]["AllowedReferrers"];
            /**
             * Format: date-time
             * @description When the key expires; null if never. For a rerolled key, it is the end of the overlap, if that is sooner than its expiry.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute; null if never.
             */
            last_used_at: string | null;
            /** @description The key that this one replaces; null when it replaces none. */
            rerolled_from: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; null while it is not.
             */
            revoked_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A user's id, or `me` for the user that your credentials act for. For credentials without a user, `me` is refused. */
        UserIdInput: string;
        /** @description A new API key. */
        ApiKeyCreate: {
            /** @description The purpose of the key. */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["Scopes"];
            /** @description The user that the key acts as; you when left out. */
            user_id?: components["schemas"]["UserIdInput"];
            allowed_ips?: components["schemas"]["AllowedIps"];
            allowed_referrers?: components["schemas"]["AllowedReferrers"];
            /**
             * Format: date-time
             * @description When the key expires.
             */
            expires_at?: string | null;
        };
        /** @description An API key in full. */
        ApiKeyWithSecret: components["schemas"]["ApiKey"] & {
            /** @description The key itself. Its last six characters are a checksum, so that a mistyped key is refused without a database query. */
            key: string;
        };
        /** @description Addresses that may use the key; `null` or an empty list allows every address. */
        AllowedIpsUpdate: string[] | null;
        /** @description Domains of pages that may use the key; `null` or an empty list allows every page, and requests without a page. */
        AllowedReferrersUpdate: string[] | null;
        /** @description The fields to change; at least one. */
        ApiKeyUpdate: {
            /** @description The purpose of the key. */
            name?: components["schemas"]["Name"];
            allowed_ips?: components["schemas"]["AllowedIpsUpdate"];
            allowed_referrers?: components["schemas"]["AllowedReferrersUpdate"];
            /**
             * Format: date-time
             * @description When the key expires; null removes the expiry.
             */
            expires_at?: string | null;
        };
        /** @description How long the old secret stays valid after the new one is created. */
        SecretOverlap: {
            /**
             * Format: int32
             * @description The overlap in seconds, at most seven days; 0 ends the old secret at once.
             * @default 86400
             */
            overlap_seconds?: number;
        };
        /** @description An application's id. */
        ApplicationId: string;
        /**
         * @description Whether people of the account may use the application.
         * @enum {string}
         */
        ApplicationStatus: "allowed" | "requested" | "refused";
        /**
         * @description Whether the application can keep a secret: it runs on a server (`confidential`), or on people's devices (`public`).
         * @enum {string}
         */
        ApplicationType: "confidential" | "public";
        /**
         * @description How the application proves itself at the token endpoint, and where else it has to; it stays as it was registered. When left out, it is `client_secret_basic` for a confidential application and `none` for a public one.
         * @enum {string}
         */
        TokenEndpointAuthMethod: "client_secret_basic" | "private_key_jwt" | "none";
        /** @description A public key as a JWK (RFC 7517): RSA of 2048 to 4096 bits, P-256 or Ed25519. The private members of a key are refused. Send only the public part. */
        ApplicationKey: {
            /**
             * @description The type of the key.
             * @enum {string}
             */
            kty: "RSA" | "EC" | "OKP";
            /** @description The key's id, which the header of an assertion names. Each is there once. */
            kid: string;
            /**
             * @description The only algorithm of the key; when left out, every one that fits its type.
             * @enum {string}
             */
            alg?: "RS256" | "PS256" | "ES256" | "EdDSA" | "Ed25519";
            /**
             * @description The purpose of the key.
             * @enum {string}
             */
            use?: "sig";
            /** @description The modulus of an RSA key in unpadded URL-safe base64. */
            n?: string;
            /** @description The exponent of an RSA key in unpadded URL-safe base64. */
            e?: string;
            /**
             * @description The curve of an EC or OKP key.
             * @enum {string}
             */
            crv?: "P-256" | "Ed25519";
            /** @description The x coordinate of an EC key or the public key of an OKP key in unpadded URL-safe base64. */
            x?: string;
            /** @description The y coordinate of an EC key in unpadded URL-safe base64. */
            y?: string;
        };
        /** @description The public keys of an application with `private_key_jwt`, as a JWK Set (RFC 7517). */
        ApplicationKeys: {
            /** @description The keys, each with a `kid` of its own. */
            keys: components["schemas"]["ApplicationKey"][];
        };
        /**
         * Format: uri
         * @description An absolute address without a fragment.
         */
        RedirectUri: string;
        /** @description Redirect URIs, compared character by character; only the port of a loopback address may differ. Allowed are HTTPS, an app's own scheme, and HTTP on loopback. Write addresses as browsers do: in ASCII, without `:443`, dot segments, credentials, wildcards, or parameters that the response adds, such as `code`. */
        RedirectUris: components["schemas"]["RedirectUri"][];
        /** @description Where the browser may return to after a sign-out that the application began (OpenID Connect RP-Initiated Logout 1.0), compared character by character. The same addresses are allowed as for redirect URIs. */
        PostLogoutRedirectUris: components["schemas"]["RedirectUri"][];
        /**
         * Format: uri
         * @description The address that receives a logout token when a sign-in ends in which the application got an ID token (OpenID Connect Back-Channel Logout 1.0); null for none. Outside development it must be `https`. Private, loopback and link-local addresses are refused, and a redirect counts as a failure, as for webhooks.
         */
        BackchannelLogoutUri: string | null;
        /**
         * @description Whether the application may use the device authorization grant (RFC 8628), with which people sign in at another device. A public application that may needs no redirect URI. Leave it off unless your application runs where no browser can open.
         * @default false
         */
        DeviceGrant: boolean;
        /** @description An OAuth application, without its secret. */
        Application: {
            id: components["schemas"]["ApplicationId"];
            /** @description The client id of the application at the identity endpoints; the same as its id. One that describes itself uses its `metadata_url` instead. */
            client_id: components["schemas"]["ApplicationId"];
            /**
             * Format: uri
             * @description The address of the document with which the application describes itself; null when it was registered. Nobody has checked its name. Name and redirect URIs are those of the document again when somebody agrees the next time.
             */
            metadata_url: string | null;
            status: components["schemas"]["ApplicationStatus"];
            /** @description The name that people see when they are asked for consent. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /** @description How the application proves itself at the token endpoint, and where else it has to. */
            token_endpoint_auth_method: components["schemas"]["TokenEndpointAuthMethod"];
            /** @description Its public keys; null when the method is another one than `private_key_jwt`. */
            jwks: components["schemas"]["ApplicationKeys"] | null;
            redirect_uris: components["schemas"]["RedirectUris"];
            post_logout_redirect_uris: components["schemas"]["PostLogoutRedirectUris"];
            backchannel_logout_uri: components["schemas"]["BackchannelLogoutUri"];
            /** @description The scopes that the application may request. */
            scopes: components["schemas"]["Scopes"];
            device_grant: components["schemas"]["DeviceGrant"];
            /** @description The last four characters of the newest secret; null when it has none. */
            secret_last4: string | null;
            /** @description The user who registered the application; null when it was no user. */
            created_by: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A new application. */
        ApplicationCreate: {
            /** @description The name that people see when they are asked for consent. */
            name: components["schemas"]["Name"];
            type: components["schemas"]["ApplicationType"];
            token_endpoint_auth_method?: components["schemas"]["TokenEndpointAuthMethod"];
            /** @description Its public keys, which `private_key_jwt` needs; no other method has keys. */
            jwks?: components["schemas"]["ApplicationKeys"];
            redirect_uris?: components["schemas"]["RedirectUris"];
            post_logout_redirect_uris?: components["schemas"]["PostLogoutRedirectUris"];
            backchannel_logout_uri?: components["schemas"]["BackchannelLogoutUri"];
            /** @description The scopes that the application may request. */
            scopes: components["schemas"]["Scopes"];
            device_grant?: components["schemas"]["DeviceGrant"];
        };
        /** @description An OAuth application with its secret. */
        ApplicationWithSecret: components["schemas"]["Application"] & {
            /** @description The client secret; null when it has none. */
            client_secret: string | null;
        };
        /** @description The new redirect URIs, which replace the old ones; `null` or an empty list removes all of them. */
        RedirectUrisUpdate: components["schemas"]["RedirectUri"][] | null;
        /** @description The new addresses, which replace the old ones; `null` or an empty list removes all of them. */
        PostLogoutRedirectUrisUpdate: components["schemas"]["RedirectUri"][] | null;
        /**
         * @description Whether people of the account may use the application. Only one that describes itself can be `refused`; then its tokens and consents end at once. Where the server sends mail, a letter tells the person who has asked for it.
         * @enum {string}
         */
        ApplicationDecision: "allowed" | "refused";
        /** @description The fields to change; at least one. */
        ApplicationUpdate: {
            /** @description The name that people see when they are asked for consent. */
            name?: components["schemas"]["Name"];
            /** @description The new public keys, which replace the old ones; only with `private_key_jwt`. */
            jwks?: components["schemas"]["ApplicationKeys"];
            redirect_uris?: components["schemas"]["RedirectUrisUpdate"];
            post_logout_redirect_uris?: components["schemas"]["PostLogoutRedirectUrisUpdate"];
            backchannel_logout_uri?: components["schemas"]["BackchannelLogoutUri"];
            /** @description The scopes that the application may request. */
            scopes?: components["schemas"]["Scopes"];
            device_grant?: components["schemas"]["DeviceGrant"];
            status?: components["schemas"]["ApplicationDecision"];
        };
        /** @description Keys and values of your own: at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. Tessera stores them and never interprets them. Numbers are doubles: a fraction, or a number with an exponent, becomes the nearest double, and -0 becomes 0. An integer that a double would change, such as one of 20 digits, and a number beyond the range of doubles, such as 1e400, are a 422 `unprocessable` - send them as text. */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description A person in the account. */
        User: {
            id: components["schemas"]["UserId"];
            /** @description The person's name. */
            name: string;
            /**
             * Format: email
             * @description The address for mail and for signing in. It is unique in the account, in upper or lower case.
             */
            email: string;
            role: components["schemas"]["UserRole"];
            metadata: components["schemas"]["Metadata"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The scopes of the consent; only `openid` when the application just needs to know who the person is. */
        GrantedScopes: string[];
        /** @description One person's consent to one application. */
        ApplicationGrant: {
            /** @description The user who gave consent. */
            user_id: components["schemas"]["UserId"];
            /** @description The full user; present when `expand=user` asks for it. */
            user?: components["schemas"]["User"];
            scopes: components["schemas"]["GrantedScopes"];
            granted_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the application last acted for this user; null if never.
             */
            last_used_at: string | null;
        };
        /** @description Origins of pages that may call the API; empty allows every origin. */
        AllowedOrigins: string[];
        /** @description The version that serves a request that names none; null for the latest stable version. */
        PinnedVersion: string | null;
        /** @description Whether administrators sign in only with a second factor. */
        SecondFactorDemand: boolean;
        /** @description Whether everybody signs in only with a second factor. */
        EverybodyDemand: boolean;
        /**
         * Format: int32
         * @description For how many days an API key is valid after it was created, unless it expires sooner; null for no limit.
         */
        ApiKeyDays: number | null;
        /**
         * Format: int32
         * @description For how many minutes a person stays signed in, at the API, the pages and the dashboard, also with renewals; null for no limit but those of the platform.
         */
        SessionMinutes: number | null;
        /**
         * Format: int32
         * @description For how many days a refresh token of an application is valid that is not used; null for 30 days.
         */
        RefreshTokenDays: number | null;
        /** @description Networks or addresses that people sign in from and work from, with a session, at the pages, at the dashboard, or with a token for a password; empty for everywhere. */
        PeopleNetworks: string[];
        /** @description Networks or addresses that API keys and the tokens of applications are used from; empty for everywhere. */
        ProgramNetworks: string[];
        /**
         * @description Which applications that describe themselves people may use. Those that are allowed already stay so. Where not all are, one that an administrator agrees to for themselves is allowed for the account.
         * @enum {string}
         */
        DescribedApplications: "allowed" | "approval" | "listed";
        /** @description Whether public applications may execute only GraphQL documents that are registered for them. Another document is then a 403 `insufficient_permissions`. API keys, sessions and confidential applications are not affected. Applications that describe themselves have none. */
        RegisteredDocumentsDemand: boolean;
        /** @description The account's security settings. */
        SecuritySettings: {
            allowed_origins: components["schemas"]["AllowedOrigins"];
            api_version: components["schemas"]["PinnedVersion"];
            administrators_need_second_factor: components["schemas"]["SecondFactorDemand"];
            /** @description The administrators who have no second factor, those who have been in the account for the longest time first. It changes without a new `ETag`: read it without `If-None-Match`. */
            administrators_without_second_factor: components["schemas"]["UserId"][];
            everybody_needs_second_factor: components["schemas"]["EverybodyDemand"];
            api_key_days: components["schemas"]["ApiKeyDays"];
            session_minutes: components["schemas"]["SessionMinutes"];
            refresh_token_days: components["schemas"]["RefreshTokenDays"];
            people_networks: components["schemas"]["PeopleNetworks"];
            program_networks: components["schemas"]["ProgramNetworks"];
            described_applications: components["schemas"]["DescribedApplications"];
            public_applications_need_registered_documents: components["schemas"]["RegisteredDocumentsDemand"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Origins of pages that may call the API; `null` or an empty list allows every origin. */
        AllowedOriginsUpdate: string[] | null;
        /** @description Networks or addresses that people sign in from and work from, with a session, at the pages, at the dashboard, or with a token for a password; empty for everywhere. */
        PeopleNetworksUpdate: string[] | null;
        /** @description Networks or addresses that API keys and the tokens of applications are used from; empty for everywhere. */
        ProgramNetworksUpdate: string[] | null;
        /** @description The settings to change; at least one. */
        SecuritySettingsUpdate: {
            allowed_origins?: components["schemas"]["AllowedOriginsUpdate"];
            api_version?: components["schemas"]["PinnedVersion"];
            administrators_need_second_factor?: components["schemas"]["SecondFactorDemand"];
            everybody_needs_second_factor?: components["schemas"]["EverybodyDemand"];
            api_key_days?: components["schemas"]["ApiKeyDays"];
            session_minutes?: components["schemas"]["SessionMinutes"];
            refresh_token_days?: components["schemas"]["RefreshTokenDays"];
            people_networks?: components["schemas"]["PeopleNetworksUpdate"];
            program_networks?: components["schemas"]["ProgramNetworksUpdate"];
            described_applications?: components["schemas"]["DescribedApplications"];
            public_applications_need_registered_documents?: components["schemas"]["RegisteredDocumentsDemand"];
        };
        /** @description What the settings would refuse. */
        RefusedRecords: {
            /**
             * Format: int32
             * @description How many there are.
             */
            total: number;
            /** @description The ids of the first hundred. */
            ids: string[];
        };
        /** @description What works now, and would not work with other settings. */
        SecurityPreview: {
            /** @description API keys that are too old, or are used only from other networks. */
            api_keys: components["schemas"]["RefusedRecords"];
            /** @description Sessions and sign-ins of browsers that have lasted too long, or come from other networks. */
            sessions: components["schemas"]["RefusedRecords"];
            /** @description Applications with refresh tokens that are too old: their people have to agree again. */
            applications: components["schemas"]["RefusedRecords"];
            /** @description People whose latest sign-in came from another network. */
            people: components["schemas"]["RefusedRecords"];
            /** @description People who would have to add a second factor at their next sign-in. */
            people_without_second_factor: components["schemas"]["RefusedRecords"];
        };
        /**
         * Format: int64
         * @description A number that a plan allows.
         */
        PlanLimit: number;
        /** @description A plan with its limits. */
        Plan: {
            name: components["schemas"]["PlanName"];
            /** @description Requests per minute. */
            rate_limit: components["schemas"]["PlanLimit"];
            /** @description Requests in one minute, including the whole burst allowance. */
            burst_limit: components["schemas"]["PlanLimit"];
            /** @description The highest number of API keys; revoked, expired and rerolled keys do not count. */
            api_key_limit: components["schemas"]["PlanLimit"];
            /** @description The highest number of open WebSocket connections, to `/v1/websocket` and `/graphql` together. */
            connection_limit: components["schemas"]["PlanLimit"];
            /** @description The highest number of subscriptions on all of these connections. */
            subscription_limit: components["schemas"]["PlanLimit"];
        };
        /** @description An allowance that is refilled regularly. */
        UsageWindow: {
            /** @description The whole allowance. */
            limit: components["schemas"]["PlanLimit"];
            /** @description How much of the allowance is used. */
            used: components["schemas"]["PlanLimit"];
            /** @description How much of the allowance is left. */
            remaining: components["schemas"]["PlanLimit"];
            /** @description When the allowance is full again. */
            resets_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description A count.
         */
        UsageCount: number;
        /** @description One day's requests. */
        UsageDay: {
            /** @description When the day begins, midnight in UTC. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description Requests over REST, GraphQL and the channel, except those of people on the dashboard. */
            requests: components["schemas"]["UsageCount"];
            /** @description The cost of these requests in the rate limit. */
            cost: components["schemas"]["UsageCount"];
            /** @description Responses with a status from 400 to 499, except 429. */
            client_errors: components["schemas"]["UsageCount"];
            /** @description Responses with a status of 500 or higher. */
            server_errors: components["schemas"]["UsageCount"];
            /** @description Responses with the status 429. */
            throttled: components["schemas"]["UsageCount"];
            /** @description How much of the rate limit was used in the busiest minute of the day: the difference to the plan's `rate_limit` was always left. Requests of people on the dashboard are included. It is at most the whole limit; the burst allowance comes on top. */
            busiest_minute: components["schemas"]["UsageCount"];
            /** @description Whether requests of the day are missing here, in the log of requests or in the used parts. This happens when, during an outage, more requests arrive than the server can hold until they are counted. */
            incomplete: boolean;
        };
        /** @description The plan and its current usage. */
        Usage: {
            plan: components["schemas"]["Plan"];
            /** @description The current minute. */
            window: components["schemas"]["UsageWindow"];
            /** @description The burst allowance. */
            burst: components["schemas"]["UsageWindow"];
            today: components["schemas"]["UsageDay"];
        };
        /** @description The id of a count, which we assign. */
        UsedPartId: string;
        /** @description How often one client used one part of the contracts on one day. */
        UsedPart: {
            id: components["schemas"]["UsedPartId"];
            /** @description When the day begins, midnight in UTC. */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description The kind of the part.
             * @enum {string}
             */
            kind: "operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call";
            /** @description The name of the part: `listResources`, `listResources.status`, `createWebhook.description`, `updateUser.role=viewer`, `Query.usersConnection.filter`, `RESOURCE_CREATED`, `subscribe`. */
            name: string;
            /** @description The API version that was used; null where there is none, as for GraphQL. */
            api_version: string | null;
            /**
             * @description The type of the client: an API key, an application with a token, a person who has signed in, or a webhook.
             * @enum {string}
             */
            client_type: "api_key" | "application" | "user" | "webhook";
            /** @description The API key, the application, the user or the webhook. */
            client_id: string;
            /** @description How many requests, events or frames. */
            requests: components["schemas"]["UsageCount"];
        };
        /** @description A delivery's id - opaque, sortable by creation. */
        DeliveryId: string;
        /** @description A webhook's id - opaque, sortable by creation. */
        WebhookId: string;
        /**
         * Format: uri
         * @description An absolute address.
         */
        Url: string;
        /** @description An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
        EventId: string;
        /**
         * @description What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
         * @enum {string}
         */
        EventType: "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        /**
         * @description The state of the delivery: another attempt will follow (`pending`), an attempt got a 2xx (`succeeded`), or no attempt succeeded and no more will follow (`failed`). It also fails when the webhook is disabled, then perhaps without any attempt.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description The delivery of one event to one webhook of the account. */
        AccountDelivery: {
            id: components["schemas"]["DeliveryId"];
            webhook_id: components["schemas"]["WebhookId"];
            /** @description The current address of the webhook. */
            webhook_url: components["schemas"]["Url"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description The number of attempts so far.
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when there will be none.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the last attempt was made; null before the first.
             */
            last_attempt_at: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the last attempt; null before the first, and when there was no response.
             */
            last_response_status: number | null;
            /** @description Why the last attempt failed, in a sentence; null when it succeeded, and before the first. */
            last_error: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An entry's id, which we assign. It is also the request id when the caller sent none. */
        LoggedRequestId: string;
        /**
         * @description The type of the credential.
         * @enum {string}
         */
        CredentialType: "api_key" | "oauth_token" | "jwt" | "session";
        /** @description The credential: the API key, the application of a token, the session, or the user of a token without an application. */
        CredentialId: string;
        /** @description The network address of the caller. */
        ClientAddress: string;
        /** @description Facts about one request and its response. */
        LoggedRequest: {
            id: components["schemas"]["LoggedRequestId"];
            request_id: components["schemas"]["RequestId"];
            /**
             * @description The method; `OTHER` for a method that no operation has.
             * @enum {string}
             */
            method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
            /** @description The path, without its query. */
            path: string;
            /** @description The operation; null when the path is unknown. */
            operation_id: string | null;
            /** @description The API version that served the request; null when there is none. */
            api_version: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number;
            /** @description The error's code; null when there was no error. */
            error_code: string | null;
            /**
             * Format: double
             * @description How long the server worked on the request, in milliseconds.
             */
            duration_ms: number;
            /**
             * Format: int64
             * @description How many requests this entry stands for: 1, unless the account logs only a share of its successful `GET` and `HEAD` requests. With a share of 0.1, it is 10 for those. It is a whole number, so that for a share of 0.3 it is 3.
             */
            logged_as: number;
            credential_type: components["schemas"]["CredentialType"];
            credential_id: components["schemas"]["CredentialId"];
            /** @description The user that the request acted for; null for an application that acts for itself. */
            user_id: string | null;
            /** @description Whether a person made the request on the dashboard, or in the explorer of the reference while signed in there. Such requests count against the rate limit only, not as usage. */
            from_dashboard: boolean;
            address: components["schemas"]["ClientAddress"];
            /** @description When the request arrived. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An entry's id - opaque, sortable by time. */
        AuditEntryId: string;
        /** @description One action of a person or a program. */
        AuditEntry: {
            id: components["schemas"]["AuditEntryId"];
            /** @description The action, by its operationId in these contracts. */
            action: string;
            /**
             * @description Who did it: a person, an application for itself, or the operator of the server. Null where nobody was authenticated.
             * @enum {string|null}
             */
            actor_type: "user" | "application" | "operator" | null;
            /** @description The user or the application that did it. Null for the server's operator, and when the caller was not authenticated. */
            actor_id: string | null;
            /**
             * @description The type of the credential; null for the operator on the command line.
             * @enum {string|null}
             */
            credential_type: "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key" | null;
            /** @description The id of the credential, of a passkey that of the second factor, of a key of the server's operators a name that is made from it; null for a password, a link, and the operator on the command line. */
            credential_id: string | null;
            /** @description The record that the action changed: a key, an application, a user, or the account. */
            subject_id: string | null;
            /** @description The fields that were set, with their new values, without secrets. `before` has the values that settings of the account had before. A failed attempt has `succeeded` as false, `second_factor`, `client_secret`, `client_assertion`, `network`, `lifetime` or `reused` where one of these was the reason, and `attempts`: how many there were with the same account, action, person, credential, network and reason (`count`), and when the first and the last was (`first_at`, `last_at`). `address` and `request_id` are then those of the first. For an IPv6 address the network is its first 64 bits. */
            changes: {
                [key: string]: unknown;
            };
            /** @description The network address of the caller; null for the operator on the command line. */
            address: string | null;
            /** @description The id of the request; null for the operator on the command line. */
            request_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description When the entry was written, or when its `attempts` last grew. It is later each time they grow. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description JSON lines, each with an `AuditEntry`. They are as many as the log has. */
        AuditEntryExport: string;
        /** @description One password link, in `data`. */
        PasswordLinkSingle: {
            data: components["schemas"]["PasswordLink"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Facts about the response. */
        Meta: {
            request_id: components["schemas"]["RequestId"];
        };
        /** @description One application with its secret, in its envelope. */
        ApplicationWithSecretSingle: {
            data: components["schemas"]["ApplicationWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Grants in their envelope. */
        ApplicationGrantCollection: {
            /** @description The grants. */
            data: components["schemas"]["ApplicationGrant"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description Facts about the list. The form follows from the pagination parameters of the request. */
        CollectionMeta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"] | components["schemas"]["OffsetMeta"];
        /** @description A list read by page. */
        PageMeta: {
            /**
             * Format: int32
             * @description The number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description The number of records per page.
             */
            limit: number;
            total: components["schemas"]["Total"];
            total_is_minimum?: components["schemas"]["TotalIsMinimum"];
            /** @description Whether more records follow; `links.next` is their address. */
            has_more: boolean;
            request_id: components["schemas"]["RequestId"];
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /**
         * Format: int64
         * @description The number of records that match the filters. Up to 10,000 it is exact. Where more records match, counting may stop: then the list has at least this many records, and `total_is_minimum` is true.
         */
        Total: number;
        /** @description True where more than 10,000 records match and counting stopped: the list has at least `total` records. Absent where `total` is exact. */
        TotalIsMinimum: boolean;
        /** @description The filters that were applied, as the server understood them. Present when the request had filters. */
        AppliedFilters: {
            [key: string]: unknown;
        };
        /** @description The sort order that was applied, each entry as `field:direction`. Present when the request named a sort order. */
        AppliedSort: string[];
        /** @description A list read by cursor. */
        CursorMeta: {
            /**
             * Format: int32
             * @description The highest number of records in a response.
             */
            limit: number;
            /** @description Send this as `after` to read the next records; null at the end. */
            next_cursor: string | null;
            /** @description Whether more records follow at this moment. */
            has_more: boolean;
            request_id: components["schemas"]["RequestId"];
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description A list read by offset. */
        OffsetMeta: {
            request_id: components["schemas"]["RequestId"];
            /** @description The position of this response in the whole list. */
            pagination: {
                total: components["schemas"]["Total"];
                total_is_minimum?: components["schemas"]["TotalIsMinimum"];
                /**
                 * Format: int32
                 * @description The highest number of records in a response.
                 */
                limit: number;
                /**
                 * Format: int32
                 * @description The number of records skipped.
                 */
                offset: number;
                /**
                 * Format: uri-reference
                 * @description The relative address of the next records. After offset 100,000 it continues by cursor.
                 */
                next: string | null;
                /**
                 * Format: uri-reference
                 * @description The relative address of the previous records.
                 */
                previous: string | null;
            };
            filters?: components["schemas"]["AppliedFilters"];
            sort?: components["schemas"]["AppliedSort"];
        };
        /** @description Addresses of this response and its neighbours, with the same filters. Absent in the offset form, which has `next` and `previous` in `meta`. */
        CollectionLinks: {
            /**
             * Format: uri
             * @description The address of this response.
             */
            self: string;
            /**
             * Format: uri
             * @description The address of the next records. After page 1000 it continues by cursor.
             */
            next: string | null;
            /**
             * Format: uri
             * @description The address of the previous page; only in the page form.
             */
            prev?: string | null;
        };
        /** @description The plan in its envelope. */
        PlanSingle: {
            data: components["schemas"]["Plan"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The usage in its envelope. */
        UsageSingle: {
            data: components["schemas"]["Usage"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The account in its envelope. */
        AccountSingle: {
            data: components["schemas"]["Account"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The settings in their envelope. */
        RetentionSingle: {
            data: components["schemas"]["Retention"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of members, in `data`. */
        MemberCollection: {
            /** @description The members. */
            data: components["schemas"]["Member"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One invited member in their envelope. */
        InvitedMemberSingle: {
            data: components["schemas"]["InvitedMember"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One member in their envelope. */
        MemberSingle: {
            data: components["schemas"]["Member"];
            meta: components["schemas"]["Meta"];
        };
        /** @description API keys in their envelope. */
        ApiKeyCollection: {
            /** @description The keys. */
            data: components["schemas"]["ApiKey"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
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
        /** @description A page of applications, in `data`. */
        ApplicationCollection: {
            /** @description The applications. */
            data: components["schemas"]["Application"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One application, in `data`. */
        ApplicationSingle: {
            data: components["schemas"]["Application"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The settings in their envelope. */
        SecuritySettingsSingle: {
            data: components["schemas"]["SecuritySettings"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The preview in its envelope. */
        SecurityPreviewSingle: {
            data: components["schemas"]["SecurityPreview"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Days in their envelope. */
        UsageDayCollection: {
            /** @description The days. */
            data: components["schemas"]["UsageDay"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description Used parts in their envelope. */
        UsedPartCollection: {
            /** @description The used parts. */
            data: components["schemas"]["UsedPart"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description Deliveries in their envelope. */
        AccountDeliveryCollection: {
            /** @description The deliveries. */
            data: components["schemas"]["AccountDelivery"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of logged requests, in `data`. */
        LoggedRequestCollection: {
            /** @description The requests. */
            data: components["schemas"]["LoggedRequest"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One logged request, in `data`. */
        LoggedRequestSingle: {
            data: components["schemas"]["LoggedRequest"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Entries in their envelope. */
        AuditEntryCollection: {
            /** @description The entries. */
            data: components["schemas"]["AuditEntry"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
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
        /** @description The account in its current state. */
        AccountFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountSingle"];
            };
        };
        /** @description The settings in their current state. */
        RetentionFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RetentionSingle"];
            };
        };
        /** @description One page of members. */
        MemberPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MemberCollection"];
            };
        };
        /** @description The member, with the link that sets their password. */
        MemberInvited: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvitedMemberSingle"];
            };
        };
        /** @description The member in their current state. */
        MemberFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MemberSingle"];
            };
        };
        /** @description One page of API keys. */
        ApiKeyPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeyCollection"];
            };
        };
        /** @description The key in full. Store it; it is not shown again. */
        ApiKeyCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeyWithSecretSingle"];
            };
        };
        /** @description The key in its current state, without its secret part. */
        ApiKeyFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeySingle"];
            };
        };
        /** @description One page of applications. */
        ApplicationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationCollection"];
            };
        };
        /** @description The application, with its secret if it has one. Store it; it is not shown again. */
        ApplicationCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationWithSecretSingle"];
            };
        };
        /** @description The application in its current state, without its secret. */
        ApplicationFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationSingle"];
            };
        };
        /** @description The settings in their current state. */
        SecuritySettingsFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecuritySettingsSingle"];
            };
        };
        /** @description Whom the settings would refuse. */
        SecurityPreviewed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecurityPreviewSingle"];
            };
        };
        /** @description One page of days. */
        UsageDayPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UsageDayCollection"];
            };
        };
        /** @description One page of used parts. */
        UsedPartPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UsedPartCollection"];
            };
        };
        /** @description One page of deliveries. */
        AccountDeliveryPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountDeliveryCollection"];
            };
        };
        /** @description One page of the log. */
        LoggedRequestPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoggedRequestCollection"];
            };
        };
        /** @description The logged request; it never changes. */
        LoggedRequestFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoggedRequestSingle"];
            };
        };
        /** @description One page of the audit log. */
        AuditEntryPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuditEntryCollection"];
            };
        };
        /** @description The entries, one in each line. */
        AuditEntryLines: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/jsonl": components["schemas"]["AuditEntryExport"];
            };
        };
        /** @description The record has not changed: it is the version that you have. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any other error, in the same form. */
        Default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account in its current state. */
        AccountFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountSingle"];
            };
        };
        /** @description The settings in their current state. */
        RetentionFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RetentionSingle"];
            };
        };
        /** @description The member in their current state. */
        MemberFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MemberSingle"];
            };
        };
        /** @description The key in its current state, without its secret part. */
        ApiKeyFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeySingle"];
            };
        };
        /** @description The application in its current state, without its secret. */
        ApplicationFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationSingle"];
            };
        };
        /** @description The settings in their current state. */
        SecuritySettingsFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecuritySettingsSingle"];
            };
        };
    };
    parameters: {
        ApiKeyIdPath: components["schemas"]["ApiKeyId"];
        LoggedRequestIdPath: components["schemas"]["LoggedRequestId"];
        UserIdPath: components["schemas"]["UserIdInput"];
        ApplicationIdPath: components["schemas"]["ApplicationId"];
        RequestIdHeader: components["schemas"]["RequestId"];
        VersionHeader: string;
        IfMatch: string;
        IfNoneMatch: string;
        "Account.fields": ("id" | "name" | "plan" | "region" | "environment" | "search_language" | "created_at" | "updated_at")[];
        IdempotencyKey: string;
        IfNoneMatchOfWrite: string;
        "Retention.fields": ("events_days" | "deliveries_days" | "audit_days" | "requests_days" | "logged_reads" | "updated_at")[];
        Page: number;
        Offset: number;
        After: string;
        Limit: number;
        Or: string[];
        "Member.sort": ("name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "role" | "role:asc" | "role:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Member.fields": ("id" | "name" | "email" | "role" | "may_sign_in" | "password_set_at" | "last_login_at" | "created_at" | "updated_at")[];
        "Member.id": string;
        "Member.id_in": string[];
        "Member.id.eq": string;
        "Member.id.neq": string;
        "Member.id.in": string[];
        "Member.id.nin": string[];
        "Member.name": string;
        "Member.name_in": string[];
        "Member.name_contains": string;
        "Member.name_starts_with": string;
        "Member.name.eq": string;
        "Member.name.neq": string;
        "Member.name.in": string[];
        "Member.name.nin": string[];
        "Member.name.like": string;
        "Member.email": string;
        "Member.email_in": string[];
        "Member.email_contains": string;
        "Member.email_starts_with": string;
        "Member.email.eq": string;
        "Member.email.neq": string;
        "Member.email.in": string[];
        "Member.email.nin": string[];
        "Member.email.like": string;
        "Member.role": "admin" | "editor" | "viewer";
        "Member.role_in": ("admin" | "editor" | "viewer")[];
        "Member.role.eq": "admin" | "editor" | "viewer";
        "Member.role.neq": "admin" | "editor" | "viewer";
        "Member.role.in": ("admin" | "editor" | "viewer")[];
        "Member.role.nin": ("admin" | "editor" | "viewer")[];
        "Member.created_at": string;
        "Member.created_at_gt": string;
        "Member.created_at_gte": string;
        "Member.created_at_lt": string;
        "Member.created_at_lte": string;
        "Member.created_at_after": string;
        "Member.created_at_before": string;
        "Member.created_at.eq": string;
        "Member.created_at.neq": string;
        "Member.created_at.gt": string;
        "Member.created_at.gte": string;
        "Member.created_at.lt": string;
        "Member.created_at.lte": string;
        "Member.updated_at": string;
        "Member.updated_at_gt": string;
        "Member.updated_at_gte": string;
        "Member.updated_at_lt": string;
        "Member.updated_at_lte": string;
        "Member.updated_at_after": string;
        "Member.updated_at_before": string;
        "Member.updated_at.eq": string;
        "Member.updated_at.neq": string;
        "Member.updated_at.gt": string;
        "Member.updated_at.gte": string;
        "Member.updated_at.lt": string;
        "Member.updated_at.lte": string;
        "ApiKey.sort": ("name" | "name:asc" | "name:desc" | "expires_at" | "expires_at:asc" | "expires_at:desc" | "last_used_at" | "last_used_at:asc" | "last_used_at:desc" | "revoked_at" | "revoked_at:asc" | "revoked_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "ApiKey.fields": ("id" | "name" | "prefix" | "last4" | "scopes" | "user_id" | "allowed_ips" | "allowed_referrers" | "expires_at" | "last_used_at" | "rerolled_from" | "revoked_at" | "created_at" | "updated_at")[];
        "ApiKey.id": string;
        "ApiKey.id_in": string[];
        "ApiKey.id.eq": string;
        "ApiKey.id.neq": string;
        "ApiKey.id.in": string[];
        "ApiKey.id.nin": string[];
        "ApiKey.name": string;
        "ApiKey.name_in": string[];
        "ApiKey.name_contains": string;
        "ApiKey.name_starts_with": string;
        "ApiKey.name.eq": string;
        "ApiKey.name.neq": string;
        "ApiKey.name.in": string[];
        "ApiKey.name.nin": string[];
        "ApiKey.name.like": string;
        "ApiKey.last4": string;
        "ApiKey.last4_in": string[];
        "ApiKey.last4_contains": string;
        "ApiKey.last4_starts_with": string;
        "ApiKey.last4.eq": string;
        "ApiKey.last4.neq": string;
        "ApiKey.last4.in": string[];
        "ApiKey.last4.nin": string[];
        "ApiKey.last4.like": string;
        "ApiKey.scopes": string;
        "ApiKey.scopes_in": string[];
        "ApiKey.scopes_all": string[];
        "ApiKey.scopes_exists": boolean;
        "ApiKey.scopes.eq": string;
        "ApiKey.scopes.in": string[];
        "ApiKey.scopes.all": string[];
        "ApiKey.scopes.nin": string[];
        "ApiKey.user_id": string;
        "ApiKey.user_id_in": string[];
        "ApiKey.user_id.eq": string;
        "ApiKey.user_id.neq": string;
        "ApiKey.user_id.in": string[];
        "ApiKey.user_id.nin": string[];
        "ApiKey.expires_at": string;
        "ApiKey.expires_at_gt": string;
        "ApiKey.expires_at_gte": string;
        "ApiKey.expires_at_lt": string;
        "ApiKey.expires_at_lte": string;
        "ApiKey.expires_at_after": string;
        "ApiKey.expires_at_before": string;
        "ApiKey.expires_at_exists": boolean;
        "ApiKey.expires_at.eq": string;
        "ApiKey.expires_at.neq": string;
        "ApiKey.expires_at.gt": string;
        "ApiKey.expires_at.gte": string;
        "ApiKey.expires_at.lt": string;
        "ApiKey.expires_at.lte": string;
        "ApiKey.last_used_at": string;
        "ApiKey.last_used_at_gt": string;
        "ApiKey.last_used_at_gte": string;
        "ApiKey.last_used_at_lt": string;
        "ApiKey.last_used_at_lte": string;
        "ApiKey.last_used_at_after": string;
        "ApiKey.last_used_at_before": string;
        "ApiKey.last_used_at_exists": boolean;
        "ApiKey.last_used_at.eq": string;
        "ApiKey.last_used_at.neq": string;
        "ApiKey.last_used_at.gt": string;
        "ApiKey.last_used_at.gte": string;
        "ApiKey.last_used_at.lt": string;
        "ApiKey.last_used_at.lte": string;
        "ApiKey.revoked_at": string;
        "ApiKey.revoked_at_gt": string;
        "ApiKey.revoked_at_gte": string;
        "ApiKey.revoked_at_lt": string;
        "ApiKey.revoked_at_lte": string;
        "ApiKey.revoked_at_after": string;
        "ApiKey.revoked_at_before": string;
        "ApiKey.revoked_at_exists": boolean;
        "ApiKey.revoked_at.eq": string;
        "ApiKey.revoked_at.neq": string;
        "ApiKey.revoked_at.gt": string;
        "ApiKey.revoked_at.gte": string;
        "ApiKey.revoked_at.lt": string;
        "ApiKey.revoked_at.lte": string;
        "ApiKey.created_at": string;
        "ApiKey.created_at_gt": string;
        "ApiKey.created_at_gte": string;
        "ApiKey.created_at_lt": string;
        "ApiKey.created_at_lte": string;
        "ApiKey.created_at_after": string;
        "ApiKey.created_at_before": string;
        "ApiKey.created_at.eq": string;
        "ApiKey.created_at.neq": string;
        "ApiKey.created_at.gt": string;
        "ApiKey.created_at.gte": string;
        "ApiKey.created_at.lt": string;
        "ApiKey.created_at.lte": string;
        "ApiKey.updated_at": string;
        "ApiKey.updated_at_gt": string;
        "ApiKey.updated_at_gte": string;
        "ApiKey.updated_at_lt": string;
        "ApiKey.updated_at_lte": string;
        "ApiKey.updated_at_after": string;
        "ApiKey.updated_at_before": string;
        "ApiKey.updated_at.eq": string;
        "ApiKey.updated_at.neq": string;
        "ApiKey.updated_at.gt": string;
        "ApiKey.updated_at.gte": string;
        "ApiKey.updated_at.lt": string;
        "ApiKey.updated_at.lte": string;
        "Application.sort": ("name" | "name:asc" | "name:desc" | "type" | "type:asc" | "type:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Application.fields": ("id" | "client_id" | "metadata_url" | "status" | "name" | "type" | "token_endpoint_auth_method" | "jwks" | "redirect_uris" | "post_logout_redirect_uris" | "backchannel_logout_uri" | "scopes" | "device_grant" | "secret_last4" | "created_by" | "created_at" | "updated_at")[];
        "Application.id": string;
        "Application.id_in": string[];
        "Application.id.eq": string;
        "Application.id.neq": string;
        "Application.id.in": string[];
        "Application.id.nin": string[];
        "Application.status": "allowed" | "requested" | "refused";
        "Application.status_in": ("allowed" | "requested" | "refused")[];
        "Application.status.eq": "allowed" | "requested" | "refused";
        "Application.status.neq": "allowed" | "requested" | "refused";
        "Application.status.in": ("allowed" | "requested" | "refused")[];
        "Application.status.nin": ("allowed" | "requested" | "refused")[];
        "Application.name": string;
        "Application.name_in": string[];
        "Application.name_contains": string;
        "Application.name_starts_with": string;
        "Application.name.eq": string;
        "Application.name.neq": string;
        "Application.name.in": string[];
        "Application.name.nin": string[];
        "Application.name.like": string;
        "Application.type": "confidential" | "public";
        "Application.type_in": ("confidential" | "public")[];
        "Application.type.eq": "confidential" | "public";
        "Application.type.neq": "confidential" | "public";
        "Application.type.in": ("confidential" | "public")[];
        "Application.type.nin": ("confidential" | "public")[];
        "Application.scopes": string;
        "Application.scopes_in": string[];
        "Application.scopes_all": string[];
        "Application.scopes_exists": boolean;
        "Application.scopes.eq": string;
        "Application.scopes.in": string[];
        "Application.scopes.all": string[];
        "Application.scopes.nin": string[];
        "Application.created_by": string;
        "Application.created_by_in": string[];
        "Application.created_by_exists": boolean;
        "Application.created_by.eq": string;
        "Application.created_by.neq": string;
        "Application.created_by.in": string[];
        "Application.created_by.nin": string[];
        "Application.created_at": string;
        "Application.created_at_gt": string;
        "Application.created_at_gte": string;
        "Application.created_at_lt": string;
        "Application.created_at_lte": string;
        "Application.created_at_after": string;
        "Application.created_at_before": string;
        "Application.created_at.eq": string;
        "Application.created_at.neq": string;
        "Application.created_at.gt": string;
        "Application.created_at.gte": string;
        "Application.created_at.lt": string;
        "Application.created_at.lte": string;
        "Application.updated_at": string;
        "Application.updated_at_gt": string;
        "Application.updated_at_gte": string;
        "Application.updated_at_lt": string;
        "Application.updated_at_lte": string;
        "Application.updated_at_after": string;
        "Application.updated_at_before": string;
        "Application.updated_at.eq": string;
        "Application.updated_at.neq": string;
        "Application.updated_at.gt": string;
        "Application.updated_at.gte": string;
        "Application.updated_at.lt": string;
        "Application.updated_at.lte": string;
        "ApplicationGrant.sort": ("granted_at" | "granted_at:asc" | "granted_at:desc" | "last_used_at" | "last_used_at:asc" | "last_used_at:desc")[];
        "ApplicationGrant.fields": ("user_id" | "scopes" | "granted_at" | "last_used_at")[];
        "ApplicationGrant.expand": "user"[];
        "ApplicationGrant.user_id": string;
        "ApplicationGrant.user_id_in": string[];
        "ApplicationGrant.user_id.eq": string;
        "ApplicationGrant.user_id.neq": string;
        "ApplicationGrant.user_id.in": string[];
        "ApplicationGrant.user_id.nin": string[];
        "ApplicationGrant.scopes": string;
        "ApplicationGrant.scopes_in": string[];
        "ApplicationGrant.scopes_all": string[];
        "ApplicationGrant.scopes_exists": boolean;
        "ApplicationGrant.scopes.eq": string;
        "ApplicationGrant.scopes.in": string[];
        "ApplicationGrant.scopes.all": string[];
        "ApplicationGrant.scopes.nin": string[];
        "ApplicationGrant.granted_at": string;
        "ApplicationGrant.granted_at_gt": string;
        "ApplicationGrant.granted_at_gte": string;
        "ApplicationGrant.granted_at_lt": string;
        "ApplicationGrant.granted_at_lte": string;
        "ApplicationGrant.granted_at_after": string;
        "ApplicationGrant.granted_at_before": string;
        "ApplicationGrant.granted_at.eq": string;
        "ApplicationGrant.granted_at.neq": string;
        "ApplicationGrant.granted_at.gt": string;
        "ApplicationGrant.granted_at.gte": string;
        "ApplicationGrant.granted_at.lt": string;
        "ApplicationGrant.granted_at.lte": string;
        "ApplicationGrant.last_used_at": string;
        "ApplicationGrant.last_used_at_gt": string;
        "ApplicationGrant.last_used_at_gte": string;
        "ApplicationGrant.last_used_at_lt": string;
        "ApplicationGrant.last_used_at_lte": string;
        "ApplicationGrant.last_used_at_after": string;
        "ApplicationGrant.last_used_at_before": string;
        "ApplicationGrant.last_used_at_exists": boolean;
        "ApplicationGrant.last_used_at.eq": string;
        "ApplicationGrant.last_used_at.neq": string;
        "ApplicationGrant.last_used_at.gt": string;
        "ApplicationGrant.last_used_at.gte": string;
        "ApplicationGrant.last_used_at.lt": string;
        "ApplicationGrant.last_used_at.lte": string;
        "SecuritySettings.fields": ("allowed_origins" | "api_version" | "administrators_need_second_factor" | "administrators_without_second_factor" | "everybody_needs_second_factor" | "api_key_days" | "session_minutes" | "refresh_token_days" | "people_networks" | "program_networks" | "described_applications" | "public_applications_need_registered_documents" | "updated_at")[];
        "Plan.fields": ("name" | "rate_limit" | "burst_limit" | "api_key_limit" | "connection_limit" | "subscription_limit")[];
        "Usage.fields": ("plan" | "window" | "burst" | "today")[];
        "UsageDay.sort": ("starts_at" | "starts_at:asc" | "starts_at:desc" | "requests" | "requests:asc" | "requests:desc" | "cost" | "cost:asc" | "cost:desc" | "client_errors" | "client_errors:asc" | "client_errors:desc" | "server_errors" | "server_errors:asc" | "server_errors:desc" | "throttled" | "throttled:asc" | "throttled:desc" | "busiest_minute" | "busiest_minute:asc" | "busiest_minute:desc")[];
        "UsageDay.fields": ("starts_at" | "requests" | "cost" | "client_errors" | "server_errors" | "throttled" | "busiest_minute" | "incomplete")[];
        "UsageDay.starts_at": string;
        "UsageDay.starts_at_gt": string;
        "UsageDay.starts_at_gte": string;
        "UsageDay.starts_at_lt": string;
        "UsageDay.starts_at_lte": string;
        "UsageDay.starts_at_after": string;
        "UsageDay.starts_at_before": string;
        "UsageDay.starts_at.eq": string;
        "UsageDay.starts_at.neq": string;
        "UsageDay.starts_at.gt": string;
        "UsageDay.starts_at.gte": string;
        "UsageDay.starts_at.lt": string;
        "UsageDay.starts_at.lte": string;
        "UsageDay.requests": number;
        "UsageDay.requests_in": number[];
        "UsageDay.requests_gt": number;
        "UsageDay.requests_gte": number;
        "UsageDay.requests_lt": number;
        "UsageDay.requests_lte": number;
        "UsageDay.requests.eq": number;
        "UsageDay.requests.neq": number;
        "UsageDay.requests.in": number[];
        "UsageDay.requests.nin": number[];
        "UsageDay.requests.gt": number;
        "UsageDay.requests.gte": number;
        "UsageDay.requests.lt": number;
        "UsageDay.requests.lte": number;
        "UsageDay.cost": number;
        "UsageDay.cost_in": number[];
        "UsageDay.cost_gt": number;
        "UsageDay.cost_gte": number;
        "UsageDay.cost_lt": number;
        "UsageDay.cost_lte": number;
        "UsageDay.cost.eq": number;
        "UsageDay.cost.neq": number;
        "UsageDay.cost.in": number[];
        "UsageDay.cost.nin": number[];
        "UsageDay.cost.gt": number;
        "UsageDay.cost.gte": number;
        "UsageDay.cost.lt": number;
        "UsageDay.cost.lte": number;
        "UsageDay.client_errors": number;
        "UsageDay.client_errors_in": number[];
        "UsageDay.client_errors_gt": number;
        "UsageDay.client_errors_gte": number;
        "UsageDay.client_errors_lt": number;
        "UsageDay.client_errors_lte": number;
        "UsageDay.client_errors.eq": number;
        "UsageDay.client_errors.neq": number;
        "UsageDay.client_errors.in": number[];
        "UsageDay.client_errors.nin": number[];
        "UsageDay.client_errors.gt": number;
        "UsageDay.client_errors.gte": number;
        "UsageDay.client_errors.lt": number;
        "UsageDay.client_errors.lte": number;
        "UsageDay.server_errors": number;
        "UsageDay.server_errors_in": number[];
        "UsageDay.server_errors_gt": number;
        "UsageDay.server_errors_gte": number;
        "UsageDay.server_errors_lt": number;
        "UsageDay.server_errors_lte": number;
        "UsageDay.server_errors.eq": number;
        "UsageDay.server_errors.neq": number;
        "UsageDay.server_errors.in": number[];
        "UsageDay.server_errors.nin": number[];
        "UsageDay.server_errors.gt": number;
        "UsageDay.server_errors.gte": number;
        "UsageDay.server_errors.lt": number;
        "UsageDay.server_errors.lte": number;
        "UsageDay.throttled": number;
        "UsageDay.throttled_in": number[];
        "UsageDay.throttled_gt": number;
        "UsageDay.throttled_gte": number;
        "UsageDay.throttled_lt": number;
        "UsageDay.throttled_lte": number;
        "UsageDay.throttled.eq": number;
        "UsageDay.throttled.neq": number;
        "UsageDay.throttled.in": number[];
        "UsageDay.throttled.nin": number[];
        "UsageDay.throttled.gt": number;
        "UsageDay.throttled.gte": number;
        "UsageDay.throttled.lt": number;
        "UsageDay.throttled.lte": number;
        "UsageDay.busiest_minute": number;
        "UsageDay.busiest_minute_in": number[];
        "UsageDay.busiest_minute_gt": number;
        "UsageDay.busiest_minute_gte": number;
        "UsageDay.busiest_minute_lt": number;
        "UsageDay.busiest_minute_lte": number;
        "UsageDay.busiest_minute.eq": number;
        "UsageDay.busiest_minute.neq": number;
        "UsageDay.busiest_minute.in": number[];
        "UsageDay.busiest_minute.nin": number[];
        "UsageDay.busiest_minute.gt": number;
        "UsageDay.busiest_minute.gte": number;
        "UsageDay.busiest_minute.lt": number;
        "UsageDay.busiest_minute.lte": number;
        "UsedPart.sort": ("starts_at" | "starts_at:asc" | "starts_at:desc")[];
        "UsedPart.fields": ("id" | "starts_at" | "kind" | "name" | "api_version" | "client_type" | "client_id" | "requests")[];
        "UsedPart.id": string;
        "UsedPart.id_in": string[];
        "UsedPart.id.eq": string;
        "UsedPart.id.neq": string;
        "UsedPart.id.in": string[];
        "UsedPart.id.nin": string[];
        "UsedPart.starts_at": string;
        "UsedPart.starts_at_gt": string;
        "UsedPart.starts_at_gte": string;
        "UsedPart.starts_at_lt": string;
        "UsedPart.starts_at_lte": string;
        "UsedPart.starts_at_after": string;
        "UsedPart.starts_at_before": string;
        "UsedPart.starts_at.eq": string;
        "UsedPart.starts_at.neq": string;
        "UsedPart.starts_at.gt": string;
        "UsedPart.starts_at.gte": string;
        "UsedPart.starts_at.lt": string;
        "UsedPart.starts_at.lte": string;
        "UsedPart.kind": "operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call";
        "UsedPart.kind_in": ("operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call")[];
        "UsedPart.kind.eq": "operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call";
        "UsedPart.kind.neq": "operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call";
        "UsedPart.kind.in": ("operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call")[];
        "UsedPart.kind.nin": ("operation" | "parameter" | "property" | "value" | "graphql" | "event" | "frame" | "call")[];
        "UsedPart.name": string;
        "UsedPart.name_in": string[];
        "UsedPart.name_contains": string;
        "UsedPart.name_starts_with": string;
        "UsedPart.name.eq": string;
        "UsedPart.name.neq": string;
        "UsedPart.name.in": string[];
        "UsedPart.name.nin": string[];
        "UsedPart.name.like": string;
        "UsedPart.api_version": string;
        "UsedPart.api_version_in": string[];
        "UsedPart.api_version_contains": string;
        "UsedPart.api_version_starts_with": string;
        "UsedPart.api_version_exists": boolean;
        "UsedPart.api_version.eq": string;
        "UsedPart.api_version.neq": string;
        "UsedPart.api_version.in": string[];
        "UsedPart.api_version.nin": string[];
        "UsedPart.api_version.like": string;
        "UsedPart.client_type": "api_key" | "application" | "user" | "webhook";
        "UsedPart.client_type_in": ("api_key" | "application" | "user" | "webhook")[];
        "UsedPart.client_type.eq": "api_key" | "application" | "user" | "webhook";
        "UsedPart.client_type.neq": "api_key" | "application" | "user" | "webhook";
        "UsedPart.client_type.in": ("api_key" | "application" | "user" | "webhook")[];
        "UsedPart.client_type.nin": ("api_key" | "application" | "user" | "webhook")[];
        "UsedPart.client_id": string;
        "UsedPart.client_id_in": string[];
        "UsedPart.client_id.eq": string;
        "UsedPart.client_id.neq": string;
        "UsedPart.client_id.in": string[];
        "UsedPart.client_id.nin": string[];
        "AccountDelivery.sort": ("status" | "status:asc" | "status:desc" | "attempt_count" | "attempt_count:asc" | "attempt_count:desc" | "next_attempt_at" | "next_attempt_at:asc" | "next_attempt_at:desc" | "last_attempt_at" | "last_attempt_at:asc" | "last_attempt_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "AccountDelivery.fields": ("id" | "webhook_id" | "webhook_url" | "event_id" | "event_type" | "status" | "attempt_count" | "next_attempt_at" | "last_attempt_at" | "last_response_status" | "last_error" | "created_at" | "updated_at")[];
        "AccountDelivery.id": string;
        "AccountDelivery.id_in": string[];
        "AccountDelivery.id.eq": string;
        "AccountDelivery.id.neq": string;
        "AccountDelivery.id.in": string[];
        "AccountDelivery.id.nin": string[];
        "AccountDelivery.webhook_id": string;
        "AccountDelivery.webhook_id_in": string[];
        "AccountDelivery.webhook_id.eq": string;
        "AccountDelivery.webhook_id.neq": string;
        "AccountDelivery.webhook_id.in": string[];
        "AccountDelivery.webhook_id.nin": string[];
        "AccountDelivery.event_id": string;
        "AccountDelivery.event_id_in": string[];
        "AccountDelivery.event_id.eq": string;
        "AccountDelivery.event_id.neq": string;
        "AccountDelivery.event_id.in": string[];
        "AccountDelivery.event_id.nin": string[];
        "AccountDelivery.event_type": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "AccountDelivery.event_type_in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "AccountDelivery.event_type.eq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "AccountDelivery.event_type.neq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ";
        "AccountDelivery.event_type.in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "AccountDelivery.event_type.nin": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "PROJECT_CREATED" | "PROJECT_UPDATED" | "PROJECT_DELETED" | "PROJECT_ARCHIVED" | "PROJECT_RESTORED" | "PROJECT_MEMBER_ADDED" | "PROJECT_MEMBER_REMOVED" | "PROJECT_MEMBER_UPDATED" | "PROJECT_RESTRICTED" | "TASK_CREATED" | "TASK_UPDATED" | "TASK_DELETED" | "TASK_COMPLETED" | "TASK_REOPENED" | "TEAM_CREATED" | "TEAM_UPDATED" | "TEAM_DELETED" | "TEAM_MEMBER_ADDED" | "TEAM_MEMBER_REMOVED" | "PROJECT_FILE_REMOVED" | "FILE_CREATED" | "FILE_UPDATED" | "FILE_DELETED" | "FILE_CONTENT_STORED" | "COMMENT_CREATED" | "COMMENT_UPDATED" | "COMMENT_DELETED" | "INTEGRATION_CREATED" | "INTEGRATION_UPDATED" | "INTEGRATION_DELETED" | "INTEGRATION_CONNECTED" | "INTEGRATION_DISCONNECTED" | "INTEGRATION_SYNC_STARTED" | "INTEGRATION_SYNCED" | "INTEGRATION_SYNC_FAILED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "NOTIFICATION_CREATED" | "NOTIFICATION_UPDATED" | "USER_NOTIFICATIONS_READ")[];
        "AccountDelivery.status": "pending" | "succeeded" | "failed";
        "AccountDelivery.status_in": ("pending" | "succeeded" | "failed")[];
        "AccountDelivery.status.eq": "pending" | "succeeded" | "failed";
        "AccountDelivery.status.neq": "pending" | "succeeded" | "failed";
        "AccountDelivery.status.in": ("pending" | "succeeded" | "failed")[];
        "AccountDelivery.status.nin": ("pending" | "succeeded" | "failed")[];
        "AccountDelivery.attempt_count": number;
        "AccountDelivery.attempt_count_in": number[];
        "AccountDelivery.attempt_count_gt": number;
        "AccountDelivery.attempt_count_gte": number;
        "AccountDelivery.attempt_count_lt": number;
        "AccountDelivery.attempt_count_lte": number;
        "AccountDelivery.attempt_count.eq": number;
        "AccountDelivery.attempt_count.neq": number;
        "AccountDelivery.attempt_count.in": number[];
        "AccountDelivery.attempt_count.nin": number[];
        "AccountDelivery.attempt_count.gt": number;
        "AccountDelivery.attempt_count.gte": number;
        "AccountDelivery.attempt_count.lt": number;
        "AccountDelivery.attempt_count.lte": number;
        "AccountDelivery.next_attempt_at": string;
        "AccountDelivery.next_attempt_at_gt": string;
        "AccountDelivery.next_attempt_at_gte": string;
        "AccountDelivery.next_attempt_at_lt": string;
        "AccountDelivery.next_attempt_at_lte": string;
        "AccountDelivery.next_attempt_at_after": string;
        "AccountDelivery.next_attempt_at_before": string;
        "AccountDelivery.next_attempt_at_exists": boolean;
        "AccountDelivery.next_attempt_at.eq": string;
        "AccountDelivery.next_attempt_at.neq": string;
        "AccountDelivery.next_attempt_at.gt": string;
        "AccountDelivery.next_attempt_at.gte": string;
        "AccountDelivery.next_attempt_at.lt": string;
        "AccountDelivery.next_attempt_at.lte": string;
        "AccountDelivery.last_attempt_at": string;
        "AccountDelivery.last_attempt_at_gt": string;
        "AccountDelivery.last_attempt_at_gte": string;
        "AccountDelivery.last_attempt_at_lt": string;
        "AccountDelivery.last_attempt_at_lte": string;
        "AccountDelivery.last_attempt_at_after": string;
        "AccountDelivery.last_attempt_at_before": string;
        "AccountDelivery.last_attempt_at_exists": boolean;
        "AccountDelivery.last_attempt_at.eq": string;
        "AccountDelivery.last_attempt_at.neq": string;
        "AccountDelivery.last_attempt_at.gt": string;
        "AccountDelivery.last_attempt_at.gte": string;
        "AccountDelivery.last_attempt_at.lt": string;
        "AccountDelivery.last_attempt_at.lte": string;
        "AccountDelivery.last_response_status": number;
        "AccountDelivery.last_response_status_in": number[];
        "AccountDelivery.last_response_status_gt": number;
        "AccountDelivery.last_response_status_gte": number;
        "AccountDelivery.last_response_status_lt": number;
        "AccountDelivery.last_response_status_lte": number;
        "AccountDelivery.last_response_status_exists": boolean;
        "AccountDelivery.last_response_status.eq": number;
        "AccountDelivery.last_response_status.neq": number;
        "AccountDelivery.last_response_status.in": number[];
        "AccountDelivery.last_response_status.nin": number[];
        "AccountDelivery.last_response_status.gt": number;
        "AccountDelivery.last_response_status.gte": number;
        "AccountDelivery.last_response_status.lt": number;
        "AccountDelivery.last_response_status.lte": number;
        "AccountDelivery.created_at": string;
        "AccountDelivery.created_at_gt": string;
        "AccountDelivery.created_at_gte": string;
        "AccountDelivery.created_at_lt": string;
        "AccountDelivery.created_at_lte": string;
        "AccountDelivery.created_at_after": string;
        "AccountDelivery.created_at_before": string;
        "AccountDelivery.created_at.eq": string;
        "AccountDelivery.created_at.neq": string;
        "AccountDelivery.created_at.gt": string;
        "AccountDelivery.created_at.gte": string;
        "AccountDelivery.created_at.lt": string;
        "AccountDelivery.created_at.lte": string;
        "AccountDelivery.updated_at": string;
        "AccountDelivery.updated_at_gt": string;
        "AccountDelivery.updated_at_gte": string;
        "AccountDelivery.updated_at_lt": string;
        "AccountDelivery.updated_at_lte": string;
        "AccountDelivery.updated_at_after": string;
        "AccountDelivery.updated_at_before": string;
        "AccountDelivery.updated_at.eq": string;
        "AccountDelivery.updated_at.neq": string;
        "AccountDelivery.updated_at.gt": string;
        "AccountDelivery.updated_at.gte": string;
        "AccountDelivery.updated_at.lt": string;
        "AccountDelivery.updated_at.lte": string;
        "LoggedRequest.sort": ("status" | "status:asc" | "status:desc" | "duration_ms" | "duration_ms:asc" | "duration_ms:desc" | "created_at" | "created_at:asc" | "created_at:desc")[];
        "LoggedRequest.fields": ("id" | "request_id" | "method" | "path" | "operation_id" | "api_version" | "status" | "error_code" | "duration_ms" | "logged_as" | "credential_type" | "credential_id" | "user_id" | "from_dashboard" | "address" | "created_at")[];
        "LoggedRequest.id": string;
        "LoggedRequest.id_in": string[];
        "LoggedRequest.id.eq": string;
        "LoggedRequest.id.neq": string;
        "LoggedRequest.id.in": string[];
        "LoggedRequest.id.nin": string[];
        "LoggedRequest.request_id": string;
        "LoggedRequest.request_id_in": string[];
        "LoggedRequest.request_id_contains": string;
        "LoggedRequest.request_id_starts_with": string;
        "LoggedRequest.request_id.eq": string;
        "LoggedRequest.request_id.neq": string;
        "LoggedRequest.request_id.in": string[];
        "LoggedRequest.request_id.nin": string[];
        "LoggedRequest.request_id.like": string;
        "LoggedRequest.method": "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
        "LoggedRequest.method_in": ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER")[];
        "LoggedRequest.method.eq": "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
        "LoggedRequest.method.neq": "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER";
        "LoggedRequest.method.in": ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER")[];
        "LoggedRequest.method.nin": ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OTHER")[];
        "LoggedRequest.path": string;
        "LoggedRequest.path_in": string[];
        "LoggedRequest.path_contains": string;
        "LoggedRequest.path_starts_with": string;
        "LoggedRequest.path.eq": string;
        "LoggedRequest.path.neq": string;
        "LoggedRequest.path.in": string[];
        "LoggedRequest.path.nin": string[];
        "LoggedRequest.path.like": string;
        "LoggedRequest.operation_id": string;
        "LoggedRequest.operation_id_in": string[];
        "LoggedRequest.operation_id_contains": string;
        "LoggedRequest.operation_id_starts_with": string;
        "LoggedRequest.operation_id_exists": boolean;
        "LoggedRequest.operation_id.eq": string;
        "LoggedRequest.operation_id.neq": string;
        "LoggedRequest.operation_id.in": string[];
        "LoggedRequest.operation_id.nin": string[];
        "LoggedRequest.operation_id.like": string;
        "LoggedRequest.api_version": string;
        "LoggedRequest.api_version_in": string[];
        "LoggedRequest.api_version_contains": string;
        "LoggedRequest.api_version_starts_with": string;
        "LoggedRequest.api_version_exists": boolean;
        "LoggedRequest.api_version.eq": string;
        "LoggedRequest.api_version.neq": string;
        "LoggedRequest.api_version.in": string[];
        "LoggedRequest.api_version.nin": string[];
        "LoggedRequest.api_version.like": string;
        "LoggedRequest.status": number;
        "LoggedRequest.status_in": number[];
        "LoggedRequest.status_gt": number;
        "LoggedRequest.status_gte": number;
        "LoggedRequest.status_lt": number;
        "LoggedRequest.status_lte": number;
        "LoggedRequest.status.eq": number;
        "LoggedRequest.status.neq": number;
        "LoggedRequest.status.in": number[];
        "LoggedRequest.status.nin": number[];
        "LoggedRequest.status.gt": number;
        "LoggedRequest.status.gte": number;
        "LoggedRequest.status.lt": number;
        "LoggedRequest.status.lte": number;
        "LoggedRequest.error_code": string;
        "LoggedRequest.error_code_in": string[];
        "LoggedRequest.error_code_contains": string;
        "LoggedRequest.error_code_starts_with": string;
        "LoggedRequest.error_code_exists": boolean;
        "LoggedRequest.error_code.eq": string;
        "LoggedRequest.error_code.neq": string;
        "LoggedRequest.error_code.in": string[];
        "LoggedRequest.error_code.nin": string[];
        "LoggedRequest.error_code.like": string;
        "LoggedRequest.duration_ms": number;
        "LoggedRequest.duration_ms_in": number[];
        "LoggedRequest.duration_ms_gt": number;
        "LoggedRequest.duration_ms_gte": number;
        "LoggedRequest.duration_ms_lt": number;
        "LoggedRequest.duration_ms_lte": number;
        "LoggedRequest.duration_ms.eq": number;
        "LoggedRequest.duration_ms.neq": number;
        "LoggedRequest.duration_ms.in": number[];
        "LoggedRequest.duration_ms.nin": number[];
        "LoggedRequest.duration_ms.gt": number;
        "LoggedRequest.duration_ms.gte": number;
        "LoggedRequest.duration_ms.lt": number;
        "LoggedRequest.duration_ms.lte": number;
        "LoggedRequest.credential_type": "api_key" | "oauth_token" | "jwt" | "session";
        "LoggedRequest.credential_type_in": ("api_key" | "oauth_token" | "jwt" | "session")[];
        "LoggedRequest.credential_type.eq": "api_key" | "oauth_token" | "jwt" | "session";
        "LoggedRequest.credential_type.neq": "api_key" | "oauth_token" | "jwt" | "session";
        "LoggedRequest.credential_type.in": ("api_key" | "oauth_token" | "jwt" | "session")[];
        "LoggedRequest.credential_type.nin": ("api_key" | "oauth_token" | "jwt" | "session")[];
        "LoggedRequest.credential_id": string;
        "LoggedRequest.credential_id_in": string[];
        "LoggedRequest.credential_id.eq": string;
        "LoggedRequest.credential_id.neq": string;
        "LoggedRequest.credential_id.in": string[];
        "LoggedRequest.credential_id.nin": string[];
        "LoggedRequest.user_id": string;
        "LoggedRequest.user_id_in": string[];
        "LoggedRequest.user_id_exists": boolean;
        "LoggedRequest.user_id.eq": string;
        "LoggedRequest.user_id.neq": string;
        "LoggedRequest.user_id.in": string[];
        "LoggedRequest.user_id.nin": string[];
        "LoggedRequest.from_dashboard": boolean;
        "LoggedRequest.from_dashboard.eq": boolean;
        "LoggedRequest.address": string;
        "LoggedRequest.address_in": string[];
        "LoggedRequest.address_contains": string;
        "LoggedRequest.address_starts_with": string;
        "LoggedRequest.address.eq": string;
        "LoggedRequest.address.neq": string;
        "LoggedRequest.address.in": string[];
        "LoggedRequest.address.nin": string[];
        "LoggedRequest.address.like": string;
        "LoggedRequest.created_at": string;
        "LoggedRequest.created_at_gt": string;
        "LoggedRequest.created_at_gte": string;
        "LoggedRequest.created_at_lt": string;
        "LoggedRequest.created_at_lte": string;
        "LoggedRequest.created_at_after": string;
        "LoggedRequest.created_at_before": string;
        "LoggedRequest.created_at.eq": string;
        "LoggedRequest.created_at.neq": string;
        "LoggedRequest.created_at.gt": string;
        "LoggedRequest.created_at.gte": string;
        "LoggedRequest.created_at.lt": string;
        "LoggedRequest.created_at.lte": string;
        "AuditEntry.sort": ("action" | "action:asc" | "action:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "AuditEntry.fields": ("id" | "action" | "actor_type" | "actor_id" | "credential_type" | "credential_id" | "subject_id" | "changes" | "address" | "request_id" | "created_at" | "updated_at")[];
        "AuditEntry.id": string;
        "AuditEntry.id_in": string[];
        "AuditEntry.id.eq": string;
        "AuditEntry.id.neq": string;
        "AuditEntry.id.in": string[];
        "AuditEntry.id.nin": string[];
        "AuditEntry.action": string;
        "AuditEntry.action_in": string[];
        "AuditEntry.action_contains": string;
        "AuditEntry.action_starts_with": string;
        "AuditEntry.action.eq": string;
        "AuditEntry.action.neq": string;
        "AuditEntry.action.in": string[];
        "AuditEntry.action.nin": string[];
        "AuditEntry.action.like": string;
        "AuditEntry.actor_type": "user" | "application" | "operator";
        "AuditEntry.actor_type_in": ("user" | "application" | "operator")[];
        "AuditEntry.actor_type_exists": boolean;
        "AuditEntry.actor_type.eq": "user" | "application" | "operator";
        "AuditEntry.actor_type.neq": "user" | "application" | "operator";
        "AuditEntry.actor_type.in": ("user" | "application" | "operator")[];
        "AuditEntry.actor_type.nin": ("user" | "application" | "operator")[];
        "AuditEntry.actor_id": string;
        "AuditEntry.actor_id_in": string[];
        "AuditEntry.actor_id_exists": boolean;
        "AuditEntry.actor_id.eq": string;
        "AuditEntry.actor_id.neq": string;
        "AuditEntry.actor_id.in": string[];
        "AuditEntry.actor_id.nin": string[];
        "AuditEntry.credential_type": "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key";
        "AuditEntry.credential_type_in": ("api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key")[];
        "AuditEntry.credential_type_exists": boolean;
        "AuditEntry.credential_type.eq": "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key";
        "AuditEntry.credential_type.neq": "api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key";
        "AuditEntry.credential_type.in": ("api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key")[];
        "AuditEntry.credential_type.nin": ("api_key" | "oauth_token" | "jwt" | "session" | "password" | "password_link" | "passkey" | "email_link" | "operator_key")[];
        "AuditEntry.credential_id": string;
        "AuditEntry.credential_id_in": string[];
        "AuditEntry.credential_id_exists": boolean;
        "AuditEntry.credential_id.eq": string;
        "AuditEntry.credential_id.neq": string;
        "AuditEntry.credential_id.in": string[];
        "AuditEntry.credential_id.nin": string[];
        "AuditEntry.subject_id": string;
        "AuditEntry.subject_id_in": string[];
        "AuditEntry.subject_id_exists": boolean;
        "AuditEntry.subject_id.eq": string;
        "AuditEntry.subject_id.neq": string;
        "AuditEntry.subject_id.in": string[];
        "AuditEntry.subject_id.nin": string[];
        "AuditEntry.address": string;
        "AuditEntry.address_in": string[];
        "AuditEntry.address_contains": string;
        "AuditEntry.address_starts_with": string;
        "AuditEntry.address_exists": boolean;
        "AuditEntry.address.eq": string;
        "AuditEntry.address.neq": string;
        "AuditEntry.address.in": string[];
        "AuditEntry.address.nin": string[];
        "AuditEntry.address.like": string;
        "AuditEntry.request_id": string;
        "AuditEntry.request_id_in": string[];
        "AuditEntry.request_id_contains": string;
        "AuditEntry.request_id_starts_with": string;
        "AuditEntry.request_id_exists": boolean;
        "AuditEntry.request_id.eq": string;
        "AuditEntry.request_id.neq": string;
        "AuditEntry.request_id.in": string[];
        "AuditEntry.request_id.nin": string[];
        "AuditEntry.request_id.like": string;
        "AuditEntry.created_at": string;
        "AuditEntry.created_at_gt": string;
        "AuditEntry.created_at_gte": string;
        "AuditEntry.created_at_lt": string;
        "AuditEntry.created_at_lte": string;
        "AuditEntry.created_at_after": string;
        "AuditEntry.created_at_before": string;
        "AuditEntry.created_at.eq": string;
        "AuditEntry.created_at.neq": string;
        "AuditEntry.created_at.gt": string;
        "AuditEntry.created_at.gte": string;
        "AuditEntry.created_at.lt": string;
        "AuditEntry.created_at.lte": string;
        "AuditEntry.updated_at": string;
        "AuditEntry.updated_at_gt": string;
        "AuditEntry.updated_at_gte": string;
        "AuditEntry.updated_at_lt": string;
        "AuditEntry.updated_at_lte": string;
        "AuditEntry.updated_at_after": string;
        "AuditEntry.updated_at_before": string;
        "AuditEntry.updated_at.eq": string;
        "AuditEntry.updated_at.neq": string;
        "AuditEntry.updated_at.gt": string;
        "AuditEntry.updated_at.gte": string;
        "AuditEntry.updated_at.lt": string;
        "AuditEntry.updated_at.lte": string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the record, as a strong validator for `If-Match` and `If-None-Match`. Where the address does not name the record, the tag begins with the record's id. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Account.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    updateAccount: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Account.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            200: components["responses"]["AccountFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    getRetention: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Retention.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RetentionFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    updateRetention: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Retention.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionUpdate"];
            };
        };
        responses: {
            200: components["responses"]["RetentionFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    resetAccount: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Account.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Member.sort"];
                fields?: components["parameters"]["Member.fields"];
                id?: components["parameters"]["Member.id"];
                id_in?: components["parameters"]["Member.id_in"];
                "id[eq]"?: components["parameters"]["Member.id.eq"];
                "id[neq]"?: components["parameters"]["Member.id.neq"];
                "id[in]"?: components["parameters"]["Member.id.in"];
                "id[nin]"?: components["parameters"]["Member.id.nin"];
                name?: components["parameters"]["Member.name"];
                name_in?: components["parameters"]["Member.name_in"];
                name_contains?: components["parameters"]["Member.name_contains"];
                name_starts_with?: components["parameters"]["Member.name_starts_with"];
                "name[eq]"?: components["parameters"]["Member.name.eq"];
                "name[neq]"?: components["parameters"]["Member.name.neq"];
                "name[in]"?: components["parameters"]["Member.name.in"];
                "name[nin]"?: components["parameters"]["Member.name.nin"];
                "name[like]"?: components["parameters"]["Member.name.like"];
                email?: components["parameters"]["Member.email"];
                email_in?: components["parameters"]["Member.email_in"];
                email_contains?: components["parameters"]["Member.email_contains"];
                email_starts_with?: components["parameters"]["Member.email_starts_with"];
                "email[eq]"?: components["parameters"]["Member.email.eq"];
                "email[neq]"?: components["parameters"]["Member.email.neq"];
                "email[in]"?: components["parameters"]["Member.email.in"];
                "email[nin]"?: components["parameters"]["Member.email.nin"];
                "email[like]"?: components["parameters"]["Member.email.like"];
                role?: components["parameters"]["Member.role"];
                role_in?: components["parameters"]["Member.role_in"];
                "role[eq]"?: components["parameters"]["Member.role.eq"];
                "role[neq]"?: components["parameters"]["Member.role.neq"];
                "role[in]"?: components["parameters"]["Member.role.in"];
                "role[nin]"?: components["parameters"]["Member.role.nin"];
                created_at?: components["parameters"]["Member.created_at"];
                created_at_gt?: components["parameters"]["Member.created_at_gt"];
                created_at_gte?: components["parameters"]["Member.created_at_gte"];
                created_at_lt?: components["parameters"]["Member.created_at_lt"];
                created_at_lte?: components["parameters"]["Member.created_at_lte"];
                created_at_after?: components["parameters"]["Member.created_at_after"];
                created_at_before?: components["parameters"]["Member.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Member.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Member.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Member.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Member.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Member.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Member.created_at.lte"];
                updated_at?: components["parameters"]["Member.updated_at"];
                updated_at_gt?: components["parameters"]["Member.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Member.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Member.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Member.updated_at_lte"];
                updated_at_after?: components["parameters"]["Member.updated_at_after"];
                updated_at_before?: components["parameters"]["Member.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Member.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Member.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Member.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Member.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Member.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Member.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberPage"];
            default: components["responses"]["Default"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInvite"];
            };
        };
        responses: {
            201: components["responses"]["MemberInvited"];
            default: components["responses"]["Default"];
        };
    };
    getMember: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Member.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberFound"];
            default: components["responses"]["Default"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is removed from the account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateMember: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Member.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            200: components["responses"]["MemberFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    removeMemberSessions: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is signed out everywhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    removeMemberSecondFactors: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member has no second factor. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    createMemberPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["ApiKey.sort"];
                fields?: components["parameters"]["ApiKey.fields"];
                id?: components["parameters"]["ApiKey.id"];
                id_in?: components["parameters"]["ApiKey.id_in"];
                "id[eq]"?: components["parameters"]["ApiKey.id.eq"];
                "id[neq]"?: components["parameters"]["ApiKey.id.neq"];
                "id[in]"?: components["parameters"]["ApiKey.id.in"];
                "id[nin]"?: components["parameters"]["ApiKey.id.nin"];
                name?: components["parameters"]["ApiKey.name"];
                name_in?: components["parameters"]["ApiKey.name_in"];
                name_contains?: components["parameters"]["ApiKey.name_contains"];
                name_starts_with?: components["parameters"]["ApiKey.name_starts_with"];
                "name[eq]"?: components["parameters"]["ApiKey.name.eq"];
                "name[neq]"?: components["parameters"]["ApiKey.name.neq"];
                "name[in]"?: components["parameters"]["ApiKey.name.in"];
                "name[nin]"?: components["parameters"]["ApiKey.name.nin"];
                "name[like]"?: components["parameters"]["ApiKey.name.like"];
                last4?: components["parameters"]["ApiKey.last4"];
                last4_in?: components["parameters"]["ApiKey.last4_in"];
                last4_contains?: components["parameters"]["ApiKey.last4_contains"];
                last4_starts_with?: components["parameters"]["ApiKey.last4_starts_with"];
                "last4[eq]"?: components["parameters"]["ApiKey.last4.eq"];
                "last4[neq]"?: components["parameters"]["ApiKey.last4.neq"];
                "last4[in]"?: components["parameters"]["ApiKey.last4.in"];
                "last4[nin]"?: components["parameters"]["ApiKey.last4.nin"];
                "last4[like]"?: components["parameters"]["ApiKey.last4.like"];
                scopes?: components["parameters"]["ApiKey.scopes"];
                scopes_in?: components["parameters"]["ApiKey.scopes_in"];
                scopes_all?: components["parameters"]["ApiKey.scopes_all"];
                scopes_exists?: components["parameters"]["ApiKey.scopes_exists"];
                "scopes[eq]"?: components["parameters"]["ApiKey.scopes.eq"];
                "scopes[in]"?: components["parameters"]["ApiKey.scopes.in"];
                "scopes[all]"?: components["parameters"]["ApiKey.scopes.all"];
                "scopes[nin]"?: components["parameters"]["ApiKey.scopes.nin"];
                user_id?: components["parameters"]["ApiKey.user_id"];
                user_id_in?: components["parameters"]["ApiKey.user_id_in"];
                "user_id[eq]"?: components["parameters"]["ApiKey.user_id.eq"];
                "user_id[neq]"?: components["parameters"]["ApiKey.user_id.neq"];
                "user_id[in]"?: components["parameters"]["ApiKey.user_id.in"];
                "user_id[nin]"?: components["parameters"]["ApiKey.user_id.nin"];
                expires_at?: components["parameters"]["ApiKey.expires_at"];
                expires_at_gt?: components["parameters"]["ApiKey.expires_at_gt"];
                expires_at_gte?: components["parameters"]["ApiKey.expires_at_gte"];
                expires_at_lt?: components["parameters"]["ApiKey.expires_at_lt"];
                expires_at_lte?: components["parameters"]["ApiKey.expires_at_lte"];
                expires_at_after?: components["parameters"]["ApiKey.expires_at_after"];
                expires_at_before?: components["parameters"]["ApiKey.expires_at_before"];
                expires_at_exists?: components["parameters"]["ApiKey.expires_at_exists"];
                "expires_at[eq]"?: components["parameters"]["ApiKey.expires_at.eq"];
                "expires_at[neq]"?: components["parameters"]["ApiKey.expires_at.neq"];
                "expires_at[gt]"?: components["parameters"]["ApiKey.expires_at.gt"];
                "expires_at[gte]"?: components["parameters"]["ApiKey.expires_at.gte"];
                "expires_at[lt]"?: components["parameters"]["ApiKey.expires_at.lt"];
                "expires_at[lte]"?: components["parameters"]["ApiKey.expires_at.lte"];
                last_used_at?: components["parameters"]["ApiKey.last_used_at"];
                last_used_at_gt?: components["parameters"]["ApiKey.last_used_at_gt"];
                last_used_at_gte?: components["parameters"]["ApiKey.last_used_at_gte"];
                last_used_at_lt?: components["parameters"]["ApiKey.last_used_at_lt"];
                last_used_at_lte?: components["parameters"]["ApiKey.last_used_at_lte"];
                last_used_at_after?: components["parameters"]["ApiKey.last_used_at_after"];
                last_used_at_before?: components["parameters"]["ApiKey.last_used_at_before"];
                last_used_at_exists?: components["parameters"]["ApiKey.last_used_at_exists"];
                "last_used_at[eq]"?: components["parameters"]["ApiKey.last_used_at.eq"];
                "last_used_at[neq]"?: components["parameters"]["ApiKey.last_used_at.neq"];
                "last_used_at[gt]"?: components["parameters"]["ApiKey.last_used_at.gt"];
                "last_used_at[gte]"?: components["parameters"]["ApiKey.last_used_at.gte"];
                "last_used_at[lt]"?: components["parameters"]["ApiKey.last_used_at.lt"];
                "last_used_at[lte]"?: components["parameters"]["ApiKey.last_used_at.lte"];
                revoked_at?: components["parameters"]["ApiKey.revoked_at"];
                revoked_at_gt?: components["parameters"]["ApiKey.revoked_at_gt"];
                revoked_at_gte?: components["parameters"]["ApiKey.revoked_at_gte"];
                revoked_at_lt?: components["parameters"]["ApiKey.revoked_at_lt"];
                revoked_at_lte?: components["parameters"]["ApiKey.revoked_at_lte"];
                revoked_at_after?: components["parameters"]["ApiKey.revoked_at_after"];
                revoked_at_before?: components["parameters"]["ApiKey.revoked_at_before"];
                revoked_at_exists?: components["parameters"]["ApiKey.revoked_at_exists"];
                "revoked_at[eq]"?: components["parameters"]["ApiKey.revoked_at.eq"];
                "revoked_at[neq]"?: components["parameters"]["ApiKey.revoked_at.neq"];
                "revoked_at[gt]"?: components["parameters"]["ApiKey.revoked_at.gt"];
                "revoked_at[gte]"?: components["parameters"]["ApiKey.revoked_at.gte"];
                "revoked_at[lt]"?: components["parameters"]["ApiKey.revoked_at.lt"];
                "revoked_at[lte]"?: components["parameters"]["ApiKey.revoked_at.lte"];
                created_at?: components["parameters"]["ApiKey.created_at"];
                created_at_gt?: components["parameters"]["ApiKey.created_at_gt"];
                created_at_gte?: components["parameters"]["ApiKey.created_at_gte"];
                created_at_lt?: components["parameters"]["ApiKey.created_at_lt"];
                created_at_lte?: components["parameters"]["ApiKey.created_at_lte"];
                created_at_after?: components["parameters"]["ApiKey.created_at_after"];
                created_at_before?: components["parameters"]["ApiKey.created_at_before"];
                "created_at[eq]"?: components["parameters"]["ApiKey.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["ApiKey.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["ApiKey.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["ApiKey.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["ApiKey.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["ApiKey.created_at.lte"];
                updated_at?: components["parameters"]["ApiKey.updated_at"];
                updated_at_gt?: components["parameters"]["ApiKey.updated_at_gt"];
                updated_at_gte?: components["parameters"]["ApiKey.updated_at_gte"];
                updated_at_lt?: components["parameters"]["ApiKey.updated_at_lt"];
                updated_at_lte?: components["parameters"]["ApiKey.updated_at_lte"];
                updated_at_after?: components["parameters"]["ApiKey.updated_at_after"];
                updated_at_before?: components["parameters"]["ApiKey.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["ApiKey.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["ApiKey.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["ApiKey.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["ApiKey.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["ApiKey.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["ApiKey.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyPage"];
            default: components["responses"]["Default"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            201: components["responses"]["ApiKeyCreated"];
            default: components["responses"]["Default"];
        };
    };
    getApiKey: {
        parameters: {
            query?: {
                fields?: components["parameters"]["ApiKey.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyFound"];
            default: components["responses"]["Default"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: {
                fields?: components["parameters"]["ApiKey.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ApiKeyFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    rerollApiKey: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretOverlap"];
            };
        };
        responses: {
            201: components["responses"]["ApiKeyCreated"];
            default: components["responses"]["Default"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: {
                fields?: components["parameters"]["ApiKey.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                key_id: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Application.sort"];
                fields?: components["parameters"]["Application.fields"];
                id?: components["parameters"]["Application.id"];
                id_in?: components["parameters"]["Application.id_in"];
                "id[eq]"?: components["parameters"]["Application.id.eq"];
                "id[neq]"?: components["parameters"]["Application.id.neq"];
                "id[in]"?: components["parameters"]["Application.id.in"];
                "id[nin]"?: components["parameters"]["Application.id.nin"];
                status?: components["parameters"]["Application.status"];
                status_in?: components["parameters"]["Application.status_in"];
                "status[eq]"?: components["parameters"]["Application.status.eq"];
                "status[neq]"?: components["parameters"]["Application.status.neq"];
                "status[in]"?: components["parameters"]["Application.status.in"];
                "status[nin]"?: components["parameters"]["Application.status.nin"];
                name?: components["parameters"]["Application.name"];
                name_in?: components["parameters"]["Application.name_in"];
                name_contains?: components["parameters"]["Application.name_contains"];
                name_starts_with?: components["parameters"]["Application.name_starts_with"];
                "name[eq]"?: components["parameters"]["Application.name.eq"];
                "name[neq]"?: components["parameters"]["Application.name.neq"];
                "name[in]"?: components["parameters"]["Application.name.in"];
                "name[nin]"?: components["parameters"]["Application.name.nin"];
                "name[like]"?: components["parameters"]["Application.name.like"];
                type?: components["parameters"]["Application.type"];
                type_in?: components["parameters"]["Application.type_in"];
                "type[eq]"?: components["parameters"]["Application.type.eq"];
                "type[neq]"?: components["parameters"]["Application.type.neq"];
                "type[in]"?: components["parameters"]["Application.type.in"];
                "type[nin]"?: components["parameters"]["Application.type.nin"];
                scopes?: components["parameters"]["Application.scopes"];
                scopes_in?: components["parameters"]["Application.scopes_in"];
                scopes_all?: components["parameters"]["Application.scopes_all"];
                scopes_exists?: components["parameters"]["Application.scopes_exists"];
                "scopes[eq]"?: components["parameters"]["Application.scopes.eq"];
                "scopes[in]"?: components["parameters"]["Application.scopes.in"];
                "scopes[all]"?: components["parameters"]["Application.scopes.all"];
                "scopes[nin]"?: components["parameters"]["Application.scopes.nin"];
                created_by?: components["parameters"]["Application.created_by"];
                created_by_in?: components["parameters"]["Application.created_by_in"];
                created_by_exists?: components["parameters"]["Application.created_by_exists"];
                "created_by[eq]"?: components["parameters"]["Application.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Application.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Application.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Application.created_by.nin"];
                created_at?: components["parameters"]["Application.created_at"];
                created_at_gt?: components["parameters"]["Application.created_at_gt"];
                created_at_gte?: components["parameters"]["Application.created_at_gte"];
                created_at_lt?: components["parameters"]["Application.created_at_lt"];
                created_at_lte?: components["parameters"]["Application.created_at_lte"];
                created_at_after?: components["parameters"]["Application.created_at_after"];
                created_at_before?: components["parameters"]["Application.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Application.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Application.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Application.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Application.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Application.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Application.created_at.lte"];
                updated_at?: components["parameters"]["Application.updated_at"];
                updated_at_gt?: components["parameters"]["Application.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Application.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Application.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Application.updated_at_lte"];
                updated_at_after?: components["parameters"]["Application.updated_at_after"];
                updated_at_before?: components["parameters"]["Application.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Application.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Application.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Application.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Application.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Application.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Application.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationPage"];
            default: components["responses"]["Default"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationCreate"];
            };
        };
        responses: {
            201: components["responses"]["ApplicationCreated"];
            default: components["responses"]["Default"];
        };
    };
    getApplication: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Application.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateApplication: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Application.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    rotateApplicationSecret: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretOverlap"];
            };
        };
        responses: {
            /** @description The application with its new secret. Store it; it is not shown again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationWithSecretSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    listApplicationGrants: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["ApplicationGrant.sort"];
                fields?: components["parameters"]["ApplicationGrant.fields"];
                expand?: components["parameters"]["ApplicationGrant.expand"];
                user_id?: components["parameters"]["ApplicationGrant.user_id"];
                user_id_in?: components["parameters"]["ApplicationGrant.user_id_in"];
                "user_id[eq]"?: components["parameters"]["ApplicationGrant.user_id.eq"];
                "user_id[neq]"?: components["parameters"]["ApplicationGrant.user_id.neq"];
                "user_id[in]"?: components["parameters"]["ApplicationGrant.user_id.in"];
                "user_id[nin]"?: components["parameters"]["ApplicationGrant.user_id.nin"];
                scopes?: components["parameters"]["ApplicationGrant.scopes"];
                scopes_in?: components["parameters"]["ApplicationGrant.scopes_in"];
                scopes_all?: components["parameters"]["ApplicationGrant.scopes_all"];
                scopes_exists?: components["parameters"]["ApplicationGrant.scopes_exists"];
                "scopes[eq]"?: components["parameters"]["ApplicationGrant.scopes.eq"];
                "scopes[in]"?: components["parameters"]["ApplicationGrant.scopes.in"];
                "scopes[all]"?: components["parameters"]["ApplicationGrant.scopes.all"];
                "scopes[nin]"?: components["parameters"]["ApplicationGrant.scopes.nin"];
                granted_at?: components["parameters"]["ApplicationGrant.granted_at"];
                granted_at_gt?: components["parameters"]["ApplicationGrant.granted_at_gt"];
                granted_at_gte?: components["parameters"]["ApplicationGrant.granted_at_gte"];
                granted_at_lt?: components["parameters"]["ApplicationGrant.granted_at_lt"];
                granted_at_lte?: components["parameters"]["ApplicationGrant.granted_at_lte"];
                granted_at_after?: components["parameters"]["ApplicationGrant.granted_at_after"];
                granted_at_before?: components["parameters"]["ApplicationGrant.granted_at_before"];
                "granted_at[eq]"?: components["parameters"]["ApplicationGrant.granted_at.eq"];
                "granted_at[neq]"?: components["parameters"]["ApplicationGrant.granted_at.neq"];
                "granted_at[gt]"?: components["parameters"]["ApplicationGrant.granted_at.gt"];
                "granted_at[gte]"?: components["parameters"]["ApplicationGrant.granted_at.gte"];
                "granted_at[lt]"?: components["parameters"]["ApplicationGrant.granted_at.lt"];
                "granted_at[lte]"?: components["parameters"]["ApplicationGrant.granted_at.lte"];
                last_used_at?: components["parameters"]["ApplicationGrant.last_used_at"];
                last_used_at_gt?: components["parameters"]["ApplicationGrant.last_used_at_gt"];
                last_used_at_gte?: components["parameters"]["ApplicationGrant.last_used_at_gte"];
                last_used_at_lt?: components["parameters"]["ApplicationGrant.last_used_at_lt"];
                last_used_at_lte?: components["parameters"]["ApplicationGrant.last_used_at_lte"];
                last_used_at_after?: components["parameters"]["ApplicationGrant.last_used_at_after"];
                last_used_at_before?: components["parameters"]["ApplicationGrant.last_used_at_before"];
                last_used_at_exists?: components["parameters"]["ApplicationGrant.last_used_at_exists"];
                "last_used_at[eq]"?: components["parameters"]["ApplicationGrant.last_used_at.eq"];
                "last_used_at[neq]"?: components["parameters"]["ApplicationGrant.last_used_at.neq"];
                "last_used_at[gt]"?: components["parameters"]["ApplicationGrant.last_used_at.gt"];
                "last_used_at[gte]"?: components["parameters"]["ApplicationGrant.last_used_at.gte"];
                "last_used_at[lt]"?: components["parameters"]["ApplicationGrant.last_used_at.lt"];
                "last_used_at[lte]"?: components["parameters"]["ApplicationGrant.last_used_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationGrantCollection"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    revokeApplicationGrant: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                application_id: components["parameters"]["ApplicationIdPath"];
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grant and its tokens have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    getSecuritySettings: {
        parameters: {
            query?: {
                fields?: components["parameters"]["SecuritySettings.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecuritySettingsFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    updateSecuritySettings: {
        parameters: {
            query?: {
                fields?: components["parameters"]["SecuritySettings.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecuritySettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["SecuritySettingsFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    previewSecuritySettings: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecuritySettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["SecurityPreviewed"];
            default: components["responses"]["Default"];
        };
    };
    getPlan: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Plan.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Usage.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    listUsageDays: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["UsageDay.sort"];
                fields?: components["parameters"]["UsageDay.fields"];
                starts_at?: components["parameters"]["UsageDay.starts_at"];
                starts_at_gt?: components["parameters"]["UsageDay.starts_at_gt"];
                starts_at_gte?: components["parameters"]["UsageDay.starts_at_gte"];
                starts_at_lt?: components["parameters"]["UsageDay.starts_at_lt"];
                starts_at_lte?: components["parameters"]["UsageDay.starts_at_lte"];
                starts_at_after?: components["parameters"]["UsageDay.starts_at_after"];
                starts_at_before?: components["parameters"]["UsageDay.starts_at_before"];
                "starts_at[eq]"?: components["parameters"]["UsageDay.starts_at.eq"];
                "starts_at[neq]"?: components["parameters"]["UsageDay.starts_at.neq"];
                "starts_at[gt]"?: components["parameters"]["UsageDay.starts_at.gt"];
                "starts_at[gte]"?: components["parameters"]["UsageDay.starts_at.gte"];
                "starts_at[lt]"?: components["parameters"]["UsageDay.starts_at.lt"];
                "starts_at[lte]"?: components["parameters"]["UsageDay.starts_at.lte"];
                requests?: components["parameters"]["UsageDay.requests"];
                requests_in?: components["parameters"]["UsageDay.requests_in"];
                requests_gt?: components["parameters"]["UsageDay.requests_gt"];
                requests_gte?: components["parameters"]["UsageDay.requests_gte"];
                requests_lt?: components["parameters"]["UsageDay.requests_lt"];
                requests_lte?: components["parameters"]["UsageDay.requests_lte"];
                "requests[eq]"?: components["parameters"]["UsageDay.requests.eq"];
                "requests[neq]"?: components["parameters"]["UsageDay.requests.neq"];
                "requests[in]"?: components["parameters"]["UsageDay.requests.in"];
                "requests[nin]"?: components["parameters"]["UsageDay.requests.nin"];
                "requests[gt]"?: components["parameters"]["UsageDay.requests.gt"];
                "requests[gte]"?: components["parameters"]["UsageDay.requests.gte"];
                "requests[lt]"?: components["parameters"]["UsageDay.requests.lt"];
                "requests[lte]"?: components["parameters"]["UsageDay.requests.lte"];
                cost?: components["parameters"]["UsageDay.cost"];
                cost_in?: components["parameters"]["UsageDay.cost_in"];
                cost_gt?: components["parameters"]["UsageDay.cost_gt"];
                cost_gte?: components["parameters"]["UsageDay.cost_gte"];
                cost_lt?: components["parameters"]["UsageDay.cost_lt"];
                cost_lte?: components["parameters"]["UsageDay.cost_lte"];
                "cost[eq]"?: components["parameters"]["UsageDay.cost.eq"];
                "cost[neq]"?: components["parameters"]["UsageDay.cost.neq"];
                "cost[in]"?: components["parameters"]["UsageDay.cost.in"];
                "cost[nin]"?: components["parameters"]["UsageDay.cost.nin"];
                "cost[gt]"?: components["parameters"]["UsageDay.cost.gt"];
                "cost[gte]"?: components["parameters"]["UsageDay.cost.gte"];
                "cost[lt]"?: components["parameters"]["UsageDay.cost.lt"];
                "cost[lte]"?: components["parameters"]["UsageDay.cost.lte"];
                client_errors?: components["parameters"]["UsageDay.client_errors"];
                client_errors_in?: components["parameters"]["UsageDay.client_errors_in"];
                client_errors_gt?: components["parameters"]["UsageDay.client_errors_gt"];
                client_errors_gte?: components["parameters"]["UsageDay.client_errors_gte"];
                client_errors_lt?: components["parameters"]["UsageDay.client_errors_lt"];
                client_errors_lte?: components["parameters"]["UsageDay.client_errors_lte"];
                "client_errors[eq]"?: components["parameters"]["UsageDay.client_errors.eq"];
                "client_errors[neq]"?: components["parameters"]["UsageDay.client_errors.neq"];
                "client_errors[in]"?: components["parameters"]["UsageDay.client_errors.in"];
                "client_errors[nin]"?: components["parameters"]["UsageDay.client_errors.nin"];
                "client_errors[gt]"?: components["parameters"]["UsageDay.client_errors.gt"];
                "client_errors[gte]"?: components["parameters"]["UsageDay.client_errors.gte"];
                "client_errors[lt]"?: components["parameters"]["UsageDay.client_errors.lt"];
                "client_errors[lte]"?: components["parameters"]["UsageDay.client_errors.lte"];
                server_errors?: components["parameters"]["UsageDay.server_errors"];
                server_errors_in?: components["parameters"]["UsageDay.server_errors_in"];
                server_errors_gt?: components["parameters"]["UsageDay.server_errors_gt"];
                server_errors_gte?: components["parameters"]["UsageDay.server_errors_gte"];
                server_errors_lt?: components["parameters"]["UsageDay.server_errors_lt"];
                server_errors_lte?: components["parameters"]["UsageDay.server_errors_lte"];
                "server_errors[eq]"?: components["parameters"]["UsageDay.server_errors.eq"];
                "server_errors[neq]"?: components["parameters"]["UsageDay.server_errors.neq"];
                "server_errors[in]"?: components["parameters"]["UsageDay.server_errors.in"];
                "server_errors[nin]"?: components["parameters"]["UsageDay.server_errors.nin"];
                "server_errors[gt]"?: components["parameters"]["UsageDay.server_errors.gt"];
                "server_errors[gte]"?: components["parameters"]["UsageDay.server_errors.gte"];
                "server_errors[lt]"?: components["parameters"]["UsageDay.server_errors.lt"];
                "server_errors[lte]"?: components["parameters"]["UsageDay.server_errors.lte"];
                throttled?: components["parameters"]["UsageDay.throttled"];
                throttled_in?: components["parameters"]["UsageDay.throttled_in"];
                throttled_gt?: components["parameters"]["UsageDay.throttled_gt"];
                throttled_gte?: components["parameters"]["UsageDay.throttled_gte"];
                throttled_lt?: components["parameters"]["UsageDay.throttled_lt"];
                throttled_lte?: components["parameters"]["UsageDay.throttled_lte"];
                "throttled[eq]"?: components["parameters"]["UsageDay.throttled.eq"];
                "throttled[neq]"?: components["parameters"]["UsageDay.throttled.neq"];
                "throttled[in]"?: components["parameters"]["UsageDay.throttled.in"];
                "throttled[nin]"?: components["parameters"]["UsageDay.throttled.nin"];
                "throttled[gt]"?: components["parameters"]["UsageDay.throttled.gt"];
                "throttled[gte]"?: components["parameters"]["UsageDay.throttled.gte"];
                "throttled[lt]"?: components["parameters"]["UsageDay.throttled.lt"];
                "throttled[lte]"?: components["parameters"]["UsageDay.throttled.lte"];
                busiest_minute?: components["parameters"]["UsageDay.busiest_minute"];
                busiest_minute_in?: components["parameters"]["UsageDay.busiest_minute_in"];
                busiest_minute_gt?: components["parameters"]["UsageDay.busiest_minute_gt"];
                busiest_minute_gte?: components["parameters"]["UsageDay.busiest_minute_gte"];
                busiest_minute_lt?: components["parameters"]["UsageDay.busiest_minute_lt"];
                busiest_minute_lte?: components["parameters"]["UsageDay.busiest_minute_lte"];
                "busiest_minute[eq]"?: components["parameters"]["UsageDay.busiest_minute.eq"];
                "busiest_minute[neq]"?: components["parameters"]["UsageDay.busiest_minute.neq"];
                "busiest_minute[in]"?: components["parameters"]["UsageDay.busiest_minute.in"];
                "busiest_minute[nin]"?: components["parameters"]["UsageDay.busiest_minute.nin"];
                "busiest_minute[gt]"?: components["parameters"]["UsageDay.busiest_minute.gt"];
                "busiest_minute[gte]"?: components["parameters"]["UsageDay.busiest_minute.gte"];
                "busiest_minute[lt]"?: components["parameters"]["UsageDay.busiest_minute.lt"];
                "busiest_minute[lte]"?: components["parameters"]["UsageDay.busiest_minute.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UsageDayPage"];
            default: components["responses"]["Default"];
        };
    };
    listUsedParts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["UsedPart.sort"];
                fields?: components["parameters"]["UsedPart.fields"];
                id?: components["parameters"]["UsedPart.id"];
                id_in?: components["parameters"]["UsedPart.id_in"];
                "id[eq]"?: components["parameters"]["UsedPart.id.eq"];
                "id[neq]"?: components["parameters"]["UsedPart.id.neq"];
                "id[in]"?: components["parameters"]["UsedPart.id.in"];
                "id[nin]"?: components["parameters"]["UsedPart.id.nin"];
                starts_at?: components["parameters"]["UsedPart.starts_at"];
                starts_at_gt?: components["parameters"]["UsedPart.starts_at_gt"];
                starts_at_gte?: components["parameters"]["UsedPart.starts_at_gte"];
                starts_at_lt?: components["parameters"]["UsedPart.starts_at_lt"];
                starts_at_lte?: components["parameters"]["UsedPart.starts_at_lte"];
                starts_at_after?: components["parameters"]["UsedPart.starts_at_after"];
                starts_at_before?: components["parameters"]["UsedPart.starts_at_before"];
                "starts_at[eq]"?: components["parameters"]["UsedPart.starts_at.eq"];
                "starts_at[neq]"?: components["parameters"]["UsedPart.starts_at.neq"];
                "starts_at[gt]"?: components["parameters"]["UsedPart.starts_at.gt"];
                "starts_at[gte]"?: components["parameters"]["UsedPart.starts_at.gte"];
                "starts_at[lt]"?: components["parameters"]["UsedPart.starts_at.lt"];
                "starts_at[lte]"?: components["parameters"]["UsedPart.starts_at.lte"];
                kind?: components["parameters"]["UsedPart.kind"];
                kind_in?: components["parameters"]["UsedPart.kind_in"];
                "kind[eq]"?: components["parameters"]["UsedPart.kind.eq"];
                "kind[neq]"?: components["parameters"]["UsedPart.kind.neq"];
                "kind[in]"?: components["parameters"]["UsedPart.kind.in"];
                "kind[nin]"?: components["parameters"]["UsedPart.kind.nin"];
                name?: components["parameters"]["UsedPart.name"];
                name_in?: components["parameters"]["UsedPart.name_in"];
                name_contains?: components["parameters"]["UsedPart.name_contains"];
                name_starts_with?: components["parameters"]["UsedPart.name_starts_with"];
                "name[eq]"?: components["parameters"]["UsedPart.name.eq"];
                "name[neq]"?: components["parameters"]["UsedPart.name.neq"];
                "name[in]"?: components["parameters"]["UsedPart.name.in"];
                "name[nin]"?: components["parameters"]["UsedPart.name.nin"];
                "name[like]"?: components["parameters"]["UsedPart.name.like"];
                api_version?: components["parameters"]["UsedPart.api_version"];
                api_version_in?: components["parameters"]["UsedPart.api_version_in"];
                api_version_contains?: components["parameters"]["UsedPart.api_version_contains"];
                api_version_starts_with?: components["parameters"]["UsedPart.api_version_starts_with"];
                api_version_exists?: components["parameters"]["UsedPart.api_version_exists"];
                "api_version[eq]"?: components["parameters"]["UsedPart.api_version.eq"];
                "api_version[neq]"?: components["parameters"]["UsedPart.api_version.neq"];
                "api_version[in]"?: components["parameters"]["UsedPart.api_version.in"];
                "api_version[nin]"?: components["parameters"]["UsedPart.api_version.nin"];
                "api_version[like]"?: components["parameters"]["UsedPart.api_version.like"];
                client_type?: components["parameters"]["UsedPart.client_type"];
                client_type_in?: components["parameters"]["UsedPart.client_type_in"];
                "client_type[eq]"?: components["parameters"]["UsedPart.client_type.eq"];
                "client_type[neq]"?: components["parameters"]["UsedPart.client_type.neq"];
                "client_type[in]"?: components["parameters"]["UsedPart.client_type.in"];
                "client_type[nin]"?: components["parameters"]["UsedPart.client_type.nin"];
                client_id?: components["parameters"]["UsedPart.client_id"];
                client_id_in?: components["parameters"]["UsedPart.client_id_in"];
                "client_id[eq]"?: components["parameters"]["UsedPart.client_id.eq"];
                "client_id[neq]"?: components["parameters"]["UsedPart.client_id.neq"];
                "client_id[in]"?: components["parameters"]["UsedPart.client_id.in"];
                "client_id[nin]"?: components["parameters"]["UsedPart.client_id.nin"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UsedPartPage"];
            default: components["responses"]["Default"];
        };
    };
    listAccountDeliveries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["AccountDelivery.sort"];
                fields?: components["parameters"]["AccountDelivery.fields"];
                id?: components["parameters"]["AccountDelivery.id"];
                id_in?: components["parameters"]["AccountDelivery.id_in"];
                "id[eq]"?: components["parameters"]["AccountDelivery.id.eq"];
                "id[neq]"?: components["parameters"]["AccountDelivery.id.neq"];
                "id[in]"?: components["parameters"]["AccountDelivery.id.in"];
                "id[nin]"?: components["parameters"]["AccountDelivery.id.nin"];
                webhook_id?: components["parameters"]["AccountDelivery.webhook_id"];
                webhook_id_in?: components["parameters"]["AccountDelivery.webhook_id_in"];
                "webhook_id[eq]"?: components["parameters"]["AccountDelivery.webhook_id.eq"];
                "webhook_id[neq]"?: components["parameters"]["AccountDelivery.webhook_id.neq"];
                "webhook_id[in]"?: components["parameters"]["AccountDelivery.webhook_id.in"];
                "webhook_id[nin]"?: components["parameters"]["AccountDelivery.webhook_id.nin"];
                event_id?: components["parameters"]["AccountDelivery.event_id"];
                event_id_in?: components["parameters"]["AccountDelivery.event_id_in"];
                "event_id[eq]"?: components["parameters"]["AccountDelivery.event_id.eq"];
                "event_id[neq]"?: components["parameters"]["AccountDelivery.event_id.neq"];
                "event_id[in]"?: components["parameters"]["AccountDelivery.event_id.in"];
                "event_id[nin]"?: components["parameters"]["AccountDelivery.event_id.nin"];
                event_type?: components["parameters"]["AccountDelivery.event_type"];
                event_type_in?: components["parameters"]["AccountDelivery.event_type_in"];
                "event_type[eq]"?: components["parameters"]["AccountDelivery.event_type.eq"];
                "event_type[neq]"?: components["parameters"]["AccountDelivery.event_type.neq"];
                "event_type[in]"?: components["parameters"]["AccountDelivery.event_type.in"];
                "event_type[nin]"?: components["parameters"]["AccountDelivery.event_type.nin"];
                status?: components["parameters"]["AccountDelivery.status"];
                status_in?: components["parameters"]["AccountDelivery.status_in"];
                "status[eq]"?: components["parameters"]["AccountDelivery.status.eq"];
                "status[neq]"?: components["parameters"]["AccountDelivery.status.neq"];
                "status[in]"?: components["parameters"]["AccountDelivery.status.in"];
                "status[nin]"?: components["parameters"]["AccountDelivery.status.nin"];
                attempt_count?: components["parameters"]["AccountDelivery.attempt_count"];
                attempt_count_in?: components["parameters"]["AccountDelivery.attempt_count_in"];
                attempt_count_gt?: components["parameters"]["AccountDelivery.attempt_count_gt"];
                attempt_count_gte?: components["parameters"]["AccountDelivery.attempt_count_gte"];
                attempt_count_lt?: components["parameters"]["AccountDelivery.attempt_count_lt"];
                attempt_count_lte?: components["parameters"]["AccountDelivery.attempt_count_lte"];
                "attempt_count[eq]"?: components["parameters"]["AccountDelivery.attempt_count.eq"];
                "attempt_count[neq]"?: components["parameters"]["AccountDelivery.attempt_count.neq"];
                "attempt_count[in]"?: components["parameters"]["AccountDelivery.attempt_count.in"];
                "attempt_count[nin]"?: components["parameters"]["AccountDelivery.attempt_count.nin"];
                "attempt_count[gt]"?: components["parameters"]["AccountDelivery.attempt_count.gt"];
                "attempt_count[gte]"?: components["parameters"]["AccountDelivery.attempt_count.gte"];
                "attempt_count[lt]"?: components["parameters"]["AccountDelivery.attempt_count.lt"];
                "attempt_count[lte]"?: components["parameters"]["AccountDelivery.attempt_count.lte"];
                next_attempt_at?: components["parameters"]["AccountDelivery.next_attempt_at"];
                next_attempt_at_gt?: components["parameters"]["AccountDelivery.next_attempt_at_gt"];
                next_attempt_at_gte?: components["parameters"]["AccountDelivery.next_attempt_at_gte"];
                next_attempt_at_lt?: components["parameters"]["AccountDelivery.next_attempt_at_lt"];
                next_attempt_at_lte?: components["parameters"]["AccountDelivery.next_attempt_at_lte"];
                next_attempt_at_after?: components["parameters"]["AccountDelivery.next_attempt_at_after"];
                next_attempt_at_before?: components["parameters"]["AccountDelivery.next_attempt_at_before"];
                next_attempt_at_exists?: components["parameters"]["AccountDelivery.next_attempt_at_exists"];
                "next_attempt_at[eq]"?: components["parameters"]["AccountDelivery.next_attempt_at.eq"];
                "next_attempt_at[neq]"?: components["parameters"]["AccountDelivery.next_attempt_at.neq"];
                "next_attempt_at[gt]"?: components["parameters"]["AccountDelivery.next_attempt_at.gt"];
                "next_attempt_at[gte]"?: components["parameters"]["AccountDelivery.next_attempt_at.gte"];
                "next_attempt_at[lt]"?: components["parameters"]["AccountDelivery.next_attempt_at.lt"];
                "next_attempt_at[lte]"?: components["parameters"]["AccountDelivery.next_attempt_at.lte"];
                last_attempt_at?: components["parameters"]["AccountDelivery.last_attempt_at"];
                last_attempt_at_gt?: components["parameters"]["AccountDelivery.last_attempt_at_gt"];
                last_attempt_at_gte?: components["parameters"]["AccountDelivery.last_attempt_at_gte"];
                last_attempt_at_lt?: components["parameters"]["AccountDelivery.last_attempt_at_lt"];
                last_attempt_at_lte?: components["parameters"]["AccountDelivery.last_attempt_at_lte"];
                last_attempt_at_after?: components["parameters"]["AccountDelivery.last_attempt_at_after"];
                last_attempt_at_before?: components["parameters"]["AccountDelivery.last_attempt_at_before"];
                last_attempt_at_exists?: components["parameters"]["AccountDelivery.last_attempt_at_exists"];
                "last_attempt_at[eq]"?: components["parameters"]["AccountDelivery.last_attempt_at.eq"];
                "last_attempt_at[neq]"?: components["parameters"]["AccountDelivery.last_attempt_at.neq"];
                "last_attempt_at[gt]"?: components["parameters"]["AccountDelivery.last_attempt_at.gt"];
                "last_attempt_at[gte]"?: components["parameters"]["AccountDelivery.last_attempt_at.gte"];
                "last_attempt_at[lt]"?: components["parameters"]["AccountDelivery.last_attempt_at.lt"];
                "last_attempt_at[lte]"?: components["parameters"]["AccountDelivery.last_attempt_at.lte"];
                last_response_status?: components["parameters"]["AccountDelivery.last_response_status"];
                last_response_status_in?: components["parameters"]["AccountDelivery.last_response_status_in"];
                last_response_status_gt?: components["parameters"]["AccountDelivery.last_response_status_gt"];
                last_response_status_gte?: components["parameters"]["AccountDelivery.last_response_status_gte"];
                last_response_status_lt?: components["parameters"]["AccountDelivery.last_response_status_lt"];
                last_response_status_lte?: components["parameters"]["AccountDelivery.last_response_status_lte"];
                last_response_status_exists?: components["parameters"]["AccountDelivery.last_response_status_exists"];
                "last_response_status[eq]"?: components["parameters"]["AccountDelivery.last_response_status.eq"];
                "last_response_status[neq]"?: components["parameters"]["AccountDelivery.last_response_status.neq"];
                "last_response_status[in]"?: components["parameters"]["AccountDelivery.last_response_status.in"];
                "last_response_status[nin]"?: components["parameters"]["AccountDelivery.last_response_status.nin"];
                "last_response_status[gt]"?: components["parameters"]["AccountDelivery.last_response_status.gt"];
                "last_response_status[gte]"?: components["parameters"]["AccountDelivery.last_response_status.gte"];
                "last_response_status[lt]"?: components["parameters"]["AccountDelivery.last_response_status.lt"];
                "last_response_status[lte]"?: components["parameters"]["AccountDelivery.last_response_status.lte"];
                created_at?: components["parameters"]["AccountDelivery.created_at"];
                created_at_gt?: components["parameters"]["AccountDelivery.created_at_gt"];
                created_at_gte?: components["parameters"]["AccountDelivery.created_at_gte"];
                created_at_lt?: components["parameters"]["AccountDelivery.created_at_lt"];
                created_at_lte?: components["parameters"]["AccountDelivery.created_at_lte"];
                created_at_after?: components["parameters"]["AccountDelivery.created_at_after"];
                created_at_before?: components["parameters"]["AccountDelivery.created_at_before"];
                "created_at[eq]"?: components["parameters"]["AccountDelivery.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["AccountDelivery.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["AccountDelivery.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["AccountDelivery.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["AccountDelivery.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["AccountDelivery.created_at.lte"];
                updated_at?: components["parameters"]["AccountDelivery.updated_at"];
                updated_at_gt?: components["parameters"]["AccountDelivery.updated_at_gt"];
                updated_at_gte?: components["parameters"]["AccountDelivery.updated_at_gte"];
                updated_at_lt?: components["parameters"]["AccountDelivery.updated_at_lt"];
                updated_at_lte?: components["parameters"]["AccountDelivery.updated_at_lte"];
                updated_at_after?: components["parameters"]["AccountDelivery.updated_at_after"];
                updated_at_before?: components["parameters"]["AccountDelivery.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["AccountDelivery.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["AccountDelivery.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["AccountDelivery.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["AccountDelivery.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["AccountDelivery.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["AccountDelivery.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountDeliveryPage"];
            default: components["responses"]["Default"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["LoggedRequest.sort"];
                fields?: components["parameters"]["LoggedRequest.fields"];
                id?: components["parameters"]["LoggedRequest.id"];
                id_in?: components["parameters"]["LoggedRequest.id_in"];
                "id[eq]"?: components["parameters"]["LoggedRequest.id.eq"];
                "id[neq]"?: components["parameters"]["LoggedRequest.id.neq"];
                "id[in]"?: components["parameters"]["LoggedRequest.id.in"];
                "id[nin]"?: components["parameters"]["LoggedRequest.id.nin"];
                request_id?: components["parameters"]["LoggedRequest.request_id"];
                request_id_in?: components["parameters"]["LoggedRequest.request_id_in"];
                request_id_contains?: components["parameters"]["LoggedRequest.request_id_contains"];
                request_id_starts_with?: components["parameters"]["LoggedRequest.request_id_starts_with"];
                "request_id[eq]"?: components["parameters"]["LoggedRequest.request_id.eq"];
                "request_id[neq]"?: components["parameters"]["LoggedRequest.request_id.neq"];
                "request_id[in]"?: components["parameters"]["LoggedRequest.request_id.in"];
                "request_id[nin]"?: components["parameters"]["LoggedRequest.request_id.nin"];
                "request_id[like]"?: components["parameters"]["LoggedRequest.request_id.like"];
                method?: components["parameters"]["LoggedRequest.method"];
                method_in?: components["parameters"]["LoggedRequest.method_in"];
                "method[eq]"?: components["parameters"]["LoggedRequest.method.eq"];
                "method[neq]"?: components["parameters"]["LoggedRequest.method.neq"];
                "method[in]"?: components["parameters"]["LoggedRequest.method.in"];
                "method[nin]"?: components["parameters"]["LoggedRequest.method.nin"];
                path?: components["parameters"]["LoggedRequest.path"];
                path_in?: components["parameters"]["LoggedRequest.path_in"];
                path_contains?: components["parameters"]["LoggedRequest.path_contains"];
                path_starts_with?: components["parameters"]["LoggedRequest.path_starts_with"];
                "path[eq]"?: components["parameters"]["LoggedRequest.path.eq"];
                "path[neq]"?: components["parameters"]["LoggedRequest.path.neq"];
                "path[in]"?: components["parameters"]["LoggedRequest.path.in"];
                "path[nin]"?: components["parameters"]["LoggedRequest.path.nin"];
                "path[like]"?: components["parameters"]["LoggedRequest.path.like"];
                operation_id?: components["parameters"]["LoggedRequest.operation_id"];
                operation_id_in?: components["parameters"]["LoggedRequest.operation_id_in"];
                operation_id_contains?: components["parameters"]["LoggedRequest.operation_id_contains"];
                operation_id_starts_with?: components["parameters"]["LoggedRequest.operation_id_starts_with"];
                operation_id_exists?: components["parameters"]["LoggedRequest.operation_id_exists"];
                "operation_id[eq]"?: components["parameters"]["LoggedRequest.operation_id.eq"];
                "operation_id[neq]"?: components["parameters"]["LoggedRequest.operation_id.neq"];
                "operation_id[in]"?: components["parameters"]["LoggedRequest.operation_id.in"];
                "operation_id[nin]"?: components["parameters"]["LoggedRequest.operation_id.nin"];
                "operation_id[like]"?: components["parameters"]["LoggedRequest.operation_id.like"];
                api_version?: components["parameters"]["LoggedRequest.api_version"];
                api_version_in?: components["parameters"]["LoggedRequest.api_version_in"];
                api_version_contains?: components["parameters"]["LoggedRequest.api_version_contains"];
                api_version_starts_with?: components["parameters"]["LoggedRequest.api_version_starts_with"];
                api_version_exists?: components["parameters"]["LoggedRequest.api_version_exists"];
                "api_version[eq]"?: components["parameters"]["LoggedRequest.api_version.eq"];
                "api_version[neq]"?: components["parameters"]["LoggedRequest.api_version.neq"];
                "api_version[in]"?: components["parameters"]["LoggedRequest.api_version.in"];
                "api_version[nin]"?: components["parameters"]["LoggedRequest.api_version.nin"];
                "api_version[like]"?: components["parameters"]["LoggedRequest.api_version.like"];
                status?: components["parameters"]["LoggedRequest.status"];
                status_in?: components["parameters"]["LoggedRequest.status_in"];
                status_gt?: components["parameters"]["LoggedRequest.status_gt"];
                status_gte?: components["parameters"]["LoggedRequest.status_gte"];
                status_lt?: components["parameters"]["LoggedRequest.status_lt"];
                status_lte?: components["parameters"]["LoggedRequest.status_lte"];
                "status[eq]"?: components["parameters"]["LoggedRequest.status.eq"];
                "status[neq]"?: components["parameters"]["LoggedRequest.status.neq"];
                "status[in]"?: components["parameters"]["LoggedRequest.status.in"];
                "status[nin]"?: components["parameters"]["LoggedRequest.status.nin"];
                "status[gt]"?: components["parameters"]["LoggedRequest.status.gt"];
                "status[gte]"?: components["parameters"]["LoggedRequest.status.gte"];
                "status[lt]"?: components["parameters"]["LoggedRequest.status.lt"];
                "status[lte]"?: components["parameters"]["LoggedRequest.status.lte"];
                error_code?: components["parameters"]["LoggedRequest.error_code"];
                error_code_in?: components["parameters"]["LoggedRequest.error_code_in"];
                error_code_contains?: components["parameters"]["LoggedRequest.error_code_contains"];
                error_code_starts_with?: components["parameters"]["LoggedRequest.error_code_starts_with"];
                error_code_exists?: components["parameters"]["LoggedRequest.error_code_exists"];
                "error_code[eq]"?: components["parameters"]["LoggedRequest.error_code.eq"];
                "error_code[neq]"?: components["parameters"]["LoggedRequest.error_code.neq"];
                "error_code[in]"?: components["parameters"]["LoggedRequest.error_code.in"];
                "error_code[nin]"?: components["parameters"]["LoggedRequest.error_code.nin"];
                "error_code[like]"?: components["parameters"]["LoggedRequest.error_code.like"];
                duration_ms?: components["parameters"]["LoggedRequest.duration_ms"];
                duration_ms_in?: components["parameters"]["LoggedRequest.duration_ms_in"];
                duration_ms_gt?: components["parameters"]["LoggedRequest.duration_ms_gt"];
                duration_ms_gte?: components["parameters"]["LoggedRequest.duration_ms_gte"];
                duration_ms_lt?: components["parameters"]["LoggedRequest.duration_ms_lt"];
                duration_ms_lte?: components["parameters"]["LoggedRequest.duration_ms_lte"];
                "duration_ms[eq]"?: components["parameters"]["LoggedRequest.duration_ms.eq"];
                "duration_ms[neq]"?: components["parameters"]["LoggedRequest.duration_ms.neq"];
                "duration_ms[in]"?: components["parameters"]["LoggedRequest.duration_ms.in"];
                "duration_ms[nin]"?: components["parameters"]["LoggedRequest.duration_ms.nin"];
                "duration_ms[gt]"?: components["parameters"]["LoggedRequest.duration_ms.gt"];
                "duration_ms[gte]"?: components["parameters"]["LoggedRequest.duration_ms.gte"];
                "duration_ms[lt]"?: components["parameters"]["LoggedRequest.duration_ms.lt"];
                "duration_ms[lte]"?: components["parameters"]["LoggedRequest.duration_ms.lte"];
                credential_type?: components["parameters"]["LoggedRequest.credential_type"];
                credential_type_in?: components["parameters"]["LoggedRequest.credential_type_in"];
                "credential_type[eq]"?: components["parameters"]["LoggedRequest.credential_type.eq"];
                "credential_type[neq]"?: components["parameters"]["LoggedRequest.credential_type.neq"];
                "credential_type[in]"?: components["parameters"]["LoggedRequest.credential_type.in"];
                "credential_type[nin]"?: components["parameters"]["LoggedRequest.credential_type.nin"];
                credential_id?: components["parameters"]["LoggedRequest.credential_id"];
                credential_id_in?: components["parameters"]["LoggedRequest.credential_id_in"];
                "credential_id[eq]"?: components["parameters"]["LoggedRequest.credential_id.eq"];
                "credential_id[neq]"?: components["parameters"]["LoggedRequest.credential_id.neq"];
                "credential_id[in]"?: components["parameters"]["LoggedRequest.credential_id.in"];
                "credential_id[nin]"?: components["parameters"]["LoggedRequest.credential_id.nin"];
                user_id?: components["parameters"]["LoggedRequest.user_id"];
                user_id_in?: components["parameters"]["LoggedRequest.user_id_in"];
                user_id_exists?: components["parameters"]["LoggedRequest.user_id_exists"];
                "user_id[eq]"?: components["parameters"]["LoggedRequest.user_id.eq"];
                "user_id[neq]"?: components["parameters"]["LoggedRequest.user_id.neq"];
                "user_id[in]"?: components["parameters"]["LoggedRequest.user_id.in"];
                "user_id[nin]"?: components["parameters"]["LoggedRequest.user_id.nin"];
                from_dashboard?: components["parameters"]["LoggedRequest.from_dashboard"];
                "from_dashboard[eq]"?: components["parameters"]["LoggedRequest.from_dashboard.eq"];
                address?: components["parameters"]["LoggedRequest.address"];
                address_in?: components["parameters"]["LoggedRequest.address_in"];
                address_contains?: components["parameters"]["LoggedRequest.address_contains"];
                address_starts_with?: components["parameters"]["LoggedRequest.address_starts_with"];
                "address[eq]"?: components["parameters"]["LoggedRequest.address.eq"];
                "address[neq]"?: components["parameters"]["LoggedRequest.address.neq"];
                "address[in]"?: components["parameters"]["LoggedRequest.address.in"];
                "address[nin]"?: components["parameters"]["LoggedRequest.address.nin"];
                "address[like]"?: components["parameters"]["LoggedRequest.address.like"];
                created_at?: components["parameters"]["LoggedRequest.created_at"];
                created_at_gt?: components["parameters"]["LoggedRequest.created_at_gt"];
                created_at_gte?: components["parameters"]["LoggedRequest.created_at_gte"];
                created_at_lt?: components["parameters"]["LoggedRequest.created_at_lt"];
                created_at_lte?: components["parameters"]["LoggedRequest.created_at_lte"];
                created_at_after?: components["parameters"]["LoggedRequest.created_at_after"];
                created_at_before?: components["parameters"]["LoggedRequest.created_at_before"];
                "created_at[eq]"?: components["parameters"]["LoggedRequest.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["LoggedRequest.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["LoggedRequest.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["LoggedRequest.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["LoggedRequest.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["LoggedRequest.created_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedRequestPage"];
            default: components["responses"]["Default"];
        };
    };
    getRequest: {
        parameters: {
            query?: {
                fields?: components["parameters"]["LoggedRequest.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                logged_request_id: components["parameters"]["LoggedRequestIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoggedRequestFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["AuditEntry.sort"];
                fields?: components["parameters"]["AuditEntry.fields"];
                id?: components["parameters"]["AuditEntry.id"];
                id_in?: components["parameters"]["AuditEntry.id_in"];
                "id[eq]"?: components["parameters"]["AuditEntry.id.eq"];
                "id[neq]"?: components["parameters"]["AuditEntry.id.neq"];
                "id[in]"?: components["parameters"]["AuditEntry.id.in"];
                "id[nin]"?: components["parameters"]["AuditEntry.id.nin"];
                action?: components["parameters"]["AuditEntry.action"];
                action_in?: components["parameters"]["AuditEntry.action_in"];
                action_contains?: components["parameters"]["AuditEntry.action_contains"];
                action_starts_with?: components["parameters"]["AuditEntry.action_starts_with"];
                "action[eq]"?: components["parameters"]["AuditEntry.action.eq"];
                "action[neq]"?: components["parameters"]["AuditEntry.action.neq"];
                "action[in]"?: components["parameters"]["AuditEntry.action.in"];
                "action[nin]"?: components["parameters"]["AuditEntry.action.nin"];
                "action[like]"?: components["parameters"]["AuditEntry.action.like"];
                actor_type?: components["parameters"]["AuditEntry.actor_type"];
                actor_type_in?: components["parameters"]["AuditEntry.actor_type_in"];
                actor_type_exists?: components["parameters"]["AuditEntry.actor_type_exists"];
                "actor_type[eq]"?: components["parameters"]["AuditEntry.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["AuditEntry.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["AuditEntry.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["AuditEntry.actor_type.nin"];
                actor_id?: components["parameters"]["AuditEntry.actor_id"];
                actor_id_in?: components["parameters"]["AuditEntry.actor_id_in"];
                actor_id_exists?: components["parameters"]["AuditEntry.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["AuditEntry.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["AuditEntry.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["AuditEntry.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["AuditEntry.actor_id.nin"];
                credential_type?: components["parameters"]["AuditEntry.credential_type"];
                credential_type_in?: components["parameters"]["AuditEntry.credential_type_in"];
                credential_type_exists?: components["parameters"]["AuditEntry.credential_type_exists"];
                "credential_type[eq]"?: components["parameters"]["AuditEntry.credential_type.eq"];
                "credential_type[neq]"?: components["parameters"]["AuditEntry.credential_type.neq"];
                "credential_type[in]"?: components["parameters"]["AuditEntry.credential_type.in"];
                "credential_type[nin]"?: components["parameters"]["AuditEntry.credential_type.nin"];
                credential_id?: components["parameters"]["AuditEntry.credential_id"];
                credential_id_in?: components["parameters"]["AuditEntry.credential_id_in"];
                credential_id_exists?: components["parameters"]["AuditEntry.credential_id_exists"];
                "credential_id[eq]"?: components["parameters"]["AuditEntry.credential_id.eq"];
                "credential_id[neq]"?: components["parameters"]["AuditEntry.credential_id.neq"];
                "credential_id[in]"?: components["parameters"]["AuditEntry.credential_id.in"];
                "credential_id[nin]"?: components["parameters"]["AuditEntry.credential_id.nin"];
                subject_id?: components["parameters"]["AuditEntry.subject_id"];
                subject_id_in?: components["parameters"]["AuditEntry.subject_id_in"];
                subject_id_exists?: components["parameters"]["AuditEntry.subject_id_exists"];
                "subject_id[eq]"?: components["parameters"]["AuditEntry.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["AuditEntry.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["AuditEntry.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["AuditEntry.subject_id.nin"];
                address?: components["parameters"]["AuditEntry.address"];
                address_in?: components["parameters"]["AuditEntry.address_in"];
                address_contains?: components["parameters"]["AuditEntry.address_contains"];
                address_starts_with?: components["parameters"]["AuditEntry.address_starts_with"];
                address_exists?: components["parameters"]["AuditEntry.address_exists"];
                "address[eq]"?: components["parameters"]["AuditEntry.address.eq"];
                "address[neq]"?: components["parameters"]["AuditEntry.address.neq"];
                "address[in]"?: components["parameters"]["AuditEntry.address.in"];
                "address[nin]"?: components["parameters"]["AuditEntry.address.nin"];
                "address[like]"?: components["parameters"]["AuditEntry.address.like"];
                request_id?: components["parameters"]["AuditEntry.request_id"];
                request_id_in?: components["parameters"]["AuditEntry.request_id_in"];
                request_id_contains?: components["parameters"]["AuditEntry.request_id_contains"];
                request_id_starts_with?: components["parameters"]["AuditEntry.request_id_starts_with"];
                request_id_exists?: components["parameters"]["AuditEntry.request_id_exists"];
                "request_id[eq]"?: components["parameters"]["AuditEntry.request_id.eq"];
                "request_id[neq]"?: components["parameters"]["AuditEntry.request_id.neq"];
                "request_id[in]"?: components["parameters"]["AuditEntry.request_id.in"];
                "request_id[nin]"?: components["parameters"]["AuditEntry.request_id.nin"];
                "request_id[like]"?: components["parameters"]["AuditEntry.request_id.like"];
                created_at?: components["parameters"]["AuditEntry.created_at"];
                created_at_gt?: components["parameters"]["AuditEntry.created_at_gt"];
                created_at_gte?: components["parameters"]["AuditEntry.created_at_gte"];
                created_at_lt?: components["parameters"]["AuditEntry.created_at_lt"];
                created_at_lte?: components["parameters"]["AuditEntry.created_at_lte"];
                created_at_after?: components["parameters"]["AuditEntry.created_at_after"];
                created_at_before?: components["parameters"]["AuditEntry.created_at_before"];
                "created_at[eq]"?: components["parameters"]["AuditEntry.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["AuditEntry.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["AuditEntry.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["AuditEntry.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["AuditEntry.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["AuditEntry.created_at.lte"];
                updated_at?: components["parameters"]["AuditEntry.updated_at"];
                updated_at_gt?: components["parameters"]["AuditEntry.updated_at_gt"];
                updated_at_gte?: components["parameters"]["AuditEntry.updated_at_gte"];
                updated_at_lt?: components["parameters"]["AuditEntry.updated_at_lt"];
                updated_at_lte?: components["parameters"]["AuditEntry.updated_at_lte"];
                updated_at_after?: components["parameters"]["AuditEntry.updated_at_after"];
                updated_at_before?: components["parameters"]["AuditEntry.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["AuditEntry.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["AuditEntry.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["AuditEntry.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["AuditEntry.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["AuditEntry.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["AuditEntry.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditEntryPage"];
            default: components["responses"]["Default"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                or?: components["parameters"]["Or"];
                id?: components["parameters"]["AuditEntry.id"];
                id_in?: components["parameters"]["AuditEntry.id_in"];
                "id[eq]"?: components["parameters"]["AuditEntry.id.eq"];
                "id[neq]"?: components["parameters"]["AuditEntry.id.neq"];
                "id[in]"?: components["parameters"]["AuditEntry.id.in"];
                "id[nin]"?: components["parameters"]["AuditEntry.id.nin"];
                action?: components["parameters"]["AuditEntry.action"];
                action_in?: components["parameters"]["AuditEntry.action_in"];
                action_contains?: components["parameters"]["AuditEntry.action_contains"];
                action_starts_with?: components["parameters"]["AuditEntry.action_starts_with"];
                "action[eq]"?: components["parameters"]["AuditEntry.action.eq"];
                "action[neq]"?: components["parameters"]["AuditEntry.action.neq"];
                "action[in]"?: components["parameters"]["AuditEntry.action.in"];
                "action[nin]"?: components["parameters"]["AuditEntry.action.nin"];
                "action[like]"?: components["parameters"]["AuditEntry.action.like"];
                actor_type?: components["parameters"]["AuditEntry.actor_type"];
                actor_type_in?: components["parameters"]["AuditEntry.actor_type_in"];
                actor_type_exists?: components["parameters"]["AuditEntry.actor_type_exists"];
                "actor_type[eq]"?: components["parameters"]["AuditEntry.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["AuditEntry.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["AuditEntry.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["AuditEntry.actor_type.nin"];
                actor_id?: components["parameters"]["AuditEntry.actor_id"];
                actor_id_in?: components["parameters"]["AuditEntry.actor_id_in"];
                actor_id_exists?: components["parameters"]["AuditEntry.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["AuditEntry.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["AuditEntry.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["AuditEntry.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["AuditEntry.actor_id.nin"];
                credential_type?: components["parameters"]["AuditEntry.credential_type"];
                credential_type_in?: components["parameters"]["AuditEntry.credential_type_in"];
                credential_type_exists?: components["parameters"]["AuditEntry.credential_type_exists"];
                "credential_type[eq]"?: components["parameters"]["AuditEntry.credential_type.eq"];
                "credential_type[neq]"?: components["parameters"]["AuditEntry.credential_type.neq"];
                "credential_type[in]"?: components["parameters"]["AuditEntry.credential_type.in"];
                "credential_type[nin]"?: components["parameters"]["AuditEntry.credential_type.nin"];
                credential_id?: components["parameters"]["AuditEntry.credential_id"];
                credential_id_in?: components["parameters"]["AuditEntry.credential_id_in"];
                credential_id_exists?: components["parameters"]["AuditEntry.credential_id_exists"];
                "credential_id[eq]"?: components["parameters"]["AuditEntry.credential_id.eq"];
                "credential_id[neq]"?: components["parameters"]["AuditEntry.credential_id.neq"];
                "credential_id[in]"?: components["parameters"]["AuditEntry.credential_id.in"];
                "credential_id[nin]"?: components["parameters"]["AuditEntry.credential_id.nin"];
                subject_id?: components["parameters"]["AuditEntry.subject_id"];
                subject_id_in?: components["parameters"]["AuditEntry.subject_id_in"];
                subject_id_exists?: components["parameters"]["AuditEntry.subject_id_exists"];
                "subject_id[eq]"?: components["parameters"]["AuditEntry.subject_id.eq"];
                "subject_id[neq]"?: components["parameters"]["AuditEntry.subject_id.neq"];
                "subject_id[in]"?: components["parameters"]["AuditEntry.subject_id.in"];
                "subject_id[nin]"?: components["parameters"]["AuditEntry.subject_id.nin"];
                address?: components["parameters"]["AuditEntry.address"];
                address_in?: components["parameters"]["AuditEntry.address_in"];
                address_contains?: components["parameters"]["AuditEntry.address_contains"];
                address_starts_with?: components["parameters"]["AuditEntry.address_starts_with"];
                address_exists?: components["parameters"]["AuditEntry.address_exists"];
                "address[eq]"?: components["parameters"]["AuditEntry.address.eq"];
                "address[neq]"?: components["parameters"]["AuditEntry.address.neq"];
                "address[in]"?: components["parameters"]["AuditEntry.address.in"];
                "address[nin]"?: components["parameters"]["AuditEntry.address.nin"];
                "address[like]"?: components["parameters"]["AuditEntry.address.like"];
                request_id?: components["parameters"]["AuditEntry.request_id"];
                request_id_in?: components["parameters"]["AuditEntry.request_id_in"];
                request_id_contains?: components["parameters"]["AuditEntry.request_id_contains"];
                request_id_starts_with?: components["parameters"]["AuditEntry.request_id_starts_with"];
                request_id_exists?: components["parameters"]["AuditEntry.request_id_exists"];
                "request_id[eq]"?: components["parameters"]["AuditEntry.request_id.eq"];
                "request_id[neq]"?: components["parameters"]["AuditEntry.request_id.neq"];
                "request_id[in]"?: components["parameters"]["AuditEntry.request_id.in"];
                "request_id[nin]"?: components["parameters"]["AuditEntry.request_id.nin"];
                "request_id[like]"?: components["parameters"]["AuditEntry.request_id.like"];
                created_at?: components["parameters"]["AuditEntry.created_at"];
                created_at_gt?: components["parameters"]["AuditEntry.created_at_gt"];
                created_at_gte?: components["parameters"]["AuditEntry.created_at_gte"];
                created_at_lt?: components["parameters"]["AuditEntry.created_at_lt"];
                created_at_lte?: components["parameters"]["AuditEntry.created_at_lte"];
                created_at_after?: components["parameters"]["AuditEntry.created_at_after"];
                created_at_before?: components["parameters"]["AuditEntry.created_at_before"];
                "created_at[eq]"?: components["parameters"]["AuditEntry.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["AuditEntry.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["AuditEntry.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["AuditEntry.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["AuditEntry.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["AuditEntry.created_at.lte"];
                updated_at?: components["parameters"]["AuditEntry.updated_at"];
                updated_at_gt?: components["parameters"]["AuditEntry.updated_at_gt"];
                updated_at_gte?: components["parameters"]["AuditEntry.updated_at_gte"];
                updated_at_lt?: components["parameters"]["AuditEntry.updated_at_lt"];
                updated_at_lte?: components["parameters"]["AuditEntry.updated_at_lte"];
                updated_at_after?: components["parameters"]["AuditEntry.updated_at_after"];
                updated_at_before?: components["parameters"]["AuditEntry.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["AuditEntry.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["AuditEntry.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["AuditEntry.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["AuditEntry.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["AuditEntry.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["AuditEntry.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditEntryLines"];
            default: components["responses"]["Default"];
        };
    };
}
