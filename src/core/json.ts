import { duplicateKeyIn } from './duplicate-keys.ts';
import { ServiceError } from './errors.ts';
import { excerpt } from './excerpt.ts';
import { hasMoreValues } from './json-values.ts';

/** The error for a text that has a key twice in one object; undefined where there is none. */
export const duplicateKeyError = (json: string, value: unknown, where: string): ServiceError | undefined => {
  const path = duplicateKeyIn(json, value);
  if (path === undefined) return undefined;
  const field = excerpt(path);
  return new ServiceError('malformed_json', `${where} gives ${field} more than once: of two values one would be lost. Send one.`, {
    details: [{ field, message: 'Must not be given more than once.', code: 'duplicate_items' }],
  });
};

/** The error for a JSON text that has more values than it may. @param where what contains it, as the beginning of a sentence */
export const tooManyValues = (where: string, most: number): ServiceError =>
  new ServiceError('payload_too_large', `${where} may have ${most} values, with all that is in lists and objects.`);

/** How JSON of callers is read. */
export interface JsonReading {
  /** What contains the JSON, as the beginning of a sentence. */
  where: string;
  /** The most values that it may have, with all that is in lists and objects. */
  values: number;
  parse?: (json: string) => unknown;
}

/**
 * Parses JSON that a caller sent, in which every key of an object may appear once.
 * @throws ServiceError `payload_too_large`, `malformed_json`
 */
export const readJson = (json: string, { where, values, parse = JSON.parse }: JsonReading): unknown => {
  if (hasMoreValues(json, values)) throw tooManyValues(where, values);
  let value: unknown;
  try {
    value = parse(json);
  } catch (cause) {
    throw new ServiceError('malformed_json', `${where} is not JSON: ${excerpt((cause as Error).message)}.`, { cause });
  }
  const duplicate = duplicateKeyError(json, value, where);
  if (duplicate) throw duplicate;
  return value;
};
