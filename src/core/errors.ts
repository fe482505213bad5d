import { excerpt, truncate } from './excerpt.ts';

/** The types of errors, as every door reports them. */
export type ErrorType =
  | 'authentication_error'
  | 'authorization_error'
  | 'validation_error'
  | 'not_found'
  | 'rate_limit_exceeded'
  | 'conflict'
  | 'service_error';

/** The error codes of GraphQL. */
export type GraphqlCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'VERSION_MISMATCH'
  | 'RATE_LIMITED'
  | 'INTERNAL_SERVER_ERROR';

type Row = readonly [status: number, type: ErrorType, graphql: GraphqlCode];

/** The only table of errors: code, HTTP status, type, GraphQL code. The contract's `ErrorCode` lists the same codes. */
export const errorTable = {
  invalid_parameters: [400, 'validation_error', 'BAD_USER_INPUT'],
  malformed_request: [400, 'validation_error', 'BAD_USER_INPUT'],
  malformed_json: [400, 'validation_error', 'BAD_USER_INPUT'],
  missing_body: [400, 'validation_error', 'BAD_USER_INPUT'],
  invalid_cursor: [400, 'validation_error', 'BAD_USER_INPUT'],
  version_conflict: [400, 'validation_error', 'BAD_USER_INPUT'],
  unknown_version: [400, 'validation_error', 'BAD_USER_INPUT'],
  ambiguous_credentials: [400, 'validation_error', 'BAD_USER_INPUT'],
  invalid_credentials: [401, 'authentication_error', 'UNAUTHENTICATED'],
  expired_token: [401, 'authentication_error', 'UNAUTHENTICATED'],
  invalid_token: [401, 'authentication_error', 'UNAUTHENTICATED'],
  insufficient_user_authentication: [401, 'authentication_error', 'UNAUTHENTICATED'],
  insufficient_permissions: [403, 'authorization_error', 'FORBIDDEN'],
  invalid_scope: [403, 'authorization_error', 'FORBIDDEN'],
  https_required: [403, 'authorization_error', 'FORBIDDEN'],
  origin_not_allowed: [403, 'authorization_error', 'FORBIDDEN'],
  second_factor_required: [403, 'authorization_error', 'FORBIDDEN'],
  account_suspended: [403, 'authorization_error', 'FORBIDDEN'],
  network_not_allowed: [403, 'authorization_error', 'FORBIDDEN'],
  not_found: [404, 'not_found', 'NOT_FOUND'],
  unknown_path: [404, 'not_found', 'NOT_FOUND'],
  method_not_allowed: [405, 'validation_error', 'BAD_USER_INPUT'],
  not_acceptable: [406, 'validation_error', 'BAD_USER_INPUT'],
  conflict: [409, 'conflict', 'BAD_USER_INPUT'],
  already_exists: [409, 'conflict', 'ALREADY_EXISTS'],
  invalid_state: [409, 'conflict', 'BAD_USER_INPUT'],
  project_archived: [409, 'conflict', 'BAD_USER_INPUT'],
  idempotency_key_in_use: [409, 'conflict', 'BAD_USER_INPUT'],
  limit_reached: [409, 'conflict', 'BAD_USER_INPUT'],
  version_retired: [410, 'not_found', 'NOT_FOUND'],
  cursor_expired: [410, 'not_found', 'NOT_FOUND'],
  version_mismatch: [412, 'conflict', 'VERSION_MISMATCH'],
  payload_too_large: [413, 'validation_error', 'BAD_USER_INPUT'],
  unsupported_media_type: [415, 'validation_error', 'BAD_USER_INPUT'],
  range_not_satisfiable: [416, 'validation_error', 'BAD_USER_INPUT'],
  unprocessable: [422, 'validation_error', 'BAD_USER_INPUT'],
  unknown_reference: [422, 'validation_error', 'BAD_USER_INPUT'],
  invalid_state_transition: [422, 'validation_error', 'BAD_USER_INPUT'],
  idempotency_key_reused: [422, 'validation_error', 'BAD_USER_INPUT'],
  upgrade_required: [426, 'validation_error', 'BAD_USER_INPUT'],
  precondition_required: [428, 'conflict', 'BAD_USER_INPUT'],
  rate_limit_exceeded: [429, 'rate_limit_exceeded', 'RATE_LIMITED'],
  internal_error: [500, 'service_error', 'INTERNAL_SERVER_ERROR'],
  contract_violation: [500, 'service_error', 'INTERNAL_SERVER_ERROR'],
  not_implemented: [501, 'service_error', 'INTERNAL_SERVER_ERROR'],
  upstream_error: [502, 'service_error', 'INTERNAL_SERVER_ERROR'],
  service_unavailable: [503, 'service_error', 'INTERNAL_SERVER_ERROR'],
  timeout: [504, 'service_error', 'INTERNAL_SERVER_ERROR'],
} as const satisfies Record<string, Row>;

export type ErrorCode = keyof typeof errorTable;

/** What is wrong with a field or parameter: its name, a message, and a code of the contract's `DetailCode`. */
export interface ErrorDetail {
  field: string;
  message: string;
  code: string;
}

/** Maximum details of an error. */
export const maxDetails = 100;

/** Maximum characters of a detail, and of a message without the link to its documentation. */
const bounds = { text: 2000, message: 1900 };

const bounded = ({ field, message, code }: ErrorDetail): ErrorDetail => ({
  field: excerpt(field),
  message: truncate(message, bounds.text),
  code,
});

/** Temporary errors: the same request may succeed shortly, and the server does not know when. */
const retryable: ReadonlySet<ErrorCode> = new Set(['rate_limit_exceeded', 'service_unavailable', 'timeout']);
const soon = { 'Retry-After': '1' };

interface Extra {
  details?: ErrorDetail[];
  headers?: Record<string, string>;
  cause?: unknown;
  oauth?: string;
  scopes?: readonly string[];
  maxAge?: number;
  inRest?: string;
}

/** An error for the caller: its code determines status, type and GraphQL code. Caller-supplied text is truncated. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;
  /** The error code of RFC 6749 and its extensions, where they are more specific than the table. */
  readonly oauth: string | undefined;
  /** The scopes that would be sufficient, when scopes are missing. */
  readonly scopes: readonly string[];
  /** The maximum age of the sign-in in seconds that would be sufficient (RFC 9470). */
  readonly maxAge: number | undefined;
  /** A sentence in words that only REST has, such as an address; its door adds it to the message. */
  readonly inRest: string | undefined;

  constructor(code: ErrorCode, message: string, { details = [], headers = {}, cause, oauth, scopes = [], maxAge, inRest }: Extra = {}) {
    super(truncate(message, bounds.message), cause === undefined ? undefined : { cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = details.slice(0, maxDetails).map(bounded);
    this.headers = retryable.has(code) ? { ...soon, ...headers } : headers;
    this.oauth = oauth;
    this.scopes = scopes;
    this.maxAge = maxAge;
    this.inRest = inRest;
  }

  get status(): number {
    return errorTable[this.code][0];
  }

  get type(): ErrorType {
    return errorTable[this.code][1];
  }

  get graphqlCode(): GraphqlCode {
    return errorTable[this.code][2];
  }
}

/** Details by field; the first one for a field, because the message starts with it. */
export const detailsByField = <Shown>(details: readonly ErrorDetail[], show: (detail: ErrorDetail) => Shown): Record<string, Shown> =>
  Object.fromEntries(
    details.filter((one, at) => details.findIndex(({ field }) => field === one.field) === at).map((one) => [one.field, show(one)]),
  );

/** Form B of an error, in failed operations and channel frames. */
export const formB = ({ code, message, details }: ServiceError) => ({
  code,
  message,
  details: detailsByField(details, (detail) => detail.message),
});

/** The error for a record that does not exist or is invisible to the caller. */
export const notFound = (kind: string, id: string): ServiceError => new ServiceError('not_found', `There is no ${kind} ${excerpt(id)}.`);
