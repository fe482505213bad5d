import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { type Attempts, type Counted, networkOf } from '../../rules/attempt-limits.ts';
import { type Audited, audit } from '../../rules/audit.ts';
import { auditGuess, type Guess } from '../../rules/audited-guesses.ts';
import { isVerdict } from '../../rules/concurrent-credential-checks.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import type { Person } from '../people/person.ts';
import { isOutsideNetworks } from '../policies.ts';
import { noteSignIn, type SignInRequest, type Use } from '../sign-in/sign-in.ts';
import { createAdmission } from '../sign-in/sign-in-attempts.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { RefusedPasskey, spendPasskey, warnOfCopy, wrongPasskey } from './passkey-use.ts';
import { challengeIn, type Passkeys, type PublicKeyOptions, personIn } from './passkeys.ts';
import { lockSignIn } from './store.ts';

/** A sign-in with a passkey alone. */
export interface PasskeySignInRequest extends Pick<SignInRequest, 'action' | 'address' | 'requestId' | 'accountId'> {
  /** The response of the browser. */
  credential: unknown;
  /** What the challenge was bound to. */
  boundTo: string;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  background: BackgroundTasks;
  passkeys: Passkeys;
  passkeyChallenges: PasskeyChallenges;
  emails: PersonEmails;
}

/** The counters of a passkey-only sign-in: of the network, and of the person named by the response, whether or not they exist. */
const countsOf = (person: Person | undefined, address: string): Counted[] => {
  const network = networkOf(address);
  const everybody: Counted = ['sign_in_address', network];
  if (!person) return [everybody];
  const named = `${person.accountId} ${person.userId}`;
  return [everybody, ['passkey', `${named} ${network}`], ['passkey_person', named]];
};

/** Signs people in with a passkey that has verified them: both factors at once. */
export const createPasskeySignIn = ({ db, clock, attempts, background, passkeys, passkeyChallenges, emails }: Dependencies) => {
  const admission = createAdmission({ db, clock, attempts });

  const entryOf = ({ action, address, requestId }: PasskeySignInRequest, at: Date, factorId: string | null) =>
    ({ action, credential: { type: 'passkey', id: factorId }, subjectId: null, address, requestId, at }) satisfies Partial<Audited>;

  const finish = <T>(request: PasskeySignInRequest, use: Use<T>): Promise<T> =>
    transaction(db, async (tx) => {
      const [now, person, challenge] = [clock(), personIn(request.credential), challengeIn(request.credential)];
      if (!person || !passkeyChallenges.holds(challenge, request.boundTo)) throw wrongPasskey();
      if (request.accountId !== undefined && person.accountId !== request.accountId) throw wrongPasskey();
      await lockSignIn(tx, person);
      // Before the counter of the passkey is compared: a replayed response is not a copied passkey.
      if (!(await passkeyChallenges.use(tx, challenge))) throw wrongPasskey();
      const { factor, userVerified, method } = await spendPasskey(tx, person, { credential: request.credential, challenge, passkeys, now });
      if (!userVerified) throw new RefusedPasskey(factor);
      await noteSignIn(tx, person, now);
      await emails.notifyOfNewPlace(tx, person, request);
      await audit(tx, {
        ...entryOf(request, now, factor.id),
        accountId: person.accountId,
        actorId: person.userId,
        subjectId: person.userId,
      });
      return use(tx, { ...person, methods: [method, 'mfa'] });
    });

  /** Records a refusal. If no passkey of the person was presented, nothing is recorded: anybody can name anybody. */
  const noteRefusal = async (request: PasskeySignInRequest, failure: unknown): Promise<void> => {
    const [person, challenge] = [personIn(request.credential), challengeIn(request.credential)];
    if (passkeyChallenges.holds(challenge, request.boundTo)) await passkeyChallenges.use(db, challenge);
    if (!person) return;
    const { accountId, userId } = person;
    const factor = failure instanceof RefusedPasskey ? failure.factor : undefined;
    const entry = { ...entryOf(request, clock(), factor?.id ?? null), subjectId: userId };
    const record = (why: Guess['why']) => background.run(() => auditGuess(db, { ...entry, accountId, actorId: null, why }));
    await warnOfCopy(db, failure, person, { emails, entry });
    if (failure instanceof RefusedPasskey && !failure.isCopy) record({});
    if (isOutsideNetworks(failure)) record({ network: 'refused' });
  };

  return {
    /** Whether browsers can have passkeys for this server. */
    isPossible: passkeys.isPossible,

    /** A challenge with the request options for any passkey. @throws ServiceError `invalid_state` without passkeys */
    begin: async (boundTo: string): Promise<{ options: PublicKeyOptions; expiresAt: string }> => {
      passkeys.expectPossible();
      const { challenge, expiresAt } = passkeyChallenges.issue(boundTo);
      return { options: await passkeys.requestOptions(challenge), expiresAt };
    },

    /** @throws ServiceError `invalid_credentials`, `rate_limit_exceeded` */
    signIn: async <T>(request: PasskeySignInRequest, use: Use<T>): Promise<T> => {
      const person = personIn(request.credential);
      const counts = await admission.ofPerson(person, request.address, countsOf(person, request.address));
      const done = await finish(request, use).catch(async (failure: unknown) => {
        if (isVerdict(failure)) await noteRefusal(request, failure);
        else await attempts.refund(counts);
        throw failure;
      });
      await attempts.refund(counts);
      return done;
    },
  };
};

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;
