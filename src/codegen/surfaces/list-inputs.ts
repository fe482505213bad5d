import { camelCase, snakeCase } from '../../core/client-names.ts';
import { type FilterKind, filterLimits } from '../../core/query/filter-words.ts';
import { type Document, operationsOf, type Schema } from '../../documents/document.ts';
import { answeredRecord, declaredAt, filterOperators, listFacts } from '../../documents/list-language.ts';
import { sdlTypeOf } from './comparison.ts';
import { type FieldMap, schemaName } from './field-map.ts';

/** The fields of filter inputs: the operator of the list language, and what follows the name of the property in its parameter. */
const operators = {
  eq: ['eq', ''],
  ne: ['neq', '[neq]'],
  in: ['in', '_in'],
  notIn: ['nin', '[nin]'],
  gt: ['gt', '_gt'],
  gte: ['gte', '_gte'],
  lt: ['lt', '_lt'],
  lte: ['lte', '_lte'],
  contains: ['contains', '_contains'],
  startsWith: ['starts_with', '_starts_with'],
  like: ['like', '[like]'],
  exists: ['exists', '_exists'],
} as const;

/** The same for lists of texts, where the operators say what is in the list. */
const operatorsOfTags = {
  has: ['eq', ''],
  hasAny: ['in', '_in'],
  hasAll: ['all', '_all'],
  hasNone: ['nin', '[nin]'],
  exists: ['exists', '_exists'],
} as const;

const { values, characters, wildcards } = filterLimits;

const meanings: Readonly<Record<keyof typeof operators | keyof typeof operatorsOfTags, string>> = {
  eq: 'The value is this one.',
  ne: 'The value is another one, or null.',
  in: `The value is one of these, at most ${values}.`,
  notIn: `The value is none of these, at most ${values}, or null.`,
  gt: 'The value is greater.',
  gte: 'The value is this one or greater.',
  lt: 'The value is less.',
  lte: 'The value is this one or less.',
  contains: `The text contains this one, ignoring case; at most ${characters} characters.`,
  startsWith: `The text starts with this one, ignoring case; at most ${characters} characters.`,
  like: `The text matches this pattern, ignoring case. \`%\` stands for any characters, and may occur ${wildcards} times; at most ${characters} characters.`,
  exists: 'Whether there is a value.',
  has: 'The list has this entry.',
  hasAny: `The list has one of these entries, at most ${values}.`,
  hasAll: `The list has all of these entries, at most ${values}.`,
  hasNone: `The list has none of these entries, at most ${values}.`,
};

/** What the server needs to read the inputs of a list: REST's names of the fields. Fields in `flat` name parameters, and take one value. */
interface ListInputs {
  operation: string;
  filter: Record<string, string>;
  flat: Readonly<Record<string, string>>;
  order: Record<string, string>;
}

interface Filter {
  /** The name of the input. */
  type: string;
  /** The type of one value. */
  value: string;
  kind: FilterKind;
  nullable: boolean;
}

type Sources = { map: FieldMap; platform: Document };

const filterOf = (sources: Sources, property: Schema, kind: FilterKind, nullable: boolean): Filter => {
  if (kind === 'labels') return { type: 'TagsFilter', value: 'String', kind, nullable: false };
  const value = sdlTypeOf(sources, property);
  if (kind === 'keyed') return { type: value, value, kind, nullable: false };
  return { type: `${nullable ? 'Nullable' : ''}${value}Filter`, value, kind, nullable };
};

const filterInput = ({ type, value, kind, nullable }: Filter): string => {
  const known = filterOperators({ kind, nullable });
  const own = Object.entries(kind === 'labels' ? operatorsOfTags : operators).filter(
    ([, [operator]]) => operator === 'eq' || known.includes(operator),
  );
  const lines = own.map(([name, [operator]]) => {
    const taken = operator === 'exists' ? 'Boolean' : value;
    return `${JSON.stringify(meanings[name as keyof typeof meanings])} ${name}: ${['in', 'nin', 'all'].includes(operator) ? `[${taken}!]` : taken}`;
  });
  return `"What a value must be. It must match every given field; null is the same as leaving one out."\ninput ${type} {\n${lines.join('\n')}\n}\n`;
};

const connectionTypes = (type: string): string => `
"A page of a list of records."
type ${type}Connection {
  "The position of the page in the whole list."
  pageInfo: PageInfo! @cost(weight: 0)
  "The records of the page, each with its cursor."
  edges: [${type}Edge!]! @cost(weight: 0)
  "The records of the page."
  nodes: [${type}!]! @cost(weight: 0)
  "How many records match the filter, on all pages, as \`pageInfo.totalCount\`."
  totalCount: Int!
}
"A record and its position in a list."
type ${type}Edge {
  "The record."
  node: ${type}! @cost(weight: 0)
  "Its position, opaque. A cursor is valid only with the filter and the order that it came from; any other combination is BAD_USER_INPUT."
  cursor: String!
}
`;

/** The field of a type that shows a property; in camel case where the type has none, such as the id of a related record. */
const fieldOf = ({ map }: Sources, type: string, property: string): string =>
  Object.entries(map.types[type]!.fields).find(([, one]) => one === property)?.[0] ?? camelCase(property);

/** What follows the name of a property in a filter whose name the specification has given to a field with one value. */
const suffixBesideFlat = 'Matches';

/** The directive of what a deprecated property is made into; nothing for other properties. */
const deprecationOf = (platform: Document, item: string, path: readonly string[]): { deprecated: string } => {
  const { deprecated, 'x-deprecated': since, 'x-sunset': sunset } = declaredAt(platform, item, path);
  if (!deprecated) return { deprecated: '' };
  const going = sunset ? ` It goes away on ${sunset}.` : '';
  return { deprecated: ` @deprecated(reason: "Since ${since}: REST deprecates \`${path.join('.')}\`.${going}")` };
};

const inputsOf = (sources: Sources, type: string, operationId: string) => {
  const { platform, map } = sources;
  const flat = map.filters[`${type}Filter`]?.fields ?? {};
  const operation = operationsOf(platform).find((one) => one.operation.operationId === operationId)?.operation;
  const record = operation && answeredRecord(platform, operation);
  if (!record?.list) throw new Error(`${operationId} of the connection ${type} is not a list.`);
  const facts = listFacts(platform, record.ref);
  const isHidden = (property: string) => map.types[type]?.restOnly?.includes(property) === true;
  const filters = Object.entries(facts.filters).flatMap(([property, { kind, nullable, path }]) => {
    if (isHidden(path[0]!)) return [];
    const field = fieldOf(sources, type, property);
    const isFlat = field in flat;
    // The keys of an object are written in the same way.
    if (isFlat && kind === 'keyed') return [];
    const filter = filterOf(sources, declaredAt(platform, facts.item, path), kind, nullable);
    return [{ field: isFlat ? `${field}${suffixBesideFlat}` : field, property, filter, ...deprecationOf(platform, facts.item, path) }];
  });
  const shown = facts.sorts.filter((property) => !isHidden(property));
  const sorts = shown.map((property) => ({ property, ...deprecationOf(platform, facts.item, [property]) }));
  return { type, operationId, filters, flat, sorts };
};

type Inputs = ReturnType<typeof inputsOf>;

const sortName = (property: string): string => property.toUpperCase();

const filterHead = ({ type, flat }: Inputs): string =>
  Object.keys(flat).length > 0
    ? `extend input ${type}Filter`
    : `"Which records to list: those that match every given field. Null is the same as leaving one out."\ninput ${type}Filter`;

/** What a list can be sorted by; nothing for a list that has only its own order. */
const orderTypes = ({ type, sorts }: Inputs): string =>
  sorts.length === 0
    ? ''
    : `"What the records can be sorted by."
enum ${type}OrderField {
${sorts.map(({ property, deprecated }) => `"By what REST calls \`${property}\`." ${sortName(property)}${deprecated}`).join('\n')}
}
"A field to sort by. Texts are in the order of their code points, and null comes last."
input ${type}Order {
  "The field."
  field: ${type}OrderField!
  "The direction."
  direction: OrderDirection! = ASC
}`;

const sdlOf = (inputs: Inputs): string => {
  const { type, filters } = inputs;
  return `
${filterHead(inputs)} {
${filters.map(({ field, property, filter, deprecated }) => `"By what REST calls \`${property}\`." ${field}: ${filter.type}${deprecated}`).join('\n')}
"Groups of filters: only records that match at least one group, that is, all of its fields. At most {plans.pages.groups} groups, with {plans.conditions.filters} filters together; a group has no \`or\`."
or: [${type}Filter!]
}
${orderTypes(inputs)}
${connectionTypes(type)}`;
};

/** The inputs of operators, each once. @throws Error for two that would have one name */
const filterInputs = (all: readonly Inputs[]): string[] => {
  const inputs = new Map<string, string>();
  for (const { filter } of all.flatMap(({ filters }) => filters)) {
    if (filter.kind === 'keyed') continue;
    const input = filterInput(filter);
    if ((inputs.get(filter.type) ?? input) !== input) throw new Error(`${filter.type} would have the operators of two kinds of values.`);
    inputs.set(filter.type, input);
  }
  return [...inputs.values()];
};

const direction = `
"A direction of sorting."
enum OrderDirection {
  "From the least value to the greatest, and from old to new."
  ASC
  "From the greatest value to the least, and from new to old."
  DESC
}
`;

/**
 * Makes the inputs and the connections of the lists that the field map names: the SDL, and for each list the properties of REST.
 * @throws Error for an operation that is no list
 */
export const listInputs = (sources: Sources): { sdl: string; table: Record<string, ListInputs> } => {
  const all = Object.entries(sources.map.connections).map(([type, { operation }]) => inputsOf(sources, type, operation));
  return {
    sdl: [direction, ...filterInputs(all), ...all.map(sdlOf)].join('\n'),
    table: Object.fromEntries(
      all.map(({ type, operationId, filters, flat, sorts }) => [
        type,
        {
          operation: operationId,
          filter: Object.fromEntries(filters.map(({ field, property }) => [field, property])),
          flat,
          order: Object.fromEntries(sorts.map(({ property }) => [sortName(property), property])),
        },
      ]),
    ),
  };
};

/** The parameter of REST that a field of a filter, an order or one of its types is made from, as `Team.name`; undefined for other coordinates. */
export const madeFrom = (map: FieldMap, coordinate: string): string | undefined => {
  const [, type, made, field = ''] = /^(\w+?)(Filter|Order|OrderField)(?:\.(\w+))?$/.exec(coordinate) ?? [];
  if (!type || !map.connections[type]) return undefined;
  const record = schemaName(map.types[type]!);
  if (made !== 'Filter') return `${record}.sort`;
  const name = map.types[type]!.fields[field] ?? map.types[type]!.fields[field.replace(suffixBesideFlat, '')];
  return `${record}.${name ?? snakeCase(field.replace(suffixBesideFlat, ''))}`;
};

const suffixesOf = (table: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(table).map(([name, [operator, suffix]]) => [name, { operator, suffix }]);

/** What follows a property in the parameter that a field of a filter input stands for. */
export const filterSuffixes = (): Record<string, { operator: string; suffix: string }> =>
  Object.fromEntries([...suffixesOf(operators), ...suffixesOf(operatorsOfTags)]);

/** The names of the inputs and enums in a text of the SDL. */
export const madeTypes = (sdl: string): string[] => [...sdl.matchAll(/^(?:input|enum) (\w+)/gm)].map(([, name]) => name!);
