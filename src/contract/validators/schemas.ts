import { type Document, effective, resolve, type Schema, typesOf } from '../../documents/document.ts';
import { withVisible } from '../../documents/visible.ts';

const annotations = new Set(['description', 'examples', 'example', 'title', 'deprecated', 'default', 'readOnly', 'writeOnly']);
const combined = ['oneOf', 'anyOf', 'allOf'];

/** A schema without annotations; references name a component by its id. */
export const bare = (node: unknown, inside = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => bare(entry));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(inside ? node : withVisible(node as Schema))
      .filter(([key]) => inside || (!annotations.has(key) && !key.startsWith('x-')))
      .map(([key, value]) => {
        if (inside) return [key, bare(value)];
        if (key === 'discriminator') return [key, { propertyName: (value as { propertyName: string }).propertyName }];
        if (key === '$ref') return [key, String(value).replace('#/components/schemas/', '')];
        return [key, key === 'enum' || key === 'const' ? value : bare(value, key === 'properties')];
      }),
  );
};

/** The name of the copy of a component that allows additional properties itself, but not in its parts. */
const openName = (component: string) => `${component}.open`;

/** Leaves the schemas under `allOf` open: the schema that combines them is closed as a whole. */
const part = (node: Schema): Schema => {
  if (node.$ref) return { ...node, $ref: openName(node.$ref) };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'allOf' ? (value as Schema[]).map(part) : closed(value)]),
  );
};

/** Forbids additional properties. Clients must accept them in answers, but our own answers may hold only what is documented. */
export const closed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const copy = '$ref' in node ? (node as Schema) : part(node as Schema);
  const open =
    copy.type !== undefined && copy.properties && copy.additionalProperties === undefined && !combined.some((word) => copy[word]);
  if (copy.allOf && copy.additionalProperties === undefined) return { ...copy, unevaluatedProperties: false };
  return open ? { ...copy, additionalProperties: false } : copy;
};

/** How numbers are written in a URL: coercion alone would accept `0x10` and ` 5`, and `1e1` as an integer. */
export const decimals: Readonly<Record<string, RegExp>> = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i };

/** A value's schema with the format that its text must have. */
export const written = (schema: Schema): Schema => {
  if (schema.items) return { ...schema, items: written(schema.items) };
  const [type] = typesOf(schema);
  return type && type in decimals ? { allOf: [{ type: 'string', format: `decimal-${type}` }, schema] } : schema;
};

/** A schema for values that we send, with their narrower pattern if there is one. Clients must not rely on that pattern. */
export const asSent = ({ 'x-sent-pattern': sent, ...schema }: Schema): Schema => (sent ? { ...schema, pattern: sent as string } : schema);

/** A `oneOf` with a discriminator, plus an enum of the discriminator's values, so that an error can list them. */
const tagged = (document: WithSchemas, schema: Schema): Schema => {
  const tag = (schema.discriminator as { propertyName: string } | undefined)?.propertyName;
  if (!tag || !schema.oneOf || schema.properties) return schema;
  const tags = schema.oneOf.map((choice) => effective(document, resolve(document, choice).properties?.[tag] ?? {}));
  const values = tags.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  return values.length > 0 ? { ...schema, properties: { [tag]: { enum: values } } } : schema;
};

/** The part of a document with schemas. */
export interface WithSchemas {
  components: Pick<Document['components'], 'schemas'>;
}

/** The components of a document as callers' values are checked with them. */
export const componentSchemas = (document: WithSchemas): Schema[] =>
  Object.entries(document.components.schemas).map(([name, schema]) => ({ ...(bare(tagged(document, schema)) as Schema), $id: name }));

/** The components of a document as our own values are checked with them. */
export const closedComponents = (document: WithSchemas): Schema[] =>
  componentSchemas(document).flatMap((schema) => [closed(schema) as Schema, { ...part(schema), $id: openName(String(schema.$id)) }]);
