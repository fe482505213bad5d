import { type Document, operationsOf, type Place, resolve } from '../documents/document.ts';
import { constant } from './constant.ts';
import { errorCodeTable } from './error-codes.ts';
import { typesOfDocument } from './types.ts';

/** The facts of an operation that the door on the operations port uses. */
const factsOf = (document: Document, { path, method, operation }: Place) => ({
  method,
  path,
  status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
  takesBody: operation.requestBody !== undefined,
  takesKey: (operation.parameters ?? []).some((one) => resolve(document, one).name === 'Idempotency-Key'),
});

/** The files generated from the operators' document. */
export const operatorFiles = async (banner: string, document: Document): Promise<[string, string][]> => [
  ['operators/types.ts', banner + (await typesOfDocument(document))],
  [
    'operators/operations.ts',
    banner +
      constant(
        'operations',
        'The method, path and success status of each operation for operators.',
        Object.fromEntries(operationsOf(document).map((place) => [place.operation.operationId, factsOf(document, place)])),
      ),
  ],
  ['operators/error-codes.ts', banner + errorCodeTable(document)],
];
