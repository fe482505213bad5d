import { errorCodes } from '#generated/operators/error-codes';
import { operations as facts } from '#generated/operators/operations';
import type { components, operations as Operations } from '#generated/operators/types';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import type { Document } from '../documents/document.ts';
import { operatorsName } from '../documents/operators.ts';
import { bodyViolations, codeViolations, headViolations } from './answer-violations.ts';
import { noteAnswer, noteParameters } from './coverage.ts';
import { openapiDocument } from './openapi-document.ts';
import { refusal } from './validate.ts';
import { validators } from './validators/index.ts';
import { detailsOf } from './violations.ts';

const { answers, bodies, headers: documentedHeaders, parameters } = validators.operators;

/** The schemas of the operators' contract by their names. */
export type OperatorSchemas = components['schemas'];
/** The operationId of every operation for operators. */
export type OperatorOperationId = keyof typeof facts;

type Parameters<Id extends OperatorOperationId> = Operations[Id]['parameters'];
type PathOf<Id extends OperatorOperationId> = Parameters<Id> extends { path: infer Path } ? Path : Record<never, never>;
type QueryOf<Id extends OperatorOperationId> = Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>;
type BodyOf<Id extends OperatorOperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
type Success<Id extends OperatorOperationId> = {
  [Status in keyof Operations[Id]['responses']]: Status extends 200 | 201 | 202 ? Operations[Id]['responses'][Status] : never;
}[keyof Operations[Id]['responses']];
type ContentOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** A call of an operation, after it is checked. */
export interface OperatorCall<Id extends OperatorOperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

/** The body of an operation's answer, or its lines. */
export type OperatorReply<Id extends OperatorOperationId> =
  Success<Id> extends { content: { 'application/x-ndjson': unknown } } ? AsyncIterable<string> : ContentOf<Success<Id>>;

/** The same call before it is checked. */
export interface UncheckedCall {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** The operator's key; none on the command line. */
  operator?: string | undefined;
  /** The `Idempotency-Key`, for an operation that happens once per operator's key and this key. */
  once?: string | undefined;
}

interface OperatorFacts {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  status: number;
  takesBody: boolean;
  /** Whether the operation happens once per `Idempotency-Key`. */
  takesKey: boolean;
}

/** The method, path and success status of each operation. */
export const operatorOperations: Readonly<Record<OperatorOperationId, OperatorFacts>> = facts;

/** The contract as it is published on the operations port. */
export const operatorDocument = (): Document => openapiDocument(operatorsName);

const unknownName = () => 'Is unknown.';

/** How the values of a call break the contract; texts of the query become numbers and booleans in place. */
const violations = (id: OperatorOperationId, { query, body, once }: UncheckedCall): ErrorDetail[] => {
  const { query: checkQuery, header: checkHeader } = parameters[id]!;
  const wrong = checkQuery(query) ? [] : detailsOf(checkQuery.errors ?? [], 'unknown_parameter', unknownName);
  if (once !== undefined && !checkHeader({ 'idempotency-key': once }))
    wrong.push(...detailsOf(checkHeader.errors ?? [], 'unknown_parameter'));
  const checkBody = bodies[id]?.['application/json'];
  return checkBody && !checkBody(body) ? [...wrong, ...detailsOf(checkBody.errors ?? [], 'unknown_field', unknownName)] : wrong;
};

/** Checks a call against the contract. @throws ServiceError `not_found`, `missing_body`, `invalid_parameters` */
export const checkOperatorCall = (id: OperatorOperationId, call: UncheckedCall): void => {
  if (!parameters[id]!.path(call.path))
    throw new ServiceError(
      'not_found',
      'The address has a malformed id. Ids look like acc_01jq3x5gkz0v7t9n2m4p6r8s1w for accounts, app_01jq3x5gkz0v7t9n2m4p6r8s1w for applications, and emc_01jq3x5gkz0v7t9n2m4p6r8s1w for e-mail changes.',
    );
  if (operatorOperations[id].takesBody && call.body === undefined)
    throw new ServiceError('missing_body', 'The request needs a JSON body with Content-Type: application/json.');
  const details = violations(id, call);
  if (details.length > 0) throw refusal(details);
  noteParameters(undefined, id, { ...call.query, ...(call.once !== undefined && { 'idempotency-key': call.once }) });
};

/** How the status, the headers and the code of an answer break the contract; undefined when they are as documented. */
export const operatorHeadViolations = (
  id: OperatorOperationId,
  status: number,
  headers: Readonly<Record<string, string>>,
  code?: string,
): ErrorDetail[] | undefined => {
  const head = headViolations(documentedHeaders[id]!, status, headers);
  const ofCode = code === undefined ? undefined : codeViolations(errorCodes[id]!, code);
  return head || ofCode ? [...(head ?? []), ...(ofCode ?? [])] : undefined;
};

/** How the JSON body of an answer breaks the contract; undefined when it is as documented. */
export const operatorBodyViolations = (id: OperatorOperationId, status: number, body: unknown): ErrorDetail[] | undefined =>
  bodyViolations(answers[id], status, body);

export { noteAnswer as noteOperatorAnswer, operatorsName };
