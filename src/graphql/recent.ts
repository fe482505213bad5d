/**
 * A cache with a maximum number of entries and a maximum total size. It drops the least recently used entry first.
 * @param most the number of entries, and of the characters that their texts may have together
 */
export const recent = <Value>(most: { entries: number; characters: number }) => {
  const entries = new Map<string, { value: Value; characters: number }>();
  let characters = 0;

  const drop = (key: string): void => {
    characters -= entries.get(key)?.characters ?? 0;
    entries.delete(key);
  };

  return {
    get: (key: string): Value | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },

    set: (key: string, value: Value, weight: number): void => {
      drop(key);
      if (weight > most.characters) return;
      entries.set(key, { value, characters: weight });
      characters += weight;
      for (const oldest of entries.keys()) {
        if (entries.size <= most.entries && characters <= most.characters) return;
        drop(oldest);
      }
    },
  };
};
