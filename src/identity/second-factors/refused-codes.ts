import { sql } from 'kysely';
import { mostRefusedCodes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { isVerdict } from '../../rules/concurrent-credential-checks.ts';
import type { Person } from '../people/person.ts';
import { hasSignedInFrom } from '../sign-in/sign-in-store.ts';
import { looksLikeTotp } from './totp.ts';

/** Too many codes were refused since the last sign-in to try any from an address that the person has not used before. */
export class CodesUsedUp extends ServiceError {
  constructor() {
    super(
      'invalid_credentials',
      'Too many wrong codes since the last sign-in, so codes are no longer accepted from here. Sign in from somewhere you have signed in before, with a recovery code or with a passkey; or set a new password with a link, which your administrator or the password reset gives you.',
    );
  }
}

/** Whether a second factor was refused, rather than the request for another reason. */
export const isRefusedFactor = (failure: unknown): boolean =>
  isVerdict(failure) && (failure as ServiceError).code === 'invalid_credentials';

const ofPerson = (db: Queries, { accountId, userId }: Person) =>
  db.updateTable('passwords').where('account_id', '=', accountId).where('user_id', '=', userId);

/** Counts a code before it is tried, so that concurrent ones count too; false after too many. */
const count = async (db: Queries, person: Person): Promise<boolean> => {
  const counted = ofPerson(db, person).set((eb) => ({ refused_codes: eb('refused_codes', '+', 1) }));
  return (await counted.where('refused_codes', '<', mostRefusedCodes).returning('user_id').executeTakeFirst()) !== undefined;
};

const takeBack = async (db: Queries, person: Person): Promise<void> => {
  await ofPerson(db, person).set({ refused_codes: sql<number>`greatest(refused_codes - 1, 0)` }).execute();
};

/** The person has signed in or proved a second factor: resets the count of refused codes. */
export const forgetRefusedCodes = async (db: Queries, person: Person): Promise<void> => {
  await ofPerson(db, person).set({ refused_codes: 0 }).execute();
};

/**
 * Limits consecutive refused six-digit codes per person, however slowly and from wherever they come (NIST SP 800-63B, 5.2.2). The attacker knows the
 * password, and hourly limits would only slow them down. What cannot be guessed is not counted, so that it still admits the person.
 */
export const createRefusedCodes =
  ({ db, clock }: { db: Queries; clock: Clock }) =>
  /** @throws CodesUsedUp, and the errors of `work`; resets the count when it succeeds */
  async <T>(person: Person, address: string, code: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (code === undefined || !looksLikeTotp(code)) return work();
    const isCounted = await count(db, person);
    if (!isCounted && !(await hasSignedInFrom(db, person, address, clock()))) throw new CodesUsedUp();
    return work().catch(async (failure: unknown) => {
      if (isCounted && !isRefusedFactor(failure)) await takeBack(db, person);
      throw failure;
    });
  };
