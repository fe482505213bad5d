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

/** Every kind of credential that people and programs show, for what was refused before it was known what the request is for. */
const anyCredentials = { name: '', facts: { credentials: ['api_key', 'bearer', 'session'], takes: [] } } as const;

/** Finds out who sent what is refused already. Whatever else is wrong with the request is not told; whether it was our fault that nobody is known. */
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
 * Counts what was refused before it was counted, as its step in the table says: good credentials count for their account, else the
 * address is counted. What could not be checked is nobody's, and neither is what a browser asks before a request.
 * @returns why the request is refused: the failure, or that nothing is left
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

/** The same for what came over a connection, whose caller is known. */
export const countMessageRefusal = async (request: Message, failure: unknown, dependencies: QuotaDependencies): Promise<unknown> =>
  isCounted(request) ? failure : countOne(request, failure, false, dependencies);
