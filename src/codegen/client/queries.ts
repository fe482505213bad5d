import type { FilterKind } from '../../core/query/filter-words.ts';
import { type Document, nameOf, operationsOf } from '../../documents/document.ts';
import { answeredRecord, type ListFacts } from '../../documents/list-language.ts';

const filterTypes: Record<FilterKind, (property: string) => string> = {
  id: () => 'EqualityFilter',
  user: () => 'EqualityFilter',
  enum: (property) => `EqualityFilter<NonNullable<${property}>>`,
  text: () => 'TextFilter',
  email: () => 'TextFilter',
  instant: () => 'TimeFilter',
  number: () => 'NumberFilter',
  boolean: () => 'boolean',
  labels: () => 'LabelFilter',
  keyed: () => 'KeyFilter',
};

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ') || 'never';

/** Whether a list of these records only supports cursors. */
export const isByCursorAlone = (document: Document, record: string): boolean =>
  operationsOf(document).some(({ method, operation }) => {
    const answered = method === 'get' ? answeredRecord(document, operation) : undefined;
    return answered?.list && nameOf(answered.ref) === record && operation['x-pagination']?.join() === 'cursor';
  });

const filterLines = ({ item, filters }: ListFacts): string[] =>
  Object.entries(filters).map(([field, { kind, nullable, path }]) => {
    const type = filterTypes[kind](item + path.map((name) => `['${name}']`).join(''));
    if (kind === 'keyed') return `  [key: \`${field}.\${string}\`]: ${type} | undefined;`;
    return `  ${field}?: ${nullable ? `OrNull<${type}>` : type};`;
  });

const groupsComment = '  /** Groups of filters: only records that match all filters of at least one group. */';

/** The query types of a record: the properties and related records to return and, for a list, its filters and order. */
export const queryTypes = (document: Document, facts: ListFacts, isListed: boolean): string => {
  const { item, fields, expands, sorts } = facts;
  const selection = [
    `/** The properties of \`${item}\` that \`fields\` can name. */`,
    `export type ${item}FieldName = ${union(fields)};`,
    `/** The related records that \`expand\` can add to \`${item}\`. */`,
    `export type ${item}Expansion = ${union(Object.keys(expands))};`,
  ];
  if (!isListed) return `${selection.join('\n')}\n`;
  const paging = isByCursorAlone(document, item) ? 'CursorPaging' : 'Paging';
  const filters = filterLines(facts);
  const isFiltered = filters.length > 0;
  return [
    ...selection,
    ...(isFiltered ? [`/** The filters of a list of \`${item}\`. */`, `export interface ${item}Filters {`, ...filters, '}'] : []),
    `/** The filters and the order of a list of \`${item}\`. */`,
    `export interface ${item}List extends ${isFiltered ? `${item}Filters, ` : ''}${paging} {`,
    ...(sorts.length > 0 ? [`  sort?: Sort<${union(sorts)}>;`] : []),
    ...(isFiltered ? [groupsComment, `  or?: readonly ${item}Filters[];`] : []),
    '}\n',
  ].join('\n');
};
