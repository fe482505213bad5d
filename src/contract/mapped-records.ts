import { ServiceError } from '../core/errors.ts';
import type { AnyMapping } from './version-mapping.ts';

/** How a record or a body of a version differs: renamed properties, and nested records that differ, too, by the version's names. */
export interface RecordForm {
  readonly names: Readonly<Record<string, string>>;
  readonly inside: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;
type Map = (name: string, value: unknown) => unknown;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const inverse = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([before, now]) => [now, before]));

const renamed = (record: Fields, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [names[key] ?? key, value]));

const withInside = (record: Fields, { inside }: RecordForm, map: Map): Fields => {
  const changed = Object.entries(inside).flatMap(([key, name]) => (key in record ? [[key, map(name, record[key])]] : []));
  return changed.length > 0 ? { ...record, ...Object.fromEntries(changed) } : record;
};

/** Maps records of answers and bodies of requests, including nested records. */
export const recordMaps = (forms: Readonly<Record<string, RecordForm>>, { answers = {}, bodies = {} }: AnyMapping) => {
  const latestNames = new Map(Object.entries(forms).map(([name, { names }]) => [name, inverse(names)]));

  /** Maps a record, or a list of records, to the form of the version. */
  const own: Map = (name, value) => {
    if (Array.isArray(value)) return value.map((entry) => own(name, entry));
    if (!isFields(value)) return value;
    const form = forms[name]!;
    const named = withInside(renamed(value, form.names), form, own);
    return answers[name] ? answers[name](named as never) : named;
  };

  /** Maps a body to the form of the latest version. */
  const latest: Map = (name, value) => {
    if (Array.isArray(value)) return value.map((entry) => latest(name, entry));
    if (!isFields(value)) return value;
    const form = forms[name]!;
    const mapped = bodies[name] ? (bodies[name](value as never) as Fields) : value;
    return renamed(withInside(mapped, form, latest), latestNames.get(name)!);
  };

  return { own, latest };
};

type Words = Readonly<Record<string, string>>;

/** Replaces whole words in a sentence of the latest version with those of this version. Ids and longer words stay. */
const inOwnWords = (sentence: string, words: Words): string =>
  sentence.replaceAll(/\b[a-z][a-z_]*\b/g, (word) => (Object.hasOwn(words, word) ? words[word]! : word));

/** Replaces property names and values in the sentences of an error with those of this version. */
export const withOwnWords = (failure: unknown, words: Words): unknown => {
  if (!(failure instanceof ServiceError) || Object.keys(words).length === 0) return failure;
  const details = failure.details.map((detail) => ({ ...detail, message: inOwnWords(detail.message, words) }));
  return new ServiceError(failure.code, inOwnWords(failure.message, words), { ...failure, details, cause: failure.cause });
};

/** Replaces the fields in an error's details with those of this version. */
export const withOwnFields = (failure: unknown, names: Readonly<Record<string, PropertyKey | null>>): unknown => {
  if (!(failure instanceof ServiceError) || failure.details.length === 0) return failure;
  const details = failure.details.map((detail) => {
    const [first] = /^[^.[]*/.exec(detail.field)!;
    const own = Object.hasOwn(names, first) ? names[first] : first;
    return { ...detail, field: own === null ? '(body)' : `${String(own)}${detail.field.slice(first.length)}` };
  });
  return new ServiceError(failure.code, failure.message, { ...failure, details, cause: failure.cause });
};
