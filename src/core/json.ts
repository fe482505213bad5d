import { duplicateKeyIn } from './duplicate-keys.ts';
import { ServiceError } from './errors.ts';
import { excerpt } from './excerpt.ts';

/** The error of a text that gives a key twice in one object; undefined where it does not. */
export const duplicateKeyError = (json: string, value: unknown, where: string): ServiceError | undefined => {
  const path = duplicateKeyIn(json, value);
  if (path === undefined) return undefined;
  const field = excerpt(path);
  return new ServiceError('malformed_json', `${where} gives ${field} more than once: of two values one would be lost. Send one.`, {
    details: [{ field, message: 'May be given once.', code: 'duplicate_items' }],
  });
};

/**
 * Reads JSON that somebody sent, in which every key of an object stands once.
 * @param where what holds it, at the beginning of a sentence
 * @throws ServiceError `malformed_json`
 */
export const readJson = (json: string, where: string, parse: (json: string) => unknown = JSON.parse): unknown => {
  let value: unknown;
  try {
    value = parse(json);
  } catch (cause) {
    throw new ServiceError('malformed_json', `${where} is not JSON: ${excerpt((cause as Error).message)}.`, { cause });
  }
  const twice = duplicateKeyError(json, value, where);
  if (twice) throw twice;
  return value;
};
