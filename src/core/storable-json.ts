import { endOfText } from './duplicate-keys.ts';
import { ServiceError } from './errors.ts';
import { rawJSON } from './raw-json.ts';
import { valuePath } from './value-path.ts';

/** Maximum nesting of objects and lists: deeper JSON exhausts the stack of the next parser. */
const maxDepth = 100;

const tooDeep = `Must not be nested more than ${maxDepth} levels deep.`;

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A value that the database cannot store: its path, and the reason. */
export interface Unstorable {
  field: string;
  message: string;
}

const instant = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;

/** Whether the offset moves an instant out of the years 1 to 9999 in UTC, the limits of a four-digit year. */
const isBeyondYears = (text: string): boolean => {
  if (!instant.test(text) || !/^(0000|0001|9999)/.test(text)) return false;
  const year = new Date(text.toUpperCase().replace(' ', 'T')).getUTCFullYear();
  return !(year >= 1 && year <= 9999);
};

const badInstant = (field: string): Unstorable => ({ field, message: 'Must be in the years 1 to 9999 in UTC.' });

const badText = (field: string): Unstorable => ({
  field,
  message: 'Must not contain U+0000 or unpaired surrogates.',
});

const badNumber = (field: string): Unstorable => ({
  field,
  message: 'Must be a number that a double represents exactly, such as integers up to 9007199254740991. Send others as strings.',
});

/**
 * An integer with more digits than a double always preserves, or such digits in a string. The character before a number is not matched with
 * a look-behind, which would be tried at every digit of every fraction.
 */
const longInteger = /(?:^|[\s,:[])-?(\d{16,})(?![\d.eE])/g;

/** Whether an integer differs from the one written. Text that a program printed from its own double does not. */
const isRounded = (value: number, source: string): boolean =>
  !Number.isSafeInteger(value) &&
  Number.isFinite(value) &&
  /^-?\d+$/.test(source) &&
  String(value) !== source &&
  BigInt(value) !== BigInt(source);

/** Whether parsing JSON rounds an integer in it. A parser with source access takes thirty times as long. */
export const isRoundedByParsing = (json: string): boolean => {
  let text = json.indexOf('"');
  let end = endOfText(json, text);
  for (const { 1: digits = '', index } of json.matchAll(longInteger)) {
    while (text >= 0 && end < index) {
      text = json.indexOf('"', end + 1);
      end = endOfText(json, text);
    }
    const isInText = text >= 0 && text < index;
    if (!isInText && isRounded(Number(digits), digits)) return true;
  }
  return false;
};

/** A number as written: an integer that a double would round becomes a bigint. */
export const numberIn = (source: string): number | bigint => {
  const value = Number(source);
  return isRounded(value, source) ? BigInt(source) : value;
};

const exact = (_key: string, value: unknown, { source = '' }: { source?: string }): unknown =>
  typeof value === 'number' && isRounded(value, source) ? BigInt(source) : value;

/**
 * Parses JSON with its integers as written: an integer that a double would round becomes a bigint. JSON that is nested too deeply for that
 * is parsed normally, and refused because of its depth when it is stored.
 */
export const parseExactly = (json: string): unknown => {
  if (!isRoundedByParsing(json)) return JSON.parse(json);
  try {
    return JSON.parse(json, exact as (key: string, value: unknown) => unknown);
  } catch (error) {
    if (error instanceof RangeError) return JSON.parse(json);
    throw error;
  }
};

const literal = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return rawJSON(String(value));
  if (value === Number.POSITIVE_INFINITY) return rawJSON('1e999');
  return value === Number.NEGATIVE_INFINITY ? rawJSON('-1e999') : value;
};

/** JSON that `parseExactly` parses to the same value again, including numbers that no double can represent. */
export const writeExactly = (value: unknown): string => JSON.stringify(value, literal);

/** Text that the database can store and that is not an instant. */
const isPlain = (text: string): boolean => !instant.test(text) && isText(text);

const wrongText = (field: string, text: string): Unstorable | undefined => {
  if (!isText(text)) return badText(field);
  return isBeyondYears(text) ? badInstant(field) : undefined;
};

/** The error for undefined, which JSON does not have: in a GraphQL operation it is a variable without a value. */
const noValue = (field: string): Unstorable => ({ field, message: 'The variable has no value. Set it, if only to null.' });

const wrongScalar = (field: string, value: unknown): Unstorable | undefined => {
  if (value === undefined && field) return noValue(field);
  if (typeof value === 'string') return wrongText(field, value);
  return typeof value === 'bigint' || value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY
    ? badNumber(field)
    : undefined;
};

/** A value to check, with its container. Its path is only built when there is an error. */
interface Place {
  key: string | number;
  value: unknown;
  inside: Place | undefined;
  depth: number;
}

const pathOf = ({ key, inside }: Place): string => {
  if (!inside) return String(key);
  return valuePath(pathOf(inside), typeof key === 'number' ? key : key.toWellFormed().replaceAll('\0', '\uFFFD'));
};

/** A scalar that can always be stored, so its path need not be tracked. */
const isFine = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && isPlain(value));

/** The error of a value itself, without nested values. */
const wrongHere = (place: Place): Unstorable | undefined => {
  const { value, key, inside, depth } = place;
  if (typeof key === 'string' && !isText(key)) return badText(pathOf(place));
  if (typeof value === 'object' && value !== null) return depth === maxDepth ? { field: pathOf(place), message: tooDeep } : undefined;
  return isFine(value) ? undefined : wrongScalar(inside ? pathOf(place) : '', value);
};

function* insideOf(inside: Place): Generator<Place, void> {
  const { value, depth } = inside;
  if (Array.isArray(value)) {
    for (const [key, one] of value.entries()) if (!isFine(one)) yield { key, value: one, inside, depth: depth + 1 };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) if (!(isFine(one) && isText(key))) yield { key, value: one, inside, depth: depth + 1 };
  }
}

/** Whether all of a value can be stored. Most values can, and then no path needs to be tracked. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return isFine(value);
  if (depth === maxDepth) return false;
  if (Array.isArray(value)) return value.every((one) => isStorable(one, depth + 1));
  for (const key in value) if (!isText(key) || !isStorable((value as Record<string, unknown>)[key], depth + 1)) return false;
  return true;
};

/**
 * Finds the first text or key that a database cannot store (U+0000, an unpaired surrogate), the first number that no double can represent,
 * or the first value that is nested too deep; undefined when everything can be stored.
 */
export const unstorableIn = (value: unknown): Unstorable | undefined => {
  if (isStorable(value)) return undefined;
  const open: Place[] = [{ key: '', value, inside: undefined, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const wrong = wrongHere(place);
    if (wrong) return wrong;
    for (const one of insideOf(place)) open.push(one);
  }
  return undefined;
};

const refused = (found: Unstorable) =>
  new ServiceError('unprocessable', 'A value cannot be stored as sent.', { details: [{ ...found, code: 'not_allowed' }] });

/**
 * Refuses a valid value that could not be stored as sent, before the database silently changes it.
 * @throws ServiceError `unprocessable`
 */
export const expectStorable = (value: unknown): void => {
  const found = unstorableIn(value);
  if (found) throw refused(found);
};

const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' && value !== null && (depth === maxDepth || Object.values(value).some((one) => isTooDeep(one, depth + 1)));

/**
 * Refuses a value that is nested too deep to be written as JSON.
 * @throws ServiceError `unprocessable`
 */
export const expectShallow = (value: unknown): void => {
  if (isTooDeep(value)) throw refused({ field: '(body)', message: tooDeep });
};
