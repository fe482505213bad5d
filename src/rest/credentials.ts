import type { OperationFacts } from '../contract/operations.ts';
import { ServiceError } from '../core/errors.ts';
import type { Presented } from '../core/principal.ts';
import { type Exchange, header, varyByForm } from './exchange.ts';

const ways: Record<Presented['kind'], string> = {
  api_key: 'X-API-Key or api_key in the query',
  bearer: 'Authorization: Bearer',
  session: 'X-Session-Token',
  client: 'Authorization: Basic',
};

const sendOneOf = ({ credentials, takes }: OperationFacts) => {
  const inForm = takes.includes('application/x-www-form-urlencoded') ? ['access_token in the form'] : [];
  return `Send ${[...credentials.map((kind) => ways[kind]), ...inForm].join(', or ')}.`;
};

const missing = ({ facts }: Exchange) => new ServiceError('invalid_credentials', `The request carries no credentials. ${sendOneOf(facts)}`);

const unfit = ({ facts, operationId }: Exchange, { kind }: Presented) =>
  new ServiceError('invalid_credentials', `${operationId} does not take ${ways[kind]}. ${sendOneOf(facts)}`);

const otherScheme = () =>
  new ServiceError('invalid_token', 'Authorization takes only the scheme Bearer here: send Authorization: Bearer and the token.');

const ambiguous = (kinds: string[]) =>
  new ServiceError('ambiguous_credentials', `The request carries credentials that differ: ${kinds.join(', ')}. Send one.`);

/** The token in a form that was read for it. */
const tokenInForm = ({ body }: Exchange): string | undefined => (body as { access_token?: string } | undefined)?.access_token;

/** The headers that carry credentials. */
const carriers: ReadonlyMap<string, string> = new Map([
  ['x-api-key', 'X-API-Key'],
  ['authorization', 'Authorization'],
  ['x-session-token', 'X-Session-Token'],
]);

/** What says the same is no ambiguity: a key may stand in its own header, in Authorization and in the address at once. */
const isOneKey = ([first, ...others]: Presented[]): boolean =>
  [first!, ...others].every(({ kind, token }) => kind !== 'session' && token === first!.token);

/** The form stays apart: OAuth has a token sent in one way only (RFC 6750, 2). */
const inSeveralPlaces = (given: [string, Presented][], inForm: string | undefined): boolean =>
  inForm === undefined && new Set(given.map(([name]) => name)).size === given.length && isOneKey(given.map(([, presented]) => presented));

const carriedAgain = ({ doubled }: Exchange): string[] => doubled.flatMap((name) => carriers.get(name) ?? []);

/**
 * The one credential that a request carries, not yet looked at.
 * @throws ServiceError `invalid_credentials` when there is none that the operation takes, `invalid_token` under another scheme than Bearer, `ambiguous_credentials` when there are several that differ
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
  const inForm = tokenInForm(exchange);
  if (inForm !== undefined) given.push(['access_token in the form', { kind: 'bearer', token: inForm }]);
  const again = carriedAgain(exchange);
  if (given.length === 0) throw missing(exchange);
  const isOne = given.length + again.length === 1 || (again.length === 0 && inSeveralPlaces(given, inForm));
  if (!isOne) throw ambiguous([...given.map(([name]) => name), ...again]);
  const taken = ({ kind }: Presented) => exchange.facts.credentials.includes(kind);
  const [, presented] = given.find(([, one]) => taken(one)) ?? given[0]!;
  if (!taken(presented)) throw unfit(exchange, presented);
  if (authorization !== undefined && !/^bearer( |$)/i.test(authorization)) throw otherScheme();
  return presented;
};

/** What is answered to one caller is not for another: whoever keeps answers has to tell them apart. */
export const varyByCaller = ({ stamped }: Exchange): void => {
  stamped.Vary = `${varyByForm}, X-API-Key, Authorization, X-Session-Token`;
};

/** A client's own credentials, where the operation takes those: its handler looks at them. */
export const presentClient = (exchange: Exchange): void => {
  const authorization = header(exchange, 'authorization');
  if (authorization === undefined || !exchange.facts.credentials.includes('client')) return;
  if (exchange.doubled.includes('authorization')) throw ambiguous(['Authorization', 'Authorization']);
  exchange.presented = { kind: 'client', token: authorization };
};
