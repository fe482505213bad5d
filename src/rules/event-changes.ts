import type { Schemas } from '../contract/types.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { placing } from './event-audience.ts';

export type EventChanges = NonNullable<Schemas['EventChanges']>;

/**
 * What an event changed of a record, by property, without `updated_at`. When the record had other readers before, its former values are left
 * out: who sees it now may not learn what it was.
 */
export const changesBetween = (before: object, after: object): EventChanges => {
  const [former, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  // Most properties are the very same value, which need not be written as JSON.
  const differs = (name: string) =>
    former[name] !== current[name] && canonicalJson(former[name] ?? null) !== canonicalJson(current[name] ?? null);
  const hadOtherReaders = placing.some(differs);
  const change = (name: string) => ({ ...(hadOtherReaders ? {} : { from: former[name] ?? null }), to: current[name] });
  const names = Object.keys(current).filter((name) => name !== 'updated_at' && differs(name));
  return Object.fromEntries(names.map((name) => [name, change(name)]));
};
