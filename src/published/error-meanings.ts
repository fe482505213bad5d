import { bodyLimits, lifetimes } from '../contract/plans.ts';
import type { ErrorCode } from '../core/errors.ts';

/** What each code of the error table means, and what a client can do. */
export const errorMeanings: Record<ErrorCode, string> = {
  invalid_parameters:
    'A parameter or a property is invalid: unknown, of the wrong type, out of bounds, or not one of the allowed values. `details` names each one.',
  malformed_request:
    'The request cannot be read as HTTP should be: a broken percent sign in the address, a body that did not arrive whole.',
  malformed_json: 'The body is not JSON, not in UTF-8, or gives a key twice in one object. The message says where reading stopped.',
  missing_body: 'The operation needs a body and none came.',
  invalid_cursor:
    'The cursor in `after` was not made by this server, or it belongs to a list with other filters or another order. Begin again without `after`.',
  version_conflict: 'The path and the header `X-API-Version` name different versions. Leave the header out, or let it agree.',
  unknown_version: 'There is no such version. The ones that are served stand under the documents.',
  ambiguous_credentials: 'The request carries more than one credential, and they differ. Send one.',
  invalid_credentials:
    'Credentials are missing or not accepted: an unknown or revoked key, a key of another region, or a test key where live ones are needed.',
  expired_token: 'The token was good and has ended. Refresh it, or sign in again.',
  invalid_token: 'The token is unknown or revoked, or its signature does not hold. Get a new one.',
  insufficient_user_authentication: `The operation gives or takes authority or protection, and the person who acts signed in longer ago than ${lifetimes.recent_sign_in / 60} minutes, or without the second factor that the account demands. They sign in again: \`proveSession\` for a session, an authorization request with \`max_age\` for an application. The token itself is good.`,
  insufficient_permissions: 'The caller is known, and its role does not allow this. An administrator can change the role.',
  invalid_scope:
    'The key or token lacks a scope that the operation needs. The message names it; make a key, or ask for a token, that has it.',
  https_required:
    'The request came over plain HTTP. It is refused and never redirected, because the credentials have already been seen on the way.',
  second_factor_required: 'The person signs in with a second factor, which this operation does not ask for.',
  account_suspended: 'The operator of the server has suspended the account. Its credentials work again when the operator resumes it.',
  network_not_allowed: 'The policies of the account do not allow this network: see the networks in its security settings.',
  origin_not_allowed: 'The browser sent an `Origin` that the security settings of the account do not list.',
  not_found: 'There is no record with this id, or it is not yours to see. The error is the same for both.',
  unknown_path: 'Nothing is served at this address. Paths begin with a version, such as `/v1`.',
  method_not_allowed: 'The address exists and does not know this method. `Allow` lists those that it knows.',
  not_acceptable: 'The answer cannot be given in any form that `Accept` allows. JSON always can.',
  conflict: 'The change collides with what is there. The message says with what.',
  already_exists: 'A record with this identifier is there already: the e-mail address of another user, a member who is one.',
  invalid_state:
    'The record is not in a state from which this can be done: a project that is archived already, a file whose bytes never came.',
  project_archived: 'The project is archived, and it and its tasks are read-only. Restore it first.',
  idempotency_key_in_use:
    'The first request with this `Idempotency-Key` is still being worked on. Wait a moment and repeat it; the answer will be the same.',
  limit_reached: 'As many of these exist as an account or a connection may have. Remove one first.',
  version_retired: 'This version of the API is no longer served. The message names the one that took its place.',
  cursor_expired:
    'Events after the cursor are older than the account keeps them, and are deleted. Read the records again, and begin without `after`: the list then starts with the oldest event that is kept.',
  version_mismatch:
    'The record has changed since the `ETag` that `If-Match` carries, or is the one that `If-None-Match` excludes. Read it again and decide anew.',
  payload_too_large: `The body is larger than allowed: ${bodyLimits.json / 1024 ** 2} MiB or ${bodyLimits.values.toLocaleString('en-US')} values for JSON, ${bodyLimits.identity / 1024} KiB where people and applications sign in, 100 MiB for the bytes of a file.`,
  unsupported_media_type: 'The body came in a `Content-Type` or a `Content-Encoding` that the operation does not take.',
  range_not_satisfiable: 'The requested range begins after the last byte. `Content-Range` gives the length.',
  unprocessable: 'The request fits the contract and makes no sense: the message says why.',
  unknown_reference: 'The body refers to a record that does not exist, or that is not yours to see. `details` names the property.',
  invalid_state_transition: 'A status cannot become that status. The message lists those that can follow.',
  idempotency_key_reused: `This \`Idempotency-Key\` was used for another payload within the last ${lifetimes.idempotency_key / 3600} hours. A new request needs a new key.`,
  upgrade_required: 'This address takes WebSocket connections only: open one, as the page that the message names describes.',
  precondition_required: 'The operation changes something that others change too: send `If-Match` with the `ETag` that you have read.',
  rate_limit_exceeded:
    'The plan allows no more requests just now, or more of the account are under way at once than can be served in time. `Retry-After` says in how many seconds the next one is welcome; while `X-RateLimit-Remaining` is above zero, sending fewer at once helps.',
  internal_error:
    'Something went wrong on our side. The request id finds it in our logs; a write with an `Idempotency-Key` can be repeated safely.',
  contract_violation: 'The response does not match the contract, so it was not sent. This happens outside production only.',
  not_implemented: 'The contract has this operation and this server does not serve it yet.',
  upstream_error: 'A service behind this one answered nonsense: a store of files, or the other end of an integration.',
  service_unavailable:
    'The database or another service that is needed is away, or there is more load than can be served. `Retry-After` says when to come back.',
  timeout: 'The work took longer than it may. Repeat it; for a write, with the same `Idempotency-Key`.',
};

/** What is wrong with one field, by the code of its entry in `details`. */
export const detailMeanings: Record<string, string> = {
  missing_required_field: 'It is required and was left out.',
  unknown_field: 'The body has no such property.',
  unknown_parameter: 'The operation has no such parameter.',
  invalid_type: 'It is of another type: a text where a number belongs.',
  invalid_format: 'It does not have the form that it should, as an e-mail address or an instant has one.',
  invalid_enum_value: 'It is none of the values allowed. The message lists them.',
  too_short: 'It has fewer characters than allowed.',
  too_long: 'It has more characters than allowed.',
  too_small: 'The number is below the least allowed.',
  too_large: 'The number is above the greatest allowed.',
  too_few_items: 'The list or the object has fewer entries than allowed.',
  too_many_items: 'The list or the object has more entries than allowed.',
  duplicate_items: 'An entry of the list comes twice.',
  not_allowed: 'It cannot be given here, or not together with something else that was given.',
  unknown_reference: 'It refers to a record that does not exist, or that is not yours to see.',
  conflict: 'It collides with another record.',
};

/** The codes of `/oauth/*`, as RFC 6749, 6750, 7009 and OpenID Connect define them. */
export const oauthMeanings: Record<string, string> = {
  invalid_request: 'A parameter is missing, comes twice, or is not well formed.',
  invalid_client: 'The client did not prove who it is.',
  invalid_grant:
    'The code, verifier or refresh token does not hold: unknown, spent, expired, revoked, or issued to another client or for another address.',
  unauthorized_client: 'The application may not use this grant.',
  unsupported_grant_type: 'There is no such grant. Code, refresh token, client credentials and device code exist.',
  unsupported_response_type: 'Only `code` is served; the implicit flow is not.',
  unsupported_token_type: 'Tokens of this type cannot be revoked here.',
  invalid_scope: 'A scope is unknown, or more than the application may ask for.',
  access_denied: 'The person refused, or may not agree to this.',
  authorization_pending: 'The person has not answered yet. Ask again after `interval` seconds.',
  slow_down: 'The device asks too often. Wait five seconds longer between two requests from now on.',
  expired_token: 'The code of the device has ended. Begin again.',
  login_required: '`prompt=none` was requested, and nobody is signed in.',
  consent_required: '`prompt=none` was requested, and the person has not agreed yet.',
  request_not_supported: 'A request inside the request is not taken; send each parameter by itself.',
  request_uri_not_supported: 'A request that stands elsewhere is not taken; send each parameter by itself.',
  interaction_required: '`prompt=none` was requested, and the person has to do something first.',
  invalid_token: 'The bearer token is missing, unknown, expired or revoked.',
  insufficient_scope: 'The token is good and does not reach this far.',
  rate_limit_exceeded: 'Too many attempts for this client or from this address. `Retry-After` says when to come back.',
  server_error: 'Something went wrong on our side. `X-Request-ID` finds it.',
  temporarily_unavailable: 'The server cannot do this right now. `Retry-After` says when to come back.',
};
