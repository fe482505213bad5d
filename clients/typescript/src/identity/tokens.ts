import { ask, type IdentityServer } from './ask.ts';
import type { Held } from './renewing.ts';

/** An application as it was registered, with its secret if it has one. */
export interface Application extends IdentityServer {
  clientId: string;
  clientSecret?: string;
}

/** What the token endpoint answers (RFC 6749, 5.1). */
export interface Tokens {
  access_token: string;
  expires_in: number;
  scope: string;
  refresh_token?: string;
  id_token?: string;
}

/** How a request for tokens may be repeated. */
interface Repetition {
  repeatable: boolean;
  timeout?: number;
  retries?: number;
  signal?: AbortSignal | undefined;
}

export const askForTokens = (application: Application, grant: Readonly<Record<string, string | undefined>>, repetition: Repetition) => {
  const { clientId: client_id, clientSecret: client_secret } = application;
  return ask<Tokens>(application, '/oauth/token', { form: { client_id, client_secret, ...grant }, ...repetition });
};

export const heldOf = ({ access_token, expires_in }: Tokens): Held => ({
  headers: { Authorization: `Bearer ${access_token}` },
  expires: Date.now() + expires_in * 1000,
});
