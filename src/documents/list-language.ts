import { type FilterKind, filterLimits } from '../core/query/filter-words.ts';
import { keyForm, keysAtMost } from '../core/query/keyed-filters.ts';
import { ContractFault } from './contract-fault.ts';
import {
  type Document,
  effective,
  type Json,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  type Place,
  resolve,
  type Schema,
  typesOf,
} from './document.ts';

interface FilterFacts {
  kind: FilterKind;
  nullable: boolean;
  /** Where the property is in the record: its name, or that of an object and its name in it. */
  path: readonly string[];
}

/** All that the operators of a filter depend on. */
type Compared = Pick<FilterFacts, 'kind' | 'nullable'>;

/** A related record that `expand` can add: the property with its id, in the record that it is added to, and its schema. */
interface Expansion {
  by: string;
  of: string;
}

export interface ListFacts {
  item: string;
  filters: Record<string, FilterFacts>;
  sorts: string[];
  fields: string[];
  expands: Record<string, Expansion>;
}

type Shape = 'one' | 'many' | 'text' | 'pattern' | 'flag';

const suffixes: Record<FilterKind, Record<string, Shape>> = {
  id: { _in: 'many' },
  user: { _in: 'many' },
  enum: { _in: 'many' },
  text: { _in: 'many', _contains: 'text', _starts_with: 'text' },
  email: { _in: 'many', _contains: 'text', _starts_with: 'text' },
  instant: { _gt: 'one', _gte: 'one', _lt: 'one', _lte: 'one', _after: 'one', _before: 'one' },
  number: { _in: 'many', _gt: 'one', _gte: 'one', _lt: 'one', _lte: 'one' },
  boolean: {},
  labels: { _in: 'many', _all: 'many' },
  keyed: { _in: 'many', _exists: 'flag' },
};

const brackets: Record<FilterKind, Record<string, Shape>> = {
  id: { eq: 'one', neq: 'one', in: 'many', nin: 'many' },
  user: { eq: 'one', neq: 'one', in: 'many', nin: 'many' },
  enum: { eq: 'one', neq: 'one', in: 'many', nin: 'many' },
  text: { eq: 'one', neq: 'one', in: 'many', nin: 'many', like: 'pattern' },
  email: { eq: 'one', neq: 'one', in: 'many', nin: 'many', like: 'pattern' },
  instant: { eq: 'one', neq: 'one', gt: 'one', gte: 'one', lt: 'one', lte: 'one' },
  number: { eq: 'one', neq: 'one', in: 'many', nin: 'many', gt: 'one', gte: 'one', lt: 'one', lte: 'one' },
  boolean: { eq: 'one' },
  labels: { eq: 'one', in: 'many', all: 'many', nin: 'many' },
  keyed: { eq: 'one', neq: 'one', in: 'many', nin: 'many', exists: 'flag' },
};

const meanings: Record<string, string> = {
  _in: 'is one of (comma list)',
  _gt: 'is greater than this value',
  _gte: 'is this value or greater',
  _lt: 'is less than this value',
  _lte: 'is this value or less',
  _after: 'is after this time',
  _before: 'is before this time',
  _contains: 'contains this text, ignoring case; `%` and `_` are ordinary characters',
  _starts_with: 'starts with this text, ignoring case; `%` and `_` are ordinary characters',
  _exists: 'is set (`true`) or null (`false`)',
  exists: 'is set (`true`) or null (`false`)',
  eq: 'equals this value',
  neq: 'differs from this value',
  in: 'is one of (comma list)',
  nin: 'is none of (comma list)',
  gt: 'is greater than this value',
  gte: 'is this value or greater',
  lt: 'is less than this value',
  lte: 'is this value or less',
  like: `matches this pattern, ignoring case; \`%\` stands for any characters, and may occur ${filterLimits.wildcards} times; \`_\` and \`\\\` are ordinary characters`,
};

/** The same, where they mean something else for a list of texts. */
const meaningsForLabels: Record<string, string> = {
  _in: 'has one of (comma list)',
  _all: 'has all of (comma list)',
  _exists: 'has any entry (`true`) or none (`false`)',
  eq: 'has this value',
  in: 'has one of (comma list)',
  all: 'has all of (comma list)',
  nin: 'has none of (comma list)',
};

/** The common ending of id patterns, for a record of any kind. */
const idDigits = '_[0-7][0-9a-hjkmnp-tv-z]{25}$';

/** A property as filters see it: a nullable alternative becomes a schema of both types. */
const filteredSchema = (document: Document, declared: Schema): Schema => {
  const { oneOf, anyOf = oneOf, ...rest } = effective(document, declared);
  const [value, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (!anyOf || !value || others.length > 0) return effective(document, declared);
  const one = effective(document, value);
  return { ...one, ...rest, type: [...typesOf(one), ...(anyOf.length > 1 ? ['null'] : [])] };
};

const kindOfText = (schema: Schema): FilterKind => {
  if (schema.format === 'date-time') return 'instant';
  if (schema.format === 'email') return 'email';
  if (schema.enum) return 'enum';
  if (!schema.pattern?.endsWith(idDigits)) return 'text';
  return schema.pattern === `^usr${idDigits}` ? 'user' : 'id';
};

/** How filters compare a property. Undefined when it cannot be filtered: other objects, and values of several types. */
export const kindOf = (document: Document, schema: Schema): FilterKind | undefined => {
  const [type, ...others] = typesOf(schema);
  if (others.length > 0) return undefined;
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'object') return schema.additionalProperties === true && !schema.properties ? 'keyed' : undefined;
  if (type === 'array') return typesOf(effective(document, schema.items ?? {})).join() === 'string' ? 'labels' : undefined;
  return type === 'string' ? kindOfText(schema) : undefined;
};

/** The examples of a property that can be written in a URL, which null cannot. */
const examplesOf = ({ examples = [] }: Schema): Json[] | undefined => {
  const shown = examples.filter((value) => value !== null);
  return shown.length > 0 ? shown : undefined;
};

/** The schema of one value in a URL. Ids have no format there, so that an unknown id finds nothing instead of being refused. */
const valueSchema = (schema: Schema, kind: FilterKind): Schema => {
  const examples = examplesOf(schema);
  if (kind === 'labels') return { type: 'string', minLength: 1, maxLength: 64 };
  if (kind === 'instant') return { type: 'string', format: 'date-time', maxLength: 35, examples: ['2026-03-14T00:00:00Z'] };
  if (kind === 'enum') return { type: 'string', enum: schema.enum!.filter((value) => value !== null), examples };
  if (kind === 'id' || kind === 'user') return { type: 'string', minLength: 1, maxLength: 64, examples };
  if (kind === 'text' || kind === 'email')
    return { type: 'string', maxLength: Math.min(Number(schema.maxLength ?? filterLimits.characters), 320), examples };
  const { type, format, minimum, maximum } = schema;
  const values = schema.enum?.filter((value) => value !== null);
  return { type: typesOf({ type } as Schema)[0]!, format, ...(values && { enum: values }), minimum, maximum, examples };
};

const shaped = (value: Schema, shape: Shape): Schema => {
  if (shape === 'flag') return { type: 'boolean', examples: [true] };
  const { characters, values, wildcards } = filterLimits;
  if (shape === 'text') return { type: 'string', minLength: 1, maxLength: characters };
  if (shape === 'pattern') return { type: 'string', minLength: 1, maxLength: characters, pattern: `^[^%]*(%[^%]*){0,${wildcards}}$` };
  // An empty list is allowed, too: nothing is in it, and every record has all of it.
  return shape === 'many' ? { type: 'array', maxItems: values, items: value } : value;
};

const formsOf = (field: string, { kind, nullable }: Compared): [string, string, Shape][] => {
  const meaningOf = (operator: string): string => (kind === 'labels' ? meaningsForLabels : meanings)[operator]!;
  return [
    [field, meaningOf('eq'), 'one'],
    ...Object.entries(suffixes[kind]).map(([suffix, shape]): [string, string, Shape] => [`${field}${suffix}`, meaningOf(suffix), shape]),
    ...(nullable || kind === 'labels' ? [[`${field}_exists`, meaningOf('_exists'), 'flag'] as [string, string, Shape]] : []),
    ...Object.entries(brackets[kind]).map(([word, shape]): [string, string, Shape] => [`${field}[${word}]`, meaningOf(word), shape]),
  ];
};

/** The names of all parameters that filter by a field. */
export const filterNames = (field: string, filter: Compared): string[] =>
  formsOf(filter.kind === 'keyed' ? `${field}.{key}` : field, filter).map(([name]) => name);

/** The operators of a filter in any spelling: `in`, `neq`, `contains`. */
export const filterOperators = (filter: Compared): string[] => [
  ...new Set(formsOf('', filter).flatMap(([name]) => name.replace(/^_|^\[|\]$/g, '') || [])),
];

/** A filter by a deprecated property is itself deprecated. */
const deprecation = ({ deprecated, 'x-deprecated': since, 'x-sunset': sunset }: Schema): object =>
  deprecated ? { deprecated, 'x-deprecated': since, ...(sunset ? { 'x-sunset': sunset } : {}) } : {};

/** E-mail addresses are unique and compared ignoring case. */
const ignoringCase = (meaning: string): string => (meaning.includes('ignoring case') ? meaning : `${meaning}, ignoring case`);

/** Who `me` is, in filters that take the id of a user. */
const meOf = ({ kind }: FilterFacts, shape: Shape): string =>
  kind === 'user' && shape !== 'flag' ? ' `me` is the user of your credentials.' : '';

const parametersOf = (field: string, filter: FilterFacts, value: Schema, property: Schema): Parameter[] =>
  formsOf(field, filter).map(([name, meaning, shape]) => ({
    name,
    in: 'query',
    description: `Only records whose \`${filter.path.join('.')}\` ${filter.kind === 'email' ? ignoringCase(meaning) : meaning}.${meOf(filter, shape)}`,
    ...deprecation(property),
    ...(shape === 'many' ? { style: 'form', explode: false } : {}),
    schema: shaped(value, shape),
  }));

const enumList = (name: string, description: string, values: string[], example: string): Parameter => ({
  name,
  in: 'query',
  description,
  style: 'form',
  explode: false,
  schema: {
    type: 'array',
    minItems: 1,
    maxItems: Math.min(values.length, filterLimits.values),
    items: { type: 'string', enum: values },
    examples: [[example]],
  },
});

const expandParameter = (names: string[]): Parameter[] => {
  if (names.length === 0) return [];
  const nested = names.find((name) => name.includes('.'));
  const sentences = [
    'Related records to include in full.',
    ...(nested ? [`\`${nested}\` is the \`${nested.split('.')[1]}\` of the \`${nested.split('.')[0]}\`, which it includes, too.`] : []),
  ];
  return [enumList('expand', sentences.join(' '), names, names[0]!)];
};

const shapeParameters = (facts: ListFacts): Parameter[] => [
  enumList(
    'fields',
    'Only these properties of each record, and always its `id`. Other properties are absent, even if the schema requires them.',
    facts.fields,
    facts.fields[0]!,
  ),
  ...expandParameter(Object.keys(facts.expands)),
];

const sortParameter = (facts: ListFacts): Parameter[] => {
  if (facts.sorts.length === 0) return [];
  const values = facts.sorts.flatMap((field) => [field, `${field}:asc`, `${field}:desc`]);
  const sort = enumList(
    'sort',
    'The fields to sort by, in this order; ascending unless a direction is given. Texts are in the order of their code points, and null comes last.',
    values,
    values[2]!,
  );
  return [{ ...sort, schema: { ...sort.schema, maxItems: facts.sorts.length } }];
};

/** The schema of the records that an operation returns: `list` if `data` is an array, `one` if it is a record. */
export const answeredRecord = (document: Document, operation: Operation): { ref: string; list: boolean } | undefined => {
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const media = good && resolve(document, good[1]).content?.['application/json'];
  const data = media?.schema && resolve(document, media.schema).properties?.data;
  if (!data) return undefined;
  const list = typesOf(effective(document, data)).includes('array');
  const ref = list ? effective(document, data).items?.$ref : data.$ref;
  return ref ? { ref, list } : undefined;
};

const isRead = (document: Document, ref: string): boolean =>
  operationsOf(document).some(({ method, operation }) => method === 'get' && answeredRecord(document, operation)?.ref === ref);

/**
 * The schema of the records in an answer that requests shape with `fields` and `expand`: those of a GET, and the record of a write that a
 * GET answers with, too. The answer to a 202 is not shaped, because its work is not done.
 */
export const shapedRecord = (
  document: Document,
  { method, operation }: Pick<Place, 'method' | 'operation'>,
): ReturnType<typeof answeredRecord> => {
  const record = answeredRecord(document, operation);
  if (!record || method === 'get') return record;
  return !record.list && !operation.responses['202'] && isRead(document, record.ref) ? record : undefined;
};

/** The list whose records an operation returns as JSON lines (`x-lines-of`); undefined for every other operation. */
export const linedList = (document: Document, { operationId, 'x-lines-of': name }: Operation): Operation | undefined => {
  if (name === undefined) return undefined;
  const list = operationsOf(document).find(({ operation }) => operation.operationId === name)?.operation;
  if (!list || !answeredRecord(document, list)?.list) throw new Error(`x-lines-of of ${operationId} is ${name}, which is not a list`);
  return list;
};

const noFilter = (name: string): string =>
  `${name} has x-filter, which is for strings, numbers, booleans, lists of strings, and objects with free keys or with properties that have x-filter. Each has one type, and may be null.`;

const noNullableList = (name: string): string => `${name} has x-filter and may be null: a list that filters read is never null, but empty.`;

/** The property at a path in a record, as the contract declares it. */
export const declaredAt = (document: Document, item: string, path: readonly string[]): Schema =>
  path.reduce<Schema>((schema, name) => filteredSchema(document, schema).properties?.[name] ?? {}, document.components.schemas[item] ?? {});

const propertyAt = (document: Document, item: string, path: readonly string[]): Schema =>
  filteredSchema(document, declaredAt(document, item, path));

/** How lists filter by a property. Undefined when the contract does not say that they do. */
const filterFacts = (document: Document, item: string, path: readonly string[]): FilterFacts | undefined => {
  const schema = propertyAt(document, item, path);
  if (!schema['x-filter']) return undefined;
  const place = ['components', 'schemas', item, 'properties', ...path];
  const kind = kindOf(document, schema);
  if (!kind) throw new ContractFault(noFilter(path.join('.')), place);
  const nullable = [schema.type].flat().includes('null');
  if (kind === 'labels' && nullable) throw new ContractFault(noNullableList(path.join('.')), place);
  return { kind, nullable, path };
};

/** The filters by a property, or by those of an object that have `x-filter`, too: `subject_id` is the `id` of the `subject`. */
const filtersOf = (document: Document, item: string, name: string): Record<string, FilterFacts> => {
  const { 'x-filter': isFilter, properties } = propertyAt(document, item, [name]);
  const paths = isFilter && properties ? Object.keys(properties).map((part) => [name, part]) : [[name]];
  const filters: Record<string, FilterFacts> = {};
  for (const path of paths) {
    const facts = filterFacts(document, item, path);
    if (facts) filters[path.join('_')] = facts;
  }
  return filters;
};

const propertiesOf = (document: Document, ref: string): Record<string, Schema> =>
  resolve(document, { $ref: ref } as Schema).properties ?? {};

/** The related records of a record, and those of them down to a depth: `project`, and `project.owner`. */
const expansionsOf = (document: Document, ref: string, depth: number): Record<string, Expansion> => {
  const expansions: Record<string, Expansion> = {};
  if (depth === 0) return expansions;
  const properties = propertiesOf(document, ref);
  for (const [by, { 'x-expand': word }] of Object.entries(properties)) {
    if (!word) continue;
    const name = String(word);
    const related = properties[name]?.$ref ?? '';
    expansions[name] = { by, of: nameOf(related) };
    for (const [inner, one] of Object.entries(expansionsOf(document, related, depth - 1))) expansions[`${name}.${inner}`] = one;
  }
  return expansions;
};

/** Reads `x-filter`, `x-sort` and `x-expand` from a record's properties. */
export const listFacts = (document: Document, ref: string): ListFacts => {
  const properties = Object.entries(propertiesOf(document, ref));
  const item = nameOf(ref);
  const facts: ListFacts = { item, filters: {}, sorts: [], fields: [], expands: expansionsOf(document, ref, 2) };
  for (const [name, declared] of properties) {
    const schema = filteredSchema(document, declared);
    if (!facts.expands[name]) facts.fields.push(name);
    if (schema['x-sort']) facts.sorts.push(name);
    Object.assign(facts.filters, filtersOf(document, item, name));
  }
  return facts;
};

/**
 * The parameter of an object with free keys. Each property of its value is a parameter of its own in the address, as OpenAPI says of
 * exploded objects.
 */
const keyedParameter = (field: string, property: Schema): Parameter => ({
  name: field,
  in: 'query',
  description: [
    `Only records whose \`${field}\` has this value under a key: \`${field}.color=red\`. The value is a text, or the number or boolean that is`,
    `written exactly so, or a list that has it. \`${field}.color_in\` is one of several (comma list), \`${field}.color_exists\` is set (\`true\`)`,
    'or not (`false`). In brackets: `[eq]`, `[neq]`, `[in]`, `[nin]`, `[exists]`. A key that ends like an operator needs brackets:',
    `\`${field}.signed_in[eq]=yes\`. A key has up to 64 letters of a to z, digits, \`_\` and \`-\`; there may be ${keysAtMost} of these filters.`,
  ].join(' '),
  ...deprecation(property),
  style: 'form',
  explode: true,
  schema: {
    type: 'object',
    maxProperties: keysAtMost,
    propertyNames: { pattern: `^${field}\\.${keyForm}(\\[(eq|neq|in|nin|exists)\\])?$` },
    additionalProperties: {
      type: ['string', 'array'],
      maxLength: filterLimits.characters,
      maxItems: filterLimits.values,
      items: { type: 'string', maxLength: filterLimits.characters },
    },
    examples: [{ [`${field}.color`]: 'red' }],
  } as Schema,
});

/** The parameters that filter a record, in both spellings. */
export const filterParameters = (document: Document, { item, filters }: ListFacts): Parameter[] =>
  Object.entries(filters).flatMap(([field, filter]) => {
    const property = propertyAt(document, item, filter.path);
    if (filter.kind === 'keyed') return [keyedParameter(field, property)];
    return parametersOf(field, filter, valueSchema(property, filter.kind), property);
  });

/** The parameters derived from a record's policy keys: its filters in both spellings, `sort`, `fields` and `expand`. */
export const listParameters = (document: Document, facts: ListFacts): Parameter[] => [
  ...sortParameter(facts),
  ...shapeParameters(facts),
  ...filterParameters(document, facts),
];

/** The parameters of an operation that answers with one record: `fields` and `expand`. */
export const recordParameters = (facts: ListFacts): Parameter[] => shapeParameters(facts);

/** The component name of a parameter: brackets are not allowed in it. */
export const componentName = (item: string, parameter: string): string => `${item}.${parameter.replace(/\[(.+)\]/, '.$1')}`;
