import { STATUS_CODES } from 'node:http';
import { type ErrorForm, operations } from '../contract/operations.ts';
import type { ServiceError } from '../core/errors.ts';
import { contentType, graphqlForm, preferredType } from '../core/graphql-form.ts';
import { isNamedIn, rangesIn, weightOf } from '../core/media-ranges.ts';
import type { Credential } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { challenge401, realm } from '../request/challenge.ts';
import type { Ready } from '../request/states.ts';

const messageOf = ({ message, inRest }: ServiceError): string => (inRest === undefined ? message : `${message} ${inRest}`);

const formA = (error: ServiceError, requestId: string) => ({
  error: {
    type: error.type,
    message: `${messageOf(error)} See /docs/errors#${error.code}.`,
    code: error.code,
    request_id: requestId,
    details: error.details,
  },
});

const problem = (error: ServiceError, requestId: string, status: number) => ({
  type: `/docs/errors#${error.code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: messageOf(error),
  instance: `urn:request:${requestId}`,
  code: error.code,
  request_id: requestId,
  errors: error.details,
});

/** The codes of RFC 6749 for errors that any operation may answer. */
const oauthCodes: Record<number, string> = {
  401: 'invalid_token',
  429: 'rate_limit_exceeded',
  500: 'server_error',
  501: 'server_error',
  502: 'server_error',
  503: 'temporarily_unavailable',
  504: 'temporarily_unavailable',
};

/** RFC 6749 allows printable ASCII without quotation marks and backslashes. */
const plainText = (text: string) => text.replaceAll('"', "'").replaceAll(/[^\x20-\x21\x23-\x5B\x5D-\x7E]/g, '?');

/** The codes of RFC 6749 for invalid parameters that have a code of their own. */
const oauthFields: ReadonlyMap<string, string> = new Map([
  ['grant_type', 'unsupported_grant_type'],
  ['scope', 'invalid_scope'],
  ['code', 'invalid_grant'],
  ['refresh_token', 'invalid_grant'],
  ['device_code', 'invalid_grant'],
]);

const malformed = ({ details }: ServiceError): string | undefined => {
  const present = details.filter(({ code }) => code !== 'missing_required_field' && code !== 'duplicate_items');
  return present.length === details.length ? oauthFields.get(present[0]?.field ?? '') : undefined;
};

const oauth = (error: ServiceError) => ({
  error: error.oauth ?? malformed(error) ?? oauthCodes[error.status] ?? 'invalid_request',
  error_description: plainText(error.message),
});

/** How to authenticate, and what a token lacks (RFC 6750, 3). Only a caller who sent a token learns what is wrong with it. */
const challenge = (error: ServiceError, credential: Credential | undefined): Readonly<Record<string, string>> => {
  const { status, code, oauth: name, scopes } = error;
  if (status === 401) return challenge401(credential, error);
  const reachesTooShort = code === 'invalid_scope' || name === 'insufficient_scope';
  if (status !== 403 || !reachesTooShort || credential?.kind !== 'bearer') return {};
  const needed = scopes.length > 0 ? `, scope="${scopes.join(' ')}"` : '';
  return { 'WWW-Authenticate': `${realm}, error="insufficient_scope"${needed}` };
};

const bodies: Record<ErrorForm, (error: ServiceError, requestId: string) => object> = {
  platform: formA,
  session: (error, requestId) => {
    const form = formA(error, requestId);
    return { message: form.error.message, ...form };
  },
  oauth,
  graphql: (error, requestId) => ({ errors: [graphqlForm(error, requestId)] }),
};

/** The first segments of paths under which all errors have OAuth's form. */
const oauthRoots = new Set(Object.values(operations).flatMap(({ errors, path }) => (errors === 'oauth' ? [path.split('/')[1]] : [])));

/** The form of errors at a path without an operation. */
export const formAt = (path: string): ErrorForm => {
  if (path === '/graphql') return 'graphql';
  return oauthRoots.has(path.split('/')[1]) ? 'oauth' : 'platform';
};

/** Errors of identity are about credentials, so no cache may store them (RFC 6749, 5.2). */
const noStoreHeaders = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const;

const isOfIdentity = (form: ErrorForm): boolean => form === 'oauth' || form === 'session';

const problemType = 'application/problem+json';

/** Whether a caller prefers a problem document to JSON. With equal weights, a caller who names the problem type prefers it. */
const prefersProblem = (accept: string): boolean => {
  const ranges = rangesIn(accept);
  const weight = weightOf(ranges, problemType);
  const ofJson = weightOf(ranges, 'application/json');
  return weight > ofJson || (weight === ofJson && isNamedIn(ranges, problemType));
};

/** The media type of an error. A problem document (RFC 9457) replaces form A. */
const typeOf = (form: ErrorForm, { headers, version }: ErrorRequest): string => {
  const accept = String(headers.accept ?? '');
  if (form === 'graphql') return contentType(preferredType(accept) ?? 'application/json');
  return form === 'platform' && (version?.errors === 'problem' || prefersProblem(accept)) ? problemType : 'application/json';
};

type ErrorRequest = Pick<Ready, 'requestId' | 'headers'> & Partial<Pick<Ready, 'version' | 'credential'>>;

/**
 * An error in its operation's form. A problem document (RFC 9457) replaces form A when the caller prefers one, or when the version
 * uses it for all errors. Errors of `/graphql` have the form of GraphQL, even those before its door.
 * @param status the error's own, unless HTTP has a more specific one for a request that could not be read
 */
export const errorAnswer = (
  error: ServiceError,
  request: ErrorRequest,
  form: ErrorForm = 'platform',
  status: number = error.status,
): Answer => {
  const { requestId, credential } = request;
  const type = typeOf(form, request);
  return {
    status,
    errorCode: error.code,
    headers: { ...challenge(error, credential), ...(isOfIdentity(form) ? noStoreHeaders : {}), ...error.headers },
    body: type === problemType ? problem(error, requestId, status) : bodies[form](error, requestId),
    type,
  };
};
