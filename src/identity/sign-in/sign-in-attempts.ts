import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Attempt, type Attempts, type Counted, networkOf, tooManyAttempts } from '../../rules/attempt-limits.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../people/person.ts';
import { hasAddressSignedInFrom, hasSignedInFrom } from './sign-in-store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Pick<Attempts, 'take'>;
}

/** The counters of failed sign-ins for an e-mail address: the first two are per network address, the last is for all of them. */
export const signInCounts = (email: string, address: string): Counted[] => {
  const who = hashOf(email.toLowerCase());
  const network = networkOf(address);
  return [
    ['sign_in', `${who} ${network}`],
    ['sign_in_address', network],
    ['sign_in_email', who],
  ];
};

/**
 * The counters of passwords tried for one person: per network address, and for all of them. Somebody with the same e-mail address in another account
 * does not reset them.
 */
export const passwordCounts = (person: string, address: string): Counted[] => [
  ['password', `${person} ${networkOf(address)}`],
  ['password_person', person],
];

/** The counters that cover all network addresses. */
const fromEverywhere = new Set<Attempt>(['sign_in_email', 'password_person', 'second_factor_person', 'passkey_person']);

/** What was counted, or the seconds until another attempt is allowed. */
type Admission = { taken: Counted[] } | { retryAfter: number };

const expectTaken = (admission: Admission): Counted[] => {
  if ('taken' in admission) return admission.taken;
  throw tooManyAttempts(admission.retryAfter);
};

/**
 * Counts attempts to prove a password, a second factor or a passkey before they are verified, and returns the counts to take back after a success. A
 * flood of failures from elsewhere does not lock a person out where they have signed in before.
 */
export const createAdmission = ({ db, clock, attempts }: Dependencies) => {
  const take = async (counts: readonly Counted[], isKnownPlace: () => Promise<boolean>): Promise<Admission> => {
    const stopped = await attempts.take(counts);
    if (!stopped) return { taken: [...counts] };
    if (!fromEverywhere.has(stopped.full) || !(await isKnownPlace())) return stopped;
    const here = counts.filter(([kind]) => !fromEverywhere.has(kind));
    return (await attempts.take(here)) ?? { taken: here };
  };

  const takeFor = (person: Person | undefined, address: string, counts: readonly Counted[]): Promise<Admission> =>
    take(counts, async () => person !== undefined && hasSignedInFrom(db, person, address, clock()));

  return {
    /** Counts an attempt for an e-mail address, whether or not it exists. @throws ServiceError `rate_limit_exceeded` */
    ofAddress: async (email: string, address: string): Promise<Counted[]> =>
      expectTaken(await take(signInCounts(email, address), () => hasAddressSignedInFrom(db, email, address, clock()))),

    /** Counts an attempt for a person, or for nobody. @throws ServiceError `rate_limit_exceeded` */
    ofPerson: async (person: Person | undefined, address: string, counts: readonly Counted[]): Promise<Counted[]> =>
      expectTaken(await takeFor(person, address, counts)),

    /** Counts a password tried for somebody; undefined after too many. `key` stands in when there is nobody. */
    ofPassword: async (person: Person | undefined, key: string, address: string): Promise<Counted[] | undefined> => {
      const admission = await takeFor(person, address, passwordCounts(person?.userId ?? key, address));
      return 'taken' in admission ? admission.taken : undefined;
    },
  };
};
