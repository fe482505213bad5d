import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type Attempts, type Counted, refundUnlessVerdict } from '../../rules/attempt-limits.ts';
import { audit, type Source } from '../../rules/audit.ts';
import { auditGuess, type Guess } from '../../rules/audited-guesses.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import type { JustSignedIn, Person, SignInAction } from '../people/person.ts';
import { expectAdmitted, isOutsideNetworks } from '../policies.ts';
import type { Challenges, SecondFactorAsked } from '../second-factors/challenges.ts';
import { createAdmission, passwordCounts } from './sign-in-attempts.ts';
import { type Candidate, findCandidates } from './sign-in-store.ts';

/** The credentials of a person, the operation, and where the request came from. */
export interface SignInRequest extends Source {
  email: string;
  password: string;
  /** The account, if the address is in several. */
  accountId?: string;
  action: SignInAction;
  address: string;
}

/** Work for a signed-in person, in the transaction that has locked their password. */
export type Use<T> = (tx: Tx, person: JustSignedIn) => Promise<T>;

/** The result of the work; or what the second step needs, which then does the work. */
export type FirstStepDone<T> = { done: T; asked?: undefined } | { asked: SecondFactorAsked };

/**
 * Signs a person in, or starts to if they need a second factor. The work of the second argument is committed only if the password is still valid, so
 * that nothing survives a concurrent password change.
 * @throws ServiceError `invalid_credentials`, `account_suspended`, `network_not_allowed` if the account is named, `rate_limit_exceeded`,
 * `service_unavailable`
 */
export type SignIn = <T>(request: SignInRequest, use: Use<T>) => Promise<FirstStepDone<T>>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  background: BackgroundTasks;
  challenges: Pick<Challenges, 'begin'>;
  emails: Pick<PersonEmails, 'notifyOfNewPlace' | 'notifyOfRefusal'>;
  verify?: typeof verifyPassword;
}

/**
 * For how many accounts with the same address a password is tried when the request names none. Every sign-in does this many derivations, because
 * their number would reveal how many accounts have the address.
 */
const accountsTried = 4;

const wrong = 'Wrong e-mail address or password';

/** Without a named account, nothing is said about networks: that would reveal that an account has the address and the password is right. */
const refused = (accountId?: string) =>
  new ServiceError(
    'invalid_credentials',
    accountId === undefined ? `${wrong}, or your network is not allowed by the account.` : `${wrong}.`,
  );

/** Locks a just verified password until the transaction ends; it may have been changed in between. */
const lockPassword = async (tx: Tx, { account_id, user_id, hash }: Candidate, accountId: string | undefined): Promise<void> => {
  const own = tx.selectFrom('passwords').select('user_id').where('account_id', '=', account_id).where('user_id', '=', user_id);
  if (!(await own.where('hash', '=', hash).forNoKeyUpdate().executeTakeFirst())) throw refused(accountId);
};

/** Records the sign-in and resets the counters of refusals. */
export const noteSignIn = async (tx: Tx, { accountId, userId }: Person, now: Date): Promise<void> => {
  await tx
    .updateTable('passwords')
    .set({ last_login_at: now.toISOString(), refused_codes: 0 })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
};

/** A password tried for one account, if somebody there has the address and not too often. */
interface Try {
  candidate: Candidate | undefined;
  /** The count of the try; undefined after too many, in which case the password counts as wrong. */
  counts: readonly Counted[] | undefined;
}

/** The index of the first try with the right password, after all of them, so that timing does not reveal which it was. */
const findOwner = async (password: string, tries: readonly Try[], verify: typeof verifyPassword): Promise<number> => {
  const areRight: boolean[] = [];
  for (const { candidate, counts } of tries) areRight.push(await verify(password, (counts && candidate?.hash) ?? undefined));
  return areRight.indexOf(true);
};

const countsOf = (tries: readonly Try[]): Counted[] => tries.flatMap(({ counts = [] }) => counts);

const personOf = ({ account_id, user_id }: Candidate): Person => ({ accountId: account_id, userId: user_id });

/** The sign-in shared by all operations. */
export const createSignIn = (dependencies: Dependencies): SignIn => {
  const { db, clock, attempts, background, challenges, emails, verify = verifyPassword } = dependencies;
  const admission = createAdmission({ db, clock, attempts });

  const entry = ({ action, address, requestId }: SignInRequest, { account_id, user_id }: Candidate) => ({
    accountId: account_id,
    action,
    subjectId: user_id,
    credential: { type: 'password', id: null } as const,
    address,
    requestId,
    at: clock(),
  });

  /** In the background: the response must not take longer for a known address. */
  const recordFailure = (request: SignInRequest, candidates: readonly Candidate[], why: Guess['why'] = {}): void => {
    const record = (one: Candidate) => auditGuess(db, { ...entry(request, one), actorId: null, why });
    background.run(() => Promise.all(candidates.map(record)));
  };

  /** Somebody with only the password has not signed in, so their address does not become known. */
  const openOrAsk = <T>(request: SignInRequest, found: Candidate, use: Use<T>) =>
    transaction(db, async (tx): Promise<FirstStepDone<T>> => {
      const person = personOf(found);
      await lockPassword(tx, found, request.accountId);
      await expectAdmitted(tx, person.accountId, { by: 'people', address: request.address });
      const asked = await challenges.begin(tx, person, request.action);
      if (asked) {
        await audit(tx, { ...entry(request, found), actorId: null, changes: { second_factor: 'asked' } });
        return { asked };
      }
      await noteSignIn(tx, person, clock());
      await emails.notifyOfNewPlace(tx, person, request);
      await audit(tx, { ...entry(request, found), actorId: person.userId });
      return { done: await use(tx, { ...person, methods: ['pwd'] }) };
    });

  /** Always the maximum number of tries, even if fewer people have the address. */
  const countTries = ({ email, accountId, address }: SignInRequest, candidates: readonly Candidate[]): Promise<Try[]> =>
    Promise.all(
      Array.from({ length: accountId === undefined ? accountsTried : 1 }, async (_, place) => {
        const candidate = candidates[place];
        const nobody = `${hashOf(email.toLowerCase())} ${place}`;
        return { candidate, counts: await admission.ofPassword(candidate && personOf(candidate), nobody, address) };
      }),
    );

  const tryAll = async <T>(request: SignInRequest, candidates: readonly Candidate[], tries: readonly Try[], use: Use<T>) => {
    const place = await findOwner(request.password, tries, verify);
    const found = tries[place]?.candidate;
    if (!found) {
      recordFailure(request, candidates);
      throw refused(request.accountId);
    }
    const used = await openOrAsk(request, found, use).catch((failure: unknown) => {
      if (!isOutsideNetworks(failure)) throw failure;
      // The transaction that refused the network was rolled back with its entry.
      recordFailure(request, [found], { network: 'refused' });
      // In the background, because the response is that of a wrong password and must take as long.
      background.run(() => emails.notifyOfRefusal(db, personOf(found), 'network_refused', request));
      throw refused();
    });
    if (used.asked && request.action === 'issuePasswordToken') await emails.notifyOfRefusal(db, personOf(found), 'factor_refused', request);
    // For the older accounts it was a wrong password.
    await attempts.refund(countsOf(tries.slice(place)));
    await attempts.forget(passwordCounts(found.user_id, request.address).slice(0, 1));
    return used;
  };

  /** Outside the allowed networks of a named account, nobody learns whether a password is right or an address exists. */
  const expectAllowedThere = async (request: SignInRequest, candidates: readonly Candidate[]): Promise<void> => {
    const { accountId, address } = request;
    if (accountId === undefined) return;
    await expectAdmitted(db, accountId, { by: 'people', address }).catch((failure: unknown) => {
      if (isOutsideNetworks(failure)) recordFailure(request, candidates, { network: 'refused' });
      throw failure;
    });
  };

  const signIn = async <T>(request: SignInRequest, use: Use<T>): Promise<FirstStepDone<T>> => {
    const candidates = await findCandidates(db, request, accountsTried, clock());
    await expectAllowedThere(request, candidates);
    const tries = await countTries(request, candidates);
    return refundUnlessVerdict(attempts, countsOf(tries), tryAll(request, candidates, tries, use));
  };

  return async <T>(request: SignInRequest, use: Use<T>): Promise<FirstStepDone<T>> => {
    const counts = await admission.ofAddress(request.email, request.address);
    const used = await refundUnlessVerdict(attempts, counts, signIn(request, use));
    await attempts.refund(counts);
    await attempts.forget(counts.slice(0, 1));
    return used;
  };
};
