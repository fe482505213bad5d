// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Comment, CommentExpansion, CommentFieldName, CommentList, Event, EventExpansion, EventFieldName, EventList, Resource, ResourceCreate, ResourceExpansion, ResourceFieldName, ResourceList, ResourceUpdate } from './types.ts';

/** The operations of the family `resources`. */
export interface ResourcesApi {
  /**
   * List resources
   *
   * The resources of the account. Everyone in the account sees all of them.
   */
  list<F extends ResourceFieldName = ResourceFieldName, E extends ResourceExpansion = never>(query?: ResourceList & Selection<F, E>, options?: Options): List<Selected<Resource, F | E>, 'version_retired'>;
  /**
   * Create a resource
   *
   * Creates a resource that you own. Without a type it is `standard`. Without a status it is `active`; it may also begin as `pending` or `archived`. Editors and administrators may do this.
   */
  create<F extends ResourceFieldName = ResourceFieldName, E extends ResourceExpansion = never>(body: ResourceCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Resource, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export resources
   *
   * All resources, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<ResourceList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a resource
   *
   * One resource of the account.
   */
  get<F extends ResourceFieldName = ResourceFieldName, E extends ResourceExpansion = never>(resourceId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Resource, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a resource
   *
   * Replaces all fields with yours. A field that you leave out returns to its default, except two kinds: the status stays as it is, and the service sets id, owner and timestamps. A status that cannot follow the current one is a 422 `invalid_state_transition`. Editors and administrators may do this.
   */
  replace<F extends ResourceFieldName = ResourceFieldName, E extends ResourceExpansion = never>(resourceId: string, body: Change<Resource, ResourceCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Resource, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state_transition' | 'not_found' | 'payload_too_large' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a resource
   *
   * Changes the fields that you send and leaves the others unchanged. `metadata` is merged key by key, and a key with the value `null` is removed; more than 50 keys after that are a 422 `unprocessable`. `null` empties the description and the metadata. The status may change from `pending` to `active`, from `active` to `archived`, and from `archived` to `active`. Any other change is a 422 `invalid_state_transition`; sending the current status changes nothing. Editors and administrators may do this.
   */
  update<F extends ResourceFieldName = ResourceFieldName, E extends ResourceExpansion = never>(resourceId: string, body: Change<Resource, ResourceUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Resource, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state_transition' | 'not_found' | 'payload_too_large' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a resource
   *
   * Deletes the resource permanently, with all that is attached to it and whatever its status. The owner and administrators may do this. To keep the record of a resource, archive it instead.
   */
  delete(resourceId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
  /**
   * List a resource's comments
   *
   * The comments on one resource, oldest first.
   */
  listComments<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(resourceId: string, query?: CommentList & Selection<F, E>, options?: Options): List<Selected<Comment, F | E>, 'not_found' | 'version_retired'>;
  /**
   * List a resource's events
   *
   * The events of one resource, oldest first, in cursor form; with `sort=created_at:desc`, newest first.
   */
  listEvents<F extends EventFieldName = EventFieldName, E extends EventExpansion = never>(resourceId: string, query?: EventList & Selection<F, E>, options?: Options): List<Selected<Event, F | E>, 'cursor_expired' | 'not_found' | 'version_retired'>;
}

/** The family `resources`, for `createClient`. */
export const resources: Family<ResourcesApi> = {
  list: 'GET /v1/resources list call:listResources',
  create: 'POST /v1/resources body shaped idempotent call:createResource',
  export: 'GET /v1/resources/export query stream',
  get: 'GET /v1/resources/{resource_id} query call:getResource',
  replace: 'PUT /v1/resources/{resource_id} body shaped idempotent rewritable call:replaceResource',
  update: 'PATCH /v1/resources/{resource_id} body shaped idempotent rewritable call:updateResource',
  delete: 'DELETE /v1/resources/{resource_id} nothing idempotent call:deleteResource',
  listComments: 'GET /v1/resources/{resource_id}/comments list call:listResourceComments',
  listEvents: 'GET /v1/resources/{resource_id}/events list call:listResourceEvents',
};
