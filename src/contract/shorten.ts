/** Maximum entries of a list or properties of an object, and characters of a text: higher than every bound that a contract sets. */
const most = { entries: 1000, characters: 100_000 };

/** Contracts set bounds on a body down to this depth. Free-form values are deeper, and are not shortened. */
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
 * A shortened copy of a body, for finding violations. Whatever exceeds a bound in the body also exceeds it in the copy, but the check does
 * not spend time on each of a hundred thousand surplus entries.
 */
export const shortened = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.length > most.characters ? value.slice(0, most.characters) : value;
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  return Array.isArray(value) ? shortenedList(value, depth + 1) : shortenedObject(value, depth + 1);
};
