import { hash } from 'node:crypto';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { JOSEError, JWTExpired } from 'jose/errors';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { KeyRing, Signer } from './key-ring.ts';

/** The claims of an access token (RFC 9068). */
export interface AccessClaims extends JWTPayload {
  iss: string;
  sub: string;
  aud: string;
  exp: number;
  iat: number;
  jti: string;
  /** When the person signed in (RFC 9470, 6.1); absent where an application acts for itself. */
  auth_time?: number;
  scope: string;
  client_id: string;
}

/** Signs an access token. */
export const signAccessToken = (claims: AccessClaims, { kid, key }: Signer): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid }).sign(key);

/** Signs an ID token. */
export const signIdToken = (claims: JWTPayload, { kid, key }: Signer): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(key);

/** Signs a logout token. */
export const signLogoutToken = (claims: JWTPayload, { kid, key }: Signer): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid }).sign(key);

/** The `at_hash` that binds an ID token to its access token (OpenID Connect Core, 3.1.3.6). */
export const accessTokenHash = (accessToken: string): string => hash('sha256', accessToken, 'buffer').subarray(0, 16).toString('base64url');

/** Whether a text has the form of a JWT; nothing is verified. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/** Whether each part is in canonical form: the last base64url character may have unused bits, which decoders ignore. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

interface Expected {
  keys: KeyRing;
  clock: Clock;
  issuer: string;
  audience: string;
}

const invalid = (message: string, cause?: unknown) => new ServiceError('invalid_token', message, { cause });

const refused = (failure: unknown): unknown => {
  if (failure instanceof JWTExpired) return new ServiceError('expired_token', 'The access token has expired.');
  if (failure instanceof JOSEError) return invalid(`Invalid access token: ${failure.message}.`, failure);
  return failure;
};

/**
 * Verifies an access token with the key set: signature (RS256 only), type, issuer, audience, times.
 * @throws ServiceError `invalid_token`, `expired_token`
 */
export const createJwtVerifier =
  ({ keys, clock, issuer, audience }: Expected) =>
  async (token: string): Promise<AccessClaims> => {
    if (!isCanonical(token)) throw invalid('The access token is not in the form in which it was issued.');
    const keyFor = async ({ kid = '' }: { kid?: string }) => {
      const key = await keys.verifier(kid);
      if (!key) throw invalid('The access token names a key that is not in the key set.');
      return key;
    };
    const options = { algorithms: ['RS256'], typ: 'at+jwt', issuer, audience, currentDate: clock(), requiredClaims: ['exp', 'jti', 'sub'] };
    try {
      const { payload } = await jwtVerify<AccessClaims>(token, keyFor, options);
      return payload;
    } catch (failure) {
      throw refused(failure);
    }
  };

const badHint = (cause?: unknown) =>
  new ServiceError('invalid_parameters', 'The id_token_hint is not an ID token that this server issued to this application.', {
    oauth: 'invalid_request',
    cause,
  });

const forgottenHint = () =>
  new ServiceError('invalid_parameters', 'The id_token_hint is too old: its key has been deleted. Send the request without it.', {
    oauth: 'login_required',
  });

const kidOf = (token: string): string => {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch (failure) {
    throw badHint(failure);
  }
};

/** A time before every token: an expired ID token is still a valid hint (OpenID Connect Core, 3.1.2.1). */
const beforeAll = new Date(0);

/** The claims of an ID token that this server issued. */
export interface IdTokenClaims extends JWTPayload {
  sub: string;
  aud: string;
  /** The browser sign-in. */
  sid?: string;
}

/**
 * The claims of an ID token that a client received earlier.
 * @param clientId the client; undefined for any
 * @throws ServiceError `invalid_request` when this server did not issue it to this client, `login_required` when its key is deleted
 */
export const verifyIdTokenHint = async (
  { keys, issuer }: Pick<Expected, 'keys' | 'issuer'>,
  token: string,
  clientId: string | undefined,
): Promise<IdTokenClaims> => {
  if (!isCanonical(token)) throw badHint();
  const key = await keys.verifier(kidOf(token));
  if (!key) throw forgottenHint();
  const options = { algorithms: ['RS256'], typ: 'JWT', issuer, currentDate: beforeAll, requiredClaims: ['sub', 'aud'] };
  const expected = clientId === undefined ? options : { ...options, audience: clientId };
  try {
    return (await jwtVerify<IdTokenClaims>(token, key, expected)).payload;
  } catch (failure) {
    throw failure instanceof JOSEError ? badHint(failure) : failure;
  }
};
