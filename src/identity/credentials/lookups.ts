import type { Clock } from '../../core/clock.ts';
import type { Endings } from './endings.ts';

/** Milliseconds for which what was found is trusted without asking the database again: what ends on another node is obeyed within this time. */
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

/**
 * Remembers for a second what was found, so that a busy caller costs one look-up a second and nothing outlives its end by more.
 * What ends on this node is forgotten at once, and what was being looked up meanwhile is looked up again.
 */
export const createLookups = <Found extends { account_id: string }, Given extends unknown[] = []>(
  look: (hash: string, ...given: Given) => Promise<Found | undefined>,
  clock: Clock,
  endings: Endings,
): Lookups<Found, Given> => {
  const cache = new Map<string, { until: number; mark: number; found: Promise<Found | undefined> }>();

  const remember = (hash: string, until: number, given: Given) => {
    if (cache.size >= remembered) cache.clear();
    const entry = { until, mark: endings.now(), found: look(hash, ...given) };
    entry.found.catch(() => cache.delete(hash));
    cache.set(hash, entry);
    return entry;
  };

  const find = async (hash: string, ...given: Given): Promise<Found | undefined> => {
    const now = clock().getTime();
    const known = cache.get(hash);
    const entry = known && known.until > now ? known : remember(hash, now + trusted, given);
    const found = await entry.found;
    if (found === undefined || !endings.since(found.account_id, entry.mark)) return found;
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
