// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, Options, Selected, Selection } from '../../src/types.ts';
import type { SecuritySettings, SecuritySettingsExpansion, SecuritySettingsFieldName, SecuritySettingsUpdate } from './types.ts';

/** The operations of the family `security`. */
export interface SecurityApi {
  /**
   * Get the security settings
   *
   * Which origins may call the API from a browser, which version serves a request that names none, and whether administrators sign in with a second factor. `administrators_without_second_factor` says who would have to add one at their next sign-in, before you demand it.
   */
  getSettings<F extends SecuritySettingsFieldName = SecuritySettingsFieldName, E extends SecuritySettingsExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<SecuritySettings, F | E>, 'version_mismatch'>;
  /**
   * Change the security settings
   *
   * Changes the settings that you send and leaves the others unchanged. Origins are replaced as a whole; an empty list or `null` allows all origins again. A request from an origin that is not allowed is a 403 `origin_not_allowed`. A version that does not exist or is retired is a 422 `unknown_reference`; `null` selects the latest stable version. Where a second factor is demanded, an administrator without one adds an authenticator app at the next sign-in; sessions that are open go on.
   */
  updateSettings(body: Change<SecuritySettings, SecuritySettingsUpdate>, options?: GuardedOptions): Answer<SecuritySettings, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
}

/** The family `security`, for `createClient`. */
export const security: Family<SecurityApi> = {
  getSettings: 'GET /v1/account/security query',
  updateSettings: 'PATCH /v1/account/security body idempotent rewritable',
};
