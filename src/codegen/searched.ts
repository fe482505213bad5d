import { type Document, resolve, type Schema, typesOf } from '../documents/document.ts';
import { constant } from './constant.ts';
import { familyFile, type ReadFile, type SearchedKind, searchedKinds } from './families.ts';

/** @throws Error for a property that no words can be taken from */
const isList = (document: Document, table: string, name: string, property: Schema): boolean => {
  const types = typesOf(resolve(document, property));
  if (types.length !== 1 || !['string', 'array'].includes(types[0]!))
    throw new Error(`x-search of ${name} in openapi/${familyFile(table)}: search is for texts and lists of texts.`);
  return types[0] === 'array';
};

const factsOf = (document: Document, { family: table, schema, searched }: SearchedKind) => {
  const { [schema]: record = {} } = document.components.schemas;
  const placed = (place: string) => Object.keys(searched).filter((name) => searched[name]!['x-search'] === place);
  const [title, ...others] = placed('title');
  if (others.length > 0)
    throw new Error(`${schema} in openapi/${familyFile(table)} has several titles (x-search: title): ${[title, ...others].join(', ')}.`);
  const lists = Object.keys(searched).filter((name) => isList(document, table, name, record.properties![name]!));
  return {
    table,
    schema,
    ...(title && { title }),
    texts: placed('text'),
    ...(lists.length > 0 && { lists }),
    ...(record['x-readers'] !== undefined && { hasReaders: true }),
  };
};

/** The module with what search takes from the records of each kind. @throws Error for a kind with two titles */
export const searchedTable = (document: Document, read: ReadFile): string =>
  constant(
    'searched',
    'What search finds, by kind: the table of the records and their schema; the columns with their title and their other texts, and which of these are lists; `hasReaders` where not everyone in the account sees them.',
    Object.fromEntries(searchedKinds(read).map((one) => [one.kind, factsOf(document, one)])),
  );
