import { nameOf, type OpenApi, resolved, type Schema } from '../contract/read-openapi.ts';

/** The keywords that help to write a value. Everything else is left to the server, which says what is wrong. */
const kept = [
  'type',
  'description',
  'format',
  'const',
  'enum',
  'default',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'required',
] as const;

/** Patterns that help nobody, such as that of a name, are left out. */
const readable = 80;

/** A JSON schema without references. */
export type PlainSchema = Record<string, unknown>;

const parts = (schemas: readonly Schema[], document: OpenApi, within: readonly string[]): PlainSchema[] =>
  schemas.map((one) => inlineReferences(document, one, within));

const mapped = (properties: Record<string, Schema>, document: OpenApi, within: readonly string[]): Record<string, PlainSchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inlineReferences(document, one, within)]));

const keywords = (schema: Schema): PlainSchema =>
  Object.fromEntries(kept.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]])));

/** Inlines the references of a schema, because many clients do not follow them. A recursive schema accepts anything at its second level. */
export const inlineReferences = (document: OpenApi, schema: Schema, within: readonly string[] = []): PlainSchema => {
  const { $ref } = schema;
  if ($ref !== undefined && within.includes(nameOf($ref))) return {};
  const inside = $ref === undefined ? within : [...within, nameOf($ref)];
  const own: Schema = {
    ...resolved<Schema>(document, schema),
    ...(schema.description !== undefined && { description: schema.description }),
  };
  const { pattern, items, properties, additionalProperties: others, oneOf, anyOf, allOf } = own;
  return {
    ...keywords(own),
    ...(pattern !== undefined && pattern.length <= readable && { pattern }),
    ...(items && { items: inlineReferences(document, items, inside) }),
    ...(properties && { properties: mapped(properties, document, inside) }),
    ...(others !== undefined && {
      additionalProperties: typeof others === 'boolean' ? others : inlineReferences(document, others, inside),
    }),
    ...(oneOf && { oneOf: parts(oneOf, document, inside) }),
    ...(anyOf && { anyOf: parts(anyOf, document, inside) }),
    ...(allOf && { allOf: parts(allOf, document, inside) }),
  };
};
