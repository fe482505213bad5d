// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Application, ApplicationCreate, ApplicationExpansion, ApplicationFieldName, ApplicationGrant, ApplicationGrantExpansion, ApplicationGrantFieldName, ApplicationGrantList, ApplicationList, ApplicationUpdate, ApplicationWithSecret, SecretOverlap } from './types.ts';

/** The operations of the family `applications`. */
export interface ApplicationsApi {
  /**
   * List applications
   *
   * The OAuth applications of the account: those that were registered, and those that describe themselves and that somebody of the account has agreed to or asked for, or that an administrator has refused (`status`).
   */
  list<F extends ApplicationFieldName = ApplicationFieldName, E extends ApplicationExpansion = never>(query?: ApplicationList & Selection<F, E>, options?: Options): List<Selected<Application, F | E>, never>;
  /**
   * Register an application
   *
   * Registers an OAuth application. A confidential application gets a client secret, shown once, or names its own public keys (`jwks`) with the `token_endpoint_auth_method` `private_key_jwt`. A public application (a browser or mobile app, a command line) gets no secret and must use PKCE. Only a confidential application may have no redirect URIs; then it can use only client credentials. A method that does not fit the type, and keys that cannot be used, are a 422 `unprocessable`. A scope that the credential lacks is a 403 `invalid_scope`. A credential with an expiry or restrictions cannot register an application (403 `insufficient_permissions`). A public application without redirect URIs is a 422 `unprocessable`, and so is an unsafe redirect URI: plain HTTP that is not loopback, a wildcard, no host, or a spelling that browsers do not use. A scope that does not exist is a 422 `unknown_reference`. An account may have 100 applications; one more is a 409 `limit_reached`. Those that describe themselves do not count. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  create(body: ApplicationCreate, options?: WriteOptions): Answer<ApplicationWithSecret, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'limit_reached' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type'>;
  /**
   * Get an application
   *
   * One application, without its secret.
   */
  get<F extends ApplicationFieldName = ApplicationFieldName, E extends ApplicationExpansion = never>(applicationId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Application, F | E>, 'not_found' | 'version_mismatch'>;
  /**
   * Update an application
   *
   * Changes the name, the addresses, the scopes or the public keys. Lists are replaced as a whole, and `null` removes all redirect URIs or all addresses of the end of a sign-out. The type and the `token_endpoint_auth_method` cannot be changed. To change keys without a pause, register the next key beside the present one, and remove that one later: requests that it signed fail from then on. Tokens that are issued or refreshed from now on do not contain a removed scope; access tokens that contain it end within 60 minutes. To change the name, redirect URIs or keys, add scopes, or allow an application that is not, the credential needs the same as to register such an application. `status` decides about an application that describes itself; of another one, `refused` is a 422 `unprocessable`. A scope that does not exist is a 422 `unknown_reference`; the other 422 errors are those of the registration. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  update<F extends ApplicationFieldName = ApplicationFieldName, E extends ApplicationExpansion = never>(applicationId: string, body: Change<Application, ApplicationUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Application, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * Delete an application
   *
   * Deletes the application permanently. Its tokens, refresh tokens and grants end at once. One that describes itself stays in the list as `refused`, so that its document does not bring it back: an administrator can allow it again by `updateApplication`.
   */
  delete(applicationId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch'>;
  /**
   * Rotate an application's secret
   *
   * Creates a new client secret, shown once. The old secret stays valid for the overlap, 24 hours unless you set another. At most the two newest secrets are valid at a time. The credential needs the same as to register such an application. An application without a secret, public or with `private_key_jwt`, is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  rotateSecret(applicationId: string, body?: SecretOverlap, options?: GuardedOptions): Answer<ApplicationWithSecret, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * List an application's grants
   *
   * The people who have given consent for the application, and the scopes of their consent.
   */
  listGrants<F extends ApplicationGrantFieldName = ApplicationGrantFieldName, E extends ApplicationGrantExpansion = never>(applicationId: string, query?: ApplicationGrantList & Selection<F, E>, options?: Options): List<Selected<ApplicationGrant, F | E>, 'not_found'>;
  /**
   * Revoke a person's grant
   *
   * Revokes one person's consent. The application's tokens for this person end at once, and it must ask for consent again.
   */
  revokeGrant(applicationId: string, userId: string, options?: WriteOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable'>;
}

/** The family `applications`, for `createClient`. */
export const applications: Family<ApplicationsApi> = {
  list: 'GET /v1/account/applications list',
  create: 'POST /v1/account/applications body idempotent',
  get: 'GET /v1/account/applications/{application_id} query',
  update: 'PATCH /v1/account/applications/{application_id} body shaped idempotent rewritable',
  delete: 'DELETE /v1/account/applications/{application_id} nothing idempotent',
  rotateSecret: 'POST /v1/account/applications/{application_id}/rotate-secret body idempotent',
  listGrants: 'GET /v1/account/applications/{application_id}/grants list',
  revokeGrant: 'DELETE /v1/account/applications/{application_id}/grants/{user_id} nothing idempotent',
};
