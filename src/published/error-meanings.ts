import { bodyLimits, lifetimes } from '../contract/plans.ts';
import { type ErrorCode, familyErrorMeanings } from '../core/errors.ts';

/** What each code of the error table means, and what a client can do. */
export const errorMeanings: Record<ErrorCode, string> = {
  invalid_parameters:
    'A parameter or a property is invalid: unknown, of the wrong type, out of bounds, or not one of the allowed values. `details` names each one.',
  malformed_request:
    'The request is not well-formed HTTP, for example because of a broken percent sign in the address, or because the body did not arrive completely.',
  malformed_json: 'The body is not valid JSON, is not UTF-8, or has a duplicate key in an object. The message says where parsing stopped.',
  missing_body: 'The operation needs a body, but the request has none.',
  invalid_cursor:
    'The cursor in `after` was not made by this server, or it belongs to a list with other filters or another order. Begin again without `after`.',
  version_conflict: 'The path and the header `X-API-Version` name different versions. Leave out the header, or make it match.',
  unknown_version: 'There is no such version. The documents list the versions that are served.',
  ambiguous_credentials: 'The request carries more than one credential, and they differ. Send one.',
  invalid_credentials:
    'Credentials are missing or not accepted: an unknown or revoked key, a key of another region, or a test key where live ones are needed.',
  expired_token: 'The token was valid but has expired. Refresh it, or sign in again.',
  invalid_token: 'The token is unknown or revoked, or its signature is wrong. Get a new one.',
  insufficient_user_authentication: `The operation gives or takes authority or protection, and the user signed in more than ${lifetimes.recent_sign_in / 60} minutes ago, or without the second factor that the account demands. They have to sign in again: \`proveSession\` for a session, an authorization request with \`max_age\` for an application. The token itself is valid.`,
  insufficient_permissions:
    'The credentials are valid, but the role of the caller does not allow this. An administrator can change the role.',
  invalid_scope:
    'The key or token lacks a scope that the operation needs. The message names the scope: create a key, or request a token, that has it.',
  https_required:
    'The request came over plain HTTP. It is refused and never redirected, because the credentials have already been exposed on the way.',
  second_factor_required: 'This person has a second factor, which this operation cannot ask for.',
  account_suspended: 'The operator of the server has suspended the account. Its credentials work again when the operator resumes it.',
  network_not_allowed: 'The policies of the account do not allow this network: see the networks in its security settings.',
  origin_not_allowed: 'The browser sent an `Origin` that the security settings of the account do not list.',
  not_found: 'There is no record with this id, or you may not see it. The error is the same in both cases.',
  unknown_path: 'Nothing is served at this address. Paths begin with a version, such as `/v1`.',
  method_not_allowed: 'The address exists, but does not support this method. `Allow` lists the methods that it supports.',
  not_acceptable: 'The answer is not available in any form that `Accept` allows. JSON is always available.',
  conflict: 'The change conflicts with existing data. The message says with which.',
  already_exists: 'Such a record exists already: for example, another user has this e-mail address, or the person is already a member.',
  invalid_state:
    'The state of the record does not allow this: for example, it has already ended, or something that it needs never arrived.',
  idempotency_key_in_use:
    'The first request with this `Idempotency-Key` is still in progress. Wait a moment and repeat it: you will get the same answer.',
  limit_reached: 'The account or the connection already has as many of these as it may have. Remove one first.',
  version_retired: 'This version of the API is no longer served. The message names its successor.',
  cursor_expired:
    'Events after the cursor have been deleted, because they are older than the account keeps events. Read the records again, and begin without `after`: the list then starts with the oldest event that is kept.',
  version_mismatch:
    'The record has changed since the `ETag` that `If-Match` carries, or is in the version that `If-None-Match` excludes. Read it again and decide again.',
  payload_too_large: `The body is larger than allowed: ${bodyLimits.json / 1024 ** 2} MiB or ${bodyLimits.values.toLocaleString('en-US')} values for JSON, ${bodyLimits.identity / 1024} KiB where people and applications sign in. Operations that take bytes say how many.`,
  unsupported_media_type: 'The operation does not accept the `Content-Type` or the `Content-Encoding` of the body.',
  range_not_satisfiable: 'The requested range begins after the last byte. `Content-Range` gives the length.',
  unprocessable: 'The request matches the contract but makes no sense. The message says why.',
  unknown_reference: 'The body refers to a record that does not exist, or that you may not see. `details` names the property.',
  invalid_state_transition:
    'The record cannot change from its status to the requested one. The message lists the statuses that can follow.',
  idempotency_key_reused: `This \`Idempotency-Key\` was used for another payload within the last ${lifetimes.idempotency_key / 3600} hours. A new request needs a new key.`,
  upgrade_required: 'This address accepts only WebSocket connections. The message names the page that describes how to open one.',
  precondition_required: 'The operation changes something that others change too: send `If-Match` with the `ETag` that you have read.',
  rate_limit_exceeded:
    'The plan allows no more requests at the moment, or the account has more in progress at once than can be served in time. `Retry-After` says how many seconds to wait; while `X-RateLimit-Remaining` is above zero, it helps to send fewer at once.',
  internal_error:
    'Something went wrong on our side. The request id finds it in our logs; a write with an `Idempotency-Key` can be repeated safely.',
  contract_violation: 'The response does not match the contract, so it was not sent. This happens only outside production.',
  not_implemented: 'The contract has this operation, but this server does not serve it yet.',
  upstream_error:
    'A service behind this one, such as the store of bytes or an address that a user has given, returned an unusable response.',
  service_unavailable:
    'The database or another required service is unavailable, or the server is overloaded. `Retry-After` says when to try again.',
  timeout: 'The request took too long. Repeat it; a write with the same `Idempotency-Key`.',
  ...familyErrorMeanings,
};

/** What is wrong with one field, by the code of its entry in `details`. */
export const detailMeanings: Record<string, string> = {
  missing_required_field: 'It is required but was left out.',
  unknown_field: 'The body has no such property.',
  unknown_parameter: 'The operation has no such parameter.',
  invalid_type: 'It has the wrong type, such as a text where a number is expected.',
  invalid_format: 'It does not have the required format, such as that of an e-mail address or an instant.',
  invalid_enum_value: 'It is not one of the allowed values. The message lists them.',
  too_short: 'It has fewer characters than allowed.',
  too_long: 'It has more characters than allowed.',
  too_small: 'The number is below the allowed minimum.',
  too_large: 'The number is above the allowed maximum.',
  too_few_items: 'The list or the object has fewer entries than allowed.',
  too_many_items: 'The list or the object has more entries than allowed.',
  duplicate_items: 'An entry of the list occurs twice.',
  not_allowed: 'It is not allowed here, or not together with something else that was given.',
  unknown_reference: 'It refers to a record that does not exist, or that you may not see.',
  conflict: 'It conflicts with another record.',
};

/** The codes of `/oauth/*`, as RFC 6749, 6750, 7009 and OpenID Connect define them. */
export const oauthMeanings: Record<string, string> = {
  invalid_request: 'A parameter is missing, is repeated, or is malformed.',
  invalid_client: 'The client could not be authenticated.',
  invalid_grant:
    'The code, verifier or refresh token is invalid: it is unknown, already used, expired or revoked, or was issued to another client or for another redirect URI.',
  unauthorized_client: 'The application may not use this grant.',
  unsupported_grant_type: 'There is no such grant. The grants are code, refresh token, client credentials and device code.',
  unsupported_response_type: 'Only `code` is supported; the implicit flow is not.',
  unsupported_token_type: 'Tokens of this type cannot be revoked here.',
  invalid_scope: 'A scope is unknown, or more than the application may ask for.',
  access_denied: 'The person refused, or may not agree to this.',
  authorization_pending: 'The person has not decided yet. Ask again after `interval` seconds.',
  slow_down: 'The device asks too often. Wait five seconds longer between two requests from now on.',
  expired_token: 'The device code has expired. Begin again.',
  login_required: '`prompt=none` was requested, and nobody is signed in.',
  consent_required: '`prompt=none` was requested, and the person has not agreed yet.',
  request_not_supported: 'A request object is not supported; send each parameter separately.',
  request_uri_not_supported: 'A request object at another address is not supported; send each parameter separately.',
  interaction_required: '`prompt=none` was requested, and the person has to do something first.',
  invalid_token: 'The bearer token is missing, unknown, expired or revoked.',
  insufficient_scope: 'The token is valid, but lacks a scope that this request needs.',
  rate_limit_exceeded: 'Too many attempts for this client or from this address. `Retry-After` says when to try again.',
  server_error: 'Something went wrong on our side. `X-Request-ID` finds it.',
  temporarily_unavailable: 'The server cannot do this right now. `Retry-After` says when to try again.',
};
