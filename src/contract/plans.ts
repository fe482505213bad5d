import { plans as contract } from '#generated/plans';
import type { Figures } from '../core/figures.ts';
import type { Quota, SocketLimits } from '../core/principal.ts';

/** All figures of the contract, for prose. */
export const figures: Figures = contract;

/** The name of a plan in the contract. */
export type Plan = keyof typeof contract.plans;

/** Length of a rate limit window, and time after which the burst allowance is full again; both in seconds. */
export const { window: windowSeconds, refill: refillSeconds } = contract;

/** The quota of an IP address whose requests have no valid credentials. */
export const anonymousQuota: Quota = contract.anonymous;

/** The quota of an IP address for requests by which applications authenticate and people give consent. */
export const clientQuota: Quota = contract.clients;

/** By kind of attempt: how many attempts may fail (`limit`) within how many seconds (`window`). */
export const attemptBounds: Readonly<Record<keyof typeof contract.attempts, { limit: number; window: number }>> = contract.attempts;

/** How many six-digit codes in a row may be refused for a person. */
export const { refused_codes: mostRefusedCodes } = contract;

/** A plan's quota. Where the plan has none, the account's own quota applies, and without that the quota of the largest plan. */
export const quotaOf = (plan: Plan, own: { limit: number | null; burst: number | null }): Quota => {
  const figures: Quota | null = contract.plans[plan];
  if (figures) return figures;
  const limit = own.limit ?? contract.plans.business.limit;
  return { limit, burst: own.burst ?? Math.max(limit, contract.plans.business.burst) };
};

/** How much an account of a plan may have open over WebSocket at a time. */
export const socketLimitsOf = (plan: Plan): SocketLimits => contract.sockets[plan];

/** What a list request costs in addition to its operation, by feature of the list that it uses. */
export const listCosts: Readonly<Record<keyof typeof contract.lists, number>> = contract.lists;

/** The limits of a GraphQL operation. */
export const graphqlLimits: Readonly<Record<keyof typeof contract.graphql, number>> = contract.graphql;

/** The limits of the documents that are registered for an application. */
export const registeredDocumentLimits: Readonly<Record<keyof typeof contract.registered_documents, number>> = contract.registered_documents;

type Contract = typeof contract;
type NumberName = { [Name in keyof Contract]: Contract[Name] extends number ? Name : never }[keyof Contract];

/**
 * The figures that are one number. Under the name of a kind of records, it is how many of them an account may have; API keys that are
 * revoked, expired or rerolled do not count.
 */
export const accountLimits: Readonly<Pick<Contract, NumberName>> = contract;

/** A group of figures that is the concern of one family, by its name. */
export const figuresOf = <Name extends Exclude<keyof Contract, NumberName>>(name: Name): Contract[Name] => contract[name];

/** The maximum size of a body in bytes, by where it is sent. */
export const bodyLimits: Readonly<Record<keyof typeof contract.bodies, number>> = contract.bodies;

/** The limits of lists. */
export const listLimits: Readonly<Record<keyof typeof contract.pages, number>> = contract.pages;

/** The limits of a webhook's conditions. */
export const conditionLimits: Readonly<Record<keyof typeof contract.conditions, number>> = contract.conditions;

/** How long something is valid or stored, in seconds. */
export const lifetimes: Readonly<Record<keyof typeof contract.lifetimes, number>> = contract.lifetimes;

/** The kinds of records that accumulate with the use of an account, and are deleted after some days. */
export type Kept = 'events' | 'deliveries' | 'audit' | 'requests';

/** For how many days at most an account of a plan keeps each kind. */
export const mostDays = (plan: Plan): Readonly<Record<Kept, number>> => ({
  ...contract.retention[plan],
  requests: contract.lifetimes.request_log / 86_400,
});

/** All plans. */
export const plans = Object.keys(contract.plans) as readonly Plan[];

/** How long a request to an address that a user has given may take, in milliseconds. */
export const outboundTimeoutMs = contract.outbound.timeout * 1000;

/** The limits of documents in which applications describe themselves: bytes, seconds, and how many. */
export const clientDocumentLimits: Readonly<Record<keyof typeof contract.client_document, number>> = contract.client_document;

/** The limits of webhook deliveries: bytes of a response that are stored, and seconds of failures until a webhook is disabled. */
export const deliveryLimits: Readonly<Record<keyof typeof contract.deliveries, number>> = contract.deliveries;

/** The seconds before each further attempt of a failed delivery, and the longest `Retry-After` that is respected, in seconds. */
export const retries: { waits: readonly number[]; retry_after: number } = contract.retries;

/** How many days something is deprecated before it may be removed, and for how many months a deprecated stable version is served. */
export const notice: Readonly<Record<keyof typeof contract.notice, number>> = contract.notice;
