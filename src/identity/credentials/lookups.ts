import type { Clock } from '../../core/clock.ts';

/** Milliseconds for which what was found is trusted without asking the database again: revocation is obeyed within this time. */
const trusted = 1000;
/** How many are remembered at most. */
const remembered = 10_000;

/** Look-ups of secrets by their hash. */
export interface Lookups<Found, Given extends unknown[]> {
  /** What the look-up finds; `given` is what it needs besides the hash, and the same whenever the hash is. */
  find(hash: string, ...given: Given): Promise<Found | undefined>;
  /** What is known of a hash no longer holds on this node. */
  forget(hash: string): void;
}

/** Remembers for a second what was found, so that a busy caller costs one look-up a second and nothing outlives its end by more. */
export const createLookups = <Found, Given extends unknown[] = []>(
  look: (hash: string, ...given: Given) => Promise<Found | undefined>,
  clock: Clock,
): Lookups<Found, Given> => {
  const cache = new Map<string, { until: number; found: Promise<Found | undefined> }>();

  const remember = (hash: string, until: number, given: Given) => {
    if (cache.size >= remembered) cache.clear();
    const entry = { until, found: look(hash, ...given) };
    entry.found.catch(() => cache.delete(hash));
    cache.set(hash, entry);
    return entry;
  };

  return {
    find: async (hash, ...given) => {
      const now = clock().getTime();
      const known = cache.get(hash);
      const entry = known && known.until > now ? known : remember(hash, now + trusted, given);
      return entry.found;
    },
    forget: (hash) => {
      cache.delete(hash);
    },
  };
};
