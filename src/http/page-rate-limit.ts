import type { Request, Response } from 'express';
import { defaultVersion, type Versions } from '../contract/versions.ts';
import type { Quota } from '../core/principal.ts';
import { type RateLimiter, rateLimitHeaders, refuseExhausted } from '../rules/rate-limit.ts';

/** Lets requests to a page of identity in: each counts for its address, and the answer carries what the contract has every answer carry. */
export const createAdmission =
  (limiter: RateLimiter, versions: Versions) =>
  (quota: Quota) =>
  async (request: Request, response: Response): Promise<void> => {
    const status = await limiter(request.ip ?? '', quota, 1);
    response.set({ ...rateLimitHeaders(status), 'X-API-Version': defaultVersion(versions).name });
    refuseExhausted(status);
  };
