import type { Updateable } from 'kysely';
import type { AuditAction } from '../../contract/audits.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import type { SecondFactorsTable } from '../../data/tables/second-factors.ts';
import { type Attempts, type Counted, countFailures, networkOf } from '../../rules/attempt-limits.ts';
import { audit } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import { ownEntry, type PersonSource, type SignedIn } from '../passwords/own-password.ts';
import { noteMethods } from '../sessions/own-sessions.ts';
import type { EndSignIns } from '../sign-in/end-sign-ins.ts';
import { expectRoom, shownFactor } from './own-factors.ts';
import type { Passkeys } from './passkeys.ts';
import { aboutFactor } from './prove.ts';
import { plainCode, replaceRecoveryCodes } from './recovery-codes.ts';
import { isSomebodys, lockEnrolment, lockSignIn, type SecondFactorRow } from './store.ts';
import { looksLikeTotp, stepOf } from './totp.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  secrets: Sealer;
  passkeys: Passkeys;
  endSignIns: EndSignIns;
  emails: PersonEmails;
}

/** Returns the columns of a factor that has just been shown to work, with its method (RFC 8176); or throws. */
type Proof = (tx: Tx, begun: SecondFactorRow, now: Date) => Promise<{ stored: Updateable<SecondFactorsTable>; method: SignInMethod }>;

const wrongCode = () =>
  new ServiceError('unprocessable', 'Wrong code. Check the clock of the device, and send the code it shows now.', {
    details: [{ field: 'code', message: 'Must be the code that the app shows now.', code: 'not_allowed' }],
  });

const wrongPasskey = () =>
  new ServiceError('unprocessable', "Not a new passkey for this challenge, created at this server's address. Start again.", {
    details: [{ field: 'credential', message: 'Must be what the browser returned for this challenge.', code: 'not_allowed' }],
  });

/** Confirms a second factor that its person has enrolled in the same session. */
export const createConfirmFactor = ({ db, clock, attempts, secrets, passkeys, endSignIns, emails }: Dependencies) => {
  /** The first factor comes with recovery codes and ends sessions that were started without one; the session that adds it counts as proved. */
  const protect = async (tx: Tx, who: SignedIn, method: SignInMethod, now: Date): Promise<string[]> => {
    await endSignIns(tx, who, now, who.sessionId);
    await noteMethods(tx, who, who.sessionId, ['pwd', method, 'mfa']);
    return replaceRecoveryCodes(tx, who);
  };

  const confirmOnce = (who: SignedIn, id: string, source: PersonSource, action: AuditAction, verify: Proof) =>
    transaction(db, async (tx) => {
      const now = clock();
      await lockSignIn(tx, who);
      const begun = await lockEnrolment(tx, who, id, new Date(now.getTime() - lifetimes.factor_enrolment * 1000));
      if (!begun) throw notFound('enrolment', id);
      const before = await expectRoom(tx, who);
      const { stored, method } = await verify(tx, begun, now);
      const confirmed = { ...stored, confirmed_at: now.toISOString() };
      await tx.updateTable('second_factors').set(confirmed).where('account_id', '=', who.accountId).where('id', '=', id).execute();
      const recoveryCodes = before.length === 0 ? await protect(tx, who, method, now) : undefined;
      await emails.notify(tx, who, 'factor_added', source);
      await audit(tx, { ...ownEntry(who, source, action, now), changes: { factor_id: id, kind: begun.kind } });
      return { factor: shownFactor(begun), recoveryCodes };
    });

  const verifyCode =
    (code: string): Proof =>
    async (_tx, { id, secret }, now) => {
      if (secret === null) throw notFound('enrolment', id);
      const step = looksLikeTotp(code) ? stepOf(secrets.open(secret, aboutFactor(id)), code, now, 0) : undefined;
      if (step === undefined) throw wrongCode();
      return { stored: { last_step: step }, method: 'otp' };
    };

  const verifyCredential =
    (credential: unknown): Proof =>
    async (tx, { id, challenge }) => {
      if (challenge === null) throw notFound('enrolment', id);
      const made = await passkeys.verifyCreation(credential, challenge);
      if (!made || (await isSomebodys(tx, made.credential_id))) throw wrongPasskey();
      const { method, ...passkey } = made;
      return { stored: { ...passkey, challenge: null }, method };
    };

  /** Wrong confirmations are counted like guesses at a sign-in. */
  const confirm = (who: SignedIn, id: string, source: PersonSource, action: AuditAction, verify: Proof) => {
    const counts: Counted[] = [['second_factor', `${who.userId} ${networkOf(source.address)}`]];
    return countFailures(attempts, counts, () => confirmOnce(who, id, source, action, verify));
  };

  return {
    /** @throws ServiceError `not_found`, `unprocessable`, `rate_limit_exceeded` */
    byCode: (who: SignedIn, id: string, code: string, source: PersonSource) =>
      confirm(who, id, source, 'confirmSecondFactor', verifyCode(plainCode(code))),

    /** @throws ServiceError `not_found`, `unprocessable`, `rate_limit_exceeded` */
    byPasskey: (who: SignedIn, id: string, credential: unknown, source: PersonSource) =>
      confirm(who, id, source, 'confirmPasskey', verifyCredential(credential)),
  };
};

export type ConfirmFactor = ReturnType<typeof createConfirmFactor>;
