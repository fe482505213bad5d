import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from './client.ts';
import type { Collection } from './collection.ts';
import { isNullable, propertiesOf, propertyOf, type Schema, typeOf } from './contract.ts';
import type { Data } from './record.ts';

/** A filter of the list language as in the address: `status_in=todo,done`. */
export interface Filter {
  /** The name of the parameter. */
  parameter: string;
  property: string;
  /** The key of a property with free keys, such as metadata. */
  key?: string;
  operator: string;
  /** As in the address: several values are divided by commas, and a comma in a value has a backslash before it. */
  value: string;
  /** The number of its group. A record matches all filters without a group, and all of at least one group. */
  group?: number;
}

/** The parameter whose values are groups of filters, each as a query string. */
const groupsName = 'or';

const operators = {
  text: ['contains', 'starts_with', ''],
  choice: ['in', ''],
  time: ['after', 'before'],
  number: ['', 'gte', 'lte'],
  boolean: [''],
  id: [''],
  labels: ['', 'all', 'nin', 'exists'],
  keyed: ['', 'nin', 'exists'],
} as const;

const operatorsOfType = (schema: Schema): readonly string[] => {
  const type = typeOf(schema);
  if (schema.format === 'date-time') return operators.time;
  if (schema.enum) return operators.choice;
  if (type === 'array') return operators.labels;
  if (type === 'object') return operators.keyed;
  if (type === 'integer' || type === 'number') return operators.number;
  if (type === 'boolean') return operators.boolean;
  return schema['x-pattern-says']?.includes('the id of') ? operators.id : operators.text;
};

/** The operators of a property. */
export const operatorsOf = (schema: Schema): readonly string[] =>
  isNullable(schema) ? [...operatorsOfType(schema), 'exists'] : operatorsOfType(schema);

const operatorWords: Readonly<Record<string, string>> = {
  '': 'is',
  in: 'is one of',
  all: 'has all of',
  nin: 'is none of',
  contains: 'contains',
  starts_with: 'begins with',
  after: 'after',
  before: 'before',
  gt: 'over',
  gte: 'at least',
  lt: 'under',
  lte: 'at most',
  exists: 'is set',
  neq: 'is not',
};

/** The operators of a list of texts are about what it has. */
const labelWords: Readonly<Record<string, string>> = { '': 'has', nin: 'has none of' };

/** The text of an operator between property and value. */
export const wordsOf = (schema: Schema, operator: string): string =>
  (typeOf(schema) === 'array' ? labelWords[operator] : undefined) ?? operatorWords[operator]!;

/** The operators that compare with several values. */
const several = new Set(['in', 'all', 'nin']);

export const comparesSeveral = (operator: string): boolean => several.has(operator);

/** The values of a filter. */
export const valuesOf = ({ operator, value }: Pick<Filter, 'operator' | 'value'>): string[] =>
  comparesSeveral(operator) ? (value.match(/(?:\\.|[^\\,])+/gs) ?? []).map((one) => one.replaceAll(/\\(.)/gs, '$1')) : [value];

/** Several values as one text of an address. */
export const joinedValues = (values: readonly string[]): string => values.map((one) => one.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');

/** The filterable properties of a list. */
export const filterable = (collection: Collection): [string, Schema][] =>
  propertiesOf(collection.record).filter(([, schema]) => schema['x-filter']);

/** The name of the parameter for a filter. Operators of keys are in brackets, because a key may end like an operator. */
export const parameterFor = ({ property, key, operator }: Pick<Filter, 'property' | 'key' | 'operator'>): string => {
  const field = key === undefined ? property : `${property}.${key}`;
  if (operator === '') return field;
  return key !== undefined || operator === 'nin' ? `${field}[${operator}]` : `${field}_${operator}`;
};

const suffixes = Object.keys(operatorWords).filter(Boolean);

/** A parameter with its operator in brackets, or with a key: `tags[nin]`, `metadata.color`. */
const bracketed = /^(\w+)(?:\.([\w-]{1,64}))?(?:\[(\w+)\])?$/;

/** The property, key and operator that a parameter names. */
const readParameter = (parameter: string, isProperty: (name: string) => boolean): Pick<Filter, 'property' | 'key' | 'operator'> => {
  const suffix = suffixes.find((one) => parameter.endsWith(`_${one}`) && isProperty(parameter.slice(0, -one.length - 1)));
  if (suffix) return { property: parameter.slice(0, -suffix.length - 1), operator: suffix };
  const [, property = parameter, key, operator = ''] = bracketed.exec(parameter) ?? [];
  return { property, operator, ...(key !== undefined && { key }) };
};

const filtersWithoutGroup = (search: URLSearchParams, collection: Collection): Filter[] => {
  const schemas = new Map(filterable(collection));
  return [...search].flatMap(([parameter, value]): Filter[] => {
    const read = readParameter(parameter, (name) => schemas.has(name));
    const schema = schemas.get(read.property);
    const isKnown = schema !== undefined && read.operator in operatorWords;
    return isKnown && (typeOf(schema) === 'object') === (read.key !== undefined) ? [{ parameter, ...read, value }] : [];
  });
};

/** The filters in an address; everything that is not a filter of this list is ignored. */
export const filtersIn = (search: URLSearchParams, collection: Collection): Filter[] => {
  const groups = search.getAll(groupsName).map((group) => filtersWithoutGroup(new URLSearchParams(group), collection));
  const used = groups.filter((filters) => filters.length > 0);
  return [
    ...filtersWithoutGroup(search, collection),
    ...used.flatMap((filters, group) => filters.map((filter): Filter => ({ ...filter, group }))),
  ];
};

const ofGroup = (filters: readonly Filter[], wanted: number | undefined): Filter[] => filters.filter(({ group }) => group === wanted);

/** The groups of filters, by their numbers. */
export const groupsOf = (filters: readonly Filter[]): Map<number, Filter[]> => {
  const numbers = new Set(filters.flatMap(({ group }) => group ?? []));
  return new Map([...numbers].sort((one, other) => one - other).map((number) => [number, ofGroup(filters, number)]));
};

/** The address with other filters. The filter that comes last takes the place of an earlier one with its parameter. */
export const withFilters = (search: URLSearchParams, collection: Collection, filters: readonly Filter[]): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const { parameter } of filtersWithoutGroup(search, collection)) next.delete(parameter);
  for (const { parameter, value } of ofGroup(filters, undefined)) next.set(parameter, value);
  next.delete(groupsName);
  for (const group of groupsOf(filters).values()) {
    const written = new URLSearchParams();
    for (const { parameter, value } of group) written.set(parameter, value);
    next.append(groupsName, written.toString());
  }
  return next;
};

/** Relations to expand, so that ids are shown as names. */
const expansionsOf = ({ columns, record }: Collection): string[] => columns.flatMap((name) => propertyOf(record, name)['x-expand'] ?? []);

const parametersOf = (filters: readonly Filter[]): Data =>
  Object.fromEntries(filters.map((filter) => [filter.parameter, comparesSeveral(filter.operator) ? valuesOf(filter) : filter.value]));

/** Filters in the client's form. */
export const queryOf = (filters: readonly Filter[]): Data => {
  const groups = [...groupsOf(filters).values()].map(parametersOf);
  return { ...parametersOf(ofGroup(filters, undefined)), ...(groups.length > 0 && { [groupsName]: groups }) };
};

interface Wanted {
  /** The family of the list, if it is not that of the records. */
  family?: string;
  filters?: readonly Filter[];
  sort?: string | undefined;
  /** The path parameters, for a list of a record's parts. */
  ids?: readonly string[];
  isEnabled?: boolean;
  /** Whether it is page-based, so that its answers include the total. */
  isCounted?: boolean;
}

/** Page size. */
const pageSize = 50;

/** A list that reads further pages as the reader reaches its end. `more` is undefined at the end. */
export const useList = (
  collection: Collection,
  operation: string,
  { family = collection.family, filters = [], sort, ids = [], isEnabled = true, isCounted = false }: Wanted,
) => {
  const expand = expansionsOf(collection);
  const query: Data = { limit: pageSize, ...queryOf(filters) };
  if (sort) query.sort = sort;
  if (expand.length > 0) query.expand = expand;
  const form = isCounted ? 'page' : 'after';
  const found = useInfiniteQuery({
    queryKey: [collection.family, 'list', family, operation, ids, form, query],
    queryFn: ({ pageParam, signal }) =>
      call(family, operation)(...ids, { ...query, ...(pageParam ? { [form]: pageParam } : {}) }, { signal }).page(),
    initialPageParam: isCounted ? 1 : '',
    getNextPageParam: (last, pages) => (last.hasMore ? (last.cursor ?? pages.length + 1) : undefined),
    enabled: isEnabled,
  });
  const rows = useMemo(() => found.data?.pages.flatMap(({ data }) => data) ?? [], [found.data]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const readMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  const newest = found.data?.pages.at(-1);
  return {
    ...found,
    rows,
    more: hasNextPage ? readMore : undefined,
    total: newest?.total,
    totalIsMinimum: newest?.totalIsMinimum ?? false,
  };
};
