import { rawJSON } from './raw-json.ts';

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : Number(one > other));

const ordered = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return rawJSON(String(value));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
};

/**
 * One text for a JSON value, whatever the order of its keys. White space, escapes and the spelling of numbers are already lost
 * when JSON is parsed.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, ordered);
