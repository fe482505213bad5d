import { headerNames } from '../contract/operations.ts';
import { originRefusal } from '../rules/allowed-origins.ts';
import { type Answer, type Exchange, header } from './exchange.ts';

/** Seconds for which a browser may remember what a preflight said; browsers cut it to their own limits. */
const remembered = 86_400;
/** What the pipeline itself adds to answers, whichever operation they are of. */
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
export const openToAll = (exchange: Exchange): void => {
  if (header(exchange, 'origin') === undefined) return;
  exchange.stamped['Access-Control-Allow-Origin'] = '*';
  exchange.stamped['Access-Control-Expose-Headers'] = exposed;
};

/** An account that has named its origins is called from no others; callers that are no browsers send no origin. */
export const allowOrigin = (exchange: Exchange): void => {
  const origin = header(exchange, 'origin');
  const { caller } = exchange;
  if (origin === undefined || !caller || caller.allowedOrigins.length === 0) return;
  exchange.stamped.Vary = [exchange.stamped.Vary, 'Origin'].filter(Boolean).join(', ');
  const refusal = originRefusal(origin, caller);
  if (refusal) throw refusal;
  exchange.stamped['Access-Control-Allow-Origin'] = origin;
};

/** Whether a browser asks what it may send. */
export const isPreflight = ({ method, headers }: Exchange): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** What a browser asks before it sends a request. It carries no credentials, so it is answered for everyone and never counted. */
export const preflightAnswer = (methods: readonly string[], others: Record<string, string> = {}): Answer => ({
  status: 204,
  headers: {
    Allow: [...methods, 'OPTIONS'].join(', '),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': allowed,
    'Access-Control-Max-Age': String(remembered),
    ...others,
  },
});
