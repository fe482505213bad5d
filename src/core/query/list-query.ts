import { type ErrorDetail, ServiceError } from '../errors.ts';
import { nearUtc } from '../instants.ts';
import { normalForm } from '../normal-form.ts';
import type { Expansion } from './expand.ts';
import { type FilterKind, listOperators, type Operator } from './filter-words.ts';
import { type KeyOperator, keyedName, keyOperators } from './keyed-filters.ts';

export type Scalar = string | number | boolean;

/** A filter: a field, an operator and the value to compare with; `in`, `nin` and `all` have a list. */
export interface Condition {
  field: string;
  /** The key of a `keyed` field. */
  key?: string;
  kind: FilterKind;
  operator: Operator;
  value: Scalar | readonly Scalar[];
  /** The number of its group, in the order of the request. A record matches all filters without a group, and all of at least one group. */
  group?: number;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
  nullable: boolean;
  /** Fields that sort by substitute values. */
  as?: SortedAs;
}

/** The values that a version shows, by value of the field. Lists are sorted by the values that they show. */
export type SortedAs = Readonly<Record<string, string>>;

/** The requested part of a list; `limit` is 1 to 100, `page` starts at 1. */
export type Form =
  | { kind: 'page'; page: number; limit: number }
  | { kind: 'offset'; offset: number; limit: number }
  | { kind: 'cursor'; after: Position | undefined; limit: number };

/** The limits of pages and offsets; beyond them only cursors work. */
const deepest = { page: 1000, offset: 100_000 };

/** The page or offset of the next part; undefined when only a cursor can continue. */
export const nextPageOf = (form: Form): number | undefined => {
  if (form.kind === 'cursor') return undefined;
  const next = form.kind === 'page' ? form.page + 1 : form.offset + form.limit;
  return next <= deepest[form.kind] ? next : undefined;
};

/** A position in a list: the sort values of the last record, and its key. */
export type Position = readonly (string | number | boolean | null)[];

/** A list request, parsed and validated against the contract. */
export interface ListQuery {
  conditions: readonly Condition[];
  sort: readonly Sort[];
  form: Form;
  /** The filters in normalized order and the sort, as text: a cursor is valid for this list only. */
  about: string;
  /** What the caller sent, repeated in `meta.filters` and `meta.sort`. */
  applied: { filters?: Record<string, unknown>; sort?: string[] };
}

/** A field that lists filter by. */
interface FieldFacts {
  readonly kind: FilterKind;
  readonly nullable: boolean;
  readonly names: readonly string[];
  /** Where the field is, if it is a property of an object in the record. */
  readonly path?: readonly string[];
}

/** What the contract says about the records of a list. */
export interface RecordFacts {
  readonly item: string;
  /** By field; `names` are the parameters that filter by it. */
  readonly filters: Readonly<Record<string, FieldFacts>>;
  readonly sorts: readonly string[];
  /** By field of a sort. */
  readonly sortedAs?: Readonly<Record<string, SortedAs | undefined>>;
  readonly fields: readonly string[];
  /** By the name in `expand`; `scopes` are those that the related record needs, whichever record it is expanded from. */
  readonly expands: Readonly<Record<string, Expansion & { readonly scopes: readonly string[] }>>;
}

const suffixOperators: Record<string, Operator> = {
  in: 'in',
  all: 'all',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  after: 'gt',
  before: 'lt',
  contains: 'contains',
  starts_with: 'starts_with',
  exists: 'exists',
};
const bracketOperators: Operator[] = ['eq', 'neq', 'in', 'nin', 'all', 'gt', 'gte', 'lt', 'lte', 'like'];

type Filter = Omit<Condition, 'value'>;

const isKeyOperator = (operator: string): operator is KeyOperator => (keyOperators as readonly string[]).includes(operator);

/** Whether a field is an object whose keys filter. */
export const isKeyed = (field: string, filters: RecordFacts['filters']): boolean =>
  Object.hasOwn(filters, field) && filters[field]!.kind === 'keyed';

/** Whether a parameter filters by a key of one of these fields. Neither the key nor the operator is checked. */
export const namesKey = (name: string, filters: RecordFacts['filters']): boolean => isKeyed(keyedName(name)?.field ?? '', filters);

/** A filter by a key of one of these fields. */
const keyedFilter = (name: string, filters: RecordFacts['filters']): Filter | undefined => {
  if (!namesKey(name, filters)) return undefined;
  const { field, key, operator } = keyedName(name)!;
  return isKeyOperator(operator) ? { field, key, kind: 'keyed', operator } : undefined;
};

/** How parameters spell the filters of a record. */
export interface Spellings {
  /** By name; without those by the keys of an object, which have no end. */
  readonly listed: ReadonlyMap<string, Filter>;
  /** The filter that a parameter spells, also one by a key. */
  readonly filterOf: (name: string) => Filter | undefined;
}

/** Every spelling of every filter: parameter name to field and operator. */
export const filterSpellings = (filters: RecordFacts['filters']): Spellings => {
  const listed = new Map<string, Filter>();
  for (const [field, { kind }] of Object.entries(filters)) {
    if (kind === 'keyed') continue;
    listed.set(field, { field, kind, operator: 'eq' });
    for (const [suffix, operator] of Object.entries(suffixOperators)) listed.set(`${field}_${suffix}`, { field, kind, operator });
    for (const operator of bracketOperators) listed.set(`${field}[${operator}]`, { field, kind, operator });
  }
  return { listed, filterOf: (name) => listed.get(name) ?? keyedFilter(name, filters) };
};

const forms = ['page', 'offset', 'after'] as const;

const mixedForms = (given: readonly string[]): ServiceError =>
  new ServiceError('invalid_parameters', `${given.join(' and ')} cannot be combined: page, offset and after are alternatives.`, {
    details: given.map((field): ErrorDetail => ({ field, message: 'Use only one of page, offset and after.', code: 'not_allowed' })),
  });

const formOf = (query: Record<string, unknown>, allowed: readonly string[], open: (cursor: string) => Position): Form => {
  const given = forms.filter((name) => query[name] !== undefined);
  if (given.length > 1) throw mixedForms(given);
  const limit = (query.limit as number | undefined) ?? 20;
  if (query.after !== undefined || !allowed.includes('page'))
    return { kind: 'cursor', after: query.after ? open(query.after as string) : undefined, limit };
  if (query.offset !== undefined) return { kind: 'offset', offset: query.offset as number, limit };
  return { kind: 'page', page: (query.page as number | undefined) ?? 1, limit };
};

const sortOf = (words: readonly string[], facts: RecordFacts): Sort[] =>
  words.map((word) => {
    const [field, direction = 'asc'] = word.split(':') as [string, 'asc' | 'desc' | undefined];
    return { field, direction, nullable: facts.filters[field]?.nullable ?? false, as: facts.sortedAs?.[field] };
  });

/** Filters without a group, and those of each group. */
export const byGroup = <Filter extends Pick<Condition, 'group'>>(filters: readonly Filter[]): { alone: Filter[]; groups: Filter[][] } => {
  const groups = Map.groupBy(filters, ({ group }) => group);
  const alone = groups.get(undefined) ?? [];
  groups.delete(undefined);
  return { alone, groups: [...groups.values()] };
};

/** Gives filters with the same result the same text: a value is the same as a list of one, and the order in a list is irrelevant. */
const normal = ({ operator, value, group: _group, ...rest }: Condition): string => {
  if (operator !== 'eq' && !listOperators.has(operator)) return JSON.stringify({ ...rest, operator, value });
  const values = [...new Set([value].flat())].sort();
  const isIn = operator === 'eq' || (operator === 'all' && values.length === 1);
  return JSON.stringify({ ...rest, operator: isIn ? 'in' : operator, value: values });
};

/** The list that a cursor is valid for: its filters and groups, in any order and spelling, and its sort. */
export const aboutOf = (conditions: readonly Condition[], sort: readonly Sort[]): string => {
  const { alone, groups } = byGroup(conditions);
  const inGroups = groups.map((group) => JSON.stringify(group.map(normal).sort())).sort();
  return JSON.stringify([alone.map(normal).sort(), sort, ...inGroups]);
};

/** The value in the form in which the field is stored. Values of an object with free keys are stored as they were sent. */
const comparedValue = ({ kind }: Filter, value: Condition['value']): Condition['value'] => {
  if (kind === 'keyed') return value;
  return kind === 'instant' && typeof value === 'string' ? nearUtc(value) : normalForm(value);
};

type Values = Readonly<Record<string, unknown>>;

/** The parameters of a query that filter. */
const filtersIn = (query: Values, { filterOf }: Spellings): { name: string; filter: Filter }[] => {
  const found: { name: string; filter: Filter }[] = [];
  for (const name in query) {
    const filter = filterOf(name);
    if (filter) found.push({ name, filter });
  }
  return found;
};

const conditionsIn = (query: Values, spellings: Spellings, group?: number): Condition[] =>
  filtersIn(query, spellings).map(({ name, filter }) => ({
    ...filter,
    value: comparedValue(filter, query[name] as Condition['value']),
    ...(group !== undefined && { group }),
  }));

/** The groups of a query whose filters have been read. */
export const groupsIn = (query: Values): readonly Values[] => (query.or as readonly Values[] | undefined) ?? [];

/** What `meta.filters` repeats of a query. */
const appliedFilters = (query: Values, spellings: Spellings): Record<string, unknown> => ({
  ...Object.fromEntries(filtersIn(query, spellings).map(({ name }) => [name, query[name]])),
  ...(query.or !== undefined && { or: query.or }),
});

/**
 * Parses the list language from a validated query.
 * @param query parameters by name, with lists split and numbers parsed by the contract's validator; the groups of `or` in the same form
 * @param allowed the pagination parameters that the operation has: of `page`, `offset`, `after`
 * @param defaultSort `field:direction` when the caller sends no sort; undefined for a list with its own order
 * @param openCursor opens a cursor that was issued for exactly these filters and this sort
 * @throws ServiceError `invalid_parameters` when pagination forms are combined, `invalid_cursor` when the cursor is not ours
 */
export const readListQuery = (
  query: Record<string, unknown>,
  facts: RecordFacts,
  spellings: Spellings,
  allowed: readonly string[],
  defaultSort: string | undefined,
  openCursor: (cursor: string, about: string) => Position,
): ListQuery => {
  const inGroups = groupsIn(query).flatMap((group, at) => conditionsIn(group, spellings, at));
  const conditions = [...conditionsIn(query, spellings), ...inGroups];
  const requestedSort = query.sort as string[] | undefined;
  const sort = sortOf(requestedSort ?? (defaultSort ? [defaultSort] : []), facts);
  const about = aboutOf(conditions, sort);
  return {
    conditions,
    sort,
    about,
    form: formOf(query, allowed, (cursor) => openCursor(cursor, about)),
    applied: {
      ...(conditions.length > 0 ? { filters: appliedFilters(query, spellings) } : {}),
      ...(requestedSort ? { sort: sort.map(({ field, direction }) => `${field}:${direction}`) } : {}),
    },
  };
};
