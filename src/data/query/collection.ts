import { type SelectQueryBuilder, sql } from 'kysely';
import type { Position, Sort } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import type { Viewer } from './cached-statements.ts';
import type { OrderStep } from './keyset.ts';
import type { ListPlaceholders } from './query-shape.ts';
import { type Column, conditionOf } from './where.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tables behind a list are the store's own affair
export type Base = SelectQueryBuilder<any, any, any>;

/** A row as it was read, with its place beside it where that was selected. */
export type Found = Record<string, unknown>;

/** A list of records as the list language sees it. */
export interface Collection {
  /** The columns by the names that the contract gives them. */
  columns: Readonly<Record<string, Column>>;
  /** What decides between records that the sort leaves equal; unique within the list. */
  key: Column;
  /** Columns that sort by something else than their text. */
  ranks?: Readonly<Record<string, Column>>;
  /** By the last field of a sort: what decides ahead of the key, never null. The index that finds one of few values then sorts by it too. */
  ties?: Readonly<Record<string, Column>>;
}

/** A list of a table's records, whose columns have the names that the contract gives them. */
export const collectionOf = (
  table: string,
  columns: readonly string[],
  { key = 'id', ...others }: { key?: string } & Partial<Omit<Collection, 'key'>> = {},
): Collection => ({
  ...others,
  columns: { ...Object.fromEntries(columns.map((column) => [column, sql.ref(`${table}.${column}`)])), ...others.columns },
  key: sql.ref(`${table}.${key}`),
});

/** The records that a list is about, and the columns of one. Statements are kept, so that it is told no values but stand-ins. */
export interface List<Of extends readonly unknown[] = []> {
  /** Tables and visibility, nothing selected yet. */
  base: (db: Queries, viewer: Viewer, ...of: Of) => Base;
  /** Adds the columns of a record. */
  select: (query: Base) => Base;
  collection: Collection;
}

/** The order of a list: its sort, and then what decides between equals. */
export const stepsOf = ({ columns, ranks, ties, key }: Collection, sort: readonly Sort[]): OrderStep[] => {
  const last = sort.at(-1);
  const tie = last && ties?.[last.field];
  return [
    ...sort.map(({ field, direction, nullable }) => ({ column: ranks?.[field] ?? columns[field]!, direction, nullable })),
    ...(tie ? [tie, key] : [key]).map((column) => ({ column, direction: last?.direction ?? 'asc', nullable: false })),
  ];
};

/** The records of a list that its filters let through, each filter a condition of its own. */
export const matching = <Of extends readonly unknown[]>(
  db: Queries,
  { base, collection: { columns } }: List<Of>,
  { viewer, of, filters }: ListPlaceholders<Of>,
): Base =>
  filters.reduce(
    (query, { filter, operand }) => query.where(conditionOf(columns[filter.field]!, filter, operand)),
    base(db, viewer, ...of),
  );

/** A row's place in its list, to be selected beside it. */
export const placeOf = (steps: readonly OrderStep[]) => steps.map(({ column }, at) => sql`${column}`.as(`position_${at}`));

/** The place of each row, which was selected beside it. */
export const positionsOf = (rows: readonly Found[], steps: readonly OrderStep[]): Position[] => {
  const names = steps.map((_, at) => `position_${at}`);
  return rows.map((row) => names.map((name) => row[name] as Position[number]));
};

/** Rows without their places. All of them have the same columns, so that these are looked through once. */
export const withoutPositions = (rows: readonly Found[]): Found[] => {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !name.startsWith('position_'));
  return rows.map((row) => {
    const record: Found = {};
    for (const name of names) record[name] = row[name];
    return record;
  });
};
