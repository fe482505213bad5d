import { isDeepStrictEqual } from 'node:util';
import { changed } from './promised.ts';
import { isJson, type Json, resolvedIn } from './source-files.ts';

/** Words that say nothing with these values. */
const saysNothing: Readonly<Record<string, readonly unknown[]>> = {
  additionalProperties: [true, {}],
  deprecated: [false],
  items: [true, {}],
  minItems: [0],
  minLength: [0],
  minProperties: [0],
  readOnly: [false],
  required: [false, []],
  uniqueItems: [false],
  writeOnly: [false],
};

const saysSomething = ([key, value]: [string, unknown]): boolean => !saysNothing[key]?.some((one) => isDeepStrictEqual(one, value));

const isNull = (part: unknown): boolean => isDeepStrictEqual(part, { type: 'null' });

const typesOf = ({ type = [] }: Json): unknown[] => [type].flat();

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The values of a schema that lists them. */
const valuesOf = (part: Json): unknown[] | undefined => {
  if (Array.isArray(part.enum)) return part.enum;
  if ('const' in part) return [part.const];
  return isNull(part) ? [null] : undefined;
};

/** Values have their types. */
const typed = (part: Json): Json => {
  const types = [...new Set((valuesOf(part) ?? []).map(typeOf))];
  return 'type' in part || types.length === 0 ? part : { ...part, type: types.length === 1 ? types[0] : types };
};

/** Integers have the last bounds that they may reach. */
const bounded = (part: Json): Json => {
  const types = typesOf(part);
  if (!types.includes('integer') || types.includes('number')) return part;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity, ...rest } = part as Record<string, number>;
  const [minimum, maximum] = [Math.max(rest.minimum ?? -Infinity, above + 1), Math.min(rest.maximum ?? Infinity, below - 1)];
  return { ...rest, ...(minimum > -Infinity && { minimum }), ...(maximum < Infinity && { maximum }) };
};

const lists = ['allOf', 'anyOf', 'oneOf'];

/** Words that say something about what others beside them leave open. */
const aboutOthers = /^(if|then|else|contains|items|properties)$|(Contains|Items|Properties)$/;

/** A schema that is alone in a list, as what it is. */
const withoutList = (part: Json): Json => {
  const [list = '', another] = lists.filter((word) => Array.isArray(part[word]));
  const { [list]: all, ...rest } = part;
  const [one, ...others] = (all ?? []) as Json[];
  if (!one || another !== undefined || others.length > 0) return part;
  const words = Object.keys(rest);
  const isApart = words.some((word) => '$ref' in one || (word in one && !isDeepStrictEqual(rest[word], one[word])));
  const isAbout = [words, Object.keys(one)].every((some) => some.some((word) => aboutOthers.test(word)));
  return isApart || isAbout ? part : { ...rest, ...one };
};

/** Words about values of all types. */
const ofAllTypes = ['$ref', 'not', 'if', ...lists];

/** Alternatives of different types, as one schema. */
const asTypes = (all: readonly Json[], rest: Json): Json | undefined => {
  const types = all.flatMap(typesOf);
  const words = [rest, ...all].flatMap((one) => Object.keys(one).filter((word) => !['type', 'enum', 'const'].includes(word)));
  const differ = new Set(types).size === types.length && !(types.includes('integer') && types.includes('number'));
  const isApart = !differ || new Set(words).size < words.length || 'type' in rest || all.some((one) => !('type' in one));
  if (isApart || words.some((word) => ofAllTypes.includes(word))) return undefined;
  const values = all.map(valuesOf);
  const isListed = all.some((one) => 'enum' in one || 'const' in one);
  const { const: _, ...schema }: Json = Object.assign({ ...rest }, ...all);
  if (!isListed) return { ...schema, type: types };
  return values.includes(undefined) ? undefined : { ...schema, type: types, enum: values.flat() };
};

/** Alternatives as one schema of several types; a schema behind a reference, or null, stays as `oneOf`. */
const joined = (part: Json): Json => {
  const { anyOf, oneOf = anyOf, ...rest } = part;
  if (!Array.isArray(oneOf) || oneOf.length < 2 || ('anyOf' in part && 'oneOf' in part)) return part;
  const nullLast = [...oneOf.filter((one) => !isNull(one)), ...oneOf.filter(isNull)];
  return asTypes(nullLast, rest) ?? (oneOf.length === 2 && nullLast.some(isNull) ? { ...rest, oneOf: nullLast } : part);
};

const plain = (part: Json): Json => {
  const said = Object.fromEntries(Object.entries(part).filter(saysSomething));
  return bounded(typed(joined(said)));
};

/** A part whose list of schemas is written out where another one has none. */
const writtenOut = (document: Json, part: Json, other: Json): Json => {
  const list = lists.find((word) => Array.isArray(part[word]));
  if (list === undefined || lists.some((word) => word in other)) return part;
  const alone = withoutList(part);
  if (alone !== part) return plain(alone);
  const whole = plain({ ...part, [list]: (part[list] as Json[]).map((one) => resolvedIn(document, one)) });
  return 'type' in whole ? whole : part;
};

/** A document in the words of another one: its `const` are `enum` where that has one. */
const inWordsOf = (other: unknown, part: unknown, document = part as Json): unknown => {
  if (!isJson(part) || !isJson(other)) return part;
  if (Array.isArray(part)) return part.map((entry, at) => inWordsOf((other as Json)[at], entry, document));
  const asEnum = 'const' in part && !('const' in other) && Array.isArray(other.enum);
  const entries = Object.entries(writtenOut(document, part, other)).map(([key, value]) =>
    asEnum && key === 'const' ? ['enum', [value]] : [key, inWordsOf(other[key], value, document)],
  );
  return Object.fromEntries(entries);
};

/** Two documents in which the same set of values is written in the same words. */
export const inSameWords = (base: Json, next: Json): [Json, Json] => {
  const [before, now] = [base, next].map((document) => changed(document, plain));
  return [inWordsOf(now, before), inWordsOf(before, now)] as [Json, Json];
};
