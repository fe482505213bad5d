import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { type AccessClaims, looksLikeJwt } from '../tokens/jwt.ts';
import { type FoundAccessToken, lookUpAccessToken } from '../tokens/look-up.ts';
import { type FoundRefreshToken, findRefreshToken } from './token-families.ts';

/** A token from a form, with the hash that it is stored under. */
export type StoredToken =
  | { kind: 'access_token'; hash: string; jti: string | undefined; found: FoundAccessToken }
  | { kind: 'refresh_token'; value: string; hash: string; found: FoundRefreshToken };

type VerifyJwt = (token: string) => Promise<AccessClaims>;

/** The `jti` of a JWT of this server; undefined for any other JWT and for an expired one. */
const jtiOf = async (token: string, verify: VerifyJwt): Promise<string | undefined> => {
  try {
    return (await verify(token)).jti;
  } catch (failure) {
    if (failure instanceof ServiceError) return undefined;
    throw failure;
  }
};

const asAccessToken = async (db: Queries, hash: string, jti?: string): Promise<StoredToken | undefined> => {
  const found = await lookUpAccessToken(db, hash);
  return found && (found.format === 'jwt') === (jti !== undefined) ? { kind: 'access_token', hash, jti, found } : undefined;
};

/** Finds an access or refresh token, whatever the type hint says; undefined when it is unknown. */
export const findStoredToken = async (db: Queries, token: string, verify: VerifyJwt): Promise<StoredToken | undefined> => {
  if (looksLikeJwt(token)) {
    const jti = await jtiOf(token, verify);
    return jti === undefined ? undefined : asAccessToken(db, hashOf(jti), jti);
  }
  const hash = hashOf(token);
  const refresh = await findRefreshToken(db, hash);
  return refresh ? { kind: 'refresh_token', value: token, hash, found: refresh } : asAccessToken(db, hash);
};
