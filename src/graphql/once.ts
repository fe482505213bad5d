import { type ExecutionResult, type FormattedExecutionResult, print } from 'graphql';
import { validateHeaders } from '../contract/validate.ts';
import type { Principal } from '../core/principal.ts';
import { header, type Transported } from '../request/incoming.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import { type ErrorContext, meaning, serviceFailure } from './errors.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';

/** The key of a mutation that is to happen once; reads are what they are each time. @throws ServiceError `invalid_parameters` */
export const keyOf = (request: Pick<Transported, 'headers'>, { operation, denied }: Prepared): string | undefined => {
  const key = header(request, 'idempotency-key');
  if (key === undefined || denied || operation.operation !== 'mutation') return undefined;
  validateHeaders('createResource', { 'idempotency-key': key });
  return key;
};

/** The operation, however its text is laid out and its variables are spelled. */
const contentOf = ({ document, operation }: Prepared, { variables = {} }: OperationRequest): unknown => [
  print(document),
  operation.name?.value ?? null,
  variables,
];

/** An operation none of whose fields has written anything: there is nothing to keep, and what was begun is undone. */
class NothingWritten extends Error {
  override name = 'NothingWritten';
  readonly result: ExecutionResult;

  constructor(result: ExecutionResult) {
    super();
    this.result = result;
  }
}

/** A failure of ours undoes the whole operation: whoever comes again with the key has it carried out from the beginning. */
const expectOwnSuccess = ({ errors = [] }: ExecutionResult, errorContext: ErrorContext): void => {
  for (const error of errors) {
    const failure = serviceFailure(error);
    if (failure !== undefined && meaning(failure, errorContext).status >= 500) throw failure;
  }
};

/** A mutation under a key: who asks for what, how it is carried out, and how its result is told. */
interface Mutation {
  key: string;
  caller: Principal;
  ready: Prepared;
  operationRequest: OperationRequest;
  errorContext: ErrorContext;
  /** Is given what is to be told of every write that was done. */
  run: (wrote: () => void) => Promise<ExecutionResult>;
  format: (result: ExecutionResult) => FormattedExecutionResult;
}

/**
 * Carries out a mutation once for its key, in one transaction that keeps the answer with all that was written. What a field refuses
 * is part of the answer, as without a key; the answer is kept when any of the fields has written.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, and what is our own fault
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
    return await once({ caller, operation: 'graphql', key, content: contentOf(ready, operationRequest) }, work);
  } catch (failure) {
    if (failure instanceof NothingWritten) return { answer: format(failure.result), replayed: false };
    throw failure;
  }
};
