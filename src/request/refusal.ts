import type { Authenticate } from '../core/principal.ts';
import { isVerdict } from '../rules/concurrent-credential-checks.ts';
import { type Message, originOf } from './incoming.ts';
import type { SoFar } from './states.ts';
import { isPreflight } from './steps/cors.ts';
import { presentedIn, varyByCaller } from './steps/credentials.ts';
import { countRefused, isCounted, type QuotaDependencies, showQuota } from './steps/quota.ts';
import { type VersionDependencies, versionOfRefusal } from './steps/version.ts';

export interface RefusalDependencies extends QuotaDependencies, VersionDependencies {
  authenticate: Authenticate;
}

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
    const { presented } = presentedIn({ ...anyCredentials, headers: request.headers, query: request.query, doubled: request.doubled });
    request.caller = await authenticate(presented, originOf(request));
    return false;
  } catch (failure) {
    return !isVerdict(failure);
  }
};

const countOne = (request: SoFar | Message, failure: unknown, isFree: boolean, dependencies: QuotaDependencies): Promise<unknown> =>
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
  const counts = request.step?.refusal;
  const isOurs = counts === 'sender' ? await identifySender(request, dependencies) : counts === 'address' && !isVerdict(failure);
  versionOfRefusal(request, dependencies);
  if (isPreflight(request)) {
    await showQuota(request, dependencies);
    return failure;
  }
  return countOne(request, failure, isOurs, dependencies);
};

/** The same for a message over a connection, whose caller is known. */
export const countMessageRefusal = async (request: Message, failure: unknown, dependencies: QuotaDependencies): Promise<unknown> =>
  isCounted(request) ? failure : countOne(request, failure, false, dependencies);
