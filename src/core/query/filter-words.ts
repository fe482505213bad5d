/**
 * The type of a field, as filters distinguish it; `user` is the id of a user, which `me` may stand for, and `keyed` an object with free keys.
 */
export type FilterKind = 'id' | 'user' | 'enum' | 'text' | 'email' | 'instant' | 'number' | 'boolean' | 'labels' | 'keyed';

/** Whether filter values are free text, which may contain commas and is compared in canonical form. */
export const isTextKind = (kind: FilterKind): boolean => kind === 'text' || kind === 'email' || kind === 'labels';

export type Operator = 'eq' | 'neq' | 'in' | 'nin' | 'all' | 'gt' | 'gte' | 'lt' | 'lte' | 'contains' | 'starts_with' | 'like' | 'exists';

/** The operators that compare with a list of values. */
export const listOperators: ReadonlySet<Operator> = new Set(['in', 'nin', 'all']);

/** The operators that search in texts. */
export const patternOperators: ReadonlySet<Operator> = new Set(['contains', 'starts_with', 'like']);

/** What one filter may have at most. */
export const filterLimits = {
  /** Values in a list. */
  values: 100,
  /** Characters of a text to search for, and of any value without a limit of its own. */
  characters: 200,
  /** `%` in a pattern. Each one multiplies the possible matches, and so the time. */
  wildcards: 5,
};
