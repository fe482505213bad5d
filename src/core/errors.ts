import { errorStatuses, familyErrors } from '#generated/errors';
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

export type ErrorCode = keyof typeof errorStatuses;

/** What the errors mean that only one family has, and what a client can do. */
export const familyErrorMeanings = familyErrors;

const types: Readonly<Record<number, ErrorType>> = {
  401: 'authentication_error',
  403: 'authorization_error',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'conflict',
  428: 'conflict',
  429: 'rate_limit_exceeded',
};

const graphqlCodes: Readonly<Record<number, GraphqlCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  410: 'NOT_FOUND',
  412: 'VERSION_MISMATCH',
  429: 'RATE_LIMITED',
};

const rowOf = (code: string, status: number): Row => {
  const type = types[status] ?? (status < 500 ? 'validation_error' : 'service_error');
  const graphql = graphqlCodes[status] ?? (status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR');
  return [status, type, code === 'already_exists' ? 'ALREADY_EXISTS' : graphql];
};

/** The only table of errors: code, HTTP status, type, GraphQL code. The codes and their statuses are those of the contract's `ErrorCode`. */
export const errorTable = Object.fromEntries(
  Object.entries(errorStatuses).map(([code, status]) => [code, rowOf(code, status)]),
) as Readonly<Record<ErrorCode, Row>>;

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

/** An error as failed operations and channel frames have it. */
interface FormB {
  code: ErrorCode;
  message: string;
  details: Record<string, string>;
}

/** Form B of an error. */
export const formB = ({ code, message, details }: ServiceError): FormB => ({
  code,
  message,
  details: detailsByField(details, (detail) => detail.message),
});

/** The error for a record that does not exist or is invisible to the caller. */
export const notFound = (kind: string, id: string): ServiceError => new ServiceError('not_found', `There is no ${kind} ${excerpt(id)}.`);
