import type { AuditAction } from '../../contract/audits.ts';
import type { IdentitySchemas } from '../../contract/types.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import type { Attempts } from '../../rules/attempt-limits.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import {
  lockProvedPassword,
  type OwnPasswordProof,
  ownEntry,
  type PersonSource,
  type Proved,
  type SignedIn,
} from '../passwords/own-password.ts';
import { createAdmission } from '../sign-in/sign-in-attempts.ts';
import { kindsOf, type ProofKind } from './challenges.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { spendPasskey, warnOfCopy, wrongPasskey } from './passkey-use.ts';
import { challengeIn, type Passkeys, type PublicKeyOptions } from './passkeys.ts';
import { countsOf, spendCode } from './prove.ts';
import { plainCode } from './recovery-codes.ts';
import { CodesUsedUp, createRefusedCodes, forgetRefusedCodes, isRefusedFactor } from './refused-codes.ts';
import { findFactors } from './store.ts';

/** What a signed-in person proves again: the password, and a second factor if they have one. */
export interface OwnProof {
  present: string;
  /** A code of an authenticator app, or a recovery code. */
  code: string | undefined;
  /** The response of a passkey. */
  credential: unknown;
}

/** The proof in the body of a request. */
export const proofIn = ({ current_password: present, code, credential }: IdentitySchemas['OwnProof']): OwnProof => ({
  present,
  code,
  credential,
});

/** Work that needs the proof, in the transaction that has used it up; the methods are those of the proof (RFC 8176). */
type Use<T> = (tx: Tx, now: Date, person: Proved, methods: SignInMethod[]) => Promise<T>;

/** Which second factors a person can use, with the request options for their passkeys. */
export interface OwnFactorChallenge {
  kinds: ProofKind[];
  passkey: PublicKeyOptions | undefined;
  expiresAt: string;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  secrets: Sealer;
  passkeys: Passkeys;
  passkeyChallenges: PasskeyChallenges;
  proveOwnPassword: OwnPasswordProof;
  emails: PersonEmails;
}

const factorNeeded = () =>
  new ServiceError(
    'second_factor_required',
    'A second factor is required: send a code from your authenticator app, a recovery code or a passkey response.',
  );

const wrong = 'The second factor is wrong or was already used. Each code and each challenge works once.';

const wrongFactor = (field: 'code' | 'credential', cause: unknown) =>
  new ServiceError('unprocessable', cause instanceof CodesUsedUp ? cause.message : wrong, {
    details: [{ field, message: 'Must prove one of your second factors.', code: 'not_allowed' }],
    cause,
  });

/** A response only counts from the session that asked for its challenge. */
const boundTo = ({ sessionId }: SignedIn): string => `own account ${sessionId}`;

/** Proves that the person of a session is present, for changes to how they sign in. */
export const createOwnProofs = (dependencies: Dependencies) => {
  const { db, clock, attempts, secrets, passkeys, passkeyChallenges, proveOwnPassword, emails } = dependencies;
  const admission = createAdmission({ db, clock, attempts });
  const boundCodes = createRefusedCodes({ db, clock });

  const spendCredential = async (tx: Tx, who: SignedIn, credential: unknown, now: Date): Promise<SignInMethod> => {
    const challenge = challengeIn(credential);
    if (!passkeyChallenges.holds(challenge, boundTo(who)) || !(await passkeyChallenges.use(tx, challenge))) throw wrongPasskey();
    return (await spendPasskey(tx, who, { credential, challenge, passkeys, now })).method;
  };

  const spendFactor = async (tx: Tx, who: SignedIn, { code, credential }: OwnProof, now: Date): Promise<SignInMethod> => {
    if (code === undefined && credential === undefined) throw factorNeeded();
    if (code === undefined) return spendCredential(tx, who, credential, now);
    await spendCode(tx, who, plainCode(code), now, secrets);
    return 'otp';
  };

  const spend = async (tx: Tx, who: SignedIn, proof: OwnProof, now: Date): Promise<SignInMethod[]> =>
    (await findFactors(tx, who)).length === 0 ? ['pwd'] : ['pwd', await spendFactor(tx, who, proof, now), 'mfa'];

  const useOnce = <T>(who: SignedIn, proved: Proved, proof: OwnProof, use: Use<T>) =>
    transaction(db, async (tx) => {
      const now = clock();
      await lockProvedPassword(tx, who, proved, now);
      const methods = await spend(tx, who, proof, now);
      await forgetRefusedCodes(tx, who);
      return use(tx, now, proved, methods);
    });

  const refuse = async (
    who: SignedIn,
    { code, credential }: OwnProof,
    source: PersonSource,
    action: AuditAction,
    failure: unknown,
  ): Promise<never> => {
    const entry = ownEntry(who, source, action, clock());
    await auditGuess(db, { ...entry, why: { second_factor: failure instanceof CodesUsedUp ? 'not_tried' : 'wrong' } });
    await emails.notifyOfRefusal(db, who, 'factor_refused', source);
    await warnOfCopy(db, failure, who, { emails, entry });
    const challenge = challengeIn(credential);
    if (passkeyChallenges.holds(challenge, boundTo(who))) await passkeyChallenges.use(db, challenge);
    throw wrongFactor(code === undefined ? 'credential' : 'code', failure);
  };

  return {
    /** What the person can use, with a challenge for their passkeys. */
    challenge: async (who: SignedIn): Promise<OwnFactorChallenge> => {
      const factors = await findFactors(db, who);
      const { challenge, expiresAt } = passkeyChallenges.issue(boundTo(who));
      const own = factors.filter(({ kind }) => kind === 'passkey');
      const passkey = own.length > 0 && passkeys.isPossible ? await passkeys.requestOptions(challenge, own) : undefined;
      return { kinds: kindsOf(factors), passkey, expiresAt };
    },

    /**
     * Runs work in the transaction that has locked the password and used up the second factor. `action` is the operation that needs it. `prepare`
     * runs before the transaction, and only after a right password.
     * @throws ServiceError `unprocessable`, `second_factor_required`, `rate_limit_exceeded`, and the errors of `use`
     */
    prove: <T>(
      who: SignedIn,
      proof: OwnProof,
      source: PersonSource,
      action: AuditAction,
      use: Use<T>,
      prepare?: (person: Proved) => Promise<void>,
    ): Promise<T> =>
      proveOwnPassword(who, proof.present, source, action, async (proved) => {
        await prepare?.(proved);
        const hasProof = proof.code !== undefined || proof.credential !== undefined;
        const code = proof.code === undefined ? undefined : plainCode(proof.code);
        const counts = hasProof ? await admission.ofPerson(who, source.address, countsOf(who.userId, source.address, code)) : [];
        const attempt = () => useOnce(who, proved, proof, use);
        const used = await boundCodes(who, source.address, code, attempt).catch(async (failure: unknown) => {
          if (isRefusedFactor(failure)) return refuse(who, proof, source, action, failure);
          await attempts.refund(counts);
          throw failure;
        });
        await attempts.refund(counts);
        await attempts.forget(counts.slice(0, 1));
        return used;
      }),
  };
};

export type OwnProofs = ReturnType<typeof createOwnProofs>;
