/**
 * What was used last, up to a number of entries and a weight of all of them together; the longest unused goes first.
 * @param most entries, and characters that their texts may have together
 */
export const recent = <Value>(most: { entries: number; characters: number }) => {
  const kept = new Map<string, { value: Value; characters: number }>();
  let characters = 0;

  const drop = (key: string): void => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };

  return {
    get: (key: string): Value | undefined => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },

    set: (key: string, value: Value, weight: number): void => {
      drop(key);
      if (weight > most.characters) return;
      kept.set(key, { value, characters: weight });
      characters += weight;
      for (const oldest of kept.keys()) {
        if (kept.size <= most.entries && characters <= most.characters) return;
        drop(oldest);
      }
    },
  };
};
