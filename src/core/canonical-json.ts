import { isObject } from './is-object.ts';
import { rawJSON } from './raw-json.ts';

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : Number(one > other));

const ordered = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return rawJSON(String(value));
  return isObject(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
};

/**
 * A canonical text for a JSON value, independent of key order. Parsing has already removed differences in white space, escapes and number
 * spellings.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, ordered);
