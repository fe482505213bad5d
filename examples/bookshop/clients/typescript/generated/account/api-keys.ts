// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { ApiKey, ApiKeyCreate, ApiKeyExpansion, ApiKeyFieldName, ApiKeyList, ApiKeyUpdate, ApiKeyWithSecret, SecretOverlap } from './types.ts';

/** The operations of the family `api-keys`. */
export interface ApiKeysApi {
  /**
   * List API keys
   *
   * The API keys of the account, including revoked and expired keys. `revoked_at_exists=false` excludes the revoked keys.
   */
  list<F extends ApiKeyFieldName = ApiKeyFieldName, E extends ApiKeyExpansion = never>(query?: ApiKeyList & Selection<F, E>, options?: Options): List<Selected<ApiKey, F | E>, never>;
  /**
   * Create an API key
   *
   * Creates an API key and shows it in full once; we store only its digest. Its scopes cannot be changed later. Without a `user_id` the key acts as you. A scope or user that does not exist is a 422 `unknown_reference`. An expiry in the past is a 422 `unprocessable`. An account may have 100 keys; one more is a 409 `limit_reached`. Revoked, expired and rerolled keys do not count.
   *
   * The key has no more scopes, no later expiry and no fewer restrictions than the credential that creates it. A scope that the credential lacks is a 403 `invalid_scope`. A later expiry or a wider restriction is a 403 `insufficient_permissions`. When you leave out the expiry or a restriction, the key gets that of the credential. There is one exception: a person who signed in with their password, by a session or a token of their own, is limited only by their role, because they could sign in again. The keys that they create stay valid when the session or the token ends. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  create(body: ApiKeyCreate, options?: WriteOptions): Answer<ApiKeyWithSecret, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'limit_reached' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type'>;
  /**
   * Get an API key
   *
   * One API key, without its secret part. Using a key does not change its version, so there is no 304 here.
   */
  get<F extends ApiKeyFieldName = ApiKeyFieldName, E extends ApiKeyExpansion = never>(keyId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<ApiKey, F | E>, 'not_found' | 'version_mismatch'>;
  /**
   * Update an API key
   *
   * Changes the name, the restrictions or the expiry. Lists are replaced as a whole; an empty list or `null` removes the restriction. The change applies from the next request on. The scopes cannot be changed. To change the expiry or a restriction, the credential needs the same as to create such a key. An expiry in the past is a 422 `unprocessable`; a revoked key is a 409 `invalid_state`. Setting `expires_at` cancels a reroll and reactivates an expired key; in an account that already has 100 keys this is a 409 `limit_reached`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  update<F extends ApiKeyFieldName = ApiKeyFieldName, E extends ApiKeyExpansion = never>(keyId: string, body: Change<ApiKey, ApiKeyUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<ApiKey, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'limit_reached' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * Reroll an API key
   *
   * Creates a new key with the same name, scopes, user, restrictions and expiry, and shows it in full once. The old key stays valid for the overlap, 24 hours unless you set another, and then expires. The new key has the expiry that the old key had before. The old key no longer counts towards the limit of 100 keys, so an account at its limit can reroll. The credential needs the same as to create such a key. A revoked or expired key is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  reroll(keyId: string, body?: SecretOverlap, options?: WriteOptions): Answer<ApiKeyWithSecret, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'limit_reached' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type'>;
  /**
   * Revoke an API key
   *
   * Ends the key at once and permanently; connections that it opened are closed. The record stays, so that logs can refer to it. A key that is already revoked is a 409 `invalid_state`.
   */
  revoke<F extends ApiKeyFieldName = ApiKeyFieldName, E extends ApiKeyExpansion = never>(keyId: string, options?: GuardedOptions & Selection<F, E>): Answer<Selected<ApiKey, F | E>, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'limit_reached' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch'>;
}

/** The family `api-keys`, for `createClient`. */
export const apiKeys: Family<ApiKeysApi> = {
  list: 'GET /v1/account/api-keys list',
  create: 'POST /v1/account/api-keys body idempotent',
  get: 'GET /v1/account/api-keys/{key_id} query',
  update: 'PATCH /v1/account/api-keys/{key_id} body shaped idempotent rewritable',
  reroll: 'POST /v1/account/api-keys/{key_id}/reroll body idempotent',
  revoke: 'POST /v1/account/api-keys/{key_id}/revoke shaped idempotent',
};
