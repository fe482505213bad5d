/** Levels that objects and lists may be nested in one another: JSON beyond it exhausts the stack of whoever reads it next. */
const maxDepth = 100;

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const below = (path: string, key: string, inList: boolean): string => {
  if (inList) return `${path}[${key}]`;
  return path ? `${path}.${key}` : key;
};

/** What of a value no database keeps: where it is, and why. */
export interface Unstorable {
  field: string;
  message: string;
}

const instant = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;

/** An instant that its offset carries out of the years 1 to 9999, which is what UTC with four digits can tell. */
const isBeyondYears = (text: string): boolean => {
  if (!instant.test(text) || !/^(0000|0001|9999)/.test(text)) return false;
  const year = new Date(text.toUpperCase().replace(' ', 'T')).getUTCFullYear();
  return !(year >= 1 && year <= 9999);
};

const badInstant = (field: string): Unstorable => ({ field, message: 'Must lie in the years 1 to 9999 of UTC.' });

const badText = (field: string): Unstorable => ({ field, message: 'May not hold the zero character or half of a surrogate pair.' });

const wrongText = (field: string, text: string): Unstorable | undefined => {
  if (!isText(text)) return badText(field);
  return isBeyondYears(text) ? badInstant(field) : undefined;
};

/**
 * Finds the first text or key in a value that is no text for a database (the zero character, half of a surrogate pair), or
 * the first place that is nested too deep; undefined when everything can be kept.
 */
export const unstorableIn = (value: unknown): Unstorable | undefined => {
  const open: [field: string, value: unknown, depth: number][] = [['', value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, one, depth] = next;
    const wrong = typeof one === 'string' ? wrongText(field, one) : undefined;
    if (wrong) return wrong;
    if (typeof one !== 'object' || one === null) continue;
    if (depth === maxDepth) return { field, message: `May be nested ${maxDepth} levels deep at most.` };
    for (const [key, inner] of Object.entries(one)) {
      const path = below(field, key.toWellFormed().replaceAll('\0', '\uFFFD'), Array.isArray(one));
      if (!isText(key)) return badText(path);
      open.push([path, inner, depth + 1]);
    }
  }
  return undefined;
};
