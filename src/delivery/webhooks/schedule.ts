const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long to wait after the first failure, the second and so on, in milliseconds; after the last of them nothing is tried again. */
export const waits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** A wait is up to this part longer or shorter, so that what failed together does not come back together. */
const jitter = 0.1;

/** The longest that an address may put the next attempt off, in milliseconds. */
const longestRetryAfter = day;

/** An address from which nothing but failures came back for so long is disabled, in milliseconds. */
export const maxAge = 5 * day;

/** How many milliseconds a `Retry-After` asks to wait (RFC 9110, 10.2.3); undefined when it is none. */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestRetryAfter);
};

/**
 * How many milliseconds to wait after so many failures (from 1); undefined when that was the last attempt. Whoever asks for more
 * time gets it; whoever asks for less would use the attempts up before they help. `random` is from 0 to 1.
 */
export const waitAfter = (failures: number, retryAfterMs: number | undefined, random: number): number | undefined => {
  const wait = waits[failures - 1];
  return wait === undefined ? undefined : Math.max(Math.round(wait * (1 + jitter * (2 * random - 1))), retryAfterMs ?? 0);
};

/** What came of an attempt, as far as it matters for what happens next. */
export type Verdict = 'delivered' | 'gone' | 'failed';

/** Only 2xx is a success; 410 says that nothing more is wanted; no answer is a failure like any other. */
export const verdictOf = (status: number | null): Verdict => {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
};

/** What becomes of a delivery. */
export interface Next {
  status: 'pending' | 'succeeded' | 'failed';
  /** Unix milliseconds, exactly while it is pending. */
  nextAttemptAt: number | null;
}

/** What becomes of a delivery after an attempt that ended at `at`, its so-manieth (from 1) since it was made due from the start. */
export const nextOf = (
  { test, tries }: { test: boolean; tries: number },
  { verdict, at, retryAfterMs, random }: { verdict: Verdict; at: number; retryAfterMs: number | undefined; random: number },
): Next => {
  if (verdict === 'delivered') return { status: 'succeeded', nextAttemptAt: null };
  const wait = test || verdict === 'gone' ? undefined : waitAfter(tries, retryAfterMs, random);
  return wait === undefined ? { status: 'failed', nextAttemptAt: null } : { status: 'pending', nextAttemptAt: at + wait };
};

/** Whether an address that has failed since then, and now again, is given up. */
export const isGivenUp = (failingSince: number | null, now: number): boolean => failingSince !== null && now - failingSince >= maxAge;
