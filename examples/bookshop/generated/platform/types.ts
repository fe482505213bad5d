// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export interface paths {
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Everyone in the account. All users see each other, so that they can share and assign work.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Adds a person to the account. Administrators may do this. Without a role, the person is a `viewer`. An e-mail address that the account already has, in upper or lower case, is a 409 `already_exists`.
         *
         *     The person has no password yet. The account API creates the one-time link that sets it. Where the server sends mail, the person can request a link for themselves, but only if the credential that added them has the scopes that they will reach (`read` for a `viewer`), no expiry and no restrictions, and is not an API key, or an application that acts for itself, without `write:logins`. Otherwise the person is added but may not sign in yet: nothing is mailed to them before an administrator creates a link.
         *
         *     For a role other than `viewer`, the credential needs `admin` and the wide scopes that the role reaches (`read`, `write`); otherwise it is a 403 `invalid_scope`. The credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. For the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description The user that your credentials act for. Credentials without a user, such as those of a service with the client credentials grant, get a 404 `not_found`.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update fields of the current user
         * @description Changes the fields that you send of the user that your credentials act for. The rules are those of `updateUser`. Administrators and editors may do this. Only administrators may change their own role; for everyone else this is a 403 `insufficient_permissions`. Credentials without a user get a 404 `not_found`. To replace or delete a user, use `/v1/users/{user_id}`.
         *
         *     To change the role, the credential needs `admin` and the wide scopes that both roles reach. To change the e-mail address, it needs the wide scopes that your role reaches. An API key also needs `write:logins` for the address of somebody who may sign in, and for the role `admin`. Otherwise it is a 403 `invalid_scope`. For both, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone, with the password; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/v1/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description One user of the account.
         */
        get: operations["getUser"];
        /**
         * Replace a user
         * @description Replaces all fields with yours. Metadata that you leave out is emptied; a role that you leave out stays. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.
         *
         *     To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        put: operations["replaceUser"];
        post?: never;
        /**
         * Delete a user
         * @description Removes a person from the account permanently. Their sessions, tokens and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time, and what was assigned to them is assigned to nobody. The records that they wrote keep their user id. Applications that they registered keep the scopes that their role reaches. Administrators may do this. To delete an editor, the credential needs `write` or `admin`; to delete an administrator, `admin`. Otherwise it is a 403 `invalid_scope`. The last administrator, and the last one who can sign in, cannot be deleted: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update fields of a user
         * @description Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key: a key with the value `null` is removed, and `null` instead of the object removes all keys. More than 50 keys after that are a 422 `unprocessable`. Administrators may do this to everyone, editors to themselves. Only administrators may change a role; for everyone else this is a 403 `insufficient_permissions`. An e-mail address that another user has is a 409 `already_exists`. Taking the role from the last administrator, or from the last one who can sign in, is a 409 `invalid_state`.
         *
         *     To change another user who is an editor, the credential needs `write` or `admin`; for an administrator it needs `admin`. To change a role, it needs `admin` and the wide scopes that both roles reach. To change an e-mail address, it needs the wide scopes that the role reaches. For an address, and to give or take the role `admin`, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Otherwise it is a 403 `invalid_scope`. To change a role or an address, the credential must also have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Either change ends the open password links of the person. The address of a person who may not sign in yet needs no more than a change of their name. Where the server sends mail, people who have a password change their own address by `requestEmailChange` alone; here it is a 403 `insufficient_permissions`, also with an API key that acts for them. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/v1/users/{user_id}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a user's resources
         * @description The resources that a user owns.
         */
        get: operations["listUserResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Every event about the records that you may see and about your own memberships, oldest first, always in cursor form. Administrators see all events. Follow `next_cursor` to read every event exactly once, even events that are written while you read. Each record that changes has its own event; `cause` names the event that it follows from, and `changes` what it changed. What is deleted together with its parent has none: the catalogue says what goes with each deletion. The response has a cursor even when no event follows yet: store it and use it later. `has_more` says whether to continue now. The cursor is null only while the account has no events at all. With `sort=created_at:desc`, the newest come first: that is the same order backwards, for looking into the past. Such a list ends, with a null cursor, and does not go on with what happens later. Events never change, and they remain after their records are deleted, for as many days as the account keeps them: its retention settings say how many. A cursor from before the oldest event that is kept is a 410 `cursor_expired`; without `after`, the list begins with that event. `read:events` alone shows the events of every family with their data, whatever other scopes the credentials lack.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: components["parameters"]["EventIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description One event. An event about a record that you may not see is a 404.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description All work of the account that 202 responses announced, newest first: what is pending or running, and how the rest ended. Filter by `status` to find what is not finished, or what failed. Everyone in the account may do this.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operations/{operation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                operation_id: components["parameters"]["OperationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an operation
         * @description The progress of work that a 202 response announced. Repeat the request until `status` is `succeeded` or `failed`; one request per second is enough. With `If-None-Match`, the response is 304 while the operation has not changed. Everyone in the account may do this.
         */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The webhooks of the account, without their secrets. Everyone in the account may do this.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Registers an address and enables it at once, or pauses it with `status: paused`. From now on it gets every new event of its types, about any record of the account, that matches its `conditions`; a paused webhook gets them when it is enabled. A condition for a type that is not in `events`, or with a filter that records of that type do not have, is a 400 `invalid_parameters`. The response shows the signing secret. Store it: no later response shows it, except after a rotation. The webhook belongs to the account: it goes on receiving events after you have lost your role or left. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 webhooks; one more is a 409 `limit_reached`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One webhook, without its secret. Everyone in the account may do this.
         */
        get: operations["getWebhook"];
        /**
         * Replace a webhook
         * @description Replaces all fields with yours; without a description or conditions, they become empty. The secret stays, and so does the status if you leave it out. `status` pauses the webhook and ends the pause, as in `updateWebhook`; of a disabled webhook it is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook with its secret and its deliveries permanently. Pending deliveries are not sent. Only administrators may do this.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update fields of a webhook
         * @description Changes the fields that you send and leaves the others unchanged; the secret stays. `events` and `conditions` are each replaced as a whole, and a condition for a type that is no longer in `events` is a 400 `invalid_parameters`; `null` empties the description and the conditions. With `status: paused`, deliveries wait, also those that are being retried; what is being sent at that moment may still arrive. With `status: enabled` they are sent, in order. They wait as long as their events are kept; after that, they are deleted. Only `enable` changes the status of a webhook that Tessera disabled; a change here is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a webhook's deliveries
         * @description The deliveries to one webhook, sent and pending, newest first, with every attempt. Everyone in the account may do this. You see the deliveries of events that you may see; administrators see all deliveries.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description One delivery with every attempt. Everyone in the account may do this; the delivery of an event that you may not see is a 404.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Makes the delivery due now, whatever its earlier result. An earlier delivery to this webhook about the same record that has not ended goes before it. The `webhook-id` stays the same, so a receiver that stores these ids recognises the delivery. If it fails, the retries start again from the beginning. A webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Records a `WEBHOOK_TEST` event and sends it to this webhook only, even if its `events` do not include that type. The delivery is signed like any other. It is attempted once, even when the webhook is paused or disabled, and its failure does not count against the webhook. Read the delivery to see the response of the address. Only administrators may do this.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description Creates a new signing secret and shows it once. For 24 hours, deliveries carry two signatures, one with the new secret and one with the previous secret, so that you can switch without losing any. Any older secret ends at once. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook again
         * @description Makes a disabled webhook `enabled` and clears `disabled_reason`; it receives events that happen from now on. To get the events that it missed, use `recover`. A paused webhook becomes `enabled`, too, and what has waited is sent. If the webhook is enabled but its address asked for a pause with a `Retry-After`, deliveries continue at once. Any other enabled webhook is a 409 `invalid_state`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover what a webhook missed
         * @description Sends again, oldest first, every failed delivery that was created at `since` or later. It returns at once with an operation that shows the progress. A `since` in the future is a 422 `unprocessable`; a webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
         */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List resources
         * @description The resources of the account. Everyone in the account sees all of them.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Create a resource
         * @description Creates a resource that you own. Without a type it is `standard`. Without a status it is `active`; it may also begin as `pending` or `archived`. Editors and administrators may do this.
         */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources/{resource_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a resource
         * @description One resource of the account.
         */
        get: operations["getResource"];
        /**
         * Replace a resource
         * @description Replaces all fields with yours. A field that you leave out returns to its default, except two kinds: the status stays as it is, and the service sets id, owner and timestamps. A status that cannot follow the current one is a 422 `invalid_state_transition`. Editors and administrators may do this.
         */
        put: operations["replaceResource"];
        post?: never;
        /**
         * Delete a resource
         * @description Deletes the resource permanently, with all that is attached to it and whatever its status. The owner and administrators may do this. To keep the record of a resource, archive it instead.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        /**
         * Update fields of a resource
         * @description Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key, and a key with the value `null` is removed; more than 50 keys after that are a 422 `unprocessable`. `null` empties the description and the metadata. The status may change from `pending` to `active`, from `active` to `archived`, and from `archived` to `active`. Any other change is a 422 `invalid_state_transition`; sending the current status changes nothing. Editors and administrators may do this.
         */
        patch: operations["updateResource"];
        trace?: never;
    };
    "/v1/resources/{resource_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a resource's events
         * @description The events of one resource, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
         */
        get: operations["listResourceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description The customers of the account. Everyone in the account sees all of them.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates a customer. Editors and administrators may do this.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{customer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a customer
         * @description One customer of the account.
         */
        get: operations["getCustomer"];
        /**
         * Replace a customer
         * @description Replaces all fields with yours. A field that you leave out returns to its default. Editors and administrators may do this.
         */
        put: operations["replaceCustomer"];
        post?: never;
        /**
         * Delete a customer
         * @description Deletes the customer permanently. Editors and administrators may do this.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Update fields of a customer
         * @description Changes the fields that you send and leaves the others unchanged. Editors and administrators may do this.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/v1/customers/{customer_id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        /**
         * List a customer's orders
         * @description The orders of a customer that you may see.
         */
        get: operations["listCustomerOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List books
         * @description The books of the account. Everyone in the account sees all of them.
         */
        get: operations["listBooks"];
        put?: never;
        /**
         * Create a book
         * @description Adds a book to the shop. Another book with the same `isbn` is a 409 `already_exists`. Editors and administrators may do this.
         */
        post: operations["createBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/books/{book_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                book_id: components["parameters"]["BookIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a book
         * @description One book of the account.
         */
        get: operations["getBook"];
        /**
         * Replace a book
         * @description Replaces all fields with yours. A field that you leave out returns to its default. An `isbn` that another book has is a 409 `already_exists`. Editors and administrators may do this.
         */
        put: operations["replaceBook"];
        post?: never;
        /**
         * Delete a book
         * @description Deletes the book permanently. Orders keep their lines; one that is not shipped yet can only be cancelled. Editors and administrators may do this.
         */
        delete: operations["deleteBook"];
        options?: never;
        head?: never;
        /**
         * Update fields of a book
         * @description Changes the fields that you send and leaves the others unchanged. An `isbn` that another book has is a 409 `already_exists`. Editors and administrators may do this.
         */
        patch: operations["updateBook"];
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description The orders that you placed. Administrators see all orders of the account.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description Places an order for a customer. Its `total` is what the books cost now. A customer or a book that does not exist is a 422 `unknown_reference`, and a book with two lines a 422 `unprocessable`. Stock is taken when the order is shipped. Editors and administrators may do this.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an order
         * @description One order. An order that you may not see is a 404, like one that does not exist.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete an order
         * @description Deletes an order that you may see, permanently. One that is being shipped then fails to be. Editors and administrators may do this.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Update fields of an order
         * @description Changes the note of an order that you may see. Editors and administrators may do this.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/v1/orders/{order_id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order
         * @description Makes a placed order `paid`. An order with another status is a 409 `invalid_state`. Editors and administrators may do this.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Makes a placed order `cancelled`. An order with another status is a 409 `invalid_state`. Editors and administrators may do this.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{order_id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship an order
         * @description Starts to ship a paid order and returns at once with an operation that shows the progress. The books are taken from stock, and the order becomes `shipped`; the result has the number of `books`. With fewer copies in stock the operation fails with `out_of_stock`, and the order stays `paid`. An order with another status, or one that is being shipped, is a 409 `invalid_state`. Editors and administrators may do this.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event
         * @description Tessera posts each event to every enabled webhook that receives its type; a `WEBHOOK_TEST` goes only to the tested webhook. Messages follow the Standard Webhooks specification, so its libraries can verify them.
         *
         *     **Verify.** The signature is an HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`, with the bytes of the body exactly as received. The key is the part of your secret after `whsec_`, decoded from base64. Compare in constant time. Accept the message when one of its signatures matches. Refuse a timestamp that differs from your clock by more than five minutes. For 24 hours after a rotation there are two signatures, one for each secret.
         *
         *     **Respond** with a 2xx within 15 seconds, and do the work afterwards. Everything else is a failure, including redirects. A delivery is attempted up to 10 times: at once, then after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours. Each wait is randomly a little longer or shorter. A `Retry-After` in a failed response applies to your address: until then, but at most for 24 hours, nothing except tests is sent to it, and the wait uses no attempts. A test is attempted once. A 410 disables the webhook at once, and so do 5 days of only failures. Either is recorded as `WEBHOOK_DISABLED`, and the account is notified.
         *
         *     **Expect duplicates, and rely on order only per record.** Every event arrives at least once. `webhook-id` is the event's id and the same in every attempt; store it to recognise events that you have handled. Events about one record arrive in the order in which they happened: while one is being retried, the later ones wait. Events about different records may overtake each other.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A user's id - opaque, sortable by creation. */
        UserId: string;
        /**
         * @description What a user may do in the account: manage it and see everything (`admin`), write (`editor`), or read (`viewer`). The role limits the scopes of their credentials. GraphQL calls `editor` `USER`.
         * @enum {string}
         */
        UserRole: "admin" | "editor" | "viewer";
        /** @description Keys and values of your own: at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. Tessera stores them and never interprets them. Numbers are doubles: a fraction, or a number with an exponent, becomes the nearest double, and -0 becomes 0. An integer that a double would change, such as one of 20 digits, and a number beyond the range of doubles, such as 1e400, are a 422 `unprocessable` - send them as text. */
        Metadata: {
            [key: string]: unknown;
        };
        /**
         * Format: date-time
         * @description A point in time in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
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
        /** @description The name, on one line. It needs at least one visible character. Control characters, line breaks, invisible characters (such as U+200B, U+2060 and tags) and characters that change the writing direction (such as U+200F, U+202E and U+2066) are refused. Joiners (U+200C, U+200D), variation selectors, Hangul fillers and the tags of flags are accepted where scripts and emoji need them, beside the characters whose look they change. */
        Name: string;
        /** @description A new user, or all fields of a user to replace. */
        UserCreate: {
            /** @description The person's name. */
            name: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The address for mail.
             */
            email: string;
            role?: components["schemas"]["UserRole"];
            metadata?: components["schemas"]["Metadata"];
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
        /** @description The keys to set. A key with the value `null` is removed; `null` instead of the object removes all keys. The result has at most 50 keys of up to 64 characters, and at most 65,536 bytes in total as JSON in UTF-8. More is a 422 `unprocessable`. */
        MetadataUpdate: {
            [key: string]: unknown;
        } | null;
        /** @description The fields to change; at least one. */
        UserUpdate: {
            /** @description The person's name. */
            name?: components["schemas"]["Name"];
            /**
             * Format: email
             * @description The address for mail.
             */
            email?: string;
            role?: components["schemas"]["UserRole"];
            metadata?: components["schemas"]["MetadataUpdate"];
        };
        /** @description A resource's id - opaque, sortable by creation. */
        ResourceId: string;
        /** @description A type of your own choice, with letters, digits and `_.-`; `standard` when left out. */
        ResourceType: string;
        /**
         * @description Whether the resource is in use (`active`), no longer in use (`archived`), or not ready yet (`pending`).
         * @enum {string}
         */
        ResourceStatus: "active" | "archived" | "pending";
        /** @description A record of one of your own types. GraphQL calls its metadata `data`. */
        Resource: {
            id: components["schemas"]["ResourceId"];
            /** @description The name that people use for it. */
            name: string;
            /** @description What the resource is. */
            description: string | null;
            type: components["schemas"]["ResourceType"];
            status: components["schemas"]["ResourceStatus"];
            metadata: components["schemas"]["Metadata"];
            /** @description Get the owner. */
            owner_id: components["schemas"]["UserId"];
            /** @description The full owner; present when `expand=owner` asks for it. */
            owner?: components["schemas"]["User"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An event's id - opaque. A delivery of the event has the same id as its `webhook-id`. */
        EventId: string;
        /**
         * @description What happened, as `FAMILY_VERB`; the same name in REST, GraphQL, the channel and webhooks. New types are added over time; ignore types that you do not know.
         * @enum {string}
         */
        EventType: "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
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
        /** @description Events in their envelope, always in cursor form. */
        EventCollection: {
            /** @description The events, oldest first where no sort says otherwise. */
            data: components["schemas"]["Event"][];
            /** @description Facts about the list; `next_cursor` is present even when no event follows yet. */
            meta: components["schemas"]["CursorMeta"];
            links: components["schemas"]["CollectionLinks"];
        };
        /** @description An operation's id - opaque, sortable by creation. */
        OperationId: string;
        /**
         * @description The kind of work.
         * @enum {string}
         */
        OperationType: "webhook_recovery" | "order_shipment";
        /**
         * @description The state of the work. `succeeded` and `failed` are final.
         * @enum {string}
         */
        OperationStatus: "pending" | "running" | "succeeded" | "failed";
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
        /** @description Work that continues after the request that started it has ended. */
        Operation: {
            id: components["schemas"]["OperationId"];
            type: components["schemas"]["OperationType"];
            status: components["schemas"]["OperationStatus"];
            /**
             * Format: int32
             * @description How much is done, in per cent. A failed operation keeps the value that it had reached.
             */
            progress: number;
            /** @description The record that the work is for. */
            resource_id: string;
            /** @description The result of a successful operation: numbers of records, such as the `deliveries` that a recovery queued. The operation that starts the work says which. Null before it succeeds, and when it failed. */
            result: {
                [key: string]: number;
            } | null;
            /** @description Why the operation failed; null unless it failed. */
            error: components["schemas"]["FormB"] | null;
            /**
             * Format: date-time
             * @description When the operation succeeded or failed; null until then.
             */
            finished_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook's id - opaque, sortable by creation. */
        WebhookId: string;
        /**
         * Format: uri
         * @description The address that receives deliveries. Outside development it must be `https`. Private, loopback and link-local addresses are refused: IP addresses and `localhost` at once, host names when the connection is made. A redirect counts as a failure. Everyone in the account can read it.
         */
        WebhookUrl: string;
        /** @description The event types that the webhook receives. */
        WebhookEvents: components["schemas"]["EventType"][];
        /** @description Which events of a type the webhook receives; all of them where a type has no condition. The keys are types from `events`. A condition is a query string in the list language, about the event's `data`, with the filters of the list of such records: `type=instrument&status_in=active,pending`. For types with `changes`, `changes.status.from` and `changes.status.to` take the operators of `status`, and match only where the event changed it. `changes.status_exists=true` matches any change of `status`; every property has such a filter. Filters by the keys of `metadata` are about `data` only. `me` becomes your id. A condition has at most 20 filters, of which 2 may search in texts, and all together have at most 8,192 characters. Everyone in the account can read the conditions. */
        WebhookConditions: {
            [key: string]: string;
        };
        /**
         * @description Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`). Tessera disables a webhook whose address no longer exists or keeps failing (`disabled`).
         * @enum {string}
         */
        WebhookStatus: "enabled" | "paused" | "disabled";
        /** @description An address of yours that receives events. */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            conditions: components["schemas"]["WebhookConditions"];
            /** @description The purpose of the webhook. */
            description: string | null;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why Tessera disabled the webhook: the address answered 410 (`gone`), or every delivery failed for 5 days (`failing`). Null while it is not disabled.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /** @description The user who registered the webhook. */
            created_by: components["schemas"]["UserId"];
            /** @description The full user who registered the webhook; present when `expand=creator` asks for it and the user still exists. */
            creator?: components["schemas"]["User"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`).
         * @enum {string}
         */
        WebhookStatusInput: "enabled" | "paused";
        /** @description A new webhook, or all fields of a webhook to replace. */
        WebhookCreate: {
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            conditions?: components["schemas"]["WebhookConditions"];
            /** @description The purpose of the webhook. */
            description?: string | null;
            /** @description Whether the webhook receives events (`enabled`), or they wait until you enable it (`paused`). When left out, a new webhook is enabled, and one that you replace keeps its status. */
            status?: components["schemas"]["WebhookStatusInput"];
        };
        /** @description The key that verifies signatures, in the format of Standard Webhooks. It is shown here and never again. */
        WebhookSecret: string;
        /** @description A webhook with its signing secret. Only creation and rotation show it. */
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description The new conditions, by event type, as in `WebhookConditions`; null removes all of them. */
        WebhookConditionsUpdate: {
            [key: string]: string;
        } | null;
        /** @description The fields to change; at least one. */
        WebhookUpdate: {
            url?: components["schemas"]["WebhookUrl"];
            events?: components["schemas"]["WebhookEvents"];
            conditions?: components["schemas"]["WebhookConditionsUpdate"];
            /** @description The purpose of the webhook; null empties it. */
            description?: string | null;
            status?: components["schemas"]["WebhookStatusInput"];
        };
        /** @description A delivery's id - opaque, sortable by creation. */
        DeliveryId: string;
        /**
         * @description The state of the delivery: another attempt will follow (`pending`), an attempt got a 2xx (`succeeded`), or no attempt succeeded and no more will follow (`failed`). It also fails when the webhook is disabled, then perhaps without any attempt.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description One request to the webhook's address, and the response. The request body is the event, which `expand=event` shows, with its `created_at` as `timestamp`. */
        DeliveryAttempt: {
            /** @description When the request was sent. */
            at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The HTTP status of the response; null when there was none.
             */
            status: number | null;
            /**
             * Format: int32
             * @description How long the attempt took, in milliseconds. An attempt times out after 15 seconds.
             */
            duration_ms: number;
            /** @description Why the attempt failed, in a sentence; null when it succeeded. */
            error: string | null;
            /** @description The first 2 KiB of the response; null when there was none. */
            response_body: string | null;
            /** @description The headers that were sent, including the signatures, with names in lower case. */
            request_headers: {
                [key: string]: string;
            };
        };
        /** @description The delivery of one event to one webhook. */
        Delivery: {
            id: components["schemas"]["DeliveryId"];
            webhook_id: components["schemas"]["WebhookId"];
            event_id: components["schemas"]["EventId"];
            /** @description The full event; present when `expand=event` asks for it and you may see it. */
            event?: components["schemas"]["Event"];
            event_type: components["schemas"]["EventType"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description The number of attempts so far.
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when there will be none. During an attempt, it is when another attempt could replace it. The attempt may come later: while the webhook is paused, while an earlier event of the same record is being sent, or while the address has asked for a pause with a `Retry-After` in a response other than 2xx, to whichever delivery.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the last attempt; null before the first, and when there was no response.
             */
            last_response_status: number | null;
            /** @description The attempts, oldest first; only the latest 100 when there are more. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: date-time
         * @description A point in time in a request: ISO 8601 (RFC 3339) with any offset.
         */
        Instant: string;
        /** @description How far back the recovery goes. */
        WebhookRecover: {
            /** @description Failed deliveries created at this time or later are sent again. */
            since: components["schemas"]["Instant"];
        };
        /** @description A new resource, or all fields of a resource to replace. */
        ResourceCreate: {
            /** @description The name that people use for it. */
            name: components["schemas"]["Name"];
            /** @description What the resource is. */
            description?: string | null;
            type?: components["schemas"]["ResourceType"];
            status?: components["schemas"]["ResourceStatus"];
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The fields to change; at least one. */
        ResourceUpdate: {
            /** @description The name that people use for it. */
            name?: components["schemas"]["Name"];
            /** @description What the resource is; null empties it. */
            description?: string | null;
            type?: components["schemas"]["ResourceType"];
            status?: components["schemas"]["ResourceStatus"];
            metadata?: components["schemas"]["MetadataUpdate"];
        };
        /** @description A customer's id - opaque, sortable by creation. */
        CustomerId: string;
        /** @description A customer. */
        Customer: {
            id: components["schemas"]["CustomerId"];
            /** @description The name that people use for it. */
            name: string;
            /** @description The note of the customer; null when there is none. */
            note: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A new customer, or all fields of a customer to replace. */
        CustomerCreate: {
            /** @description The name that people use for it. */
            name: components["schemas"]["Name"];
            /** @description The note of the customer; null when there is none. */
            note?: string | null;
        };
        /** @description The fields to change; at least one. */
        CustomerUpdate: {
            /** @description The name that people use for it. */
            name?: components["schemas"]["Name"];
            /** @description The note of the customer; null removes it. */
            note?: string | null;
        };
        /** @description An order's id - opaque, sortable by creation. */
        OrderId: string;
        /** @description A book's id - opaque, sortable by creation. */
        BookId: string;
        /**
         * Format: int32
         * @description The number of copies.
         */
        OrderCount: number;
        /** @description A book of an order, and how many copies. */
        OrderLine: {
            book_id: components["schemas"]["BookId"];
            count: components["schemas"]["OrderCount"];
        };
        /**
         * @description How far the order is. New ones are `placed`; `shipped` and `cancelled` are final.
         * @enum {string}
         */
        OrderStatus: "placed" | "paid" | "shipped" | "cancelled";
        /** @description What the shop should know; null when there is nothing. */
        OrderNote: string | null;
        /** @description What a customer buys. */
        Order: {
            id: components["schemas"]["OrderId"];
            customer_id: components["schemas"]["CustomerId"];
            /** @description The books, each of them once. */
            lines: components["schemas"]["OrderLine"][];
            /**
             * Format: int32
             * @description The sum of the prices in cents at the time of the order.
             */
            total: number;
            status: components["schemas"]["OrderStatus"];
            note: components["schemas"]["OrderNote"];
            /** @description The user who placed the order. */
            placed_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The International Standard Book Number. No two books of the account have the same. */
        Isbn: string;
        /**
         * Format: int32
         * @description The price of one copy in cents.
         */
        Price: number;
        /**
         * Format: int32
         * @description How many copies are in stock.
         */
        Stock: number;
        /** @description A book that the shop sells. */
        Book: {
            id: components["schemas"]["BookId"];
            /** @description The title. */
            title: string;
            isbn: components["schemas"]["Isbn"];
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Stock"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A new book, or all fields of a book to replace. */
        BookCreate: {
            /** @description The title. */
            title: components["schemas"]["Name"];
            isbn: components["schemas"]["Isbn"];
            price: components["schemas"]["Price"];
            stock?: components["schemas"]["Stock"];
        };
        /** @description The fields to change; at least one. */
        BookUpdate: {
            /** @description The title. */
            title?: components["schemas"]["Name"];
            isbn?: components["schemas"]["Isbn"];
            price?: components["schemas"]["Price"];
            stock?: components["schemas"]["Stock"];
        };
        /** @description A book to order, and how many copies. */
        OrderLineInput: {
            book_id: components["schemas"]["BookId"];
            count: components["schemas"]["OrderCount"];
        };
        /** @description A new order. */
        OrderCreate: {
            customer_id: components["schemas"]["CustomerId"];
            /** @description The books, each of them once. */
            lines: components["schemas"]["OrderLineInput"][];
            note?: components["schemas"]["OrderNote"];
        };
        /** @description The fields to change; at least one. */
        OrderUpdate: {
            note?: components["schemas"]["OrderNote"];
        };
        /** @description The body of a webhook's message: the event as `GET /v1/events/{event_id}` shows it, and the `timestamp` that Standard Webhooks requires. `type` determines the schema of `data`. The body is the same in every attempt. */
        WebhookBody: components["schemas"]["UserCreatedEvent"] | components["schemas"]["UserUpdatedEvent"] | components["schemas"]["UserDeletedEvent"] | components["schemas"]["WebhookCreatedEvent"] | components["schemas"]["WebhookUpdatedEvent"] | components["schemas"]["WebhookDeletedEvent"] | components["schemas"]["WebhookEnabledEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookSecretRotatedEvent"] | components["schemas"]["WebhookTestEvent"] | components["schemas"]["ResourceCreatedEvent"] | components["schemas"]["ResourceUpdatedEvent"] | components["schemas"]["ResourceDeletedEvent"] | components["schemas"]["CustomerCreatedEvent"] | components["schemas"]["CustomerUpdatedEvent"] | components["schemas"]["CustomerDeletedEvent"] | components["schemas"]["BookCreatedEvent"] | components["schemas"]["BookUpdatedEvent"] | components["schemas"]["BookDeletedEvent"] | components["schemas"]["OrderCreatedEvent"] | components["schemas"]["OrderUpdatedEvent"] | components["schemas"]["OrderShippedEvent"] | components["schemas"]["OrderDeletedEvent"];
        /** @description One order, in `data`. */
        OrderSingle: {
            data: components["schemas"]["Order"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Facts about the response. */
        Meta: {
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of users, in `data`. */
        UserCollection: {
            /** @description The users. */
            data: components["schemas"]["User"][];
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
        /** @description One user in their envelope. */
        UserSingle: {
            data: components["schemas"]["User"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of resources, in `data`. */
        ResourceCollection: {
            /** @description The resources. */
            data: components["schemas"]["Resource"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One event, in `data`. */
        EventSingle: {
            data: components["schemas"]["Event"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of operations, in `data`. */
        OperationCollection: {
            /** @description The operations. */
            data: components["schemas"]["Operation"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One operation, in `data`. */
        OperationSingle: {
            data: components["schemas"]["Operation"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of webhooks, in `data`. */
        WebhookCollection: {
            /** @description The webhooks. */
            data: components["schemas"]["Webhook"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One webhook and its secret in their envelope. */
        WebhookWithSecretSingle: {
            data: components["schemas"]["WebhookWithSecret"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One webhook, in `data`. */
        WebhookSingle: {
            data: components["schemas"]["Webhook"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of deliveries, in `data`. */
        DeliveryCollection: {
            /** @description The deliveries. */
            data: components["schemas"]["Delivery"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One delivery, in `data`. */
        DeliverySingle: {
            data: components["schemas"]["Delivery"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One resource, in `data`. */
        ResourceSingle: {
            data: components["schemas"]["Resource"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of customers, in `data`. */
        CustomerCollection: {
            /** @description The customers. */
            data: components["schemas"]["Customer"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One customer, in `data`. */
        CustomerSingle: {
            data: components["schemas"]["Customer"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of orders, in `data`. */
        OrderCollection: {
            /** @description The orders. */
            data: components["schemas"]["Order"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description A page of books, in `data`. */
        BookCollection: {
            /** @description The books. */
            data: components["schemas"]["Book"][];
            meta: components["schemas"]["CollectionMeta"];
            links?: components["schemas"]["CollectionLinks"];
        };
        /** @description One book, in `data`. */
        BookSingle: {
            data: components["schemas"]["Book"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A person was added to the account. */
        UserCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_CREATED";
        } & (components["schemas"]["UserEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_CREATED";
        });
        /** @description The properties of all events whose `data` is `User`. Readers: everyone in the account. */
        UserEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["UserId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["User"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /**
         * Format: date-time
         * @description When the event happened, not when it is delivered. It is `created_at` under the name that Standard Webhooks uses. Only webhooks have it.
         */
        WebhookTimestamp: string;
        /** @description Fields of a user changed, such as the name or the role. */
        UserUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_UPDATED";
        } & (components["schemas"]["UserEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_UPDATED";
        });
        /** @description A person was removed from the account; the record is in its last state. What remains and changes has events with this one as their `cause`, such as `RESOURCE_UPDATED` for resources that pass to another owner. Records keep the id of a deleted user as their author. */
        UserDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "USER_DELETED";
        } & (components["schemas"]["UserEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "USER_DELETED";
        });
        /** @description A webhook was registered. No event shows its signing secret. */
        WebhookCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_CREATED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_CREATED";
        });
        /** @description The properties of all events whose `data` is `Webhook`. Readers: everyone in the account. */
        WebhookEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["WebhookId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Webhook"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a webhook changed, such as its address or its event types, or it was paused or its pause ended. */
        WebhookUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_UPDATED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_UPDATED";
        });
        /** @description A webhook was deleted; the record is in its last state. */
        WebhookDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_DELETED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_DELETED";
        });
        /** @description A disabled or paused webhook was enabled again, by the action `enable`. */
        WebhookEnabledEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_ENABLED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_ENABLED";
        });
        /** @description A webhook was disabled; `disabled_reason` says why. */
        WebhookDisabledEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_DISABLED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_DISABLED";
        });
        /** @description A webhook got a new signing secret. For 24 hours its messages also carry a signature with the old secret. */
        WebhookSecretRotatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_SECRET_ROTATED";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_SECRET_ROTATED";
        });
        /** @description Somebody tests a webhook. The event is sent only to that webhook, whether or not it receives this type. */
        WebhookTestEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "WEBHOOK_TEST";
        } & (components["schemas"]["WebhookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "WEBHOOK_TEST";
        });
        /** @description A resource was created, by a request or by work in the background. */
        ResourceCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "RESOURCE_CREATED";
        } & (components["schemas"]["ResourceEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESOURCE_CREATED";
        });
        /** @description The properties of all events whose `data` is `Resource`. Readers: everyone in the account. */
        ResourceEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["ResourceId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Resource"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a resource changed, for example its status, by a request or by work in the background. */
        ResourceUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "RESOURCE_UPDATED";
        } & (components["schemas"]["ResourceEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESOURCE_UPDATED";
        });
        /** @description A resource was deleted; the record is in its last state. */
        ResourceDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "RESOURCE_DELETED";
        } & (components["schemas"]["ResourceEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RESOURCE_DELETED";
        });
        /** @description A customer was created. */
        CustomerCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "CUSTOMER_CREATED";
        } & (components["schemas"]["CustomerEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CUSTOMER_CREATED";
        });
        /** @description The properties of all events whose `data` is `Customer`. Readers: everyone in the account. */
        CustomerEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["CustomerId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Customer"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a customer changed. */
        CustomerUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "CUSTOMER_UPDATED";
        } & (components["schemas"]["CustomerEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CUSTOMER_UPDATED";
        });
        /** @description A customer was deleted; the record is in its last state. */
        CustomerDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "CUSTOMER_DELETED";
        } & (components["schemas"]["CustomerEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CUSTOMER_DELETED";
        });
        /** @description A book was created. */
        BookCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "BOOK_CREATED";
        } & (components["schemas"]["BookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BOOK_CREATED";
        });
        /** @description The properties of all events whose `data` is `Book`. Readers: everyone in the account. */
        BookEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["BookId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Book"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description Fields of a book changed, by a request or because an order took copies from stock. */
        BookUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "BOOK_UPDATED";
        } & (components["schemas"]["BookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BOOK_UPDATED";
        });
        /** @description A book was deleted; the record is in its last state. */
        BookDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "BOOK_DELETED";
        } & (components["schemas"]["BookEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BOOK_DELETED";
        });
        /** @description An order was placed. */
        OrderCreatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "ORDER_CREATED";
        } & (components["schemas"]["OrderEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ORDER_CREATED";
        });
        /** @description The properties of all events whose `data` is `Order`. Readers: administrators, those who may see the record, and the user in `placed_by`. */
        OrderEventBase: {
            id: components["schemas"]["EventId"];
            resource_id: components["schemas"]["OrderId"];
            actor: components["schemas"]["Actor"];
            cause: components["schemas"]["EventCause"];
            changes: components["schemas"]["EventChanges"];
            data: components["schemas"]["Order"];
            version: components["schemas"]["EventVersion"];
            created_at: components["schemas"]["Timestamp"];
            timestamp?: components["schemas"]["WebhookTimestamp"];
        };
        /** @description The note of an order changed, or it was paid or cancelled. */
        OrderUpdatedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "ORDER_UPDATED";
        } & (components["schemas"]["OrderEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ORDER_UPDATED";
        });
        /** @description An order was shipped, and its books were taken from stock. The changes of the books have this event as their `cause`. */
        OrderShippedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "ORDER_SHIPPED";
        } & (components["schemas"]["OrderEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ORDER_SHIPPED";
        });
        /** @description An order was deleted; the record is in its last state. */
        OrderDeletedEvent: {
            /**
             * @description The type of this event.
             * @constant
             */
            type: "ORDER_DELETED";
        } & (components["schemas"]["OrderEventBase"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ORDER_DELETED";
        });
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
        /** @description One page of users. */
        UserPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserCollection"];
            };
        };
        /** @description The new user. */
        UserCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSingle"];
            };
        };
        /** @description The user in their current state. */
        UserFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSingle"];
            };
        };
        /** @description One page of resources. */
        ResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceCollection"];
            };
        };
        /** @description The next events, oldest first where no sort says otherwise. */
        EventPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventCollection"];
            };
        };
        /** @description The event. */
        EventFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventSingle"];
            };
        };
        /** @description One page of operations. */
        OperationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationCollection"];
            };
        };
        /** @description The operation in its current state. */
        OperationFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationSingle"];
            };
        };
        /** @description One page of webhooks. */
        WebhookPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookCollection"];
            };
        };
        /** @description The new webhook, with its signing secret. */
        WebhookCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookWithSecretSingle"];
            };
        };
        /** @description The webhook in its current state, without its secret. */
        WebhookFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSingle"];
            };
        };
        /** @description One page of deliveries. */
        DeliveryPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryCollection"];
            };
        };
        /** @description The delivery in its current state. */
        DeliveryFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliverySingle"];
            };
        };
        /** @description The delivery is due and will be attempted at once. `Location` is the address of the delivery. */
        DeliveryAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliverySingle"];
            };
        };
        /** @description The delivery of the test, due now. `Location` is the address of the delivery. */
        WebhookTestAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliverySingle"];
            };
        };
        /** @description The webhook with its new signing secret. */
        WebhookSecretRotated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookWithSecretSingle"];
            };
        };
        /** @description The recovery is accepted and continues in the background. `Location` is the address of the operation. */
        WebhookRecoverAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationSingle"];
            };
        };
        /** @description The new resource. */
        ResourceCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceSingle"];
            };
        };
        /** @description The resource in its current state. */
        ResourceFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceSingle"];
            };
        };
        /** @description One page of customers. */
        CustomerPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerCollection"];
            };
        };
        /** @description The new customer. */
        CustomerCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerSingle"];
            };
        };
        /** @description The customer in its current state. */
        CustomerFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerSingle"];
            };
        };
        /** @description One page of orders. */
        OrderPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderCollection"];
            };
        };
        /** @description One page of books. */
        BookPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookCollection"];
            };
        };
        /** @description The new book. */
        BookCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookSingle"];
            };
        };
        /** @description The book in its current state. */
        BookFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookSingle"];
            };
        };
        /** @description The new order. */
        OrderCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderSingle"];
            };
        };
        /** @description The order in its current state. */
        OrderFound: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderSingle"];
            };
        };
        /** @description The work is accepted and continues in the background. `Location` is the address of the operation. */
        OrderShippingAccepted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OperationSingle"];
            };
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
        /** @description The record has not changed: it is the version that you have. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user in their current state. */
        UserFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSingle"];
            };
        };
        /** @description The webhook in its current state, without its secret. */
        WebhookFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSingle"];
            };
        };
        /** @description The resource in its current state. */
        ResourceFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceSingle"];
            };
        };
        /** @description The customer in its current state. */
        CustomerFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerSingle"];
            };
        };
        /** @description The book in its current state. */
        BookFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookSingle"];
            };
        };
        /** @description The order in its current state. */
        OrderFoundWritten: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderSingle"];
            };
        };
    };
    parameters: {
        WebhookMessageIdHeader: components["schemas"]["EventId"];
        WebhookTimestampHeader: number;
        WebhookSignatureHeader: string;
        WebhookTraceparentHeader: string;
        WebhookTracestateHeader: string;
        UserIdPath: components["schemas"]["UserId"];
        EventIdPath: components["schemas"]["EventId"];
        OperationIdPath: components["schemas"]["OperationId"];
        WebhookIdPath: components["schemas"]["WebhookId"];
        DeliveryIdPath: components["schemas"]["DeliveryId"];
        ResourceIdPath: components["schemas"]["ResourceId"];
        CustomerIdPath: components["schemas"]["CustomerId"];
        BookIdPath: components["schemas"]["BookId"];
        OrderIdPath: components["schemas"]["OrderId"];
        RequestIdHeader: components["schemas"]["RequestId"];
        VersionHeader: string;
        Page: number;
        Offset: number;
        After: string;
        Limit: number;
        Or: string[];
        "User.sort": ("name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "role" | "role:asc" | "role:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "User.fields": ("id" | "name" | "email" | "role" | "metadata" | "created_at" | "updated_at")[];
        "User.id": string;
        "User.id_in": string[];
        "User.id.eq": string;
        "User.id.neq": string;
        "User.id.in": string[];
        "User.id.nin": string[];
        "User.name": string;
        "User.name_in": string[];
        "User.name_contains": string;
        "User.name_starts_with": string;
        "User.name.eq": string;
        "User.name.neq": string;
        "User.name.in": string[];
        "User.name.nin": string[];
        "User.name.like": string;
        "User.email": string;
        "User.email_in": string[];
        "User.email_contains": string;
        "User.email_starts_with": string;
        "User.email.eq": string;
        "User.email.neq": string;
        "User.email.in": string[];
        "User.email.nin": string[];
        "User.email.like": string;
        "User.role": "admin" | "editor" | "viewer";
        "User.role_in": ("admin" | "editor" | "viewer")[];
        "User.role.eq": "admin" | "editor" | "viewer";
        "User.role.neq": "admin" | "editor" | "viewer";
        "User.role.in": ("admin" | "editor" | "viewer")[];
        "User.role.nin": ("admin" | "editor" | "viewer")[];
        "User.metadata": {
            [key: string]: string | string[];
        };
        "User.created_at": string;
        "User.created_at_gt": string;
        "User.created_at_gte": string;
        "User.created_at_lt": string;
        "User.created_at_lte": string;
        "User.created_at_after": string;
        "User.created_at_before": string;
        "User.created_at.eq": string;
        "User.created_at.neq": string;
        "User.created_at.gt": string;
        "User.created_at.gte": string;
        "User.created_at.lt": string;
        "User.created_at.lte": string;
        "User.updated_at": string;
        "User.updated_at_gt": string;
        "User.updated_at_gte": string;
        "User.updated_at_lt": string;
        "User.updated_at_lte": string;
        "User.updated_at_after": string;
        "User.updated_at_before": string;
        "User.updated_at.eq": string;
        "User.updated_at.neq": string;
        "User.updated_at.gt": string;
        "User.updated_at.gte": string;
        "User.updated_at.lt": string;
        "User.updated_at.lte": string;
        IdempotencyKey: string;
        IfMatch: string;
        IfNoneMatch: string;
        IfNoneMatchOfWrite: string;
        "Resource.sort": ("name" | "name:asc" | "name:desc" | "type" | "type:asc" | "type:desc" | "status" | "status:asc" | "status:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Resource.fields": ("id" | "name" | "description" | "type" | "status" | "metadata" | "owner_id" | "created_at" | "updated_at")[];
        "Resource.expand": "owner"[];
        "Resource.id": string;
        "Resource.id_in": string[];
        "Resource.id.eq": string;
        "Resource.id.neq": string;
        "Resource.id.in": string[];
        "Resource.id.nin": string[];
        "Resource.name": string;
        "Resource.name_in": string[];
        "Resource.name_contains": string;
        "Resource.name_starts_with": string;
        "Resource.name.eq": string;
        "Resource.name.neq": string;
        "Resource.name.in": string[];
        "Resource.name.nin": string[];
        "Resource.name.like": string;
        "Resource.description": string;
        "Resource.description_in": string[];
        "Resource.description_contains": string;
        "Resource.description_starts_with": string;
        "Resource.description_exists": boolean;
        "Resource.description.eq": string;
        "Resource.description.neq": string;
        "Resource.description.in": string[];
        "Resource.description.nin": string[];
        "Resource.description.like": string;
        "Resource.type": string;
        "Resource.type_in": string[];
        "Resource.type_contains": string;
        "Resource.type_starts_with": string;
        "Resource.type.eq": string;
        "Resource.type.neq": string;
        "Resource.type.in": string[];
        "Resource.type.nin": string[];
        "Resource.type.like": string;
        "Resource.status": "active" | "archived" | "pending";
        "Resource.status_in": ("active" | "archived" | "pending")[];
        "Resource.status.eq": "active" | "archived" | "pending";
        "Resource.status.neq": "active" | "archived" | "pending";
        "Resource.status.in": ("active" | "archived" | "pending")[];
        "Resource.status.nin": ("active" | "archived" | "pending")[];
        "Resource.metadata": {
            [key: string]: string | string[];
        };
        "Resource.owner_id": string;
        "Resource.owner_id_in": string[];
        "Resource.owner_id.eq": string;
        "Resource.owner_id.neq": string;
        "Resource.owner_id.in": string[];
        "Resource.owner_id.nin": string[];
        "Resource.created_at": string;
        "Resource.created_at_gt": string;
        "Resource.created_at_gte": string;
        "Resource.created_at_lt": string;
        "Resource.created_at_lte": string;
        "Resource.created_at_after": string;
        "Resource.created_at_before": string;
        "Resource.created_at.eq": string;
        "Resource.created_at.neq": string;
        "Resource.created_at.gt": string;
        "Resource.created_at.gte": string;
        "Resource.created_at.lt": string;
        "Resource.created_at.lte": string;
        "Resource.updated_at": string;
        "Resource.updated_at_gt": string;
        "Resource.updated_at_gte": string;
        "Resource.updated_at_lt": string;
        "Resource.updated_at_lte": string;
        "Resource.updated_at_after": string;
        "Resource.updated_at_before": string;
        "Resource.updated_at.eq": string;
        "Resource.updated_at.neq": string;
        "Resource.updated_at.gt": string;
        "Resource.updated_at.gte": string;
        "Resource.updated_at.lt": string;
        "Resource.updated_at.lte": string;
        "Event.sort": ("created_at" | "created_at:asc" | "created_at:desc")[];
        "Event.fields": ("id" | "type" | "resource_id" | "actor" | "cause" | "changes" | "data" | "version" | "created_at")[];
        "Event.id": string;
        "Event.id_in": string[];
        "Event.id.eq": string;
        "Event.id.neq": string;
        "Event.id.in": string[];
        "Event.id.nin": string[];
        "Event.type": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
        "Event.type_in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED")[];
        "Event.type.eq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
        "Event.type.neq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
        "Event.type.in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED")[];
        "Event.type.nin": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED")[];
        "Event.resource_id": string;
        "Event.resource_id_in": string[];
        "Event.resource_id_exists": boolean;
        "Event.resource_id.eq": string;
        "Event.resource_id.neq": string;
        "Event.resource_id.in": string[];
        "Event.resource_id.nin": string[];
        "Event.actor_type": "user" | "api_key" | "application" | "system";
        "Event.actor_type_in": ("user" | "api_key" | "application" | "system")[];
        "Event.actor_type.eq": "user" | "api_key" | "application" | "system";
        "Event.actor_type.neq": "user" | "api_key" | "application" | "system";
        "Event.actor_type.in": ("user" | "api_key" | "application" | "system")[];
        "Event.actor_type.nin": ("user" | "api_key" | "application" | "system")[];
        "Event.actor_id": string;
        "Event.actor_id_in": string[];
        "Event.actor_id_exists": boolean;
        "Event.actor_id.eq": string;
        "Event.actor_id.neq": string;
        "Event.actor_id.in": string[];
        "Event.actor_id.nin": string[];
        "Event.created_at": string;
        "Event.created_at_gt": string;
        "Event.created_at_gte": string;
        "Event.created_at_lt": string;
        "Event.created_at_lte": string;
        "Event.created_at_after": string;
        "Event.created_at_before": string;
        "Event.created_at.eq": string;
        "Event.created_at.neq": string;
        "Event.created_at.gt": string;
        "Event.created_at.gte": string;
        "Event.created_at.lt": string;
        "Event.created_at.lte": string;
        "Operation.sort": ("status" | "status:asc" | "status:desc" | "finished_at" | "finished_at:asc" | "finished_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Operation.fields": ("id" | "type" | "status" | "progress" | "resource_id" | "result" | "error" | "finished_at" | "created_at" | "updated_at")[];
        "Operation.id": string;
        "Operation.id_in": string[];
        "Operation.id.eq": string;
        "Operation.id.neq": string;
        "Operation.id.in": string[];
        "Operation.id.nin": string[];
        "Operation.type": "webhook_recovery" | "order_shipment";
        "Operation.type_in": ("webhook_recovery" | "order_shipment")[];
        "Operation.type.eq": "webhook_recovery" | "order_shipment";
        "Operation.type.neq": "webhook_recovery" | "order_shipment";
        "Operation.type.in": ("webhook_recovery" | "order_shipment")[];
        "Operation.type.nin": ("webhook_recovery" | "order_shipment")[];
        "Operation.status": "pending" | "running" | "succeeded" | "failed";
        "Operation.status_in": ("pending" | "running" | "succeeded" | "failed")[];
        "Operation.status.eq": "pending" | "running" | "succeeded" | "failed";
        "Operation.status.neq": "pending" | "running" | "succeeded" | "failed";
        "Operation.status.in": ("pending" | "running" | "succeeded" | "failed")[];
        "Operation.status.nin": ("pending" | "running" | "succeeded" | "failed")[];
        "Operation.resource_id": string;
        "Operation.resource_id_in": string[];
        "Operation.resource_id.eq": string;
        "Operation.resource_id.neq": string;
        "Operation.resource_id.in": string[];
        "Operation.resource_id.nin": string[];
        "Operation.finished_at": string;
        "Operation.finished_at_gt": string;
        "Operation.finished_at_gte": string;
        "Operation.finished_at_lt": string;
        "Operation.finished_at_lte": string;
        "Operation.finished_at_after": string;
        "Operation.finished_at_before": string;
        "Operation.finished_at_exists": boolean;
        "Operation.finished_at.eq": string;
        "Operation.finished_at.neq": string;
        "Operation.finished_at.gt": string;
        "Operation.finished_at.gte": string;
        "Operation.finished_at.lt": string;
        "Operation.finished_at.lte": string;
        "Operation.created_at": string;
        "Operation.created_at_gt": string;
        "Operation.created_at_gte": string;
        "Operation.created_at_lt": string;
        "Operation.created_at_lte": string;
        "Operation.created_at_after": string;
        "Operation.created_at_before": string;
        "Operation.created_at.eq": string;
        "Operation.created_at.neq": string;
        "Operation.created_at.gt": string;
        "Operation.created_at.gte": string;
        "Operation.created_at.lt": string;
        "Operation.created_at.lte": string;
        "Operation.updated_at": string;
        "Operation.updated_at_gt": string;
        "Operation.updated_at_gte": string;
        "Operation.updated_at_lt": string;
        "Operation.updated_at_lte": string;
        "Operation.updated_at_after": string;
        "Operation.updated_at_before": string;
        "Operation.updated_at.eq": string;
        "Operation.updated_at.neq": string;
        "Operation.updated_at.gt": string;
        "Operation.updated_at.gte": string;
        "Operation.updated_at.lt": string;
        "Operation.updated_at.lte": string;
        "Webhook.sort": ("url" | "url:asc" | "url:desc" | "status" | "status:asc" | "status:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Webhook.fields": ("id" | "url" | "events" | "conditions" | "description" | "status" | "disabled_reason" | "created_by" | "created_at" | "updated_at")[];
        "Webhook.expand": "creator"[];
        "Webhook.id": string;
        "Webhook.id_in": string[];
        "Webhook.id.eq": string;
        "Webhook.id.neq": string;
        "Webhook.id.in": string[];
        "Webhook.id.nin": string[];
        "Webhook.url": string;
        "Webhook.url_in": string[];
        "Webhook.url_contains": string;
        "Webhook.url_starts_with": string;
        "Webhook.url.eq": string;
        "Webhook.url.neq": string;
        "Webhook.url.in": string[];
        "Webhook.url.nin": string[];
        "Webhook.url.like": string;
        "Webhook.events": string;
        "Webhook.events_in": string[];
        "Webhook.events_all": string[];
        "Webhook.events_exists": boolean;
        "Webhook.events.eq": string;
        "Webhook.events.in": string[];
        "Webhook.events.all": string[];
        "Webhook.events.nin": string[];
        "Webhook.description": string;
        "Webhook.description_in": string[];
        "Webhook.description_contains": string;
        "Webhook.description_starts_with": string;
        "Webhook.description_exists": boolean;
        "Webhook.description.eq": string;
        "Webhook.description.neq": string;
        "Webhook.description.in": string[];
        "Webhook.description.nin": string[];
        "Webhook.description.like": string;
        "Webhook.status": "enabled" | "paused" | "disabled";
        "Webhook.status_in": ("enabled" | "paused" | "disabled")[];
        "Webhook.status.eq": "enabled" | "paused" | "disabled";
        "Webhook.status.neq": "enabled" | "paused" | "disabled";
        "Webhook.status.in": ("enabled" | "paused" | "disabled")[];
        "Webhook.status.nin": ("enabled" | "paused" | "disabled")[];
        "Webhook.disabled_reason": "gone" | "failing";
        "Webhook.disabled_reason_in": ("gone" | "failing")[];
        "Webhook.disabled_reason_exists": boolean;
        "Webhook.disabled_reason.eq": "gone" | "failing";
        "Webhook.disabled_reason.neq": "gone" | "failing";
        "Webhook.disabled_reason.in": ("gone" | "failing")[];
        "Webhook.disabled_reason.nin": ("gone" | "failing")[];
        "Webhook.created_by": string;
        "Webhook.created_by_in": string[];
        "Webhook.created_by.eq": string;
        "Webhook.created_by.neq": string;
        "Webhook.created_by.in": string[];
        "Webhook.created_by.nin": string[];
        "Webhook.created_at": string;
        "Webhook.created_at_gt": string;
        "Webhook.created_at_gte": string;
        "Webhook.created_at_lt": string;
        "Webhook.created_at_lte": string;
        "Webhook.created_at_after": string;
        "Webhook.created_at_before": string;
        "Webhook.created_at.eq": string;
        "Webhook.created_at.neq": string;
        "Webhook.created_at.gt": string;
        "Webhook.created_at.gte": string;
        "Webhook.created_at.lt": string;
        "Webhook.created_at.lte": string;
        "Webhook.updated_at": string;
        "Webhook.updated_at_gt": string;
        "Webhook.updated_at_gte": string;
        "Webhook.updated_at_lt": string;
        "Webhook.updated_at_lte": string;
        "Webhook.updated_at_after": string;
        "Webhook.updated_at_before": string;
        "Webhook.updated_at.eq": string;
        "Webhook.updated_at.neq": string;
        "Webhook.updated_at.gt": string;
        "Webhook.updated_at.gte": string;
        "Webhook.updated_at.lt": string;
        "Webhook.updated_at.lte": string;
        "Delivery.sort": ("status" | "status:asc" | "status:desc" | "attempt_count" | "attempt_count:asc" | "attempt_count:desc" | "next_attempt_at" | "next_attempt_at:asc" | "next_attempt_at:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Delivery.fields": ("id" | "webhook_id" | "event_id" | "event_type" | "status" | "attempt_count" | "next_attempt_at" | "last_response_status" | "attempts" | "created_at" | "updated_at")[];
        "Delivery.expand": "event"[];
        "Delivery.id": string;
        "Delivery.id_in": string[];
        "Delivery.id.eq": string;
        "Delivery.id.neq": string;
        "Delivery.id.in": string[];
        "Delivery.id.nin": string[];
        "Delivery.event_id": string;
        "Delivery.event_id_in": string[];
        "Delivery.event_id.eq": string;
        "Delivery.event_id.neq": string;
        "Delivery.event_id.in": string[];
        "Delivery.event_id.nin": string[];
        "Delivery.event_type": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
        "Delivery.event_type_in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED")[];
        "Delivery.event_type.eq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
        "Delivery.event_type.neq": "USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED";
        "Delivery.event_type.in": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED")[];
        "Delivery.event_type.nin": ("USER_CREATED" | "USER_UPDATED" | "USER_DELETED" | "WEBHOOK_CREATED" | "WEBHOOK_UPDATED" | "WEBHOOK_DELETED" | "WEBHOOK_ENABLED" | "WEBHOOK_DISABLED" | "WEBHOOK_SECRET_ROTATED" | "WEBHOOK_TEST" | "RESOURCE_CREATED" | "RESOURCE_UPDATED" | "RESOURCE_DELETED" | "CUSTOMER_CREATED" | "CUSTOMER_UPDATED" | "CUSTOMER_DELETED" | "BOOK_CREATED" | "BOOK_UPDATED" | "BOOK_DELETED" | "ORDER_CREATED" | "ORDER_UPDATED" | "ORDER_SHIPPED" | "ORDER_DELETED")[];
        "Delivery.status": "pending" | "succeeded" | "failed";
        "Delivery.status_in": ("pending" | "succeeded" | "failed")[];
        "Delivery.status.eq": "pending" | "succeeded" | "failed";
        "Delivery.status.neq": "pending" | "succeeded" | "failed";
        "Delivery.status.in": ("pending" | "succeeded" | "failed")[];
        "Delivery.status.nin": ("pending" | "succeeded" | "failed")[];
        "Delivery.attempt_count": number;
        "Delivery.attempt_count_in": number[];
        "Delivery.attempt_count_gt": number;
        "Delivery.attempt_count_gte": number;
        "Delivery.attempt_count_lt": number;
        "Delivery.attempt_count_lte": number;
        "Delivery.attempt_count.eq": number;
        "Delivery.attempt_count.neq": number;
        "Delivery.attempt_count.in": number[];
        "Delivery.attempt_count.nin": number[];
        "Delivery.attempt_count.gt": number;
        "Delivery.attempt_count.gte": number;
        "Delivery.attempt_count.lt": number;
        "Delivery.attempt_count.lte": number;
        "Delivery.next_attempt_at": string;
        "Delivery.next_attempt_at_gt": string;
        "Delivery.next_attempt_at_gte": string;
        "Delivery.next_attempt_at_lt": string;
        "Delivery.next_attempt_at_lte": string;
        "Delivery.next_attempt_at_after": string;
        "Delivery.next_attempt_at_before": string;
        "Delivery.next_attempt_at_exists": boolean;
        "Delivery.next_attempt_at.eq": string;
        "Delivery.next_attempt_at.neq": string;
        "Delivery.next_attempt_at.gt": string;
        "Delivery.next_attempt_at.gte": string;
        "Delivery.next_attempt_at.lt": string;
        "Delivery.next_attempt_at.lte": string;
        "Delivery.last_response_status": number;
        "Delivery.last_response_status_in": number[];
        "Delivery.last_response_status_gt": number;
        "Delivery.last_response_status_gte": number;
        "Delivery.last_response_status_lt": number;
        "Delivery.last_response_status_lte": number;
        "Delivery.last_response_status_exists": boolean;
        "Delivery.last_response_status.eq": number;
        "Delivery.last_response_status.neq": number;
        "Delivery.last_response_status.in": number[];
        "Delivery.last_response_status.nin": number[];
        "Delivery.last_response_status.gt": number;
        "Delivery.last_response_status.gte": number;
        "Delivery.last_response_status.lt": number;
        "Delivery.last_response_status.lte": number;
        "Delivery.created_at": string;
        "Delivery.created_at_gt": string;
        "Delivery.created_at_gte": string;
        "Delivery.created_at_lt": string;
        "Delivery.created_at_lte": string;
        "Delivery.created_at_after": string;
        "Delivery.created_at_before": string;
        "Delivery.created_at.eq": string;
        "Delivery.created_at.neq": string;
        "Delivery.created_at.gt": string;
        "Delivery.created_at.gte": string;
        "Delivery.created_at.lt": string;
        "Delivery.created_at.lte": string;
        "Delivery.updated_at": string;
        "Delivery.updated_at_gt": string;
        "Delivery.updated_at_gte": string;
        "Delivery.updated_at_lt": string;
        "Delivery.updated_at_lte": string;
        "Delivery.updated_at_after": string;
        "Delivery.updated_at_before": string;
        "Delivery.updated_at.eq": string;
        "Delivery.updated_at.neq": string;
        "Delivery.updated_at.gt": string;
        "Delivery.updated_at.gte": string;
        "Delivery.updated_at.lt": string;
        "Delivery.updated_at.lte": string;
        "Customer.sort": ("name" | "name:asc" | "name:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Customer.fields": ("id" | "name" | "note" | "created_at" | "updated_at")[];
        "Customer.id": string;
        "Customer.id_in": string[];
        "Customer.id.eq": string;
        "Customer.id.neq": string;
        "Customer.id.in": string[];
        "Customer.id.nin": string[];
        "Customer.name": string;
        "Customer.name_in": string[];
        "Customer.name_contains": string;
        "Customer.name_starts_with": string;
        "Customer.name.eq": string;
        "Customer.name.neq": string;
        "Customer.name.in": string[];
        "Customer.name.nin": string[];
        "Customer.name.like": string;
        "Customer.note": string;
        "Customer.note_in": string[];
        "Customer.note_contains": string;
        "Customer.note_starts_with": string;
        "Customer.note_exists": boolean;
        "Customer.note.eq": string;
        "Customer.note.neq": string;
        "Customer.note.in": string[];
        "Customer.note.nin": string[];
        "Customer.note.like": string;
        "Customer.created_at": string;
        "Customer.created_at_gt": string;
        "Customer.created_at_gte": string;
        "Customer.created_at_lt": string;
        "Customer.created_at_lte": string;
        "Customer.created_at_after": string;
        "Customer.created_at_before": string;
        "Customer.created_at.eq": string;
        "Customer.created_at.neq": string;
        "Customer.created_at.gt": string;
        "Customer.created_at.gte": string;
        "Customer.created_at.lt": string;
        "Customer.created_at.lte": string;
        "Customer.updated_at": string;
        "Customer.updated_at_gt": string;
        "Customer.updated_at_gte": string;
        "Customer.updated_at_lt": string;
        "Customer.updated_at_lte": string;
        "Customer.updated_at_after": string;
        "Customer.updated_at_before": string;
        "Customer.updated_at.eq": string;
        "Customer.updated_at.neq": string;
        "Customer.updated_at.gt": string;
        "Customer.updated_at.gte": string;
        "Customer.updated_at.lt": string;
        "Customer.updated_at.lte": string;
        "Order.sort": ("total" | "total:asc" | "total:desc" | "status" | "status:asc" | "status:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Order.fields": ("id" | "customer_id" | "lines" | "total" | "status" | "note" | "placed_by" | "created_at" | "updated_at")[];
        "Order.id": string;
        "Order.id_in": string[];
        "Order.id.eq": string;
        "Order.id.neq": string;
        "Order.id.in": string[];
        "Order.id.nin": string[];
        "Order.customer_id": string;
        "Order.customer_id_in": string[];
        "Order.customer_id.eq": string;
        "Order.customer_id.neq": string;
        "Order.customer_id.in": string[];
        "Order.customer_id.nin": string[];
        "Order.total": number;
        "Order.total_in": number[];
        "Order.total_gt": number;
        "Order.total_gte": number;
        "Order.total_lt": number;
        "Order.total_lte": number;
        "Order.total.eq": number;
        "Order.total.neq": number;
        "Order.total.in": number[];
        "Order.total.nin": number[];
        "Order.total.gt": number;
        "Order.total.gte": number;
        "Order.total.lt": number;
        "Order.total.lte": number;
        "Order.status": "placed" | "paid" | "shipped" | "cancelled";
        "Order.status_in": ("placed" | "paid" | "shipped" | "cancelled")[];
        "Order.status.eq": "placed" | "paid" | "shipped" | "cancelled";
        "Order.status.neq": "placed" | "paid" | "shipped" | "cancelled";
        "Order.status.in": ("placed" | "paid" | "shipped" | "cancelled")[];
        "Order.status.nin": ("placed" | "paid" | "shipped" | "cancelled")[];
        "Order.note": string;
        "Order.note_in": string[];
        "Order.note_contains": string;
        "Order.note_starts_with": string;
        "Order.note_exists": boolean;
        "Order.note.eq": string;
        "Order.note.neq": string;
        "Order.note.in": string[];
        "Order.note.nin": string[];
        "Order.note.like": string;
        "Order.placed_by": string;
        "Order.placed_by_in": string[];
        "Order.placed_by.eq": string;
        "Order.placed_by.neq": string;
        "Order.placed_by.in": string[];
        "Order.placed_by.nin": string[];
        "Order.created_at": string;
        "Order.created_at_gt": string;
        "Order.created_at_gte": string;
        "Order.created_at_lt": string;
        "Order.created_at_lte": string;
        "Order.created_at_after": string;
        "Order.created_at_before": string;
        "Order.created_at.eq": string;
        "Order.created_at.neq": string;
        "Order.created_at.gt": string;
        "Order.created_at.gte": string;
        "Order.created_at.lt": string;
        "Order.created_at.lte": string;
        "Order.updated_at": string;
        "Order.updated_at_gt": string;
        "Order.updated_at_gte": string;
        "Order.updated_at_lt": string;
        "Order.updated_at_lte": string;
        "Order.updated_at_after": string;
        "Order.updated_at_before": string;
        "Order.updated_at.eq": string;
        "Order.updated_at.neq": string;
        "Order.updated_at.gt": string;
        "Order.updated_at.gte": string;
        "Order.updated_at.lt": string;
        "Order.updated_at.lte": string;
        "Book.sort": ("title" | "title:asc" | "title:desc" | "price" | "price:asc" | "price:desc" | "stock" | "stock:asc" | "stock:desc" | "created_at" | "created_at:asc" | "created_at:desc" | "updated_at" | "updated_at:asc" | "updated_at:desc")[];
        "Book.fields": ("id" | "title" | "isbn" | "price" | "stock" | "created_at" | "updated_at")[];
        "Book.id": string;
        "Book.id_in": string[];
        "Book.id.eq": string;
        "Book.id.neq": string;
        "Book.id.in": string[];
        "Book.id.nin": string[];
        "Book.title": string;
        "Book.title_in": string[];
        "Book.title_contains": string;
        "Book.title_starts_with": string;
        "Book.title.eq": string;
        "Book.title.neq": string;
        "Book.title.in": string[];
        "Book.title.nin": string[];
        "Book.title.like": string;
        "Book.isbn": string;
        "Book.isbn_in": string[];
        "Book.isbn_contains": string;
        "Book.isbn_starts_with": string;
        "Book.isbn.eq": string;
        "Book.isbn.neq": string;
        "Book.isbn.in": string[];
        "Book.isbn.nin": string[];
        "Book.isbn.like": string;
        "Book.price": number;
        "Book.price_in": number[];
        "Book.price_gt": number;
        "Book.price_gte": number;
        "Book.price_lt": number;
        "Book.price_lte": number;
        "Book.price.eq": number;
        "Book.price.neq": number;
        "Book.price.in": number[];
        "Book.price.nin": number[];
        "Book.price.gt": number;
        "Book.price.gte": number;
        "Book.price.lt": number;
        "Book.price.lte": number;
        "Book.stock": number;
        "Book.stock_in": number[];
        "Book.stock_gt": number;
        "Book.stock_gte": number;
        "Book.stock_lt": number;
        "Book.stock_lte": number;
        "Book.stock.eq": number;
        "Book.stock.neq": number;
        "Book.stock.in": number[];
        "Book.stock.nin": number[];
        "Book.stock.gt": number;
        "Book.stock.gte": number;
        "Book.stock.lt": number;
        "Book.stock.lte": number;
        "Book.created_at": string;
        "Book.created_at_gt": string;
        "Book.created_at_gte": string;
        "Book.created_at_lt": string;
        "Book.created_at_lte": string;
        "Book.created_at_after": string;
        "Book.created_at_before": string;
        "Book.created_at.eq": string;
        "Book.created_at.neq": string;
        "Book.created_at.gt": string;
        "Book.created_at.gte": string;
        "Book.created_at.lt": string;
        "Book.created_at.lte": string;
        "Book.updated_at": string;
        "Book.updated_at_gt": string;
        "Book.updated_at_gte": string;
        "Book.updated_at_lt": string;
        "Book.updated_at_lte": string;
        "Book.updated_at_after": string;
        "Book.updated_at_before": string;
        "Book.updated_at.eq": string;
        "Book.updated_at.neq": string;
        "Book.updated_at.gt": string;
        "Book.updated_at.gte": string;
        "Book.updated_at.lt": string;
        "Book.updated_at.lte": string;
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
    listUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["User.sort"];
                fields?: components["parameters"]["User.fields"];
                id?: components["parameters"]["User.id"];
                id_in?: components["parameters"]["User.id_in"];
                "id[eq]"?: components["parameters"]["User.id.eq"];
                "id[neq]"?: components["parameters"]["User.id.neq"];
                "id[in]"?: components["parameters"]["User.id.in"];
                "id[nin]"?: components["parameters"]["User.id.nin"];
                name?: components["parameters"]["User.name"];
                name_in?: components["parameters"]["User.name_in"];
                name_contains?: components["parameters"]["User.name_contains"];
                name_starts_with?: components["parameters"]["User.name_starts_with"];
                "name[eq]"?: components["parameters"]["User.name.eq"];
                "name[neq]"?: components["parameters"]["User.name.neq"];
                "name[in]"?: components["parameters"]["User.name.in"];
                "name[nin]"?: components["parameters"]["User.name.nin"];
                "name[like]"?: components["parameters"]["User.name.like"];
                email?: components["parameters"]["User.email"];
                email_in?: components["parameters"]["User.email_in"];
                email_contains?: components["parameters"]["User.email_contains"];
                email_starts_with?: components["parameters"]["User.email_starts_with"];
                "email[eq]"?: components["parameters"]["User.email.eq"];
                "email[neq]"?: components["parameters"]["User.email.neq"];
                "email[in]"?: components["parameters"]["User.email.in"];
                "email[nin]"?: components["parameters"]["User.email.nin"];
                "email[like]"?: components["parameters"]["User.email.like"];
                role?: components["parameters"]["User.role"];
                role_in?: components["parameters"]["User.role_in"];
                "role[eq]"?: components["parameters"]["User.role.eq"];
                "role[neq]"?: components["parameters"]["User.role.neq"];
                "role[in]"?: components["parameters"]["User.role.in"];
                "role[nin]"?: components["parameters"]["User.role.nin"];
                metadata?: components["parameters"]["User.metadata"];
                created_at?: components["parameters"]["User.created_at"];
                created_at_gt?: components["parameters"]["User.created_at_gt"];
                created_at_gte?: components["parameters"]["User.created_at_gte"];
                created_at_lt?: components["parameters"]["User.created_at_lt"];
                created_at_lte?: components["parameters"]["User.created_at_lte"];
                created_at_after?: components["parameters"]["User.created_at_after"];
                created_at_before?: components["parameters"]["User.created_at_before"];
                "created_at[eq]"?: components["parameters"]["User.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["User.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["User.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["User.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["User.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["User.created_at.lte"];
                updated_at?: components["parameters"]["User.updated_at"];
                updated_at_gt?: components["parameters"]["User.updated_at_gt"];
                updated_at_gte?: components["parameters"]["User.updated_at_gte"];
                updated_at_lt?: components["parameters"]["User.updated_at_lt"];
                updated_at_lte?: components["parameters"]["User.updated_at_lte"];
                updated_at_after?: components["parameters"]["User.updated_at_after"];
                updated_at_before?: components["parameters"]["User.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["User.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["User.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["User.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["User.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["User.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["User.updated_at.lte"];
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
            200: components["responses"]["UserPage"];
            default: components["responses"]["Default"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
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
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            201: components["responses"]["UserCreated"];
            default: components["responses"]["Default"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
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
            200: components["responses"]["UserFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
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
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UserFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
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
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            200: components["responses"]["UserFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteUser: {
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
            /** @description The user is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                fields?: components["parameters"]["User.fields"];
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
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UserFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listUserResources: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Resource.sort"];
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
                id?: components["parameters"]["Resource.id"];
                id_in?: components["parameters"]["Resource.id_in"];
                "id[eq]"?: components["parameters"]["Resource.id.eq"];
                "id[neq]"?: components["parameters"]["Resource.id.neq"];
                "id[in]"?: components["parameters"]["Resource.id.in"];
                "id[nin]"?: components["parameters"]["Resource.id.nin"];
                name?: components["parameters"]["Resource.name"];
                name_in?: components["parameters"]["Resource.name_in"];
                name_contains?: components["parameters"]["Resource.name_contains"];
                name_starts_with?: components["parameters"]["Resource.name_starts_with"];
                "name[eq]"?: components["parameters"]["Resource.name.eq"];
                "name[neq]"?: components["parameters"]["Resource.name.neq"];
                "name[in]"?: components["parameters"]["Resource.name.in"];
                "name[nin]"?: components["parameters"]["Resource.name.nin"];
                "name[like]"?: components["parameters"]["Resource.name.like"];
                description?: components["parameters"]["Resource.description"];
                description_in?: components["parameters"]["Resource.description_in"];
                description_contains?: components["parameters"]["Resource.description_contains"];
                description_starts_with?: components["parameters"]["Resource.description_starts_with"];
                description_exists?: components["parameters"]["Resource.description_exists"];
                "description[eq]"?: components["parameters"]["Resource.description.eq"];
                "description[neq]"?: components["parameters"]["Resource.description.neq"];
                "description[in]"?: components["parameters"]["Resource.description.in"];
                "description[nin]"?: components["parameters"]["Resource.description.nin"];
                "description[like]"?: components["parameters"]["Resource.description.like"];
                type?: components["parameters"]["Resource.type"];
                type_in?: components["parameters"]["Resource.type_in"];
                type_contains?: components["parameters"]["Resource.type_contains"];
                type_starts_with?: components["parameters"]["Resource.type_starts_with"];
                "type[eq]"?: components["parameters"]["Resource.type.eq"];
                "type[neq]"?: components["parameters"]["Resource.type.neq"];
                "type[in]"?: components["parameters"]["Resource.type.in"];
                "type[nin]"?: components["parameters"]["Resource.type.nin"];
                "type[like]"?: components["parameters"]["Resource.type.like"];
                status?: components["parameters"]["Resource.status"];
                status_in?: components["parameters"]["Resource.status_in"];
                "status[eq]"?: components["parameters"]["Resource.status.eq"];
                "status[neq]"?: components["parameters"]["Resource.status.neq"];
                "status[in]"?: components["parameters"]["Resource.status.in"];
                "status[nin]"?: components["parameters"]["Resource.status.nin"];
                metadata?: components["parameters"]["Resource.metadata"];
                owner_id?: components["parameters"]["Resource.owner_id"];
                owner_id_in?: components["parameters"]["Resource.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Resource.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Resource.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Resource.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Resource.owner_id.nin"];
                created_at?: components["parameters"]["Resource.created_at"];
                created_at_gt?: components["parameters"]["Resource.created_at_gt"];
                created_at_gte?: components["parameters"]["Resource.created_at_gte"];
                created_at_lt?: components["parameters"]["Resource.created_at_lt"];
                created_at_lte?: components["parameters"]["Resource.created_at_lte"];
                created_at_after?: components["parameters"]["Resource.created_at_after"];
                created_at_before?: components["parameters"]["Resource.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Resource.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Resource.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Resource.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Resource.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Resource.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Resource.created_at.lte"];
                updated_at?: components["parameters"]["Resource.updated_at"];
                updated_at_gt?: components["parameters"]["Resource.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Resource.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Resource.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Resource.updated_at_lte"];
                updated_at_after?: components["parameters"]["Resource.updated_at_after"];
                updated_at_before?: components["parameters"]["Resource.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Resource.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Resource.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Resource.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Resource.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Resource.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Resource.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                user_id: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourcePage"];
            default: components["responses"]["Default"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Event.sort"];
                fields?: components["parameters"]["Event.fields"];
                id?: components["parameters"]["Event.id"];
                id_in?: components["parameters"]["Event.id_in"];
                "id[eq]"?: components["parameters"]["Event.id.eq"];
                "id[neq]"?: components["parameters"]["Event.id.neq"];
                "id[in]"?: components["parameters"]["Event.id.in"];
                "id[nin]"?: components["parameters"]["Event.id.nin"];
                type?: components["parameters"]["Event.type"];
                type_in?: components["parameters"]["Event.type_in"];
                "type[eq]"?: components["parameters"]["Event.type.eq"];
                "type[neq]"?: components["parameters"]["Event.type.neq"];
                "type[in]"?: components["parameters"]["Event.type.in"];
                "type[nin]"?: components["parameters"]["Event.type.nin"];
                resource_id?: components["parameters"]["Event.resource_id"];
                resource_id_in?: components["parameters"]["Event.resource_id_in"];
                resource_id_exists?: components["parameters"]["Event.resource_id_exists"];
                "resource_id[eq]"?: components["parameters"]["Event.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Event.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Event.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Event.resource_id.nin"];
                actor_type?: components["parameters"]["Event.actor_type"];
                actor_type_in?: components["parameters"]["Event.actor_type_in"];
                "actor_type[eq]"?: components["parameters"]["Event.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["Event.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["Event.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["Event.actor_type.nin"];
                actor_id?: components["parameters"]["Event.actor_id"];
                actor_id_in?: components["parameters"]["Event.actor_id_in"];
                actor_id_exists?: components["parameters"]["Event.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["Event.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["Event.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["Event.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["Event.actor_id.nin"];
                created_at?: components["parameters"]["Event.created_at"];
                created_at_gt?: components["parameters"]["Event.created_at_gt"];
                created_at_gte?: components["parameters"]["Event.created_at_gte"];
                created_at_lt?: components["parameters"]["Event.created_at_lt"];
                created_at_lte?: components["parameters"]["Event.created_at_lte"];
                created_at_after?: components["parameters"]["Event.created_at_after"];
                created_at_before?: components["parameters"]["Event.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Event.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Event.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Event.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Event.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Event.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Event.created_at.lte"];
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
            200: components["responses"]["EventPage"];
            default: components["responses"]["Default"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Event.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                event_id: components["parameters"]["EventIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Operation.sort"];
                fields?: components["parameters"]["Operation.fields"];
                id?: components["parameters"]["Operation.id"];
                id_in?: components["parameters"]["Operation.id_in"];
                "id[eq]"?: components["parameters"]["Operation.id.eq"];
                "id[neq]"?: components["parameters"]["Operation.id.neq"];
                "id[in]"?: components["parameters"]["Operation.id.in"];
                "id[nin]"?: components["parameters"]["Operation.id.nin"];
                type?: components["parameters"]["Operation.type"];
                type_in?: components["parameters"]["Operation.type_in"];
                "type[eq]"?: components["parameters"]["Operation.type.eq"];
                "type[neq]"?: components["parameters"]["Operation.type.neq"];
                "type[in]"?: components["parameters"]["Operation.type.in"];
                "type[nin]"?: components["parameters"]["Operation.type.nin"];
                status?: components["parameters"]["Operation.status"];
                status_in?: components["parameters"]["Operation.status_in"];
                "status[eq]"?: components["parameters"]["Operation.status.eq"];
                "status[neq]"?: components["parameters"]["Operation.status.neq"];
                "status[in]"?: components["parameters"]["Operation.status.in"];
                "status[nin]"?: components["parameters"]["Operation.status.nin"];
                resource_id?: components["parameters"]["Operation.resource_id"];
                resource_id_in?: components["parameters"]["Operation.resource_id_in"];
                "resource_id[eq]"?: components["parameters"]["Operation.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Operation.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Operation.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Operation.resource_id.nin"];
                finished_at?: components["parameters"]["Operation.finished_at"];
                finished_at_gt?: components["parameters"]["Operation.finished_at_gt"];
                finished_at_gte?: components["parameters"]["Operation.finished_at_gte"];
                finished_at_lt?: components["parameters"]["Operation.finished_at_lt"];
                finished_at_lte?: components["parameters"]["Operation.finished_at_lte"];
                finished_at_after?: components["parameters"]["Operation.finished_at_after"];
                finished_at_before?: components["parameters"]["Operation.finished_at_before"];
                finished_at_exists?: components["parameters"]["Operation.finished_at_exists"];
                "finished_at[eq]"?: components["parameters"]["Operation.finished_at.eq"];
                "finished_at[neq]"?: components["parameters"]["Operation.finished_at.neq"];
                "finished_at[gt]"?: components["parameters"]["Operation.finished_at.gt"];
                "finished_at[gte]"?: components["parameters"]["Operation.finished_at.gte"];
                "finished_at[lt]"?: components["parameters"]["Operation.finished_at.lt"];
                "finished_at[lte]"?: components["parameters"]["Operation.finished_at.lte"];
                created_at?: components["parameters"]["Operation.created_at"];
                created_at_gt?: components["parameters"]["Operation.created_at_gt"];
                created_at_gte?: components["parameters"]["Operation.created_at_gte"];
                created_at_lt?: components["parameters"]["Operation.created_at_lt"];
                created_at_lte?: components["parameters"]["Operation.created_at_lte"];
                created_at_after?: components["parameters"]["Operation.created_at_after"];
                created_at_before?: components["parameters"]["Operation.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Operation.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Operation.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Operation.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Operation.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Operation.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Operation.created_at.lte"];
                updated_at?: components["parameters"]["Operation.updated_at"];
                updated_at_gt?: components["parameters"]["Operation.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Operation.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Operation.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Operation.updated_at_lte"];
                updated_at_after?: components["parameters"]["Operation.updated_at_after"];
                updated_at_before?: components["parameters"]["Operation.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Operation.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Operation.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Operation.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Operation.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Operation.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Operation.updated_at.lte"];
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
            200: components["responses"]["OperationPage"];
            default: components["responses"]["Default"];
        };
    };
    getOperation: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Operation.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                operation_id: components["parameters"]["OperationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OperationFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Webhook.sort"];
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
                id?: components["parameters"]["Webhook.id"];
                id_in?: components["parameters"]["Webhook.id_in"];
                "id[eq]"?: components["parameters"]["Webhook.id.eq"];
                "id[neq]"?: components["parameters"]["Webhook.id.neq"];
                "id[in]"?: components["parameters"]["Webhook.id.in"];
                "id[nin]"?: components["parameters"]["Webhook.id.nin"];
                url?: components["parameters"]["Webhook.url"];
                url_in?: components["parameters"]["Webhook.url_in"];
                url_contains?: components["parameters"]["Webhook.url_contains"];
                url_starts_with?: components["parameters"]["Webhook.url_starts_with"];
                "url[eq]"?: components["parameters"]["Webhook.url.eq"];
                "url[neq]"?: components["parameters"]["Webhook.url.neq"];
                "url[in]"?: components["parameters"]["Webhook.url.in"];
                "url[nin]"?: components["parameters"]["Webhook.url.nin"];
                "url[like]"?: components["parameters"]["Webhook.url.like"];
                events?: components["parameters"]["Webhook.events"];
                events_in?: components["parameters"]["Webhook.events_in"];
                events_all?: components["parameters"]["Webhook.events_all"];
                events_exists?: components["parameters"]["Webhook.events_exists"];
                "events[eq]"?: components["parameters"]["Webhook.events.eq"];
                "events[in]"?: components["parameters"]["Webhook.events.in"];
                "events[all]"?: components["parameters"]["Webhook.events.all"];
                "events[nin]"?: components["parameters"]["Webhook.events.nin"];
                description?: components["parameters"]["Webhook.description"];
                description_in?: components["parameters"]["Webhook.description_in"];
                description_contains?: components["parameters"]["Webhook.description_contains"];
                description_starts_with?: components["parameters"]["Webhook.description_starts_with"];
                description_exists?: components["parameters"]["Webhook.description_exists"];
                "description[eq]"?: components["parameters"]["Webhook.description.eq"];
                "description[neq]"?: components["parameters"]["Webhook.description.neq"];
                "description[in]"?: components["parameters"]["Webhook.description.in"];
                "description[nin]"?: components["parameters"]["Webhook.description.nin"];
                "description[like]"?: components["parameters"]["Webhook.description.like"];
                status?: components["parameters"]["Webhook.status"];
                status_in?: components["parameters"]["Webhook.status_in"];
                "status[eq]"?: components["parameters"]["Webhook.status.eq"];
                "status[neq]"?: components["parameters"]["Webhook.status.neq"];
                "status[in]"?: components["parameters"]["Webhook.status.in"];
                "status[nin]"?: components["parameters"]["Webhook.status.nin"];
                disabled_reason?: components["parameters"]["Webhook.disabled_reason"];
                disabled_reason_in?: components["parameters"]["Webhook.disabled_reason_in"];
                disabled_reason_exists?: components["parameters"]["Webhook.disabled_reason_exists"];
                "disabled_reason[eq]"?: components["parameters"]["Webhook.disabled_reason.eq"];
                "disabled_reason[neq]"?: components["parameters"]["Webhook.disabled_reason.neq"];
                "disabled_reason[in]"?: components["parameters"]["Webhook.disabled_reason.in"];
                "disabled_reason[nin]"?: components["parameters"]["Webhook.disabled_reason.nin"];
                created_by?: components["parameters"]["Webhook.created_by"];
                created_by_in?: components["parameters"]["Webhook.created_by_in"];
                "created_by[eq]"?: components["parameters"]["Webhook.created_by.eq"];
                "created_by[neq]"?: components["parameters"]["Webhook.created_by.neq"];
                "created_by[in]"?: components["parameters"]["Webhook.created_by.in"];
                "created_by[nin]"?: components["parameters"]["Webhook.created_by.nin"];
                created_at?: components["parameters"]["Webhook.created_at"];
                created_at_gt?: components["parameters"]["Webhook.created_at_gt"];
                created_at_gte?: components["parameters"]["Webhook.created_at_gte"];
                created_at_lt?: components["parameters"]["Webhook.created_at_lt"];
                created_at_lte?: components["parameters"]["Webhook.created_at_lte"];
                created_at_after?: components["parameters"]["Webhook.created_at_after"];
                created_at_before?: components["parameters"]["Webhook.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Webhook.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Webhook.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Webhook.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Webhook.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Webhook.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Webhook.created_at.lte"];
                updated_at?: components["parameters"]["Webhook.updated_at"];
                updated_at_gt?: components["parameters"]["Webhook.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Webhook.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Webhook.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Webhook.updated_at_lte"];
                updated_at_after?: components["parameters"]["Webhook.updated_at_after"];
                updated_at_before?: components["parameters"]["Webhook.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Webhook.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Webhook.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Webhook.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Webhook.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Webhook.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Webhook.updated_at.lte"];
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
            200: components["responses"]["WebhookPage"];
            default: components["responses"]["Default"];
        };
    };
    createWebhook: {
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
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            201: components["responses"]["WebhookCreated"];
            default: components["responses"]["Default"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            200: components["responses"]["WebhookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteWebhook: {
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
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            200: components["responses"]["WebhookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Delivery.sort"];
                fields?: components["parameters"]["Delivery.fields"];
                expand?: components["parameters"]["Delivery.expand"];
                id?: components["parameters"]["Delivery.id"];
                id_in?: components["parameters"]["Delivery.id_in"];
                "id[eq]"?: components["parameters"]["Delivery.id.eq"];
                "id[neq]"?: components["parameters"]["Delivery.id.neq"];
                "id[in]"?: components["parameters"]["Delivery.id.in"];
                "id[nin]"?: components["parameters"]["Delivery.id.nin"];
                event_id?: components["parameters"]["Delivery.event_id"];
                event_id_in?: components["parameters"]["Delivery.event_id_in"];
                "event_id[eq]"?: components["parameters"]["Delivery.event_id.eq"];
                "event_id[neq]"?: components["parameters"]["Delivery.event_id.neq"];
                "event_id[in]"?: components["parameters"]["Delivery.event_id.in"];
                "event_id[nin]"?: components["parameters"]["Delivery.event_id.nin"];
                event_type?: components["parameters"]["Delivery.event_type"];
                event_type_in?: components["parameters"]["Delivery.event_type_in"];
                "event_type[eq]"?: components["parameters"]["Delivery.event_type.eq"];
                "event_type[neq]"?: components["parameters"]["Delivery.event_type.neq"];
                "event_type[in]"?: components["parameters"]["Delivery.event_type.in"];
                "event_type[nin]"?: components["parameters"]["Delivery.event_type.nin"];
                status?: components["parameters"]["Delivery.status"];
                status_in?: components["parameters"]["Delivery.status_in"];
                "status[eq]"?: components["parameters"]["Delivery.status.eq"];
                "status[neq]"?: components["parameters"]["Delivery.status.neq"];
                "status[in]"?: components["parameters"]["Delivery.status.in"];
                "status[nin]"?: components["parameters"]["Delivery.status.nin"];
                attempt_count?: components["parameters"]["Delivery.attempt_count"];
                attempt_count_in?: components["parameters"]["Delivery.attempt_count_in"];
                attempt_count_gt?: components["parameters"]["Delivery.attempt_count_gt"];
                attempt_count_gte?: components["parameters"]["Delivery.attempt_count_gte"];
                attempt_count_lt?: components["parameters"]["Delivery.attempt_count_lt"];
                attempt_count_lte?: components["parameters"]["Delivery.attempt_count_lte"];
                "attempt_count[eq]"?: components["parameters"]["Delivery.attempt_count.eq"];
                "attempt_count[neq]"?: components["parameters"]["Delivery.attempt_count.neq"];
                "attempt_count[in]"?: components["parameters"]["Delivery.attempt_count.in"];
                "attempt_count[nin]"?: components["parameters"]["Delivery.attempt_count.nin"];
                "attempt_count[gt]"?: components["parameters"]["Delivery.attempt_count.gt"];
                "attempt_count[gte]"?: components["parameters"]["Delivery.attempt_count.gte"];
                "attempt_count[lt]"?: components["parameters"]["Delivery.attempt_count.lt"];
                "attempt_count[lte]"?: components["parameters"]["Delivery.attempt_count.lte"];
                next_attempt_at?: components["parameters"]["Delivery.next_attempt_at"];
                next_attempt_at_gt?: components["parameters"]["Delivery.next_attempt_at_gt"];
                next_attempt_at_gte?: components["parameters"]["Delivery.next_attempt_at_gte"];
                next_attempt_at_lt?: components["parameters"]["Delivery.next_attempt_at_lt"];
                next_attempt_at_lte?: components["parameters"]["Delivery.next_attempt_at_lte"];
                next_attempt_at_after?: components["parameters"]["Delivery.next_attempt_at_after"];
                next_attempt_at_before?: components["parameters"]["Delivery.next_attempt_at_before"];
                next_attempt_at_exists?: components["parameters"]["Delivery.next_attempt_at_exists"];
                "next_attempt_at[eq]"?: components["parameters"]["Delivery.next_attempt_at.eq"];
                "next_attempt_at[neq]"?: components["parameters"]["Delivery.next_attempt_at.neq"];
                "next_attempt_at[gt]"?: components["parameters"]["Delivery.next_attempt_at.gt"];
                "next_attempt_at[gte]"?: components["parameters"]["Delivery.next_attempt_at.gte"];
                "next_attempt_at[lt]"?: components["parameters"]["Delivery.next_attempt_at.lt"];
                "next_attempt_at[lte]"?: components["parameters"]["Delivery.next_attempt_at.lte"];
                last_response_status?: components["parameters"]["Delivery.last_response_status"];
                last_response_status_in?: components["parameters"]["Delivery.last_response_status_in"];
                last_response_status_gt?: components["parameters"]["Delivery.last_response_status_gt"];
                last_response_status_gte?: components["parameters"]["Delivery.last_response_status_gte"];
                last_response_status_lt?: components["parameters"]["Delivery.last_response_status_lt"];
                last_response_status_lte?: components["parameters"]["Delivery.last_response_status_lte"];
                last_response_status_exists?: components["parameters"]["Delivery.last_response_status_exists"];
                "last_response_status[eq]"?: components["parameters"]["Delivery.last_response_status.eq"];
                "last_response_status[neq]"?: components["parameters"]["Delivery.last_response_status.neq"];
                "last_response_status[in]"?: components["parameters"]["Delivery.last_response_status.in"];
                "last_response_status[nin]"?: components["parameters"]["Delivery.last_response_status.nin"];
                "last_response_status[gt]"?: components["parameters"]["Delivery.last_response_status.gt"];
                "last_response_status[gte]"?: components["parameters"]["Delivery.last_response_status.gte"];
                "last_response_status[lt]"?: components["parameters"]["Delivery.last_response_status.lt"];
                "last_response_status[lte]"?: components["parameters"]["Delivery.last_response_status.lte"];
                created_at?: components["parameters"]["Delivery.created_at"];
                created_at_gt?: components["parameters"]["Delivery.created_at_gt"];
                created_at_gte?: components["parameters"]["Delivery.created_at_gte"];
                created_at_lt?: components["parameters"]["Delivery.created_at_lt"];
                created_at_lte?: components["parameters"]["Delivery.created_at_lte"];
                created_at_after?: components["parameters"]["Delivery.created_at_after"];
                created_at_before?: components["parameters"]["Delivery.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Delivery.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Delivery.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Delivery.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Delivery.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Delivery.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Delivery.created_at.lte"];
                updated_at?: components["parameters"]["Delivery.updated_at"];
                updated_at_gt?: components["parameters"]["Delivery.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Delivery.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Delivery.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Delivery.updated_at_lte"];
                updated_at_after?: components["parameters"]["Delivery.updated_at_after"];
                updated_at_before?: components["parameters"]["Delivery.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Delivery.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Delivery.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Delivery.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Delivery.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Delivery.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Delivery.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryPage"];
            default: components["responses"]["Default"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Delivery.fields"];
                expand?: components["parameters"]["Delivery.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
                delivery_id: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["DeliveryAccepted"];
            default: components["responses"]["Default"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["WebhookTestAccepted"];
            default: components["responses"]["Default"];
        };
    };
    rotateWebhookSecret: {
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
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookSecretRotated"];
            default: components["responses"]["Default"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Webhook.fields"];
                expand?: components["parameters"]["Webhook.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecover"];
            };
        };
        responses: {
            202: components["responses"]["WebhookRecoverAccepted"];
            default: components["responses"]["Default"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Resource.sort"];
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
                id?: components["parameters"]["Resource.id"];
                id_in?: components["parameters"]["Resource.id_in"];
                "id[eq]"?: components["parameters"]["Resource.id.eq"];
                "id[neq]"?: components["parameters"]["Resource.id.neq"];
                "id[in]"?: components["parameters"]["Resource.id.in"];
                "id[nin]"?: components["parameters"]["Resource.id.nin"];
                name?: components["parameters"]["Resource.name"];
                name_in?: components["parameters"]["Resource.name_in"];
                name_contains?: components["parameters"]["Resource.name_contains"];
                name_starts_with?: components["parameters"]["Resource.name_starts_with"];
                "name[eq]"?: components["parameters"]["Resource.name.eq"];
                "name[neq]"?: components["parameters"]["Resource.name.neq"];
                "name[in]"?: components["parameters"]["Resource.name.in"];
                "name[nin]"?: components["parameters"]["Resource.name.nin"];
                "name[like]"?: components["parameters"]["Resource.name.like"];
                description?: components["parameters"]["Resource.description"];
                description_in?: components["parameters"]["Resource.description_in"];
                description_contains?: components["parameters"]["Resource.description_contains"];
                description_starts_with?: components["parameters"]["Resource.description_starts_with"];
                description_exists?: components["parameters"]["Resource.description_exists"];
                "description[eq]"?: components["parameters"]["Resource.description.eq"];
                "description[neq]"?: components["parameters"]["Resource.description.neq"];
                "description[in]"?: components["parameters"]["Resource.description.in"];
                "description[nin]"?: components["parameters"]["Resource.description.nin"];
                "description[like]"?: components["parameters"]["Resource.description.like"];
                type?: components["parameters"]["Resource.type"];
                type_in?: components["parameters"]["Resource.type_in"];
                type_contains?: components["parameters"]["Resource.type_contains"];
                type_starts_with?: components["parameters"]["Resource.type_starts_with"];
                "type[eq]"?: components["parameters"]["Resource.type.eq"];
                "type[neq]"?: components["parameters"]["Resource.type.neq"];
                "type[in]"?: components["parameters"]["Resource.type.in"];
                "type[nin]"?: components["parameters"]["Resource.type.nin"];
                "type[like]"?: components["parameters"]["Resource.type.like"];
                status?: components["parameters"]["Resource.status"];
                status_in?: components["parameters"]["Resource.status_in"];
                "status[eq]"?: components["parameters"]["Resource.status.eq"];
                "status[neq]"?: components["parameters"]["Resource.status.neq"];
                "status[in]"?: components["parameters"]["Resource.status.in"];
                "status[nin]"?: components["parameters"]["Resource.status.nin"];
                metadata?: components["parameters"]["Resource.metadata"];
                owner_id?: components["parameters"]["Resource.owner_id"];
                owner_id_in?: components["parameters"]["Resource.owner_id_in"];
                "owner_id[eq]"?: components["parameters"]["Resource.owner_id.eq"];
                "owner_id[neq]"?: components["parameters"]["Resource.owner_id.neq"];
                "owner_id[in]"?: components["parameters"]["Resource.owner_id.in"];
                "owner_id[nin]"?: components["parameters"]["Resource.owner_id.nin"];
                created_at?: components["parameters"]["Resource.created_at"];
                created_at_gt?: components["parameters"]["Resource.created_at_gt"];
                created_at_gte?: components["parameters"]["Resource.created_at_gte"];
                created_at_lt?: components["parameters"]["Resource.created_at_lt"];
                created_at_lte?: components["parameters"]["Resource.created_at_lte"];
                created_at_after?: components["parameters"]["Resource.created_at_after"];
                created_at_before?: components["parameters"]["Resource.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Resource.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Resource.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Resource.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Resource.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Resource.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Resource.created_at.lte"];
                updated_at?: components["parameters"]["Resource.updated_at"];
                updated_at_gt?: components["parameters"]["Resource.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Resource.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Resource.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Resource.updated_at_lte"];
                updated_at_after?: components["parameters"]["Resource.updated_at_after"];
                updated_at_before?: components["parameters"]["Resource.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Resource.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Resource.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Resource.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Resource.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Resource.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Resource.updated_at.lte"];
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
            200: components["responses"]["ResourcePage"];
            default: components["responses"]["Default"];
        };
    };
    createResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
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
                "application/json": components["schemas"]["ResourceCreate"];
            };
        };
        responses: {
            201: components["responses"]["ResourceCreated"];
            default: components["responses"]["Default"];
        };
    };
    getResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourceFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceCreate"];
            };
        };
        responses: {
            200: components["responses"]["ResourceFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteResource: {
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
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateResource: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Resource.fields"];
                expand?: components["parameters"]["Resource.expand"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ResourceFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listResourceEvents: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Event.sort"];
                fields?: components["parameters"]["Event.fields"];
                id?: components["parameters"]["Event.id"];
                id_in?: components["parameters"]["Event.id_in"];
                "id[eq]"?: components["parameters"]["Event.id.eq"];
                "id[neq]"?: components["parameters"]["Event.id.neq"];
                "id[in]"?: components["parameters"]["Event.id.in"];
                "id[nin]"?: components["parameters"]["Event.id.nin"];
                type?: components["parameters"]["Event.type"];
                type_in?: components["parameters"]["Event.type_in"];
                "type[eq]"?: components["parameters"]["Event.type.eq"];
                "type[neq]"?: components["parameters"]["Event.type.neq"];
                "type[in]"?: components["parameters"]["Event.type.in"];
                "type[nin]"?: components["parameters"]["Event.type.nin"];
                resource_id?: components["parameters"]["Event.resource_id"];
                resource_id_in?: components["parameters"]["Event.resource_id_in"];
                resource_id_exists?: components["parameters"]["Event.resource_id_exists"];
                "resource_id[eq]"?: components["parameters"]["Event.resource_id.eq"];
                "resource_id[neq]"?: components["parameters"]["Event.resource_id.neq"];
                "resource_id[in]"?: components["parameters"]["Event.resource_id.in"];
                "resource_id[nin]"?: components["parameters"]["Event.resource_id.nin"];
                actor_type?: components["parameters"]["Event.actor_type"];
                actor_type_in?: components["parameters"]["Event.actor_type_in"];
                "actor_type[eq]"?: components["parameters"]["Event.actor_type.eq"];
                "actor_type[neq]"?: components["parameters"]["Event.actor_type.neq"];
                "actor_type[in]"?: components["parameters"]["Event.actor_type.in"];
                "actor_type[nin]"?: components["parameters"]["Event.actor_type.nin"];
                actor_id?: components["parameters"]["Event.actor_id"];
                actor_id_in?: components["parameters"]["Event.actor_id_in"];
                actor_id_exists?: components["parameters"]["Event.actor_id_exists"];
                "actor_id[eq]"?: components["parameters"]["Event.actor_id.eq"];
                "actor_id[neq]"?: components["parameters"]["Event.actor_id.neq"];
                "actor_id[in]"?: components["parameters"]["Event.actor_id.in"];
                "actor_id[nin]"?: components["parameters"]["Event.actor_id.nin"];
                created_at?: components["parameters"]["Event.created_at"];
                created_at_gt?: components["parameters"]["Event.created_at_gt"];
                created_at_gte?: components["parameters"]["Event.created_at_gte"];
                created_at_lt?: components["parameters"]["Event.created_at_lt"];
                created_at_lte?: components["parameters"]["Event.created_at_lte"];
                created_at_after?: components["parameters"]["Event.created_at_after"];
                created_at_before?: components["parameters"]["Event.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Event.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Event.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Event.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Event.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Event.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Event.created_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                resource_id: components["parameters"]["ResourceIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventPage"];
            default: components["responses"]["Default"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Customer.sort"];
                fields?: components["parameters"]["Customer.fields"];
                id?: components["parameters"]["Customer.id"];
                id_in?: components["parameters"]["Customer.id_in"];
                "id[eq]"?: components["parameters"]["Customer.id.eq"];
                "id[neq]"?: components["parameters"]["Customer.id.neq"];
                "id[in]"?: components["parameters"]["Customer.id.in"];
                "id[nin]"?: components["parameters"]["Customer.id.nin"];
                name?: components["parameters"]["Customer.name"];
                name_in?: components["parameters"]["Customer.name_in"];
                name_contains?: components["parameters"]["Customer.name_contains"];
                name_starts_with?: components["parameters"]["Customer.name_starts_with"];
                "name[eq]"?: components["parameters"]["Customer.name.eq"];
                "name[neq]"?: components["parameters"]["Customer.name.neq"];
                "name[in]"?: components["parameters"]["Customer.name.in"];
                "name[nin]"?: components["parameters"]["Customer.name.nin"];
                "name[like]"?: components["parameters"]["Customer.name.like"];
                note?: components["parameters"]["Customer.note"];
                note_in?: components["parameters"]["Customer.note_in"];
                note_contains?: components["parameters"]["Customer.note_contains"];
                note_starts_with?: components["parameters"]["Customer.note_starts_with"];
                note_exists?: components["parameters"]["Customer.note_exists"];
                "note[eq]"?: components["parameters"]["Customer.note.eq"];
                "note[neq]"?: components["parameters"]["Customer.note.neq"];
                "note[in]"?: components["parameters"]["Customer.note.in"];
                "note[nin]"?: components["parameters"]["Customer.note.nin"];
                "note[like]"?: components["parameters"]["Customer.note.like"];
                created_at?: components["parameters"]["Customer.created_at"];
                created_at_gt?: components["parameters"]["Customer.created_at_gt"];
                created_at_gte?: components["parameters"]["Customer.created_at_gte"];
                created_at_lt?: components["parameters"]["Customer.created_at_lt"];
                created_at_lte?: components["parameters"]["Customer.created_at_lte"];
                created_at_after?: components["parameters"]["Customer.created_at_after"];
                created_at_before?: components["parameters"]["Customer.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Customer.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Customer.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Customer.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Customer.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Customer.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Customer.created_at.lte"];
                updated_at?: components["parameters"]["Customer.updated_at"];
                updated_at_gt?: components["parameters"]["Customer.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Customer.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Customer.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Customer.updated_at_lte"];
                updated_at_after?: components["parameters"]["Customer.updated_at_after"];
                updated_at_before?: components["parameters"]["Customer.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Customer.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Customer.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Customer.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Customer.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Customer.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Customer.updated_at.lte"];
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
            200: components["responses"]["CustomerPage"];
            default: components["responses"]["Default"];
        };
    };
    createCustomer: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Customer.fields"];
            };
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
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            201: components["responses"]["CustomerCreated"];
            default: components["responses"]["Default"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Customer.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CustomerFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceCustomer: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Customer.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            200: components["responses"]["CustomerFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteCustomer: {
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
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Customer.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            200: components["responses"]["CustomerFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listCustomerOrders: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Order.sort"];
                fields?: components["parameters"]["Order.fields"];
                id?: components["parameters"]["Order.id"];
                id_in?: components["parameters"]["Order.id_in"];
                "id[eq]"?: components["parameters"]["Order.id.eq"];
                "id[neq]"?: components["parameters"]["Order.id.neq"];
                "id[in]"?: components["parameters"]["Order.id.in"];
                "id[nin]"?: components["parameters"]["Order.id.nin"];
                customer_id?: components["parameters"]["Order.customer_id"];
                customer_id_in?: components["parameters"]["Order.customer_id_in"];
                "customer_id[eq]"?: components["parameters"]["Order.customer_id.eq"];
                "customer_id[neq]"?: components["parameters"]["Order.customer_id.neq"];
                "customer_id[in]"?: components["parameters"]["Order.customer_id.in"];
                "customer_id[nin]"?: components["parameters"]["Order.customer_id.nin"];
                total?: components["parameters"]["Order.total"];
                total_in?: components["parameters"]["Order.total_in"];
                total_gt?: components["parameters"]["Order.total_gt"];
                total_gte?: components["parameters"]["Order.total_gte"];
                total_lt?: components["parameters"]["Order.total_lt"];
                total_lte?: components["parameters"]["Order.total_lte"];
                "total[eq]"?: components["parameters"]["Order.total.eq"];
                "total[neq]"?: components["parameters"]["Order.total.neq"];
                "total[in]"?: components["parameters"]["Order.total.in"];
                "total[nin]"?: components["parameters"]["Order.total.nin"];
                "total[gt]"?: components["parameters"]["Order.total.gt"];
                "total[gte]"?: components["parameters"]["Order.total.gte"];
                "total[lt]"?: components["parameters"]["Order.total.lt"];
                "total[lte]"?: components["parameters"]["Order.total.lte"];
                status?: components["parameters"]["Order.status"];
                status_in?: components["parameters"]["Order.status_in"];
                "status[eq]"?: components["parameters"]["Order.status.eq"];
                "status[neq]"?: components["parameters"]["Order.status.neq"];
                "status[in]"?: components["parameters"]["Order.status.in"];
                "status[nin]"?: components["parameters"]["Order.status.nin"];
                note?: components["parameters"]["Order.note"];
                note_in?: components["parameters"]["Order.note_in"];
                note_contains?: components["parameters"]["Order.note_contains"];
                note_starts_with?: components["parameters"]["Order.note_starts_with"];
                note_exists?: components["parameters"]["Order.note_exists"];
                "note[eq]"?: components["parameters"]["Order.note.eq"];
                "note[neq]"?: components["parameters"]["Order.note.neq"];
                "note[in]"?: components["parameters"]["Order.note.in"];
                "note[nin]"?: components["parameters"]["Order.note.nin"];
                "note[like]"?: components["parameters"]["Order.note.like"];
                placed_by?: components["parameters"]["Order.placed_by"];
                placed_by_in?: components["parameters"]["Order.placed_by_in"];
                "placed_by[eq]"?: components["parameters"]["Order.placed_by.eq"];
                "placed_by[neq]"?: components["parameters"]["Order.placed_by.neq"];
                "placed_by[in]"?: components["parameters"]["Order.placed_by.in"];
                "placed_by[nin]"?: components["parameters"]["Order.placed_by.nin"];
                created_at?: components["parameters"]["Order.created_at"];
                created_at_gt?: components["parameters"]["Order.created_at_gt"];
                created_at_gte?: components["parameters"]["Order.created_at_gte"];
                created_at_lt?: components["parameters"]["Order.created_at_lt"];
                created_at_lte?: components["parameters"]["Order.created_at_lte"];
                created_at_after?: components["parameters"]["Order.created_at_after"];
                created_at_before?: components["parameters"]["Order.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Order.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Order.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Order.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Order.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Order.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Order.created_at.lte"];
                updated_at?: components["parameters"]["Order.updated_at"];
                updated_at_gt?: components["parameters"]["Order.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Order.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Order.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Order.updated_at_lte"];
                updated_at_after?: components["parameters"]["Order.updated_at_after"];
                updated_at_before?: components["parameters"]["Order.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Order.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Order.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Order.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Order.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Order.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Order.updated_at.lte"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
            };
            path: {
                customer_id: components["parameters"]["CustomerIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderPage"];
            default: components["responses"]["Default"];
        };
    };
    listBooks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Book.sort"];
                fields?: components["parameters"]["Book.fields"];
                id?: components["parameters"]["Book.id"];
                id_in?: components["parameters"]["Book.id_in"];
                "id[eq]"?: components["parameters"]["Book.id.eq"];
                "id[neq]"?: components["parameters"]["Book.id.neq"];
                "id[in]"?: components["parameters"]["Book.id.in"];
                "id[nin]"?: components["parameters"]["Book.id.nin"];
                title?: components["parameters"]["Book.title"];
                title_in?: components["parameters"]["Book.title_in"];
                title_contains?: components["parameters"]["Book.title_contains"];
                title_starts_with?: components["parameters"]["Book.title_starts_with"];
                "title[eq]"?: components["parameters"]["Book.title.eq"];
                "title[neq]"?: components["parameters"]["Book.title.neq"];
                "title[in]"?: components["parameters"]["Book.title.in"];
                "title[nin]"?: components["parameters"]["Book.title.nin"];
                "title[like]"?: components["parameters"]["Book.title.like"];
                isbn?: components["parameters"]["Book.isbn"];
                isbn_in?: components["parameters"]["Book.isbn_in"];
                isbn_contains?: components["parameters"]["Book.isbn_contains"];
                isbn_starts_with?: components["parameters"]["Book.isbn_starts_with"];
                "isbn[eq]"?: components["parameters"]["Book.isbn.eq"];
                "isbn[neq]"?: components["parameters"]["Book.isbn.neq"];
                "isbn[in]"?: components["parameters"]["Book.isbn.in"];
                "isbn[nin]"?: components["parameters"]["Book.isbn.nin"];
                "isbn[like]"?: components["parameters"]["Book.isbn.like"];
                price?: components["parameters"]["Book.price"];
                price_in?: components["parameters"]["Book.price_in"];
                price_gt?: components["parameters"]["Book.price_gt"];
                price_gte?: components["parameters"]["Book.price_gte"];
                price_lt?: components["parameters"]["Book.price_lt"];
                price_lte?: components["parameters"]["Book.price_lte"];
                "price[eq]"?: components["parameters"]["Book.price.eq"];
                "price[neq]"?: components["parameters"]["Book.price.neq"];
                "price[in]"?: components["parameters"]["Book.price.in"];
                "price[nin]"?: components["parameters"]["Book.price.nin"];
                "price[gt]"?: components["parameters"]["Book.price.gt"];
                "price[gte]"?: components["parameters"]["Book.price.gte"];
                "price[lt]"?: components["parameters"]["Book.price.lt"];
                "price[lte]"?: components["parameters"]["Book.price.lte"];
                stock?: components["parameters"]["Book.stock"];
                stock_in?: components["parameters"]["Book.stock_in"];
                stock_gt?: components["parameters"]["Book.stock_gt"];
                stock_gte?: components["parameters"]["Book.stock_gte"];
                stock_lt?: components["parameters"]["Book.stock_lt"];
                stock_lte?: components["parameters"]["Book.stock_lte"];
                "stock[eq]"?: components["parameters"]["Book.stock.eq"];
                "stock[neq]"?: components["parameters"]["Book.stock.neq"];
                "stock[in]"?: components["parameters"]["Book.stock.in"];
                "stock[nin]"?: components["parameters"]["Book.stock.nin"];
                "stock[gt]"?: components["parameters"]["Book.stock.gt"];
                "stock[gte]"?: components["parameters"]["Book.stock.gte"];
                "stock[lt]"?: components["parameters"]["Book.stock.lt"];
                "stock[lte]"?: components["parameters"]["Book.stock.lte"];
                created_at?: components["parameters"]["Book.created_at"];
                created_at_gt?: components["parameters"]["Book.created_at_gt"];
                created_at_gte?: components["parameters"]["Book.created_at_gte"];
                created_at_lt?: components["parameters"]["Book.created_at_lt"];
                created_at_lte?: components["parameters"]["Book.created_at_lte"];
                created_at_after?: components["parameters"]["Book.created_at_after"];
                created_at_before?: components["parameters"]["Book.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Book.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Book.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Book.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Book.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Book.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Book.created_at.lte"];
                updated_at?: components["parameters"]["Book.updated_at"];
                updated_at_gt?: components["parameters"]["Book.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Book.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Book.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Book.updated_at_lte"];
                updated_at_after?: components["parameters"]["Book.updated_at_after"];
                updated_at_before?: components["parameters"]["Book.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Book.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Book.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Book.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Book.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Book.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Book.updated_at.lte"];
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
            200: components["responses"]["BookPage"];
            default: components["responses"]["Default"];
        };
    };
    createBook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Book.fields"];
            };
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
                "application/json": components["schemas"]["BookCreate"];
            };
        };
        responses: {
            201: components["responses"]["BookCreated"];
            default: components["responses"]["Default"];
        };
    };
    getBook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Book.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                book_id: components["parameters"]["BookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    replaceBook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Book.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                book_id: components["parameters"]["BookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCreate"];
            };
        };
        responses: {
            200: components["responses"]["BookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    deleteBook: {
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
                book_id: components["parameters"]["BookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateBook: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Book.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                book_id: components["parameters"]["BookIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BookFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                offset?: components["parameters"]["Offset"];
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                or?: components["parameters"]["Or"];
                sort?: components["parameters"]["Order.sort"];
                fields?: components["parameters"]["Order.fields"];
                id?: components["parameters"]["Order.id"];
                id_in?: components["parameters"]["Order.id_in"];
                "id[eq]"?: components["parameters"]["Order.id.eq"];
                "id[neq]"?: components["parameters"]["Order.id.neq"];
                "id[in]"?: components["parameters"]["Order.id.in"];
                "id[nin]"?: components["parameters"]["Order.id.nin"];
                customer_id?: components["parameters"]["Order.customer_id"];
                customer_id_in?: components["parameters"]["Order.customer_id_in"];
                "customer_id[eq]"?: components["parameters"]["Order.customer_id.eq"];
                "customer_id[neq]"?: components["parameters"]["Order.customer_id.neq"];
                "customer_id[in]"?: components["parameters"]["Order.customer_id.in"];
                "customer_id[nin]"?: components["parameters"]["Order.customer_id.nin"];
                total?: components["parameters"]["Order.total"];
                total_in?: components["parameters"]["Order.total_in"];
                total_gt?: components["parameters"]["Order.total_gt"];
                total_gte?: components["parameters"]["Order.total_gte"];
                total_lt?: components["parameters"]["Order.total_lt"];
                total_lte?: components["parameters"]["Order.total_lte"];
                "total[eq]"?: components["parameters"]["Order.total.eq"];
                "total[neq]"?: components["parameters"]["Order.total.neq"];
                "total[in]"?: components["parameters"]["Order.total.in"];
                "total[nin]"?: components["parameters"]["Order.total.nin"];
                "total[gt]"?: components["parameters"]["Order.total.gt"];
                "total[gte]"?: components["parameters"]["Order.total.gte"];
                "total[lt]"?: components["parameters"]["Order.total.lt"];
                "total[lte]"?: components["parameters"]["Order.total.lte"];
                status?: components["parameters"]["Order.status"];
                status_in?: components["parameters"]["Order.status_in"];
                "status[eq]"?: components["parameters"]["Order.status.eq"];
                "status[neq]"?: components["parameters"]["Order.status.neq"];
                "status[in]"?: components["parameters"]["Order.status.in"];
                "status[nin]"?: components["parameters"]["Order.status.nin"];
                note?: components["parameters"]["Order.note"];
                note_in?: components["parameters"]["Order.note_in"];
                note_contains?: components["parameters"]["Order.note_contains"];
                note_starts_with?: components["parameters"]["Order.note_starts_with"];
                note_exists?: components["parameters"]["Order.note_exists"];
                "note[eq]"?: components["parameters"]["Order.note.eq"];
                "note[neq]"?: components["parameters"]["Order.note.neq"];
                "note[in]"?: components["parameters"]["Order.note.in"];
                "note[nin]"?: components["parameters"]["Order.note.nin"];
                "note[like]"?: components["parameters"]["Order.note.like"];
                placed_by?: components["parameters"]["Order.placed_by"];
                placed_by_in?: components["parameters"]["Order.placed_by_in"];
                "placed_by[eq]"?: components["parameters"]["Order.placed_by.eq"];
                "placed_by[neq]"?: components["parameters"]["Order.placed_by.neq"];
                "placed_by[in]"?: components["parameters"]["Order.placed_by.in"];
                "placed_by[nin]"?: components["parameters"]["Order.placed_by.nin"];
                created_at?: components["parameters"]["Order.created_at"];
                created_at_gt?: components["parameters"]["Order.created_at_gt"];
                created_at_gte?: components["parameters"]["Order.created_at_gte"];
                created_at_lt?: components["parameters"]["Order.created_at_lt"];
                created_at_lte?: components["parameters"]["Order.created_at_lte"];
                created_at_after?: components["parameters"]["Order.created_at_after"];
                created_at_before?: components["parameters"]["Order.created_at_before"];
                "created_at[eq]"?: components["parameters"]["Order.created_at.eq"];
                "created_at[neq]"?: components["parameters"]["Order.created_at.neq"];
                "created_at[gt]"?: components["parameters"]["Order.created_at.gt"];
                "created_at[gte]"?: components["parameters"]["Order.created_at.gte"];
                "created_at[lt]"?: components["parameters"]["Order.created_at.lt"];
                "created_at[lte]"?: components["parameters"]["Order.created_at.lte"];
                updated_at?: components["parameters"]["Order.updated_at"];
                updated_at_gt?: components["parameters"]["Order.updated_at_gt"];
                updated_at_gte?: components["parameters"]["Order.updated_at_gte"];
                updated_at_lt?: components["parameters"]["Order.updated_at_lt"];
                updated_at_lte?: components["parameters"]["Order.updated_at_lte"];
                updated_at_after?: components["parameters"]["Order.updated_at_after"];
                updated_at_before?: components["parameters"]["Order.updated_at_before"];
                "updated_at[eq]"?: components["parameters"]["Order.updated_at.eq"];
                "updated_at[neq]"?: components["parameters"]["Order.updated_at.neq"];
                "updated_at[gt]"?: components["parameters"]["Order.updated_at.gt"];
                "updated_at[gte]"?: components["parameters"]["Order.updated_at.gte"];
                "updated_at[lt]"?: components["parameters"]["Order.updated_at.lt"];
                "updated_at[lte]"?: components["parameters"]["Order.updated_at.lte"];
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
            200: components["responses"]["OrderPage"];
            default: components["responses"]["Default"];
        };
    };
    createOrder: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Order.fields"];
            };
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
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            201: components["responses"]["OrderCreated"];
            default: components["responses"]["Default"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Order.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderFound"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Default"];
        };
    };
    deleteOrder: {
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
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Default"];
        };
    };
    updateOrder: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Order.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderUpdate"];
            };
        };
        responses: {
            200: components["responses"]["OrderFoundWritten"];
            default: components["responses"]["Default"];
        };
    };
    payOrder: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Order.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, which is paid. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: {
                fields?: components["parameters"]["Order.fields"];
            };
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, which is cancelled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSingle"];
                };
            };
            default: components["responses"]["Default"];
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: {
                "X-Request-ID"?: components["parameters"]["RequestIdHeader"];
                "X-API-Version"?: components["parameters"]["VersionHeader"];
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                order_id: components["parameters"]["OrderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["OrderShippingAccepted"];
            default: components["responses"]["Default"];
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": components["parameters"]["WebhookMessageIdHeader"];
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                traceparent?: components["parameters"]["WebhookTraceparentHeader"];
                tracestate?: components["parameters"]["WebhookTracestateHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description You want no more events. Tessera disables the webhook at once and sends nothing until it is enabled again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have received the event. The rest of the response is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is a failure, and the delivery is tried again. A `Retry-After`, if you give one, holds for all deliveries to your address. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
