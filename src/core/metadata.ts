import { ServiceError } from './errors.ts';

type Metadata = Record<string, unknown>;

const MAXIMUM_KEYS = 50;

/** The maximum size of metadata as JSON in UTF-8, in bytes: a list returns up to a hundred records. */
const maxBytes = 65_536;

/** The error message for metadata that is too large; undefined when it is not. */
export const excessOf = (metadata: Metadata): string | undefined => {
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes > maxBytes ? `May have at most ${maxBytes} bytes as JSON in UTF-8; these are ${bytes}.` : undefined;
};

const expectFewBytes = (metadata: Metadata): void => {
  const message = excessOf(metadata);
  if (message === undefined) return;
  throw new ServiceError('unprocessable', 'The metadata would be too large.', {
    details: [{ field: 'metadata', message, code: 'too_long' }],
  });
};

const expectFewKeys = (metadata: Metadata): void => {
  const keys = Object.keys(metadata).length;
  if (keys <= MAXIMUM_KEYS) return;
  throw new ServiceError('unprocessable', `The metadata would have ${keys} keys; it may have ${MAXIMUM_KEYS}.`, {
    details: [
      { field: 'metadata', message: `May have at most ${MAXIMUM_KEYS} keys together with those there are.`, code: 'too_many_items' },
    ],
  });
};

/** Metadata of a record that has none yet, or whose metadata is replaced. @throws ServiceError `unprocessable` when it is too large */
export const newMetadata = (metadata: Metadata = {}): Metadata => {
  expectFewBytes(metadata);
  return metadata;
};

/**
 * Metadata after a merge key by key: a key that is sent with null is removed; null instead of an object removes all.
 * @throws ServiceError `unprocessable` when more than 50 keys would remain, or too many bytes
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
