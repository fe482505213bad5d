import { ServiceError } from '../../core/errors.ts';
import { type IdTokenClaims, verifyIdTokenHint } from '../tokens/jwt.ts';
import { type Client, findClient } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { refusal } from './errors.ts';

/** A valid request to sign a person out. */
export interface LogoutRequest {
  /** The application that sends it; undefined when it names none. */
  client: Client | undefined;
  /** Where the browser returns to: an address that is known to be registered. */
  returnTo: string | undefined;
  state: string | undefined;
  /** The claims of the ID token, if one was sent whose key is still here. */
  hint: IdTokenClaims | undefined;
}

const known = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'] as const;
const printable = /^[\x20-\x7E]{1,2048}$/;
const longest = 8192;

type Parameters = Partial<Record<(typeof known)[number], string>>;

/** A parameter without a value counts as omitted, and unknown ones, such as `ui_locales`, are ignored. */
const parametersOf = (query: string): Parameters => {
  const search = new URLSearchParams(query);
  const repeated = known.find((name) => search.getAll(name).length > 1);
  if (repeated !== undefined) throw refusal('invalid_request', `The parameter ${repeated} may be given once.`);
  return Object.fromEntries(known.map((name) => [name, search.get(name) || undefined]));
};

type Dependencies = Pick<OAuthDependencies, 'db' | 'clock' | 'keys' | 'issuer'>;

/** An ID token whose key is gone proves nothing any more, and is no mistake of the application. */
const claimsOf = async (dependencies: Dependencies, { id_token_hint: hint, client_id }: Parameters): Promise<IdTokenClaims | undefined> => {
  if (hint === undefined) return undefined;
  if (hint.length > longest) throw refusal('invalid_request', `The id_token_hint may have ${longest} characters.`);
  return verifyIdTokenHint(dependencies, hint, client_id).catch((failure: unknown) => {
    if (failure instanceof ServiceError && failure.oauth === 'login_required') return undefined;
    throw failure;
  });
};

const clientOf = async ({ db, clock }: Dependencies, clientId: string | undefined): Promise<Client | undefined> => {
  if (clientId === undefined) return undefined;
  const client = await findClient(db, clientId, clock());
  if (!client) throw refusal('invalid_request', 'It names no application that is known here.');
  return client;
};

const addressOf = ({ post_logout_redirect_uri: uri }: Parameters, client: Client | undefined): string | undefined => {
  if (uri === undefined) return undefined;
  if (!client) throw refusal('invalid_request', 'It names an address and no application; send client_id or a valid id_token_hint with it.');
  if (!client.post_logout_redirect_uris.includes(uri))
    throw refusal('invalid_request', 'The post_logout_redirect_uri is not one that the application has registered.');
  return uri;
};

/**
 * Reads the query of a sign-out (OpenID Connect RP-Initiated Logout 1.0, 2).
 * @throws ServiceError `invalid_request`; then the browser is not redirected
 */
export const readLogoutRequest = async (dependencies: Dependencies, query: string): Promise<LogoutRequest> => {
  const parameters = parametersOf(query);
  const { state } = parameters;
  if (state !== undefined && !printable.test(state))
    throw refusal('invalid_request', 'The state may have 2048 printable ASCII characters.');
  const hint = await claimsOf(dependencies, parameters);
  const client = await clientOf(dependencies, parameters.client_id ?? hint?.aud);
  return { client, returnTo: addressOf(parameters, client), state, hint };
};
