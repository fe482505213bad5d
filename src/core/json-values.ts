import { endOfText } from './duplicate-keys.ts';

const codes = {
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  point: 0x2e,
  zero: 0x30,
  nine: 0x39,
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
} as const;

const isEmptyAt = (json: string, open: number): boolean => {
  let next = open + 1;
  while (json.charCodeAt(next) <= codes.space) next += 1;
  const code = json.charCodeAt(next);
  return code === codes.listEnd || code === codes.objectEnd;
};

const isOfNumber = (code: number): boolean => (code >= codes.zero && code <= codes.nine) || code === codes.point;

/** What may precede a value: separators, and ends of lists and objects. */
const afterNumber = (json: string, from: number): number => {
  const comma = json.indexOf(',', from);
  return comma < 0 ? json.length : comma;
};

/**
 * The number of values in a JSON text, including nested ones. The text is not parsed, because many small values take much longer to parse
 * and check than a few of the same total size.
 * @param most counting stops above this number
 */
export const valuesIn = (json: string, most = Number.MAX_SAFE_INTEGER): number => {
  let count = 1;
  for (let index = 0; index < json.length && count <= most; index += 1) {
    const code = json.charCodeAt(index);
    if (code === codes.comma) count += 1;
    else if (code === codes.quote) index = endOfText(json, index);
    else if (code === codes.list || code === codes.object) count += isEmptyAt(json, index) ? 0 : 1;
    else if (isOfNumber(code) && isOfNumber(json.charCodeAt(index + 1))) index = afterNumber(json, index) - 1;
  }
  return count;
};

/** Whether a JSON text may have more values than this: between two values there is at least a comma or a bracket. */
export const hasMoreValues = (json: string, most: number): boolean => json.length >= 2 * most && valuesIn(json, most) > most;
