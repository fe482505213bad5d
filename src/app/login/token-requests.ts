import type { Tokens } from '../../../clients/typescript/src/identity/index.ts';
import type { StoredLogin } from './stored-logins.ts';

/** The server refused with an error of RFC 6749. */
export class OAuthRefusedError extends Error {
  override name = 'OAuthRefusedError';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

const patience = 30_000;

const fetched = (address: string, init: RequestInit = {}): Promise<Response> =>
  // A redirect would send secrets to another address.
  fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
    throw new Error(`Cannot reach ${new URL(address).origin}: ${(cause as Error).message}.`, { cause });
  });

/** Fetches a JSON document. */
export const getJson = async <T>(address: string, headers: Record<string, string> = {}): Promise<T> => {
  const response = await fetched(address, { headers: { Accept: 'application/json', ...headers } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Is it a Tessera server?`);
  return (await response.json()) as T;
};

/** Posts an OAuth form. @throws OAuthRefusedError */
export const postForm = async <T>(address: string, fields: Record<string, string>): Promise<T> => {
  const response = await fetched(address, { method: 'POST', body: new URLSearchParams(fields), headers: { Accept: 'application/json' } });
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as T;
  const { error, error_description: description } = ((): { error?: string; error_description?: string } => {
    try {
      return JSON.parse(text);
    } catch {
      return {};
    }
  })();
  if (error === undefined || response.status >= 500) throw new Error(`${address} answered ${response.status}.`);
  throw new OAuthRefusedError(error, description ?? error);
};

/** The fields of a login that a token response replaces. */
export const loginFrom = (
  tokens: Tokens,
  now = Date.now(),
): Pick<StoredLogin, 'access_token' | 'refresh_token' | 'expires_at' | 'scope'> => ({
  access_token: tokens.access_token,
  refresh_token: tokens.refresh_token!,
  expires_at: new Date(now + tokens.expires_in * 1000).toISOString(),
  scope: tokens.scope,
});
