import { pascalCase, snakeCase } from '../core/client-names.ts';
import type { Document, Schema } from './document.ts';

/** A schema with its place in a document. */
export interface PlacedSchema {
  schema: Schema;
  /** The name to give it in generated code, if it needs one. */
  name: string;
  /** The segments of its JSON pointer. */
  words: readonly string[];
  /** Replaces it with another schema. */
  replace: (other: Schema) => void;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keywords with several subschemas, and those with one, with the names of these. */
const several: Readonly<Record<string, (name: string, key: string) => string>> = {
  properties: (name, key) => name + pascalCase(snakeCase(key)),
  patternProperties: (name) => `${name}Value`,
  prefixItems: (name) => `${name}Item`,
  oneOf: (name) => name,
  anyOf: (name) => name,
  allOf: (name) => name,
};
const single: Readonly<Record<string, string>> = { items: 'Item', additionalProperties: 'Value' };

const placed = (owner: Record<string, unknown>, key: string, name: string, words: readonly string[]): PlacedSchema[] => {
  const schema = owner[key];
  return isSchema(schema) ? [{ schema, name, words: [...words, key], replace: (other) => Object.assign(owner, { [key]: other }) }] : [];
};

const partsOf = ({ schema, name, words }: PlacedSchema): PlacedSchema[] => [
  ...Object.entries(several).flatMap(([keyword, nameOfPart]) => {
    const held = (schema[keyword] ?? {}) as Record<string, unknown>;
    return Object.keys(held).flatMap((key) => placed(held, key, nameOfPart(name, key), [...words, keyword]));
  }),
  ...Object.entries(single).flatMap(([keyword, ending]) => placed(schema, keyword, name + ending, words)),
];

const withParts = (one: PlacedSchema): PlacedSchema[] => [one, ...partsOf(one).flatMap(withParts)];

/** The named schemas of a document, with their subschemas. */
export const placedSchemas = ({ components: { schemas } }: Document): PlacedSchema[] =>
  Object.keys(schemas).flatMap((name) => placed(schemas, name, name, ['components', 'schemas']).flatMap(withParts));
