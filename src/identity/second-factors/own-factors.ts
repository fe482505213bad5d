import type { Updateable } from 'kysely';
import type { AuditAction } from '../../contract/audits.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import type { SecondFactorsTable } from '../../data/tables/second-factors.ts';
import { type Attempts, type Counted, countFailures, networkOf } from '../../rules/attempt-limits.ts';
import { audit } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import { ownEntry, type PersonSource, type Proved, type SignedIn } from '../passwords/own-password.ts';
import type { Person } from '../people/person.ts';
import { noteMethods } from '../sessions/own-sessions.ts';
import type { EndSignIns } from '../sign-in/end-sign-ins.ts';
import { newToken } from '../tokens/secrets.ts';
import { endChallenges, type TotpSecret, totpSecretFor } from './challenges.ts';
import type { OwnProof, OwnProofs } from './own-proof.ts';
import type { Passkeys, PublicKeyOptions } from './passkeys.ts';
import { aboutFactor } from './prove.ts';
import { countRecoveryCodes, deleteRecoveryCodes, plainCode, replaceRecoveryCodes } from './recovery-codes.ts';
import {
  deleteEnrolments,
  deleteFactor,
  findFactors,
  isFactorRequired,
  isSomebodys,
  lockEnrolment,
  lockSignIn,
  type SecondFactorRow,
} from './store.ts';
import { looksLikeTotp, stepOf } from './totp.ts';

/** A second factor as its person sees it. */
export type ShownFactor = Pick<SecondFactorRow, 'id' | 'kind' | 'name' | 'created_at' | 'last_used_at' | 'clone_warning_at'>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  secrets: Sealer;
  passkeys: Passkeys;
  ownProofs: Pick<OwnProofs, 'prove'>;
  endSignIns: EndSignIns;
  emails: PersonEmails;
}

/** Returns the columns of a factor that has just been shown to work, with its method (RFC 8176); or throws. */
type Proof = (tx: Tx, begun: SecondFactorRow, now: Date) => Promise<{ stored: Updateable<SecondFactorsTable>; method: SignInMethod }>;

/** Maximum number of factors per person. */
const most = 10;

const shown = ({ id, kind, name, created_at, last_used_at, clone_warning_at }: SecondFactorRow): ShownFactor => ({
  id,
  kind,
  name,
  created_at,
  last_used_at,
  clone_warning_at,
});

const tooMany = () => new ServiceError('limit_reached', `You have reached the maximum of ${most} second factors. Remove one first.`);
const none = () => new ServiceError('invalid_state', 'Recovery codes need a second factor. Add one first.');
const demanded = () =>
  new ServiceError('invalid_state', 'Your account requires a second factor. Add another one before you remove the last.');
const wrongCode = () =>
  new ServiceError('unprocessable', 'Wrong code. Check the clock of the device, and send the code it shows now.', {
    details: [{ field: 'code', message: 'Must be the code that the app shows now.', code: 'not_allowed' }],
  });

const wrongPasskey = () =>
  new ServiceError('unprocessable', "Not a new passkey for this challenge, created at this server's address. Start again.", {
    details: [{ field: 'credential', message: 'Must be what the browser returned for this challenge.', code: 'not_allowed' }],
  });

/** Removes every factor and recovery code of a person, including pending enrolments; false when they had none. */
export const removeAllFactors = async (tx: Tx, person: Person, now: Date): Promise<boolean> => {
  await lockSignIn(tx, person);
  const of = tx.deleteFrom('second_factors').where('account_id', '=', person.accountId).where('user_id', '=', person.userId);
  const removed = await of.returning('confirmed_at').execute();
  await deleteRecoveryCodes(tx, person);
  await endChallenges(tx, person, now.toISOString());
  return removed.some(({ confirmed_at }) => confirmed_at !== null);
};

/** The second factors of a signed-in person. Each change needs the current password, and a second factor if there is one. */
export const createOwnFactors = ({ db, clock, attempts, secrets, passkeys, ownProofs, endSignIns, emails }: Dependencies) => {
  /** A change in one transaction with its proof and its audit entry. */
  const change = <T>(
    who: SignedIn,
    proof: OwnProof,
    source: PersonSource,
    action: AuditAction,
    work: (tx: Tx, now: Date, person: Proved) => Promise<{ value: T; changes: object }>,
  ): Promise<T> =>
    ownProofs.prove(who, proof, source, action, async (tx, now, person) => {
      const { value, changes } = await work(tx, now, person);
      await audit(tx, { ...ownEntry(who, source, action, now), changes: { ...changes } });
      return value;
    });

  /** The first factor comes with recovery codes and ends sessions that were started without one; the session that adds it counts as proved. */
  const protect = async (tx: Tx, who: SignedIn, method: SignInMethod, now: Date): Promise<string[]> => {
    await endSignIns(tx, who, now, who.sessionId);
    await noteMethods(tx, who, who.sessionId, ['pwd', method, 'mfa']);
    return replaceRecoveryCodes(tx, who);
  };

  const confirmOnce = (who: SignedIn, id: string, source: PersonSource, action: AuditAction, proved: Proof) =>
    transaction(db, async (tx) => {
      const now = clock();
      await lockSignIn(tx, who);
      const begun = await lockEnrolment(tx, who, id, new Date(now.getTime() - lifetimes.factor_enrolment * 1000));
      if (!begun) throw notFound('enrolment', id);
      const before = await findFactors(tx, who);
      if (before.length >= most) throw tooMany();
      const { stored, method } = await proved(tx, begun, now);
      const confirmed = { ...stored, confirmed_at: now.toISOString() };
      await tx.updateTable('second_factors').set(confirmed).where('account_id', '=', who.accountId).where('id', '=', id).execute();
      const recoveryCodes = before.length === 0 ? await protect(tx, who, method, now) : undefined;
      await emails.notify(tx, who, 'factor_added', source);
      await audit(tx, { ...ownEntry(who, source, action, now), changes: { factor_id: id, kind: begun.kind } });
      return { factor: shown(begun), recoveryCodes };
    });

  const byCode =
    (code: string): Proof =>
    async (_tx, { id, secret }, now) => {
      if (secret === null) throw notFound('enrolment', id);
      const step = looksLikeTotp(code) ? stepOf(secrets.open(secret, aboutFactor(id)), code, now, 0) : undefined;
      if (step === undefined) throw wrongCode();
      return { stored: { last_step: step }, method: 'otp' };
    };

  const byCredential =
    (credential: unknown): Proof =>
    async (tx, { id, challenge }) => {
      if (challenge === null) throw notFound('enrolment', id);
      const made = await passkeys.verifyCreation(credential, challenge);
      if (!made || (await isSomebodys(tx, made.credential_id))) throw wrongPasskey();
      const { method, ...passkey } = made;
      return { stored: { ...passkey, challenge: null }, method };
    };

  /** Wrong confirmations are counted like guesses at a sign-in. */
  const confirm = (who: SignedIn, id: string, source: PersonSource, action: AuditAction, proved: Proof) => {
    const counts: Counted[] = [['second_factor', `${who.userId} ${networkOf(source.address)}`]];
    return countFailures(attempts, counts, () => confirmOnce(who, id, source, action, proved));
  };

  const begun = (who: SignedIn, kind: 'totp' | 'passkey', name: string, now: Date) =>
    ({ account_id: who.accountId, user_id: who.userId, session_id: who.sessionId, kind, name, created_at: now.toISOString() }) as const;

  /** The factors before adding one; an earlier enrolment is dropped. @throws ServiceError `limit_reached` */
  const makeRoom = async (tx: Tx, who: SignedIn): Promise<SecondFactorRow[]> => {
    const present = await findFactors(tx, who);
    if (present.length >= most) throw tooMany();
    await deleteEnrolments(tx, who);
    return present;
  };

  return {
    list: async (who: SignedIn) => ({
      factors: (await findFactors(db, who)).map(shown),
      recoveryCodesLeft: await countRecoveryCodes(db, who),
    }),

    /** Starts the enrolment of an authenticator app; an earlier one is dropped. @throws ServiceError `limit_reached` */
    enrolTotp: (who: SignedIn, proof: OwnProof, name: string, source: PersonSource): Promise<TotpSecret & { id: string }> =>
      change(who, proof, source, 'enrolTotp', async (tx, now) => {
        await makeRoom(tx, who);
        const id = newId('second_factor');
        const made = await totpSecretFor(tx, who);
        const of = begun(who, 'totp', name, now);
        const secret = secrets.seal(made.secret, aboutFactor(id));
        await tx
          .insertInto('second_factors')
          .values({ ...of, id, secret })
          .execute();
        return { value: { id, ...made }, changes: { factor_id: id } };
      }),

    /** Starts the enrolment of a passkey; an earlier one is dropped. @throws ServiceError `limit_reached`, `invalid_state` */
    enrolPasskey: (
      who: SignedIn,
      proof: OwnProof,
      name: string,
      source: PersonSource,
    ): Promise<{ id: string; options: PublicKeyOptions }> => {
      passkeys.expectPossible();
      return change(who, proof, source, 'enrolPasskey', async (tx, now, person) => {
        const before = await makeRoom(tx, who);
        const [id, challenge] = [newId('second_factor'), newToken()];
        const row = { ...begun(who, 'passkey', name, now), id, secret: null, challenge };
        await tx.insertInto('second_factors').values(row).execute();
        const options = await passkeys.creationOptions({ ...who, ...person }, challenge, before);
        return { value: { id, options }, changes: { factor_id: id } };
      });
    },

    /** @throws ServiceError `not_found`, `unprocessable`, `rate_limit_exceeded` */
    confirm: (who: SignedIn, id: string, code: string, source: PersonSource) =>
      confirm(who, id, source, 'confirmSecondFactor', byCode(plainCode(code))),

    /** @throws ServiceError `not_found`, `unprocessable`, `rate_limit_exceeded` */
    confirmPasskey: (who: SignedIn, id: string, credential: unknown, source: PersonSource) =>
      confirm(who, id, source, 'confirmPasskey', byCredential(credential)),

    /** @throws ServiceError `not_found`, `invalid_state` */
    remove: (who: SignedIn, id: string, proof: OwnProof, source: PersonSource): Promise<void> =>
      change(who, proof, source, 'removeSecondFactor', async (tx, now) => {
        if (!(await deleteFactor(tx, who, id))) throw notFound('second factor', id);
        const isLast = (await findFactors(tx, who)).length === 0;
        if (isLast && (await isFactorRequired(tx, who))) throw demanded();
        if (isLast) await deleteRecoveryCodes(tx, who);
        await endChallenges(tx, who, now.toISOString());
        await emails.notify(tx, who, 'factor_removed', source);
        return { value: undefined, changes: { factor_id: id } };
      }),

    /** @throws ServiceError `invalid_state` */
    replaceRecoveryCodes: (who: SignedIn, proof: OwnProof, source: PersonSource): Promise<string[]> =>
      change(who, proof, source, 'replaceRecoveryCodes', async (tx) => {
        if ((await findFactors(tx, who)).length === 0) throw none();
        await emails.notify(tx, who, 'recovery_codes_replaced', source);
        return { value: await replaceRecoveryCodes(tx, who), changes: {} };
      }),
  };
};

export type OwnFactors = ReturnType<typeof createOwnFactors>;
