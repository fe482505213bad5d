import { plans as contract } from '../../generated/plans.ts';
import type { Quota } from '../core/principal.ts';

/** A plan's name, as the contract has them. */
export type Plan = keyof typeof contract.plans;

/** Seconds of a window, and seconds after which the burst allowance is full again. */
export const { window: windowSeconds, refill: refillSeconds } = contract;

/** What an address may do that has shown no good credentials. */
export const anonymousQuota: Quota = contract.anonymous;

/** What an address may do where applications prove themselves, and where people are asked for consent. */
export const clientQuota: Quota = contract.clients;

/** How many attempts may fail in so many seconds, by what is attempted. */
export const attemptBounds: Readonly<Record<keyof typeof contract.attempts, { limit: number; window: number }>> = contract.attempts;

/** A plan's figures; the account's own where the plan has none, and the largest plan's where the account has none either. */
export const quotaOf = (plan: Plan, own: { limit: number | null; burst: number | null }): Quota => {
  const figures: Quota | null = contract.plans[plan];
  if (figures) return figures;
  const limit = own.limit ?? contract.plans.business.limit;
  return { limit, burst: own.burst ?? Math.max(limit, contract.plans.business.burst) };
};

/** What a list takes of the limit beyond what its operation costs, by what is asked of it. */
export const listCosts: Readonly<Record<keyof typeof contract.lists, number>> = contract.lists;

/** How many API keys an account may hold; revoked, expired and rerolled ones do not count. */
export const apiKeyLimit: number = contract.api_keys;
