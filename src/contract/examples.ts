import { type Document, operationsOf, resolve } from '../documents/document.ts';
import { storedContract } from './openapi-document.ts';
import type { ExampleOf, OperationId } from './types.ts';

const examplesIn = (document: Document): [string | undefined, unknown][] =>
  operationsOf(document).map(({ operation }) => {
    const answer = operation.responses['200'];
    const [media] = Object.values((answer && resolve(document, answer).content) ?? {});
    return [operation.operationId, media?.example];
  });

/** Finds what a contract's example for a 200 response has: a record, a list of records, or the text of a file. */
export type Examples = <Id extends OperationId>(operationId: Id) => ExampleOf<Id>;

/**
 * The examples of the contracts of the platform and the account. There is one record of each kind; their ids differ only in the prefix, and
 * they refer to one another. Reading them takes some milliseconds.
 */
export const readExamples = (): Examples => {
  const found = new Map((['platform', 'account'] as const).flatMap((name) => examplesIn(storedContract(name))));
  return <Id extends OperationId>(operationId: Id) => {
    const example = found.get(operationId);
    return (typeof example === 'string' ? example : (example as { data: unknown }).data) as ExampleOf<Id>;
  };
};
