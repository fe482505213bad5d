import { ServiceError } from '../../core/errors.ts';
import { verifyIdTokenHint } from '../tokens/jwt.ts';
import { ClientDocumentError, type ClientDocuments } from './client-documents.ts';
import { type Client, findClient } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { isDocumentAddress } from './described-client.ts';
import { type OAuthRefusal, refusal } from './errors.ts';
import { isRegistered } from './redirect-uris.ts';
import { openid, requestedScopes } from './scopes.ts';

/** A valid authorization request. */
export interface AuthorizationRequest {
  client: Client;
  redirectUri: string;
  state: string | undefined;
  scopes: string[];
  codeChallenge: string | null;
  nonce: string | null;
  prompt: ReadonlySet<string>;
  /** The maximum age of the person's sign-in, in seconds. */
  maxAge: number | undefined;
  /** The user in the application's `id_token_hint`; nobody else may consent. */
  expectedUser: string | undefined;
  /** The e-mail address that the application expects. */
  loginHint: string | undefined;
}

/** Where the response is sent: a registered address. */
export type ReturnAddress = Pick<AuthorizationRequest, 'client' | 'redirectUri' | 'state'>;

/** A request is valid (`ask` the person), refused with a redirect URI to return to (`back`), or, without a safe one, refused on a page. */
export type ReadRequest =
  | { kind: 'ask'; request: AuthorizationRequest }
  | { kind: 'back'; to: ReturnAddress; error: ServiceError }
  | { kind: 'page'; message: string };

const known = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'prompt',
  'max_age',
  'id_token_hint',
  'login_hint',
  'response_mode',
  'request',
  'request_uri',
];
const printable = /^[\x20-\x7E]+$/;
const challengeForm = /^[A-Za-z0-9_-]{43}$/;
const prompts = ['login', 'consent', 'select_account', 'none'];

type Parameters = Record<string, string | undefined>;

/** A parameter without a value counts as omitted, and unknown ones are ignored (RFC 6749, 3.1). */
const parametersOf = (search: URLSearchParams): Parameters =>
  Object.fromEntries(known.map((name) => [name, search.get(name) || undefined]));

const repeated = (search: URLSearchParams): string | undefined => known.find((name) => search.getAll(name).length > 1);

const refuse = (error: OAuthRefusal, description: string): never => {
  throw refusal(error, description);
};

const expectCode = (responseType: string | undefined): void => {
  if (responseType === undefined) refuse('invalid_request', 'response_type is required and must be code.');
  if (responseType !== 'code') refuse('unsupported_response_type', 'response_type must be code; the implicit grant is not supported.');
};

/** Requests with another response mode or a request object are refused, because ignoring these would change their meaning. */
const expectPlain = ({ response_mode: mode, request, request_uri: reference }: Parameters): void => {
  if (request !== undefined) refuse('request_not_supported', 'The request parameter is not supported; send each parameter separately.');
  if (reference !== undefined)
    refuse('request_uri_not_supported', 'The request_uri parameter is not supported; send each parameter separately.');
  if (mode !== undefined && mode !== 'query') refuse('invalid_request', 'response_mode must be query.');
};

/** The PKCE challenge: only S256, and required for a public application. */
const challengeOf = ({ code_challenge: challenge, code_challenge_method: method }: Parameters, client: Client): string | null => {
  if (challenge === undefined) {
    if (method !== undefined) refuse('invalid_request', 'code_challenge_method requires a code_challenge.');
    if (client.type === 'public')
      refuse('invalid_request', 'A public application must send code_challenge and code_challenge_method=S256.');
    return null;
  }
  if (method !== 'S256') refuse('invalid_request', 'code_challenge_method must be S256.');
  if (!challengeForm.test(challenge)) refuse('invalid_request', 'code_challenge must be a SHA-256 digest in unpadded base64url.');
  return challenge;
};

const promptOf = ({ prompt = '' }: Parameters): Set<string> => {
  const words = new Set(prompt.split(' ').filter(Boolean));
  const wrong = [...words].find((word) => !prompts.includes(word));
  if (wrong !== undefined) refuse('invalid_request', `prompt must be ${prompts.join(', ')}.`);
  if (words.has('none') && words.size > 1) refuse('invalid_request', 'prompt=none cannot be combined with other values.');
  return words;
};

const nonceOf = ({ nonce }: Parameters): string | null => {
  if (nonce !== undefined && (nonce.length > 512 || !printable.test(nonce)))
    refuse('invalid_request', 'nonce must have at most 512 printable characters.');
  return nonce ?? null;
};

const maxAgeOf = ({ max_age: seconds }: Parameters): number | undefined => {
  if (seconds !== undefined && !/^\d{1,10}$/.test(seconds)) refuse('invalid_request', 'max_age must be a number of seconds.');
  return seconds === undefined ? undefined : Number(seconds);
};

const expectState = (state: string | undefined): void => {
  if (state !== undefined && (state.length > 2048 || !printable.test(state)))
    refuse('invalid_request', 'state must have at most 2048 printable ASCII characters.');
};

/** The maximum lengths of the contract. */
const expectShort = ({ scope = '', login_hint: hint = '' }: Parameters): void => {
  if (scope.length > 2048) refuse('invalid_scope', 'scope must have at most 2048 characters.');
  if (hint.length > 254) refuse('invalid_request', 'login_hint must have at most 254 characters.');
};

const read = (search: URLSearchParams, parameters: Parameters, client: Client, redirectUri: string): AuthorizationRequest => {
  const twice = repeated(search);
  if (twice !== undefined) refuse('invalid_request', `The parameter ${twice} must not be repeated.`);
  expectState(parameters.state);
  expectShort(parameters);
  expectPlain(parameters);
  expectCode(parameters.response_type);
  const codeChallenge = challengeOf(parameters, client);
  const prompt = promptOf(parameters);
  const scopes = requestedScopes(parameters.scope, client.scopes, [openid]);
  const { state, login_hint: loginHint } = parameters;
  const hints = { maxAge: maxAgeOf(parameters), expectedUser: undefined, loginHint };
  return { client, redirectUri, state, scopes, codeChallenge, nonce: nonceOf(parameters), prompt, ...hints };
};

/** An invalid state is not sent back. */
const returnAddress = ({ state }: Parameters, client: Client, redirectUri: string): ReturnAddress => ({
  client,
  redirectUri,
  state: state !== undefined && state.length <= 2048 && printable.test(state) ? state : undefined,
});

const unsafe = (search: URLSearchParams, { client_id, redirect_uri }: Parameters, client: Client | undefined): string | undefined => {
  if (search.getAll('client_id').length > 1 || search.getAll('redirect_uri').length > 1) return 'client_id or redirect_uri is repeated.';
  if (client_id === undefined || !client) return 'Unknown client_id.';
  if (redirect_uri === undefined) return 'redirect_uri is missing.';
  if (!isRegistered(client, redirect_uri)) return 'The redirect_uri is not registered for the application.';
  return undefined;
};

type Dependencies = Pick<OAuthDependencies, 'db' | 'clock' | 'keys' | 'issuer'> & { documents: ClientDocuments };

/** The application of the request. @throws ClientDocumentError, ServiceError `rate_limit_exceeded` */
const clientNamed = async ({ db, clock, documents }: Dependencies, id: string | undefined, from: string): Promise<Client | undefined> => {
  if (id === undefined) return undefined;
  return isDocumentAddress(id) ? documents.read(id, from) : findClient(db, id, clock());
};

/**
 * Parses an authorization request (RFC 6749, 4.1.1). Errors are redirected only to a registered address.
 * @param from the address that sends it @throws ServiceError `rate_limit_exceeded`
 */
export const readAuthorizationRequest = async (dependencies: Dependencies, query: string, from: string): Promise<ReadRequest> => {
  const search = new URLSearchParams(query);
  const parameters = parametersOf(search);
  const client = await clientNamed(dependencies, parameters.client_id, from).catch((failure: unknown) => {
    if (!(failure instanceof ClientDocumentError)) throw failure;
    return failure;
  });
  if (client instanceof ClientDocumentError) return { kind: 'page', message: client.message };
  const message = unsafe(search, parameters, client);
  if (message !== undefined) return { kind: 'page', message };
  const redirectUri = parameters.redirect_uri!;
  try {
    const request = read(search, parameters, client!, redirectUri);
    const { id_token_hint: hint } = parameters;
    return {
      kind: 'ask',
      request: hint === undefined ? request : { ...request, expectedUser: (await verifyIdTokenHint(dependencies, hint, client!.id)).sub },
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'back', to: returnAddress(parameters, client!, redirectUri), error };
  }
};
