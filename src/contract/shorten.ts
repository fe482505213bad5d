/** Entries of a list, properties of an object, characters of a text: more than any body may have where its contract bounds them. */
const most = { entries: 1000, characters: 100_000 };

/** How deep what a contract bounds can stand in a body; what is free stands deeper, and is not looked at. */
const deepest = 3;

const shortenedList = (list: readonly unknown[], depth: number): readonly unknown[] => {
  const few = list.length > most.entries ? list.slice(0, most.entries) : list;
  const inside = few.map((one) => shortened(one, depth));
  return few !== list || inside.some((one, at) => one !== few[at]) ? inside : list;
};

const shortenedObject = (object: object, depth: number): object => {
  const entries = Object.entries(object);
  const few = entries.slice(0, most.entries).map(([name, one]): [string, unknown] => [name, shortened(one, depth)]);
  return few.length < entries.length || few.some(([, one], at) => one !== entries[at]![1]) ? Object.fromEntries(few) : object;
};

/**
 * A body as far as it has to be looked at to say what is wrong with it: where it breaks a bound by far it still breaks it, and
 * nobody waits until each of a hundred thousand surplus entries is found to be wrong, too.
 */
export const shortened = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.length > most.characters ? value.slice(0, most.characters) : value;
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  return Array.isArray(value) ? shortenedList(value, depth + 1) : shortenedObject(value, depth + 1);
};
