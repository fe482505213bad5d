import { ServiceError } from '../../core/errors.ts';
import type { Authenticate, Credential } from '../../core/principal.ts';
import type { Parameters } from '../../core/query/query-string.ts';
import { header, originOf, type Transported, varyByForm } from '../incoming.ts';
import type { Identified, Located, SchemeName, Secure, Target, WithCredential } from '../states.ts';
import { hasTokenForm, readForm } from './form.ts';

const ways: Record<Credential['kind'], string> = {
  api_key: 'X-API-Key or api_key in the query',
  bearer: 'Authorization: Bearer',
  session: 'X-Session-Token',
  client: 'Authorization: Basic',
  address: 'token in the query',
};

const sendOneOf = ({ credentials, takes }: Pick<Target, 'credentials' | 'takes'>) => {
  const inForm = takes.includes('application/x-www-form-urlencoded') ? ['access_token in the form'] : [];
  return `Send ${[...credentials.map((kind) => ways[kind]), ...inForm].join(', or ')}.`;
};

/** The parts of a request that carry credentials, and its target, which is named in errors. */
type Asking = Pick<Transported, 'headers' | 'query' | 'doubled'> & { name: string; facts: Pick<Target, 'credentials' | 'takes'> };

const missing = ({ facts }: Asking) => new ServiceError('invalid_credentials', `The request carries no credentials. ${sendOneOf(facts)}`);

const unfit = ({ facts, name }: Asking, { kind }: Credential) =>
  new ServiceError('invalid_credentials', `${name} does not take ${ways[kind]}. ${sendOneOf(facts)}`);

const otherScheme = () =>
  new ServiceError('invalid_token', 'Only the Bearer scheme is supported here: send `Authorization: Bearer <token>`.');

const ambiguous = (kinds: string[]) =>
  new ServiceError('ambiguous_credentials', `The request carries conflicting credentials: ${kinds.join(', ')}. Send only one.`);

/** A credential, its security scheme in the contract, and the place where it was found. */
interface Found {
  scheme: SchemeName;
  place: string;
  credential: Credential;
}

const inForm = 'access_token in the form';

/** The tokens in the query of a request whose operation takes those of addresses. */
const tokensOfAddress = ({ query, facts }: Asking): string[] => (facts.credentials.includes('address') ? [query.token ?? []].flat() : []);

const [keyAlone, keyAndToken] = [['api_key'], ['api_key', 'token']] as const;

/** The parameters of a query that carry credentials. */
export const credentialNames = ({ credentials }: Pick<Target, 'credentials'>): readonly string[] =>
  credentials.includes('address') ? keyAndToken : keyAlone;

/** The query without the credentials in it. */
export const withoutCredentials = ({ query, facts }: Pick<Asking, 'query' | 'facts'>): Parameters => {
  const rest = { ...query };
  for (const name of credentialNames(facts)) delete rest[name];
  return rest;
};

/** Every credential that a request carries, the safest place first. */
const credentialsIn = (request: Asking, tokenInForm: string | undefined): Found[] => {
  const found: Found[] = [];
  const add = (scheme: SchemeName, place: string, kind: Credential['kind'], token: string) =>
    found.push({ scheme, place, credential: { kind, token } });
  const apiKey = header(request, 'x-api-key');
  if (apiKey !== undefined) add('ApiKeyHeader', 'X-API-Key', 'api_key', apiKey);
  const authorization = header(request, 'authorization');
  if (authorization !== undefined) add('Bearer', 'Authorization', 'bearer', /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '');
  const session = header(request, 'x-session-token');
  if (session !== undefined) add('Session', 'X-Session-Token', 'session', session);
  for (const token of [request.query.api_key ?? []].flat()) add('ApiKeyQuery', 'api_key', 'api_key', token);
  for (const token of tokensOfAddress(request)) add('AddressToken', 'token', 'address', token);
  if (tokenInForm !== undefined) add('Bearer', inForm, 'bearer', tokenInForm);
  return found;
};

/** The headers that carry credentials. */
const carriers: ReadonlyMap<string, string> = new Map([
  ['x-api-key', 'X-API-Key'],
  ['authorization', 'Authorization'],
  ['x-session-token', 'X-Session-Token'],
]);

/** The same key twice is not ambiguous: it may be in its own header, in `Authorization` and in the address at once. */
const isOneKey = ([first, ...others]: Credential[]): boolean =>
  [first!, ...others].every(({ kind, token }) => kind !== 'session' && token === first!.token);

/** Whether several places carry the same key. A form does not count: OAuth allows a token to be sent in one way only (RFC 6750, 2). */
const inSeveralPlaces = (found: Found[]): boolean =>
  !found.some(({ place }) => place === inForm) &&
  new Set(found.map(({ place }) => place)).size === found.length &&
  isOneKey(found.map(({ credential }) => credential));

const carriedAgain = ({ doubled }: Asking): string[] => doubled.flatMap((name) => carriers.get(name) ?? []);

/**
 * The one credential that a request carries, not checked yet.
 * @throws ServiceError `invalid_credentials` when there is none that the operation takes, `invalid_token` under another scheme than
 * Bearer, `ambiguous_credentials` when there are several that differ
 */
export const credentialIn = (request: Asking, tokenInForm?: string): Pick<Found, 'scheme' | 'credential'> => {
  const found = credentialsIn(request, tokenInForm);
  const again = carriedAgain(request);
  if (found.length === 0) throw missing(request);
  const isOne = found.length + again.length === 1 || (again.length === 0 && inSeveralPlaces(found));
  if (!isOne) throw ambiguous([...found.map(({ place }) => place), ...again]);
  const taken = ({ credential }: Found) => request.facts.credentials.includes(credential.kind);
  const { scheme, credential } = found.find(taken) ?? found[0]!;
  if (!request.facts.credentials.includes(credential.kind)) throw unfit(request, credential);
  const authorization = header(request, 'authorization');
  if (authorization !== undefined && !/^bearer( |$)/i.test(authorization)) throw otherScheme();
  return { scheme, credential };
};

/** The answer for one caller is not for another: caches have to distinguish them by the headers that carry credentials. */
export const varyByCaller = ({ stamped }: { stamped: Record<string, string> }): void => {
  stamped.Vary = `${varyByForm}, X-API-Key, Authorization, X-Session-Token`;
};

/** The credentials of an OAuth client, where the operation takes those. Its handler checks them. */
const clientCredential = (request: Located): WithCredential => {
  const authorization = header(request, 'authorization');
  if (authorization === undefined) return nothing;
  if (request.doubled.includes('authorization')) throw ambiguous(['Authorization', 'Authorization']);
  return { credential: { kind: 'client', token: authorization }, scheme: 'ClientBasic' };
};

const nothing: WithCredential = { credential: undefined, scheme: undefined };

const withForm = async (request: Located): Promise<WithCredential> => {
  const body = await readForm(request);
  return { body, ...credentialIn(request, body.access_token) };
};

/** Nobody keeps the answer at an address with a token, or tells the address to anybody. */
const keepSecret = ({ stamped }: { stamped: Record<string, string> }): void => {
  Object.assign(stamped, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
};

/** Reads the credential of the request, also from a form that may hold one (RFC 6750, 2.2). */
export const readCredential = (request: Located & Secure): WithCredential | Promise<WithCredential> => {
  const { credentials } = request.facts;
  if (credentials.length === 0) return nothing;
  if (credentials.includes('client')) return clientCredential(request);
  varyByCaller(request);
  if (tokensOfAddress(request).length > 0) keepSecret(request);
  return hasTokenForm(request) ? withForm(request) : credentialIn(request);
};

export interface AuthenticateDependencies {
  authenticate: Authenticate;
}

/** Authenticates the caller. The credentials of an OAuth client are checked by the handler. */
export const authenticate = (
  request: Located & WithCredential,
  { authenticate: look }: AuthenticateDependencies,
): Pick<Identified, 'caller'> | Promise<Pick<Identified, 'caller'>> => {
  const { credential } = request;
  if (!credential || credential.kind === 'client') return { caller: undefined };
  const caller = look(credential, originOf(request));
  return caller instanceof Promise ? caller.then((known) => ({ caller: known })) : { caller };
};
