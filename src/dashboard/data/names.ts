import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { call } from './client.ts';
import type { Collection } from './collection.ts';
import { collectionOfId } from './collections.ts';
import { useMaySee } from './who.ts';

/** The name of a record, or null when it is gone or invisible to the reader; and how long that is assumed. */
interface Known {
  name: string | null;
  until: number;
}

const known = new Map<string, Known>();
/** How long a name is cached, in milliseconds. */
const lasting = 300_000;

/** The ids requested together. */
let waiting = new Set<string>();
const asked = new Set<string>();

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Maximum ids in one filter. */
const most = 50;

const readSome = async ({ family, list, name }: Collection, ids: readonly string[]): Promise<Map<string, string>> => {
  const { data } = await call(family, list)({ id: { in: ids }, fields: [name], limit: most }, { retries: 0 }).page();
  return new Map(data.map((record) => [String(record.id), String(record[name])]));
};

const readFrom = async (collection: Collection, ids: readonly string[]): Promise<void> => {
  const names = await readSome(collection, ids).catch(() => new Map<string, string>());
  const until = Date.now() + lasting;
  for (const id of ids) {
    known.set(id, { name: names.get(id) ?? null, until });
    asked.delete(id);
  }
  for (const listener of listeners) listener();
};

/** Reads the names of all pending ids, with one request per family and fifty ids. */
const readAll = (): void => {
  const byCollection = Map.groupBy(waiting, (id) => collectionOfId(id)!);
  waiting = new Set();
  for (const [collection, ids] of byCollection)
    for (let from = 0; from < ids.length; from += most) void readFrom(collection, ids.slice(from, from + most));
};

const ask = (id: string): void => {
  if (asked.has(id) || (known.get(id)?.until ?? 0) > Date.now()) return;
  asked.add(id);
  if (waiting.size === 0) setTimeout(readAll, 20);
  waiting.add(id);
};

/** The name of a record by id; undefined while it is loading, and when the record is gone or invisible. */
export const useName = (id: string, isWanted: boolean): string | undefined => {
  const collection = collectionOfId(id);
  const maySee = useMaySee();
  const isRead = isWanted && collection?.isNamed === true && maySee(`/${collection.id}`);
  useEffect(() => {
    if (isRead) ask(id);
  }, [id, isRead]);
  const name = useCallback(() => (isRead ? (known.get(id)?.name ?? undefined) : undefined), [id, isRead]);
  return useSyncExternalStore(subscribe, name);
};
