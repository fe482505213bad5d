import { anonymousQuota, clientQuota } from '../../contract/plans.ts';
import type { Quota } from '../../core/principal.ts';
import { costOfList, isCostlyTimeout } from '../../rules/list-cost.ts';
import { type RateLimiter, rateLimitHeaders, refuseExhausted } from '../../rules/rate-limit.ts';
import type { Begun } from '../incoming.ts';
import { type Counted, callerOf, type Identified, type Ready, type SoFar, type Target } from '../states.ts';

export interface QuotaDependencies {
  limiter: RateLimiter;
}

/** Whose requests are counted together, how many there may be, and as how many this one counts. */
interface Charge {
  key: string;
  quota: Quota;
  cost: number;
}

/** Counts, and says on the answer what is left. @throws ServiceError `rate_limit_exceeded`, unless the request is free */
const count = async (request: Begun, { limiter }: QuotaDependencies, { key, quota, cost }: Charge, isFree = false): Promise<Counted> => {
  const status = await limiter(key, quota, cost);
  Object.assign(request.stamped, rateLimitHeaders(status));
  if (!isFree) refuseExhausted(status);
  return { uncount: () => limiter.refund(key, quota, cost) };
};

type Sent = Pick<Begun, 'address' | 'stamped'> & Partial<Pick<Identified, 'caller'>> & { facts?: Target };

/** An account's requests are counted together, whichever credential they carry; others by their address, with more room where applications ask for tokens. */
const chargeOf = ({ caller, address, facts }: Sent, cost: number, isFree: boolean): Charge => {
  if (caller) return { key: caller.accountId, quota: caller.quota, cost };
  return { key: address, quota: facts?.credentials.includes('client') ? clientQuota : anonymousQuota, cost: isFree ? 0 : 1 };
};

/** Counts the request. What costs nothing is answered to whoever has used everything up, too. */
export const countRequest = (request: Identified, dependencies: QuotaDependencies): Promise<Counted> => {
  const { cost } = request.facts;
  return count(request, dependencies, chargeOf(request, cost, cost === 0), cost === 0);
};

/** Counts an operation by what it costs. */
export const countOperation = (request: Begun & Pick<Identified, 'caller'> & { requests: number }, dependencies: QuotaDependencies) => {
  const { accountId: key, quota } = callerOf(request);
  return count(request, dependencies, { key, quota, cost: request.requests });
};

/** Counts what was refused before it was counted. @param isFree whether it was our fault that nobody knows who sent it */
export const countRefused = (request: Begun & Sent, isFree: boolean, dependencies: QuotaDependencies): Promise<Counted> => {
  const cost = request.facts?.cost ?? 1;
  return count(request, dependencies, chargeOf(request, cost, isFree || cost === 0), isFree || cost === 0);
};

/** Says on an answer that counts for nobody what the address has left. */
export const showQuota = async ({ address, stamped }: Begun, { limiter }: QuotaDependencies): Promise<void> => {
  Object.assign(stamped, rateLimitHeaders(await limiter(address, anonymousQuota, 0)));
};

/** What a list costs beyond its operation, once it is known what is asked of it. */
export const priceList = ({ list }: Begun & Pick<Ready, 'list'>): Pick<Ready, 'surcharge'> => ({ surcharge: list ? costOfList(list) : 0 });

/** Counts what a list costs beyond its operation. */
export const countList = (
  request: Identified & Counted & Pick<Ready, 'surcharge'>,
  dependencies: QuotaDependencies,
): Counted | Promise<Counted> => {
  const { surcharge: cost, uncount } = request;
  if (cost === 0) return { uncount };
  const { accountId: key, quota } = callerOf(request);
  return count(request, dependencies, { key, quota, cost }).then((more) => ({
    uncount: async () => void (await Promise.all([uncount(), more.uncount()])),
  }));
};

/**
 * A request that we could not serve counts for nobody: whoever tries again through an outage has something left when it is over. A list
 * that was more than could be done in time was served for as long as it could be.
 */
export const uncountIfAway = async (
  { uncount, surcharge = 0 }: Pick<SoFar, 'uncount' | 'surcharge'>,
  { status }: { status: number },
  failure?: unknown,
): Promise<void> => {
  if (isCostlyTimeout(surcharge, failure)) return;
  if (status === 503 || status === 504) await uncount?.();
};

/** Whether a request has been counted; what was refused before that still has to be. */
export const isCounted = ({ stamped }: Begun): boolean => stamped['X-RateLimit-Limit'] !== undefined;
