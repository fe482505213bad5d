import { isIPv6 } from 'node:net';
import { attemptBounds } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { plainAddress } from '../core/networks-and-domains.ts';
import { consume, counter, type SharedCounters, seconds } from './rate-limit.ts';

/** What is attempted, by the contract's names. */
export type Attempt = keyof typeof attemptBounds;

/** One counted attempt, under the key of whom or what it is counted for. */
export type Counted = readonly [kind: Attempt, key: string];

/** Counts attempts until they succeed. */
export interface Attempts {
  /** Counts one attempt everywhere or, where one count is full, nowhere. Answers the full one, and when it is emptied. */
  take(counts: readonly Counted[]): Promise<{ full: Attempt; retryAfter: number } | undefined>;
  /** Answers the full one and when it is emptied, and counts nothing. */
  status(counts: readonly Counted[]): Promise<{ full: Attempt; retryAfter: number } | undefined>;
  /** Takes one attempt off again. */
  refund(counts: readonly Counted[]): Promise<void>;
  /** Begins anew with none. */
  forget(counts: readonly Counted[]): Promise<void>;
}

/** The 64 bits of an IPv6 address that a network hands out, because its customers choose the rest; an IPv4 address as it is. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, tail === undefined ? 0 : 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The refusal of one attempt too many; it says the same whatever was full, and nothing of requests that are left and would not help. */
export const tooManyAttempts = (retryAfter: number): ServiceError =>
  new ServiceError('rate_limit_exceeded', `Too many attempts. Try again in ${retryAfter} s.`, {
    headers: {
      'Retry-After': String(retryAfter),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + retryAfter),
      RateLimit: `"attempts";r=0;t=${retryAfter}`,
    },
  });

/** Counts attempts by the contract's bounds, in memory, or in Redis for several nodes together. */
export const createAttempts = (shared?: SharedCounters): Attempts => {
  const counters = Object.fromEntries(
    Object.entries(attemptBounds).map(([name, { limit, window }]) => [name, counter(shared, `attempts:${name}`, limit, window)]),
  ) as Record<Attempt, ReturnType<typeof counter>>;

  const refund = async (counts: readonly Counted[]): Promise<void> => {
    await Promise.all(counts.map(([kind, key]) => counters[kind].reward(key, 1)));
  };

  return {
    take: async (counts) => {
      for (const [place, [kind, key]] of counts.entries()) {
        const { result, allowed } = await consume(counters[kind], key, 1);
        if (allowed) continue;
        await refund(counts.slice(0, place));
        return { full: kind, retryAfter: seconds(result.msBeforeNext) };
      }
      return undefined;
    },
    status: async (counts) => {
      for (const [kind, key] of counts) {
        const standing = await counters[kind].get(key);
        if (standing && standing.consumedPoints >= counters[kind].points) return { full: kind, retryAfter: seconds(standing.msBeforeNext) };
      }
      return undefined;
    },
    refund,
    forget: async (counts) => {
      await Promise.all(counts.map(([kind, key]) => counters[kind].delete(key)));
    },
  };
};
