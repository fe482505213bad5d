import type { IdentitySchemas } from '../../contract/types.ts';
import type { Queries } from '../../data/connection/database.ts';
import { firstParty } from '../tokens/access-tokens.ts';
import { numericDate } from '../tokens/lifetimes.ts';
import type { Client } from './clients.ts';
import { effectiveScopes, scopesInReach } from './scopes.ts';
import type { StoredToken } from './stored-tokens.ts';
import { type FoundRefreshToken, unusedChild } from './token-families.ts';

type Introspection = IdentitySchemas['IntrospectionResponse'];

const inactive: Introspection = { active: false };

interface Places {
  issuer: string;
  audience: string;
}

type Access = Extract<StoredToken, { kind: 'access_token' }>;

const ofAccessToken = ({ found, jti }: Access, { issuer, audience }: Places): Introspection => {
  const client_id = found.application_id ?? firstParty;
  return {
    active: true,
    scope: scopesInReach(found.scopes, found.role).join(' '),
    client_id,
    ...(found.user_id === null ? {} : { username: found.email }),
    token_type: 'Bearer',
    iss: issuer,
    sub: found.user_id ?? client_id,
    aud: audience,
    exp: numericDate(found.expires_at),
    iat: numericDate(found.issued_at),
    ...(found.user_id === null ? {} : { auth_time: numericDate(found.signed_in_at) }),
    ...(jti === undefined ? {} : { jti }),
  };
};

const ofRefreshToken = (found: FoundRefreshToken, client: Client, { issuer }: Places): Introspection => ({
  active: true,
  scope: effectiveScopes(found.scopes, client.scopes, found.role).join(' '),
  client_id: found.application_id,
  username: found.email,
  token_type: 'refresh_token',
  iss: issuer,
  sub: found.user_id,
  exp: numericDate(found.expires_at),
  iat: numericDate(found.created_at),
  auth_time: numericDate(found.authenticated_at),
});

const isActive = async (db: Queries, token: StoredToken, now: Date): Promise<boolean> => {
  const { kind, found } = token;
  if (Date.parse(found.expires_at) <= now.getTime() || found.revoked_at !== null || found.suspended_at !== null) return false;
  if (kind === 'access_token') return found.family_revoked_at === null;
  return found.consumed_at === null || (await unusedChild(db, token.value, found, now)) !== undefined;
};

/** Any client of the account may introspect an access token, because it may serve resources; a refresh token only its own client. */
const mayIntrospect = ({ kind, found }: StoredToken, client: Client): boolean =>
  found.account_id === client.account_id && (kind === 'access_token' || found.application_id === client.id);

/** Introspects a token (RFC 7662); for clients that may not see it, every token is inactive. */
export const introspect = async (
  db: Queries,
  client: Client,
  token: StoredToken | undefined,
  places: Places,
  now: Date,
): Promise<Introspection> => {
  if (!token || !mayIntrospect(token, client) || !(await isActive(db, token, now))) return inactive;
  return token.kind === 'access_token' ? ofAccessToken(token, places) : ofRefreshToken(token.found, client, places);
};
