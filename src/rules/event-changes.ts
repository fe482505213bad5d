import type { Schemas } from '../contract/types.ts';
import { canonicalJson } from '../core/canonical-json.ts';

export type EventChanges = NonNullable<Schemas['EventChanges']>;

/**
 * What an event changed in a record, by property, without `updated_at`. When the record had other readers before, its former values are
 * left out, because its new readers may not see them.
 * @param placing the properties that decide who may read the record
 */
export const changesBetween = (placing: readonly string[], before: object, after: object): EventChanges => {
  const [former, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  // Most properties have the very same value, so they need not be serialized.
  const differs = (name: string) =>
    former[name] !== current[name] && canonicalJson(former[name] ?? null) !== canonicalJson(current[name] ?? null);
  const hadOtherReaders = placing.some(differs);
  const change = (name: string) => ({ ...(hadOtherReaders ? {} : { from: former[name] ?? null }), to: current[name] });
  const names = Object.keys(current).filter((name) => name !== 'updated_at' && differs(name));
  return Object.fromEntries(names.map((name) => [name, change(name)]));
};
