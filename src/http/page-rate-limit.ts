import type { Request, Response } from 'express';
import { defaultVersion, type Versions } from '../contract/versions.ts';
import type { Quota } from '../core/principal.ts';
import { type RateLimiter, rateLimitHeaders, refuseExhausted } from '../rules/rate-limit.ts';

/** Rate-limits requests for an identity page by IP address, and sets the headers that the contract requires in every response. */
export const createPageRateLimit =
  (limiter: RateLimiter, versions: Versions) =>
  (quota: Quota) =>
  async (request: Request, response: Response): Promise<void> => {
    const status = await limiter(request.ip ?? '', quota, 1);
    response.set({ ...rateLimitHeaders(status), 'X-API-Version': defaultVersion(versions).name });
    refuseExhausted(status);
  };
