import { type DefinitionNode, type DocumentNode, parse, print } from 'graphql';
import { compactJson } from '../../core/compact-json.ts';

type Dict = Readonly<Record<string, unknown>>;

const isDict = (value: unknown): value is Dict => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an entry of a list is called: a reference, a parameter, a definition of GraphQL; another entry is its own name. */
const nameOf = (entry: unknown): string => {
  if (!isDict(entry)) return JSON.stringify(entry);
  const { $ref, in: place = '', kind = '', name } = entry;
  if (typeof $ref === 'string') return $ref;
  if (typeof name === 'string') return `${place} ${name}`;
  return isDict(name) ? `${kind} ${name.value}` : JSON.stringify(entry);
};

const byName = (list: readonly unknown[]): Dict => Object.fromEntries(list.map((entry) => [nameOf(entry), entry]));

/**
 * A promise without what a change of the contract has taken out: what the contract had before it and does not have after it. The rest of the
 * promise stays, also where the contract has something else since the promise.
 */
const withoutTaken = (promise: unknown, before: unknown, after: unknown): unknown => {
  if (isSame(before, after)) return promise;
  if (Array.isArray(promise) && Array.isArray(before) && Array.isArray(after))
    return Object.values(withoutTaken(byName(promise), byName(before), byName(after)) as Dict);
  if (isDict(promise) && isDict(before) && isDict(after))
    return Object.fromEntries(
      Object.entries(promise)
        .filter(([key]) => !(key in before) || key in after)
        .map(([key, value]) => [key, withoutTaken(value, before[key], after[key])]),
    );
  return isSame(promise, before) ? after : promise;
};

/** The definitions of a schema, in which each type is extended once. */
const definitionsOf = (sdl: string): DocumentNode => {
  const merged = new Map<string, DefinitionNode & { fields?: readonly unknown[] }>();
  for (const definition of parse(sdl, { noLocation: true }).definitions as (DefinitionNode & { fields?: readonly unknown[] })[]) {
    const name = nameOf(definition);
    const fields = [...(merged.get(name)?.fields ?? []), ...(definition.fields ?? [])];
    merged.set(name, definition.fields ? ({ ...definition, fields } as typeof definition) : definition);
  }
  return { kind: 'Document', definitions: [...merged.values()] } as DocumentNode;
};

/** The same for the texts of promises. @param name of the contract */
export const promiseWithoutTaken = (name: string, promise: string, before: string, after: string): string => {
  if (name !== 'graphql') return `${compactJson(withoutTaken(JSON.parse(promise), JSON.parse(before), JSON.parse(after)))}\n`;
  const plain = (sdl: string): unknown => JSON.parse(JSON.stringify(definitionsOf(sdl)));
  return `${print(withoutTaken(plain(promise), plain(before), plain(after)) as DocumentNode)}\n`;
};
