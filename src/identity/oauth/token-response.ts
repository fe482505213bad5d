import type { IdentitySchemas } from '../../contract/types.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import type { IssuedToken, TokenFormat, TokenIssuer } from '../tokens/access-tokens.ts';
import { accessTokenHash, signIdToken } from '../tokens/jwt.ts';
import { accessTokenSeconds, numericDate } from '../tokens/lifetimes.ts';
import { refusal } from './errors.ts';
import { openid } from './scopes.ts';

/** A token response of RFC 6749. */
export type TokenResponse = IdentitySchemas['TokenResponse'];

/** The requested format of the access token. */
export const formatOf = ({ token_format = 'opaque' }: { token_format?: TokenFormat }): TokenFormat => token_format;

/** The part that all grants have in common. */
export const tokenResponse = ({ value, seconds }: IssuedToken, scopes: readonly string[]) => ({
  access_token: value,
  token_type: 'Bearer' as const,
  expires_in: seconds,
  scope: scopes.join(' '),
});

interface Authenticated {
  accountId: string;
  clientId: string;
  userId: string;
  authenticatedAt: string;
  /** How they signed in, by RFC 8176. */
  methods: SignInMethod[];
  /** The browser sign-in; null on a device. */
  sessionId: string | null;
  nonce?: string | null;
}

/** The ID token of a response (OpenID Connect Core, 2), if `openid` was granted. */
export const idTokenFor = async (
  scopes: readonly string[],
  person: Authenticated,
  accessToken: string,
  { issuer, signer, now }: TokenIssuer,
): Promise<{ id_token?: string }> => {
  if (!scopes.includes(openid)) return {};
  const iat = numericDate(now);
  const claims = {
    iss: issuer,
    sub: person.userId,
    aud: person.clientId,
    exp: iat + accessTokenSeconds,
    iat,
    auth_time: numericDate(person.authenticatedAt),
    amr: person.methods,
    at_hash: accessTokenHash(accessToken),
    ...(person.sessionId ? { sid: person.sessionId } : {}),
    ...(person.nonce ? { nonce: person.nonce } : {}),
  };
  return { id_token: await signIdToken(claims, signer) };
};

/** Refuses a grant without scopes. @throws ServiceError `invalid_scope` */
export const requireSome = (scopes: readonly string[]): readonly string[] => {
  if (scopes.length > 0) return scopes;
  throw refusal('invalid_scope', 'None of these scopes is still allowed for the application and the person it acts for.');
};
