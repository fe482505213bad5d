import { ask, type IdentityServer, isSeconds, isText, rootOf } from './ask.ts';
import { assertions, type PrivateKey } from './client-assertion.ts';
import type { Held } from './renewing.ts';

/** An application as it was registered, with its secret or its private key if it has one. */
export interface Application extends IdentityServer {
  clientId: string;
  clientSecret?: string;
  privateKey?: PrivateKey;
  /** The `issuer` that the server says of itself (RFC 8414); its address when left out. */
  issuer?: string;
}

/** The issuer of a server. */
export const issuerOf = ({ issuer, ...server }: Pick<Application, 'baseUrl' | 'issuer'>): string => issuer ?? rootOf(server);

/** How an application proves itself: with the fields of each request, and with fields that are new in each try. */
export const proofOf = (application: Application) => {
  const { clientId: client_id, clientSecret: client_secret, privateKey } = application;
  const proof = privateKey && assertions(client_id, privateKey, issuerOf(application));
  return { fields: { client_id, client_secret }, proof };
};

/** What the token endpoint answers (RFC 6749, 5.1). */
export interface Tokens {
  access_token: string;
  expires_in: number;
  scope: string;
  refresh_token?: string;
  id_token?: string;
}

const isTokens = ({ access_token, expires_in }: Record<string, unknown>): boolean => isText(access_token) && isSeconds(expires_in);

/** How a request for tokens may be repeated. */
interface Repetition {
  repeatable: boolean;
  timeout?: number;
  retries?: number;
  signal?: AbortSignal | undefined;
}

/** Asks the token endpoint for the tokens of a grant. @throws TypeError for a private key that cannot sign */
export const askForTokens = (application: Application) => {
  const { fields, proof } = proofOf(application);
  return (grant: Readonly<Record<string, string | undefined>>, repetition: Repetition) =>
    ask<Tokens>(application, '/oauth/token', { form: { ...fields, ...grant }, proof, ...repetition }, isTokens);
};

export const heldOf = ({ access_token, expires_in }: Tokens): Held => ({
  headers: { Authorization: `Bearer ${access_token}` },
  expires: Date.now() + expires_in * 1000,
});
