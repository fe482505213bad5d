import { type Document, operationsOf } from '../../documents/document.ts';
import { type ClientOperation, clientOperation } from './operations.ts';

/** @throws when two operations of a family have the same name */
const assertUnique = (family: string, operations: readonly ClientOperation[]): void => {
  const names = operations.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`Two operations of ${family} would be named ${double} in the client.`);
};

/** The operations of a document in the form that clients use, by family. */
export const clientFamilies = (document: Document): Map<string, ClientOperation[]> => {
  const families = new Map<string, ClientOperation[]>();
  for (const place of operationsOf(document)) {
    const family = place.operation.tags[0]!;
    families.set(family, [...(families.get(family) ?? []), clientOperation(document, family, place)]);
  }
  for (const [family, operations] of families) assertUnique(family, operations);
  return families;
};
