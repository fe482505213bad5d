import { canonicalJson } from '../core/canonical-json.ts';
import type { Versioned } from './if-match.ts';

/** Whether a record has all of these values already; undefined fields are ignored. */
export const holdsAll = (record: object, fields: object): boolean =>
  Object.entries(fields).every(
    ([name, value]) => value === undefined || canonicalJson(value) === canonicalJson((record as Record<string, unknown>)[name] ?? null),
  );

/**
 * Changes a record that the transaction has locked, unless it has all of these values already: then there is no new version and no
 * event. `write` changes the record and records the event.
 */
export const changeOf = async <Data extends object, Fields extends object>(
  current: Versioned<Data>,
  fields: Fields,
  write: (fields: Fields) => Versioned<Data> | Promise<Versioned<Data>>,
): Promise<Versioned<Data>> => (holdsAll(current.data, fields) ? current : write(fields));
