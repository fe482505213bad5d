// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { InvitedMember, Member, MemberExpansion, MemberFieldName, MemberInvite, MemberList, MemberUpdate, PasswordLink } from './types.ts';

/** The operations of the family `members`. */
export interface MembersApi {
  /**
   * List members
   *
   * Everyone in the account, with their role and their last sign-in.
   */
  list<F extends MemberFieldName = MemberFieldName, E extends MemberExpansion = never>(query?: MemberList & Selection<F, E>, options?: Options): List<Selected<Member, F | E>, never>;
  /**
   * Invite a member
   *
   * Creates a user and a one-time link. The user sets their password with the link within 24 hours. Only this response shows the link; where the server sends mail, another one is mailed to the user. The use of either ends both, and only the mailed one proves the address. Without a role, the user is a `viewer`. The holder of the link can act as the member. So the credential needs the wide scopes that the role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. An address that the account already has, in upper or lower case, is a 409 `already_exists`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  invite(body: MemberInvite, options?: WriteOptions): Answer<InvitedMember, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type'>;
  /**
   * Get a member
   *
   * One person of the account. Signing in does not change the version of a member, so there is no 304 here.
   */
  get<F extends MemberFieldName = MemberFieldName, E extends MemberExpansion = never>(userId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Member, F | E>, 'not_found' | 'version_mismatch'>;
  /**
   * Change a member's role
   *
   * Changes a member's role. The new role limits their credentials from the next request on, also on open connections. Their open password links end. The credential needs the wide scopes that both roles reach (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). To give or take the role of an administrator, an API key, or an application that acts for itself, also needs `write:logins`. Where the server sends mail, a letter tells all other administrators of a new one. Taking the role from the last administrator, or from the last one who has a password or a passkey, is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  update<F extends MemberFieldName = MemberFieldName, E extends MemberExpansion = never>(userId: string, body: Change<Member, MemberUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Member, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch'>;
  /**
   * Remove a member
   *
   * Deletes the user permanently. Their sessions, tokens, API keys and memberships end at once. The records that they own pass to the administrator who has been in the account for the longest time. Applications that they registered keep the scopes that their role reaches. The last administrator, and the last one who can sign in, cannot be removed: this is a 409 `invalid_state`. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  remove(userId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch'>;
  /**
   * Sign a member out everywhere
   *
   * Ends every session of a member: on the API, in browsers at the sign-in pages and the dashboard, and in applications. The tokens for their password and the tokens that applications received in their name end, too, and so do links for a password, and sign-ins and changes of the e-mail address that are half finished. Applications get logout tokens, as when the member signs out. Password, second factors, API keys and consents stay: the member may sign in again. Everything ends within a second on all nodes. For yourself it ends the session that asks, too. Where the server sends mail, a letter tells a member who was signed in. A member who is not signed in is a 204, too.
   */
  removeSessions(userId: string, options?: WriteOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable'>;
  /**
   * Remove a member's second factors
   *
   * Removes every second factor and all recovery codes of a member who has lost them. They sign in with their password, and then add another one where the account demands it. Their sessions go on; `removeMemberSessions` ends them. A member without a second factor is a 204 too. Where the server sends mail, a letter tells the member. It opens the way to sign in for the member, as a password link does: so the credential needs the wide scopes that their role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins` (403 `invalid_scope`). For yourself it is a 409 `invalid_state`, by whatever credential: `removeSecondFactor` demands your password. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  removeSecondFactors(userId: string, options?: WriteOptions): Answer<void, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable'>;
  /**
   * Create a new password link for a member
   *
   * Creates a one-time link with which the member sets a first or a next password within 24 hours. Earlier links stop working. A member who may not sign in yet may sign in from then on. Only this response shows the link; where the server sends mail, another one is mailed to the member. The use of either ends both, and only the mailed one proves the address. Their current password stays valid until the link is used. The holder of the link can act as the member. So the credential needs the wide scopes that their role reaches (403 `invalid_scope`), no expiry and no restrictions (403 `insufficient_permissions`). An API key, or an application that acts for itself, also needs `write:logins` (403 `invalid_scope`). For yourself it is a 409 `invalid_state`, by whatever credential, once you have a password: `changePassword` demands it. Where it gives or takes authority, a person who acts themselves must have signed in within 10 minutes, with a second factor where the account demands one of them; otherwise it is a 401 `insufficient_user_authentication`.
   */
  createPasswordLink(userId: string, options?: WriteOptions): Answer<PasswordLink, 'idempotency_key_in_use' | 'idempotency_key_reused' | 'invalid_state' | 'not_found' | 'unknown_reference' | 'unprocessable'>;
}

/** The family `members`, for `createClient`. */
export const members: Family<MembersApi> = {
  list: 'GET /v1/account/members list',
  invite: 'POST /v1/account/members body idempotent',
  get: 'GET /v1/account/members/{user_id} query',
  update: 'PATCH /v1/account/members/{user_id} body shaped idempotent rewritable',
  remove: 'DELETE /v1/account/members/{user_id} nothing idempotent',
  removeSessions: 'DELETE /v1/account/members/{user_id}/sessions nothing idempotent',
  removeSecondFactors: 'DELETE /v1/account/members/{user_id}/second-factors nothing idempotent',
  createPasswordLink: 'POST /v1/account/members/{user_id}/password-link idempotent',
};
