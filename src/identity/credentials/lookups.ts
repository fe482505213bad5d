import type { Clock } from '../../core/clock.ts';
import type { EndedCredentials } from './ended-credentials.ts';

/** How long a result is cached, in milliseconds: a credential revoked on another node is refused within this time. */
const cacheMs = 1000;
/** Maximum number of cached results. */
const maxCached = 10_000;

/** Cached look-ups of secrets by their hash. */
export interface Lookups<Found, Given extends unknown[]> {
  /** `given` is what the look-up needs besides the hash; it must always be the same for the same hash. */
  find(hash: string, ...given: Given): Promise<Found | undefined>;
  /** Removes a hash from the cache of this node. */
  forget(hash: string): void;
}

/**
 * Caches results for a second: a busy caller costs one query per second, and a revoked credential works for at most another second. When a credential
 * is revoked on this node, its result is dropped at once and a running look-up is repeated.
 */
export const createLookups = <Found extends { account_id: string }, Given extends unknown[] = []>(
  look: (hash: string, ...given: Given) => Promise<Found | undefined>,
  clock: Clock,
  endedCredentials: EndedCredentials,
): Lookups<Found, Given> => {
  const cache = new Map<string, { until: number; mark: number; found: Promise<Found | undefined> }>();

  const remember = (hash: string, until: number, given: Given) => {
    if (cache.size >= maxCached) cache.clear();
    const entry = { until, mark: endedCredentials.now(), found: look(hash, ...given) };
    entry.found.catch(() => cache.delete(hash));
    cache.set(hash, entry);
    return entry;
  };

  const find = async (hash: string, ...given: Given): Promise<Found | undefined> => {
    const now = clock().getTime();
    const known = cache.get(hash);
    const entry = known && known.until > now ? known : remember(hash, now + cacheMs, given);
    const found = await entry.found;
    if (found === undefined || !endedCredentials.since(found.account_id, entry.mark)) return found;
    if (cache.get(hash) === entry) cache.delete(hash);
    return find(hash, ...given);
  };

  return {
    find,
    forget: (hash) => {
      cache.delete(hash);
    },
  };
};
