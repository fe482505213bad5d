import { randomUUID } from 'node:crypto';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../people/person.ts';
import { expectAdmitted, isOutsideNetworks, type UsedFrom } from '../policies.ts';
import { signAccessToken } from './jwt.ts';
import type { Signer } from './key-ring.ts';
import { accessTokenSeconds, after, numericDate } from './lifetimes.ts';
import { newSecret } from './secrets.ts';

/** The format of an access token: a random value that only this server understands, or a JWT. */
export type TokenFormat = 'opaque' | 'jwt';

/** The client id in tokens issued for a password, in place of an application's id. */
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
  /** The recipient, and where the request came from. */
  from: UsedFrom;
}

/** The issuer, audience, key and time of tokens. */
export interface TokenIssuer {
  issuer: string;
  /** The root of the REST API. */
  audience: string;
  signer: Signer;
  now: Date;
}

/** A new access token. */
export interface IssuedToken {
  value: string;
  /** Lifetime in seconds. */
  seconds: number;
}

const tokenOf = async (grant: AccessTokenGrant, jti: string, seconds: number, issuedBy: TokenIssuer): Promise<string> => {
  if (grant.format === 'opaque') return newSecret('access_token');
  const { issuer, audience, signer, now } = issuedBy;
  const client_id = grant.applicationId ?? firstParty;
  const iat = numericDate(now);
  const claims = { iss: issuer, sub: grant.userId ?? client_id, aud: audience, exp: iat + seconds, iat, jti };
  const signedIn = grant.authenticatedAt === null ? {} : { auth_time: numericDate(grant.authenticatedAt) };
  return signAccessToken({ ...claims, ...signedIn, scope: grant.scopes.join(' '), client_id }, signer);
};

/** A token is refused by the account's networks after the request proved it was entitled to it. */
export class GrantOutsideNetworks extends ServiceError {
  readonly grant: AccessTokenGrant;

  constructor({ code, message }: ServiceError, grant: AccessTokenGrant) {
    super(code, message);
    this.grant = grant;
  }
}

/** @throws ServiceError `account_suspended`, GrantOutsideNetworks */
const expectGrantAdmitted = (tx: Queries, grant: AccessTokenGrant): Promise<number | null> =>
  expectAdmitted(tx, grant.accountId, grant.from).catch((failure: unknown) => {
    throw isOutsideNetworks(failure) ? new GrantOutsideNetworks(failure as ServiceError, grant) : failure;
  });

/** The lifetime of a token; one issued for a password ends with the sign-in. @throws ServiceError `expired_token` */
const secondsOf = ({ from, authenticatedAt }: AccessTokenGrant, signInMinutes: number | null, now: Date): number => {
  if (from.by === 'programs' || authenticatedAt === null || signInMinutes === null) return accessTokenSeconds;
  const left = Math.floor((Date.parse(authenticatedAt) - now.getTime()) / 1000) + signInMinutes * 60;
  if (left >= 1) return Math.min(accessTokenSeconds, left);
  const message = `The session has ended: sessions in this account last ${signInMinutes} minutes. Sign in again.`;
  throw new ServiceError('expired_token', message, { oauth: 'invalid_grant' });
};

/**
 * Issues an access token. The database stores the hash of its value, or for a JWT of its `jti`, because anybody can read a JWT.
 * @throws ServiceError `account_suspended`, `network_not_allowed`, `expired_token`
 */
export const issueAccessToken = async (tx: Queries, grant: AccessTokenGrant, tokenIssuer: TokenIssuer): Promise<IssuedToken> => {
  const seconds = secondsOf(grant, await expectGrantAdmitted(tx, grant), tokenIssuer.now);
  const jti = randomUUID();
  const value = await tokenOf(grant, jti, seconds, tokenIssuer);
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
      expires_at: after(tokenIssuer.now, seconds),
    })
    .execute();
  return { value, seconds };
};

/** Revokes the tokens that a person got for their password, which belong to no session and no application. */
export const endPasswordTokens = async (tx: Queries, { accountId, userId }: Person, now: Date): Promise<void> => {
  await tx
    .updateTable('access_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('application_id', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
};
