import { type SelectQueryBuilder, sql } from 'kysely';
import type { WindowQuery } from '../core/query/connection.ts';
import type { ListQuery, Position } from '../core/query/list-query.ts';
import { type OrderStep, orderBy, type Stretch, stretches } from './keyset.ts';
import { countRecords, createTotals } from './totals.ts';
import { type Column, conditionsOf } from './where.ts';

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

/** A part of a list, and how it lies in the whole. */
export interface Listed<Row> {
  rows: Row[];
  extent: { total?: number; hasMore: boolean; next?: Position | null };
}

// biome-ignore lint/suspicious/noExplicitAny: the tables behind a list are the store's own affair
type Base = SelectQueryBuilder<any, any, any>;

type Found = Record<string, unknown>;

/** All records of a list, and what is read of each. */
interface Reading {
  base: Base;
  select: (query: Base) => Base;
}

const totalOf = createTotals();

/** The order of a list: its sort, and then what decides between equals. */
export const stepsOf = ({ columns, ranks, ties, key }: Collection, { sort }: Pick<WindowQuery, 'sort'>): OrderStep[] => {
  const last = sort.at(-1);
  const tie = last && ties?.[last.field];
  return [
    ...sort.map(({ field, direction, nullable }) => ({ column: ranks?.[field] ?? columns[field]!, direction, nullable })),
    ...(tie ? [tie, key] : [key]).map((column) => ({ column, direction: last?.direction ?? 'asc', nullable: false })),
  ];
};

/** Filters by name, each a condition of its own. */
export const filtered = <Query extends Base>(
  base: Query,
  { columns }: Collection,
  { conditions }: Pick<WindowQuery, 'conditions'>,
): Query => conditionsOf(columns, conditions).reduce((query, condition) => query.where(condition) as Query, base);

const within = ({ base }: Reading, { where }: Stretch): Base => (where ? base.where(where) : base);

const readStretch = (reading: Reading, stretch: Stretch, skip: number, limit: number): Promise<Found[]> => {
  const ordered = within(reading, stretch).orderBy(orderBy(stretch.steps)).limit(limit);
  return reading.select(skip > 0 ? ordered.offset(skip) : ordered).execute() as Promise<Found[]>;
};

/** Reads on from one stretch into the next until there are enough. */
const read = async (reading: Reading, [stretch, ...others]: readonly Stretch[], skip: number, limit: number): Promise<Found[]> => {
  if (!stretch) return [];
  const found = await readStretch(reading, stretch, skip, limit);
  if (found.length === limit || others.length === 0) return found;
  // A stretch of which nothing was left is not longer than what was to be skipped, and soon counted.
  const rest = skip > 0 && found.length === 0 ? skip - (await countRecords(within(reading, stretch))) : 0;
  return [...found, ...(await read(reading, others, rest, limit - found.length))];
};

const skipped = async <Row>(reading: Reading, steps: OrderStep[], skip: number, limit: number): Promise<Listed<Row>> => {
  const found = await read(reading, stretches(steps), skip, limit + 1);
  const rows = found.slice(0, limit) as Row[];
  const passed = skip + rows.length;
  if (found.length > limit) return { rows, extent: { total: Math.max(await totalOf(reading.base), passed + 1), hasMore: true } };
  // Whoever sees the last record knows how many there are.
  const total = rows.length > 0 || skip === 0 ? passed : Math.min(await totalOf(reading.base), skip);
  return { rows, extent: { total, hasMore: false } };
};

/** A row's place in its list, which was selected beside it. */
export const positionOf = (row: Found, steps: readonly OrderStep[]): Position =>
  steps.map((_, at) => row[`position_${at}`] as Position[number]);

/** A row without its place. */
export const withoutPosition = (row: Found): Found =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('position_')));

const after = async <Row>(
  { base, select }: Reading,
  steps: OrderStep[],
  position: Position | undefined,
  limit: number,
): Promise<Listed<Row>> => {
  const places = steps.map(({ column }, at) => sql`${column}`.as(`position_${at}`));
  const found = await read({ base, select: (query) => select(query).select(places) }, stretches(steps, position), 0, limit + 1);
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  return { rows: rows.map(withoutPosition) as Row[], extent: { hasMore, next: hasMore ? positionOf(rows.at(-1)!, steps) : null } };
};

/**
 * One part of a list, in the form that was asked for.
 * @param base the records that the caller may see: tables and visibility, nothing selected yet
 * @param select adds the columns of a record
 */
export const listRecords = <Row>(
  base: Base,
  select: (query: Base) => Base,
  collection: Collection,
  query: ListQuery,
): Promise<Listed<Row>> => {
  const { form } = query;
  const reading = { base: filtered(base, collection, query), select };
  const steps = stepsOf(collection, query);
  if (form.kind === 'cursor') return after(reading, steps, form.after, form.limit);
  return skipped(reading, steps, form.kind === 'page' ? (form.page - 1) * form.limit : form.offset, form.limit);
};
