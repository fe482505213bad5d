import { deliveryLimits, retries } from '../../contract/plans.ts';

const second = 1000;

/** How long to wait after the first failure, the second and so on, in milliseconds; after the last one there is no further attempt. */
export const waits: readonly number[] = retries.waits.map((wait) => wait * second);

/** Each wait varies by this fraction, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/** The longest `Retry-After` that is respected, in milliseconds. */
const longestRetryAfter = retries.retry_after * second;

/** How long a webhook may fail without one success before it is disabled, in milliseconds. */
export const maxAge = deliveryLimits.failing * second;

/** An HTTP date in one of its three forms; the oldest has no time zone, and is in GMT too (RFC 9110, 5.6.7). */
const instantOf = (date: string): number => Date.parse(date.endsWith('GMT') ? date : `${date} GMT`);

/** The milliseconds of a `Retry-After` header (RFC 9110, 10.2.3); undefined when it is missing or invalid. */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * second : instantOf(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestRetryAfter);
};

/**
 * How many milliseconds to wait after this number of failures (from 1); undefined after the last attempt. A longer `Retry-After` is
 * respected. A shorter one is not, because the attempts would be used up too early. `random` is from 0 to 1.
 */
export const waitAfter = (failures: number, retryAfterMs: number | undefined, random: number): number | undefined => {
  const wait = waits[failures - 1];
  return wait === undefined ? undefined : Math.max(Math.round(wait * (1 + jitter * (2 * random - 1))), retryAfterMs ?? 0);
};

/** The result of an attempt, which decides the next step. */
export type Verdict = 'delivered' | 'gone' | 'failed';

/** Only 2xx is a success; 410 means that the receiver wants no more; no response is a failure like any other. */
export const verdictOf = (status: number | null): Verdict => {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
};

/** The state of a delivery after an attempt. */
export interface Next {
  status: 'pending' | 'succeeded' | 'failed';
  /** Unix milliseconds; null unless it is pending. */
  nextAttemptAt: number | null;
}

/** The state of a delivery after an attempt that ended at `at`; `tries` counts the attempts of this schedule, from 1. */
export const nextOf = (
  { test, tries }: { test: boolean; tries: number },
  { verdict, at, retryAfterMs, random }: { verdict: Verdict; at: number; retryAfterMs: number | undefined; random: number },
): Next => {
  if (verdict === 'delivered') return { status: 'succeeded', nextAttemptAt: null };
  const wait = test || verdict === 'gone' ? undefined : waitAfter(tries, retryAfterMs, random);
  return wait === undefined ? { status: 'failed', nextAttemptAt: null } : { status: 'pending', nextAttemptAt: at + wait };
};

/** Whether an address that has failed since this instant, and has now failed again, is disabled. */
export const isGivenUp = (failingSince: number | null, now: number): boolean => failingSince !== null && now - failingSince >= maxAge;
