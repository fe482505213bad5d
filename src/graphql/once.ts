import { type ExecutionResult, type FormattedExecutionResult, type GraphQLSchema, print } from 'graphql';
import { authorities } from '../contract/authority.ts';
import { type OperationFacts, operationIds, operations } from '../contract/operations.ts';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { validateHeaders } from '../contract/validate.ts';
import type { Principal } from '../core/principal.ts';
import { header, type Transported } from '../request/incoming.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import { type ErrorContext, meaning, serviceFailure } from './errors.ts';
import { responseOf, run } from './execution.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { createResponseSize } from './size.ts';

/** An operation that takes a key; all take the same. */
const keyed = operationIds.find((id) => operations[id].idempotent)!;

/**
 * The idempotency key of a mutation, in the header or, over any transport, in the extensions; undefined for operations that write nothing.
 * @throws ServiceError `invalid_parameters`
 */
export const keyOf = (
  { headers = {} }: Partial<Pick<Transported, 'headers'>>,
  { idempotencyKey }: Pick<OperationRequest, 'idempotencyKey'>,
  { operation, denied }: Prepared,
): string | undefined => {
  const key = header({ headers }, 'idempotency-key') ?? idempotencyKey;
  if (key === undefined || denied || operation.operation !== 'mutation') return undefined;
  validateHeaders(keyed, { 'idempotency-key': key });
  return key;
};

/** What a retry must repeat: the operation, in any layout of its text, and the values of its variables. */
const contentOf = ({ document, operation }: Prepared, { variables = {} }: OperationRequest): unknown => [
  print(document),
  operation.name?.value ?? null,
  variables,
];

/** Whether the answer of an operation may show something that requires a recent sign-in, such as a secret. */
const asksRecentSignIn = ({ authority }: OperationFacts): boolean =>
  authority.some((word) => authorities[word].within && authorities[word].recent);

/** Whether the answer of an operation may show what ends with the caller's credential, such as an address of a file. */
const handsOutTied = ({ authority }: OperationFacts): boolean => authority.some((word) => authorities[word].tied);

/** Thrown when no field of an operation has written anything: no answer is stored, and the transaction is rolled back. */
class NothingWritten extends Error {
  override name = 'NothingWritten';
  readonly result: ExecutionResult;

  constructor(result: ExecutionResult) {
    super();
    this.result = result;
  }
}

/** Throws a failure that is our own fault. That rolls back the whole operation; a retry with the same key carries it out from the start. */
const expectOwnSuccess = ({ errors = [] }: ExecutionResult, errorContext: ErrorContext): void => {
  for (const error of errors) {
    const failure = serviceFailure(error);
    if (failure !== undefined && meaning(failure, errorContext).status >= 500) throw failure;
  }
};

/** A mutation with an idempotency key. */
interface Mutation {
  key: string;
  schema: GraphQLSchema;
  caller: Principal;
  ready: Prepared;
  operationRequest: OperationRequest;
  context: GraphqlContext;
  errorContext: ErrorContext;
  /** How many requests it counts as. */
  requests: number;
}

/**
 * Carries out a mutation once for its key, in one transaction that stores the answer together with the writes. The errors of refused
 * fields are part of the answer, as without a key. The answer is stored when at least one field has written.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, and failures that are our own fault
 */
export const runOnce = async (
  once: Idempotency,
  { key, schema, caller, ready, operationRequest, context, errorContext, requests }: Mutation,
): Promise<{ answer: FormattedExecutionResult; replayed: boolean }> => {
  // Formatted before it is stored, because a retry gets the same response.
  const format = (result: ExecutionResult) => responseOf(result, ready, errorContext, requests, limits.keyed_response);
  const work = async () => {
    let hasWritten = false;
    const wrote = () => {
      hasWritten = true;
    };
    // If its transaction runs again, the mutation does too, so each run counts its response anew.
    const result = await run(schema, ready, operationRequest, { ...context, wrote, size: createResponseSize(limits.keyed_response) });
    expectOwnSuccess(result, errorContext);
    if (!hasWritten) throw new NothingWritten(result);
    return format(result);
  };
  try {
    // Any mutation may have a field that gives authority.
    const asked = { caller, operation: 'graphql', key, content: contentOf(ready, operationRequest) };
    const isTied = ready.operations.some(handsOutTied);
    return await once({ ...asked, givesAuthority: true, isTied, asksRecentSignIn: ready.operations.some(asksRecentSignIn) }, work);
  } catch (failure) {
    if (failure instanceof NothingWritten) return { answer: format(failure.result), replayed: false };
    throw failure;
  }
};
