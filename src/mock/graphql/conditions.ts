import type { Condition } from '../../core/query/list-query.ts';

const order = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  return (one as string) < (other as string) ? -1 : 1;
};

const has = (actual: unknown, text: unknown) => String(actual).toLowerCase().includes(String(text).toLowerCase());
const begins = (actual: unknown, text: unknown) => String(actual).toLowerCase().startsWith(String(text).toLowerCase());
const among = (actual: unknown, values: unknown) => (values as unknown[]).includes(actual);

/** `%` in the pattern is a wildcard; all other characters are literal. */
const fits = (actual: unknown, pattern: unknown): boolean => {
  const escaped = String(pattern).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('%', '.*')}$`, 'is').test(String(actual));
};

const comparisons: Record<Condition['operator'], (actual: unknown, wanted: unknown) => boolean> = {
  eq: (actual, wanted) => actual === wanted,
  neq: (actual, wanted) => actual !== wanted,
  in: among,
  nin: (actual, wanted) => !among(actual, wanted),
  gt: (actual, wanted) => order(actual, wanted) > 0,
  gte: (actual, wanted) => order(actual, wanted) >= 0,
  lt: (actual, wanted) => order(actual, wanted) < 0,
  lte: (actual, wanted) => order(actual, wanted) <= 0,
  contains: has,
  starts_with: begins,
  like: fits,
  exists: (actual, wanted) => (actual !== null) === wanted,
};

const ofKind = (kind: Condition['kind'], value: unknown): unknown => (kind === 'instant' ? Date.parse(String(value)) : value);

/** Whether a record matches a filter of the list language. */
export const passes = (record: object, { field, kind, operator, value }: Condition): boolean => {
  const actual = (record as Record<string, unknown>)[field] ?? null;
  if (operator === 'exists' || actual !== null) return comparisons[operator](ofKind(kind, actual), ofKind(kind, value));
  return operator === 'neq' || operator === 'nin';
};
