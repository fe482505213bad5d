import type { Clock } from '../../core/clock.ts';
import type { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { type Attempts, type Counted, networkOf, tooManyAttempts } from '../../rules/attempt-limits.ts';
import { type Audited, audit } from '../../rules/audit.ts';
import { auditGuess, type Guess } from '../../rules/audited-guesses.ts';
import { isVerdict } from '../../rules/concurrent-credential-checks.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { PersonLetters } from '../letters.ts';
import type { Person } from '../person.ts';
import { isOutsideNetworks } from '../policies.ts';
import { noteSignIn, type SignInRequest, type Use } from '../sign-in.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { spendPasskey, warnOfCopy, wrongPasskey } from './passkey-use.ts';
import { challengeIn, type Passkeys, type PublicKeyOptions, personIn } from './passkeys.ts';
import { lockSignIn } from './store.ts';

/** A sign-in with a passkey alone. */
export interface PasskeySignInRequest extends Pick<SignInRequest, 'action' | 'address' | 'requestId' | 'accountId'> {
  /** The response of the browser. */
  credential: unknown;
  /** What the challenge was bound to. */
  boundTo: string;
}

type Entry = Omit<Audited, 'accountId' | 'actorId' | 'changes'>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  background: BackgroundTasks;
  passkeys: Passkeys;
  passkeyChallenges: PasskeyChallenges;
  letters: PersonLetters;
}

const isWrong = (failure: unknown): boolean => isVerdict(failure) && (failure as ServiceError).code === 'invalid_credentials';

/** Signs people in with a passkey that has verified them: both factors at once. */
export const createPasskeySignIn = ({ db, clock, attempts, background, passkeys, passkeyChallenges, letters }: Dependencies) => {
  const entryOf = ({ action, address, requestId }: PasskeySignInRequest, at: Date, factorId: string | null) =>
    ({ action, credential: { type: 'passkey', id: factorId }, subjectId: null, address, requestId, at }) satisfies Partial<Audited>;

  const finish = <T>(request: PasskeySignInRequest, use: Use<T>): Promise<T> =>
    transaction(db, async (tx) => {
      const [now, person, challenge] = [clock(), personIn(request.credential), challengeIn(request.credential)];
      if (!person || !passkeyChallenges.holds(challenge, request.boundTo)) throw wrongPasskey();
      if (request.accountId !== undefined && person.accountId !== request.accountId) throw wrongPasskey();
      await lockSignIn(tx, person);
      // Before the count of the passkey is compared: a response that is sent again is no copy of the passkey.
      if (!(await passkeyChallenges.use(tx, challenge))) throw wrongPasskey();
      const { factor, userVerified, method } = await spendPasskey(tx, person, { credential: request.credential, challenge, passkeys, now });
      if (!userVerified) throw wrongPasskey();
      await noteSignIn(tx, person, now);
      await letters.tellOfNewPlace(tx, person, request);
      await audit(tx, {
        ...entryOf(request, now, factor.id),
        accountId: person.accountId,
        actorId: person.userId,
        subjectId: person.userId,
      });
      return use(tx, { ...person, methods: [method, 'mfa'] });
    });

  /** In the background: the answer must not take longer for a known person. A response names anybody, also people who never were. */
  const recordFailure = (entry: Entry, { accountId, userId }: Person, why: Guess['why']): void =>
    background.run(async () => {
      const known = db.selectFrom('users').select('id').where('account_id', '=', accountId).where('id', '=', userId);
      if (await known.executeTakeFirst()) await auditGuess(db, { ...entry, accountId, actorId: null, subjectId: userId, why });
    });

  return {
    /** Whether browsers can have passkeys for this server. */
    isPossible: passkeys.isPossible,

    /** A challenge, and what a browser asks for any passkey with. @throws ServiceError `invalid_state` where there are no passkeys */
    begin: async (boundTo: string): Promise<{ options: PublicKeyOptions; expiresAt: string }> => {
      passkeys.expectPossible();
      const { challenge, expiresAt } = passkeyChallenges.issue(boundTo);
      return { options: await passkeys.requestOptions(challenge), expiresAt };
    },

    /** @throws ServiceError `invalid_credentials`, `rate_limit_exceeded` */
    signIn: async <T>(request: PasskeySignInRequest, use: Use<T>): Promise<T> => {
      const counts: Counted[] = [['sign_in_address', networkOf(request.address)]];
      const stopped = await attempts.take(counts);
      if (stopped) throw tooManyAttempts(stopped.retryAfter);
      const done = await finish(request, use).catch(async (failure: unknown) => {
        if (!isVerdict(failure)) await attempts.refund(counts);
        const person = personIn(request.credential);
        const entry = { ...entryOf(request, clock(), null), subjectId: person?.userId ?? null };
        const isNoted = await warnOfCopy(db, failure, person, { letters, entry });
        if (person && !isNoted && isWrong(failure)) recordFailure(entry, person, {});
        if (person && isOutsideNetworks(failure)) recordFailure(entry, person, { network: 'refused' });
        throw failure;
      });
      await attempts.refund(counts);
      return done;
    },
  };
};

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;
