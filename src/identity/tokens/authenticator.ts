import { decodeProtectedHeader } from 'jose';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { CredentialReference, Origin, Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Region } from '../../data/tables/accounts.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { EndedCredentials } from '../credentials/ended-credentials.ts';
import { createLookups } from '../credentials/lookups.ts';
import { principalOf, regionMismatch } from '../credentials/principals.ts';
import { lacksRequiredFactor } from '../policies.ts';
import { isRecent } from '../sign-in/recent-sign-in.ts';
import { createJwtVerifier, looksLikeJwt } from './jwt.ts';
import type { KeyRing } from './key-ring.ts';
import { type FoundAccessToken, isNoteDue, lookUpAccessToken, noteUse } from './look-up.ts';

const invalid = (message: string) => new ServiceError('invalid_token', message);

/** A person's token acts as the person, whichever application sends it; a token without a person acts as the application. */
const actorOf = ({ user_id, application_id }: FoundAccessToken): Principal['actor'] =>
  user_id === null ? { type: 'application', id: application_id! } : { type: 'user', id: user_id };

/** The application of a token; undefined where a person uses the server itself. */
const applicationOf = ({
  application_id: id,
  is_of_person,
  needs_registered_documents,
}: FoundAccessToken): Pick<Principal, 'application'> =>
  id === null || is_of_person ? {} : { application: { id, needsRegisteredDocuments: needs_registered_documents } };

const callerOf = (found: FoundAccessToken, { address }: Pick<Origin, 'address'>, signedBy: string | undefined): Principal =>
  principalOf(
    { ...found, user_id: found.acting_id },
    {
      scopes: found.scopes,
      actor: actorOf(found),
      credential: { type: found.format === 'jwt' ? 'jwt' : 'oauth_token', id: found.application_id ?? found.acting_id },
      reference: { kind: 'access_token', hash: found.hash, ...(signedBy === undefined ? {} : { signedBy }) },
    },
    { by: found.is_of_person ? 'people' : 'programs', address },
  );

interface Dependencies {
  db: Queries;
  clock: Clock;
  keys: KeyRing;
  issuer: string;
  audience: string;
  /** The region of this server; tokens of accounts in other regions are refused. */
  region: Region;
  background: BackgroundTasks;
  endedCredentials: EndedCredentials;
}

/**
 * Authenticates access tokens, opaque ones and JWTs. The signature of a JWT is verified before any query; then its `jti` is looked up like the value
 * of an opaque token. Both results are cached for a second. Whether the key is still published is checked for every request, so that the two seconds
 * do not add up.
 * @throws ServiceError `invalid_token`, `expired_token`, `account_suspended`, `network_not_allowed`
 */
export const createTokenAuthenticator = ({ db, clock, keys, issuer, audience, region, background, endedCredentials }: Dependencies) => {
  const verify = createJwtVerifier({ keys, clock, issuer, audience });

  const look = async (hash: string): Promise<FoundAccessToken | undefined> => {
    const found = await lookUpAccessToken(db, hash);
    const now = clock();
    if (found && isNoteDue(found, now)) background.run(() => noteUse(db, found, now));
    return found;
  };

  const opaque = createLookups(look, clock, endedCredentials);
  const signed = createLookups(async (_hash: string, token: string) => look(hashOf((await verify(token)).jti)), clock, endedCredentials);

  const check = (found: FoundAccessToken | undefined, origin: Origin, now: Date, signedBy?: string): Principal => {
    if (!found || found.revoked_at || found.family_revoked_at)
      throw invalid('Invalid access token: it does not exist or has been revoked.');
    const mismatch = regionMismatch('token', found, region);
    if (mismatch) throw invalid(mismatch);
    if (Date.parse(found.expires_at) <= now.getTime())
      throw new ServiceError('expired_token', `The access token expired at ${found.expires_at}.`);
    // A signed-in person can sign in again, so what they create may outlast this token.
    const own = found.is_of_person ? { begunAt: found.signed_in_at } : { bounds: { endsAt: found.expires_at, addresses: [], pages: [] } };
    const hasRecentSignIn = found.user_id !== null && isRecent(found.signed_in_at, now);
    const lacksSecondFactor = found.user_id !== null && lacksRequiredFactor(found);
    return {
      ...callerOf(found, origin, signedBy),
      ...applicationOf(found),
      isFromDashboard: found.is_of_person && found.application_id !== null,
      expiresAt: found.expires_at,
      hasRecentSignIn,
      lacksSecondFactor,
      ...own,
    };
  };

  const expectPublished = async (kid: string): Promise<void> => {
    if (!(await keys.verifier(kid))) throw invalid('The access token was signed with a key that is no longer valid.');
  };

  const ofFormat = (found: FoundAccessToken | undefined, format: FoundAccessToken['format']) =>
    found?.format === format ? found : undefined;

  return {
    authenticate: async (token: string, origin: Origin): Promise<Principal> => {
      const hash = hashOf(token);
      if (!looksLikeJwt(token)) return check(ofFormat(await opaque.find(hash), 'opaque'), origin, clock());
      const found = await signed.find(hash, token);
      const { kid = '' } = decodeProtectedHeader(token);
      await expectPublished(kid);
      return check(ofFormat(found, 'jwt'), origin, clock(), kid);
    },

    /** Authenticates a token by its reference. */
    again: async ({ hash, signedBy }: CredentialReference, origin: Origin): Promise<Principal> => {
      const found = await opaque.find(hash);
      if (signedBy !== undefined) await expectPublished(signedBy);
      return check(found, origin, clock(), signedBy);
    },
  };
};
