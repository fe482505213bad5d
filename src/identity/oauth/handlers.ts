import { defineHandlers } from '../../contract/handlers.ts';
import type { IdentitySchemas } from '../../contract/types.ts';
import { createJwtVerifier } from '../tokens/jwt.ts';
import { clientOf, confidentialClientOf } from './admission.ts';
import type { Client } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { authorizationCodeGrant } from './grants/authorization-code.ts';
import { clientCredentialsGrant } from './grants/client-credentials.ts';
import { deviceCodeGrant } from './grants/device-code.ts';
import { refreshTokenGrant } from './grants/refresh-token.ts';
import { introspect } from './introspection.ts';
import { revokeToken } from './revocation.ts';
import { findStoredToken } from './stored-tokens.ts';
import type { TokenResponse } from './token-response.ts';
import { userInfo } from './userinfo.ts';

const granted = (dependencies: OAuthDependencies, client: Client, form: IdentitySchemas['TokenRequest']): Promise<TokenResponse> => {
  if (form.grant_type === 'authorization_code') return authorizationCodeGrant(dependencies, client, form);
  if (form.grant_type === 'refresh_token') return refreshTokenGrant(dependencies, client, form);
  if (form.grant_type === 'urn:ietf:params:oauth:grant-type:device_code') return deviceCodeGrant(dependencies, client, form);
  return clientCredentialsGrant(dependencies, client, form);
};

/** The OAuth endpoints with JSON responses; `authorize` and its pages are in `../pages`. */
export const createOAuthHandlers = (dependencies: OAuthDependencies) => {
  const { db, clock } = dependencies;
  const verify = createJwtVerifier(dependencies);
  return defineHandlers('oauth')({
    token: async (call) => {
      const client = await clientOf(dependencies, call);
      return { status: 200, body: await granted(dependencies, client, call.body) };
    },
    revoke: async (call) => {
      const client = await clientOf(dependencies, call);
      const token = await findStoredToken(db, call.body.token, verify);
      if (token) await revokeToken(db, client, token, clock());
      return { status: 200 };
    },
    introspect: async (call) => {
      const client = await confidentialClientOf(dependencies, call);
      const token = await findStoredToken(db, call.body.token, verify);
      return { status: 200, body: introspect(client, token, dependencies, clock()) };
    },
    userinfo: async ({ caller }) => ({ status: 200, body: await userInfo(db, caller) }),
    postUserinfo: async ({ caller }) => ({ status: 200, body: await userInfo(db, caller) }),
  });
};
