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
/** A label that the list has; or one of several, all of several, none of several, or whether it has any. */
export type LabelFilter =
  | string
  | { eq?: string; in?: readonly string[]; all?: readonly string[]; nin?: readonly string[]; exists?: boolean };

type Keyed = string | number | boolean;
/** A value under a key of the `metadata`, as text, number, boolean or in a list; or one of several, none of several, or whether it is set. */
export type KeyFilter = Keyed | (Equality<Keyed> & { exists?: boolean });

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

/** The parameters of a request by name: texts, and lists of texts. */
export type Parameters = Record<string, string | string[]>;

const isComparison = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Operators that have no form `field_operator`. */
const bracketed = new Set(['eq', 'neq', 'nin', 'like']);

/** A key of an object may end like an operator, so its own operator is always in brackets. */
const isKeyed = (field: string): boolean => /^\w+\..*[^\]]$/s.test(field);

const parameter = (field: string, operator: string): string =>
  bracketed.has(operator) || isKeyed(field) ? `${field}[${operator}]` : `${field}_${operator}`;

/** Whether a parameter is a list of values. */
const isList = (name: string): boolean => /^(?:sort|fields|expand)$|_(?:in|all)$|\[(?:n?in|all)\]$/.test(name);

/** @throws TypeError for a value that has no text, and for several where one is compared */
const sentValue = (name: string, value: unknown): string | string[] => {
  if (isList(name)) return (Array.isArray(value) ? value : [value]).map((one) => textOf(name, one));
  if (Array.isArray(value)) throw new TypeError(`${name} takes one value. { ${name}: { in: [...] } } compares with several.`);
  return textOf(name, value);
};

/** The parameter with groups of filters, each a query of its own. It is repeated in an address. */
const groupsName = 'or';

/** Without a group, one without filters: the server refuses it, and no filter is lost. */
const writtenGroups = (groups: readonly object[]): string[] =>
  groups.length === 0 ? [''] : groups.map((group) => searchOf(parametersOf(group)));

/** A query as the parameters of the list language: `{ name: { contains: 'atlas' } }` is `name_contains`. */
export const parametersOf = (query: object): Parameters => {
  const parameters: Parameters = {};
  for (const [field, value] of Object.entries(query)) {
    if (field === groupsName && Array.isArray(value)) {
      parameters[field] = writtenGroups(value);
      continue;
    }
    const compared = isComparison(value)
      ? Object.entries(value).map(([operator, one]) => [parameter(field, operator), one] as const)
      : [[isKeyed(field) ? parameter(field, 'eq') : field, value] as const];
    for (const [name, one] of compared) if (one !== undefined) parameters[name] = sentValue(name, one);
  }
  return parameters;
};

/** A plain comma divides a list, and an encoded one belongs to a value. Nothing is the empty list, so that one empty text is written twice. */
const written = (value: string | readonly string[]): string => {
  if (typeof value === 'string') return encodeURIComponent(value);
  return value.length === 1 && value[0] === '' ? ',' : value.map(encodeURIComponent).join(',');
};

/** Parameters as they stand in an address. */
export const searchOf = (parameters: Parameters): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) =>
      (name === groupsName ? [value].flat() : [value]).map((one) => `${encodeURIComponent(name)}=${written(one)}`),
    )
    .join('&');

const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** The parameters in an address. */
export const parametersIn = (address: string): Parameters => {
  const parameters: Parameters = {};
  for (const pair of address.slice(address.indexOf('?') + 1).split('&')) {
    const [written = '', ...rest] = pair.split('=');
    const [name, value] = [decoded(written), rest.join('=')];
    if (name === groupsName) parameters[name] = [parameters[name] ?? [], decoded(value)].flat();
    else if (isList(name)) parameters[name] = value === '' ? [] : value.split(',').map(decoded);
    else parameters[name] = decoded(value);
  }
  return parameters;
};
