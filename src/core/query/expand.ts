/** How one expansion is found: the property that holds the id, and the records behind ids. */
export interface Expansion {
  by: string;
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;
}

/**
 * Brings the asked related records into the records, with one look-up an expansion however many records there are.
 * A record whose related one is not there stays as it was.
 */
export const expandRecords = async <R extends object>(
  records: readonly R[],
  asked: readonly string[],
  expansions: Readonly<Record<string, Expansion>>,
): Promise<R[]> => {
  const found = await Promise.all(
    asked.map(async (name) => {
      const { by, load } = expansions[name]!;
      const ids = records.map((record) => (record as Record<string, unknown>)[by]).filter((id) => typeof id === 'string');
      return { name, by, related: await load([...new Set(ids)]) };
    }),
  );
  return records.map((record) => {
    const ids = record as Record<string, string>;
    const brought = found.map(({ name, by, related }) => [name, related.get(ids[by]!)] as const).filter(([, one]) => one !== undefined);
    return { ...record, ...Object.fromEntries(brought) };
  });
};
