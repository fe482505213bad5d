import { headerNames } from '../../contract/operations.ts';
import { originRefusal } from '../../rules/origin-refusal.ts';
import { header, type Incoming } from '../incoming.ts';
import type { Identified } from '../states.ts';

/** Seconds for which a browser may remember what a preflight said; browsers cut it to their own limits. */
const remembered = 86_400;
/** What the steps themselves add to answers, whichever operation they are of. */
const general = ['Allow', 'Date', 'Deprecation', 'Link', 'Sunset', 'WWW-Authenticate'];
const exposed = [...new Set([...headerNames.answer, ...general])].sort().join(', ');

/**
 * What clients of GraphQL, tracers and loggers of errors add to requests by themselves. The asterisk stands for everything else but
 * `Authorization`, in the browsers that know it: what nobody here reads harms nobody, and a request that is not sent for it does.
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

/** Every origin may read an answer, without cookies, until the account is known and says otherwise. */
export const openToAll = (request: Incoming): void => {
  if (header(request, 'origin') === undefined) return;
  request.stamped['Access-Control-Allow-Origin'] = '*';
  request.stamped['Access-Control-Expose-Headers'] = exposed;
};

const allowedOrigin = { originAllowed: true } as const;

/** An account that has named its origins is called from no others; callers that are no browsers send no origin. */
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

/** Whether a browser asks what it may send. */
export const isPreflight = ({ method, headers }: Pick<Incoming, 'method' | 'headers'>): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** What a browser asks before it sends a request. It carries no credentials, so it is answered for everyone and never counted. */
export const preflightHeaders = (methods: readonly string[]): Record<string, string> => ({
  Allow: [...methods, 'OPTIONS'].join(', '),
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': allowed,
  'Access-Control-Max-Age': String(remembered),
});
