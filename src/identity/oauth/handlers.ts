import { defineHandlers } from '../../contract/handlers.ts';
import type { IdentitySchemas } from '../../contract/types.ts';
import { type ErrorCode, ServiceError } from '../../core/errors.ts';
import type { Source } from '../../rules/audit.ts';
import { createJwtVerifier } from '../tokens/jwt.ts';
import { clientOf, confidentialClientOf } from './admission.ts';
import type { Client } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { refusal } from './errors.ts';
import { authorizationCodeGrant } from './grants/authorization-code.ts';
import { clientCredentialsGrant } from './grants/client-credentials.ts';
import { deviceCodeGrant } from './grants/device-code.ts';
import { refreshTokenGrant } from './grants/refresh-token.ts';
import { introspect } from './introspection.ts';
import { revokeToken } from './revocation.ts';
import { findStoredToken } from './stored-tokens.ts';
import type { TokenResponse } from './token-response.ts';
import { userInfo } from './userinfo.ts';

const granted = (
  dependencies: OAuthDependencies,
  client: Client,
  form: IdentitySchemas['TokenRequest'],
  source: Source,
): Promise<TokenResponse> => {
  if (form.grant_type === 'authorization_code') return authorizationCodeGrant(dependencies, client, form, source);
  if (form.grant_type === 'refresh_token') {
    const from = { by: client.first_party ? 'people' : 'programs', ...source } as const;
    return refreshTokenGrant(dependencies, client, form, from);
  }
  if (form.grant_type === 'urn:ietf:params:oauth:grant-type:device_code') return deviceCodeGrant(dependencies, client, form, source);
  return clientCredentialsGrant(dependencies, client, form, source);
};

const notNow: readonly ErrorCode[] = ['account_suspended', 'network_not_allowed'];

/** Unused grants can be redeemed when the account is resumed, or from another network. */
const inOAuthWords = (failure: unknown): never => {
  throw failure instanceof ServiceError && notNow.includes(failure.code) ? refusal('invalid_grant', failure.message) : failure;
};

/** The OAuth endpoints with JSON responses; `authorize` and its pages are in `../pages`. */
export const createOAuthHandlers = (dependencies: OAuthDependencies) => {
  const { db, clock } = dependencies;
  const verify = createJwtVerifier(dependencies);
  return defineHandlers('oauth')({
    token: async (call) => {
      const client = await clientOf(dependencies, 'token', call);
      return { status: 200, body: await granted(dependencies, client, call.body, call.origin).catch(inOAuthWords) };
    },
    revoke: async (call) => {
      const client = await clientOf(dependencies, 'revoke', call);
      const token = await findStoredToken(db, call.body.token, verify);
      if (token) await revokeToken(db, client, token, call.origin, clock());
      return { status: 200 };
    },
    introspect: async (call) => {
      const client = await confidentialClientOf(dependencies, 'introspect', call);
      const token = await findStoredToken(db, call.body.token, verify);
      return { status: 200, body: await introspect(db, client, token, dependencies, clock()) };
    },
    userinfo: async ({ caller }) => ({ status: 200, body: await userInfo(db, caller) }),
    postUserinfo: async ({ caller }) => ({ status: 200, body: await userInfo(db, caller) }),
  });
};
