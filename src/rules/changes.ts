import { canonicalJson } from '../core/canonical-json.ts';
import type { Versioned } from './if-match.ts';

/** Whether a record holds all of these values already; what is undefined is not asked for. */
export const holdsAll = (record: object, fields: object): boolean =>
  Object.entries(fields).every(
    ([name, value]) => value === undefined || canonicalJson(value) === canonicalJson((record as Record<string, unknown>)[name] ?? null),
  );

/**
 * Changes a record that the transaction has locked, unless it holds all of this already: then there is no new version of it, and
 * no event. `write` does the change and records the event.
 */
export const changeOf = async <Data extends object, Fields extends object>(
  current: Versioned<Data>,
  fields: Fields,
  write: (fields: Fields) => Promise<Versioned<Data>>,
): Promise<Versioned<Data>> => (holdsAll(current.data, fields) ? current : write(fields));
