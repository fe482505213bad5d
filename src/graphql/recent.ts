interface Entry<Value> {
  value: Value;
  characters: number;
}

/** What one owner has in a cache, the least recently used entry first. */
interface Share<Value> {
  entries: Map<string, Entry<Value>>;
  characters: number;
}

/**
 * A cache with a maximum number of entries and a maximum total size. When it is full, the owner with the largest share loses the entry that was
 * least recently used, so nobody removes what others use by filling it.
 * @param most the number of entries, and of the characters that their texts may have together
 */
export const recent = <Value>(most: { entries: number; characters: number }) => {
  const owners = new Map<string, string>();
  const shares = new Map<string, Share<Value>>();
  let characters = 0;

  const drop = (key: string): void => {
    const owner = owners.get(key);
    const share = owner === undefined ? undefined : shares.get(owner);
    if (!share) return;
    const size = share.entries.get(key)!.characters;
    characters -= size;
    share.characters -= size;
    share.entries.delete(key);
    owners.delete(key);
    if (share.entries.size === 0) shares.delete(owner!);
  };

  const add = (key: string, owner: string, entry: Entry<Value>): void => {
    const share = shares.get(owner) ?? { entries: new Map<string, Entry<Value>>(), characters: 0 };
    share.entries.set(key, entry);
    share.characters += entry.characters;
    characters += entry.characters;
    shares.set(owner, share);
    owners.set(key, owner);
  };

  /** How much of the cache a share takes, of what it has less of. */
  const part = (share: Share<Value>) => Math.max(share.entries.size / most.entries, share.characters / most.characters);
  const largest = (): Share<Value> => [...shares.values()].reduce((one, other) => (part(other) > part(one) ? other : one));

  return {
    get: (key: string): Value | undefined => {
      const owner = owners.get(key);
      const share = owner === undefined ? undefined : shares.get(owner);
      const entry = share?.entries.get(key);
      if (!share || !entry) return undefined;
      share.entries.delete(key);
      share.entries.set(key, entry);
      return entry.value;
    },

    set: (key: string, value: Value, weight: number, owner = ''): void => {
      drop(key);
      if (weight > most.characters) return;
      add(key, owner, { value, characters: weight });
      while (owners.size > most.entries || characters > most.characters) {
        const [oldest] = largest().entries.keys();
        drop(oldest!);
      }
    },
  };
};
