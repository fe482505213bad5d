import type { IdentitySchemas } from '../../contract/types.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import { kindsConfirmedBy } from '../second-factors/store.ts';
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
  /** How they signed in, by RFC 8176; null for a sign-in from before this was stored. */
  methods: SignInMethod[] | null;
  /** The sign-in of the browser; null at a device. */
  sessionId: string | null;
  nonce?: string | null;
}

/**
 * The methods of a sign-in (RFC 8176). Where they were not stored, whoever had a second factor has proved it there; where that can have
 * been a passkey, the sign-in may have been without a password.
 */
const methodsOf = async (tx: Tx, person: Authenticated): Promise<string[]> => {
  if (person.methods) return person.methods;
  const kinds = await kindsConfirmedBy(tx, person, person.authenticatedAt);
  if (kinds.length === 0) return ['pwd'];
  return kinds.includes('passkey') ? ['mfa'] : ['pwd', 'otp', 'mfa'];
};

/** The ID token of a response (OpenID Connect Core, 2), if `openid` was granted. */
export const idTokenFor = async (
  tx: Tx,
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
    amr: await methodsOf(tx, person),
    at_hash: accessTokenHash(accessToken),
    ...(person.sessionId ? { sid: person.sessionId } : {}),
    ...(person.nonce ? { nonce: person.nonce } : {}),
  };
  return { id_token: await signIdToken(claims, signer) };
};

/** Refuses a grant without scopes. @throws ServiceError `invalid_scope` */
export const requireSome = (scopes: readonly string[]): readonly string[] => {
  if (scopes.length > 0) return scopes;
  throw refusal('invalid_scope', 'None of these scopes is open any more to the application and the person it acts for.');
};
