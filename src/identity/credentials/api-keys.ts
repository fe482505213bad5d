import { quotaOf } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/database.ts';
import { type Environment, environmentOf, hashOf, newApiKey } from './api-key-format.ts';

const invalid = (message: string) => new ServiceError('invalid_credentials', message);

const look = (db: Queries, hash: string) =>
  db
    .selectFrom('credentials')
    .innerJoin('api_keys as key', (join) =>
      join.onRef('key.account_id', '=', 'credentials.account_id').onRef('key.id', '=', 'credentials.subject_id'),
    )
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'key.account_id').onRef('users.id', '=', 'key.user_id'))
    .innerJoin('accounts', 'accounts.id', 'key.account_id')
    .select(['key.account_id', 'key.id', 'key.user_id', 'key.scopes', 'key.expires_at', 'key.revoked_at', 'users.role'])
    .select(['accounts.plan', 'accounts.rate_limit', 'accounts.burst_limit', 'accounts.allowed_origins', 'accounts.default_version'])
    .where('credentials.hash', '=', hash)
    .where('credentials.kind', '=', 'api_key')
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof look>>>;

const principalOf = (found: Found): Principal => ({
  accountId: found.account_id,
  userId: found.user_id,
  role: found.role,
  scopes: found.scopes,
  actor: { type: 'api_key', id: found.id },
  quota: quotaOf(found.plan, { limit: found.rate_limit, burst: found.burst_limit }),
  allowedOrigins: found.allowed_origins,
  defaultVersion: found.default_version,
});

/** Milliseconds for which a found key is trusted without asking the database again: revocation is obeyed within this time. */
const trusted = 1000;
/** How many keys are remembered at most. */
const remembered = 10_000;

interface Rooms {
  db: Queries;
  clock: Clock;
  environment: Environment;
}

/**
 * Recognises API keys. A key is checked for its form and environment first, so that nonsense costs no look-up.
 * @throws ServiceError `invalid_credentials`, `expired_token`
 */
export const createApiKeyRecogniser = ({ db, clock, environment }: Rooms) => {
  const cache = new Map<string, { until: number; found: Promise<Found | undefined> }>();

  const remember = (hash: string, until: number) => {
    if (cache.size >= remembered) cache.clear();
    const entry = { until, found: look(db, hash) };
    entry.found.catch(() => cache.delete(hash));
    cache.set(hash, entry);
    return entry;
  };

  const check = (found: Found | undefined, now: number): Principal => {
    if (!found || found.revoked_at) throw invalid('The API key is not valid: there is no such key, or it has been revoked.');
    if (found.expires_at && Date.parse(found.expires_at) <= now)
      throw new ServiceError('expired_token', `The API key expired at ${found.expires_at}.`);
    return principalOf(found);
  };

  return async (key: string): Promise<Principal> => {
    const made = environmentOf(key);
    if (!made) throw invalid('The API key is not well formed. Keys begin with tsr_live_ or tsr_test_ and end with a checksum.');
    if (made !== environment) throw invalid(`This is a ${made} key, and this is the ${environment} environment.`);
    const hash = hashOf(key);
    const now = clock().getTime();
    const known = cache.get(hash);
    const entry = known && known.until > now ? known : remember(hash, now + trusted);
    return check(await entry.found, now);
  };
};

/** What a new API key may do and until when. */
export interface NewApiKey {
  accountId: string;
  userId: string;
  name: string;
  scopes: readonly string[];
  environment: Environment;
  expiresAt?: string;
}

/** Stores an API key; the key itself is only in the answer, the database keeps its hash and its last four characters. */
export const createApiKey = async (
  tx: Queries,
  { accountId, userId, name, scopes, environment, expiresAt }: NewApiKey,
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
      environment: environment === 'live' ? 'live' : 'test',
      expires_at: expiresAt ?? null,
    })
    .execute();
  await tx
    .insertInto('credentials')
    .values({ hash: hashOf(key), account_id: accountId, kind: 'api_key', subject_id: id })
    .execute();
  return { id, key };
};
