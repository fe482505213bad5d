import type { Condition, ListQuery, SortedAs } from '../core/query/list-query.ts';
import type { FilterFunction } from '../core/version-mapping.ts';
import type { AnyEnumValues, AnyMapping } from './version-mapping.ts';

/** The renamed filters, sorts and expansions of a record's lists: from the version's name to the latest. */
export interface ListWords {
  readonly filters: Readonly<Record<string, string>>;
  readonly sorts: Readonly<Record<string, string>>;
  readonly expands: Readonly<Record<string, string>>;
}

/** Maps a filter by an enum whose values may each stand for several latest values. `null` stands for none. */
const byValues = ({ operator, value, ...condition }: Condition, { field, values }: AnyEnumValues): Condition => {
  const all = operator === 'exists';
  const isNegative = operator === 'neq' || operator === 'nin' || (all && value === false);
  const named = all ? Object.keys(values) : [value].flat().map(String);
  return { ...condition, field, operator: isNegative ? 'nin' : 'in', value: named.flatMap((one) => values[one] ?? []) };
};

/** What a version shows for the latest enum values, by sort field, for the fields where some values differ. */
export const sortedAsOf = (record: string, { sorts = {} }: AnyMapping): Readonly<Record<string, SortedAs>> =>
  Object.fromEntries(
    Object.entries(sorts[record] ?? {}).flatMap(([own, sort]) => {
      if (typeof sort === 'string') return [];
      const shown = Object.entries(sort.values).flatMap(([value, latest]) => latest.map((one) => [one, value]));
      const isOther = shown.some(([latest, value]) => latest !== value);
      return isOther ? [[own, Object.fromEntries(shown)]] : [];
    }),
  );

/** Maps the filters, sorts and expansions in a version's list of a record to the latest version. */
export const listMap = (record: string, words: ListWords, { filters = {}, sorts = {} }: AnyMapping) => {
  const mapped = filters[record] ?? {};

  const latestSort = (field: string): string => {
    const sort = sorts[record]?.[field] ?? words.sorts[field] ?? field;
    return typeof sort === 'string' ? sort : sort.field;
  };

  const conditionsOf = (condition: Condition): readonly Condition[] => {
    const mapping = Object.hasOwn(mapped, condition.field) ? (mapped[condition.field] as AnyEnumValues | FilterFunction) : undefined;
    if (typeof mapping === 'function') return mapping(condition).map((one) => ({ ...one, group: condition.group }));
    return [mapping ? byValues(condition, mapping) : { ...condition, field: words.filters[condition.field] ?? condition.field }];
  };

  const expand = (names: readonly string[]): string[] => names.map((name) => words.expands[name] ?? name);

  return {
    expand,
    /** The same list in the words of the latest version. The parts that the answer repeats or a cursor is bound to stay unchanged. */
    list: (list: ListQuery): ListQuery => ({
      ...list,
      conditions: list.conditions.flatMap(conditionsOf),
      sort: list.sort.map((sort) => ({ ...sort, field: latestSort(sort.field) })),
    }),
  };
};
