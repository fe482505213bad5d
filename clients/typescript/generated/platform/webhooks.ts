// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Delivery, DeliveryExpansion, DeliveryFieldName, DeliveryList, Operation, Webhook, WebhookCreate, WebhookExpansion, WebhookFieldName, WebhookList, WebhookRecover, WebhookUpdate, WebhookWithSecret } from './types.ts';

/** The operations of the family `webhooks`. */
export interface WebhooksApi {
  /**
   * List webhooks
   *
   * The webhooks of the account, without their secrets. Everyone in the account may do this.
   */
  list<F extends WebhookFieldName = WebhookFieldName, E extends WebhookExpansion = never>(query?: WebhookList & Selection<F, E>, options?: Options): List<Selected<Webhook, F | E>, 'version_retired'>;
  /**
   * Create a webhook
   *
   * Registers an address and enables it at once, or pauses it with `status: paused`. From now on it gets every new event of its types, about any record of the account, that matches its `conditions`; a paused webhook gets them when it is enabled. A condition for a type that is not in `events`, or with a filter that records of that type do not have, is a 400 `invalid_parameters`. The response shows the signing secret. Store it: no later response shows it, except after a rotation. The webhook belongs to the account: it goes on receiving events after you have lost your role or left. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 webhooks; one more is a 409 `limit_reached`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  create(body: WebhookCreate, options?: WriteOptions): Answer<WebhookWithSecret, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'limit_reached' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export webhooks
   *
   * All webhooks, without their secrets, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<WebhookList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a webhook
   *
   * One webhook, without its secret. Everyone in the account may do this.
   */
  get<F extends WebhookFieldName = WebhookFieldName, E extends WebhookExpansion = never>(webhookId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Webhook, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a webhook
   *
   * Replaces all fields with yours; without a description or conditions, they become empty. The secret stays, and so does the status if you leave it out. `status` pauses the webhook and ends the pause, as in `updateWebhook`; of a disabled webhook it is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  replace<F extends WebhookFieldName = WebhookFieldName, E extends WebhookExpansion = never>(webhookId: string, body: Change<Webhook, WebhookCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Webhook, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state_transition' | 'not_found' | 'payload_too_large' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a webhook
   *
   * Changes the fields that you send and leaves the others unchanged; the secret stays. `events` and `conditions` are each replaced as a whole, and a condition for a type that is no longer in `events` is a 400 `invalid_parameters`; `null` empties the description and the conditions. With `status: paused`, deliveries wait, also those that are being retried; what is being sent at that moment may still arrive. With `status: enabled` they are sent, in order. They wait as long as their events are kept; after that, they are deleted. Only `enable` changes the status of a webhook that Tessera disabled; a change here is a 422 `invalid_state_transition`. Pending deliveries are sent to the new address. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. Only administrators may do this. For another address, for more event types, for other conditions, and to end a pause, the credential also needs `read:events` (403 `invalid_scope`), and an API key must neither expire nor be restricted (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  update<F extends WebhookFieldName = WebhookFieldName, E extends WebhookExpansion = never>(webhookId: string, body: Change<Webhook, WebhookUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Webhook, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state_transition' | 'not_found' | 'payload_too_large' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a webhook
   *
   * Deletes the webhook with its secret and its deliveries permanently. Pending deliveries are not sent. Only administrators may do this.
   */
  delete(webhookId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a webhook's deliveries
   *
   * The deliveries to one webhook, sent and pending, newest first, with every attempt. Everyone in the account may do this. You see the deliveries of events that you may see; administrators see all deliveries.
   */
  listDeliveries<F extends DeliveryFieldName = DeliveryFieldName, E extends DeliveryExpansion = never>(webhookId: string, query?: DeliveryList & Selection<F, E>, options?: Options): List<Selected<Delivery, F | E>, 'not_found' | 'version_retired'>;
  /**
   * Get a delivery
   *
   * One delivery with every attempt. Everyone in the account may do this; the delivery of an event that you may not see is a 404.
   */
  getDelivery<F extends DeliveryFieldName = DeliveryFieldName, E extends DeliveryExpansion = never>(webhookId: string, deliveryId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Delivery, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Send a delivery again
   *
   * Makes the delivery due now, whatever its earlier result. An earlier delivery to this webhook about the same record that has not ended goes before it. The `webhook-id` stays the same, so a receiver that stores these ids recognises the delivery. If it fails, the retries start again from the beginning. A webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
   */
  redeliver(webhookId: string, deliveryId: string, options?: WriteOptions): Answer<Delivery, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * Test a webhook
   *
   * Records a `WEBHOOK_TEST` event and sends it to this webhook only, even if its `events` do not include that type. The delivery is signed like any other. It is attempted once, even when the webhook is paused or disabled, and its failure does not count against the webhook. Read the delivery to see the response of the address. Only administrators may do this.
   */
  test(webhookId: string, options?: WriteOptions): Answer<Delivery, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * Rotate a webhook's secret
   *
   * Creates a new signing secret and shows it once. For 24 hours, deliveries carry two signatures, one with the new secret and one with the previous secret, so that you can switch without losing any. Any older secret ends at once. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  rotateSecret(webhookId: string, options?: GuardedOptions): Answer<WebhookWithSecret, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Enable a webhook again
   *
   * Makes a disabled webhook `enabled` and clears `disabled_reason`; it receives events that happen from now on. To get the events that it missed, use `recover`. A paused webhook becomes `enabled`, too, and what has waited is sent. If the webhook is enabled but its address asked for a pause with a `Retry-After`, deliveries continue at once. Any other enabled webhook is a 409 `invalid_state`. Only administrators may do this. The credential also needs `read:events` (403 `invalid_scope`). An API key that expires or is restricted cannot do this (403 `insufficient_permissions`). To have more events sent, or to another address, or again, or to see the secret, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  enable<F extends WebhookFieldName = WebhookFieldName, E extends WebhookExpansion = never>(webhookId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Webhook, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Recover what a webhook missed
   *
   * Sends again, oldest first, every failed delivery that was created at `since` or later. It returns at once with an operation that shows the progress. A `since` in the future is a 422 `unprocessable`; a webhook that is not enabled is a 409 `invalid_state`. Only administrators may do this.
   */
  recover(webhookId: string, body: WebhookRecover, options?: WriteOptions): Answer<Operation, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
}

/** The family `webhooks`, for `createClient`. */
export const webhooks: Family<WebhooksApi> = {
  list: 'GET /v1/webhooks list call:listWebhooks',
  create: 'POST /v1/webhooks body idempotent call:createWebhook',
  export: 'GET /v1/webhooks/export query stream',
  get: 'GET /v1/webhooks/{webhook_id} query call:getWebhook',
  replace: 'PUT /v1/webhooks/{webhook_id} body shaped idempotent rewritable call:replaceWebhook',
  update: 'PATCH /v1/webhooks/{webhook_id} body shaped idempotent rewritable call:updateWebhook',
  delete: 'DELETE /v1/webhooks/{webhook_id} nothing idempotent call:deleteWebhook',
  listDeliveries: 'GET /v1/webhooks/{webhook_id}/deliveries list call:listWebhookDeliveries',
  getDelivery: 'GET /v1/webhooks/{webhook_id}/deliveries/{delivery_id} query call:getWebhookDelivery',
  redeliver: 'POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver idempotent call:redeliverWebhookDelivery',
  test: 'POST /v1/webhooks/{webhook_id}/test idempotent call:testWebhook',
  rotateSecret: 'POST /v1/webhooks/{webhook_id}/rotate-secret idempotent call:rotateWebhookSecret',
  enable: 'POST /v1/webhooks/{webhook_id}/enable shaped idempotent call:enableWebhook',
  recover: 'POST /v1/webhooks/{webhook_id}/recover body idempotent call:recoverWebhook',
};
