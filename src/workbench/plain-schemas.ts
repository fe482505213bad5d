import { isDeepStrictEqual } from 'node:util';
import { changed } from './promised.ts';
import { isJson, type Json } from './source-files.ts';

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

/** A schema or null, as a type that may be null; as `oneOf` where the schema is behind a reference. */
const orNull = ({ anyOf, oneOf = anyOf, ...rest }: Json): Json | undefined => {
  if (!Array.isArray(oneOf) || oneOf.length !== 2 || !oneOf.some(isNull)) return undefined;
  const one = oneOf.find((part) => !isNull(part)) as Json;
  if (typeof one.type !== 'string' || Object.keys(one).some((key) => key in rest)) return { ...rest, oneOf: [one, { type: 'null' }] };
  const { const: only, enum: values = only === undefined ? undefined : [only], ...schema } = one;
  return { ...rest, ...schema, type: [one.type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
};

const plain = (part: Json): Json => {
  const said = Object.fromEntries(Object.entries(part).filter(saysSomething));
  return orNull(said) ?? said;
};

/** A document whose `const` are `enum` where another one has that. */
const withEnums = (part: unknown, other: unknown): unknown => {
  if (!isJson(part) || !isJson(other)) return part;
  if (Array.isArray(part)) return part.map((entry, at) => withEnums(entry, (other as Json)[at]));
  const asEnum = 'const' in part && !('const' in other) && Array.isArray(other.enum);
  const entries = Object.entries(part).map(([key, value]) =>
    asEnum && key === 'const' ? ['enum', [value]] : [key, withEnums(value, other[key])],
  );
  return Object.fromEntries(entries);
};

/** Two documents in which the same set of values is written in the same words. */
export const inSameWords = (base: Json, next: Json): [Json, Json] => {
  const [before, now] = [base, next].map((document) => changed(document, plain));
  return [withEnums(before, now), withEnums(now, before)] as [Json, Json];
};
