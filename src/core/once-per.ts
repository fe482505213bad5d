/** Makes a value once for each object, and keeps it, in a WeakMap, as long as somebody else keeps the object. */
export const oncePer = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new WeakMap<K, V>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};
