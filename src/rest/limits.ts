import { anonymousQuota, clientQuota } from '../contract/plans.ts';
import { costOfList, isOfItsAsker } from '../rules/list-cost.ts';
import { type RateLimiter, rateLimitHeaders, refuseExhausted } from '../rules/rate-limit.ts';
import type { Exchange } from './exchange.ts';

/** An account's requests are counted together, whichever credential they carry; others by their address, with more room where applications ask for tokens. */
export const limit =
  (limiter: RateLimiter) =>
  async (exchange: Exchange): Promise<void> => {
    const { caller, facts, address, stamped, unchecked } = exchange;
    const unknown = facts?.credentials.includes('client') ? clientQuota : anonymousQuota;
    // What costs nothing is answered to whoever has used everything up, too; what could not be checked is nobody's.
    const isFree = facts?.cost === 0 || unchecked;
    const [key, quota, cost] = caller
      ? ([caller.accountId, caller.quota, facts?.cost ?? 1] as const)
      : ([address, unknown, isFree ? 0 : 1] as const);
    const standing = await limiter(key, quota, cost);
    exchange.uncount = () => limiter.refund(key, quota, cost);
    Object.assign(stamped, rateLimitHeaders(standing));
    if (!isFree) refuseExhausted(standing);
  };

/**
 * A request that we could not serve counts for nobody: whoever tries again through an outage has something left when it is over. A list
 * that was more than could be done in time was served for as long as it could be.
 */
export const uncountIfAway = async ({ uncount, surcharge }: Exchange, { status }: { status: number }, failure?: unknown): Promise<void> => {
  if (isOfItsAsker(surcharge, failure)) return;
  if (status === 503 || status === 504) await uncount?.();
};

/** Counts what a list costs beyond its operation, once it is known what is asked of it. */
export const limitList =
  (limiter: RateLimiter) =>
  (exchange: Exchange): void | Promise<void> => {
    const { caller, list, stamped } = exchange;
    const cost = list ? costOfList(list) : 0;
    if (cost === 0) return;
    exchange.surcharge = cost;
    const { uncount } = exchange;
    exchange.uncount = async () => {
      await Promise.all([uncount?.(), limiter.refund(caller.accountId, caller.quota, cost)]);
    };
    return limiter(caller.accountId, caller.quota, cost).then((standing) => {
      Object.assign(stamped, rateLimitHeaders(standing));
      refuseExhausted(standing);
    });
  };

/** Whether a request has been counted; what was refused before that still has to be. */
export const isCounted = ({ stamped }: Exchange): boolean => stamped['X-RateLimit-Limit'] !== undefined;
