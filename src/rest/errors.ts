import { STATUS_CODES } from 'node:http';
import { type ErrorForm, operations } from '../contract/operations.ts';
import type { ServiceError } from '../core/errors.ts';
import type { Presented } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { challenge401, realm } from '../request/challenge.ts';
import type { Ready } from '../request/states.ts';

const formA = (error: ServiceError, requestId: string) => ({
  error: {
    type: error.type,
    message: `${error.message} See /docs/errors#${error.code}.`,
    code: error.code,
    request_id: requestId,
    details: error.details,
  },
});

const problem = (error: ServiceError, requestId: string, status: number) => ({
  type: `/docs/errors#${error.code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: error.message,
  instance: `urn:request:${requestId}`,
  code: error.code,
  request_id: requestId,
  errors: error.details,
});

/** What RFC 6749 calls the errors that any operation may answer. */
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

/** What RFC 6749 calls a parameter that is there and cannot be right, where it has a word of its own for that. */
const oauthFields: ReadonlyMap<string, string> = new Map([
  ['grant_type', 'unsupported_grant_type'],
  ['scope', 'invalid_scope'],
  ['code', 'invalid_grant'],
  ['refresh_token', 'invalid_grant'],
]);

const malformed = ({ details }: ServiceError): string | undefined => {
  const present = details.filter(({ code }) => code !== 'missing_required_field' && code !== 'duplicate_items');
  return present.length === details.length ? oauthFields.get(present[0]?.field ?? '') : undefined;
};

const oauth = (error: ServiceError) => ({
  error: error.oauth ?? malformed(error) ?? oauthCodes[error.status] ?? 'invalid_request',
  error_description: plainText(error.message),
});

/** How to authenticate, and what a token lacks (RFC 6750, 3): what is wrong with a token is told to whoever sent one, and nobody else. */
const challenge = (
  { status, code, oauth: name, scopes }: ServiceError,
  presented: Presented | undefined,
): Readonly<Record<string, string>> => {
  if (status === 401) return challenge401(presented);
  const reachesTooShort = code === 'invalid_scope' || name === 'insufficient_scope';
  if (status !== 403 || !reachesTooShort || presented?.kind !== 'bearer') return {};
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
};

/** The first parts of paths under which everything is OAuth's. */
const oauthRoots = new Set(Object.values(operations).flatMap(({ errors, path }) => (errors === 'oauth' ? [path.split('/')[1]] : [])));

/** The form in which a path says no that no operation has. */
export const formAt = (path: string): ErrorForm => (oauthRoots.has(path.split('/')[1]) ? 'oauth' : 'platform');

/** What identity says no to was about credentials, and nobody keeps it (RFC 6749, 5.2). */
const unkept = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const;

type ErrorRequest = Pick<Ready, 'requestId' | 'headers'> & Partial<Pick<Ready, 'version' | 'presented'>>;

/**
 * An error in its operation's form. Form A gives way to a problem document (RFC 9457) where the caller asks for one, or the
 * version tells all errors so.
 * @param status the error's own, unless HTTP has a nearer one for what could not even be read
 */
export const errorAnswer = (
  error: ServiceError,
  { requestId, headers, version, presented }: ErrorRequest,
  form: ErrorForm = 'platform',
  status: number = error.status,
): Answer => {
  const wanted = version?.errors === 'problem' || String(headers.accept ?? '').includes('application/problem+json');
  const isProblem = form === 'platform' && wanted;
  return {
    status,
    errorCode: error.code,
    headers: { ...challenge(error, presented), ...(form === 'platform' ? {} : unkept), ...error.headers },
    body: isProblem ? problem(error, requestId, status) : bodies[form](error, requestId),
    type: isProblem ? 'application/problem+json' : 'application/json',
  };
};
