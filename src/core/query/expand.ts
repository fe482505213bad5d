/** How an expansion works: the property with the id, and a function that loads records by id. */
export interface Expansion {
  by: string;
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;
}

/**
 * Adds related records to records, with one load per expansion, whatever the number of records. A record whose related record does not
 * exist stays unchanged.
 */
export const expandRecords = async <R extends object>(
  records: readonly R[],
  requested: readonly string[],
  expansions: Readonly<Record<string, Expansion>>,
): Promise<R[]> => {
  if (requested.length === 0) return [...records];
  const found = await Promise.all(
    requested.map(async (name) => {
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
