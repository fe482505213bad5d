import { duplicateKeyIn } from './duplicate-keys.ts';
import { ServiceError } from './errors.ts';
import { excerpt } from './excerpt.ts';

/** The error for a text that has a key twice in one object; undefined where there is none. */
export const duplicateKeyError = (json: string, value: unknown, where: string): ServiceError | undefined => {
  const path = duplicateKeyIn(json, value);
  if (path === undefined) return undefined;
  const field = excerpt(path);
  return new ServiceError('malformed_json', `${where} gives ${field} more than once: of two values one would be lost. Send one.`, {
    details: [{ field, message: 'May be given once.', code: 'duplicate_items' }],
  });
};

/**
 * Parses JSON that a caller sent, in which every key of an object may appear once.
 * @param where what contains the JSON, as the beginning of a sentence
 * @throws ServiceError `malformed_json`
 */
export const readJson = (json: string, where: string, parse: (json: string) => unknown = JSON.parse): unknown => {
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
