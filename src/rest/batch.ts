import { operations } from '../contract/operations.ts';
import type { BatchDoor, Schemas } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import { type Parameters, writeQueryString } from '../core/query/query-string.ts';
import { parseExactly, writeExactly } from '../core/storable-json.ts';
import type { Answer } from '../request/answer.ts';
import { begin } from '../request/begin.ts';
import type { Incoming } from '../request/incoming.ts';
import type { Matched, Ready } from '../request/states.ts';
import { credentialNames } from '../request/steps/credentials.ts';
import { usedParts } from '../request/used-parts.ts';
import type { Start } from '../request/walk.ts';
import { foreignHeaders, pathOf, queryOf } from './called-by-name.ts';
import { errorAnswer } from './errors.ts';

type Operation = Schemas['BatchOperation'];
type Result = Schemas['BatchOperationResult'];

/** Headers of the whole batch: they say nothing about one of its operations. */
const ofBatch: ReadonlySet<string> = new Set(['idempotency-key', 'if-match', 'if-none-match']);

const headersOf = ({ headers }: Incoming, { if_match: tag }: Operation): Incoming['headers'] => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBatch.has(name))),
  'content-type': 'application/json',
  ...(tag !== undefined && { 'if-match': tag }),
});

const resultOf = (operation: Operation['operation'], { status, headers, body }: Answer, stamped: Record<string, string> = {}): Result => ({
  operation,
  status,
  headers: Object.fromEntries(Object.entries({ ...headers, ...stamped }).filter(([name]) => !foreignHeaders.test(name))),
  body: (body as Record<string, unknown> | undefined) ?? null,
});

interface Dependencies {
  /** What is matched by an operationId. */
  matched: (operationId: Operation['operation']) => Pick<Matched, 'name' | 'facts' | 'operation'>;
  /** Takes an operation of a batch through its steps. */
  walk: (request: Started) => Promise<Ready & { answer: Answer }>;
  explain: (failure: unknown) => ServiceError | undefined;
}

/** An operation has the credentials of its batch: others would be ignored. @throws ServiceError `invalid_parameters` */
const expectNoCredentials = ({ facts }: Pick<Matched, 'facts'>, query: Parameters): void => {
  const details = credentialNames(facts)
    .filter((name) => name in query)
    .map((field) => ({ field, message: 'Must be omitted: each operation has the credentials of its batch.', code: 'not_allowed' }));
  if (details.length > 0)
    throw new ServiceError('invalid_parameters', `Omit ${details[0]!.field}: each operation has the credentials of its batch.`, {
      details,
    });
};

/** The bodies of the operations with their numbers as they were written, where reading the batch may have changed one. */
const exactBodiesOf = ({ numbers }: Ready): (string | undefined)[] =>
  numbers === undefined ? [] : (parseExactly(numbers) as Schemas['Batch']).operations.map(({ body }) => body && writeExactly(body));

/** The state in which an operation of a batch begins: all that is known of its batch. */
type Started = Start['batch'];

const startOf = (
  batch: Ready,
  operation: Operation,
  numbers: string | undefined,
  matched: Pick<Matched, 'name' | 'facts' | 'operation'>,
): Started => {
  const { method, path: template } = operations[operation.operation];
  const { address, requestId, version, credential, scheme, caller, secure, originAllowed, uncount } = batch;
  const path = pathOf(template, operation.path ?? {});
  const query = queryOf(operation.query);
  expectNoCredentials(matched, query);
  const unread = () => {
    throw new Error('The body of an operation in a batch is read with the batch.');
  };
  const request = begin(
    {
      ...{ method: method.toUpperCase(), path, search: writeQueryString(query), query, headers: headersOf(batch, operation) },
      ...{ doubled: [], address, secure, strict: false, requestId, readBody: unread, streamBody: unread },
    },
    'batch',
  );
  const located = { route: path, params: operation.path ?? {}, body: operation.body, numbers };
  return Object.assign(request, matched, located, { version, credential, scheme, caller, secure, originAllowed, uncount });
};

/** Carries out the operations of a batch. `batch` is the request that has them in its body. */
export const createBatchDoor =
  ({ matched, walk, explain }: Dependencies) =>
  (batch: Ready): BatchDoor => {
    const exactBodies = exactBodiesOf(batch);
    return {
      carryOut: async (operation, at) => {
        const request = startOf(batch, operation, exactBodies[at], matched(operation.operation));
        const { answer } = await walk(request);
        batch.usedInBatch = [...new Set([...(batch.usedInBatch ?? []), ...usedParts(request, answer.body)])];
        return resultOf(operation.operation, answer, request.stamped);
      },
      refusalOf: (failure) => {
        const error = failure instanceof ServiceError ? failure : explain(failure);
        return error && error.status < 500 ? error : undefined;
      },
      refused: (operation, error) => resultOf(operation.operation, errorAnswer(error, batch)),
    };
  };
