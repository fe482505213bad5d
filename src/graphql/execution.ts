import { type ExecutionResult, execute, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { graphqlLimits as limits } from '../contract/plans.ts';
import type { Origin, Principal } from '../core/principal.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import type { Feed } from '../rules/event-feed.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import { requestsOf } from './cost.ts';
import { type ErrorContext, formatted } from './errors.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';

/** What resolvers are given besides the caller. */
export interface Surroundings {
  cursors: AccountCursors;
  feed: Feed;
}

/** The context of an operation that is answered at once. It renews nothing, because no credentials expire in that time. */
export const contextOf = ({ caller, origin }: { caller: Principal; origin: Origin }, { cursors, feed }: Surroundings): GraphqlContext => ({
  caller,
  origin,
  cursors: cursors(caller.accountId),
  feed,
  renew: async () => undefined,
  wrote: () => undefined,
});

/** The response for a result: errors with their codes, the cost of the operation, and the number of requests that were counted for it. */
export const responseOf = (
  { data, errors }: ExecutionResult,
  { cost }: Prepared,
  errorContext: ErrorContext,
  requests = requestsOf(cost),
): FormattedExecutionResult => ({
  ...(errors && { errors: errors.map((error) => formatted(error, errorContext)) }),
  ...(data !== undefined && { data }),
  extensions: { requestId: errorContext.requestId, cost: { operation: cost, most: limits.cost, requests } },
});

/** Carries out a query or a mutation. */
export const run = async (
  schema: GraphQLSchema,
  { document, denied }: Prepared,
  { variables, operationName }: OperationRequest,
  contextValue: GraphqlContext,
): Promise<ExecutionResult> => denied ?? execute({ schema, document, contextValue, operationName, variableValues: variables });
