import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import { markCredentialsEnded, type Tx, transaction } from '../data/connection/transaction.ts';
import type { Attempts } from '../rules/attempt-limits.ts';
import { type AuditCredential, audit, type Source } from '../rules/audit.ts';
import { isVerdict } from '../rules/concurrent-credential-checks.ts';
import { expectBounds, newPasswordHash } from './new-password.ts';
import { endOwnSessions, lockOwnSession } from './own-sessions.ts';
import type { PasswordLinks } from './password-links.ts';
import { verifyPassword } from './passwords.ts';
import type { EndWithPassword } from './set-password.ts';
import type { Person } from './sign-in.ts';
import { createSignInAdmission } from './sign-in-attempts.ts';

/** A person who is signed in, and the session that asks, which goes on. */
export interface SignedIn extends Person {
  sessionId: string;
}

/** Changes the password of a person who is signed in. */
export type ChangePassword = (
  who: SignedIn,
  passwords: { present: string; next: string },
  source: Source & { address: string },
) => Promise<void>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  links: Pick<PasswordLinks, 'endAll'>;
  /** What ends with the old password besides the sessions. */
  endWithPassword: readonly EndWithPassword[];
}

const wrongPassword = () =>
  new ServiceError('unprocessable', 'The present password is wrong.', {
    details: [{ field: 'current_password', message: 'Must be your present password.', code: 'not_allowed' }],
  });

const samePassword = () =>
  new ServiceError('unprocessable', 'The new password is the present one.', {
    details: [{ field: 'password', message: 'Must be another one than the present password.', code: 'not_allowed' }],
  });

const over = () => new ServiceError('invalid_token', 'The session is over. Sign in again.');

const findPassword = (db: Queries, { accountId, userId }: Person) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'users.account_id').onRef('passwords.user_id', '=', 'users.id'),
    )
    .select(['users.name', 'users.email', 'passwords.hash'])
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .executeTakeFirst();

/** Replaces a password that was correct a moment ago; it may have been changed in between. */
const replaceHash = async (tx: Tx, { accountId, userId }: Person, hash: string, next: string, now: string): Promise<void> => {
  const replaced = await tx
    .updateTable('passwords')
    .set({ hash: next, changed_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  if (!replaced) throw wrongPassword();
};

/**
 * The present password is proved as at a sign-in, and with the same limits: a session that somebody has found open does not help them to
 * guess it.
 */
export const createChangePassword = ({ db, clock, attempts, links, endWithPassword }: Dependencies): ChangePassword => {
  const admit = createSignInAdmission({ db, clock, attempts });

  const entry = ({ accountId, userId, sessionId }: SignedIn, { address, requestId }: Source) => ({
    accountId,
    action: 'changePassword',
    actorId: userId,
    credential: { type: 'session', id: sessionId } satisfies AuditCredential,
    subjectId: userId,
    address,
    requestId,
    at: clock(),
  });

  const replace = (who: SignedIn, hash: string, next: string, source: Source) =>
    transaction(db, async (tx) => {
      const now = clock();
      await replaceHash(tx, who, hash, next, now.toISOString());
      // Whoever ended this session meanwhile may have known that it was not theirs.
      if (!(await lockOwnSession(tx, who, who.sessionId, now))) throw over();
      await links.endAll(tx, who);
      await endOwnSessions(tx, who, { except: who.sessionId }, now);
      for (const end of endWithPassword) await end(tx, who, now.toISOString(), who.sessionId);
      markCredentialsEnded(tx, who.accountId);
      await audit(tx, entry(who, source));
    });

  const change: ChangePassword = async (who, { present, next }, source) => {
    const found = await findPassword(db, who);
    if (!(await verifyPassword(present, found?.hash ?? undefined)) || !found?.hash) {
      await audit(db, { ...entry(who, source), changes: { succeeded: false } });
      throw wrongPassword();
    }
    if (present === next) throw samePassword();
    await replace(who, found.hash, await newPasswordHash(next, found), source);
  };

  /** Whether a failure says something of the present password: only then the attempt counts. */
  const isGuess = (failure: unknown): boolean =>
    isVerdict(failure) && (failure as ServiceError).details.some(({ field }) => field === 'current_password');

  return async (who, passwords, source) => {
    expectBounds(passwords.next);
    const email = (await findPassword(db, who))?.email;
    if (email === undefined) throw over();
    const counts = await admit({ email, address: source.address });
    await change(who, passwords, source).catch(async (failure: unknown) => {
      if (!isGuess(failure)) await attempts.refund(counts);
      throw failure;
    });
    await attempts.refund(counts);
    await attempts.forget(counts.slice(0, 1));
  };
};
