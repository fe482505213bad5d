import { defaultsOf } from '../../contract/body-fields.ts';
import { storedContract } from '../../contract/openapi-document.ts';
import { operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/types.ts';
import { type Document, effective, mayBeNull, nameOf, operationsOf, type Schema, typesOf } from '../../documents/document.ts';
import type { SceneRecord } from '../../kit/scene.ts';

/** The body of PUT, which has all that people set of a record; undefined where there is none. */
const settable = (document: Document, record: string): string | undefined => {
  const put = operationsOf(document).find(
    ({ method, operation }) => method === 'put' && operations[operation.operationId as OperationId].record === record,
  );
  return put?.operation.requestBody?.content['application/json']?.schema?.$ref;
};

/** Null or an empty list; undefined where each value says something. */
const emptyValue = (document: Document, schema: Schema): unknown => {
  if (mayBeNull(document, schema)) return null;
  return typesOf(schema)[0] === 'array' && !schema.minItems ? [] : undefined;
};

const emptyIn = (document: Document, record: string): SceneRecord => {
  const { properties = {}, required = [] } = effective(document, document.components.schemas[record]!);
  const empty = required.flatMap((name) => {
    const value = emptyValue(document, effective(document, properties[name]!));
    return value === undefined ? [] : [[name, value] as const];
  });
  const body = settable(document, record);
  const defaults = Object.entries(body ? defaultsOf(nameOf(body)) : {}).filter(([name]) => required.includes(name));
  return Object.fromEntries([...empty, ...defaults]);
};

/** Finds what a record has that says nothing of it: what is empty, and the defaults of the contract. Reading them takes some milliseconds. */
export const readEmptyValues = (): ((operationId: OperationId) => SceneRecord) => {
  const document = storedContract('platform');
  return (operationId) => emptyIn(document, operations[operationId].record!);
};
