import { compactVerify, decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose';
import { JOSEError } from 'jose/errors';
import { lifetimes } from '../../contract/plans.ts';
import type { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ApplicationKey } from '../../data/tables/applications.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { looksLikeJwt } from '../tokens/jwt.ts';
import { type AssertionAlgorithm, fits, isAssertionAlgorithm, publicKeyOf } from './client-keys.ts';
import { type Client, findClient } from './clients.ts';
import { invalidClient, RefusedClient } from './errors.ts';

/** What an assertion is checked against. */
export interface AssertionPlaces {
  db: Queries;
  /** The root of the identity endpoints: one of two valid values of `aud`. */
  issuer: string;
  now: Date;
}

interface Unverified {
  alg: AssertionAlgorithm;
  kid: string;
  clientId: string;
  claims: JWTPayload;
}

const ofClient = (client: Client, failure: ServiceError) => new RefusedClient(client, { client_assertion: 'refused' }, failure);

const allowedTypes: readonly unknown[] = [undefined, 'JWT', 'client-authentication+jwt'];

const malformed = (problem: string) => invalidClient(`Invalid client assertion: ${problem}.`);

/** Parses the assertion. These errors reveal nothing about what is registered. @throws ServiceError `invalid_client` */
const readUnverified = (assertion: string): Unverified => {
  if (!looksLikeJwt(assertion)) throw malformed('it is not a JWT');
  try {
    const { alg, kid, typ } = decodeProtectedHeader(assertion);
    const claims = decodeJwt(assertion);
    if (!isAssertionAlgorithm(alg)) throw malformed('its alg is not one of those in the metadata');
    if (!kid || !allowedTypes.includes(typ)) throw malformed('its header has no kid, or a typ other than JWT');
    if (typeof claims.sub !== 'string') throw malformed('it has no sub');
    return { alg, kid, clientId: claims.sub, claims };
  } catch (failure) {
    throw failure instanceof JOSEError || failure instanceof TypeError ? malformed('it is not a JWT') : failure;
  }
};

/** Dummy keys, used when no registered key fits, so that this takes as long as a wrong signature. */
const decoys: readonly ApplicationKey[] = [
  {
    kty: 'RSA',
    kid: 'decoy',
    n:
      'zt3RovAtUllSvcUOXEhs_dvF699ja2bF9kUWvRzCjkzRX3C_D_y2afxzvKuD_gwNXUEM7D9mi8qjk8oUj18YpUcotsmLTSe8SrMWXVKOvdj6zUDw9qcKVgQY' +
      'flg-u3SOVF02YfcOsxtQdzw2EYv1S45F_ODWwba7kgZQlxtH4Qm6bQAN9IucLLcx1hhkUOt_NEnLO_4-p5MnzRh8DMitGas8qanKLPC_GPrUR0OxJjn1U6HX' +
      'jJDxBZppvgtwzPVsYNVoHCt6dwk0U-o0_mITcqy6uUNDKOyofTheYOg4Vwj8YFubSUXo8SVcvln8HlrSWcXbnR847iEH25oxNzrhGw',
    e: 'AQAB',
  },
  {
    kty: 'EC',
    kid: 'decoy',
    crv: 'P-256',
    x: 'GOuR_8_r-YuOeGSPYwNNGLyrRwKeIremD4gv4uGVozA',
    y: '-rQz4Gsme1B7K1nnRiM8GD-Fhi0tcpC2ahSxpOVeKek',
  },
  { kty: 'OKP', kid: 'decoy', crv: 'Ed25519', x: 'doGotSQtc-d3YJOOhbTI9ZIbrfrn-JnMq5Y8UtiGXig' },
];

/** Only the signature: the claims are checked afterwards, with their own messages. */
const isSigned = async (assertion: string, key: ApplicationKey, alg: AssertionAlgorithm): Promise<boolean> => {
  try {
    await compactVerify(assertion, publicKeyOf(key), { algorithms: [alg] });
    return true;
  } catch (failure) {
    if (failure instanceof JOSEError) return false;
    throw failure;
  }
};

/** The client whose registered key signed an assertion, with its claims. */
const proven = async ({ db, now }: AssertionPlaces, assertion: string): Promise<{ client: Client; claims: JWTPayload }> => {
  const { alg, kid, clientId, claims } = readUnverified(assertion);
  const client = await findClient(db, clientId, now);
  const key = client?.jwks?.keys.find((one) => one.kid === kid && fits(one, alg));
  const signed = await isSigned(assertion, key ?? decoys.find((one) => fits(one, alg))!, alg);
  if (client && key && signed) return { client, claims };
  const failure = invalidClient('The client id or the key of the client assertion is wrong.');
  throw client ? ofClient(client, failure) : failure;
};

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What is wrong with the claims of a validly signed assertion. */
const problemOf = (claims: JWTPayload, clientId: string, { issuer, now }: AssertionPlaces): string | undefined => {
  const { iss, aud, exp, nbf, iat, jti } = claims;
  const seconds = now.getTime() / 1000;
  const { client_assertion: longest, clock_skew: skew } = lifetimes;
  const [audience, ...others] = [aud].flat();
  if (iss !== clientId) return 'its iss and sub must both be the client id';
  if (others.length > 0 || (audience !== issuer && audience !== `${issuer}/oauth/token`))
    return `its aud must be ${issuer} or ${issuer}/oauth/token, alone`;
  if (!isTime(exp)) return 'it has no exp';
  if (exp + skew <= seconds) return 'it has expired';
  if (exp - skew > seconds + longest) return `its exp is more than ${longest} seconds in the future`;
  if ([nbf, iat].some((one) => one !== undefined && (!isTime(one) || one - skew > seconds))) return 'it is not valid yet';
  if (typeof jti !== 'string' || jti === '' || jti.length > 256) return 'it has no jti of 1 to 256 characters';
  return undefined;
};

/** Uses up an assertion; of concurrent attempts one succeeds. */
const use = async ({ db }: AssertionPlaces, { account_id, id }: Client, { jti, exp }: JWTPayload): Promise<boolean> => {
  const expires_at = new Date((exp! + lifetimes.clock_skew) * 1000).toISOString();
  const used = await db
    .insertInto('used_client_assertions')
    .values({ account_id, application_id: id, hash: hashOf(jti!), expires_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'application_id', 'hash']).doNothing())
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * The client that an assertion proves (RFC 7523, 3). Only somebody who signed with the key learns what is wrong with the claims; an unknown
 * application, an unknown key and a wrong signature give the same error after the same work.
 * @throws ServiceError `invalid_client`; RefusedClient
 */
export const clientOfAssertion = async (places: AssertionPlaces, assertion: string): Promise<Client> => {
  const { client, claims } = await proven(places, assertion);
  const problem = problemOf(claims, client.id, places);
  if (problem) throw ofClient(client, malformed(problem));
  if (!(await use(places, client, claims)))
    throw ofClient(client, malformed('its jti has already been used; sign a new assertion for each request'));
  return client;
};
