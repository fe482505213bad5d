import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { fieldMap, filterSuffixes, listInputs, nodes } from '#generated/graphql/field-map';
import type { OperationId } from '../../../src/contract/types.ts';
import { breaksOf } from '../../../src/testing/contract/broken-input.ts';
import { type PublishedOperation, publishedOperations, resolve, type Schema } from '../../../src/testing/contract/published.ts';
import { candidates, filterOf, probes } from '../../contract/filter-meaning.ts';
import type { Ids } from '../../contract/world/rows.ts';
import { asGraphql, fieldsOf, type Reached, types } from './spelling.ts';

type Shown = Record<string, unknown>;

/** A list of the schema, and the list of REST that it is. */
export interface List {
  /** As `Type.field`. */
  name: string;
  owner: string;
  field: string;
  /** What it lists. */
  type: string;
  operation: PublishedOperation;
  /** The filter of REST that names the record which the list belongs to, where its path does not. */
  where: string | undefined;
  isConnection: boolean;
  arguments: Readonly<Record<string, GraphQLNamedType>>;
}

export const operationOf = (operationId: string): PublishedOperation => publishedOperations.find((one) => one.operationId === operationId)!;

/** The record of a connection, or of a plain list; undefined for what is no list. */
const listedIn = (owner: string, field: string): { type: string; isConnection: boolean } | undefined => {
  const { type } = fieldsOf(owner)[field]!;
  const { name } = getNamedType(type);
  if (name.endsWith('Connection')) return { type: getNamedType(fieldsOf(name).nodes!.type).name, isConnection: true };
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  return isList && types[name] ? { type: name, isConnection: false } : undefined;
};

const connections: Readonly<Record<string, { operation: string }>> = fieldMap.connections;

const listOf = (owner: string, field: string, { operation, where }: Pick<Reached, 'operation' | 'where'>): List[] => {
  const listed = listedIn(owner, field);
  if (!listed) return [];
  const args = Object.fromEntries(fieldsOf(owner)[field]!.args.map((one) => [one.name, getNamedType(one.type)]));
  const own = operationOf(operation ?? connections[listed.type]!.operation);
  return [{ name: `${owner}.${field}`, owner, field, ...listed, operation: own, where, arguments: args }];
};

const queries: Readonly<Record<string, { operation: OperationId }>> = fieldMap.roots.Query;

/** Every list of the schema, out of the map. */
export const lists: List[] = [
  ...Object.entries(queries).flatMap(([field, root]) => listOf('Query', field, root)),
  ...Object.entries(types).flatMap(([owner, { reached = {} }]) =>
    Object.entries(reached).flatMap(([field, one]) => (one.list ? listOf(owner, field, one) : [])),
  ),
];

const nodeTypes: Readonly<Record<string, { prefix: string; operation: OperationId }>> = nodes;

/** The records that have a list of their own; one without an id for a list of the root. */
export const ownersOf = ({ owner }: List, ids: Ids): (string | undefined)[] =>
  owner === 'Query' ? [undefined] : ids[nodeTypes[owner]!.prefix as keyof Ids];

const idOf = ({ id, user_id }: Shown) => id ?? user_id;
export const keyOf = (type: string): string => (types[type]!.fields.id ? 'id' : 'userId');

/** What one request of a list says at both doors; a group of these words is what `or` takes. */
export interface Word {
  rest: [name: string, value: string][];
  graphql: Readonly<Record<string, unknown>>;
}

/** What says which page of a list is read. */
const pages = ['page', 'limit', 'offset', 'after', 'first', 'last', 'pagination'];

/** The address at REST. */
export const addressOf = ({ operation, where }: List, owner: string | undefined, { rest }: Pick<Word, 'rest'>): string => {
  const { path, parameters } = operation;
  const byCursor = !parameters.some(({ name }) => name === 'page');
  const plain: [string, string][] = [
    [byCursor ? 'after' : 'page', byCursor ? '' : '1'],
    ['limit', '50'],
  ];
  const page = rest.some(([name]) => pages.includes(name)) ? [] : plain;
  // The path names the record, or a filter does: in its other spelling where a word has the one.
  const by = rest.some(([name]) => name === where) ? `${where}_in` : where!;
  const its: [string, string][] = where && owner && !path.includes('{') ? [[by, owner]] : [];
  const search = new URLSearchParams([...page, ...its, ...rest]).toString();
  return `${path.replace(/\{\w+\}/, owner ?? '')}?${search.replaceAll('%2C', ',')}`;
};

/** The ids at REST, and their number where it says it. */
export const foundAtRest = ({ data, meta }: { data: Shown[]; meta: Shown }) => ({ ids: data.map(idOf), total: meta.total });

/** An operation that asks for several lists, with its variables. */
export interface Document {
  query: string;
  variables: Shown;
}

/** The most fields of one document: each has an alias. */
const most = 14;

/** The fields of a list with the arguments of each word, in as few documents as the limits allow. */
export const documentsOf = (
  list: List,
  owner: string | undefined,
  words: readonly Pick<Word, 'graphql'>[],
  selection: string,
): Document[] => {
  const argumentTypes = Object.fromEntries(fieldsOf(list.owner)[list.field]!.args.map(({ name, type }) => [name, String(type)]));
  const page = list.isConnection ? { first: 50 } : { pagination: { limit: 50 } };
  const inner = list.isConnection ? `nodes { ${selection} } totalCount` : selection;
  const chunks = Array.from({ length: Math.ceil(words.length / most) }, (_, at) => words.slice(at * most, (at + 1) * most));
  return chunks.map((chunk) => {
    const given = chunk.map(({ graphql }) =>
      Object.entries({ ...(Object.keys(graphql).some((name) => pages.includes(name)) ? {} : page), ...graphql }),
    );
    const declared = given.flatMap((args, at) => args.map(([name]) => `$${name}${at}: ${argumentTypes[name]!.replace(/!$/, '')}`));
    const fields = given.map(
      (args, at) => `f${at}: ${list.field}(${args.map(([name]) => `${name}: $${name}${at}`).join(', ')}) { ${inner} }`,
    );
    const variables = given.flatMap((args, at) => args.map(([name, value]) => [`${name}${at}`, value] as const));
    const body = owner === undefined ? fields.join(' ') : `node(id: "${owner}") { ... on ${list.owner} { ${fields.join(' ')} } }`;
    return { query: `query (${declared.join(', ')}) { ${body} }`, variables: Object.fromEntries(variables) };
  });
};

/** What GraphQL found, in the order of the words. @param data of a document */
export const fieldsIn = (list: List, data: Shown): { records: Shown[]; total: unknown }[] => {
  const found = Object.values((list.owner === 'Query' ? data : data.node) as Shown);
  return found.map((one) => {
    const { nodes: records, totalCount } = one as { nodes: Shown[]; totalCount: number };
    return list.isConnection ? { records, total: totalCount } : { records: one as Shown[], total: undefined };
  });
};

interface Inputs {
  filter: Readonly<Record<string, string>>;
  flat: Readonly<Record<string, string>>;
  order: Readonly<Record<string, string>>;
}
const inputsOf = (type: string): Inputs => (listInputs as Readonly<Record<string, Inputs>>)[type]!;

const suffixOf = (operator: string): string => (filterSuffixes as Readonly<Record<string, { suffix: string }>>)[operator]!.suffix;

/** A filter of the schema: the parameter of REST, the path in the argument, and the type that the value has there. */
export interface FilterField {
  parameter: string;
  path: readonly string[];
  type: GraphQLNamedType;
}

/** Every operator of every field of a list's filter, out of the inputs that the schema has. */
export const filterFields = (list: List): FilterField[] => {
  const input = list.arguments.filter as GraphQLInputObjectType | undefined;
  if (!input) return [];
  const { filter, flat } = inputsOf(list.type);
  return Object.values(input.getFields()).flatMap(({ name, type: declared }): FilterField[] => {
    const type = getNamedType(declared);
    if (flat[name]) return [{ parameter: flat[name], path: [name], type }];
    if (!filter[name]) return [];
    if (!isInputObjectType(type)) return [{ parameter: filter[name], path: [name], type }];
    return Object.values(type.getFields()).map((one) => ({
      parameter: `${filter[name]}${suffixOf(one.name)}`,
      path: [name, one.name],
      type: getNamedType(one.type),
    }));
  });
};

const nested = (path: readonly string[], value: unknown): unknown => path.reduceRight((inner, name) => ({ [name]: inner }), value);

/** A filter with a value, as both doors take it. */
export const filtered = ({ parameter, path, type }: FilterField, value: unknown): Word => ({
  rest: [[parameter, [value].flat().join(',')]],
  graphql: { filter: nested(path, asGraphql(type.name, value)) },
});

/** The listed record of a list of REST. */
const recordOf = ({ answers }: PublishedOperation): Schema => {
  const { data } = resolve(answers[200]!.content['application/json']!).properties!;
  return resolve(resolve(data!).items!);
};

/** The schema of a parameter of REST. */
export const parameterOf = ({ operation }: List, name: string): Schema | undefined =>
  operation.parameters.find((one) => one.in === 'query' && one.name === name)?.schema;

/** Filters by a key of an object: one value, several, and none. */
const keyed = ({ parameter, path }: FilterField, records: readonly Shown[]): Word[] => {
  const [key, value] = records.flatMap((one) => Object.entries(one[parameter] as object))[0]!;
  const word = (operator: string, text: string, given: unknown): Word => ({
    rest: [[`${parameter}.${key}[${operator}]`, text]],
    graphql: { filter: nested([...path, key], given) },
  });
  return [word('eq', String(value), value), word('in', `${value},none`, [value, 'none']), word('exists', 'false', null)];
};

/** Each operator of each field, with values that tell the records apart where there are such. */
export const filterWords = (list: List, records: readonly Shown[]): Word[] =>
  filterFields(list).flatMap((field) => {
    const declared = parameterOf(list, field.parameter);
    if (declared && resolve(declared).type === 'object') return keyed(field, records);
    const filter = filterOf(field.parameter, declared!, recordOf(list.operation).properties!)!;
    const values = probes(filter, records);
    return (values.length > 0 ? values : candidates(filter, records).slice(0, 2)).map((value) => filtered(field, value));
  });

/** Each order, in both directions, and two in a row. */
export const orderWords = (list: List): Word[] => {
  const input = list.arguments.orderBy as GraphQLInputObjectType | undefined;
  if (!input) return [];
  const { order } = inputsOf(list.type);
  const fields = (getNamedType(input.getFields().field!.type) as GraphQLEnumType).getValues().map(({ name }) => name);
  const word = (...by: [field: string, direction: string][]): Word => ({
    rest: [['sort', by.map(([field, direction]) => `${order[field]}:${direction.toLowerCase()}`).join(',')]],
    graphql: { orderBy: by.map(([field, direction]) => ({ field, direction })) },
  });
  const alone = fields.flatMap((field) => [word([field, 'ASC']), word([field, 'DESC'])]);
  return fields.length > 1 ? [...alone, word([fields.at(-1)!, 'DESC'], [fields[0]!, 'ASC'])] : alone;
};

/** The first and the last of some filters as groups, of which one has to match. */
export const groupWords = (list: List, words: readonly Word[]): Word[] => {
  const filter = list.arguments.filter as GraphQLInputObjectType | undefined;
  const groups = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  if (!filter?.getFields().or || groups.length === 0) return [];
  return [
    {
      rest: groups.map(({ rest }) => ['or', new URLSearchParams(rest).toString().replaceAll('%2C', ',')]),
      graphql: { filter: { or: groups.map(({ graphql }) => graphql.filter) } },
    },
  ];
};

/** Whether a list is the first one of its records: what words mean is the same in all lists of a record. */
export const isFirst = (list: List): boolean => lists.find(({ type, arguments: args }) => type === list.type && args.filter) === list;

/** Some of many words: of each name the one whose turn it is. */
export const some = <One extends Word>(words: readonly One[], nameOf: (word: One) => string): One[] =>
  Object.values(Object.groupBy(words, nameOf)).map((own = [], at) => own[at % own.length]!);

/** The field that a word filters by, or the direction that it sorts in. */
export const wordName = ({ graphql }: Word): string => Object.keys((graphql.filter ?? graphql) as object)[0]!;

/** Everything that a list can be asked for besides its pages. */
export const wordsOf = (list: List, records: readonly Shown[]): Word[] => {
  const filters = filterWords(list, records);
  return [...filters, ...groupWords(list, filters), ...orderWords(list)];
};

/** A word that both doors refuse: what it is called at REST, and what GraphQL calls it. */
export interface Refused extends Word {
  names: readonly [rest: string, graphql: string];
}

/** In an address everything is text. */
const brokenText = (declared: Schema): unknown[] => breaksOf(declared).map(({ value }) => (typeof value === 'object' ? 'nonsense' : value));

/** An empty text in a list is no entry of it in an address. */
const brokenValues = (declared: Schema): unknown[] => {
  const schema = resolve(declared);
  if (schema.type !== 'array') return brokenText(schema);
  const lists = breaksOf(schema).filter(({ value }) => Array.isArray(value));
  return [
    ...brokenText(schema.items!)
      .filter(Boolean)
      .map((value) => [value]),
    ...lists.map(({ value }) => value),
  ];
};

/** Filters with values that break a rule of the parameter, alone and in a group. */
export const brokenFilters = (list: List): Refused[] =>
  filterFields(list).flatMap((field) => {
    const declared = parameterOf(list, field.parameter)!;
    if (resolve(declared).type === 'object') return [];
    return brokenValues(declared).flatMap((value, at): Refused[] => {
      const word = filtered(field, value);
      const names = [field.parameter, ['filter', ...field.path].join('.')] as const;
      const [group] = at === 0 ? groupWords(list, [word]) : [];
      const inGroup = [`or[0].${names[0]}`, names[1].replace('filter', 'filter.or[0]')] as const;
      return [{ ...word, names }, ...(group ? [{ ...group, names: inGroup }] : [])];
    });
  });

const pageOf = (name: string, value: unknown, argument: string): Refused => {
  const [outer, inner] = argument.split('.') as [string, string?];
  return { rest: [[name, String(value)]], graphql: { [outer]: inner ? { [inner]: value } : value }, names: [name, argument] };
};

/** Pages that both doors refuse. */
export const brokenPages = ({ arguments: args, operation }: List): Refused[] => {
  const sizes = ['first', 'last', 'pagination.limit'].filter((path) => args[path.split('.')[0]!]);
  const limits = sizes.flatMap((path) => [0, -1, 101].map((size) => pageOf('limit', size, path)));
  const offsets =
    args.pagination && operation.parameters.some(({ name }) => name === 'offset') ? [pageOf('offset', -1, 'pagination.offset')] : [];
  const cursors = args.after ? ['nonsense', `${'A'.repeat(60)}.b`].map((cursor) => pageOf('after', cursor, 'after')) : [];
  return [...limits, ...offsets, ...cursors];
};
