import { isIPv6 } from 'node:net';
import { attemptBounds } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { plainAddress } from '../core/networks-and-domains.ts';
import { isVerdict } from './concurrent-credential-checks.ts';
import { consume, counter, type SharedCounters, seconds } from './rate-limit.ts';

/** A kind of attempt, by its name in the contract. */
export type Attempt = keyof typeof attemptBounds;

/** One attempt to count, and the key that it is counted for. */
export type Counted = readonly [kind: Attempt, key: string];

/** Counts failed attempts. */
export interface Attempts {
  /** Counts one attempt for every key; if one count is full, counts nothing and returns that one with the seconds until it is reset. */
  take(counts: readonly Counted[]): Promise<{ full: Attempt; retryAfter: number } | undefined>;
  /** Returns the full count and the seconds until it is reset, and counts nothing. */
  status(counts: readonly Counted[]): Promise<{ full: Attempt; retryAfter: number } | undefined>;
  /** Takes back one attempt. */
  refund(counts: readonly Counted[]): Promise<void>;
  /** Resets the counts to zero. */
  forget(counts: readonly Counted[]): Promise<void>;
}

/** The first 64 bits of an IPv6 address, because customers of a network choose the rest; an IPv4 address unchanged. */
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

/** The error for one attempt too many. It is the same for every count, and mentions no remaining requests, which would not help. */
export const tooManyAttempts = (retryAfter: number): ServiceError =>
  new ServiceError('rate_limit_exceeded', `Too many attempts. Try again in ${retryAfter} s.`, {
    headers: {
      'Retry-After': String(retryAfter),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + retryAfter),
      RateLimit: `"attempts";r=0;t=${retryAfter}`,
    },
  });

/** Counts one attempt for every key. @throws ServiceError `rate_limit_exceeded` when one of the counts is full */
export const expectAttempt = async (attempts: Pick<Attempts, 'take'>, counts: readonly Counted[]): Promise<void> => {
  const full = await attempts.take(counts);
  if (full) throw tooManyAttempts(full.retryAfter);
};

/** Takes an attempt back when it could not be judged: an error of the server is not the caller's fault. */
export const refundUnlessVerdict = <T>(attempts: Pick<Attempts, 'refund'>, counts: readonly Counted[], work: Promise<T>): Promise<T> =>
  work.catch(async (failure: unknown) => {
    if (!isVerdict(failure)) await attempts.refund(counts);
    throw failure;
  });

/** Counts an attempt before the work, and takes it back unless the work refuses it. @throws ServiceError `rate_limit_exceeded` */
export const countFailures = async <T>(
  attempts: Pick<Attempts, 'take' | 'refund'>,
  counts: readonly Counted[],
  work: () => Promise<T>,
): Promise<T> => {
  await expectAttempt(attempts, counts);
  const done = await refundUnlessVerdict(attempts, counts, work());
  await attempts.refund(counts);
  return done;
};

/** Counts attempts by the contract's limits, in memory, or in Redis for several nodes together. */
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
        const current = await counters[kind].get(key);
        if (current && current.consumedPoints >= counters[kind].points) return { full: kind, retryAfter: seconds(current.msBeforeNext) };
      }
      return undefined;
    },
    refund,
    forget: async (counts) => {
      await Promise.all(counts.map(([kind, key]) => counters[kind].delete(key)));
    },
  };
};
