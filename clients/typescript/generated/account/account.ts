// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Account, AccountExpansion, AccountFieldName, AccountUpdate, Retention, RetentionExpansion, RetentionFieldName, RetentionUpdate } from './types.ts';

/** The operations of the family `account`. */
export interface AccountApi {
  /**
   * Get the account
   *
   * The account of your credentials.
   */
  get<F extends AccountFieldName = AccountFieldName, E extends AccountExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<Account, F | E>, 'version_mismatch'>;
  /**
   * Change the account
   *
   * Changes the account's name, or the language in which its records are searched. To change the plan or the region, contact us. After a change of the language, the words of records that are there already are taken again within two hours.
   */
  update<F extends AccountFieldName = AccountFieldName, E extends AccountExpansion = never>(body: Change<Account, AccountUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Account, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * Get how long data is kept
   *
   * For how many days the account keeps its events, its deliveries to webhooks, its audit log and its request log, and which part of the reads is in the request log. What is older is deleted within hours.
   *
   * Each plan has a longest time. Free keeps events for 30 days, deliveries for 30 and the audit log for 90; Professional 90, 30 and 365; Business 365, 90 and 730; Enterprise 1,095, 365 and 2,555. The request log is kept for 30 days on every plan.
   */
  getRetention<F extends RetentionFieldName = RetentionFieldName, E extends RetentionExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<Retention, F | E>, 'version_mismatch'>;
  /**
   * Change how long data is kept
   *
   * Changes the settings that you send and leaves the others unchanged. `null` sets the longest time of the plan, or for `logged_reads` all of them. More days than the plan allows are a 422 `unprocessable` that names the most. What is deleted does not come back when you set a longer time.
   *
   * Deliveries are kept at most as long as the events that they are about. An event, and a delivery that is still pending, stay until the delivery has succeeded or failed. After events are deleted, an earlier cursor is a 410 `cursor_expired`. A smaller share of the reads counts as a shorter time.
   *
   * To keep anything for a shorter time, the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, all administrators get a letter about it. To change what protects the account, or to keep anything for a shorter time, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  updateRetention<F extends RetentionFieldName = RetentionFieldName, E extends RetentionExpansion = never>(body: Change<Retention, RetentionUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Retention, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * Reset the account in the test environment
   *
   * Deletes the records of the account with their events and stored bytes, all at once or not at all. Members, API keys, applications, sessions, settings and logs stay, so your credentials keep working. The order of events continues: an earlier cursor returns the events that happen afterwards, and there are no events for the deletions. In the live environment it is refused with `insufficient_permissions`.
   */
  reset<F extends AccountFieldName = AccountFieldName, E extends AccountExpansion = never>(options?: WriteOptions & Selection<F, E>): Answer<Selected<Account, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'unknown_reference' | 'unprocessable'>;
}

/** The family `account`, for `createClient`. */
export const account: Family<AccountApi> = {
  get: 'GET /v1/account query',
  update: 'PATCH /v1/account body shaped idempotent rewritable',
  getRetention: 'GET /v1/account/retention query',
  updateRetention: 'PATCH /v1/account/retention body shaped idempotent rewritable',
  reset: 'POST /v1/account/reset shaped idempotent',
};
