import { type ExecutionResult, execute, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import type { Origin, Principal } from '../core/principal.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import { asReader } from '../rules/attribution.ts';
import type { Feed } from '../rules/event-feed.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { requestsOf } from './cost.ts';
import { type ErrorContext, formatted } from './errors.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { createResponseSize, hasExceeded, isLargerThan } from './size.ts';

/** What resolvers are given besides the caller. */
export interface Surroundings {
  cursors: AccountCursors;
  feed: Feed;
  limiter: RateLimiter;
}

/** The context of an operation that is answered at once. It renews nothing, because no credentials expire in that time. */
export const contextOf = (
  { caller, origin, cost }: { caller: Principal; origin: Origin; cost: number },
  { cursors, feed, limiter }: Surroundings,
): GraphqlContext => ({
  caller,
  origin,
  cursors: cursors(caller.accountId),
  feed,
  renew: async () => undefined,
  wrote: () => undefined,
  rateLimit: async () => {
    // The operation has been counted. Counting nothing more reads the same figures as the headers have.
    const { limit, remaining, resetAt } = await limiter(caller.accountId, caller.quota, 0);
    return { limit, remaining, resetAt: new Date(resetAt * 1000).toISOString(), cost };
  },
  size: createResponseSize(limits.response),
});

const tooLarge = ({ operation }: Prepared, most: number) => {
  const what = operation.operation === 'mutation' ? 'The mutation was carried out, and its response' : 'The response';
  const why = most === limits.keyed_response ? ', the most with an Idempotency-Key' : '';
  const message = `${what} has more than ${most} characters${why}. Request smaller pages or fewer fields.`;
  return new GraphQLError(message, { originalError: new ServiceError('payload_too_large', message) });
};

/** Replaces a result that is too large, or was abandoned because it became too large, with an error before it is written as JSON. */
const withinSize = (result: ExecutionResult, ready: Prepared, most: number): ExecutionResult =>
  hasExceeded(result.errors) || isLargerThan(result.data, most) ? { data: null, errors: [tooLarge(ready, most)] } : result;

/**
 * The response for a result: errors with their codes, the cost of the operation, and the number of requests that were counted for it.
 * @param most the maximum number of characters
 */
export const responseOf = (
  result: ExecutionResult,
  ready: Prepared,
  errorContext: ErrorContext,
  requests = requestsOf(ready.cost),
  most = limits.response,
): FormattedExecutionResult => {
  const { data, errors } = withinSize(result, ready, most);
  return {
    ...(errors && { errors: errors.map((error) => formatted(error, errorContext)) }),
    ...(data !== undefined && { data }),
    extensions: { requestId: errorContext.requestId, cost: { operation: ready.cost, most: limits.cost, requests } },
  };
};

/** Carries out a query or a mutation. */
export const run = async (
  schema: GraphQLSchema,
  { document, operation, denied }: Prepared,
  { variables, operationName }: OperationRequest,
  contextValue: GraphqlContext,
): Promise<ExecutionResult> => {
  if (denied) return denied;
  const carryOut = async () => execute({ schema, document, contextValue, operationName, variableValues: variables });
  return operation.operation === 'query' ? asReader(carryOut) : carryOut();
};
