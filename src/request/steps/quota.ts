import { anonymousQuota, clientQuota } from '../../contract/plans.ts';
import type { Quota } from '../../core/principal.ts';
import { costOfList, isCostlyTimeout } from '../../rules/list-cost.ts';
import { type RateLimiter, rateLimitHeaders, refuseExhausted } from '../../rules/rate-limit.ts';
import { factsInBatch, surchargeOfBatch } from '../batch.ts';
import type { Begun } from '../incoming.ts';
import { type Counted, callerOf, type Identified, type Ready, type SoFar, type Target } from '../states.ts';
import { weightOf } from './admission.ts';

export interface QuotaDependencies {
  limiter: RateLimiter;
}

/** How a request is counted: under which key, against which quota, and as how many requests. */
interface Charge {
  key: string;
  quota: Quota;
  cost: number;
}

/** Counts a request, and puts the remaining quota on the answer. @throws ServiceError `rate_limit_exceeded`, unless the request is free */
const count = async (request: Begun, { limiter }: QuotaDependencies, { key, quota, cost }: Charge, isFree = false): Promise<Counted> => {
  const status = await limiter(key, quota, cost);
  Object.assign(request.stamped, rateLimitHeaders(status));
  if (!isFree) refuseExhausted(status);
  return { uncount: () => limiter.refund(key, quota, cost) };
};

type Sent = Pick<Begun, 'address' | 'stamped'> & Partial<Pick<Identified, 'caller'>> & { facts?: Target };

/**
 * The requests of an account are counted together, whichever credentials they carry. Others are counted by address, with a larger quota
 * where applications request tokens.
 */
const chargeOf = ({ caller, address, facts }: Sent, cost: number, isFree: boolean): Charge => {
  if (caller) return { key: caller.accountId, quota: caller.quota, cost: isFree ? 0 : cost };
  return { key: address, quota: facts?.credentials.includes('client') ? clientQuota : anonymousQuota, cost: isFree ? 0 : 1 };
};

/** Counts the request. A request that costs nothing is also answered when the quota is used up. */
export const countRequest = (request: Begun & Pick<Identified, 'caller' | 'facts'>, dependencies: QuotaDependencies): Promise<Counted> => {
  const { cost } = request.facts;
  return count(request, dependencies, chargeOf(request, cost, cost === 0), cost === 0);
};

/** Counts an operation by its cost. */
export const countOperation = (request: Begun & Pick<Identified, 'caller'> & { requests: number }, dependencies: QuotaDependencies) => {
  const { accountId: key, quota } = callerOf(request);
  return count(request, dependencies, { key, quota, cost: request.requests });
};

/** Counts a request that was refused before it was counted. @param isFree whether it is our fault that its sender is not known */
export const countRefused = (request: Begun & Sent, isFree: boolean, dependencies: QuotaDependencies): Promise<Counted> => {
  const cost = request.facts?.cost ?? 1;
  return count(request, dependencies, chargeOf(request, cost, isFree || cost === 0), isFree || cost === 0);
};

/** Puts the remaining quota of the address on an answer that is not counted. */
export const showQuota = async ({ address, stamped }: Begun, { limiter }: QuotaDependencies): Promise<void> => {
  Object.assign(stamped, rateLimitHeaders(await limiter(address, anonymousQuota, 0)));
};

/** What a list costs in addition to its operation, by its parameters, or a batch by its operations, and what the request weighs. */
export const priceList = (request: Begun & Pick<Ready, 'facts' | 'list' | 'expansions' | 'body'>): Pick<Ready, 'surcharge' | 'weight'> => {
  const { facts, list, expansions } = request;
  const inBatch = factsInBatch(request);
  const surcharge = list ? costOfList(list, expansions.length) : surchargeOfBatch(inBatch, facts);
  return { surcharge, weight: weightOf({ facts, list, inBatch }, surcharge) };
};

/** Counts the additional cost of a list or a batch. */
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
 * A request that the server could not serve is not counted, so that a caller who retries during an outage has quota left after it. A
 * costly list that took too long still counts: the server worked on it until the timeout.
 */
export const uncountIfAway = async (
  { uncount, surcharge = 0 }: Pick<SoFar, 'uncount' | 'surcharge'>,
  { status }: { status: number },
  failure?: unknown,
): Promise<void> => {
  if (isCostlyTimeout(surcharge, failure)) return;
  if (status === 503 || status === 504) await uncount?.();
};

/** Whether a request has been counted. One that was refused before that still has to be counted. */
export const isCounted = ({ stamped }: Begun): boolean => stamped['X-RateLimit-Limit'] !== undefined;
