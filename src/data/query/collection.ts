import { ColumnNode, expressionBuilder, type OperationNode, type RawBuilder, RawNode, ReferenceNode, sql } from 'kysely';
import { patternOperators } from '../../core/query/filter-words.ts';
import type { Position, Sort } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import type { Viewer } from './cached-statements.ts';
import type { TextOrder } from './compared-texts.ts';
import type { OrderStep } from './keyset.ts';
import type { ListPlaceholders, QueryShape } from './query-shape.ts';
import { type Base, untyped } from './untyped.ts';
import { type Column, conditionOf, type Filter, joined } from './where.ts';

/** A row as it was read, with its position when that was selected. */
export type Found = Record<string, unknown>;

/** What the GIN index of a table holds, which its migration creates. */
export interface Searched {
  texts: readonly string[];
  /** The texts that have no other index, so that this one also finds a whole text. */
  whole?: readonly string[];
  labels?: readonly string[];
  /** Objects with free keys, by the values of their keys. */
  keyed?: readonly string[];
}

/** What a list's filters and sorts can refer to. */
export interface Collection {
  table: string;
  /** The columns by their names in the contract. */
  columns: Readonly<Record<string, Column>>;
  /** The same columns, as the expressions by which they are compared and sorted. */
  compared: Readonly<Record<string, Column>>;
  /** What an index of the table finds parts of texts and values in lists by. */
  searched?: Searched;
  /** The tie-breaker between records that the sort leaves equal; unique within the list. */
  key: Column;
  /** By filter field: what a filter implies for the column that the list is read by. It changes how a list is read, not what is found. */
  implied?: Readonly<Record<string, (filter: Filter, operand: unknown, viewer: Viewer) => RawBuilder<boolean> | undefined>>;
  /** By filter field: a condition that indexes can serve, in place of a comparison with the column. Undefined where it is compared. */
  conditions?: Readonly<Record<string, (filter: Filter, operand: unknown) => RawBuilder<boolean> | undefined>>;
  /** Sort expressions of columns that are not sorted by their own value. */
  ranks?: Readonly<Record<string, Column>>;
  /** By the last field of a sort: a tie-breaker before the key, never null. With it, an index that finds one of few values also sorts. */
  ties?: Readonly<Record<string, Column>>;
}

/** What else there is to say about a collection. */
export interface CollectionFacts extends Partial<Omit<Collection, 'key' | 'table' | 'compared'>> {
  key?: string | Column;
  /** How the texts are compared and sorted that the list sorts by. */
  texts?: Readonly<Record<string, TextOrder>>;
}

/** The collection of a table whose columns have the names of the contract. */
export const collectionOf = (
  table: string,
  columns: readonly string[],
  { key = 'id', texts = {}, ...others }: CollectionFacts = {},
): Collection => {
  const all = { ...Object.fromEntries(columns.map((column) => [column, sql.ref(`${table}.${column}`)])), ...others.columns };
  return {
    ...others,
    table,
    columns: all,
    compared: { ...all, ...Object.fromEntries(Object.entries(texts).map(([name, order]) => [name, order(all[name]!)])) },
    key: typeof key === 'string' ? sql.ref(`${table}.${key}`) : key,
  };
};

/** The records of a list, and their columns. Its statements are cached, so `base` gets placeholders instead of values. */
export interface List<Of extends readonly unknown[] = []> {
  /** The tables and the visibility condition, without columns. */
  base: (db: Queries, viewer: Viewer, ...of: Of) => Base;
  /** Adds the columns of a record. */
  select: (query: Base) => Base;
  collection: Collection;
}

/** What a list is sorted by: the rank of a value, or the value itself, or what a version shows in its place. */
const sortedBy = ({ columns, compared, ranks }: Collection, { field, as }: Sort): Column => {
  const column = ranks?.[field] ?? compared[field]!;
  if (!as) return column;
  const shown = Object.entries(as).map(([value, own]) => sql`when ${sql.lit(value)} then ${sql.lit(own)}`);
  return sql`case ${columns[field]!} ${sql.join(shown, sql` `)} else ${columns[field]!} end`;
};

/** The order of a list: its sort, then the tie-breakers, unless it sorts by the last of them. */
export const orderSteps = (collection: Collection, sort: readonly Sort[]): OrderStep[] => {
  const { ties, key } = collection;
  const last = sort.at(-1);
  const tie = last && ties?.[last.field];
  const sorted = sort.map((one) => ({ column: sortedBy(collection, one), direction: one.direction, nullable: one.nullable }));
  if (sorted.some(({ column }) => column === key)) return sorted;
  return [...sorted, ...(tie ? [tie, key] : [key]).map((column) => ({ column, direction: last?.direction ?? 'asc', nullable: false }))];
};

/** A filter of a list as a condition. Patterns are matched against the text itself. */
export const filterCondition = ({ columns, compared, conditions }: Collection, filter: Filter, operand: unknown): RawBuilder<boolean> =>
  conditions?.[filter.field]?.(filter, operand) ??
  conditionOf((patternOperators.has(filter.operator) ? columns : compared)[filter.field]!, filter, operand);

/**
 * The indexes on compared texts are partial (`is not null`). These columns are never null, but PostgreSQL uses such an index only if the
 * query repeats the condition.
 */
const stated = ({ columns, compared }: Collection, [first]: readonly OrderStep[]): RawBuilder<boolean> | undefined => {
  const isCompared = Object.keys(compared).some((field) => compared[field] === first?.column && columns[field] !== first?.column);
  return isCompared ? sql<boolean>`(${first!.column}) is not null` : undefined;
};

/**
 * The records of a list that match its filters.
 * @param order the order in which they are read; empty where they are only matched
 */
export const matching = <Of extends readonly unknown[]>(
  db: Queries,
  { base, collection }: List<Of>,
  { viewer, of, filters, ids }: ListPlaceholders<Of>,
  order: readonly OrderStep[] = [],
): Base => {
  const statement = stated(collection, order);
  const all = base(db, viewer, ...of);
  const conditions = filters.map(({ filter, operand }) => {
    const condition = filterCondition(collection, filter, operand);
    const narrowing = collection.implied?.[filter.field]?.(filter, operand, viewer);
    return { group: filter.group, condition: narrowing ? sql<boolean>`(${condition} and ${narrowing})` : condition };
  });
  const found = joined(conditions).reduce((query, condition) => query.where(condition), statement ? all.where(statement) : all);
  // PostgreSQL always looks up ids from a subquery. With ids that it can count, it may instead walk the list, expecting to meet enough.
  return ids ? found.where(sql<boolean>`${sql.ref(`${collection.table}.id`)} = any(array(select unnest(${ids}::text[])))`) : found;
};

/** An upper bound for the records of a page, which PostgreSQL can plan with. A request for more is read without it. */
const mostOfPage = 101;

/**
 * Whether a page is always read along the index of its order. A filter or a parent may have another index, and which of the two is faster
 * depends on the value.
 */
export const isAlongIndex = ({ of, filters, sort, amongIds }: QueryShape, limit: number): boolean =>
  limit <= mostOfPage && of + filters.length === 0 && sort.length <= 1 && !amongIds;

/**
 * The first records of a list that is read along its index. PostgreSQL takes an unknown limit for a tenth of the list, and then plans each
 * execution again, which takes longer than reading a page. With a known bound it keeps one plan.
 */
export const firstAlongIndex = (db: Queries, inOrder: Base, limit: number): Base =>
  untyped(db)
    .selectFrom(inOrder.limit(sql.lit(mostOfPage)).as('first'))
    .selectAll()
    .limit(limit);

/** How the positions of rows are read. */
export interface PositionColumns {
  /** For each step of the order, the column of a row that has its value. */
  names: readonly string[];
  /** Those that are not columns of the records, and are selected in addition. */
  added: ReadonlyMap<string, Column>;
}

/** The name of a column of a table; undefined for anything else. */
const columnName = (node: OperationNode | undefined, table: string): string | undefined => {
  if (!node || !ReferenceNode.is(node) || !ColumnNode.is(node.column)) return undefined;
  const { table: of, column } = node;
  return of === undefined || of.table.identifier.name === table ? column.column.name : undefined;
};

/** The node that `sql.ref` wraps. In other raw SQL the first parameter is not a plain reference. */
const referredBy = (column: Column): OperationNode | undefined => {
  const node = column.toOperationNode();
  return RawNode.is(node) ? node.parameters[0] : undefined;
};

/** The columns of its table that a list's records show as they are. */
const shownColumns = <Of extends readonly unknown[]>({ select, collection: { table } }: List<Of>): ReadonlySet<string | undefined> => {
  const records = select(expressionBuilder<Record<string, Record<string, unknown>>>().selectFrom(table) as Base);
  return new Set((records.toOperationNode().selections ?? []).map(({ selection }) => columnName(selection, table)));
};

/** The columns with a row's position in its list. What its record shows anyway is not selected again. */
export const positionColumns = <Of extends readonly unknown[]>(list: List<Of>, steps: readonly OrderStep[]): PositionColumns => {
  const shown = shownColumns(list);
  const own = steps.map(({ column }) => columnName(referredBy(column), list.collection.table));
  const names = own.map((name, at) => (name !== undefined && shown.has(name) ? name : `position_${at}`));
  const added = new Map(steps.flatMap(({ column }, at) => (names[at] === own[at] ? [] : [[names[at]!, column]])));
  return { names, added };
};

/** Adds the columns that are selected for the positions alone. */
export const withPositions = (query: Base, { added }: PositionColumns): Base =>
  query.select([...added].map(([name, column]) => column.as(name)));

/** The position of each row. */
export const positionsOf = (rows: readonly Found[], { names }: PositionColumns): Position[] =>
  rows.map((row) => names.map((name) => row[name] as Position[number]));

/** Rows without what was selected for their positions alone. All rows have the same columns, so the names are filtered once. */
export const withoutPositions = (rows: readonly Found[], { added }: PositionColumns): readonly Found[] => {
  if (added.size === 0) return rows;
  const names = Object.keys(rows[0] ?? {}).filter((name) => !added.has(name));
  return rows.map((row) => {
    const record: Found = {};
    for (const name of names) record[name] = row[name];
    return record;
  });
};
