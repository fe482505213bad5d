import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../core/query/list-query.ts';

/** Stands for a column or an expression over columns. */
export type Column = RawBuilder<unknown>;

const likeText = (text: unknown) => String(text).replaceAll(/[\\%_]/g, '\\$&');
/** In `like` the caller's `%` is a wildcard; `_` and `\` stand for themselves. */
const likePattern = (text: unknown) => String(text).replaceAll(/[\\_]/g, '\\$&');

const arrayOf = (values: unknown, kind: Condition['kind']) =>
  kind === 'number' ? sql`${values}::numeric[]` : sql`${(values as unknown[]).map(String)}::text[]`;

const comparisons = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;

const labelCondition = (column: Column, { operator, value }: Condition) =>
  operator === 'in' ? sql<boolean>`${column} && ${arrayOf(value, 'labels')}` : sql<boolean>`${column} @> ${arrayOf([value], 'labels')}`;

/** One filter as a SQL condition; a null column differs from every value and is in no list. */
const conditionOf = (column: Column, condition: Condition): RawBuilder<boolean> => {
  const { operator, kind, value } = condition;
  if (operator === 'exists') return value ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`;
  if (kind === 'labels') return labelCondition(column, condition);
  if (operator === 'eq') return sql<boolean>`${column} = ${value}`;
  if (operator === 'neq') return sql<boolean>`${column} is distinct from ${value}`;
  if (operator === 'in') return sql<boolean>`${column} = any(${arrayOf(value, kind)})`;
  if (operator === 'nin') return sql<boolean>`(${column} is null or ${column} <> all(${arrayOf(value, kind)}))`;
  if (operator === 'contains') return sql<boolean>`${column} ilike ${`%${likeText(value)}%`}`;
  if (operator === 'starts_with') return sql<boolean>`${column} ilike ${`${likeText(value)}%`}`;
  if (operator === 'like') return sql<boolean>`${column} ilike ${likePattern(value)}`;
  return sql<boolean>`${column} ${comparisons[operator]} ${value}`;
};

/** All filters of a list as SQL conditions, one each. Every value is a parameter, never text of the statement. */
export const conditionsOf = (columns: Readonly<Record<string, Column>>, conditions: readonly Condition[]): RawBuilder<boolean>[] =>
  conditions.map((condition) => conditionOf(columns[condition.field]!, condition));
