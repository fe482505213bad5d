import { randomUUID } from 'node:crypto';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { expectAdmitted, isOutsideNetworks, type UsedFrom } from '../policies.ts';
import { signAccessToken } from './jwt.ts';
import type { Signer } from './key-ring.ts';
import { accessTokenSeconds, after, numericDate } from './lifetimes.ts';
import { newSecret } from './secrets.ts';

/** The format of an access token: a random value that only this server understands, or a JWT. */
export type TokenFormat = 'opaque' | 'jwt';

/** The client id in tokens for a password, where other tokens have an application's id. */
export const firstParty = 'tessera';

/** The subject and the scopes of an access token. */
export interface AccessTokenGrant {
  accountId: string;
  /** Null for a person who signed in with their password. */
  applicationId: string | null;
  /** Null for an application that acts for itself. */
  userId: string | null;
  familyId: string | null;
  /** When the person signed in; null for an application that acts for itself. */
  authenticatedAt: string | null;
  scopes: readonly string[];
  format: TokenFormat;
  /** Who gets it, and where. */
  from: UsedFrom;
}

/** The issuer, the audience, the key and the time of tokens. */
export interface TokenIssuer {
  issuer: string;
  /** The root of the REST API. */
  audience: string;
  signer: Signer;
  now: Date;
}

const tokenOf = async (grant: AccessTokenGrant, jti: string, { issuer, audience, signer, now }: TokenIssuer): Promise<string> => {
  if (grant.format === 'opaque') return newSecret('access_token');
  const client_id = grant.applicationId ?? firstParty;
  const iat = numericDate(now);
  const claims = { iss: issuer, sub: grant.userId ?? client_id, aud: audience, exp: iat + accessTokenSeconds, iat, jti };
  const signedIn = grant.authenticatedAt === null ? {} : { auth_time: numericDate(grant.authenticatedAt) };
  return signAccessToken({ ...claims, ...signedIn, scope: grant.scopes.join(' '), client_id }, signer);
};

/** The networks of an account refuse a token to whoever has proved that it would be theirs. */
export class GrantOutsideNetworks extends ServiceError {
  readonly grant: AccessTokenGrant;

  constructor({ code, message }: ServiceError, grant: AccessTokenGrant) {
    super(code, message);
    this.grant = grant;
  }
}

/** @throws ServiceError `account_suspended`, GrantOutsideNetworks */
const expectGrantAdmitted = (tx: Queries, grant: AccessTokenGrant): Promise<void> =>
  expectAdmitted(tx, grant.accountId, grant.from).catch((failure: unknown) => {
    throw isOutsideNetworks(failure) ? new GrantOutsideNetworks(failure as ServiceError, grant) : failure;
  });

/**
 * Issues an access token. The database has the hash of its value, or for a JWT of its `jti`, because anybody can read a JWT.
 * @throws ServiceError `account_suspended`, `network_not_allowed`
 */
export const issueAccessToken = async (tx: Queries, grant: AccessTokenGrant, tokenIssuer: TokenIssuer): Promise<string> => {
  await expectGrantAdmitted(tx, grant);
  const jti = randomUUID();
  const value = await tokenOf(grant, jti, tokenIssuer);
  await tx
    .insertInto('access_tokens')
    .values({
      hash: hashOf(grant.format === 'jwt' ? jti : value),
      account_id: grant.accountId,
      format: grant.format,
      application_id: grant.applicationId,
      user_id: grant.userId,
      family_id: grant.familyId,
      scopes: [...grant.scopes],
      issued_at: tokenIssuer.now.toISOString(),
      expires_at: after(tokenIssuer.now, accessTokenSeconds),
    })
    .execute();
  return value;
};
