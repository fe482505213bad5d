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
  if (asked.length === 0) return [...records];
  const found = await Promise.all(
    asked.map(async (name) => {
      const { by, load } = expansions[name]!;
      const ids = records.map((record) => (record as Record<string, unknown>)[by]).filter((id) => typeof id === 'string');
      return { name, by, related: await load([...new Set(ids)]) };
    }),
  );
  return records.map((record) => {
    const expanded = { ...record } as Record<string, unknown>;
    for (const { name, by, related } of found) {
      const one = related.get(expanded[by] as string);
      if (one !== undefined) expanded[name] = one;
    }
    return expanded as R;
  });
};
