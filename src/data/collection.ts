import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery, Position } from '../core/query/list-query.ts';
import { behind, type OrderStep, orderBy } from './keyset.ts';
import { type Column, conditionsOf } from './where.ts';

/** A list of records as the list language sees it. */
export interface Collection {
  /** The columns by the names that the contract gives them. */
  columns: Readonly<Record<string, Column>>;
  /** What decides between records that the sort leaves equal; unique within the list. */
  key: Column;
  /** Columns that sort by something else than their text. */
  ranks?: Readonly<Record<string, Column>>;
}

/** A part of a list, and how it lies in the whole. */
export interface Listed<Row> {
  rows: Row[];
  extent: { total?: number; hasMore: boolean; next?: Position | null };
}

// biome-ignore lint/suspicious/noExplicitAny: the tables behind a list are the store's own affair
type Base = SelectQueryBuilder<any, any, any>;

const stepsOf = ({ columns, ranks, key }: Collection, { sort }: ListQuery): OrderStep[] => [
  ...sort.map(({ field, direction, nullable }) => ({ column: ranks?.[field] ?? columns[field]!, direction, nullable })),
  { column: key, direction: sort.at(-1)?.direction ?? 'asc', nullable: false },
];

/** Filters by name, each a condition of its own. */
const filtered = (base: Base, { columns }: Collection, { conditions }: ListQuery): Base =>
  conditionsOf(columns, conditions).reduce((query, condition) => query.where(condition), base);

const ordered = (base: Base, steps: readonly OrderStep[]): Base => base.orderBy(orderBy(steps));

const counted = async (base: Base): Promise<number> => {
  const row = await base.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number((row as { total: number }).total);
};

const skipped = async <Row>(
  base: Base,
  select: (query: Base) => Base,
  steps: OrderStep[],
  skip: number,
  limit: number,
): Promise<Listed<Row>> => {
  const [rows, total] = await Promise.all([select(ordered(base, steps)).limit(limit).offset(skip).execute(), counted(base)]);
  return { rows: rows as Row[], extent: { total, hasMore: skip + rows.length < total } };
};

const positionOf = (row: Record<string, unknown>, steps: readonly OrderStep[]): Position =>
  steps.map((_, at) => row[`position_${at}`] as Position[number]);

const withoutPosition = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('position_')));

const after = async <Row>(
  base: Base,
  select: (query: Base) => Base,
  steps: OrderStep[],
  position: Position | undefined,
  limit: number,
): Promise<Listed<Row>> => {
  const from = position ? base.where(behind(steps, position)) : base;
  const places = steps.map(({ column }, at) => sql`${column}`.as(`position_${at}`));
  const found = (await select(ordered(from, steps))
    .select(places)
    .limit(limit + 1)
    .execute()) as Record<string, unknown>[];
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
  const matching = filtered(base, collection, query);
  const steps = stepsOf(collection, query);
  if (form.kind === 'cursor') return after(matching, select, steps, form.after, form.limit);
  return skipped(matching, select, steps, form.kind === 'page' ? (form.page - 1) * form.limit : form.offset, form.limit);
};
