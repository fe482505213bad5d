import type { Tessera } from '@tessera/platform/testing';
import type { Role } from '../../src/core/scopes.ts';
import { createApiKey, type NewApiKey } from '../../src/identity/credentials/api-keys.ts';
import { authorizeAs, callback, challenged, inForm, password, postForm, register, verifier, withPassword } from './oauth.ts';

/** One credential: how a request carries it, and the token that a frame would. */
export interface Shown {
  headers: Record<string, string>;
  token: string;
}

/** What a credential may do, until when and from where. */
export interface Reach extends Pick<NewApiKey, 'expiresAt' | 'allowedIps' | 'allowedReferrers'> {
  role: Role;
  scopes: string[];
}

const bearer = (token: string): Shown => ({ headers: { Authorization: `Bearer ${token}` }, token });

/** Credentials of every kind, each of a person of its own; a kind knows no more of a reach than it can have. */
export const credentialsOf = (tessera: Tessera) => {
  const { db } = tessera.database;

  const person = async (role: Role) => {
    const { userId } = await tessera.someone(role);
    return { userId, email: await withPassword(tessera, userId) };
  };

  const key = async ({ role, ...reach }: Reach): Promise<Shown> => {
    const { userId } = await tessera.someone(role);
    const made = await createApiKey(db, { ...reach, accountId: tessera.accountId, userId, name: 'test', environment: 'live' });
    const page: Record<string, string> = reach.allowedReferrers?.length ? { Referer: `https://${reach.allowedReferrers[0]}/` } : {};
    return { headers: { 'X-API-Key': made.key, ...page }, token: made.key };
  };

  const signedIn = async ({ role }: Reach): Promise<Shown> => {
    const { email } = await person(role);
    const { session_token: token } = await post('/v1/auth/login', { email, password });
    return { headers: { 'X-Session-Token': token }, token };
  };

  const post = async (path: string, sent: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${tessera.url}${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
    return (await response.json()) as { session_token: string; access_token: string };
  };

  const passwordJwt = async ({ role }: Reach): Promise<Shown> => {
    const { email } = await person(role);
    return bearer((await post('/api/token', { email, password })).access_token);
  };

  const ofApplication =
    (token_format: 'opaque' | 'jwt') =>
    async ({ role, scopes }: Reach): Promise<Shown> => {
      const { userId } = await tessera.someone(role);
      const application = await register(tessera, { scopes, createdBy: userId });
      const fields = { grant_type: 'client_credentials', token_format, ...inForm(application) };
      return bearer((await postForm(tessera, '/oauth/token', fields)).body.access_token);
    };

  const consented =
    (token_format: 'opaque' | 'jwt') =>
    async ({ role, scopes }: Reach): Promise<Shown> => {
      const { email } = await person(role);
      const application = await register(tessera, { scopes });
      const query = new URLSearchParams({
        client_id: application.id,
        redirect_uri: callback,
        response_type: 'code',
        scope: scopes.join(' '),
        ...challenged,
      });
      const code = (await authorizeAs(tessera, email, `/oauth/authorize?${query}`)).searchParams.get('code')!;
      const grant = { grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: verifier, token_format };
      return bearer((await postForm(tessera, '/oauth/token', { ...grant, ...inForm(application) })).body.access_token);
    };

  return {
    'API key': key,
    session: signedIn,
    'JWT of a password': passwordJwt,
    'token of an application': ofApplication('opaque'),
    'JWT of an application': ofApplication('jwt'),
    'token of a consent': consented('opaque'),
    'JWT of a consent': consented('jwt'),
  };
};

export type CredentialKind = keyof ReturnType<typeof credentialsOf>;
