import type { RenewableCredentials } from '../credentials.ts';
import { rootOf } from './ask.ts';
import { base64url, random } from './base64url.ts';
import { refreshing, type StoredTokens } from './refreshing.ts';
import { type Application, askForTokens, issuerOf } from './tokens.ts';

/** Where a sign-in is remembered while the person is at the server, such as `sessionStorage`. */
interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface AuthorizationOptions extends Application, StoredTokens {
  redirectUri: string;
  scopes: readonly string[];
  /** The `sessionStorage` of a page when left out; without one, memory. */
  store?: Store;
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

const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** What came back with the person. @throws Error when it is no answer of this server to this sign-in */
const codeIn = (address: string, state: string | undefined, issuer: string): string => {
  const answer = new URL(address).searchParams;
  if (state === undefined || answer.get('state') !== state || answer.get('iss') !== issuer)
    throw new Error('This address does not belong to the sign-in that began here.');
  const code = answer.get('code');
  if (code === null) throw new Error(answer.get('error_description') ?? answer.get('error') ?? 'The address has no code.');
  return code;
};

/** OAuth's authorization code with PKCE (RFC 7636), for pages and programs where a person signs in. */
export const authorizationCode = (options: AuthorizationOptions): Authorization => {
  const { clientId, redirectUri: redirect_uri, scopes } = options;
  const store = storeOf(options.store);
  const key = `tessera ${clientId}`;
  const credentials = refreshing(options);
  const ask = askForTokens(options);

  return {
    headers: credentials.headers,
    renew: credentials.renew,
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
      credentials.hold(await ask(grant, { repeatable: false }));
    },
  };
};
