import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import { anyViewer, cachedStatements, placeholder, type Viewer } from './cached-statements.ts';
import { type Base, filterCondition, type List, matching } from './collection.ts';
import { type KeyRange, orderBy } from './keyset.ts';
import type { ListPlaceholders } from './query-shape.ts';
import { readRows } from './read-rows.ts';
import { type Column, operandOf, patternOperators } from './where.ts';

// A list that is filtered by patterns is read in three ways, in turn, until one has filled the page. Each reads a limited number of records:
//
// 1. The first records in the order of the list, without an index of patterns: a pattern that is found often fills a page at once.
// 2. All that match, out of the index of patterns, unless there are too many: a pattern that is found seldom, or nowhere.
// 3. In the order of the list: so many match that a page is full after a part of it.
//
// Which of them is the shortest cannot be left to PostgreSQL, which estimates from statistics how many records match a pattern.

/** The columns with an index of patterns, by table: see the migration `search-indexes`. */
const searched: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'email'],
  teams: ['name', 'description'],
  projects: ['name', 'description'],
  tasks: ['title', 'description'],
  resources: ['name', 'description', 'type'],
  files: ['name', 'content_type'],
  comments: ['body'],
};

/** How many records are read in the order of the list before the index is used. */
const readFirst = 2000;

/** How many records out of the index are put into order. */
const matchesAtMost = 1000;

/** The index knows texts by three characters each: a pattern without so many in a row would match every one of them. */
const isLongEnough = (value: unknown): boolean => /[\p{L}\p{N}]{3}/u.test(String(value));

/** For each condition, whether the index of patterns can look it up. */
export const searchesOf = (table: string, conditions: readonly Condition[]): boolean[] =>
  conditions.map(
    ({ field, operator, value }) => patternOperators.has(operator) && Boolean(searched[table]?.includes(field)) && isLongEnough(value),
  );

/** The same as `ilike`, and only this is looked up in the index. */
const lookedUp = (column: Column, operand: unknown): RawBuilder<boolean> => sql<boolean>`searchable(${column}) like lower(${operand})`;

const having = <Of extends readonly unknown[]>(placeholders: ListPlaceholders<Of>, isWanted: (at: number) => boolean) => ({
  ...placeholders,
  filters: placeholders.filters.filter((_, at) => isWanted(at)),
});

/** The records that match the filters, out of the index of patterns. */
export const matchingByIndex = <Of extends readonly unknown[]>(
  db: Queries,
  list: List<Of>,
  placeholders: ListPlaceholders<Of>,
  searches: readonly boolean[],
): Base => {
  const { collection } = list;
  return placeholders.filters.reduce(
    (query, { filter, operand }, at) => {
      const found = searches[at] ? lookedUp(collection.columns[filter.field]!, operand) : filterCondition(collection, filter, operand);
      return query.where(found);
    },
    list.base(db, placeholders.viewer, ...placeholders.of),
  );
};

/** Those of the first records of a part of the list that match its patterns. */
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

/** Finds the records of an account that match patterns, whoever may see them. */
export const createSearch = ({ table, columns }: List<readonly never[]>['collection']) => {
  const cached = cachedStatements<Search>();

  const find = (db: Queries, { viewer, conditions }: Search): Base =>
    conditions.reduce<Base>(
      (query, { field }, at) =>
        query.where(
          lookedUp(
            columns[field]!,
            placeholder(({ conditions }: Search) => operandOf(conditions[at]!)),
          ),
        ),
      (db as never as { selectFrom: (table: string) => Base })
        .selectFrom(table)
        .select(`${table}.id`)
        .where(`${table}.account_id`, '=', anyViewer(viewer.role).accountId)
        .limit(sql.lit(matchesAtMost + 1)),
    );

  /**
   * The ids of all records that match the patterns.
   * @returns undefined where there are too many of them
   */
  return async (
    db: Queries,
    viewer: Viewer,
    conditions: readonly Condition[],
    searches: readonly boolean[],
  ): Promise<readonly string[] | undefined> => {
    const search: Search = { viewer, conditions: conditions.filter((_, at) => searches[at]) };
    const key = search.conditions.map(({ field }) => field).join();
    const found = await readRows<{ id: string }>(
      db,
      cached(key, search, () => find(db, search)),
    );
    return found.length > matchesAtMost ? undefined : found.map(({ id }) => id);
  };
};
