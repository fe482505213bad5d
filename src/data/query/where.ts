import { type RawBuilder, sql } from 'kysely';
import { documentsOf } from '../../core/query/keyed-filters.ts';
import { byGroup, type Condition } from '../../core/query/list-query.ts';

/** A column or an expression over columns. */
export type Column = RawBuilder<unknown>;

/** A filter without its value: all that its SQL condition depends on. */
export interface Filter extends Omit<Condition, 'value'> {
  /** The value of `exists`, which has two different conditions. */
  exists?: boolean;
  /** Whether the list of `in`, `nin` or `all` is empty: then the condition is decided without reading any record. */
  isEmpty?: true;
}

/** Treats a list of one value as that value, because an index then also gives the order. */
const simple = (condition: Condition): Condition => {
  const { operator, kind, value } = condition;
  if (!Array.isArray(value) || value.length !== 1 || (kind === 'labels' && operator === 'nin')) return condition;
  const [only] = value;
  if (operator === 'in' || operator === 'all') return { ...condition, operator: 'eq', value: only };
  return operator === 'nin' ? { ...condition, operator: 'neq', value: only } : condition;
};

export const filterOf = (condition: Condition): Filter => {
  const { field, kind, operator, value, group } = simple(condition);
  const filter = { field, kind, operator, group };
  if (operator === 'exists') return { ...filter, exists: Boolean(value) };
  return Array.isArray(value) && value.length === 0 ? { ...filter, isEmpty: true } : filter;
};

const likeText = (text: unknown) => String(text).replaceAll(/[\\%_]/g, '\\$&');
/** In `like` the caller's `%` is a wildcard; `_` and `\` stand for themselves. */
const likePattern = (text: unknown) => String(text).replaceAll(/[\\_]/g, '\\$&');

const texts = (values: unknown) => [values].flat().map(String);

/** The value that a column is compared with. */
export const operandOf = (condition: Condition): unknown => {
  const { operator, kind, value, key } = simple(condition);
  if (kind === 'keyed') return operator === 'exists' ? key : documentsOf(key!, texts(value));
  if (operator === 'in' || operator === 'nin') return kind === 'number' ? value : texts(value);
  if (kind === 'labels') return texts(value);
  if (operator === 'contains') return `%${likeText(value)}%`;
  if (operator === 'starts_with') return `${likeText(value)}%`;
  return operator === 'like' ? likePattern(value) : value;
};

const comparisons = { eq: sql`=`, neq: sql`is distinct from`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;

const listOf = (kind: Filter['kind'], operand: unknown): RawBuilder<unknown> => {
  if (kind === 'number') return sql`${operand}::numeric[]`;
  return kind === 'email' ? sql`array(select lower(unnest(${operand}::text[])))` : sql`${operand}::text[]`;
};

const isIn = (column: Column, { operator, kind }: Filter, operand: unknown): RawBuilder<boolean> => {
  const list = listOf(kind, operand);
  if (operator === 'nin') return sql<boolean>`(${column} is null or ${column} <> all(${list}))`;
  return sql<boolean>`${column} = any(${list})`;
};

/** The condition of a list of texts, which is never null. */
const hasLabels = (column: Column, { operator, exists }: Filter, operand: unknown): RawBuilder<boolean> => {
  if (operator === 'exists') return exists ? sql<boolean>`${column} <> '{}'` : sql<boolean>`${column} = '{}'`;
  const list = sql`${operand}::text[]`;
  if (operator === 'nin') return sql<boolean>`not ${column} && ${list}`;
  return operator === 'in' ? sql<boolean>`${column} && ${list}` : sql<boolean>`${column} @> ${list}`;
};

/** The condition of an object with free keys, which is never null. A key whose value is null is like one that is not there. */
const hasKey = (column: Column, { operator, exists }: Filter, operand: unknown): RawBuilder<boolean> => {
  if (operator === 'exists') {
    const value = sql`${column} ->> ${operand}::text`;
    return exists ? sql<boolean>`(${value}) is not null` : sql<boolean>`(${value}) is null`;
  }
  const has = sql<boolean>`${column} @> any(${operand}::text[]::jsonb[])`;
  return operator === 'eq' || operator === 'in' ? has : sql<boolean>`not ${has}`;
};

/**
 * One filter as a SQL condition; a null column differs from every value and is in no list.
 * @param operand the result of `operandOf` or its placeholder; always a parameter, never text of the statement
 */
export const conditionOf = (column: Column, filter: Filter, operand: unknown): RawBuilder<boolean> => {
  const { operator, kind, exists, isEmpty } = filter;
  if (isEmpty) return operator === 'in' ? sql<boolean>`false` : sql<boolean>`true`;
  if (kind === 'keyed') return hasKey(column, filter, operand);
  if (kind === 'labels' || operator === 'all') return hasLabels(column, filter, operand);
  if (operator === 'exists') return exists ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`;
  if (operator === 'in' || operator === 'nin') return isIn(column, filter, operand);
  if (operator === 'contains' || operator === 'starts_with' || operator === 'like') return sql<boolean>`${column} ilike ${operand}`;
  return sql<boolean>`${column} ${comparisons[operator]} ${kind === 'email' ? sql`lower(${operand})` : operand}`;
};

/** The condition of one filter, and the group that the filter is in. */
interface Grouped extends Pick<Filter, 'group'> {
  condition: RawBuilder<boolean>;
}

const all = (filters: readonly Grouped[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    filters.map(({ condition }) => condition),
    sql` and `,
  )})`;

/** What a record must match: each filter without a group, and all filters of at least one group. */
export const joined = (filters: readonly Grouped[]): RawBuilder<boolean>[] => {
  const { alone, groups } = byGroup(filters);
  const conditions = alone.map(({ condition }) => condition);
  return groups.length > 0 ? [...conditions, sql<boolean>`(${sql.join(groups.map(all), sql` or `)})`] : conditions;
};
