import { type DevicePrompt, deviceCode, type Tokens } from '../../../clients/typescript/src/identity/index.ts';
import type { StoredLogin } from './stored-logins.ts';
import { getJson, loginFrom } from './token-requests.ts';

/** The client id of the command line on every server. */
const clientId = 'tessera-cli';

interface Options {
  /** The root of the API. */
  url: string;
  scope: string | undefined;
  /** Shows the person what to do. */
  show: (prompt: DevicePrompt) => void;
  /** Waits some milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

type Endpoints = Record<'token_endpoint' | 'revocation_endpoint' | 'userinfo_endpoint', string>;

/** The API says which server issues its tokens (RFC 9728), and that server where its endpoints are (RFC 8414). */
const discover = async (url: string): Promise<Endpoints & { issuer: string }> => {
  const resource = await getJson<{ authorization_servers: string[] }>(`${url}/.well-known/oauth-protected-resource`);
  const issuer = resource.authorization_servers[0]!;
  const server = await getJson<Endpoints & { issuer: string }>(`${issuer}/.well-known/oauth-authorization-server`);
  if (server.issuer !== issuer) throw new Error(`${issuer} reports the issuer ${server.issuer}, so it is not trusted.`);
  return server;
};

/** Logs in with the device grant (RFC 8628): the person consents in a browser, on any machine. */
export const logIn = async ({ url, scope, show, wait }: Options): Promise<StoredLogin> => {
  const { issuer, token_endpoint, revocation_endpoint, userinfo_endpoint } = await discover(url);
  let given: Tokens | undefined;
  const device = deviceCode({
    baseUrl: issuer,
    clientId,
    ...(scope === undefined ? {} : { scopes: [scope] }),
    show,
    onTokens: (tokens) => {
      given = tokens;
    },
    ...(wait ? { sleep: wait } : {}),
  });
  await device.connect();
  return { client_id: clientId, token_endpoint, revocation_endpoint, userinfo_endpoint, ...loginFrom(given!) };
};
