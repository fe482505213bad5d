import { storedContract } from '../../contract/openapi-document.ts';
import { operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/types.ts';
import { type Document, effective, mayBeNull, type Schema, typesOf } from '../../documents/document.ts';
import type { SceneRecord } from '../../kit/scene.ts';

/** Null or an empty list; undefined where each value says something. */
const emptyValue = (document: Document, schema: Schema): unknown => {
  if (mayBeNull(document, schema)) return null;
  return typesOf(schema)[0] === 'array' && !schema.minItems ? [] : undefined;
};

const emptyIn = (document: Document, record: string): SceneRecord => {
  const { properties = {}, required = [] } = effective(document, document.components.schemas[record]!);
  return Object.fromEntries(
    required.flatMap((name) => {
      const value = emptyValue(document, effective(document, properties[name]!));
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Finds what is empty of a record that says nothing of it, by the contract of the operation that returns one. Reading it takes some milliseconds. */
export const readEmptyValues = (): ((operationId: OperationId) => SceneRecord) => {
  const document = storedContract('platform');
  return (operationId) => emptyIn(document, operations[operationId].record!);
};
