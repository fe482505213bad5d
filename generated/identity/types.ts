// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
export interface paths {
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a person for consent
         * @description Send the person's browser here. They sign in and see what your application asks for, on pages of ours in `text/html` whose addresses and markup are no part of the contract; a person who has agreed to the same before passes without stopping, unless the application is public and its address is an app's own scheme or on the person's machine, which anybody can take (RFC 8252, 8.6). Then the browser returns to your `redirect_uri` with `code` and `state`, and with `iss`, our issuer, which you compare like the state (RFC 9207).
         *
         *     When something is wrong or the person declines, the browser returns with `error`, `error_description`, `state` and `iss` instead - `access_denied`, `invalid_request`, `invalid_scope`, `login_required`, `consent_required`, or `unsupported_response_type` for everything but `code`; the implicit grant does not exist here. An unknown application or an address that it has not registered is never redirected to and gets the 400.
         *
         *     The same parameters are taken as a form by POST (OpenID Connect Core, 3.1.2.1), and answered by a 303 to here.
         *
         *     A code works once and for 60 seconds. Public applications have to send `code_challenge`; for confidential ones it is honoured and worth sending.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get tokens for a grant
         * @description Exchanges a code, a refresh token or the client's own credentials for an access token that lives one hour. A confidential client proves itself with HTTP Basic or with `client_id` and `client_secret` in the form, a public one names its `client_id` and sends the `code_verifier`.
         *
         *     Each refresh gives a new refresh token and retires the old one. For ten seconds the old one still returns its successor, for a retry whose answer got lost; used later it counts as stolen, and every token of its family is revoked. A code that comes a second time revokes what the first one issued. Both are a 400 `invalid_grant`. Other refusals are `invalid_request`, `unauthorized_client`, `unsupported_grant_type` and `invalid_scope`.
         */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description Ends an access or refresh token (RFC 7009), opaque or JWT. With a refresh token every token of its grant ends. A token that is unknown or already over is a 200 too, as there is nothing left to do; a token of another client is a 400 `invalid_request`, and it stays valid.
         */
        post: operations["revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a token is good for
         * @description Tells a confidential client whether a token holds, for whom and for what (RFC 7662). Any application of the account may ask about an access token, as those that serve resources have to; about a refresh token only the one that it was issued to. Tokens that are unknown, expired, revoked, of another account or not yours to ask about are all the same - `active` is false and nothing else is said. `scope` is what the token opens now, by the role that its person has. A public client is a 401 `invalid_client`.
         */
        post: operations["introspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the person behind a token
         * @description Who the access token speaks for, as claims. Any token of a user will do, opaque or JWT, whatever its scopes. A token from client credentials has no user and is a 403 `insufficient_scope`.
         */
        get: operations["userinfo"];
        put?: never;
        /**
         * Get the person behind a token by POST
         * @description The same as by GET, for clients that ask by POST (OpenID Connect Core, 5.3.1). The access token stands in the header `Authorization`, or in the form as `access_token` (RFC 6750, section 2.2). In both it is a 400 `invalid_request`, also when it is the same token.
         */
        post: operations["postUserinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a JWT for an application
         * @description The client credentials grant with a JSON body. A confidential application sends its id and secret and gets a JWT for itself. A wrong id or secret is a 401 `invalid_credentials`, an application that is public a 403 `insufficient_permissions`, a scope that it is not registered for, or that does not exist, a 403 `invalid_scope`, an audience that is not the REST API's root a 422 `unprocessable`.
         */
        post: operations["issueClientToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a JWT for a person
         * @description Signs a person in with e-mail address and password and gives a JWT with all that their role allows. Wrong credentials are a 401 `invalid_credentials`, whether or not the address belongs to a user.
         */
        post: operations["issuePasswordToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session of 24 hours for a person. Send its token as `X-Session-Token`; it does what the person's role allows. Wrong credentials are a 401 `invalid_credentials`, which sounds and takes the same for an address without a user, a user without a password, and a wrong password.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a session
         * @description Gives a new token with a full 24 hours in place of the one you send, which stops working. A token that is too old is a 401 `expired_token`; one that is unknown, replaced or signed out is a 401 `invalid_token`.
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session whose token you send, at once. A token that does not hold is a 401 `expired_token` or `invalid_token`.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with a one-time link
         * @description Sets a person's first or next password with the token of a link, which holds for 24 hours and works once. All sessions of the person end, and so do their other links and every OAuth token that acts for them; API keys stay, and so does what they agreed to - an application gets new tokens once the person has signed in again. A link that is too old is a 401 `expired_token`, one that is unknown or used a 401 `invalid_token`. A password that is tried first by whoever guesses is a 422 `unprocessable`, and the link holds on.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that resets a password
         * @description Mails a one-time link to the person with this address. The answer is a 202 every time, whether somebody has the address or not, and says nothing about it. One letter goes to an address in ten minutes, and whoever asks again meanwhile has that one; none goes to a member who may not sign in yet. Where the server sends no mail the answer says so, and an administrator makes the link in the account's members.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signing keys
         * @description The public keys that verify our JWTs, all RS256 (RFC 7517). Choose by the token's `kid`. During a rotation the next key is here before it signs and the last one stays while tokens signed with it hold, so fetch the set again when you meet a `kid` that you do not know.
         */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authorization server's metadata
         * @description Endpoints and abilities as RFC 8414 lists them. Give the issuer to an OAuth library and it finds the rest here.
         */
        get: operations["getAuthorizationServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenID configuration
         * @description The same metadata with what OpenID Connect Discovery adds, for libraries that look here.
         */
        get: operations["getOpenIdConfiguration"];
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
        /** @description An application's client id. */
        ClientId: string;
        /**
         * Format: uri
         * @description An absolute address without a fragment.
         */
        RedirectUri: string;
        /** @description Scopes, separated by spaces, in any form that RFC 6749 knows. */
        RequestedScopes: string;
        /**
         * @description What went wrong, in the words of RFC 6749, 6750, 7009 and OpenID Connect; `rate_limit_exceeded` is ours.
         * @enum {string}
         */
        OAuthErrorCode: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "unsupported_response_type" | "unsupported_token_type" | "invalid_scope" | "access_denied" | "login_required" | "consent_required" | "interaction_required" | "request_not_supported" | "request_uri_not_supported" | "invalid_token" | "insufficient_scope" | "rate_limit_exceeded" | "server_error" | "temporarily_unavailable";
        /** @description An error as RFC 6749 writes it. The request id stands in the header `X-Request-ID`. */
        OAuthError: {
            error: components["schemas"]["OAuthErrorCode"];
            /** @description What was wrong and what is allowed, for a developer. It may change. */
            error_description: string;
            /**
             * Format: uri
             * @description Where this is documented.
             */
            error_uri?: string;
        };
        /** @description A confidential application's secret, shown when it was registered or rotated. */
        ClientSecret: string;
        /**
         * @description How the access token looks - a random value that only we can read, or a signed JWT (RFC 9068) that you can verify yourself.
         * @default opaque
         * @enum {string}
         */
        TokenFormat: "opaque" | "jwt";
        /** @description A code from the authorization endpoint, redeemed by the application that asked for it. */
        AuthorizationCodeGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
            /** @description The application; needed unless HTTP Basic names it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            /** @description The code. */
            code: string;
            /** @description The same address as at the authorization endpoint. */
            redirect_uri: components["schemas"]["RedirectUri"];
            /** @description The random value whose digest was the `code_challenge`; needed when there was one. */
            code_verifier?: string;
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description A refresh token; it is replaced every time it is used. */
        RefreshToken: string;
        /** @description A refresh token, exchanged for new tokens. */
        RefreshTokenGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
            /** @description The application; needed unless HTTP Basic names it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            refresh_token: components["schemas"]["RefreshToken"];
            /** @description Fewer scopes for the new access token; never more than were granted. What does not exist is read as at the authorization endpoint. */
            scope?: components["schemas"]["RequestedScopes"];
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description A confidential application acting for itself, with no user and no refresh token. Whoever registered it answers for what it does: its records are theirs, it may do what they may, and events name the application. When they are gone, the administrator who has been in the account longest does. */
        ClientCredentialsGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description The application; needed unless HTTP Basic names it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The application's secret; needed unless HTTP Basic carries it. */
            client_secret?: components["schemas"]["ClientSecret"];
            /** @description Scopes that the application is registered for. Left out, it is all of them. What does not exist is read as at the authorization endpoint. */
            scope?: components["schemas"]["RequestedScopes"];
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description One of three grants, by its `grant_type`. */
        TokenRequest: components["schemas"]["AuthorizationCodeGrant"] | components["schemas"]["RefreshTokenGrant"] | components["schemas"]["ClientCredentialsGrant"];
        /** @description An access token for `Authorization - Bearer`. */
        AccessToken: string;
        /**
         * Format: int32
         * @description For how many seconds from now the token holds.
         */
        TokenSeconds: number;
        /** @description Scopes, separated by spaces. */
        ScopeList: string;
        /** @description Tokens as RFC 6749 answers them. What is not issued is absent. */
        TokenResponse: {
            access_token: components["schemas"]["AccessToken"];
            /**
             * @description How to send the access token.
             * @enum {string}
             */
            token_type: "Bearer";
            expires_in: components["schemas"]["TokenSeconds"];
            /** @description For the next refresh; keep the one you have when an answer brings none. */
            refresh_token?: components["schemas"]["RefreshToken"];
            /** @description What the access token is good for. It may be less than was asked for. */
            scope: components["schemas"]["ScopeList"];
            /** @description An ID token of OpenID Connect; there when `openid` was asked for. Its claims are `iss`, `sub`, `aud`, `exp`, `iat`, `auth_time`, `amr`, `at_hash`, and `nonce` where the request had one. */
            id_token?: string;
        };
        /** @description The token to end. */
        RevocationRequest: {
            /** @description The token. */
            token: string;
            /** @description What kind it is - `access_token` or `refresh_token`; only a hint. */
            token_type_hint?: string;
            /** @description The application; needed unless HTTP Basic names it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
        };
        /** @description The token to ask about. */
        IntrospectionRequest: {
            /** @description The token. */
            token: string;
            /** @description What kind it is - `access_token` or `refresh_token`; only a hint. */
            token_type_hint?: string;
            /** @description The application; needed unless HTTP Basic names it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The application's secret; needed unless HTTP Basic carries it. */
            client_secret?: components["schemas"]["ClientSecret"];
        };
        /**
         * Format: int64
         * @description An instant in seconds since 1970.
         */
        NumericDate: number;
        /** @description What a token is good for. Only `active` is always there; a token that does not hold has nothing else. */
        IntrospectionResponse: {
            /** @description Whether the token holds now. */
            active: boolean;
            scope?: components["schemas"]["ScopeList"];
            /** @description The application it was issued to. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The user's e-mail address; absent for client credentials. */
            username?: string;
            /**
             * @description What kind of token it is.
             * @enum {string}
             */
            token_type?: "Bearer" | "refresh_token";
            /**
             * Format: uri
             * @description The issuer.
             */
            iss?: string;
            /** @description The user's id, or the client id for client credentials. */
            sub?: string;
            /**
             * Format: uri
             * @description The API it is meant for.
             */
            aud?: string;
            /** @description When it ends. */
            exp?: components["schemas"]["NumericDate"];
            /** @description When it was issued. */
            iat?: components["schemas"]["NumericDate"];
            /** @description The token's own id. */
            jti?: string;
        };
        /** @description A user as claims of OpenID Connect, and two of ours - `role` and `account_id`. */
        UserInfo: {
            /** @description The user's id. */
            sub: string;
            /** @description The user's name. */
            name: string;
            /**
             * Format: email
             * @description The user's e-mail address.
             */
            email: string;
            /**
             * @description What the user may do in the account.
             * @enum {string}
             */
            role: "admin" | "editor" | "viewer";
            /** @description The account the user belongs to. */
            account_id: string;
            /** @description When the user last changed. */
            updated_at: components["schemas"]["NumericDate"];
        };
        /** @description The token to tell about, where no header carries it. */
        UserInfoRequest: {
            /** @description The access token; left out where the header `Authorization` carries it. */
            access_token?: string;
        };
        /** @description An application's credentials and what the token is for. */
        ClientTokenRequest: {
            client_id: components["schemas"]["ClientId"];
            client_secret: components["schemas"]["ClientSecret"];
            /**
             * Format: uri
             * @description The API the token is meant for - the root of the REST API.
             */
            audience: string;
            /**
             * @description The grant.
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description Scopes that the application is registered for. Left out, it is all of them. */
            scope?: components["schemas"]["RequestedScopes"];
        };
        /** @description A JWT signed with RS256 (`typ: at+jwt`, RFC 9068). Its claims are `iss`, `sub`, `aud`, `exp`, `iat`, `jti`, `scope` and `client_id`; the header's `kid` names the key of `/.well-known/jwks.json`. Check signature, expiry, issuer and audience. */
        Jwt: string;
        /** @description An access token in JWT form. There is no refresh token; ask again. */
        JwtResponse: {
            access_token: components["schemas"]["Jwt"];
            /**
             * @description How to send it.
             * @enum {string}
             */
            token_type: "Bearer";
            expires_in: components["schemas"]["TokenSeconds"];
            /** @description What the token is good for. */
            scope: components["schemas"]["ScopeList"];
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
        ErrorCode: "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "conflict" | "already_exists" | "invalid_state" | "project_archived" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout";
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
        /** @description The platform's error in form A, with its message repeated at the top for clients that look only there. */
        SessionError: components["schemas"]["Error"] & {
            /** @description The same sentence as `error.message`. */
            message: string;
        };
        /**
         * Format: email
         * @description The person's e-mail address, upper or lower case.
         */
        SignInEmail: string;
        /** @description The person's password. */
        SignInPassword: string;
        /** @description Which account, for an address that is known in several. Without it, it is the oldest account in which the password holds, of the four oldest in which there is one. */
        SignInAccount: string;
        /** @description A person's credentials. */
        PasswordTokenRequest: {
            email: components["schemas"]["SignInEmail"];
            password: components["schemas"]["SignInPassword"];
            account_id?: components["schemas"]["SignInAccount"];
        };
        /** @description A person's credentials. */
        LoginRequest: {
            email: components["schemas"]["SignInEmail"];
            password: components["schemas"]["SignInPassword"];
            account_id?: components["schemas"]["SignInAccount"];
        };
        /** @description A session token for the header `X-Session-Token`. */
        SessionToken: string;
        /**
         * Format: date-time
         * @description A point in time in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /** @description An open session. */
        SessionResponse: {
            session_token: components["schemas"]["SessionToken"];
            /** @description When it ends unless it is renewed. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The link's token and the password to set. */
        PasswordSet: {
            /** @description The token from the link. */
            token: string;
            /** @description The password, 12 to 256 characters of any kind. One of the commonest, or one with digits and signs at its end, one short text said again and again, and the person's name or e-mail address or the name of the service are a 422 `unprocessable`. */
            password: string;
        };
        /** @description Whose password to reset. */
        PasswordResetRequest: {
            email: components["schemas"]["SignInEmail"];
        };
        /** @description The same answer for every address. */
        PasswordResetAccepted: {
            /** @description What happens next; the same for every address. */
            message: string;
        };
        /** @description One public key. */
        Jwk: {
            /**
             * @description The key's type.
             * @enum {string}
             */
            kty: "RSA";
            /**
             * @description What it is for.
             * @enum {string}
             */
            use: "sig";
            /**
             * @description The algorithm.
             * @enum {string}
             */
            alg: "RS256";
            /** @description The key's id, as in a token's header. */
            kid: string;
            /** @description The modulus in unpadded URL-safe base64. */
            n: string;
            /** @description The exponent in unpadded URL-safe base64. */
            e: string;
        };
        /** @description The key set. */
        Jwks: {
            /** @description The keys that may have signed a token which still holds, and the next one. */
            keys: components["schemas"]["Jwk"][];
        };
        /**
         * Format: uri
         * @description An address of the identity part.
         */
        IdentityAddress: string;
        /** @description What is supported, by its registered names. */
        IdentityWords: string[];
        /** @description The authorization server as RFC 8414 describes one. */
        AuthorizationServerMetadata: {
            /** @description Who issues; the `iss` of every token. */
            issuer: components["schemas"]["IdentityAddress"];
            /** @description Where to send a person's browser. */
            authorization_endpoint: components["schemas"]["IdentityAddress"];
            /** @description Where grants become tokens. */
            token_endpoint: components["schemas"]["IdentityAddress"];
            /** @description Where tokens are ended. */
            revocation_endpoint: components["schemas"]["IdentityAddress"];
            /** @description Where tokens are asked about. */
            introspection_endpoint: components["schemas"]["IdentityAddress"];
            /** @description Where a token's person is told. */
            userinfo_endpoint: components["schemas"]["IdentityAddress"];
            /** @description Where the signing keys are. */
            jwks_uri: components["schemas"]["IdentityAddress"];
            /** @description Documentation for people. */
            service_documentation: components["schemas"]["IdentityAddress"];
            /** @description Every scope there is. */
            scopes_supported: components["schemas"]["IdentityWords"];
            /** @description The response types. */
            response_types_supported: components["schemas"]["IdentityWords"];
            /** @description How a code comes back. */
            response_modes_supported: components["schemas"]["IdentityWords"];
            /** @description The grants. */
            grant_types_supported: components["schemas"]["IdentityWords"];
            /** @description The methods of PKCE. */
            code_challenge_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client proves itself for tokens. */
            token_endpoint_auth_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client proves itself for revocation. */
            revocation_endpoint_auth_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client proves itself for introspection. */
            introspection_endpoint_auth_methods_supported: components["schemas"]["IdentityWords"];
            /** @description Whether `iss` comes back with a code (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
        };
        /** @description The same with what OpenID Connect adds. */
        OpenIdConfiguration: components["schemas"]["AuthorizationServerMetadata"] & {
            /** @description How a person's id is given out. */
            subject_types_supported: components["schemas"]["IdentityWords"];
            /** @description How ID tokens are signed. */
            id_token_signing_alg_values_supported: components["schemas"]["IdentityWords"];
            /** @description How claims are told. */
            claim_types_supported: components["schemas"]["IdentityWords"];
            /** @description What ID tokens and the person's endpoint tell. */
            claims_supported: components["schemas"]["IdentityWords"];
            /** @description What `prompt` may ask for. */
            prompt_values_supported: components["schemas"]["IdentityWords"];
            /** @description Whether the parameter `claims` asks for single claims. */
            claims_parameter_supported: boolean;
            /** @description Whether a request may be inside the parameter `request`. */
            request_parameter_supported: boolean;
            /** @description Whether a request may stand where `request_uri` says. */
            request_uri_parameter_supported: boolean;
        };
    };
    responses: {
        /** @description The client did not prove who it is (`invalid_client`). */
        OAuthUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The person's claims. */
        UserInfoFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserInfo"];
            };
        };
        /** @description The bearer token is missing, unknown, expired or revoked (`invalid_token`). */
        OAuthTokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The request came over plain HTTP (`invalid_request`), or the credential is no user's (`insufficient_scope`). */
        OAuthForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The access token. */
        JwtIssued: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JwtResponse"];
            };
        };
        /** @description The credentials are not accepted (`invalid_credentials`), or the token is unknown, spent or revoked (`invalid_token`) or too old (`expired_token`). An address without a user and a wrong password look and take the same. */
        SessionUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The session's token; it is not shown again. */
        SessionOpened: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionResponse"];
            };
        };
        /** @description The answer cannot be given in a form that `Accept` allows. */
        OAuthNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Too many attempts for this client or from this address; `Retry-After` tells when to come back. */
        OAuthTooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Something went wrong on our side; `X-Request-ID` finds it. */
        OAuthServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The server cannot do this right now; `Retry-After` tells when to come back. */
        OAuthUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        OAuthPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The body is not a form. */
        OAuthUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The request cannot be granted; `error` says why. */
        OAuthBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The request is not as the contract asks; `details` names every culprit and what is allowed. */
        SessionBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The request came over plain HTTP (`https_required`), or the credentials do not allow this (`insufficient_permissions`, `invalid_scope`). */
        SessionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The answer cannot be given in a form that `Accept` allows. */
        SessionNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        SessionPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The body is not JSON. */
        SessionUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The request fits the contract and makes no sense here. */
        SessionUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description Too many attempts for this account or from this address; `Retry-After` tells when to come back. */
        SessionTooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description Something went wrong on our side; the request id finds it. */
        SessionServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
        /** @description The server cannot do this right now; `Retry-After` tells when to come back. */
        SessionUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionError"];
            };
        };
    };
    parameters: {
        ClientIdQuery: components["schemas"]["ClientId"];
        RedirectUriQuery: components["schemas"]["RedirectUri"];
        ResponseTypeQuery: string;
        ScopeQuery: components["schemas"]["RequestedScopes"];
        StateQuery: string;
        CodeChallengeQuery: string;
        CodeChallengeMethodQuery: "S256";
        NonceQuery: string;
        PromptQuery: string;
        MaxAgeQuery: number;
        IdTokenHintQuery: string;
        LoginHintQuery: string;
        RequestIdHeader: components["schemas"]["RequestId"];
        VersionHeader: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authorize: {
        parameters: {
            query: {
                client_id: components["parameters"]["ClientIdQuery"];
                redirect_uri: components["parameters"]["RedirectUriQuery"];
                response_type: components["parameters"]["ResponseTypeQuery"];
                scope?: components["parameters"]["ScopeQuery"];
                state?: components["parameters"]["StateQuery"];
                code_challenge?: components["parameters"]["CodeChallengeQuery"];
                code_challenge_method?: components["parameters"]["CodeChallengeMethodQuery"];
                nonce?: components["parameters"]["NonceQuery"];
                prompt?: components["parameters"]["PromptQuery"];
                max_age?: components["parameters"]["MaxAgeQuery"];
                id_token_hint?: components["parameters"]["IdTokenHintQuery"];
                login_hint?: components["parameters"]["LoginHintQuery"];
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
            /** @description To the sign-in and consent pages, or back to the application with a code or an error. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The application or its redirect address is not known, so nobody can be sent back; the page tells the person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    token: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The grant is refused - `invalid_grant` for a code, verifier or refresh token that does not hold, `unauthorized_client`, `unsupported_grant_type`, `invalid_scope`, or `invalid_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            401: components["responses"]["OAuthUnauthorized"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            413: components["responses"]["OAuthPayloadTooLarge"];
            415: components["responses"]["OAuthUnsupportedMediaType"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    revoke: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RevocationRequest"];
            };
        };
        responses: {
            /** @description The token is of no use any more. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["OAuthBadRequest"];
            401: components["responses"]["OAuthUnauthorized"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            413: components["responses"]["OAuthPayloadTooLarge"];
            415: components["responses"]["OAuthUnsupportedMediaType"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    introspect: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IntrospectionRequest"];
            };
        };
        responses: {
            /** @description What the token is good for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntrospectionResponse"];
                };
            };
            400: components["responses"]["OAuthBadRequest"];
            401: components["responses"]["OAuthUnauthorized"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            413: components["responses"]["OAuthPayloadTooLarge"];
            415: components["responses"]["OAuthUnsupportedMediaType"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    userinfo: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserInfoFound"];
            400: components["responses"]["OAuthBadRequest"];
            401: components["responses"]["OAuthTokenRefused"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    postUserinfo: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UserInfoRequest"];
            };
        };
        responses: {
            200: components["responses"]["UserInfoFound"];
            400: components["responses"]["OAuthBadRequest"];
            401: components["responses"]["OAuthTokenRefused"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            413: components["responses"]["OAuthPayloadTooLarge"];
            415: components["responses"]["OAuthUnsupportedMediaType"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    issueClientToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["JwtIssued"];
            400: components["responses"]["SessionBadRequest"];
            401: components["responses"]["SessionUnauthorized"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            413: components["responses"]["SessionPayloadTooLarge"];
            415: components["responses"]["SessionUnsupportedMediaType"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    issuePasswordToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["JwtIssued"];
            400: components["responses"]["SessionBadRequest"];
            401: components["responses"]["SessionUnauthorized"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            413: components["responses"]["SessionPayloadTooLarge"];
            415: components["responses"]["SessionUnsupportedMediaType"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            400: components["responses"]["SessionBadRequest"];
            401: components["responses"]["SessionUnauthorized"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            413: components["responses"]["SessionPayloadTooLarge"];
            415: components["responses"]["SessionUnsupportedMediaType"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionOpened"];
            400: components["responses"]["SessionBadRequest"];
            401: components["responses"]["SessionUnauthorized"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionBadRequest"];
            401: components["responses"]["SessionUnauthorized"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSet"];
            };
        };
        responses: {
            /** @description The password is set; sign in with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionBadRequest"];
            401: components["responses"]["SessionUnauthorized"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            413: components["responses"]["SessionPayloadTooLarge"];
            415: components["responses"]["SessionUnsupportedMediaType"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If the address belongs to somebody and the server sends mail, a link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAccepted"];
                };
            };
            400: components["responses"]["SessionBadRequest"];
            403: components["responses"]["SessionForbidden"];
            406: components["responses"]["SessionNotAcceptable"];
            413: components["responses"]["SessionPayloadTooLarge"];
            415: components["responses"]["SessionUnsupportedMediaType"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["SessionTooManyRequests"];
            500: components["responses"]["SessionServerError"];
            501: components["responses"]["SessionServerError"];
            503: components["responses"]["SessionUnavailable"];
            504: components["responses"]["SessionUnavailable"];
            default: components["responses"]["SessionServerError"];
        };
    };
    getJwks: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jwks"];
                    "application/jwk-set+json": components["schemas"]["Jwks"];
                };
            };
            400: components["responses"]["OAuthBadRequest"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    getAuthorizationServerMetadata: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServerMetadata"];
                };
            };
            400: components["responses"]["OAuthBadRequest"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
    getOpenIdConfiguration: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenIdConfiguration"];
                };
            };
            400: components["responses"]["OAuthBadRequest"];
            403: components["responses"]["OAuthForbidden"];
            406: components["responses"]["OAuthNotAcceptable"];
            429: components["responses"]["OAuthTooManyRequests"];
            500: components["responses"]["OAuthServerError"];
            501: components["responses"]["OAuthServerError"];
            503: components["responses"]["OAuthUnavailable"];
            504: components["responses"]["OAuthUnavailable"];
            default: components["responses"]["OAuthServerError"];
        };
    };
}
