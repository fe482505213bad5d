import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type Audited, audit } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import type { Person } from '../people/person.ts';
import { credentialIdIn, type Passkeys, type Signed } from './passkeys.ts';
import { countUse, findFactors, noteCloneWarning, type SecondFactorRow } from './store.ts';

const message = 'The passkey is unknown or removed, did not sign this challenge, or the challenge has been used or has expired.';

/** The error for a passkey response that proves nothing. */
export const wrongPasskey = (): ServiceError => new ServiceError('invalid_credentials', message);

/** A registered passkey of a person was presented and refused. */
export class RefusedPasskey extends ServiceError {
  readonly factor: SecondFactorRow;
  /** Its counter is not above the previous one. */
  readonly isCopy: boolean;

  constructor(factor: SecondFactorRow, isCopy = false) {
    super('invalid_credentials', message);
    this.factor = factor;
    this.isCopy = isCopy;
  }
}

/** The passkey that has signed a challenge; its use is counted. @throws ServiceError `invalid_credentials` */
export const spendPasskey = async (
  tx: Tx,
  person: Person,
  { credential, challenge, passkeys, now }: { credential: unknown; challenge: string; passkeys: Passkeys; now: Date },
): Promise<Signed & { factor: SecondFactorRow }> => {
  const factor = (await findFactors(tx, person)).find(({ credential_id }) => credential_id === credentialIdIn(credential));
  if (!factor) throw wrongPasskey();
  const signed = await passkeys.verifyResponse(credential, challenge, factor);
  if (!signed) throw new RefusedPasskey(factor);
  if (!(await countUse(tx, factor, signed.signCount, now))) throw new RefusedPasskey(factor, true);
  return { ...signed, factor };
};

/** Records that a passkey may have been copied, and notifies its person, if that is why it was refused. */
export const warnOfCopy = async (
  db: Queries,
  failure: unknown,
  person: Person | undefined,
  { emails, entry }: { emails: Pick<PersonEmails, 'notify'>; entry: Omit<Audited, 'accountId' | 'actorId' | 'changes'> },
): Promise<void> => {
  if (!(failure instanceof RefusedPasskey && failure.isCopy) || !person) return;
  await transaction(db, async (tx) => {
    await noteCloneWarning(tx, failure.factor, entry.at);
    await emails.notify(tx, person, 'passkey_copied', entry);
    const changes = { succeeded: false, factor_id: failure.factor.id, second_factor: 'copied' };
    await audit(tx, { ...entry, accountId: person.accountId, actorId: null, changes });
  });
};
