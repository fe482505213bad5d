import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import { type Tx, transaction } from '../data/connection/transaction.ts';
import { audit, type Source } from '../rules/audit.ts';
import type { EndSignIns } from './end-sign-ins.ts';
import type { PersonLetters } from './letters.ts';
import { expectBounds, newPasswordHash } from './new-password.ts';
import { lockProved, type OwnPasswordProof, ownEntry, type PersonSource, type Proved, type SignedIn } from './own-password.ts';
import type { PasswordLinks } from './password-links.ts';
import type { Person } from './person.ts';

/** Changes the password of a person who is signed in; the session that asks goes on. */
export type ChangePassword = (who: SignedIn, passwords: { present: string; next: string }, source: PersonSource) => Promise<void>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  proveOwnPassword: OwnPasswordProof;
  links: Pick<PasswordLinks, 'endAll'>;
  endSignIns: EndSignIns;
  letters: Pick<PersonLetters, 'tell'>;
}

const action = 'changePassword';

const samePassword = () =>
  new ServiceError('unprocessable', 'The new password is the present one.', {
    details: [{ field: 'password', message: 'Must be another one than the present password.', code: 'not_allowed' }],
  });

const replaceHash = async (tx: Tx, { accountId, userId }: Person, hash: string, now: string): Promise<void> => {
  await tx
    .updateTable('passwords')
    .set({ hash, changed_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
};

export const createChangePassword = ({ db, clock, proveOwnPassword, links, endSignIns, letters }: Dependencies): ChangePassword => {
  const replace = (who: SignedIn, proved: Proved, next: string, source: Source) =>
    transaction(db, async (tx) => {
      const now = clock();
      await lockProved(tx, who, proved, now);
      await replaceHash(tx, who, next, now.toISOString());
      await links.endAll(tx, who);
      await endSignIns(tx, who, now, who.sessionId);
      await letters.tell(tx, who, 'password_changed', source);
      await audit(tx, ownEntry(who, source, action, now));
    });

  return async (who, { present, next }, source) => {
    expectBounds(next);
    await proveOwnPassword(who, present, source, action, async (proved) => {
      if (present === next) throw samePassword();
      await replace(who, proved, await newPasswordHash(next, proved), source);
    });
  };
};
