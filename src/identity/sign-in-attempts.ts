import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/connection/database.ts';
import { type Attempts, type Counted, networkOf, tooManyAttempts } from '../rules/attempt-limits.ts';
import { hashOf } from './credentials/api-key-format.ts';
import { hasSignedInFrom } from './sign-in-store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Pick<Attempts, 'take'>;
}

/** The counts of failed sign-ins for an e-mail address: the first two are per network address, the last is for all of them. */
export const signInCounts = (email: string, address: string): Counted[] => {
  const who = hashOf(email.toLowerCase());
  const network = networkOf(address);
  return [
    ['sign_in', `${who} ${network}`],
    ['sign_in_address', network],
    ['sign_in_email', who],
  ];
};

/** The counts that are for all network addresses together. */
const fromEverywhere = new Set(['sign_in_email', 'second_factor_person']);

/**
 * Counts an attempt to prove a password or a second factor before it is verified, and returns the counts to take back when it was right.
 * A flood of failures from elsewhere does not lock a person out where they have signed in before.
 */
export const createSignInAdmission =
  ({ db, clock, attempts }: Dependencies) =>
  /** @throws ServiceError `rate_limit_exceeded` */
  async ({ email, address }: { email: string; address: string }, everywhere = signInCounts(email, address)): Promise<Counted[]> => {
    const stopped = await attempts.take(everywhere);
    if (!stopped) return everywhere;
    const here = everywhere.filter(([kind]) => !fromEverywhere.has(kind));
    if (!fromEverywhere.has(stopped.full) || !(await hasSignedInFrom(db, email, address, clock())))
      throw tooManyAttempts(stopped.retryAfter);
    const still = await attempts.take(here);
    if (still) throw tooManyAttempts(still.retryAfter);
    return here;
  };
