import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { CredentialReference, Origin, Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Region } from '../../data/tables/accounts.ts';
import { endOfKey, ownEndOfKey } from '../policies.ts';
import { type Environment, environmentOf, hashOf, keyEnvironmentOf, newApiKey } from './api-key-format.ts';
import type { EndedCredentials } from './ended-credentials.ts';
import type { LastUsed } from './last-used.ts';
import { createLookups } from './lookups.ts';
import { findWithHolder, principalOf, regionMismatch } from './principals.ts';
import { expectAllowed } from './restrictions.ts';

const invalid = (message: string) => new ServiceError('invalid_credentials', message);

const look = (db: Queries, hash: string) =>
  findWithHolder(
    db,
    db
      .selectFrom('credentials')
      .innerJoin('api_keys as key', (join) =>
        join.onRef('key.account_id', '=', 'credentials.account_id').onRef('key.id', '=', 'credentials.subject_id'),
      )
      .select(['key.account_id', 'key.id', 'key.user_id', 'key.scopes', 'key.revoked_at', 'key.created_at'])
      .select([endOfKey('key').as('expires_at'), ownEndOfKey('key').as('own_end')])
      .select(['key.allowed_ips', 'key.allowed_referrers'])
      .where('credentials.hash', '=', hash)
      .where('credentials.kind', '=', 'api_key')
      .as('subject'),
  );

type Found = NonNullable<Awaited<ReturnType<typeof look>>>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  /** The region of this server; keys of accounts in other regions are refused. */
  region: Region;
  lastUsed: Pick<LastUsed, 'note'>;
  endedCredentials: EndedCredentials;
}

/**
 * Authenticates API keys. Form and environment are checked first, so that a malformed key costs no query.
 * @throws ServiceError `invalid_credentials`, `expired_token`, `insufficient_permissions` where a restriction forbids it,
 * `account_suspended`, `network_not_allowed`
 */
export const createApiKeyAuthenticator = ({ db, clock, environment, region, lastUsed, endedCredentials }: Dependencies) => {
  const lookups = createLookups((hash) => look(db, hash), clock, endedCredentials);
  /** The caller of each look-up result, shared by all connections that share the result. */
  const callers = new WeakMap<Found, Principal>();

  const check = (found: Found | undefined, now: number): Found => {
    if (!found || found.revoked_at) throw invalid('Invalid API key: it does not exist or has been revoked.');
    const mismatch = regionMismatch('key', found, region);
    if (mismatch) throw invalid(mismatch);
    if (found.expires_at && Date.parse(found.expires_at) <= now)
      throw new ServiceError('expired_token', `The API key expired at ${found.expires_at}.`);
    return found;
  };

  const authenticateHash = async (hash: string, origin: Origin): Promise<Principal> => {
    const found = check(await lookups.find(hash), clock().getTime());
    expectAllowed(found, origin);
    lastUsed.note(found.account_id, found.id, clock().getTime());
    const own = { type: 'api_key', id: found.id } as const;
    // Its own expiry: a key that replaces this one restarts the lifetime of the policy.
    const bounds = { endsAt: found.own_end, addresses: found.allowed_ips, pages: found.allowed_referrers };
    const from = { by: 'programs', address: origin.address } as const;
    const reference = { kind: 'api_key', hash } as const;
    const caller = principalOf(found, { scopes: found.scopes, actor: own, credential: own, reference }, from);
    const known = callers.get(found);
    if (known) return known;
    const made = { ...caller, begunAt: found.created_at, expiresAt: found.expires_at, bounds };
    callers.set(found, made);
    return made;
  };

  return {
    authenticate: async (key: string, origin: Origin): Promise<Principal> => {
      const madeFor = environmentOf(key);
      if (!madeFor) throw invalid('Malformed API key. Keys start with tsr_live_ or tsr_test_ and end with a checksum.');
      if (madeFor !== environment) throw invalid(`This is a ${madeFor} key, but this is the ${environment} environment.`);
      return authenticateHash(hashOf(key), origin);
    },

    /** Authenticates a key by its reference. */
    again: ({ hash }: CredentialReference, origin: Origin) => authenticateHash(hash, origin),
  };
};

/** The permissions, restrictions and expiry of a new API key. */
export interface NewApiKey {
  accountId: string;
  userId: string;
  name: string;
  scopes: readonly string[];
  environment: Environment;
  expiresAt?: string;
  /** Empty or undefined: any address. */
  allowedIps?: readonly string[];
  /** Empty or undefined: any page, and requests without a page. */
  allowedReferrers?: readonly string[];
  /** The id of the key that this one replaces. */
  rerolledFrom?: string;
  /** Creation time; now when undefined. */
  at?: string;
}

/** Stores an API key. Only the result contains the key; the database has its hash and last four characters. */
export const createApiKey = async (
  tx: Queries,
  { accountId, userId, name, scopes, environment, expiresAt, allowedIps = [], allowedReferrers = [], rerolledFrom, at }: NewApiKey,
  pinned?: string,
) => {
  const key = pinned ?? newApiKey(environment);
  const id = newId('key');
  await tx
    .insertInto('api_keys')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      name,
      last4: key.slice(-4),
      scopes: [...scopes],
      environment: keyEnvironmentOf(environment),
      expires_at: expiresAt ?? null,
      allowed_ips: [...allowedIps],
      allowed_referrers: [...allowedReferrers],
      rerolled_from: rerolledFrom ?? null,
      ...(at ? { created_at: at, updated_at: at } : {}),
    })
    .execute();
  await tx
    .insertInto('credentials')
    .values({ hash: hashOf(key), account_id: accountId, kind: 'api_key', subject_id: id })
    .execute();
  return { id, key };
};
