import type { FilterKind } from '../../core/query/filter-words.ts';
import { type Document, effective, type Schema } from '../../documents/document.ts';
import { declaredAt, filterOperators, type ListFacts } from '../../documents/list-language.ts';
import { isByCursorAlone } from '../client/queries.ts';
import { docstring, literal, pythonName } from './types.ts';

/** Arguments that are options of a call, not parameters. */
const optionNames = ['timeout', 'retries', 'headers'];

/** The object with free keys that `client.py` writes by key. */
const keyed = 'metadata';

const valueType = (kind: FilterKind, property: Schema, typeOf: (schema: Schema) => string): string => {
  const plain: Readonly<Partial<Record<FilterKind, string>>> = {
    instant: 'Time',
    labels: 'str',
    text: 'str',
    email: 'str',
    id: 'str',
    user: 'str',
  };
  return plain[kind] ?? typeOf(property).replace(/ \| None$/, '');
};

const filterLine = (document: Document, { item, filters }: ListFacts, field: string, typeOf: (schema: Schema) => string): string => {
  const filter = filters[field]!;
  const property = declaredAt(document, item, filter.path);
  const { $ref } = property;
  const named = $ref && !effective(document, property).properties ? { $ref } : property;
  const operators = filterOperators(filter);
  if (filter.kind === 'keyed') {
    if (field !== keyed) throw new Error(`The Python client writes filters by the keys of ${keyed}, and not of ${field}.`);
    return `    ${pythonName(field)}: Mapping[str, Filter[str | int | float | bool, ${literal(operators)}]]`;
  }
  return `    ${pythonName(field)}: Filter[${valueType(filter.kind, named, typeOf)}, ${literal(operators)}]`;
};

const choices = (name: string, values: readonly string[]): string[] =>
  values.length > 0 ? [`    ${name}: Sequence[${literal(values)}]`] : [];

const filterLines = (document: Document, facts: ListFacts, typeOf: (schema: Schema) => string): string[] =>
  Object.keys(facts.filters).map((field) => filterLine(document, facts, field, typeOf));

const expectFreeNames = (name: string, { filters }: ListFacts): void => {
  const clash = Object.keys(filters).find((field) => optionNames.includes(field));
  if (clash) throw new Error(`${name} has the filter ${clash}, which clashes with an option of the Python client.`);
};

/** The filters of a list. */
export const filterType = (document: Document, facts: ListFacts, typeOf: (schema: Schema) => string): [name: string, text: string] => {
  const name = `${facts.item}Filters`;
  expectFreeNames(name, facts);
  const lines = [`class ${name}(TypedDict, total=False):`, docstring(`Filters for records of \`${facts.item}\`.`), ''];
  return [name, [...lines, ...filterLines(document, facts, typeOf)].join('\n')];
};

/** The argument with groups of filters. */
const groupLines = ({ item }: ListFacts): string[] => [
  `    or_: Sequence[${item}Filters]`,
  docstring('Groups of filters: only records that match all filters of at least one group.'),
];

/** The query of a list without sort and pages. */
export const linesType = (facts: ListFacts): [name: string, text: string] => {
  const name = `${facts.item}Lines`;
  const text = docstring(`Which records of \`${facts.item}\` to return.`);
  return [name, [`class ${name}(${facts.item}Filters, Options, total=False):`, text, '', ...groupLines(facts)].join('\n')];
};

/** The query types of a record: the properties and related records to return and, for a list, its filters and order. */
export const queryType = (document: Document, facts: ListFacts, list: boolean): [name: string, text: string] => {
  const name = `${facts.item}${list ? 'List' : 'Selection'}`;
  expectFreeNames(name, facts);
  const isFiltered = list && Object.keys(facts.filters).length > 0;
  const sorts = facts.sorts.flatMap((field) => [field, `${field}:asc`, `${field}:desc`]);
  const listed = [...(list ? choices('sort', sorts) : []), ...(isFiltered ? groupLines(facts) : [])];
  const paging = isByCursorAlone(document, facts.item) ? 'CursorPaging' : 'Paging';
  const bases = [...(isFiltered ? [`${facts.item}Filters`] : []), paging].join(', ');
  return [
    name,
    [
      `class ${name}(${list ? bases : 'Options'}, total=False):`,
      docstring(
        list
          ? `Filters, order and pages of a list of \`${facts.item}\`, and the properties and related records to return.`
          : `The properties of \`${facts.item}\` and the related records to return.`,
      ),
      '',
      ...choices('fields', facts.fields),
      ...choices('expand', Object.keys(facts.expands)),
      ...listed,
    ].join('\n'),
  ];
};

/** The options of a write whose answer has the properties of a record and the related records that the caller asks for. */
export const shapedOptionsType = ({ name, plain }: { name: string; plain: string }, record: string): string =>
  [
    `class ${name}(${plain}, ${record}Selection, total=False):`,
    docstring(`\`${plain}\`, and the properties of \`${record}\` and the related records to return.`),
  ].join('\n');

/** The parameters that only one read of a record has, and the properties of the record to return. */
export const ownQueryType = (
  { name, schema }: { name: string; schema: Schema },
  record: string,
  typeOf: (schema: Schema) => string,
): string => {
  const { properties = {}, required = [] } = schema;
  const lines = Object.entries(properties).map(([key, property]) => {
    const type = typeOf(property);
    return `    ${pythonName(key)}: ${required.includes(key) ? type : `NotRequired[${type}]`}`;
  });
  return [`class ${name}(${record}Selection):`, docstring(String(schema.description)), '', ...lines].join('\n');
};
