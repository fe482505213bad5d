import type { AuditAction } from '../../contract/audits.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Attempts } from '../../rules/attempt-limits.ts';
import type { AuditCredential, Source } from '../../rules/audit.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import { isVerdict } from '../../rules/concurrent-credential-checks.ts';
import type { Addressee, Person } from '../people/person.ts';
import { lockOwnSession } from '../sessions/own-sessions.ts';
import { createAdmission, passwordCounts, signInCounts } from '../sign-in/sign-in-attempts.ts';
import { verifyPassword } from './passwords.ts';

/** A signed-in person, and the session of the request. */
export interface SignedIn extends Person {
  sessionId: string;
}

/** Where a person's request came from. */
export type PersonSource = Source & { address: string };

/** A person whose current password has just been verified. */
export interface Proved extends Addressee {
  hash: string;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
}

const wrongPassword = () =>
  new ServiceError('unprocessable', 'The current password is wrong.', {
    details: [{ field: 'current_password', message: 'Must be your current password.', code: 'not_allowed' }],
  });

const sessionOver = () => new ServiceError('invalid_token', 'The session has ended. Sign in again.');

const findPassword = (db: Queries, { accountId, userId }: Person) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'users.account_id').onRef('passwords.user_id', '=', 'users.id'),
    )
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.name', 'users.email', 'accounts.name as account', 'passwords.hash'])
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .executeTakeFirst();

/** Whether a failure reveals anything about the current password; only then the attempt counts. */
const isGuess = (failure: unknown): boolean =>
  isVerdict(failure) && (failure as ServiceError).details.some(({ field }) => field === 'current_password');

/** The audit entry for a person's change to their own access. */
export const ownEntry = ({ accountId, userId, sessionId }: SignedIn, { address, requestId }: Source, action: AuditAction, at: Date) => ({
  accountId,
  action,
  actorId: userId,
  credential: { type: 'session', id: sessionId } satisfies AuditCredential,
  subjectId: userId,
  address,
  requestId,
  at,
});

/**
 * Locks a just verified password and the session of the request until the transaction ends. Whoever ended the session meanwhile may have done so
 * because it was stolen.
 */
export const lockProvedPassword = async (tx: Tx, who: SignedIn, { hash }: Proved, now: Date): Promise<void> => {
  const held = tx.selectFrom('passwords').select('user_id').where('account_id', '=', who.accountId).where('user_id', '=', who.userId);
  if (!(await held.where('hash', '=', hash).forNoKeyUpdate().executeTakeFirst())) throw wrongPassword();
  if (!(await lockOwnSession(tx, who, who.sessionId, now))) throw sessionOver();
};

/**
 * Verifies the current password of a signed-in person, with the limits of a sign-in, so that an open session does not help to guess the password.
 * `action` is the operation that needs the proof.
 * @throws ServiceError `unprocessable`, `rate_limit_exceeded`, and the errors of `use`
 */
export const createOwnPasswordProof = ({ db, clock, attempts }: Dependencies) => {
  const admission = createAdmission({ db, clock, attempts });

  const prove = async (who: SignedIn, present: string, source: Source, action: AuditAction): Promise<Proved> => {
    const found = await findPassword(db, who);
    const isRight = await verifyPassword(present, found?.hash ?? undefined);
    if (isRight && found?.hash) return { ...found, hash: found.hash };
    await auditGuess(db, ownEntry(who, source, action, clock()));
    throw wrongPassword();
  };

  return async <T>(
    who: SignedIn,
    present: string,
    source: PersonSource,
    action: AuditAction,
    use: (proved: Proved) => Promise<T>,
  ): Promise<T> => {
    const email = (await findPassword(db, who))?.email;
    if (email === undefined) throw sessionOver();
    const [own, ofAddress] = [passwordCounts(who.userId, source.address), signInCounts(email, source.address)];
    const counts = await admission.ofPerson(who, source.address, [...own, ...ofAddress]);
    const used = await prove(who, present, source, action)
      .then(use)
      .catch(async (failure: unknown) => {
        if (!isGuess(failure)) await attempts.refund(counts);
        throw failure;
      });
    await attempts.refund(counts);
    await attempts.forget([own[0]!, ofAddress[0]!]);
    return used;
  };
};

export type OwnPasswordProof = ReturnType<typeof createOwnPasswordProof>;
