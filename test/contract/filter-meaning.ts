import { invalidity } from '../../src/testing/contract/answer-check.ts';
import { resolve, type Schema } from '../../src/testing/contract/published.ts';

/** A parameter that filters: the field, and how it compares. */
export interface Filter {
  name: string;
  field: string;
  /** Where the field is in a record. */
  path: readonly string[];
  operator: string;
  /** Of the parameter. */
  schema: Schema;
  /** Of the field. */
  property: Schema;
}

type Record_ = Record<string, unknown>;

const suffixes: Record<string, string> = {
  '': 'eq',
  _in: 'in',
  _all: 'all',
  _gt: 'gt',
  _gte: 'gte',
  _lt: 'lt',
  _lte: 'lte',
  _after: 'gt',
  _before: 'lt',
  _contains: 'contains',
  _starts_with: 'starts_with',
  _exists: 'exists',
  '[eq]': 'eq',
  '[neq]': 'neq',
  '[in]': 'in',
  '[nin]': 'nin',
  '[all]': 'all',
  '[gt]': 'gt',
  '[gte]': 'gte',
  '[lt]': 'lt',
  '[lte]': 'lte',
  '[like]': 'like',
};

interface Place {
  path: string[];
  property: Schema;
}

/** The properties of a record, and those of its objects, by the names that filters have for them. */
const placesOf = (properties: Record<string, Schema>): Record<string, Place> => {
  const own = Object.entries(properties).map(([name, schema]): [string, Place] => [name, { path: [name], property: resolve(schema) }]);
  const inside = own.flatMap(([name, { property }]) =>
    Object.entries(property.properties ?? {}).map(([part, one]): [string, Place] => [
      `${name}_${part}`,
      { path: [name, part], property: resolve(one) },
    ]),
  );
  return Object.fromEntries([...inside, ...own]);
};

/** What a parameter's name says; undefined when it is none of a filter. */
export const filterOf = (name: string, schema: Schema, properties: Record<string, Schema>): Filter | undefined => {
  const places = placesOf(properties);
  const field = Object.keys(places)
    .filter((one) => name.startsWith(one) && suffixes[name.slice(one.length)])
    .sort((one, other) => other.length - one.length)[0];
  // The keys of an object have names of their own, which `keyed-filters.data.test.ts` asks for.
  if (field === undefined || resolve(schema).type === 'object') return undefined;
  return { name, field, operator: suffixes[name.slice(field.length)]!, schema: resolve(schema), ...places[field]! };
};

/** The value that a record has where a filter looks. */
const shownIn = (record: Record_, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record_ | null)?.[name], record);

const isInstant = ({ format }: Schema) => format === 'date-time';
/** Instants are compared as instants, however they are spelled. */
const comparable = (property: Schema, value: unknown) => (isInstant(property) ? Date.parse(value as string) : (value as string | number));

const lower = (value: unknown) => String(value).toLowerCase();
/** Parts of a text between wildcards, each behind the one before it: the first begins it, the last ends it. */
const isLike = (text: string, like: string): boolean => {
  const [first = '', ...others] = like.split('%');
  if (others.length === 0) return text === first;
  const last = others.pop()!;
  let at = text.startsWith(first) ? first.length : -1;
  for (const part of others) at = at < 0 || text.indexOf(part, at) < 0 ? -1 : text.indexOf(part, at) + part.length;
  return at >= 0 && text.endsWith(last) && text.length - last.length >= at;
};

type Meaning = (shown: string | number, given: string | number) => boolean;
const one: Record<string, Meaning> = {
  eq: (shown, given) => shown === given,
  gt: (shown, given) => shown > given,
  gte: (shown, given) => shown >= given,
  lt: (shown, given) => shown < given,
  lte: (shown, given) => shown <= given,
  contains: (shown, given) => lower(shown).includes(lower(given)),
  starts_with: (shown, given) => lower(shown).startsWith(lower(given)),
  like: (shown, given) => isLike(lower(shown), lower(given)),
};

/** Whether a filter with that value is to find a record, as the contract describes its operator. */
export const finds = ({ path, operator, property }: Filter, given: unknown, record: Record_): boolean => {
  const shown = shownIn(record, path);
  if (operator === 'exists') return (Array.isArray(shown) ? shown.length > 0 : shown !== null) === given;
  if (operator === 'all') return [given].flat().every((wanted) => (shown as unknown[]).includes(wanted));
  if (operator === 'neq' || operator === 'nin') return !finds({ operator: 'in', path, property } as Filter, [given].flat(), record);
  if (shown === null || shown === undefined) return false;
  const meaning = one[operator === 'in' ? 'eq' : operator]!;
  return [shown]
    .flat()
    .some((value) => [given].flat().some((wanted) => meaning(comparable(property, value), comparable(property, wanted))));
};

/** Values of the kind that no record has. */
const absent = ({ property, schema }: Filter): unknown[] => {
  const { enum: values, type } = property.type === 'array' ? resolve(property.items!) : property;
  if (values) return values.filter((value) => value !== null);
  if (isInstant(property)) return ['2001-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  if ([type].flat().some((name) => name === 'integer' || name === 'number')) return [0, 499, 100_000];
  const prefix = /^\^\(?([a-z]{3})[|_]/.exec((schema.items ? resolve(schema.items) : schema).pattern ?? '')?.[1];
  return [prefix ? `${prefix}_00000000000000000000000000` : 'none-such'];
};

const parts: Record<string, (text: string) => string> = {
  contains: (text) => text.slice(1, -1).toUpperCase(),
  starts_with: (text) => text.slice(0, 2).toUpperCase(),
  like: (text) => `%${text.slice(2)}`,
};

/** The values that a filter may be given, the best to tell records apart first; only those that the parameter takes. */
export const candidates = (filter: Filter, records: readonly Record_[]): unknown[] => {
  const { path, operator, schema } = filter;
  if (operator === 'exists') return [true, false];
  const shown = [...new Set(records.flatMap((record) => shownIn(record, path) ?? []))];
  const single = [...shown.map((value) => parts[operator]?.(String(value)) ?? value), ...absent(filter)];
  const values = schema.type === 'array' ? [single.slice(0, 2), ...single.map((value) => [value])] : single;
  return values.filter((value) => invalidity(schema, value).length === 0);
};

/**
 * Values that show what a filter does: one that finds some of the records and not the others, or two, of which only one finds something.
 * None when no value tells.
 */
export const probes = (filter: Filter, records: readonly Record_[]): unknown[] => {
  const found = candidates(filter, records).map((value) => ({
    value,
    count: records.filter((record) => finds(filter, value, record)).length,
  }));
  const splitting = found.find(({ count }) => count > 0 && count < records.length);
  if (splitting) return [splitting.value];
  const [all, none] = [found.find(({ count }) => count > 0), found.find(({ count }) => count === 0)];
  return all && none ? [all.value, none.value] : [];
};
