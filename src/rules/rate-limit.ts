import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { refillSeconds, windowSeconds } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import type { Quota } from '../core/principal.ts';

/** The rate limit after a request: figures of the current window, and its end in Unix seconds. */
export interface RateLimitStatus {
  limit: number;
  remaining: number;
  resetAt: number;
  /** Seconds until the window ends. */
  resetIn: number;
  /** Seconds until a request may succeed again; undefined while requests are allowed. */
  retryAfter: number | undefined;
}

/** How much of an allowance is used, and the milliseconds until it is reset. */
export interface Allowance {
  limit: number;
  used: number;
  resetsIn: number;
}

/** Counts the requests of callers. */
export interface RateLimiter {
  (key: string, quota: Quota, cost: number): Promise<RateLimitStatus>;
  /** What is used so far; nothing is counted. */
  status(key: string, quota: Quota): Promise<{ window: Allowance; burst: Allowance }>;
  /** Takes back requests that were counted in the window. */
  refund(key: string, quota: Quota, cost: number): Promise<void>;
}

/** The counters that several nodes share: a client of the `redis` package, and a name that no other installation uses in that Redis. */
export interface SharedCounters {
  redis: object;
  namespace: string;
}

type Pair = { window: RateLimiterAbstract; allowance: RateLimiterAbstract };

/** Counts `points` in `duration` seconds per key, under its own name. */
export const counter = (shared: SharedCounters | undefined, name: string, points: number, duration: number): RateLimiterAbstract => {
  const keyPrefix = `tessera:${shared?.namespace ?? ''}:${name}`;
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  // Without Redis each node counts for itself: callers are served, and still limited.
  if (!shared) return memory;
  return new RateLimiterRedis({ storeClient: shared.redis, useRedisPackage: true, keyPrefix, points, duration, insuranceLimiter: memory });
};

/** Consumes points, and returns whether there were enough. */
export const consume = async (
  one: RateLimiterAbstract,
  key: string,
  cost: number,
): Promise<{ result: RateLimiterRes; allowed: boolean }> => {
  try {
    return { result: await one.consume(key, cost), allowed: true };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { result: refusal, allowed: false };
    throw refusal;
  }
};

/** Whole seconds to wait, at least one. */
export const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/**
 * A window with the plan's limit, and a burst allowance that requests over the limit use. In memory, or in Redis for several
 * nodes.
 * @param noteUsed called with a key and how much of its window is used, each time that something is counted
 */
export const createRateLimiter = (shared?: SharedCounters, noteUsed?: (key: string, used: number) => void): RateLimiter => {
  const pairs = new Map<string, Pair>();
  const pairOf = ({ limit, burst }: Quota): Pair => {
    const name = `${limit}-${burst}`;
    const known = pairs.get(name);
    if (known) return known;
    const pair = {
      window: counter(shared, `window:${name}`, limit, windowSeconds),
      allowance: counter(shared, `burst:${name}`, burst - limit, refillSeconds),
    };
    pairs.set(name, pair);
    return pair;
  };
  const count = async (key: string, quota: Quota, cost: number): Promise<RateLimitStatus> => {
    const { window, allowance } = pairOf(quota);
    const { result, allowed } = await consume(window, key, cost);
    const resetIn = seconds(result.msBeforeNext);
    const endsAt = Date.now() + result.msBeforeNext;
    if (cost > 0) noteUsed?.(key, Math.min(quota.limit, result.consumedPoints));
    const status = {
      limit: quota.limit,
      remaining: Math.max(0, result.remainingPoints),
      resetAt: Math.ceil(endsAt / 1000),
      resetIn,
    };
    if (allowed) return { ...status, retryAfter: undefined };
    const beyond = await consume(allowance, key, cost);
    return { ...status, retryAfter: beyond.allowed ? undefined : Math.min(resetIn, seconds(beyond.result.msBeforeNext)) };
  };
  const used = async (one: RateLimiterAbstract, key: string, limit: number): Promise<Allowance> => {
    const known = await one.get(key);
    return { limit, used: known?.consumedPoints ?? 0, resetsIn: Math.max(0, known?.msBeforeNext ?? 0) };
  };
  const status = async (key: string, quota: Quota) => {
    const { window, allowance } = pairOf(quota);
    const [now, burst] = await Promise.all([used(window, key, quota.limit), used(allowance, key, quota.burst - quota.limit)]);
    return { window: now, burst };
  };
  const refund = async (key: string, quota: Quota, cost: number) => {
    if (cost > 0) await pairOf(quota).window.reward(key, cost);
  };
  return Object.assign(count, { status, refund });
};

/** The rate limit headers, in both spellings. */
export const rateLimitHeaders = ({ limit, remaining, resetAt, resetIn }: RateLimitStatus): Record<string, string> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(resetAt),
  RateLimit: `"minute";r=${remaining};t=${resetIn}`,
  'RateLimit-Policy': `"minute";q=${limit};w=${windowSeconds}`,
});

/** @throws ServiceError `rate_limit_exceeded` when window and burst allowance are used up */
export const refuseExhausted = ({ limit, retryAfter }: RateLimitStatus): void => {
  if (retryAfter === undefined) return;
  throw new ServiceError(
    'rate_limit_exceeded',
    `${limit} requests a minute and the burst allowance are used up. Try again in ${retryAfter} s.`,
    {
      headers: { 'Retry-After': String(retryAfter) },
    },
  );
};
