/** An object or a list that is being read: where it stands, and what of it has been seen. */
interface Open {
  isList: boolean;
  /** The key that is being read of an object; of a list how many entries were before this one. */
  at: string | number;
  first: string | undefined;
  /** Most objects of a large text are small: only a second key is worth a set. */
  others: Set<string> | undefined;
}

const codes = { quote: 0x22, backslash: 0x5c, comma: 0x2c, list: 0x5b, listEnd: 0x5d, object: 0x7b, objectEnd: 0x7d };

/** Where the text ends that begins with the quotation mark at `from`. */
const endOfText = (json: string, from: number): number => {
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

const isTwice = (open: Open, key: string): boolean => {
  if (open.first === undefined) {
    open.first = key;
    return false;
  }
  open.others ??= new Set([open.first]);
  if (open.others.has(key)) return true;
  open.others.add(key);
  return false;
};

/** Levels of a path that are told of; a text may be nested deeper than anybody reads. */
const told = 20;

const below = (above: string, { isList, at }: Open): string => {
  if (isList) return `${above}[${at}]`;
  return above ? `${above}.${at}` : String(at);
};

const pathOf = (stack: readonly Open[]): string => {
  const path = stack.slice(0, told).reduce(below, '');
  return stack.length > told ? `${path}…` : path;
};

/** The objects and lists that are open at a place of a text, and whether a key comes next. */
const createPlace = () => {
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
  /** Takes a text, which may be a key; answers whether it stands there twice. */
  const take = (json: string, from: number, to: number): boolean => {
    if (!expectsKey || !top) return false;
    expectsKey = false;
    top.at = keyOf(json, from, to);
    return isTwice(top, top.at);
  };
  return { open, close, next, take, path: () => pathOf(stack) };
};

/**
 * The path of the first key that a JSON text gives twice in one object, such as `settings.defaultView`; undefined where there is
 * none. Readers of JSON keep the last of two in silence, and some the first. The text is known to be JSON; it is read once.
 */
export const duplicateKeyIn = (json: string): string | undefined => {
  const place = createPlace();
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === codes.quote) {
      const end = endOfText(json, index);
      if (place.take(json, index, end)) return place.path();
      index = end;
    } else if (code === codes.comma) place.next();
    else if (code === codes.object || code === codes.list) place.open(code === codes.list);
    else if (code === codes.objectEnd || code === codes.listEnd) place.close();
  }
  return undefined;
};
