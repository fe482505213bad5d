import { ServiceError } from '../core/errors.ts';
import type { Presented } from '../core/principal.ts';
import { type Exchange, header } from './exchange.ts';

const ways: Record<Presented['kind'], string> = {
  api_key: 'X-API-Key or api_key in the query',
  bearer: 'Authorization: Bearer',
  session: 'X-Session-Token',
  client: 'Authorization: Basic',
};

const sendOneOf = (kinds: readonly Presented['kind'][]) => `Send ${kinds.map((kind) => ways[kind]).join(', or ')}.`;

const missing = ({ facts }: Exchange) =>
  new ServiceError('invalid_credentials', `The request carries no credentials. ${sendOneOf(facts.credentials)}`);

const unfit = ({ facts, operationId }: Exchange, { kind }: Presented) =>
  new ServiceError('invalid_credentials', `${operationId} does not take ${ways[kind]}. ${sendOneOf(facts.credentials)}`);

const otherScheme = () =>
  new ServiceError('invalid_token', 'Authorization takes only the scheme Bearer here: send Authorization: Bearer and the token.');

const ambiguous = (kinds: string[]) =>
  new ServiceError('ambiguous_credentials', `The request carries more than one credential: ${kinds.join(', ')}. Send one.`);

/**
 * The one credential that a request carries, not yet looked at.
 * @throws ServiceError `invalid_credentials` when there is none that the operation takes, `invalid_token` under another scheme than Bearer, `ambiguous_credentials` when there are several
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
  if (given.length === 0) throw missing(exchange);
  const [, presented] = given[0]!;
  if (!exchange.facts.credentials.includes(presented.kind)) throw unfit(exchange, presented);
  if (presented.kind === 'bearer' && !/^bearer( |$)/i.test(authorization!)) throw otherScheme();
  return presented;
};

/** What is answered to one caller is not for another: whoever keeps answers has to tell them apart. */
export const varyByCaller = ({ stamped }: Exchange): void => {
  stamped.Vary = 'X-API-Key, Authorization, X-Session-Token';
};

/** A client's own credentials, where the operation takes those: its handler looks at them. */
export const presentClient = (exchange: Exchange): void => {
  const authorization = header(exchange, 'authorization');
  if (authorization !== undefined && exchange.facts.credentials.includes('client'))
    exchange.presented = { kind: 'client', token: authorization };
};
