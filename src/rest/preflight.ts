import { anonymousQuota } from '../contract/plans.ts';
import { type RateLimiter, rateLimitHeaders } from '../rules/rate-limit.ts';
import { preflightAnswer } from './cors.ts';
import type { Answer, Exchange, Step } from './exchange.ts';

/** Preflights have the headers of every answer: how the address stands is told, and nothing is counted. */
export const createPreflights = (limiter: RateLimiter, settle: Step) => {
  const tellStanding = async ({ address, stamped }: Exchange): Promise<void> => {
    Object.assign(stamped, rateLimitHeaders(await limiter(address, anonymousQuota, 0)));
  };
  const answer = async (exchange: Exchange, methods: readonly string[], others?: Record<string, string>): Promise<Answer> => {
    await settle(exchange);
    await tellStanding(exchange);
    const { headers, ...told } = preflightAnswer(methods, others);
    return { ...told, headers: { ...exchange.stamped, ...headers } };
  };
  return { tellStanding, answer };
};
