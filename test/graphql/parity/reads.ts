import { getNamedType } from 'graphql';
import { fieldMap } from '#generated/graphql/field-map';
import { type PublishedOperation, resolve } from '../../../src/testing/contract/published.ts';
import { idPrefixesOf } from '../../../src/testing/requests/fill.ts';
import type { Ids } from '../../contract/world/rows.ts';
import { operationOf } from './lists.ts';
import { fieldsOf, selectionOf, types } from './spelling.ts';

/** A query for one record, and the operation of REST that reads it. */
export interface Read {
  name: string;
  type: string;
  operation: PublishedOperation;
  /** The prefixes of the ids in the path, in its order, with the arguments that they are in the schema. */
  ids: { parameter: string; argument: string; prefix: string; example: string }[];
}

const readOf = ([name, { operation: operationId }]: [string, { operation: string }]): Read[] => {
  const operation = operationOf(operationId);
  const { args, type } = fieldsOf('Query')[name]!;
  const shown = getNamedType(type).name;
  const parameters = operation.parameters.filter((one) => one.in === 'path');
  const isList = operation.parameters.some((one) => one.name === 'limit');
  if (isList || !types[shown]) return [];
  const camelCase = (word: string) => word.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const ids = parameters.map(({ name: parameter, schema }) => ({
    parameter,
    argument: args.find((one) => one.name === camelCase(parameter))?.name ?? 'id',
    prefix: idPrefixesOf(resolve(schema))[0]!,
    example: String(resolve(schema).examples![0]),
  }));
  return [{ name, type: shown, operation, ids }];
};

/** Every query for one record, out of the map. */
export const reads: Read[] = Object.entries(fieldMap.roots.Query).flatMap(readOf);

/** The address and the document that read a record. @param values the ids in the order of the path */
export const readingOf = ({ name, type, operation, ids }: Read, values: readonly string[]) => {
  const path = ids.reduce((filled, { parameter }, at) => filled.replace(`{${parameter}}`, values[at]!), operation.path);
  const variables = Object.fromEntries(ids.map(({ argument }, at) => [argument, values[at]!]));
  const declared = ids.map(({ argument }) => `$${argument}: ID!`).join(', ');
  const given = ids.map(({ argument }) => `${argument}: $${argument}`).join(', ');
  const [open, args] = ids.length > 0 ? [`query (${declared})`, `(${given})`] : ['query', ''];
  return { path, query: `${open} { found: ${name}${args} { ${selectionOf(type)} } }`, variables };
};

/** The records of an account that it can read. */
export const readable = ({ ids }: Read, known: Ids): string[][] => {
  const [first = []] = ids.map(({ prefix }) => known[prefix as keyof Ids] ?? []);
  return ids.length < 2 ? first.map((id) => [id]) : [ids.map(({ prefix }) => known[prefix as keyof Ids][0]!)];
};
