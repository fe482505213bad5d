import { ServiceError } from '../../core/errors.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { audit } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import type { Person } from '../people/person.ts';
import type { OwnProof, OwnProofs } from '../second-factors/own-proof.ts';
import type { EndSignIns } from '../sign-in/end-sign-ins.ts';
import { expectBounds, newPasswordHash } from './new-password.ts';
import { ownEntry, type PersonSource, type SignedIn } from './own-password.ts';
import type { PasswordLinks } from './password-links.ts';

/** Which session continues after the change, and with which new token in place of one that may have been copied. */
interface GoesOn<T> {
  kept: string | undefined;
  goOn: (tx: Tx, now: Date) => Promise<T>;
}

/** Changes the password of a signed-in person, and ends every other sign-in. */
export type ChangePassword = <T>(
  who: SignedIn,
  proof: OwnProof,
  next: string,
  source: PersonSource,
  { kept, goOn }: GoesOn<T>,
) => Promise<T>;

interface Dependencies {
  ownProofs: Pick<OwnProofs, 'prove'>;
  links: Pick<PasswordLinks, 'endAll'>;
  endSignIns: EndSignIns;
  emails: Pick<PersonEmails, 'notify'>;
  /** Where people sign in. */
  authUrl: string;
}

const action = 'changePassword';

const samePassword = () =>
  new ServiceError('unprocessable', 'The new password is the same as the current one.', {
    details: [{ field: 'password', message: 'Must differ from the current password.', code: 'not_allowed' }],
  });

const replaceHash = async (tx: Tx, { accountId, userId }: Person, hash: string, now: string): Promise<void> => {
  await tx
    .updateTable('passwords')
    .set({ hash, changed_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
};

export const createChangePassword =
  ({ ownProofs, links, endSignIns, emails, authUrl }: Dependencies): ChangePassword =>
  async (who, proof, next, source, { kept, goOn }) => {
    expectBounds(next);
    let hash: string;
    const change = async (tx: Tx, now: Date) => {
      await replaceHash(tx, who, hash, now.toISOString());
      await links.endAll(tx, who);
      await endSignIns(tx, who, now, kept);
      await emails.notify(tx, who, 'password_changed', source);
      await audit(tx, ownEntry(who, source, action, now));
      return goOn(tx, now);
    };
    // Derived before the transaction, because it is slow.
    return ownProofs.prove(who, proof, source, action, change, async (person) => {
      if (proof.present === next) throw samePassword();
      hash = await newPasswordHash(next, person, authUrl);
    });
  };
