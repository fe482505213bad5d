import { unescape as unescaped } from 'node:querystring';
import { type FilterKind, isTextKind, listOperators } from './filter-words.ts';
import { keyedName } from './keyed-filters.ts';

/** The parameters of a query by name. Lists and repeated parameters are arrays. */
export type Parameters = Record<string, string | string[]>;

/** The parameter whose values are groups of filters: the only one that may be repeated. Its values are query strings. */
export const groupsName = 'or';

const listed = new Set(['sort', 'fields', 'expand']);
const listEndings = [...listOperators].flatMap((operator) => [`_${operator}`, `[${operator}]`]);

/** Whether the value of a parameter is a list, by its name: the list language has no others. */
export const isListName = (name: string): boolean => {
  const keyed = keyedName(name);
  // A key has no dot: `changes.tags.to_all` is no filter by a key.
  if (keyed && !keyed.key.includes('.')) return keyed.operator === 'in' || keyed.operator === 'nin';
  return listed.has(name) || listEndings.some((ending) => name.endsWith(ending));
};

/** Whether a parameter may have several values. */
export const isSeveral = (name: string): boolean => name === groupsName || isListName(name);

/** The values of a comma-separated list; an empty text is the empty list. */
export const dividedAtCommas = (text: string): string[] => (text === '' ? [] : text.split(','));

/**
 * Splits a list whose values contain no commas, such as ids and fields, at encoded commas too. Many clients encode the separators, and in
 * these lists an encoded comma cannot mean anything else.
 * @param kind of the field that the parameter filters by
 */
export const dividedWords = (name: string, value: string | string[], kind: FilterKind = 'id'): string | string[] =>
  isListName(name) && kind !== 'keyed' && !isTextKind(kind) ? [value].flat().flatMap((one) => one.split(',')) : value;

const decoded = (text: string): string => unescaped(text.replaceAll('+', ' '));

/**
 * Parses a query string. A raw comma separates the values of a list and an encoded one belongs to a value (RFC 6570), so lists are split
 * before decoding. Nothing after `=` is the empty list.
 */
export const parseQueryString = (search: string): Parameters => {
  // Without a prototype, `__proto__` is a name like any other.
  const parameters: Parameters = Object.create(null);
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const text = equals < 0 ? '' : pair.slice(equals + 1);
    const value = isListName(name) ? dividedAtCommas(text).map(decoded) : decoded(text);
    const former = parameters[name];
    parameters[name] = former === undefined ? value : [former, value].flat();
  }
  return parameters;
};

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A list with only an empty string is written as two of them, which is the same set: nothing after `=` would be the empty list. */
const writtenList = (values: readonly string[]): string => (values.length === 1 && values[0] === '' ? ',' : values.map(encoded).join(','));

/** Writes parameters so that `parseQueryString` can parse them. */
export const writeQueryString = (parameters: Readonly<Parameters>): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => {
      const values = isListName(name) ? [writtenList([value].flat())] : [value].flat().map(encoded);
      return values.map((one) => `${encoded(name)}=${one}`);
    })
    .join('&');
