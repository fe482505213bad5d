import { canonicalJson } from '../core/canonical.ts';

/** A record and the version of it that its ETag tells. */
interface Versioned<Kept> {
  record: Kept;
  version: number;
}

/** Whether a record holds all of these values already; what is undefined is not asked for. */
export const holdsAll = (record: object, fields: object): boolean =>
  Object.entries(fields).every(
    ([name, value]) => value === undefined || canonicalJson(value) === canonicalJson((record as Record<string, unknown>)[name] ?? null),
  );

/**
 * Changes a record that the transaction has locked, unless it holds all of this already: then there is no new version of it, and
 * nothing to tell of. `write` does the change and records what it tells of.
 */
export const changeOf = async <Kept extends object, Fields extends object>(
  current: Versioned<Kept>,
  fields: Fields,
  write: (fields: Fields) => Promise<Versioned<Kept>>,
): Promise<Versioned<Kept>> => (holdsAll(current.record, fields) ? current : write(fields));
