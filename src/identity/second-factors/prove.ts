import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import { type Attempts, type Counted, networkOf } from '../../rules/attempt-limits.ts';
import { audit } from '../../rules/audit.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import type { Person } from '../people/person.ts';
import { isOutsideNetworks } from '../policies.ts';
import type { EndSignIns } from '../sign-in/end-sign-ins.ts';
import { noteSignIn, type SignInRequest, type Use } from '../sign-in/sign-in.ts';
import { createAdmission } from '../sign-in/sign-in-attempts.ts';
import type { Challenges, ProofKind } from './challenges.ts';
import { spendPasskey, warnOfCopy, wrongPasskey } from './passkey-use.ts';
import type { Passkeys } from './passkeys.ts';
import { plainCode, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { CodesUsedUp, createRefusedCodes, isRefusedFactor } from './refused-codes.ts';
import { findFactors, lockSignIn, spendStep } from './store.ts';
import { looksLikeTotp, stepOf } from './totp.ts';

/** The second step of a sign-in. */
export interface SecondStep extends Pick<SignInRequest, 'action' | 'address' | 'requestId'> {
  token: string;
  /** A code of an authenticator app or a recovery code, or the response of a passkey. */
  proof: { code: string } | { credential: unknown };
}

/** The result of a sign-in's work, with the recovery codes of a person who has enrolled during it. */
export interface SecondStepDone<T> {
  done: T;
  recoveryCodes: string[] | undefined;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  background: BackgroundTasks;
  challenges: Challenges;
  secrets: Sealer;
  passkeys: Passkeys;
  endSignIns: EndSignIns;
  emails: PersonEmails;
}

/** What was proved in a second step, and its method. A recovery code counts as a one-time password, too. */
interface Proved {
  kind: ProofKind;
  method: SignInMethod;
}

const enrolled: Proved = { kind: 'totp', method: 'otp' };

type Found = Awaited<ReturnType<Challenges['find']>>;

/** Binds the sealed secret of an authenticator app to its factor. */
export const aboutFactor = (id: string): string => `second factor ${id}`;

const wrongCode = () => new ServiceError('invalid_credentials', 'The code is wrong or was already used. Each code works once.');

/** Six-digit codes are counted from everywhere. What cannot be guessed is not, so that a flood of guesses does not lock the person out. */
export const countsOf = (userId: string, address: string, code: string | undefined): Counted[] => {
  const here: Counted = ['second_factor', `${userId} ${networkOf(address)}`];
  return code !== undefined && looksLikeTotp(code) ? [here, ['second_factor_person', userId]] : [here];
};

/**
 * Uses up a code of a person: of an authenticator app, or a recovery code.
 * @throws ServiceError `invalid_credentials`
 */
export const spendCode = async (tx: Tx, person: Person, code: string, now: Date, secrets: Sealer): Promise<ProofKind> => {
  if (!looksLikeTotp(code)) {
    if (await spendRecoveryCode(tx, person, code, now)) return 'recovery_code';
    throw wrongCode();
  }
  for (const factor of await findFactors(tx, person)) {
    if (factor.secret === null) continue;
    const step = stepOf(secrets.open(factor.secret, aboutFactor(factor.id)), code, now, factor.last_step);
    if (step !== undefined && (await spendStep(tx, factor, step, now))) return 'totp';
  }
  throw wrongCode();
};

/** Finishes sign-ins that need a second factor. The work is committed only if password and factors are unchanged. */
export const createSecondStep = ({ db, clock, attempts, background, challenges, secrets, passkeys, endSignIns, emails }: Dependencies) => {
  const admission = createAdmission({ db, clock, attempts });
  const boundCodes = createRefusedCodes({ db, clock });

  const entry = ({ action, address, requestId }: SecondStep, { accountId, userId }: Person) => ({
    accountId,
    action,
    subjectId: userId,
    credential: { type: 'password', id: null } as const,
    address,
    requestId,
    at: clock(),
  });

  /** The first code of a required authenticator app enrols it. */
  const enrol = async (tx: Tx, person: Found, secret: string, code: string | undefined): Promise<string[]> => {
    const now = clock();
    const step = code !== undefined && looksLikeTotp(code) ? stepOf(secret, code, now, 0) : undefined;
    if (step === undefined) throw wrongCode();
    const [id, at] = [newId('second_factor'), now.toISOString()];
    const of = { account_id: person.accountId, user_id: person.userId, kind: 'totp' as const, name: 'Authenticator app' };
    const sealed = secrets.seal(secret, aboutFactor(id));
    await tx
      .insertInto('second_factors')
      .values({ ...of, id, secret: sealed, last_step: step, confirmed_at: at, last_used_at: at, created_at: at })
      .execute();
    return replaceRecoveryCodes(tx, person);
  };

  const spend = async (tx: Tx, { proof }: SecondStep, code: string | undefined, found: Found): Promise<Proved> => {
    if (code !== undefined) return { kind: await spendCode(tx, found, code, clock(), secrets), method: 'otp' };
    if (!('credential' in proof) || found.passkeyChallenge === null) throw wrongPasskey();
    const use = { credential: proof.credential, challenge: found.passkeyChallenge, passkeys, now: clock() };
    const { method } = await spendPasskey(tx, found, use);
    return { kind: 'passkey', method };
  };

  const finish = <T>(step: SecondStep, code: string | undefined, found: Found, use: Use<T>): Promise<SecondStepDone<T>> =>
    transaction(db, async (tx) => {
      await lockSignIn(tx, found);
      await challenges.use(tx, found.hash);
      const recoveryCodes = found.enrolment === undefined ? undefined : await enrol(tx, found, found.enrolment, code);
      const { kind, method } = recoveryCodes ? enrolled : await spend(tx, step, code, found);
      await noteSignIn(tx, found, clock());
      await emails.notifyOfNewPlace(tx, found, step);
      if (recoveryCodes) {
        // Other pending sign-ins have proved only the password, and must not add a factor of their own.
        await endSignIns(tx, found, clock());
        await emails.notify(tx, found, 'factor_added', step);
      }
      const changes = { second_factor: kind, ...(recoveryCodes && { enrolled: true }) };
      await audit(tx, { ...entry(step, found), actorId: found.userId, changes });
      return { done: await use(tx, { accountId: found.accountId, userId: found.userId, methods: ['pwd', method, 'mfa'] }), recoveryCodes };
    });

  /** In the background: a refusal must take equally long for any number of factors. */
  const recordFailure = (step: SecondStep, found: Found, why: { second_factor: 'wrong' | 'not_tried' } | { network: 'refused' }): void =>
    background.run(() => auditGuess(db, { ...entry(step, found), actorId: null, why }));

  /** Whoever got here knows the password, so the person must be told. */
  const noteRefusal = async (step: SecondStep, found: Found, failure: unknown): Promise<void> => {
    recordFailure(step, found, { second_factor: failure instanceof CodesUsedUp ? 'not_tried' : 'wrong' });
    if (found.enrolment === undefined) await emails.notifyOfRefusal(db, found, 'factor_refused', step);
  };

  /** @throws ServiceError `invalid_token`, `invalid_credentials`, `rate_limit_exceeded` */
  return async <T>(step: SecondStep, use: Use<T>): Promise<SecondStepDone<T>> => {
    const found = await challenges.find(db, step.token, step.action);
    const code = 'code' in step.proof ? plainCode(step.proof.code) : undefined;
    const counts = await admission.ofPerson(found, step.address, countsOf(found.userId, step.address, code));
    // The first code of an app being enrolled is not a guess at a factor.
    const guessed = found.enrolment === undefined ? code : undefined;
    const finished = await boundCodes(found, step.address, guessed, () => finish(step, code, found, use)).catch(
      async (failure: unknown) => {
        if (isRefusedFactor(failure)) await noteRefusal(step, found, failure);
        else await attempts.refund(counts);
        if (isOutsideNetworks(failure)) recordFailure(step, found, { network: 'refused' });
        await warnOfCopy(db, failure, found, { emails, entry: entry(step, found) });
        throw failure;
      },
    );
    await attempts.refund(counts);
    await attempts.forget(counts.slice(0, 1));
    return finished;
  };
};

export type SecondStepOfSignIn = ReturnType<typeof createSecondStep>;
