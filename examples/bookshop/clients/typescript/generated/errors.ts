// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/**
 * What went wrong, as a code of RFC 6749, 6750, 7009, 8628 or OpenID Connect; `rate_limit_exceeded` is our own.
 */
export type OAuthErrorCode = "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "unsupported_response_type" | "unsupported_token_type" | "invalid_scope" | "access_denied" | "authorization_pending" | "slow_down" | "expired_token" | "login_required" | "consent_required" | "interaction_required" | "request_not_supported" | "request_uri_not_supported" | "invalid_token" | "insufficient_scope" | "rate_limit_exceeded" | "server_error" | "temporarily_unavailable";

/**
 * The family of the error; it follows from the HTTP status.
 */
export type ErrorType = "authentication_error" | "authorization_error" | "validation_error" | "not_found" | "rate_limit_exceeded" | "conflict" | "service_error";

/**
 * What exactly went wrong. Codes are stable: rely on them, not on messages. New codes are added over time.
 */
export type ErrorCode = "invalid_parameters" | "malformed_request" | "malformed_json" | "missing_body" | "invalid_cursor" | "version_conflict" | "unknown_version" | "ambiguous_credentials" | "invalid_credentials" | "expired_token" | "invalid_token" | "insufficient_user_authentication" | "insufficient_permissions" | "invalid_scope" | "https_required" | "origin_not_allowed" | "second_factor_required" | "account_suspended" | "network_not_allowed" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "version_retired" | "cursor_expired" | "conflict" | "already_exists" | "invalid_state" | "idempotency_key_in_use" | "limit_reached" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "upgrade_required" | "precondition_required" | "unprocessable" | "unknown_reference" | "invalid_state_transition" | "idempotency_key_reused" | "rate_limit_exceeded" | "internal_error" | "contract_violation" | "not_implemented" | "upstream_error" | "service_unavailable" | "timeout" | "out_of_stock";

/**
 * What is wrong with one field. New codes are added over time.
 */
export type DetailCode = "missing_required_field" | "unknown_field" | "unknown_parameter" | "invalid_type" | "invalid_format" | "invalid_enum_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "duplicate_items" | "not_allowed" | "unknown_reference" | "conflict";

/** One field or parameter, and what is wrong with it. */
export interface ErrorDetail {
    /** The place of the error: a property by its path (`settings.defaultView`, `tags[2]`), or a parameter or header by its name. */
    field: string;
    /** What is wrong and what is allowed, written for people. */
    message: string;
    code: DetailCode;
}

/** The codes that every operation may return. */
export type CommonErrorCode = 'account_suspended' | 'ambiguous_credentials' | 'contract_violation' | 'expired_token' | 'https_required' | 'insufficient_permissions' | 'insufficient_user_authentication' | 'internal_error' | 'invalid_credentials' | 'invalid_cursor' | 'invalid_parameters' | 'invalid_scope' | 'invalid_token' | 'malformed_json' | 'malformed_request' | 'missing_body' | 'network_not_allowed' | 'not_acceptable' | 'not_implemented' | 'origin_not_allowed' | 'rate_limit_exceeded' | 'service_unavailable' | 'timeout' | 'unknown_version' | 'version_conflict';
