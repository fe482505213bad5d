import { sql } from 'kysely';
import { mostRefusedCodes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { isVerdict } from '../../rules/concurrent-credential-checks.ts';
import type { Person } from '../people/person.ts';
import { hasSignedInFrom } from '../sign-in/sign-in-store.ts';
import { looksLikeTotp } from './totp.ts';

/** So many codes were refused since the last sign-in that none is tried from a place which is not known for the person. */
export class CodesUsedUp extends ServiceError {
  constructor() {
    super(
      'invalid_credentials',
      'Too many codes were wrong since the last sign-in, so that none is tried from here. Sign in from where you have signed in before, with a recovery code or with a passkey; or set a new password with a link, which your administrator or the reset gives you.',
    );
  }
}

/** Whether a second factor was refused, and not the request for another reason. */
export const isRefusedFactor = (failure: unknown): boolean =>
  isVerdict(failure) && (failure as ServiceError).code === 'invalid_credentials';

const ofPerson = (db: Queries, { accountId, userId }: Person) =>
  db.updateTable('passwords').where('account_id', '=', accountId).where('user_id', '=', userId);

/** Counts a code before it is tried, so that concurrent ones are no more; false after too many. */
const count = async (db: Queries, person: Person): Promise<boolean> => {
  const counted = ofPerson(db, person).set((eb) => ({ refused_codes: eb('refused_codes', '+', 1) }));
  return (await counted.where('refused_codes', '<', mostRefusedCodes).returning('user_id').executeTakeFirst()) !== undefined;
};

const takeBack = async (db: Queries, person: Person): Promise<void> => {
  await ofPerson(db, person).set({ refused_codes: sql<number>`greatest(refused_codes - 1, 0)` }).execute();
};

/** The person has signed in, or proved a second factor: what was refused before counts no more. */
export const forgetRefusedCodes = async (db: Queries, person: Person): Promise<void> => {
  await ofPerson(db, person).set({ refused_codes: 0 }).execute();
};

/**
 * The bound of a person's refused codes of six digits in a row, however slowly and from wherever they come (NIST SP 800-63B, 5.2.2). Whoever guesses
 * knows the password, and limits by the hour only make it last. What cannot be guessed is not counted, so that it still lets its person in.
 */
export const createRefusedCodes =
  ({ db, clock }: { db: Queries; clock: Clock }) =>
  /** @throws CodesUsedUp, and the errors of `work`, which forgets the refused codes where it succeeds */
  async <T>(person: Person, address: string, code: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (code === undefined || !looksLikeTotp(code)) return work();
    const isCounted = await count(db, person);
    if (!isCounted && !(await hasSignedInFrom(db, person, address, clock()))) throw new CodesUsedUp();
    return work().catch(async (failure: unknown) => {
      if (isCounted && !isRefusedFactor(failure)) await takeBack(db, person);
      throw failure;
    });
  };
