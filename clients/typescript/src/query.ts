import { textOf } from './sendable.ts';

/** A point in time: a text in ISO 8601 with its offset, or a `Date`. */
export type Instant = string | Date;

interface Equality<T> {
  eq?: T;
  neq?: T;
  in?: readonly T[];
  nin?: readonly T[];
}

interface Range<T> {
  gt?: T;
  gte?: T;
  lt?: T;
  lte?: T;
}

/** A value, or what it is compared with. */
export type EqualityFilter<T = string> = T | Equality<T>;
export type TextFilter = string | (Equality<string> & { contains?: string; starts_with?: string; like?: string });
export type NumberFilter = number | (Equality<number> & Range<number>);
export type TimeFilter = Instant | (Omit<Equality<Instant>, 'in' | 'nin'> & Range<Instant> & { after?: Instant; before?: Instant });
/** A label that the list has, or one of several. */
export type LabelFilter = string | { eq?: string; in?: readonly string[] };

type Comparison<F> = Exclude<Extract<F, object>, Date>;

/** A filter of a property that may be null. */
export type OrNull<F> = Exclude<F, Comparison<F>> | (Comparison<F> & { exists?: boolean });

/** The order of a list: ascending, unless a direction is given. */
export type Sort<Field extends string> = readonly (Field | `${Field}:asc` | `${Field}:desc`)[];

/** Where a list by cursor begins, and how large its pages are. */
export interface CursorPaging {
  /** The highest number of records on a page, at most 100. */
  limit?: number;
  /** The `cursor` of an earlier page. */
  after?: string;
}

/** Where a list begins, and how large its pages are: by cursor, unless `page` or `offset` is given. */
export interface Paging extends CursorPaging {
  page?: number;
  offset?: number;
}

const isComparison = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Operators that have no form `field_operator`. */
const bracketed = new Set(['eq', 'neq', 'nin', 'like']);

const parameter = (field: string, operator: string): string => (bracketed.has(operator) ? `${field}[${operator}]` : `${field}_${operator}`);

/** A query as the parameters of the list language: `{ name: { contains: 'atlas' } }` is `name_contains=atlas`. */
export const searchOf = (query: object): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    const compared = isComparison(value)
      ? Object.entries(value).map(([operator, one]) => [parameter(field, operator), one] as const)
      : [[field, value] as const];
    for (const [name, one] of compared) if (one !== undefined) search.append(name, textOf(name, one));
  }
  return search;
};
