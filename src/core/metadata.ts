import { plans } from '../../generated/plans.ts';
import { ServiceError } from './errors.ts';

type Metadata = Record<string, unknown>;

/** How many keys metadata may have, and how many bytes as JSON in UTF-8. */
const { keys: maxKeys, bytes: maxBytes } = plans.metadata;

/** The error message for metadata that is too large; undefined when it is not. */
export const excessOf = (metadata: Metadata): string | undefined => {
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes > maxBytes ? `Must have at most ${maxBytes} bytes as JSON in UTF-8; these are ${bytes}.` : undefined;
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
  if (keys <= maxKeys) return;
  throw new ServiceError('unprocessable', `The metadata would have ${keys} keys; it may have ${maxKeys}.`, {
    details: [{ field: 'metadata', message: `Must have at most ${maxKeys} keys together with those there are.`, code: 'too_many_items' }],
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
