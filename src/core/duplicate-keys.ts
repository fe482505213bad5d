import { valuePath } from './value-path.ts';

/** An object or list being read: the position in it, and its keys so far. */
interface Open {
  isList: boolean;
  /** In an object the current key; in a list the index of the entry. */
  at: string | number;
  first: string | undefined;
  /** Created with the second key only, because most objects of a large text are small. */
  others: Set<string> | undefined;
}

const codes = {
  space: 0x20,
  colon: 0x3a,
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
};

/** The end of the string that starts with the quotation mark at `from`. */
export const endOfText = (json: string, from: number): number => {
  for (let end = json.indexOf('"', from + 1); end > 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === codes.backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
};

const keyOf = (json: string, from: number, to: number): string => {
  const raw = json.slice(from + 1, to);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
};

const isDuplicate = (open: Open, key: string): boolean => {
  if (open.first === undefined) {
    open.first = key;
    return false;
  }
  open.others ??= new Set([open.first]);
  if (open.others.has(key)) return true;
  open.others.add(key);
  return false;
};

/** Maximum levels of a path in a message; JSON may be nested deeper than anybody reads. */
const maxShownDepth = 20;

const below = (above: string, { isList, at }: Open): string => valuePath(above, isList ? Number(at) : String(at));

const pathOf = (stack: readonly Open[]): string => {
  const path = stack.slice(0, maxShownDepth).reduce(below, '');
  return stack.length > maxShownDepth ? `${path}…` : path;
};

/** The open objects and lists at a position, and whether a key comes next. */
const createParserState = () => {
  const stack: Open[] = [];
  let top: Open | undefined;
  let expectsKey = false;

  const open = (isList: boolean): void => {
    top = { isList, at: isList ? 0 : '', first: undefined, others: undefined };
    stack.push(top);
    expectsKey = !isList;
  };
  const close = (): void => {
    stack.pop();
    top = stack.at(-1);
    expectsKey = false;
  };
  const next = (): void => {
    if (top?.isList) top.at = (top.at as number) + 1;
    else expectsKey = true;
  };
  /** Reads a string, which may be a key, and returns whether this object already has that key. */
  const take = (json: string, from: number, to: number): boolean => {
    if (!expectsKey || !top) return false;
    expectsKey = false;
    top.at = keyOf(json, from, to);
    return isDuplicate(top, top.at);
  };
  return { open, close, next, take, path: () => pathOf(stack) };
};

/** Whether the string that ends at `end` is a key: in JSON a colon follows only keys. */
const isKey = (json: string, end: number): boolean => {
  let next = end + 1;
  while (json.charCodeAt(next) <= codes.space) next += 1;
  return json.charCodeAt(next) === codes.colon;
};

const keysWritten = (json: string): number => {
  let count = 0;
  for (let from = json.indexOf('"'); from >= 0; from = json.indexOf('"', from + 1)) {
    from = endOfText(json, from);
    if (isKey(json, from)) count += 1;
  }
  return count;
};

/** Not recursive, because a value may be nested deeper than the stack allows; `for in` takes a quarter of the time of `Object.keys`. */
const keysRead = (value: unknown): number => {
  const open: unknown[] = [];
  let count = 0;
  const visit = (entry: unknown) => typeof entry === 'object' && entry !== null && open.push(entry);
  visit(value);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) next.forEach(visit);
    else
      for (const key in next as object) {
        count += 1;
        visit((next as Record<string, unknown>)[key]);
      }
  }
  return count;
};

/** The path of the first duplicate key. */
const firstDuplicate = (json: string): string | undefined => {
  const state = createParserState();
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === codes.quote) {
      const end = endOfText(json, index);
      if (state.take(json, index, end)) return state.path();
      index = end;
    } else if (code === codes.comma) state.next();
    else if (code === codes.object || code === codes.list) state.open(code === codes.list);
    else if (code === codes.objectEnd || code === codes.listEnd) state.close();
  }
  return undefined;
};

/**
 * The path of the first key that a JSON text gives twice in one object, such as `settings.defaultView`; undefined when there is none. Most
 * parsers silently use the last of the two, some the first. Searches only if the text has more keys than the parsed value, because a set of
 * every key costs many times as much as parsing.
 * @param value the value that the text was parsed to
 */
export const duplicateKeyIn = (json: string, value: unknown): string | undefined =>
  keysWritten(json) === keysRead(value) ? undefined : firstDuplicate(json);
