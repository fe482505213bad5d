// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { SecurityPreview, SecuritySettings, SecuritySettingsExpansion, SecuritySettingsFieldName, SecuritySettingsUpdate } from './types.ts';

/** The operations of the family `security`. */
export interface SecurityApi {
  /**
   * Get the security settings
   *
   * Which origins may call the API from a browser, which version serves a request that names none, who signs in with a second factor, how long API keys, sessions and refresh tokens last, and from which networks people and programs come. `administrators_without_second_factor` says who would have to add a second factor at their next sign-in, before you demand it of administrators; `previewSecuritySettings` tells the rest.
   */
  getSettings<F extends SecuritySettingsFieldName = SecuritySettingsFieldName, E extends SecuritySettingsExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<SecuritySettings, F | E>, 'version_mismatch'>;
  /**
   * Change the security settings
   *
   * Changes the settings that you send and leaves the others unchanged. Origins are replaced as a whole; an empty list or `null` allows all origins again. A request from an origin that is not allowed is a 403 `origin_not_allowed`. A version that does not exist or is retired is a 422 `unknown_reference`; `null` selects the latest stable version. Where a second factor is demanded, a person without one adds an authenticator app at the next sign-in. What is signed in without one goes on to its end and is not renewed, and what gives or takes authority is refused to it with a 401 `insufficient_user_authentication`; so it is when a person gets the role of which one is demanded.
   *
   * Lifetimes and networks apply within a second, to what exists already too: a key or a session that has lasted longer is a 401 `expired_token`, and a request from another network a 403 `network_not_allowed`; open connections end. `null` takes a lifetime away, and an empty list or `null` allows every network. A change is a 422 `unprocessable`, which names the field, if it would refuse the request that makes it, or if no administrator has signed in during the last 90 days from a network that people may come from.
   *
   * The settings hold for everybody until they are changed back. So the credential must have no expiry and no restrictions; otherwise it is a 403 `insufficient_permissions`. Where the server sends mail, all administrators get a letter about a change. To change what protects the account, or to keep anything for a shorter time, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  updateSettings<F extends SecuritySettingsFieldName = SecuritySettingsFieldName, E extends SecuritySettingsExpansion = never>(body: Change<SecuritySettings, SecuritySettingsUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<SecuritySettings, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * See whom new security settings would refuse
   *
   * Takes the same body as `updateSecuritySettings`, changes nothing, and tells which keys, sessions, applications and people the settings would refuse that work now. It is judged by where they came from last: sessions by the address of their sign-in, keys by their requests in the request log, and people by their latest sign-in in the last 90 days. A change that would be refused is refused here with the same error.
   */
  preview(body: SecuritySettingsUpdate, options?: WriteOptions): Answer<SecurityPreview, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type'>;
}

/** The family `security`, for `createClient`. */
export const security: Family<SecurityApi> = {
  getSettings: 'GET /v1/account/security query',
  updateSettings: 'PATCH /v1/account/security body shaped idempotent rewritable',
  preview: 'POST /v1/account/security/preview body idempotent',
};
