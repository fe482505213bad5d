import { type RawBuilder, sql } from 'kysely';
import { patternOperators } from '../../core/query/filter-words.ts';
import type { Condition } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import { anyViewer, cachedStatements, placeholder, type Viewer } from './cached-statements.ts';
import { type Collection, filterCondition, type List, matching, type Searched } from './collection.ts';
import { type KeyRange, orderBy } from './keyset.ts';
import type { ListPlaceholders } from './query-shape.ts';
import { readRows } from './read-rows.ts';
import { type Base, untyped } from './untyped.ts';
import { type Filter, filterOf, joined, operandOf } from './where.ts';

// A list that is filtered by patterns, by labels, or by texts too long for an index of their own is read in up to three ways, one after
// the other, until one has filled the page. Each reads a limited number of records:
//
// 1. The first records in the order of the list, without the index. If matches are frequent, they fill the page at once.
// 2. All matches from the index, unless there are too many. This is for few matches, or none.
// 3. In the order of the list. With too many matches for the index, a part of the list fills the page.
//
// PostgreSQL cannot choose the fastest of them, because it only estimates from statistics how many records match.
//
// Groups of filters are searched for together: in the second way, PostgreSQL puts together what each group finds by its own index.
// For a group that no index serves, it goes through the whole account.

/** How many records are read in the order of the list before the index is used. */
const readFirst = 2000;

/** How many matches from the index are sorted at most. */
const matchesAtMost = 1000;

/** The index stores texts as trigrams: a pattern without three letters or digits in a row would match every entry. */
const isLongEnough = (value: unknown): boolean => /[\p{L}\p{N}]{3}/u.test(String(value));

/** When the whole text is known, the beginning and the end of a word count as characters too. */
const hasWord = (value: unknown): boolean => /[\p{L}\p{N}]/u.test(String(value));

const isSearched = (searched: Searched | undefined, { field, operator, value }: Condition): boolean => {
  const { texts = [], whole = [], labels = [], keyed = [] } = searched ?? {};
  if (patternOperators.has(operator)) return texts.includes(field) && isLongEnough(value);
  if (operator === 'all') return labels.includes(field) && [value].flat().length > 0;
  if (operator !== 'eq' && operator !== 'in') return false;
  if (keyed.includes(field)) return [value].flat().length > 0;
  return labels.includes(field) || (whole.includes(field) && [value].flat().every(hasWord));
};

/** For each condition, whether the index of patterns can look it up. */
export const searchesOf = ({ searched }: Pick<Collection, 'searched'>, conditions: readonly Condition[]): boolean[] =>
  conditions.map((condition) => isSearched(searched, condition));

/** Equivalent to the condition of the filter, in the form that the index can look up. */
const lookedUp = (collection: Collection, filter: Filter, operand: unknown): RawBuilder<boolean> => {
  const condition = filterCondition(collection, filter, operand);
  if (filter.kind === 'labels' || filter.kind === 'keyed') return condition;
  const text = sql`searchable(${collection.columns[filter.field]!})`;
  if (filter.operator === 'eq') return sql<boolean>`(${text} = lower(${operand}) and ${condition})`;
  if (filter.operator === 'in')
    return sql<boolean>`(${text} = any(array(select lower(one) from unnest(${operand}::text[]) one)) and ${condition})`;
  return sql<boolean>`${text} like lower(${operand})`;
};

/**
 * For each filter, whether the search finds what matches it: those that the index looks up, and all groups together if it looks up one of
 * their filters.
 */
const foundBySearch = (filters: readonly Pick<Filter, 'group'>[], searches: readonly boolean[]): boolean[] => {
  const groupsAre = filters.some(({ group }, at) => group !== undefined && searches[at]);
  return filters.map(({ group }, at) => (group === undefined ? searches[at]! : groupsAre));
};

/** The placeholders of the filters that the search finds, or of the others. */
const having = <Of extends readonly unknown[]>(placeholders: ListPlaceholders<Of>, searches: readonly boolean[], areFound: boolean) => {
  const { filters } = placeholders;
  const found = foundBySearch(
    filters.map(({ filter }) => filter),
    searches,
  );
  return { ...placeholders, filters: filters.filter((_, at) => found[at] === areFound) };
};

/** A filter, and whether the index of patterns looks it up. */
interface Searching {
  filter: Filter;
  operand: unknown;
  isLookedUp: boolean | undefined;
}

const conditionsFor = (collection: Collection, filters: readonly Searching[]): RawBuilder<boolean>[] =>
  joined(
    filters.map(({ filter, operand, isLookedUp }) => {
      const condition = (isLookedUp ? lookedUp : filterCondition)(collection, filter, operand);
      return { group: filter.group, condition };
    }),
  );

/** The records that match the filters, from the index. */
export const matchingByIndex = <Of extends readonly unknown[]>(
  db: Queries,
  list: List<Of>,
  placeholders: ListPlaceholders<Of>,
  searches: readonly boolean[],
): Base => {
  const filters = placeholders.filters.map((one, at) => ({ ...one, isLookedUp: searches[at] }));
  return conditionsFor(list.collection, filters).reduce(
    (query, condition) => query.where(condition),
    list.base(db, placeholders.viewer, ...placeholders.of),
  );
};

/** The matches among the first records of a part of the list. */
export const matchingAmongFirst = <Of extends readonly unknown[]>(
  db: Queries,
  list: List<Of>,
  placeholders: ListPlaceholders<Of>,
  searches: readonly boolean[],
  { where, steps }: KeyRange,
): Base => {
  const { table } = list.collection;
  const others = matching(db, list, having(placeholders, searches, false), steps);
  const first = (where ? others.where(where) : others).orderBy(orderBy(steps)).limit(sql.lit(readFirst)).selectAll(table);
  // Under the name of the table, so that the list is read from these records alone.
  const amongFirst = db.with(table, () => first) as unknown as Queries;
  return matching(amongFirst, list, having(placeholders, searches, true));
};

interface Search {
  viewer: Viewer;
  conditions: readonly Condition[];
  searches: readonly boolean[];
}

/** Finds the records of an account that match what is searched for, regardless of who may see them. */
export const createSearch = (collection: Collection) => {
  const cached = cachedStatements<Search>();

  const find = (db: Queries, { viewer, conditions, searches }: Search): Base => {
    const filters = conditions.map((condition, at) => ({
      filter: filterOf(condition),
      operand: placeholder(({ conditions }: Search) => operandOf(conditions[at]!)),
      isLookedUp: searches[at],
    }));
    return conditionsFor(collection, filters).reduce<Base>(
      (query, condition) => query.where(condition),
      untyped(db)
        .selectFrom(collection.table)
        .select(`${collection.table}.id`)
        .where(`${collection.table}.account_id`, '=', anyViewer(viewer.role).accountId)
        .limit(sql.lit(matchesAtMost + 1)),
    );
  };

  /**
   * The ids of all records that match what is searched for.
   * @returns undefined where there are too many of them
   */
  return async (
    db: Queries,
    viewer: Viewer,
    conditions: readonly Condition[],
    searches: readonly boolean[],
  ): Promise<readonly string[] | undefined> => {
    const isFound = foundBySearch(conditions, searches);
    const search: Search = {
      viewer,
      conditions: conditions.filter((_, at) => isFound[at]),
      searches: searches.filter((_, at) => isFound[at]),
    };
    const key = JSON.stringify([search.conditions.map(filterOf), search.searches]);
    const found = await readRows<{ id: string }>(
      db,
      cached(key, search, () => find(db, search)),
    );
    return found.length > matchesAtMost ? undefined : found.map(({ id }) => id);
  };
};
