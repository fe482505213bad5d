// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
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
         * @description Send the person's browser here. The person signs in and sees what your application asks for. Our pages for this are `text/html`; their addresses and markup are not part of the contract. A person who has given the same consent before is redirected at once. There is an exception: public applications whose redirect URI is an app's own scheme or on the person's machine, because any program can take over such an address (RFC 8252, 8.6). Then the browser returns to your `redirect_uri` with `code`, `state` and `iss`. `iss` is our issuer; compare it with the expected issuer, as you compare the state (RFC 9207).
         *
         *     When something is wrong or the person declines, the browser returns with `error`, `error_description`, `state` and `iss` instead. The error is `access_denied`, `invalid_request`, `invalid_scope`, `login_required`, `consent_required`, `request_not_supported` or `request_uri_not_supported` for a request object (`request`, `request_uri`), or `unsupported_response_type` for every response type except `code`; there is no implicit grant. An unknown application, or a redirect URI that it has not registered, gets a 400 and no redirect. So does a request that is wrong otherwise, where nobody is signed in whose account has the application: the page has a link back. Except with `prompt=none`: then every registered application gets its error at once.
         *
         *     An application that nobody has registered can describe itself (OAuth Client ID Metadata Document). Its client id is then the `https` address of a JSON document of at most 10 KiB, with a path, and without a fragment. The document has the same address as `client_id`, a `client_name`, and `redirect_uris`, for which the rules of registered public applications hold; the port of `localhost` is free, too. Such an application is public. It may request reading and writing, or what its document names in `scope`, and never `admin`. It joins the account of the first person who agrees, where administrators see it, can limit its scopes, and can refuse it. An account can demand that an administrator allows it first (`described_applications` of the security settings): then its people ask for it, and until it is allowed the response is `access_denied`, as for one that was refused. An account may have 100 of them; one more is `access_denied`. One that nobody has used for 90 days is deleted. The document is read again after 5 minutes.
         *
         *     POST accepts the same parameters as a form (OpenID Connect Core, 3.1.2.1). Its response is a 303 to this address.
         *
         *     A code works once, for 60 seconds. Public applications must send `code_challenge`. Confidential applications may send it too, and should.
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
    "/oauth/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign a person out
         * @description Send the person's browser here when the person signs out of your application. Send `id_token_hint`, the last ID token that you received for this sign-in: it proves that the sign-in is meant, and the browser returns at once. Without it, or when the browser is signed in otherwise, the person is asked first. Then the browser returns to `post_logout_redirect_uri` with `state`, or stays on a page that says that the person is signed out. A browser where nobody is signed in is not asked; without an `id_token_hint` it then stays on a page with a link to the address.
         *
         *     The sign-in ends as by signing out at the dashboard: at our pages, at the dashboard, and for the other applications that have a `backchannel_logout_uri`. Each of these gets a logout token within seconds (OpenID Connect Back-Channel Logout 1.0), as a form with the field `logout_token`. It is a JWT of the type `logout+jwt`, signed like an ID token, with `iss`, `sub`, `aud`, `iat`, `exp`, `jti`, `sid` and `events`. Verify it like an ID token, end your sessions with this `sid`, and answer 200. Other answers are failures; there are up to ten attempts in three days.
         *
         *     Tokens of applications stay valid: the consent of the person is their ground. Revoke yours with the operation `revoke` when you do not need them any more.
         *
         *     An ID token that was not issued here to this application, an unknown application, and an address that the application has not registered get a 400 and no redirect, and nobody is signed out. POST accepts the same parameters as a form. Its response is a 303 to this address.
         */
        get: operations["endSession"];
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
         * @description Exchanges a code, a device code, a refresh token or the client's own credentials for an access token that is valid for 60 minutes. A confidential client authenticates with HTTP Basic, with `client_id` and `client_secret` in the form, or with `client_assertion` and `client_assertion_type` (`private_key_jwt`, RFC 7523). A public client sends its `client_id` and the `code_verifier`. Two ways in one request are a 400 `invalid_request`.
         *
         *     An assertion is a JWT that a registered key of the application signs with RS256, PS256, ES256 or EdDSA (also named Ed25519). `iss` and `sub` are the client id, `aud` is our issuer or our token endpoint, `exp` is at most 5 minutes ahead, and its `jti` works once, so sign a new one for each attempt. Clocks may differ by 30 seconds. An assertion that does not hold is a 401 `invalid_client`.
         *
         *     Each refresh returns a new refresh token and retires the old one. As long as the successor has not been used for a refresh, the old token still returns it, for 60 minutes, so that a client can retry after a lost response. A use after that time, or after the successor was used, counts as theft, and every token of its family is revoked. A refresh token that is not used expires after 30 days, and no successor is valid longer than 365 days after the first. A public application gets none where its person signed in more than 10 minutes before the code, because neither of them has proved anything for it: ask for it with `max_age`. A code that is used a second time revokes the tokens that it issued first. Both uses are in the audit log, with what was `reused`. All of these are a 400 `invalid_grant`. Other errors are `invalid_request`, `unauthorized_client`, `unsupported_grant_type` and `invalid_scope`.
         *
         *     A device repeats its request with its `device_code` until the person has decided (RFC 8628, 3.4). Until then each is a 400 `authorization_pending`, or `slow_down` when it came too soon: then `interval` is five seconds longer from now on. Afterwards the request gets the tokens, or a 400 `access_denied` or `expired_token`. A device code works once, like an authorization code.
         */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/device-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin at a device
         * @description For programs without a browser, such as a command line (RFC 8628). Show the person `verification_uri` and `user_code`, or open `verification_uri_complete`. The person opens it in any browser, signs in, compares the code and agrees. Meanwhile ask the token endpoint with `device_code`, every `interval` seconds. The codes are valid for 15 minutes.
         *
         *     An application may use this grant when its `device_grant` is true, or else gets a 400 `unauthorized_client`. Confidential applications send their secret or an assertion. `tessera-cli` is a public application of every installation, for the command line: in each account it appears among the applications as soon as somebody of the account has agreed to it, and the account may limit its scopes or delete it there. Other errors are `invalid_scope` and `invalid_request`.
         */
        post: operations["deviceAuthorization"];
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
         * @description Revokes an access token or a refresh token (RFC 7009), opaque or JWT. Revoking a refresh token ends every token of its grant. A token that is unknown or no longer valid is also a 200, because there is nothing left to do. A token of another client is a 400 `invalid_request`, and it stays valid.
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
         * Get the state of a token
         * @description Tells a confidential client whether a token is valid, for whom and for what (RFC 7662). Any application of the account may ask about an access token, because applications that serve resources must. Only the application that a refresh token was issued to may ask about it. Unknown, expired and revoked tokens, tokens of another account, and tokens that you may not ask about all give the same response: `active` is false, and there are no other fields. `scope` is what the token permits now, limited by the current role of the person. A public client is a 401 `invalid_client`.
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
         * Get the user of a token
         * @description The user of the access token, as claims. Any token of a user is accepted, opaque or JWT, whatever its scopes. A token from the client credentials grant has no user and is a 403 `insufficient_scope`.
         */
        get: operations["userinfo"];
        put?: never;
        /**
         * Get the user of a token by POST
         * @description The same as by GET, for clients that use POST (OpenID Connect Core, 5.3.1). Send the access token in the header `Authorization`, or in the form as `access_token` (RFC 6750, section 2.2). Sending it in both places is a 400 `invalid_request`, even when it is the same token.
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
         * @description The client credentials grant with a JSON body. A confidential application sends its id and secret and gets a JWT for itself. A wrong id or secret is a 401 `invalid_credentials`. A public application is a 403 `insufficient_permissions`. A scope that does not exist, or that the application is not registered for, is a 403 `invalid_scope`. An audience that is not the root of the REST API is a 422 `unprocessable`.
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
         * @description Signs a person in with e-mail address and password, and returns a JWT with all that their role allows. Wrong credentials are a 401 `invalid_credentials`, whether or not a user has the address. A person who signs in with a second factor gets no JWT for a password alone: a 403 `second_factor_required`. They use an API key, or an application that they have agreed to.
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
         * @description Opens a session of 24 hours for a person. Send its token as `X-Session-Token`; it permits what the person's role permits. Wrong credentials are a 401 `invalid_credentials`. The response and its time are the same for an address without a user, a user without a password, and a wrong password. Outside of the networks that an account allows to people, a sign-in that names the account is a 403 `network_not_allowed` whatever the password; one that names none is a 401 as for a wrong password. Where the person has a second factor, or the account demands one of them, the response is a 202 with an `mfa_token`: send it to `proveSecondFactor` with the proof.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description The second step of a sign-in that `login` answered with a 202. Opens a session as `login` does. Send a code of an authenticator app, which works once and within 30 seconds before or after its time, or a recovery code. A wrong or used code is a 401 `invalid_credentials`, and you can try again with the same `mfa_token`. An `mfa_token` that is unknown, used or older than 10 minutes is a 401 `invalid_token`; sign in again. Where the 202 has an `enrolment`, the first right code adds the authenticator app, and the response shows new recovery codes.
         *
         *     After 100 wrong codes of an authenticator app in a row, from wherever they came, a code from where the person has not signed in before is a 401 `invalid_credentials` and is not tried, until they sign in from a known place, with a recovery code or with a passkey, or set a password with a link. Where the server sends mail, a letter tells the person of a second factor that was refused in an unknown place, once a day.
         */
        post: operations["proveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login/second-factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey as the second factor
         * @description The second step of a sign-in that `login` answered with a 202 whose `passkey` is not null. Give `passkey` to `PublicKeyCredential.parseRequestOptionsFromJSON` and the result to `navigator.credentials.get` in a browser, and send what its `toJSON` returns. The page has to be at the address of this server's sign-in pages or of its dashboard. A response to another challenge, of another passkey or with a wrong signature is a 401 `invalid_credentials`. So is a use count that is not above the last one: somebody may have a copy of the passkey, and its person is told. An `mfa_token` that is unknown, used or older than 10 minutes is a 401 `invalid_token`.
         */
        post: operations["provePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey alone
         * @description Opens a session for the person whose passkey it is. The passkey has verified them, by a PIN or a fingerprint, so it is both factors at once. Send what `toJSON` returned for the challenge of `beginPasskeyLogin`. Everything else is a 401 `invalid_credentials`: an unknown or removed passkey, a wrong signature, a challenge that is unknown, used or too old, and a passkey that has not verified its person.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey alone
         * @description Returns a challenge for a sign-in without an e-mail address and a password: `loginWithPasskey` needs the response to it. It is valid for 15 minutes, and for one sign-in. Where the server has no host name, browsers have no passkeys: a 409 `invalid_state`.
         */
        post: operations["beginPasskeyLogin"];
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
         * @description Returns a new token that is valid for a full 24 hours. It replaces the token that you send, which stops working. 30 days after the sign-in the session ends all the same. A token that is too old is a 401 `expired_token`. A token that is unknown, replaced or signed out is a 401 `invalid_token`. Where the account demands a second factor of the person that the session has not proved, it is a 401 `insufficient_user_authentication`, and the token stays as it is until it expires: `proveSession` proves the factor, and `enrolTotp` and `enrolPasskey` add a first one.
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
         * @description Ends the session of the token that you send, at once. A token that is not valid is a 401 `expired_token` or `invalid_token`.
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
         * @description Sets a person's first or next password with the token of a link. The link is valid for 24 hours and works once. All sessions of the person end, and so do their other links and every OAuth token that acts for them. API keys stay. Consents stay too: an application gets new tokens once the person has signed in again. A link that is too old is a 401 `expired_token`; an unknown or used link is a 401 `invalid_token`. A password that is easy to guess is a 422 `unprocessable`, and the link stays valid.
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
         * Request a link that resets a password
         * @description Mails a one-time link to the person with this address. The response is always a 202, whether a user has the address or not, so it reveals nothing about it. An address gets mail at most once in ten minutes, one for each account that it is in; another request in that time sends none. Requests from where somebody with the address has signed in are counted by themselves, so that those of strangers do not use up the owner's. A member who may not sign in yet gets no mail. Where the server sends no mail, the response says so; then an administrator creates the link in the members of the account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Sets another password for the person who is signed in. The present password has to be right, and where you have a second factor, `code` or `credential` too, as for `requestEmailChange`. The session that asks goes on under a new token, as with `renewSession`. All others end, and so do the person's password links and every OAuth token that acts for them. API keys and consents stay. A browser that is signed in at the dashboard has no token: its sign-in ends, too, and the response is a 204. A password that is easy to guess is a 422 `unprocessable` too, and the second factor stays unused; `field` of `details` says what is wrong. Where the server sends mail, a letter tells the person.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the change of your e-mail address
         * @description Your present address, and the change that you have asked for and that is not confirmed yet.
         */
        get: operations["getEmailChange"];
        put?: never;
        /**
         * Ask for another e-mail address
         * @description Asks for another address for the person who is signed in. Nothing changes yet: a letter to the new address has a link that confirms it, for 60 minutes, and a letter to the present address tells of it, with a link that stops the change. Asking again drops the change before. The present password has to be right, and where you have a second factor, `code` or `credential` too; without it the response is a 403 `second_factor_required`. A wrong password and a wrong code are a 422 `unprocessable` and count as failed sign-ins; `field` of `details` says which. The response is the same for an address that somebody has. Where the server sends no mail, it is a 409 `invalid_state`: an administrator changes the address then.
         */
        post: operations["requestEmailChange"];
        /**
         * Take back the change of your e-mail address
         * @description Drops the change that you have asked for, so that its links stop working. Where there is none, it is a 404 `not_found`.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm another e-mail address
         * @description Sets the new address, with the token of the link that was mailed to it. It works once. The person signs in with the new address from then on. Their open password links and half-finished sign-ins end; sessions, second factors, keys and consents stay. A letter to the former address has a link that undoes the change within 7 days. A link that is too old is a 401 `expired_token`; one that is unknown, used, stopped or replaced is a 401 `invalid_token`. Where somebody else in the account has the address by now, it is a 409 `already_exists`, and the change is over.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/email-change/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop or undo the change of an e-mail address
         * @description Does what the link in the letters to the former address does. A change that is not confirmed is stopped: nothing has changed. One that is confirmed is undone, within 7 days: the person has the former address again, all their sessions, password links and OAuth tokens end, later changes of the address are over, and their password no longer works. The response has a link that sets another one. Second factors and API keys stay. A link that is too old is a 401 `expired_token`; one that is unknown or was used is a 401 `invalid_token`. Where somebody else in the account has the former address by now, it is a 409 `already_exists`.
         */
        post: operations["stopEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own sessions
         * @description Where you are signed in: sessions of the API, and browsers that are signed in at the pages of this service. The newest come first, at most a hundred. Sessions that have expired or have ended are not among them.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: components["parameters"]["SessionIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description Ends a session at once, on open connections too. A session that is over, or that is not yours, is a 404 `not_found`. Tokens of applications are no sessions: withdraw the consent instead.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all your other sessions
         * @description Ends every session of yours at once, except the one that asks, and every token that was issued for your password. API keys and applications keep their access.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again that you are there
         * @description Makes the session that asks as good as a new sign-in for operations that give or take authority, which refuse an older one with a 401 `insufficient_user_authentication`. It counts as one for 10 minutes; renewing a session does not. The present password has to be right, and where you have a second factor, `code` or `credential` too, as for `requestEmailChange`. Where the account demands a second factor that you have not added yet, it is a 409 `invalid_state`: add it first, which proves it for this session. The session goes on with its expiry under a new token. The token that you send stops working, as with `renewSession`: whoever has a copy of it has not proved anything.
         */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your consents
         * @description The applications that you have allowed to act for you, the newest consent first, at most a hundred.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/consents/{application_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                application_id: components["parameters"]["ConsentPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a consent
         * @description Withdraws your consent to an application. Its tokens for you are revoked at once, and it has to ask you again. An application that has no consent of yours is a 404 `not_found`.
         */
        delete: operations["withdrawConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your second factors
         * @description The second factors that you have confirmed, the oldest first, and how many recovery codes are left.
         */
        get: operations["listSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what proves that it is you
         * @description What you can prove a second factor with while you are signed in, and a challenge for your passkeys. `requestEmailChange` and the changes of your second factors take the response to it, once and from the session that asked, within 15 minutes. Without a second factor, `kinds` is empty.
         */
        post: operations["challengeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add an authenticator app
         * @description Creates a secret for an authenticator app. Show `uri` as a QR code, or `secret` as text; neither is shown again. The app counts after `confirmSecondFactor` with one of its codes, within 15 minutes; beginning again drops the one before. The present password has to be right, and where you have a second factor already, `code` or `credential` too, as for `requestEmailChange`. Ten second factors are a 409 `limit_reached`.
         */
        post: operations["enrolTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns what a browser needs to make a passkey. Give `public_key` to `PublicKeyCredential.parseCreationOptionsFromJSON` and the result to `navigator.credentials.create`, on a page at the address of this server's sign-in pages or of its dashboard. The passkey counts after `confirmPasskey` with its response, within 15 minutes; beginning again drops the one before. The present password has to be right, and where you have a second factor already, `code` or `credential` too, as for `requestEmailChange`. Ten second factors are a 409 `limit_reached`. Where the server has no host name, browsers have no passkeys: a 409 `invalid_state`.
         */
        post: operations["enrolPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace your recovery codes
         * @description Creates ten new recovery codes; the earlier ones stop working. Each works once, instead of a second factor. The present password has to be right, and `code` or `credential` of any of your second factors too, as for `requestEmailChange`. Without a second factor there are no recovery codes: a 409 `invalid_state`.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/{factor_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                factor_id: components["parameters"]["FactorPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a second factor
         * @description Adds the second factor whose enrolment you began, with a code of the authenticator app. From then on each sign-in asks for a second factor. With the first one, the response shows ten recovery codes, and all your other sessions end, with the tokens that applications received in your name. A wrong code is a 422 `unprocessable`. An enrolment that is unknown, confirmed, too old or of another session is a 404 `not_found`.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/{factor_id}/confirm-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                factor_id: components["parameters"]["FactorPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a passkey
         * @description Adds the passkey whose enrolment you began, with what `toJSON` returned in the browser. From then on each sign-in asks for a second factor, and this passkey also signs in alone. With the first second factor, the response shows ten recovery codes, and all your other sessions end, with the tokens that applications received in your name. A response to another challenge or of another address is a 422 `unprocessable`, and so is a passkey that you have already added. An enrolment that is unknown, confirmed, too old or of another session is a 404 `not_found`.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factors/{factor_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                factor_id: components["parameters"]["FactorPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a second factor
         * @description Removes one of your second factors. With the last one, the recovery codes go too. The present password has to be right, and `code` or `credential` of any of your second factors too, as for `requestEmailChange`. One that is not yours is a 404 `not_found`. Where the account demands a second factor of you, removing the last one is a 409 `invalid_state`: add another one first.
         */
        post: operations["removeSecondFactor"];
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
         * @description The public keys that verify our JWTs, all RS256 (RFC 7517). Choose the key by the token's `kid`. During a rotation, the set has the next key before it signs tokens. It also has the last key while tokens that it signed are valid. So fetch the set again when you see an unknown `kid`.
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
         * @description The endpoints and features of the authorization server, as in RFC 8414. An OAuth library needs only the issuer and finds the rest here.
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
         * @description The same metadata with the additions of OpenID Connect Discovery, for libraries that look here.
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
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metadata of the API as a resource
         * @description Which authorization server issues tokens for the API, and which scopes they may have, as in RFC 9728. REST, GraphQL and the channel take these tokens.
         */
        get: operations["getProtectedResourceMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/webauthn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the origins that may use passkeys of this server
         * @description The origin of the dashboard, where people add and remove their passkeys. Passkeys belong to the host name of this server; where the dashboard is on another host, browsers look here whether it may use them (WebAuthn Level 3, section 5.11).
         */
        get: operations["getPasskeyOrigins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metadata of the endpoint for agents
         * @description The same for `/mcp`, where agents call operations by the Model Context Protocol. A 401 of `/mcp` names this address in `WWW-Authenticate`, so that a client finds out where to get a token. It names no scopes, because many clients request all that they find; without a scope, an application gets those that it is registered for.
         */
        get: operations["getAgentResourceMetadata"];
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
        /** @description The client id of an application: the one that it was registered with, or the address of the document that describes it. */
        ClientId: string;
        /**
         * Format: uri
         * @description An absolute address without a fragment.
         */
        RedirectUri: string;
        /** @description Scopes, separated by spaces, in any form that RFC 6749 allows. */
        RequestedScopes: string;
        /**
         * @description What went wrong, as a code of RFC 6749, 6750, 7009, 8628 or OpenID Connect; `rate_limit_exceeded` is our own.
         * @enum {string}
         */
        OAuthErrorCode: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "unsupported_response_type" | "unsupported_token_type" | "invalid_scope" | "access_denied" | "authorization_pending" | "slow_down" | "expired_token" | "login_required" | "consent_required" | "interaction_required" | "request_not_supported" | "request_uri_not_supported" | "invalid_token" | "insufficient_scope" | "rate_limit_exceeded" | "server_error" | "temporarily_unavailable";
        /** @description An error in the form of RFC 6749. The request id is in the header `X-Request-ID`. */
        OAuthError: {
            error: components["schemas"]["OAuthErrorCode"];
            /** @description What is wrong and what is allowed, written for developers. The wording may change. */
            error_description: string;
            /**
             * Format: uri
             * @description The address of the documentation.
             */
            error_uri?: string;
        };
        /** @description The secret of a confidential application, shown when it was registered or rotated. */
        ClientSecret: string;
        /**
         * @description The type of `client_assertion`; required with it.
         * @enum {string}
         */
        ClientAssertionType: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
        /** @description A JWT with which an application proves itself (`private_key_jwt`, RFC 7523). Its header names the `kid` of a registered key. `iss` and `sub` are the client id, `aud` is our issuer or our token endpoint, `exp` is at most 5 minutes ahead, and `jti` is new each time. */
        ClientAssertion: string;
        /**
         * @description The format of the access token: a random value that only we can read, or a signed JWT (RFC 9068) that you can verify.
         * @default opaque
         * @enum {string}
         */
        TokenFormat: "opaque" | "jwt";
        /** @description A code from the authorization endpoint, redeemed by the application that requested it. */
        AuthorizationCodeGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
            /** @description The code. */
            code: string;
            /** @description The same redirect URI as at the authorization endpoint. */
            redirect_uri: components["schemas"]["RedirectUri"];
            /** @description The random value whose digest was the `code_challenge`; required when there was one. */
            code_verifier?: string;
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description A refresh token; each use replaces it. */
        RefreshToken: string;
        /** @description A refresh token, exchanged for new tokens. */
        RefreshTokenGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
            refresh_token: components["schemas"]["RefreshToken"];
            /** @description Fewer scopes for the new access token; never more than were granted. Scopes that do not exist are handled as at the authorization endpoint. */
            scope?: components["schemas"]["RequestedScopes"];
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description A confidential application that acts for itself, without a user and without a refresh token. The user who registered it is responsible for its actions: this user owns its records, and it may do what this user may. Events name the application. When this user is deleted, the administrator who has been in the account for the longest time takes their place. */
        ClientCredentialsGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The application's secret; required unless HTTP Basic or an assertion carries it. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
            /** @description Scopes that the application is registered for. When left out, it is all of them. Scopes that do not exist are handled as at the authorization endpoint. */
            scope?: components["schemas"]["RequestedScopes"];
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description The code of the device. It is a secret, and never shown to the person. */
        DeviceCode: string;
        /** @description A device code, asked about by the application that began with it (RFC 8628, 3.4). */
        DeviceCodeGrant: {
            /**
             * @description The grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "urn:ietf:params:oauth:grant-type:device_code";
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
            device_code: components["schemas"]["DeviceCode"];
            token_format?: components["schemas"]["TokenFormat"];
        };
        /** @description One of four grants; `grant_type` selects it. */
        TokenRequest: components["schemas"]["AuthorizationCodeGrant"] | components["schemas"]["RefreshTokenGrant"] | components["schemas"]["ClientCredentialsGrant"] | components["schemas"]["DeviceCodeGrant"];
        /** @description An access token for `Authorization - Bearer`. */
        AccessToken: string;
        /**
         * Format: int32
         * @description The remaining lifetime of the token, in seconds from now.
         */
        TokenSeconds: number;
        /** @description Scopes, separated by spaces. */
        ScopeList: string;
        /** @description Tokens in the form of RFC 6749. Tokens that are not issued are absent. */
        TokenResponse: {
            access_token: components["schemas"]["AccessToken"];
            /**
             * @description How to send the access token.
             * @enum {string}
             */
            token_type: "Bearer";
            expires_in: components["schemas"]["TokenSeconds"];
            /** @description The token for the next refresh. When a response has none, keep using the one that you have. */
            refresh_token?: components["schemas"]["RefreshToken"];
            /** @description The scopes of the access token. They may be fewer than requested. */
            scope: components["schemas"]["ScopeList"];
            /** @description An ID token of OpenID Connect; present when `openid` was requested. Its claims are `iss`, `sub`, `aud`, `exp`, `iat`, `auth_time`, `amr`, `at_hash`, `sid` if the person signed in at our pages for it, and `nonce` if the request had one. `sid` is the id of that sign-in; logout tokens repeat it. */
            id_token?: string;
        };
        /** @description The application, and what it wants to do. */
        DeviceAuthorizationRequest: {
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
            /** @description Scopes that the application is registered for. When left out, it is all of them. Scopes that do not exist are handled as at the authorization endpoint. */
            scope?: components["schemas"]["RequestedScopes"];
        };
        /** @description The codes, and where the person enters theirs (RFC 8628, 3.2). */
        DeviceAuthorization: {
            device_code: components["schemas"]["DeviceCode"];
            /** @description The code that the person enters or compares. Capitals, spaces and the hyphen do not matter when it is entered. */
            user_code: string;
            /**
             * Format: uri
             * @description The page where the person enters the code.
             */
            verification_uri: string;
            /**
             * Format: uri
             * @description The same page with the code. Show the code nevertheless, so that the person can compare it.
             */
            verification_uri_complete: string;
            /**
             * Format: int32
             * @description The remaining lifetime of both codes, in seconds from now.
             */
            expires_in: number;
            /**
             * Format: int32
             * @description The seconds to wait between two requests to the token endpoint.
             */
            interval: number;
        };
        /** @description The token to revoke. */
        RevocationRequest: {
            /** @description The token. */
            token: string;
            /** @description The type of the token, `access_token` or `refresh_token`; only a hint. */
            token_type_hint?: string;
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The secret of a confidential application that does not use HTTP Basic. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
        };
        /** @description The token to ask about. */
        IntrospectionRequest: {
            /** @description The token. */
            token: string;
            /** @description The type of the token, `access_token` or `refresh_token`; only a hint. */
            token_type_hint?: string;
            /** @description The client id of the application; required unless HTTP Basic or an assertion carries it. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The application's secret; required unless HTTP Basic or an assertion carries it. */
            client_secret?: components["schemas"]["ClientSecret"];
            client_assertion_type?: components["schemas"]["ClientAssertionType"];
            client_assertion?: components["schemas"]["ClientAssertion"];
        };
        /**
         * Format: int64
         * @description A point in time, in seconds since 1970.
         */
        NumericDate: number;
        /** @description The state of a token. Only `active` is always present; for an invalid token it is the only field. */
        IntrospectionResponse: {
            /** @description Whether the token is valid now. */
            active: boolean;
            scope?: components["schemas"]["ScopeList"];
            /** @description The application that the token was issued to. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The user's e-mail address; absent for client credentials. */
            username?: string;
            /**
             * @description The type of the token.
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
             * @description The API that the token is intended for.
             */
            aud?: string;
            /** @description When the token expires. */
            exp?: components["schemas"]["NumericDate"];
            /** @description When the token was issued. */
            iat?: components["schemas"]["NumericDate"];
            /** @description When the person signed in (RFC 9470, 6.2); absent for client credentials. */
            auth_time?: components["schemas"]["NumericDate"];
            /** @description The id of the token. */
            jti?: string;
        };
        /** @description A user as claims of OpenID Connect, with two claims of ours: `role` and `account_id`. */
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
            /** @description Whether the user has proven the address, with a link that was mailed to it and to nobody else: to set a password, or to change the address. An address that an administrator has set is false until then. Match nobody by an address that is not verified. */
            email_verified: boolean;
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
        /** @description The access token, when no header carries it. */
        UserInfoRequest: {
            /** @description The access token; leave it out when the header `Authorization` carries it. */
            access_token?: string;
        };
        /** @description An application's credentials, and the API that the token is for. */
        ClientTokenRequest: {
            client_id: components["schemas"]["ClientId"];
            client_secret: components["schemas"]["ClientSecret"];
            /**
             * Format: uri
             * @description The API that the token is intended for: the root of the REST API.
             */
            audience: string;
            /**
             * @description The grant.
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description Scopes that the application is registered for. When left out, it is all of them. */
            scope?: components["schemas"]["RequestedScopes"];
        };
        /** @description A JWT signed with RS256 (`typ: at+jwt`, RFC 9068). Its claims are `iss`, `sub`, `aud`, `exp`, `iat`, `jti`, `scope` and `client_id`, and for a person `auth_time`, when they signed in; the header's `kid` names the key of `/.well-known/jwks.json`. Check signature, expiry, issuer and audience. */
        Jwt: string;
        /** @description An access token as a JWT. There is no refresh token; request a new one instead. */
        JwtResponse: {
            access_token: components["schemas"]["Jwt"];
            /**
             * @description How to send the token.
             * @enum {string}
             */
            token_type: "Bearer";
            expires_in: components["schemas"]["TokenSeconds"];
            /** @description The state of the token. */
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
        ErrorCode: "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "out_of_stock";
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
        /** @description The platform's error in form A. The message is repeated at the top for clients that look only there. */
        SessionError: components["schemas"]["Error"] & {
            /** @description The same sentence as `error.message`. */
            message: string;
        };
        /**
         * Format: email
         * @description The person's e-mail address, in upper or lower case.
         */
        SignInEmail: string;
        /** @description The person's password. */
        SignInPassword: string;
        /** @description The account to sign in to, for an address that is known in several accounts. When left out, the server tries four accounts in which the user has a password: first those where the user has signed in from this network address within 90 days, then the oldest ones. Of these it signs in to the oldest one where the password is right. */
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
            /** @description When the session expires unless it is renewed. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description What the person can prove. */
        ProofKinds: ("totp" | "passkey" | "recovery_code")[];
        /** @description The secret in base32, to be typed into the app. */
        TotpKey: string;
        /**
         * Format: uri
         * @description The secret as an address that authenticator apps read from a QR code.
         */
        TotpUri: string;
        /** @description What the second step of a sign-in needs. */
        SecondFactorAsked: {
            /** @description The token for the second step. It opens nothing by itself. */
            mfa_token: components["schemas"]["SessionToken"];
            /** @description When the second step has to be taken. */
            expires_at: components["schemas"]["Timestamp"];
            kinds: components["schemas"]["ProofKinds"];
            /** @description Set when the account requires a second factor and the person has none yet: the secret for an authenticator app, whose first code adds it and signs in. Null otherwise. */
            enrolment: {
                secret: components["schemas"]["TotpKey"];
                uri: components["schemas"]["TotpUri"];
            } | null;
            /** @description The challenge for the person's passkeys, as in `PasskeyOptions`; null where they have none. */
            passkey: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A code of six digits from an authenticator app, or a recovery code. Spaces and hyphens do not matter. */
        SecondFactorCode: string;
        /** @description The token of the first step, and the proof. */
        SecondFactorProof: {
            /** @description The token of the first step. */
            mfa_token: components["schemas"]["SessionToken"];
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description A recovery code. It works once. */
        RecoveryCode: string;
        /** @description New recovery codes, shown only now; null where there are none. */
        RecoveryCodesIfNew: components["schemas"]["RecoveryCode"][] | null;
        /** @description An open session, and the recovery codes where a second factor was added. */
        SecondFactorSession: components["schemas"]["SessionResponse"] & {
            recovery_codes: components["schemas"]["RecoveryCodesIfNew"];
        };
        /** @description The response of a browser, as the `toJSON` of its `PublicKeyCredential` returns it (WebAuthn Level 3). */
        PasskeyCredential: {
            [key: string]: unknown;
        };
        /** @description The token of the first step, and the response of the passkey. */
        PasskeyProof: {
            /** @description The token of the first step. */
            mfa_token: components["schemas"]["SessionToken"];
            credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description The response of the passkey. */
        PasskeyLogin: {
            credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description Options for a browser, in the form of WebAuthn Level 3 (`PublicKeyCredentialRequestOptionsJSON`, `PublicKeyCredentialCreationOptionsJSON`). Pass them on as they are. */
        PasskeyOptions: {
            [key: string]: unknown;
        };
        /** @description A challenge for a sign-in with a passkey. */
        PasskeyChallenge: {
            public_key: components["schemas"]["PasskeyOptions"];
            /** @description Until when the response is accepted. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The token of the link, and the password to set. */
        PasswordSet: {
            /** @description The token from the link. */
            token: string;
            /** @description The password, 12 to 256 characters of any kind. One that others guess early is a 422 `unprocessable`: common passwords and a few common words, also with digits, years and signs added or with other signs for letters; repetitions; rows of the alphabet or of a keyboard; dates; and little more than the name or the e-mail address of the person, the name of the account, or the name of the service or its host. Let a password manager make one of 16 characters or more, or take four words or more that have nothing to do with each other. */
            password: string;
        };
        /** @description The person whose password to reset. */
        PasswordResetRequest: {
            email: components["schemas"]["SignInEmail"];
        };
        /** @description The same response for every address. */
        PasswordResetAccepted: {
            /** @description What happens next; the same for every address. */
            message: string;
        };
        /** @description The password, 12 to 256 characters of any kind. One that others guess early is a 422 `unprocessable`: common passwords and a few common words, also with digits, years and signs added or with other signs for letters; repetitions; rows of the alphabet or of a keyboard; dates; and little more than the name or the e-mail address of the person, the name of the account, or the name of the service or its host. Let a password manager make one of 16 characters or more, or take four words or more that have nothing to do with each other. */
        password: string;
        /** @description The response of a passkey to the challenge of `challengeSecondFactor`. */
        OwnCredential: components["schemas"]["PasskeyCredential"];
        /** @description The proof that the person is there, as in `OwnProof`, and the password to set. */
        PasswordChange: {
            /** @description The present password. */
            current_password: string;
            password: components["schemas"]["password"];
            code?: components["schemas"]["SecondFactorCode"];
            credential?: components["schemas"]["OwnCredential"];
        };
        /** @description A change of the address that is not confirmed yet; null where there is none. */
        EmailChange: {
            /** @description The new address. */
            email: components["schemas"]["SignInEmail"];
            /** @description When the person asked for it. */
            requested_at: components["schemas"]["Timestamp"];
            /** @description Until when the new address can be confirmed. */
            expires_at: components["schemas"]["Timestamp"];
        } | null;
        /** @description A person's e-mail address. */
        OwnEmail: {
            /** @description The present address. */
            email: components["schemas"]["SignInEmail"];
            change: components["schemas"]["EmailChange"];
        };
        /** @description The present password. */
        current_password: string;
        /** @description The new address, and the proof that the person is there. */
        EmailChangeRequest: {
            /** @description The new address. */
            email: components["schemas"]["SignInEmail"];
            current_password: components["schemas"]["current_password"];
            code?: components["schemas"]["SecondFactorCode"];
            credential?: components["schemas"]["OwnCredential"];
        };
        /** @description The token from the link. */
        token: string;
        /** @description The token of a link. */
        EmailLinkToken: {
            token: components["schemas"]["token"];
        };
        /** @description What the link has done. */
        EmailChangeStopped: {
            /**
             * @description `stopped` is a change that was not confirmed, `undone` one that was.
             * @enum {string}
             */
            outcome: "stopped" | "undone";
            /** @description The link that sets another password; null for a change that was not confirmed. */
            password_link: {
                /**
                 * Format: uri
                 * @description The address of the page.
                 */
                url: string;
                /** @description Until when the link works. */
                expires_at: components["schemas"]["Timestamp"];
            } | null;
        };
        /** @description The id of a session. It is not its token. */
        SessionId: string;
        /**
         * @description A method of signing in, by RFC 8176.
         * @enum {string}
         */
        SignInMethod: "pwd" | "otp" | "hwk" | "swk" | "mfa";
        /** @description One place where a person is signed in. */
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description `api` is a session with a token; `browser` is a browser that is signed in at the pages of this service.
             * @enum {string}
             */
            kind: "api" | "browser";
            /** @description Whether this session sent the request. */
            current: boolean;
            /** @description How the person signed in, or has proved since that they are there, in the words of RFC 8176, as in an ID token: `[pwd, otp, mfa]` is a password and a code. */
            amr: components["schemas"]["SignInMethod"][];
            /** @description The network address that the person signed in from. */
            address: string;
            /** @description The beginning of the `User-Agent` that the person signed in with; null where there was none. */
            user_agent: string | null;
            /** @description When the person signed in. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the session expires unless it is renewed. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A person's sessions. */
        OwnSessions: {
            /** @description The sessions, the newest first. */
            sessions: components["schemas"]["OwnSession"][];
        };
        /** @description What was ended. */
        SessionsEnded: {
            /**
             * Format: int32
             * @description The number of sessions that were ended.
             */
            ended: number;
        };
        /** @description The proof that the person is there: the present password, and one of `code` and `credential` where they have a second factor. */
        OwnProof: {
            current_password: components["schemas"]["current_password"];
            code?: components["schemas"]["SecondFactorCode"];
            credential?: components["schemas"]["OwnCredential"];
        };
        /** @description An application's id. */
        ApplicationId: string;
        /** @description The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
        Name: string;
        /** @description The scopes of the consent; only `openid` when the application just needs to know who the person is. */
        GrantedScopes: string[];
        /**
         * Format: date-time
         * @description When the application last acted for this user; null if never.
         */
        last_used_at: string | null;
        /** @description A person's consent to an application. */
        Consent: {
            application_id: components["schemas"]["ApplicationId"];
            /** @description The name of the application. */
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["GrantedScopes"];
            /** @description When the person first agreed. */
            granted_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["last_used_at"];
        };
        /** @description A person's consents. */
        Consents: {
            /** @description The consents, the newest first. */
            consents: components["schemas"]["Consent"][];
        };
        /** @description The id of a second factor. */
        SecondFactorId: string;
        /** @description What its person calls it. */
        SecondFactorName: components["schemas"]["Name"];
        /** @description A second factor of a person. */
        SecondFactor: {
            id: components["schemas"]["SecondFactorId"];
            /**
             * @description `totp` is an authenticator app, `passkey` a passkey.
             * @enum {string}
             */
            kind: "totp" | "passkey";
            name: components["schemas"]["SecondFactorName"];
            /** @description When it was added. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was last used to verify its owner, at sign-in or later; null if never.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the use count of the passkey last was not above the one before, so that somebody may have a copy; null if never. That use was refused.
             */
            clone_warning_at: string | null;
        };
        /** @description A person's second factors. */
        SecondFactors: {
            /** @description The second factors, the oldest first. */
            second_factors: components["schemas"]["SecondFactor"][];
            /**
             * Format: int32
             * @description How many recovery codes have not been used.
             */
            recovery_codes_left: number;
        };
        /** @description The challenge for the person's passkeys, as in `PasskeyOptions`; null where they have none. */
        passkey: {
            [key: string]: unknown;
        } | null;
        /** @description What a person who is signed in can prove a second factor with. */
        OwnFactorChallenge: {
            kinds: components["schemas"]["ProofKinds"];
            passkey: components["schemas"]["passkey"];
            /** @description Until when the response of a passkey is accepted. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The proof that the person is there, as in `OwnProof`, and a name for the authenticator app. */
        TotpEnrolment: {
            current_password: components["schemas"]["current_password"];
            code?: components["schemas"]["SecondFactorCode"];
            credential?: components["schemas"]["OwnCredential"];
            name?: components["schemas"]["SecondFactorName"];
        };
        /** @description The secret of an authenticator app that is not confirmed yet. */
        TotpSecret: {
            id: components["schemas"]["SecondFactorId"];
            secret: components["schemas"]["TotpKey"];
            uri: components["schemas"]["TotpUri"];
        };
        /** @description The proof that the person is there, as in `OwnProof`, and a name for the passkey. */
        PasskeyEnrolment: {
            current_password: components["schemas"]["current_password"];
            code?: components["schemas"]["SecondFactorCode"];
            credential?: components["schemas"]["OwnCredential"];
            name?: components["schemas"]["SecondFactorName"];
        };
        /** @description A passkey that is not confirmed yet. */
        PasskeyCreation: {
            id: components["schemas"]["SecondFactorId"];
            public_key: components["schemas"]["PasskeyOptions"];
        };
        /** @description Recovery codes, shown only now. */
        RecoveryCodes: components["schemas"]["RecoveryCode"][];
        /** @description New recovery codes. */
        NewRecoveryCodes: {
            recovery_codes: components["schemas"]["RecoveryCodes"];
        };
        /** @description A code of the authenticator app. */
        SecondFactorConfirmation: {
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description The second factor, and the recovery codes that come with the first one. */
        SecondFactorConfirmed: {
            second_factor: components["schemas"]["SecondFactor"];
            recovery_codes: components["schemas"]["RecoveryCodesIfNew"];
        };
        /** @description The response of the browser that has made the passkey. */
        PasskeyConfirmation: {
            credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description One public key. */
        Jwk: {
            /**
             * @description The key's type.
             * @enum {string}
             */
            kty: "RSA";
            /**
             * @description The purpose of the key.
             * @enum {string}
             */
            use: "sig";
            /**
             * @description The algorithm.
             * @enum {string}
             */
            alg: "RS256";
            /** @description The key's id, as in the header of a token. */
            kid: string;
            /** @description The modulus in unpadded URL-safe base64. */
            n: string;
            /** @description The exponent in unpadded URL-safe base64. */
            e: string;
        };
        /** @description The key set. */
        Jwks: {
            /** @description The keys that signed tokens which may still be valid, and the next key. */
            keys: components["schemas"]["Jwk"][];
        };
        /**
         * Format: uri
         * @description An address of the identity API.
         */
        IdentityAddress: string;
        /** @description The supported values, by their registered names. */
        IdentityWords: string[];
        /** @description The authorization server, described as in RFC 8414. */
        AuthorizationServerMetadata: {
            /** @description The issuer, which is the `iss` of every token. */
            issuer: components["schemas"]["IdentityAddress"];
            /** @description The address to send a person's browser to. */
            authorization_endpoint: components["schemas"]["IdentityAddress"];
            /** @description The address that exchanges grants for tokens. */
            token_endpoint: components["schemas"]["IdentityAddress"];
            /** @description The address where a device begins (RFC 8628). */
            device_authorization_endpoint: components["schemas"]["IdentityAddress"];
            /** @description The address that revokes tokens. */
            revocation_endpoint: components["schemas"]["IdentityAddress"];
            /** @description The address that describes a token. */
            introspection_endpoint: components["schemas"]["IdentityAddress"];
            /** @description The address that returns the user of a token. */
            userinfo_endpoint: components["schemas"]["IdentityAddress"];
            /** @description The address of the signing keys. */
            jwks_uri: components["schemas"]["IdentityAddress"];
            /** @description Documentation for people. */
            service_documentation: components["schemas"]["IdentityAddress"];
            /** @description All scopes. */
            scopes_supported: components["schemas"]["IdentityWords"];
            /** @description The supported response types. */
            response_types_supported: components["schemas"]["IdentityWords"];
            /** @description How a code is returned. */
            response_modes_supported: components["schemas"]["IdentityWords"];
            /** @description The supported grants. */
            grant_types_supported: components["schemas"]["IdentityWords"];
            /** @description The methods of PKCE. */
            code_challenge_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client authenticates at the token endpoint. */
            token_endpoint_auth_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client may sign its assertions there. */
            token_endpoint_auth_signing_alg_values_supported: components["schemas"]["IdentityWords"];
            /** @description How a client authenticates at the revocation endpoint. */
            revocation_endpoint_auth_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client may sign its assertions there. */
            revocation_endpoint_auth_signing_alg_values_supported: components["schemas"]["IdentityWords"];
            /** @description How a client authenticates at the introspection endpoint. */
            introspection_endpoint_auth_methods_supported: components["schemas"]["IdentityWords"];
            /** @description How a client may sign its assertions there. */
            introspection_endpoint_auth_signing_alg_values_supported: components["schemas"]["IdentityWords"];
            /** @description Whether the authorization response contains `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether a client id may be the address of a document that describes the application. */
            client_id_metadata_document_supported: boolean;
        };
        /** @description The metadata with the additions of OpenID Connect. */
        OpenIdConfiguration: components["schemas"]["AuthorizationServerMetadata"] & {
            /** @description The types of subject identifiers. */
            subject_types_supported: components["schemas"]["IdentityWords"];
            /** @description How ID tokens are signed. */
            id_token_signing_alg_values_supported: components["schemas"]["IdentityWords"];
            /** @description The types of claims. */
            claim_types_supported: components["schemas"]["IdentityWords"];
            /** @description The claims in ID tokens and at the userinfo endpoint. */
            claims_supported: components["schemas"]["IdentityWords"];
            /** @description The supported values of `prompt`. */
            prompt_values_supported: components["schemas"]["IdentityWords"];
            /** @description Whether the parameter `claims` can request single claims. */
            claims_parameter_supported: boolean;
            /** @description Whether the parameter `request` can contain a request. */
            request_parameter_supported: boolean;
            /** @description Whether `request_uri` can be the address of a request. */
            request_uri_parameter_supported: boolean;
            /** @description The address to send a person's browser to when they sign out. */
            end_session_endpoint: components["schemas"]["IdentityAddress"];
            /** @description Whether applications are told when a sign-in ends. */
            backchannel_logout_supported: boolean;
            /** @description Whether logout tokens contain `sid`. */
            backchannel_logout_session_supported: boolean;
        };
        /** @description A resource that takes tokens, described as in RFC 9728. */
        ProtectedResourceMetadata: {
            /** @description The address of the resource. */
            resource: components["schemas"]["IdentityAddress"];
            /** @description The issuers of the tokens that it takes. */
            authorization_servers: components["schemas"]["IdentityAddress"][];
            /** @description All scopes that tokens may have, where they are named. */
            scopes_supported?: components["schemas"]["IdentityWords"];
            /** @description Where a request may carry the token. */
            bearer_methods_supported: components["schemas"]["IdentityWords"];
            /** @description The name that people know. */
            resource_name: string;
            /** @description Documentation for people. */
            resource_documentation: components["schemas"]["IdentityAddress"];
        };
        /** @description The origins that may use passkeys of this server. */
        PasskeyOrigins: {
            /** @description The origins, besides that of this server. */
            origins: components["schemas"]["IdentityAddress"][];
        };
    };
    responses: {
        /** @description The person's claims. */
        UserInfoFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserInfo"];
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
        /** @description The session's token; it is not shown again. */
        SessionOpened: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionResponse"];
            };
        };
        /** @description The password is right, and the sign-in needs a second factor. Nothing is open yet; continue with `proveSecondFactor`. */
        SecondFactorAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondFactorAsked"];
            };
        };
        /** @description The present address, and the change that is not confirmed yet. */
        OwnEmailFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnEmail"];
            };
        };
        /** @description Something went wrong on our side. Quote `X-Request-ID` when you contact us. */
        OAuthServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Something went wrong on our side (`internal_error`), or the server does not have this operation yet (`not_implemented`). Quote the request id when you contact us. */
        SessionServerError: {
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
        LogoutHintQuery: string;
        LogoutClientQuery: components["schemas"]["ClientId"];
        PostLogoutRedirectUriQuery: components["schemas"]["RedirectUri"];
        LogoutStateQuery: string;
        SessionIdPath: components["schemas"]["SessionId"];
        ConsentPath: components["schemas"]["ApplicationId"];
        FactorPath: components["schemas"]["SecondFactorId"];
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
            /** @description A redirect to the sign-in and consent pages, or back to the application with a code or an error. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["OAuthServerError"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                id_token_hint?: components["parameters"]["LogoutHintQuery"];
                client_id?: components["parameters"]["LogoutClientQuery"];
                post_logout_redirect_uri?: components["parameters"]["PostLogoutRedirectUriQuery"];
                state?: components["parameters"]["LogoutStateQuery"];
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
            /** @description A page that asks the person, or says that they are signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect back to the application, when nobody has to be asked. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            default: components["responses"]["OAuthServerError"];
        };
    };
    deviceAuthorization: {
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
                "application/x-www-form-urlencoded": components["schemas"]["DeviceAuthorizationRequest"];
            };
        };
        responses: {
            /** @description The codes, and where the person enters theirs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceAuthorization"];
                };
            };
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
            /** @description The token is no longer valid. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description The state of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntrospectionResponse"];
                };
            };
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
            202: components["responses"]["SecondFactorAsked"];
            default: components["responses"]["SessionServerError"];
        };
    };
    proveSecondFactor: {
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
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The session's token; it is not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSession"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    provePasskey: {
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
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            default: components["responses"]["SessionServerError"];
        };
    };
    loginWithPasskey: {
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
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            default: components["responses"]["SessionServerError"];
        };
    };
    beginPasskeyLogin: {
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
            /** @description The challenge, for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
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
            default: components["responses"]["SessionServerError"];
        };
    };
    changePassword: {
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
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            /** @description The password is changed, and the browser signs in with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    getEmailChange: {
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
            200: components["responses"]["OwnEmailFound"];
            default: components["responses"]["SessionServerError"];
        };
    };
    requestEmailChange: {
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
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            202: components["responses"]["OwnEmailFound"];
            default: components["responses"]["SessionServerError"];
        };
    };
    cancelEmailChange: {
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
            /** @description The change is dropped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    confirmEmailChange: {
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
                "application/json": components["schemas"]["EmailLinkToken"];
            };
        };
        responses: {
            /** @description The address is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    stopEmailChange: {
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
                "application/json": components["schemas"]["EmailLinkToken"];
            };
        };
        responses: {
            /** @description What the link has done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeStopped"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    listOwnSessions: {
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
            /** @description Your sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                session_id: components["parameters"]["SessionIdPath"];
            };
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
            default: components["responses"]["SessionServerError"];
        };
    };
    endOtherSessions: {
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
            /** @description How many sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    proveSession: {
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
                "application/json": components["schemas"]["OwnProof"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            default: components["responses"]["SessionServerError"];
        };
    };
    listConsents: {
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
            /** @description Your consents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consents"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                application_id: components["parameters"]["ConsentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    listSecondFactors: {
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
            /** @description Your second factors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    challengeSecondFactor: {
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
            /** @description What you can prove, and the challenge for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFactorChallenge"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    enrolTotp: {
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
                "application/json": components["schemas"]["TotpEnrolment"];
            };
        };
        responses: {
            /** @description The secret, which is not shown again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    enrolPasskey: {
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
                "application/json": components["schemas"]["PasskeyEnrolment"];
            };
        };
        responses: {
            /** @description The challenge, for the browser. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    replaceRecoveryCodes: {
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
                "application/json": components["schemas"]["OwnProof"];
            };
        };
        responses: {
            /** @description The recovery codes, which are not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRecoveryCodes"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                factor_id: components["parameters"]["FactorPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description The second factor, and the recovery codes, which are not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorConfirmed"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                factor_id: components["parameters"]["FactorPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyConfirmation"];
            };
        };
        responses: {
            /** @description The second factor, and the recovery codes, which are not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorConfirmed"];
                };
            };
            default: components["responses"]["SessionServerError"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                factor_id: components["parameters"]["FactorPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProof"];
            };
        };
        responses: {
            /** @description Second factor removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            default: components["responses"]["OAuthServerError"];
        };
    };
    getProtectedResourceMetadata: {
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
                    "application/json": components["schemas"]["ProtectedResourceMetadata"];
                };
            };
            default: components["responses"]["OAuthServerError"];
        };
    };
    getPasskeyOrigins: {
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
            /** @description The origins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOrigins"];
                };
            };
            default: components["responses"]["OAuthServerError"];
        };
    };
    getAgentResourceMetadata: {
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
                    "application/json": components["schemas"]["ProtectedResourceMetadata"];
                };
            };
            default: components["responses"]["OAuthServerError"];
        };
    };
}
