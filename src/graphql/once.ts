import { type ExecutionResult, type FormattedExecutionResult, print } from 'graphql';
import { authorities } from '../contract/authority.ts';
import type { OperationFacts } from '../contract/operations.ts';
import { validateHeaders } from '../contract/validate.ts';
import type { Principal } from '../core/principal.ts';
import { header, type Transported } from '../request/incoming.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import { type ErrorContext, meaning, serviceFailure } from './errors.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { hasMutation } from './selected-fields.ts';

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
  validateHeaders('createResource', { 'idempotency-key': key });
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

/** A mutation with an idempotency key: its caller and content, how it is carried out, and how its result is formatted. */
interface Mutation {
  key: string;
  caller: Principal;
  ready: Prepared;
  operationRequest: OperationRequest;
  errorContext: ErrorContext;
  /** Carries out the mutation; it calls `wrote` after every write. */
  run: (wrote: () => void) => Promise<ExecutionResult>;
  format: (result: ExecutionResult) => FormattedExecutionResult;
}

/**
 * Carries out a mutation once for its key, in one transaction that stores the answer together with the writes. The errors of refused
 * fields are part of the answer, as without a key. The answer is stored when at least one field has written.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, and failures that are our own fault
 */
export const runOnce = async (
  once: Idempotency,
  { key, caller, ready, operationRequest, errorContext, run, format }: Mutation,
): Promise<{ answer: FormattedExecutionResult; replayed: boolean }> => {
  const work = async () => {
    let hasWritten = false;
    const result = await run(() => {
      hasWritten = true;
    });
    expectOwnSuccess(result, errorContext);
    if (!hasWritten) throw new NothingWritten(result);
    return format(result);
  };
  try {
    // Any mutation may have a field that gives authority.
    const asked = { caller, operation: 'graphql', key, content: contentOf(ready, operationRequest) };
    return await once({ ...asked, givesAuthority: true, asksRecentSignIn: hasMutation(ready.document, asksRecentSignIn) }, work);
  } catch (failure) {
    if (failure instanceof NothingWritten) return { answer: format(failure.result), replayed: false };
    throw failure;
  }
};
