import type { RenewableCredentials } from '../credentials.ts';
import { type IdentityServer, rootOf } from './ask.ts';
import { Renewing } from './renewing.ts';
import { type Application, askForTokens, heldOf, type Tokens } from './tokens.ts';

/** Where a sign-in is remembered while the person is at the server, such as `sessionStorage`. */
interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface AuthorizationOptions extends Application {
  redirectUri: string;
  scopes: readonly string[];
  /** The `iss` of the server (RFC 9207); its address when left out. */
  issuer?: string;
  /** The `sessionStorage` of a page when left out; without one, memory. */
  store?: Store;
  /** The tokens of an earlier sign-in, as `onTokens` was given them. */
  tokens?: Tokens;
  /** Called with all new tokens, for a program that stores them. */
  onTokens?: (tokens: Tokens) => void;
}

/** The credentials of a person who consents that an application acts for them. */
export interface Authorization extends RenewableCredentials {
  /** Begins a sign-in: the address to send the person to. `more` are further parameters, such as `prompt`. */
  begin(more?: Readonly<Record<string, string>>): Promise<string>;
  /** Ends a sign-in, with the address that the person came back to. @throws Error when they did not consent, or it is not theirs */
  complete(address: string): Promise<void>;
}

const memory = (): Store => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

const storeOf = (given: Store | undefined): Store => given ?? (globalThis as { sessionStorage?: Store }).sessionStorage ?? memory();

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/**
 * A refresh token is replaced by each use. The server repeats its answer for ten seconds, and takes a later use for a theft: both tries
 * have to lie in that time.
 */
const refreshing = { repeatable: true, timeout: 4000, retries: 1 };

/** What came back with the person. @throws Error when it is no answer of this server to this sign-in */
const codeIn = (address: string, state: string | undefined, issuer: string): string => {
  const answer = new URL(address).searchParams;
  if (state === undefined || answer.get('state') !== state || answer.get('iss') !== issuer)
    throw new Error('This address does not belong to the sign-in that began here.');
  const code = answer.get('code');
  if (code === null) throw new Error(answer.get('error_description') ?? answer.get('error') ?? 'The address has no code.');
  return code;
};

const issuerOf = ({ issuer, ...server }: IdentityServer & { issuer?: string }): string => issuer ?? rootOf(server);

/** OAuth's authorization code with PKCE (RFC 7636), for pages and programs where a person signs in. */
export const authorizationCode = (options: AuthorizationOptions): Authorization => {
  const { clientId, redirectUri: redirect_uri, scopes, onTokens } = options;
  const store = storeOf(options.store);
  const key = `tessera ${clientId}`;
  let refreshToken = options.tokens?.refresh_token;

  const received = (tokens: Tokens) => {
    refreshToken = tokens.refresh_token ?? refreshToken;
    onTokens?.({ ...tokens, ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }) });
    return heldOf(tokens);
  };

  const refresh = async () => {
    if (refreshToken === undefined) throw new Error('Nobody has signed in, or the sign-in has ended.');
    return received(await askForTokens(options, { grant_type: 'refresh_token', refresh_token: refreshToken }, refreshing));
  };

  // Nobody knows how long tokens of an earlier sign-in are still good: they are replaced at once, where they can be.
  const given = options.tokens && refreshToken === undefined ? heldOf(options.tokens) : undefined;
  const renewing = new Renewing(refresh, given);

  return {
    headers: (signal) => renewing.headers(signal),
    renew: (refused, signal) => renewing.renew(refused, signal),
    begin: async (more = {}) => {
      const [state, verifier] = [random(), random()];
      store.setItem(key, JSON.stringify({ state, verifier }));
      const challenge = { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' };
      const query = { response_type: 'code', client_id: clientId, redirect_uri, scope: scopes.join(' '), state, ...challenge, ...more };
      return `${rootOf(options)}/oauth/authorize?${new URLSearchParams(query)}`;
    },
    complete: async (address) => {
      const { state, verifier } = JSON.parse(store.getItem(key) ?? '{}') as { state?: string; verifier?: string };
      const code = codeIn(address, state, issuerOf(options));
      store.removeItem(key);
      const grant = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier };
      // A code is good once: a second use ends what the first one gave.
      renewing.hold(received(await askForTokens(options, grant, { repeatable: false })));
    },
  };
};
