interface Entry<Value> {
  value: Value;
  characters: number;
}

/** The entries of one owner in a cache, the least recently used first. */
interface Share<Value> {
  entries: Map<string, Entry<Value>>;
  characters: number;
}

/**
 * A cache with a maximum number of entries and a maximum total size. When it is full, the owner with the largest share loses its least
 * recently used entry, so nobody can displace the entries of others by filling the cache.
 * @param most the maximum number of entries, and of characters in all of their texts together
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

  /** The part of the cache that a share takes: of its entries or of its characters, whichever is more. */
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
