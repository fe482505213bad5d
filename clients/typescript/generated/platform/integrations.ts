// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Integration, IntegrationCreate, IntegrationExpansion, IntegrationFieldName, IntegrationList, IntegrationUpdate, Operation, OperationExpansion, OperationFieldName, OperationList } from './types.ts';

/** The operations of the family `integrations`. */
export interface IntegrationsApi {
  /**
   * List integrations
   *
   * The integrations of the account. Everyone in the account may do this; no response shows the secrets.
   */
  list<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(query?: IntegrationList & Selection<F, E>, options?: Options): List<Selected<Integration, F | E>, 'version_retired'>;
  /**
   * Create an integration
   *
   * Creates the integration with the status `disconnected`. Nothing is fetched before you connect it. Outside development, the address must be `https`. It must not be `localhost` or a private IP address; otherwise it is a 422 `unprocessable`. An account may have 100 integrations; one more is a 409 `limit_reached`. Only administrators may do this.
   */
  create<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(body: IntegrationCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Integration, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'limit_reached' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export integrations
   *
   * All integrations, without their secrets, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<IntegrationList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get an integration
   *
   * One integration, without its secrets. Everyone in the account may do this.
   */
  get<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(integrationId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Integration, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace an integration
   *
   * Replaces all fields with yours. A field that you leave out returns to its default. This includes the secret headers: send them again, because no response shows them. The status stays the same. A sync that is running ends with the configuration that it began with. The address follows the rules for a new integration. Only administrators may do this.
   */
  replace<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(integrationId: string, body: Change<Integration, IntegrationCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Integration, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of an integration
   *
   * Changes the fields that you send and leaves the others unchanged. `config` is merged key by key; `null` for a key sets its default, if it has one. `request_headers` in `config` is replaced as a whole: `null` removes all of them, and leaving it out keeps them. With an address of another origin, you must send the headers again, or `null`; otherwise it is a 422 `unprocessable` that names them. The address follows the rules for a new integration. Only administrators may do this.
   */
  update<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(integrationId: string, body: Change<Integration, IntegrationUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Integration, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete an integration
   *
   * Deletes the integration with its secrets and ends a sync that is running. The resources that it imported stay. Only administrators may do this.
   */
  delete(integrationId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Connect an integration
   *
   * Fetches the address once. When the response is a JSON list, the integration becomes `connected`. Your resources do not change yet. When the address cannot be reached, refuses the request or sends something else, the integration stays as it was and the response is 502 `upstream_error`. When the address takes too long, it is a 504 `timeout`. An address that Tessera never contacts is a 422 `unprocessable`. An integration that is already connected is a 409 `invalid_state`, and one that was changed while it was connecting a 409 `conflict`. Only administrators may do this.
   */
  connect<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(integrationId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Integration, F | E>, 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'upstream_error' | 'version_mismatch' | 'version_retired'>;
  /**
   * Disconnect an integration
   *
   * Makes the integration `disconnected`. Nothing more is fetched, and a sync that is running ends as failed. The configuration, the secrets and the imported resources stay. An integration that is already disconnected is a 409 `invalid_state`. Only administrators may do this.
   */
  disconnect<F extends IntegrationFieldName = IntegrationFieldName, E extends IntegrationExpansion = never>(integrationId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Integration, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * Sync an integration
   *
   * Starts to fetch the list and returns at once with an operation that shows the progress. Its result has the numbers of resources that were `created`, `updated` and `unchanged`. Each item of the list becomes a resource of the account. The response may have 10 MiB and 200,000 values, and the list 10,000 items; with more, the sync fails. An item whose id was imported before updates its resource. Ids and names may be texts, or numbers of any length. Resources whose item is no longer in the list stay. A successful sync sets `last_synced_at` and records `INTEGRATION_SYNCED`. A failed sync sets the status `error` and records `INTEGRATION_SYNC_FAILED`; the next successful one makes the integration `connected` again. An integration that is disconnected, or that has a running sync, is a 409 `invalid_state`. Only administrators may do this.
   */
  sync(integrationId: string, options?: WriteOptions): Answer<Operation, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * List an integration's operations
   *
   * The syncs of one integration, newest first.
   */
  listOperations<F extends OperationFieldName = OperationFieldName, E extends OperationExpansion = never>(integrationId: string, query?: OperationList & Selection<F, E>, options?: Options): List<Selected<Operation, F | E>, 'not_found' | 'version_retired'>;
}

/** The family `integrations`, for `createClient`. */
export const integrations: Family<IntegrationsApi> = {
  list: 'GET /v1/integrations list call:listIntegrations',
  create: 'POST /v1/integrations body shaped idempotent call:createIntegration',
  export: 'GET /v1/integrations/export query stream',
  get: 'GET /v1/integrations/{integration_id} query call:getIntegration',
  replace: 'PUT /v1/integrations/{integration_id} body shaped idempotent rewritable call:replaceIntegration',
  update: 'PATCH /v1/integrations/{integration_id} body shaped idempotent rewritable call:updateIntegration',
  delete: 'DELETE /v1/integrations/{integration_id} nothing idempotent call:deleteIntegration',
  connect: 'POST /v1/integrations/{integration_id}/connect shaped idempotent call:connectIntegration',
  disconnect: 'POST /v1/integrations/{integration_id}/disconnect shaped idempotent call:disconnectIntegration',
  sync: 'POST /v1/integrations/{integration_id}/sync idempotent call:syncIntegration',
  listOperations: 'GET /v1/integrations/{integration_id}/operations list call:listIntegrationOperations',
};
