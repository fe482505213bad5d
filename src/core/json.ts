import { duplicateKeyIn } from './duplicate-keys.ts';
import { ServiceError } from './errors.ts';
import { excerpt } from './excerpt.ts';
import { hasMoreValues } from './json-values.ts';

/** The error for duplicate keys; undefined when there are none. */
export const duplicateKeyError = (json: string, value: unknown, where: string): ServiceError | undefined => {
  const path = duplicateKeyIn(json, value);
  if (path === undefined) return undefined;
  const field = excerpt(path);
  return new ServiceError('malformed_json', `${where} repeats the key ${field}. Send it once.`, {
    details: [{ field, message: 'Must not be given more than once.', code: 'duplicate_items' }],
  });
};

/** The error for a JSON text with too many values. @param where what contains it, as the beginning of a sentence */
export const tooManyValues = (where: string, most: number): ServiceError =>
  new ServiceError('payload_too_large', `${where} exceeds the maximum of ${most} values, including those in lists and objects.`);

/** How callers' JSON is read. */
export interface JsonReading {
  /** What contains the JSON, as the beginning of a sentence. */
  where: string;
  /** Maximum number of values, including those in lists and objects. */
  values: number;
  parse?: (json: string) => unknown;
}

/**
 * Parses a caller's JSON, refusing duplicate keys.
 * @throws ServiceError `payload_too_large`, `malformed_json`
 */
export const readJson = (json: string, { where, values, parse = JSON.parse }: JsonReading): unknown => {
  if (hasMoreValues(json, values)) throw tooManyValues(where, values);
  let value: unknown;
  try {
    value = parse(json);
  } catch (cause) {
    throw new ServiceError('malformed_json', `${where} is not valid JSON: ${excerpt((cause as Error).message)}.`, { cause });
  }
  const duplicate = duplicateKeyError(json, value, where);
  if (duplicate) throw duplicate;
  return value;
};
