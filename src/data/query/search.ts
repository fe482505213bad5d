import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import { anyViewer, cachedStatements, placeholder, type Viewer } from './cached-statements.ts';
import { type Collection, filterCondition, type List, matching } from './collection.ts';
import { type KeyRange, orderBy } from './keyset.ts';
import type { ListPlaceholders } from './query-shape.ts';
import { readRows } from './read-rows.ts';
import { type Base, untyped } from './untyped.ts';
import { type Filter, filterOf, operandOf, patternOperators } from './where.ts';

// A list that is filtered by patterns, by labels, or by texts too long for an index of their own is read in up to three ways, one after
// the other, until one has filled the page. Each reads a limited number of records:
//
// 1. The first records in the order of the list, without the index. If matches are frequent, they fill the page at once.
// 2. All matches from the index, unless there are too many. This is for few matches, or none.
// 3. In the order of the list. With too many matches for the index, a part of the list fills the page.
//
// PostgreSQL cannot choose the fastest of them, because it only estimates from statistics how many records match.

/** What the GIN index of a table holds, which its migration creates. */
interface Searched {
  texts: readonly string[];
  /** The texts that have no other index, so that this one also finds a whole text. */
  whole?: readonly string[];
  labels?: readonly string[];
  /** Objects with free keys, by the values of their keys. */
  keyed?: readonly string[];
}

const searched: Readonly<Record<string, Searched>> = {
  users: { texts: ['name', 'email'], keyed: ['metadata'] },
  teams: { texts: ['name', 'description'], whole: ['description'] },
  projects: { texts: ['name', 'description'], whole: ['description'], labels: ['tags'] },
  tasks: { texts: ['title', 'description'], whole: ['description'], labels: ['tags'] },
  resources: { texts: ['name', 'description', 'type'], whole: ['description'], keyed: ['metadata'] },
  files: { texts: ['name', 'content_type'] },
  comments: { texts: ['body'], whole: ['body'] },
};

/** How many records are read in the order of the list before the index is used. */
const readFirst = 2000;

/** How many matches from the index are sorted at most. */
const matchesAtMost = 1000;

/** The index stores texts as trigrams: a pattern without three letters or digits in a row would match every entry. */
const isLongEnough = (value: unknown): boolean => /[\p{L}\p{N}]{3}/u.test(String(value));

/** When the whole text is known, the beginning and the end of a word count as characters too. */
const hasWord = (value: unknown): boolean => /[\p{L}\p{N}]/u.test(String(value));

const isSearched = (table: string, { field, operator, value }: Condition): boolean => {
  const { texts = [], whole = [], labels = [], keyed = [] } = searched[table] ?? {};
  if (patternOperators.has(operator)) return texts.includes(field) && isLongEnough(value);
  if (operator === 'all') return labels.includes(field) && [value].flat().length > 0;
  if (operator !== 'eq' && operator !== 'in') return false;
  if (keyed.includes(field)) return [value].flat().length > 0;
  return labels.includes(field) || (whole.includes(field) && [value].flat().every(hasWord));
};

/** For each condition, whether the index can look it up. */
export const searchesOf = (table: string, conditions: readonly Condition[]): boolean[] =>
  conditions.map((condition) => isSearched(table, condition));

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

const having = <Of extends readonly unknown[]>(placeholders: ListPlaceholders<Of>, isWanted: (at: number) => boolean) => ({
  ...placeholders,
  filters: placeholders.filters.filter((_, at) => isWanted(at)),
});

/** The records that match the filters, from the index. */
export const matchingByIndex = <Of extends readonly unknown[]>(
  db: Queries,
  list: List<Of>,
  placeholders: ListPlaceholders<Of>,
  searches: readonly boolean[],
): Base => {
  const { collection } = list;
  return placeholders.filters.reduce(
    (query, { filter, operand }, at) => {
      const conditionFor = searches[at] ? lookedUp : filterCondition;
      return query.where(conditionFor(collection, filter, operand));
    },
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
  const others = matching(
    db,
    list,
    having(placeholders, (at) => !searches[at]),
    steps,
  );
  const first = (where ? others.where(where) : others).orderBy(orderBy(steps)).limit(sql.lit(readFirst)).selectAll(table);
  // Under the name of the table, so that the list is read from these records alone.
  const amongFirst = db.with(table, () => first) as unknown as Queries;
  return matching(
    amongFirst,
    list,
    having(placeholders, (at) => searches[at]!),
  );
};

interface Search {
  viewer: Viewer;
  conditions: readonly Condition[];
}

/** Finds the records of an account that match the searches, regardless of who may see them. */
export const createSearch = (collection: Collection) => {
  const cached = cachedStatements<Search>();

  const find = (db: Queries, { viewer, conditions }: Search): Base =>
    conditions.reduce<Base>(
      (query, condition, at) =>
        query.where(
          lookedUp(
            collection,
            filterOf(condition),
            placeholder(({ conditions }: Search) => operandOf(conditions[at]!)),
          ),
        ),
      untyped(db)
        .selectFrom(collection.table)
        .select(`${collection.table}.id`)
        .where(`${collection.table}.account_id`, '=', anyViewer(viewer.role).accountId)
        .limit(sql.lit(matchesAtMost + 1)),
    );

  /**
   * The ids of all records that match the searches.
   * @returns undefined where there are too many of them
   */
  return async (
    db: Queries,
    viewer: Viewer,
    conditions: readonly Condition[],
    searches: readonly boolean[],
  ): Promise<readonly string[] | undefined> => {
    const search: Search = { viewer, conditions: conditions.filter((_, at) => searches[at]) };
    const key = JSON.stringify(search.conditions.map(filterOf));
    const found = await readRows<{ id: string }>(
      db,
      cached(key, search, () => find(db, search)),
    );
    return found.length > matchesAtMost ? undefined : found.map(({ id }) => id);
  };
};
