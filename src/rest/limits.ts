import { anonymousQuota, clientQuota } from '../contract/plans.ts';
import { type RateLimiter, refuseExhausted, standingHeaders } from '../rules/rate-limit.ts';
import type { Exchange } from './exchange.ts';

/** An account's requests are counted together, whichever credential they carry; others by their address, with more room where applications ask for tokens. */
export const limit =
  (limiter: RateLimiter) =>
  async ({ caller, facts, address, stamped }: Exchange): Promise<void> => {
    const unknown = facts?.credentials.includes('client') ? clientQuota : anonymousQuota;
    // What costs nothing is answered to whoever has used everything up, too.
    const isFree = facts?.cost === 0;
    const standing = caller
      ? await limiter(caller.accountId, caller.quota, facts?.cost ?? 1)
      : await limiter(address, unknown, isFree ? 0 : 1);
    Object.assign(stamped, standingHeaders(standing));
    if (!isFree) refuseExhausted(standing);
  };

/** Whether a request has been counted; what was refused before that still has to be. */
export const isCounted = ({ stamped }: Exchange): boolean => stamped['X-RateLimit-Limit'] !== undefined;
