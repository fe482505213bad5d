// What the pages of a family are made from: its operations, as the published contract describes them.

import { clientFamilies } from '../src/codegen/client/families.ts';
import type { ClientOperation } from '../src/codegen/client/operations.ts';
import { camelCase } from '../src/core/client-names.ts';
import type { FamilyFacts, OperationFacts } from '../src/dashboard/data/contract.ts';
import { type Document, nameOf, type Schema } from '../src/documents/document.ts';

/** The record of an answer, and the secret that the answer has beside the record. */
const answered = ({ components }: Document, { answer }: ClientOperation): Pick<OperationFacts, 'record' | 'secret'> => {
  const parts: Schema[] = components.schemas[answer]?.allOf ?? [];
  const base = parts.find(({ $ref }) => $ref)?.$ref;
  const secret = parts.flatMap(({ properties = {} }) => Object.keys(properties))[0];
  if (base && secret) return { record: nameOf(base), secret };
  return answer in components.schemas ? { record: answer } : {};
};

const sentences = (text: string): string[] => text.split(/(?<=\.)\s+/);

/** What an operation does, in sentences for everybody: those before the first about who may do it, or about codes. */
const effectOf = (description = ''): string => {
  const all = sentences(description.trim());
  const end = all.findIndex((one) => /`| may do this/.test(one));
  return all.slice(0, end < 0 ? undefined : end).join(' ');
};

/** Only these ask before they are done. */
const isAsked = ({ place: { method }, ids, input }: ClientOperation): boolean =>
  ids.length === 1 && (method === 'delete' || (method === 'post' && input === undefined));

const factsOf = (document: Document, family: string, one: ClientOperation): OperationFacts => {
  const { method, path, operation } = one.place;
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    scopes: operation['x-scopes'] ?? [],
    family,
    name: one.name,
    ...answered(document, one),
    ...(one.record?.list ? { isList: true, sort: operation['x-default-sort'] } : {}),
    ...(one.input === 'body' ? { body: one.body, isBodyRequired: one.bodyRequired } : {}),
    ...(operation['x-lines-of'] ? { linesOf: operation['x-lines-of'] } : {}),
    ...(isAsked(one) ? { effect: effectOf(operation.description) } : {}),
  };
};

/** The operations of a document, by their ids. */
export const operationFacts = (document: Document): Record<string, OperationFacts> =>
  Object.fromEntries(
    [...clientFamilies(document)].flatMap(([family, operations]) =>
      operations.map((one) => [one.place.operation.operationId, factsOf(document, camelCase(family), one)] as const),
    ),
  );

/** The families of a document, in its order. */
export const familyFacts = ({ tags = [] }: Document, contract: FamilyFacts['contract']): FamilyFacts[] =>
  tags.map(({ name, description = '' }) => ({ name: camelCase(name), address: name, about: description, contract }));
