import { headerNames } from '../contract/operations.ts';
import { ServiceError } from '../core/errors.ts';
import { type Answer, type Exchange, header } from './exchange.ts';

/** Seconds for which a browser may remember what a preflight said; browsers cut it to their own limits. */
const remembered = 86_400;
const exposed = [...headerNames.answer, 'Link', 'WWW-Authenticate'].join(', ');

/** Every origin may read an answer, without cookies, until the account is known and says otherwise. */
export const openToAll = (exchange: Exchange): void => {
  if (header(exchange, 'origin') === undefined) return;
  exchange.stamped['Access-Control-Allow-Origin'] = '*';
  exchange.stamped['Access-Control-Expose-Headers'] = exposed;
};

/** An account that has named its origins is called from no others; callers that are no browsers send no origin. */
export const allowOrigin = (exchange: Exchange): void => {
  const origin = header(exchange, 'origin');
  const allowed = exchange.caller?.allowedOrigins ?? [];
  if (origin === undefined || allowed.length === 0) return;
  exchange.stamped.Vary = 'Origin';
  if (!allowed.includes(origin))
    throw new ServiceError('origin_not_allowed', `${origin} is not among the origins that this account allows.`);
  exchange.stamped['Access-Control-Allow-Origin'] = origin;
};

/** What a browser asks before it sends a request. It carries no credentials, so it is answered for everyone and never counted. */
export const preflightAnswer = (methods: readonly string[]): Answer => ({
  status: 204,
  headers: {
    Allow: [...methods, 'OPTIONS'].join(', '),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': headerNames.request.join(', '),
    'Access-Control-Max-Age': String(remembered),
  },
});
