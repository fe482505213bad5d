import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { type Collection, collectionOfId } from './collections.ts';

type Settle = (name: string | undefined) => void;

/** The ids that are asked for at the same time, with who waits for each. */
let waiting = new Map<string, Settle[]>();

/** The most ids in one filter. */
const most = 50;

const readSome = async ({ family, list, name }: Collection, ids: readonly string[]): Promise<Map<string, string>> => {
  const { data } = await call(family, list)({ id_in: ids.join(','), fields: [name], limit: most }, { retries: 0 }).page();
  return new Map(data.map((record) => [String(record.id), String(record[name])]));
};

/** Reads the names of all ids that wait, with one request for each family and fifty ids. A name that cannot be read is left out. */
const readAll = async (): Promise<void> => {
  const asked = waiting;
  waiting = new Map();
  const byCollection = Map.groupBy(asked.keys(), (id) => collectionOfId(id)!);
  for (const [collection, ids] of byCollection)
    for (let from = 0; from < ids.length; from += most) {
      const some = ids.slice(from, from + most);
      const names = await readSome(collection, some).catch(() => new Map<string, string>());
      for (const id of some) for (const settle of asked.get(id)!) settle(names.get(id));
    }
};

const nameOf = (id: string): Promise<string | null> =>
  new Promise((resolve) => {
    if (waiting.size === 0) setTimeout(() => void readAll(), 20);
    waiting.set(id, [...(waiting.get(id) ?? []), (name) => resolve(name ?? null)]);
  });

/** The name of a record by its id; undefined while it is read, and when the record is gone or the reader may not see it. */
export const useName = (id: string, isWanted: boolean): string | undefined => {
  const { data } = useQuery({
    queryKey: ['name', id],
    queryFn: () => nameOf(id),
    enabled: isWanted && collectionOfId(id)?.isNamed === true,
    staleTime: 300_000,
  });
  return data ?? undefined;
};
