import { type Document, operationsOf, type Place, resolve } from '../documents/document.ts';
import { constant } from './constant.ts';
import { errorCodeTable } from './error-codes.ts';
import { typesOfDocument } from './types.ts';

/** What the door on the operations port uses of an operation. */
const factsOf = (document: Document, { path, method, operation }: Place) => ({
  method,
  path,
  status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
  takesBody: operation.requestBody !== undefined,
  takesKey: (operation.parameters ?? []).some((one) => resolve(document, one).name === 'Idempotency-Key'),
});

/** What is made of the operators' document. */
export const operatorFiles = async (banner: string, document: Document): Promise<[string, string][]> => [
  ['operators/types.ts', banner + (await typesOfDocument(document))],
  [
    'operators/operations.ts',
    banner +
      constant(
        'operations',
        'Where each operation of the operators is.',
        Object.fromEntries(operationsOf(document).map((place) => [place.operation.operationId, factsOf(document, place)])),
      ),
  ],
  ['operators/error-codes.ts', banner + errorCodeTable(document)],
];
