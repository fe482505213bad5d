import { camelCase, methodName, pascalCase } from '../../core/client-names.ts';
import { type Document, nameOf, type Parameter, type Place, resolve, type Schema } from '../../documents/document.ts';
import { answeredRecord, linedList, shapedRecord } from '../../documents/list-language.ts';
import { idsInBatch } from '../batch-operations.ts';
import { errorCodes } from '../error-codes.ts';

/** What the client's code and types need of an operation. */
export interface ClientOperation {
  name: string;
  place: Place;
  ids: string[];
  /** What follows the ids: the query of a list or record, a JSON body, or bytes. */
  input: 'query' | 'body' | 'bytes' | undefined;
  bodyRequired: boolean;
  /** The parameters of a read of one record that it alone has, as the properties of an object. */
  query: { name: string; schema: Schema } | undefined;
  /** The type of the body, or of the answer. */
  body: string | undefined;
  answer: string;
  /** The record or records in its answer, where `fields` and `expand` shape them. */
  record: { name: string; list: boolean } | undefined;
  /** The record whose list it returns as JSON lines. */
  lines: string | undefined;
  /** Whether the answer is bytes. */
  stream: boolean;
  idempotent: boolean;
  guarded: boolean;
  /** Whether it can be part of a batch. */
  inBatch: boolean;
  /** Whether the same address returns the record and its `ETag`. */
  rewritable: boolean;
  codes: string[];
}

const parametersOf = (document: Document, { item, operation }: Place): Parameter[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));

const success = (document: Document, { operation }: Place) => {
  const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!;
  return resolve(document, response);
};

const bodyType = ({ operation }: Place): string | undefined => {
  const ref = operation.requestBody?.content['application/json']?.schema?.$ref;
  return ref && nameOf(ref);
};

const answerType = (document: Document, place: Place): string => {
  const { content } = success(document, place);
  if (!content) return 'void';
  const schema = content['application/json']?.schema;
  if (!schema) return 'Response';
  const record = answeredRecord(document, place.operation);
  return record ? nameOf(record.ref) : `${nameOf(schema.$ref!)}['data']`;
};

const inputOf = (place: Place, parameters: readonly Parameter[]): ClientOperation['input'] => {
  if (place.operation.requestBody) return bodyType(place) ? 'body' : 'bytes';
  return place.method === 'get' && parameters.some((one) => one.in === 'query') ? 'query' : undefined;
};

/** Parameters that shape any record. */
const shaping = ['fields', 'expand'];

const queryOf = ({ operation: { operationId } }: Place, parameters: readonly Parameter[]): ClientOperation['query'] => {
  const own = parameters.filter((one) => one.in === 'query' && !shaping.includes(one.name));
  if (own.length === 0) return undefined;
  const schema: Schema = {
    type: 'object',
    description: `The parameters of \`${operationId}\`.`,
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    properties: Object.fromEntries(own.map(({ name, description, schema: value }) => [name, { ...value, description }])),
  };
  return { name: `${pascalCase(operationId)}Query`, schema };
};

/** Reads from a document what a family's module says of an operation. */
export const clientOperation = (document: Document, family: string, place: Place): ClientOperation => {
  const { item, method, operation, path } = place;
  const parameters = parametersOf(document, place);
  const takes = (header: string) => parameters.some(({ name }) => name === header);
  const record = shapedRecord(document, place);
  const list = linedList(document, operation);
  const tagged = (one: Place['operation'] | undefined) => one && success(document, { ...place, operation: one }).headers?.ETag;
  return {
    name: methodName(family, { operationId: operation.operationId, method, path }),
    place,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => camelCase(name!)),
    input: inputOf(place, parameters),
    bodyRequired: operation.requestBody?.required ?? false,
    query: record && !record.list && method === 'get' ? queryOf(place, parameters) : undefined,
    body: bodyType(place),
    answer: answerType(document, place),
    record: record && { name: nameOf(record.ref), list: record.list },
    lines: list && nameOf(answeredRecord(document, list)!.ref),
    stream: answerType(document, place) === 'Response',
    idempotent: takes('Idempotency-Key'),
    guarded: method !== 'get' && takes('If-Match'),
    inBatch: idsInBatch(document).includes(operation.operationId),
    rewritable: ['put', 'patch'].includes(method) && bodyType(place) !== undefined && tagged(item.get) !== undefined,
    codes: errorCodes(document, place),
  };
};
