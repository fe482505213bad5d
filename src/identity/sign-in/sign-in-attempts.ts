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

/**
 * The counts of passwords that were tried for one person: from one network address, and from all of them. Somebody else who has the
 * same e-mail address in another account does not reset them.
 */
export const passwordCounts = (person: string, address: string): Counted[] => [
  ['password', `${person} ${networkOf(address)}`],
  ['password_person', person],
];

/** The counts that are for all network addresses together. */
const fromEverywhere = new Set<Attempt>(['sign_in_email', 'password_person', 'second_factor_person', 'passkey_person']);

/** What was counted, or after how many seconds there is room for a further attempt. */
type Admission = { taken: Counted[] } | { retryAfter: number };

const expectTaken = (admission: Admission): Counted[] => {
  if ('taken' in admission) return admission.taken;
  throw tooManyAttempts(admission.retryAfter);
};

/**
 * Counts attempts to prove a password, a second factor or a passkey before they are verified, and returns the counts to take back when
 * one was right. A flood of failures from elsewhere does not lock a person out where they have signed in before.
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
    /** An attempt at an e-mail address, whoever has it. @throws ServiceError `rate_limit_exceeded` */
    ofAddress: async (email: string, address: string): Promise<Counted[]> =>
      expectTaken(await take(signInCounts(email, address), () => hasAddressSignedInFrom(db, email, address, clock()))),

    /** An attempt at a person, or at nobody. @throws ServiceError `rate_limit_exceeded` */
    ofPerson: async (person: Person | undefined, address: string, counts: readonly Counted[]): Promise<Counted[]> =>
      expectTaken(await takeFor(person, address, counts)),

    /** A password that is tried for somebody; undefined after too many. `key` is what nobody is counted by. */
    ofPassword: async (person: Person | undefined, key: string, address: string): Promise<Counted[] | undefined> => {
      const admission = await takeFor(person, address, passwordCounts(person?.userId ?? key, address));
      return 'taken' in admission ? admission.taken : undefined;
    },
  };
};
