import { ServiceError } from '../core/errors.ts';
import type { Presented } from '../core/principal.ts';
import { type Exchange, header } from './exchange.ts';

const missing = () =>
  new ServiceError(
    'invalid_credentials',
    'The request carries no credentials. Send X-API-Key, Authorization: Bearer, X-Session-Token, or api_key in the query.',
  );

const ambiguous = (kinds: string[]) =>
  new ServiceError('ambiguous_credentials', `The request carries more than one credential: ${kinds.join(', ')}. Send one.`);

/**
 * The one credential that a request carries, not yet looked at.
 * @throws ServiceError `invalid_credentials` when there is none, `ambiguous_credentials` when there are several
 */
export const presentedCredentials = (exchange: Exchange): Presented => {
  const given: [string, Presented][] = [];
  const apiKey = header(exchange, 'x-api-key');
  if (apiKey !== undefined) given.push(['X-API-Key', { kind: 'api_key', token: apiKey }]);
  const authorization = header(exchange, 'authorization');
  if (authorization !== undefined)
    given.push(['Authorization', { kind: 'bearer', token: /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '' }]);
  const session = header(exchange, 'x-session-token');
  if (session !== undefined) given.push(['X-Session-Token', { kind: 'session', token: session }]);
  for (const token of [exchange.query.api_key ?? []].flat()) given.push(['api_key', { kind: 'api_key', token }]);
  if (given.length > 1) throw ambiguous(given.map(([name]) => name));
  if (given.length === 0) throw missing();
  return given[0]![1];
};
