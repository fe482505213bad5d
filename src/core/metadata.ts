import { plans } from '#generated/plans';
import { ServiceError } from './errors.ts';

type Metadata = Record<string, unknown>;

/** Maximum keys of metadata, and maximum bytes as JSON in UTF-8. */
const { keys: maxKeys, bytes: maxBytes } = plans.metadata;

/** The error message for metadata that is too large, if it is. */
export const excessOf = (metadata: Metadata): string | undefined => {
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes > maxBytes ? `Must be at most ${maxBytes} bytes as JSON in UTF-8, not ${bytes}.` : undefined;
};

const expectFewBytes = (metadata: Metadata): void => {
  const message = excessOf(metadata);
  if (message === undefined) return;
  throw new ServiceError('unprocessable', 'The JSON object is too large.', {
    details: [{ field: 'metadata', message, code: 'too_long' }],
  });
};

const expectFewKeys = (metadata: Metadata): void => {
  const keys = Object.keys(metadata).length;
  if (keys <= maxKeys) return;
  throw new ServiceError('unprocessable', `The JSON object would have ${keys} keys; the maximum is ${maxKeys}.`, {
    details: [{ field: 'metadata', message: `Must not exceed ${maxKeys} keys, including existing ones.`, code: 'too_many_items' }],
  });
};

/** Metadata of a new record, or a full replacement. @throws ServiceError `unprocessable` when it is too large */
export const newMetadata = (metadata: Metadata = {}): Metadata => {
  expectFewBytes(metadata);
  return metadata;
};

/**
 * Merges metadata by key: null removes a key; null instead of an object removes all.
 * @throws ServiceError `unprocessable` when the result exceeds 50 keys or the maximum bytes
 */
export const mergedMetadata = (current: Metadata, changes: Metadata | null): Metadata => {
  if (changes === null) return {};
  if (Object.keys(changes).length === 0) return current;
  const isRemoved = ([key, value]: [string, unknown]) => value === null && Object.hasOwn(changes, key);
  const merged = Object.fromEntries(Object.entries({ ...current, ...changes }).filter((entry) => !isRemoved(entry)));
  expectFewKeys(merged);
  expectFewBytes(merged);
  return merged;
};
