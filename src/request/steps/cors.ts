import { headerNames } from '../../contract/operations.ts';
import { originRefusal } from '../../rules/origin-refusal.ts';
import { header, type Incoming } from '../incoming.ts';
import type { Identified } from '../states.ts';

/** Seconds for which a browser may cache the answer to a preflight request; browsers reduce it to their own limits. */
const remembered = 86_400;
/** The headers that the steps themselves add to answers of any operation. */
const general = ['Allow', 'Date', 'Deprecation', 'Link', 'Sunset', 'WWW-Authenticate'];
const exposed = [...new Set([...headerNames.answer, ...general])].sort().join(', ');

/**
 * The headers that GraphQL clients, tracers and error loggers add to requests by themselves. In browsers that support it, the asterisk
 * allows every other header except `Authorization`. A header that is not read here does no harm; a request that is blocked for it does.
 */
const usual = [
  'Apollo-Require-Preflight',
  'ApolloGraphQL-Client-Name',
  'ApolloGraphQL-Client-Version',
  'Baggage',
  'Cache-Control',
  'Pragma',
  'Prefer',
  'Range',
  'Sentry-Trace',
  'TraceParent',
  'TraceState',
  'X-Requested-With',
  '*',
];
const allowed = [...new Set([...headerNames.request, ...usual])].join(', ');

/** Every origin may read an answer, without cookies, until the account is known and restricts its origins. */
export const openToAll = (request: Incoming): void => {
  if (header(request, 'origin') === undefined) return;
  request.stamped['Access-Control-Allow-Origin'] = '*';
  request.stamped['Access-Control-Expose-Headers'] = exposed;
};

const allowedOrigin = { originAllowed: true } as const;

/** An account with a list of allowed origins cannot be called from others. Callers that are not browsers send no origin. */
export const allowOrigin = (request: Identified): typeof allowedOrigin => {
  const origin = header(request, 'origin');
  const { caller } = request;
  if (origin === undefined || !caller || caller.allowedOrigins.length === 0) return allowedOrigin;
  request.stamped.Vary = [request.stamped.Vary, 'Origin'].filter(Boolean).join(', ');
  const refusal = originRefusal(origin, caller);
  if (refusal) throw refusal;
  request.stamped['Access-Control-Allow-Origin'] = origin;
  return allowedOrigin;
};

/** Whether a request is a browser's preflight request. */
export const isPreflight = ({ method, headers }: Pick<Incoming, 'method' | 'headers'>): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** The headers that answer a preflight request. It carries no credentials, so it is answered for everyone and never counted. */
export const preflightHeaders = (methods: readonly string[]): Record<string, string> => ({
  Allow: [...methods, 'OPTIONS'].join(', '),
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': allowed,
  'Access-Control-Max-Age': String(remembered),
});
