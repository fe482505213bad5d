import { ServiceError } from '../../core/errors.ts';
import { type IdTokenClaims, verifyIdTokenHint } from '../tokens/jwt.ts';
import { type Client, findClient } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { refusal } from './errors.ts';

/** A valid request to sign a person out. */
export interface LogoutRequest {
  /** The application that sends it; undefined when it names none. */
  client: Client | undefined;
  /** Where the browser returns to: a registered address. */
  returnTo: string | undefined;
  state: string | undefined;
  /** The claims of the ID token, if one was sent and its key still exists. */
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
  if (repeated !== undefined) throw refusal('invalid_request', `The parameter ${repeated} must not be repeated.`);
  return Object.fromEntries(known.map((name) => [name, search.get(name) || undefined]));
};

type Dependencies = Pick<OAuthDependencies, 'db' | 'clock' | 'keys' | 'issuer'>;

/** An ID token whose key is gone proves nothing any more, but is not the application's mistake. */
const claimsOf = async (dependencies: Dependencies, { id_token_hint: hint, client_id }: Parameters): Promise<IdTokenClaims | undefined> => {
  if (hint === undefined) return undefined;
  if (hint.length > longest) throw refusal('invalid_request', `id_token_hint must have at most ${longest} characters.`);
  return verifyIdTokenHint(dependencies, hint, client_id).catch((failure: unknown) => {
    if (failure instanceof ServiceError && failure.oauth === 'login_required') return undefined;
    throw failure;
  });
};

const clientOf = async ({ db, clock }: Dependencies, clientId: string | undefined): Promise<Client | undefined> => {
  if (clientId === undefined) return undefined;
  const client = await findClient(db, clientId, clock());
  if (!client) throw refusal('invalid_request', 'Unknown client_id.');
  return client;
};

const addressOf = ({ post_logout_redirect_uri: uri }: Parameters, client: Client | undefined): string | undefined => {
  if (uri === undefined) return undefined;
  if (!client) throw refusal('invalid_request', 'post_logout_redirect_uri needs a client_id or a valid id_token_hint.');
  if (!client.post_logout_redirect_uris.includes(uri))
    throw refusal('invalid_request', 'The post_logout_redirect_uri is not registered for the application.');
  return uri;
};

/**
 * Parses a sign-out request (OpenID Connect RP-Initiated Logout 1.0, 2).
 * @throws ServiceError `invalid_request`; the browser is then not redirected
 */
export const readLogoutRequest = async (dependencies: Dependencies, query: string): Promise<LogoutRequest> => {
  const parameters = parametersOf(query);
  const { state } = parameters;
  if (state !== undefined && !printable.test(state))
    throw refusal('invalid_request', 'state must have at most 2048 printable ASCII characters.');
  const hint = await claimsOf(dependencies, parameters);
  const client = await clientOf(dependencies, parameters.client_id ?? hint?.aud);
  return { client, returnTo: addressOf(parameters, client), state, hint };
};
