import { ServiceError } from './errors.ts';

type Metadata = Record<string, unknown>;

const MAXIMUM_KEYS = 50;

const expectFewKeys = (metadata: Metadata): void => {
  const keys = Object.keys(metadata).length;
  if (keys <= MAXIMUM_KEYS) return;
  throw new ServiceError('unprocessable', `The metadata would have ${keys} keys; it may have ${MAXIMUM_KEYS}.`, {
    details: [
      { field: 'metadata', message: `May have at most ${MAXIMUM_KEYS} keys together with those there are.`, code: 'too_many_items' },
    ],
  });
};

/**
 * Metadata after a merge key by key, in which a key that is sent with null goes away.
 * @throws ServiceError `unprocessable` when more than 50 keys would remain
 */
export const mergedMetadata = (current: Metadata, changes: Metadata): Metadata => {
  const goes = ([key, value]: [string, unknown]) => value === null && Object.hasOwn(changes, key);
  const merged = Object.fromEntries(Object.entries({ ...current, ...changes }).filter((entry) => !goes(entry)));
  expectFewKeys(merged);
  return merged;
};
