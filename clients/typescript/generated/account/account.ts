// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Account, AccountExpansion, AccountFieldName, AccountUpdate } from './types.ts';

/** The operations of the family `account`. */
export interface AccountApi {
  /**
   * Get the account
   *
   * The account of your credentials.
   */
  get<F extends AccountFieldName = AccountFieldName, E extends AccountExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<Account, F | E>, 'version_mismatch'>;
  /**
   * Rename the account
   *
   * Changes the account's name. To change the plan or the region, contact us.
   */
  update(body: Change<Account, AccountUpdate>, options?: GuardedOptions): Answer<Account, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * Reset the account in the test environment
   *
   * Deletes the records of the account, all at once or not at all: projects, tasks, teams, files with their bytes, comments, resources, webhooks, integrations, operations and events. Members, API keys, applications, sessions, settings and logs stay, so your credentials keep working. The order of events continues: an earlier cursor returns the events that happen afterwards, and there are no events for the deletions. In the live environment it is refused with `insufficient_permissions`.
   */
  reset(options?: WriteOptions): Answer<Account, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'unknown_reference' | 'unprocessable'>;
}

/** The family `account`, for `createClient`. */
export const account: Family<AccountApi> = {
  get: 'GET /v1/account query',
  update: 'PATCH /v1/account body idempotent rewritable',
  reset: 'POST /v1/account/reset idempotent',
};
