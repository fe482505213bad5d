import { setTimeout as delay } from 'node:timers/promises';
import type { StoredLogin } from './stored-logins.ts';
import { getJson, OAuthRefusedError, postForm, renewed, type Tokens } from './token-requests.ts';

/** The client id of the command line at every server. */
const clientId = 'tessera-cli';

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';

/** What a person needs to agree in a browser. */
export interface Asked {
  verification_uri: string;
  verification_uri_complete: string;
  user_code: string;
}

interface Began extends Asked {
  device_code: string;
  expires_in: number;
  interval: number;
}

interface Options {
  /** The root of the API. */
  url: string;
  scope: string | undefined;
  /** Shows the person what to do. */
  show: (asked: Asked) => void;
  /** Waits for some seconds. */
  wait?: (seconds: number) => Promise<unknown>;
}

type Endpoints = Record<'device_authorization_endpoint' | 'token_endpoint' | 'revocation_endpoint' | 'userinfo_endpoint', string>;

/** The API says which server issues its tokens (RFC 9728), and that server where its endpoints are (RFC 8414). */
const discover = async (url: string): Promise<Endpoints> => {
  const resource = await getJson<{ authorization_servers: string[] }>(`${url}/.well-known/oauth-protected-resource`);
  const issuer = resource.authorization_servers[0]!;
  const server = await getJson<Endpoints & { issuer: string }>(`${issuer}/.well-known/oauth-authorization-server`);
  if (server.issuer !== issuer) throw new Error(`${issuer} describes itself as ${server.issuer}, so it is not trusted.`);
  return server;
};

/** Errors after which the same request may succeed (RFC 8628, 3.5); an error of the network is one too. */
const isWaiting = (failure: unknown): boolean =>
  !(failure instanceof OAuthRefusedError) || failure.error === 'authorization_pending' || failure.error === 'slow_down';

const isTooFast = (failure: unknown): boolean => failure instanceof OAuthRefusedError && failure.error === 'slow_down';

const poll = async (endpoint: string, began: Began, wait: (seconds: number) => Promise<unknown>): Promise<Tokens> => {
  let { interval } = began;
  for (let waited = 0; waited <= began.expires_in; waited += interval) {
    await wait(interval);
    try {
      return await postForm<Tokens>(endpoint, { grant_type: grantType, client_id: clientId, device_code: began.device_code });
    } catch (failure) {
      if (!isWaiting(failure)) throw failure;
      if (isTooFast(failure)) interval += 5;
    }
  }
  throw new Error('Nobody has agreed in time. Begin again.');
};

/** Logs in with the device grant (RFC 8628): the person agrees in a browser, wherever it is. */
export const logIn = async ({ url, scope, show, wait = (seconds) => delay(seconds * 1000) }: Options): Promise<StoredLogin> => {
  const endpoints = await discover(url);
  const asked = { client_id: clientId, ...(scope === undefined ? {} : { scope }) };
  const began = await postForm<Began>(endpoints.device_authorization_endpoint, asked);
  show(began);
  const tokens = await poll(endpoints.token_endpoint, began, wait);
  const { token_endpoint, revocation_endpoint, userinfo_endpoint } = endpoints;
  return { client_id: clientId, token_endpoint, revocation_endpoint, userinfo_endpoint, ...renewed(tokens) };
};
