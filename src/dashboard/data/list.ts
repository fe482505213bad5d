import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from './client.ts';
import type { Collection } from './collections.ts';
import { propertiesOf, propertyOf, type Schema, typeOf } from './contract.ts';
import type { Data } from './record.ts';

/** A filter of the list language as in the address: `status_in=todo,done`. */
export interface Filter {
  /** The name of the parameter. */
  parameter: string;
  property: string;
  operator: string;
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
  labels: [''],
} as const;

/** The operators of a property. */
export const operatorsOf = (schema: Schema): readonly string[] => {
  const type = typeOf(schema);
  if (schema.format === 'date-time') return operators.time;
  if (schema.enum) return operators.choice;
  if (type === 'array') return operators.labels;
  if (type === 'integer' || type === 'number') return operators.number;
  if (type === 'boolean') return operators.boolean;
  return schema['x-pattern-says']?.includes('the id of') ? operators.id : operators.text;
};

/** The text of an operator between property and value. */
export const operatorWords: Readonly<Record<string, string>> = {
  '': 'is',
  in: 'is one of',
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

/** The filterable properties of a list. */
export const filterable = (collection: Collection): [string, Schema][] =>
  propertiesOf(collection.record).filter(([, schema]) => schema['x-filter'] && schema.type !== 'object');

const suffixes = Object.keys(operatorWords).filter(Boolean);

/** Texts may contain commas, which the address of a page does not distinguish from separators. */
const isUsable = (schema: Schema, operator: string | undefined): boolean =>
  operator !== 'in' || (operatorsOf(schema) !== operators.text && operatorsOf(schema) !== operators.labels);

const filtersWithoutGroup = (search: URLSearchParams, collection: Collection): Filter[] => {
  const schemas = new Map(filterable(collection));
  return [...search].flatMap(([parameter, value]): Filter[] => {
    const suffix = suffixes.find((one) => parameter.endsWith(`_${one}`) && schemas.has(parameter.slice(0, -one.length - 1)));
    const property = suffix ? parameter.slice(0, -suffix.length - 1) : parameter;
    const schema = schemas.get(property);
    return schema && isUsable(schema, suffix) ? [{ parameter, property, operator: suffix ?? '', value }] : [];
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
  Object.fromEntries(filters.map(({ parameter, operator, value }) => [parameter, operator === 'in' ? value.split(',') : value]));

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
