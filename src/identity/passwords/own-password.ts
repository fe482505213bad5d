import type { AuditAction } from '../../contract/audits.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Attempts } from '../../rules/attempt-limits.ts';
import type { AuditCredential, Source } from '../../rules/audit.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import { isVerdict } from '../../rules/concurrent-credential-checks.ts';
import type { Person } from '../people/person.ts';
import { lockOwnSession } from '../sessions/own-sessions.ts';
import { createAdmission, passwordCounts, signInCounts } from '../sign-in/sign-in-attempts.ts';
import type { Owner } from './new-password.ts';
import { verifyPassword } from './passwords.ts';

/** A person who is signed in, and the session that asks. */
export interface SignedIn extends Person {
  sessionId: string;
}

/** Where a request of a person came from. */
export type PersonSource = Source & { address: string };

/** A person whose present password was right a moment ago. */
export interface Proved extends Owner {
  hash: string;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
}

const wrongPassword = () =>
  new ServiceError('unprocessable', 'The present password is wrong.', {
    details: [{ field: 'current_password', message: 'Must be your present password.', code: 'not_allowed' }],
  });

const sessionOver = () => new ServiceError('invalid_token', 'The session is over. Sign in again.');

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

/** Whether a failure says something of the present password: only then the attempt counts. */
const isGuess = (failure: unknown): boolean =>
  isVerdict(failure) && (failure as ServiceError).details.some(({ field }) => field === 'current_password');

/** The audit entry of what a person does with their own access. */
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
 * Locks a password that was right a moment ago, and the session that asks, until the transaction ends. Whoever ended the session
 * meanwhile may have known that it was not theirs.
 */
export const lockProved = async (tx: Tx, who: SignedIn, { hash }: Proved, now: Date): Promise<void> => {
  const held = tx.selectFrom('passwords').select('user_id').where('account_id', '=', who.accountId).where('user_id', '=', who.userId);
  if (!(await held.where('hash', '=', hash).forNoKeyUpdate().executeTakeFirst())) throw wrongPassword();
  if (!(await lockOwnSession(tx, who, who.sessionId, now))) throw sessionOver();
};

/**
 * Proves the present password of a person who is signed in, as at a sign-in and with the same limits: a session that somebody has found
 * open does not help them to guess it. `action` is the operation that needs the proof.
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
