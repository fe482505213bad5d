import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import { type Attempts, networkOf, tooManyAttempts } from '../rules/attempt-limits.ts';
import { isVerdict } from '../rules/concurrent-credential-checks.ts';
import { type AuthenticationFrame, type Begun, type Message, originOf, type SubscriptionFrame } from './incoming.ts';
import type { Counted, SoFar } from './states.ts';
import { isPreflight } from './steps/cors.ts';
import { credentialIn, varyByCaller } from './steps/credentials.ts';
import { countRefused, isCounted, type QuotaDependencies, showQuota, uncountIfAway } from './steps/quota.ts';
import { type VersionDependencies, versionOfRefusal } from './steps/version.ts';

export interface RefusalDependencies extends QuotaDependencies, VersionDependencies {
  authenticate: Authenticate;
}

export interface MessageRefusalDependencies extends QuotaDependencies {
  /** Translates a failure that is not a ServiceError; undefined for unknown ones. */
  explain: (failure: unknown) => ServiceError | undefined;
}

/** The steps that check credentials. */
const checks: ReadonlySet<string> = new Set(['credential', 'authenticate', 'revalidate']);

/** Whether a request was refused because its credentials could not be checked: that is our fault. */
const couldNotCheck = ({ step }: Begun, failure: unknown): boolean => checks.has(step?.name ?? '') && !isVerdict(failure);

/** Every kind of credentials, for requests that were refused before their target was known. */
const anyCredentials = { name: '', facts: { credentials: ['api_key', 'bearer', 'session'], takes: [] } } as const;

/**
 * Finds out who sent a request that is already refused. Other errors of the request are not reported.
 * @returns whether it is our fault that the sender is not known
 */
const identifySender = async (request: SoFar, { authenticate }: RefusalDependencies): Promise<boolean> => {
  if (!request.secure) return false;
  varyByCaller(request);
  try {
    const { credential } = credentialIn({ ...anyCredentials, headers: request.headers, query: request.query, doubled: request.doubled });
    request.caller = await authenticate(credential, originOf(request));
    return false;
  } catch (failure) {
    return !isVerdict(failure);
  }
};

const countOne = (
  request: SoFar | Message | SubscriptionFrame,
  failure: unknown,
  isFree: boolean,
  dependencies: QuotaDependencies,
): Promise<unknown> =>
  countRefused(request, isFree, dependencies).then(
    (counted) => {
      Object.assign(request, counted);
      return failure;
    },
    (exhausted: unknown) => exhausted,
  );

/**
 * Counts a request that was refused before it was counted, as its step in the table says. With valid credentials it counts for their
 * account, else for the address. It counts for nobody when the credentials could not be checked, or when it is a preflight request.
 * @returns why the request is refused: the failure, or that the quota is used up
 */
export const countRefusal = async (request: SoFar, failure: unknown, dependencies: RefusalDependencies): Promise<unknown> => {
  if (isCounted(request)) return failure;
  const isOurs = request.step?.refusal === 'sender' ? await identifySender(request, dependencies) : couldNotCheck(request, failure);
  versionOfRefusal(request, dependencies);
  if (isPreflight(request)) {
    await showQuota(request, dependencies);
    return failure;
  }
  return countOne(request, failure, isOurs, dependencies);
};

/** The same for a message over a connection, whose caller is known. A message that was counted but could not be served is uncounted. */
export const countMessageRefusal = async (
  request: (Message | SubscriptionFrame) & Partial<Counted>,
  failure: unknown,
  dependencies: MessageRefusalDependencies,
): Promise<unknown> => {
  if (!isCounted(request)) return countOne(request, failure, couldNotCheck(request, failure), dependencies);
  const error = failure instanceof ServiceError ? failure : dependencies.explain(failure);
  if (error) await uncountIfAway(request, error);
  return failure;
};

/** Whether an error is the fault of the credentials. */
const isTheirs = (failure: unknown): boolean => failure instanceof ServiceError && failure.status < 500;

/**
 * Counts a failed attempt to authenticate on a connection, as its step in the table says, within the contract's limit for each network.
 * Valid credentials are always accepted: when a server stops, all clients behind one address connect to the next one at the same time,
 * and one of them with an expired token must not lock out the others. Failures beyond the limit are only told that there are too many.
 * @returns why the frame is refused: the failure, or `rate_limit_exceeded`
 */
export const countAttempt = async (
  { step, address }: AuthenticationFrame,
  failure: unknown,
  { attempts }: { attempts: Pick<Attempts, 'take'> },
): Promise<unknown> => {
  if (step?.refusal !== 'attempt' || !isTheirs(failure)) return failure;
  const full = await attempts.take([['authenticate_address', networkOf(address)]]);
  return full ? tooManyAttempts(full.retryAfter) : failure;
};
