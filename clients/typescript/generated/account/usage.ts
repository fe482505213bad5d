// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { Plan, PlanExpansion, PlanFieldName, Usage, UsageDay, UsageDayExpansion, UsageDayFieldName, UsageDayList, UsageExpansion, UsageFieldName, UsedPart, UsedPartExpansion, UsedPartFieldName, UsedPartList } from './types.ts';

/** The operations of the family `usage`. */
export interface UsageApi {
  /**
   * Get the plan
   *
   * The account's plan with its limits. Free has 60 requests per minute and 100 with burst, Professional 300 and 500, Business 1,000 and 1,500; Enterprise has its own figures. Of WebSocket connections, Free has 100, Professional 500, Business 2,000 and Enterprise 10,000, and of subscriptions on them 1,000, 5,000, 20,000 and 50,000.
   */
  getPlan<F extends PlanFieldName = PlanFieldName, E extends PlanExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<Plan, F | E>, never>;
  /**
   * Get the current usage
   *
   * What is left in the current window of 60 seconds and of the burst allowance, and the usage of the day so far. Requests above the plan's rate use the burst allowance. It is the burst limit minus the rate limit, and is refilled every 600 seconds. When it is empty, requests get a 429. This request counts too. Requests of people on the dashboard use the allowances, but are not in the usage of the day.
   */
  get<F extends UsageFieldName = UsageFieldName, E extends UsageExpansion = never>(query?: Selection<F, E>, options?: Options): Answer<Selected<Usage, F | E>, never>;
  /**
   * List the usage by day
   *
   * One record for each day with requests, in UTC. Requests of people on the dashboard are not counted, except in `busiest_minute`: a day with no others has `requests` 0. The current day is included and grows. Counts may be up to a minute late. Requests counted during an outage appear when the outage is over.
   */
  listDays<F extends UsageDayFieldName = UsageDayFieldName, E extends UsageDayExpansion = never>(query?: UsageDayList & Selection<F, E>, options?: Options): List<Selected<UsageDay, F | E>, never>;
  /**
   * List the used parts of the contracts
   *
   * Which API key, application, person or webhook used which part of the contracts on which day, in UTC: operations, their parameters, the properties and values of their bodies, GraphQL fields, kinds of events, and frames and calls of the channel. Only valid requests count, and not those of people on the dashboard. Before a part goes away, this list says who still uses it. The current day is included and grows. Counts may be up to a minute late, and are stored for 400 days. The `incomplete` of a day says whether some are missing. Only administrators may do this.
   */
  listUsedParts<F extends UsedPartFieldName = UsedPartFieldName, E extends UsedPartExpansion = never>(query?: UsedPartList & Selection<F, E>, options?: Options): List<Selected<UsedPart, F | E>, never>;
}

/** The family `usage`, for `createClient`. */
export const usage: Family<UsageApi> = {
  getPlan: 'GET /v1/account/plan query',
  get: 'GET /v1/account/usage query',
  listDays: 'GET /v1/account/usage/days list',
  listUsedParts: 'GET /v1/account/usage/parts list',
};
