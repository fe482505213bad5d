import type { Oas3Rule } from '@redocly/openapi-core';
import { type Dict, type Schema, typesOf } from '../nodes.ts';

const has = (schema: Dict, ...keys: string[]): boolean => keys.some((key) => schema[key] !== undefined);

/** A free object takes keys that no property names. */
const isFree = (schema: Schema): boolean => {
  if (has(schema, 'oneOf', 'anyOf', 'allOf') && !has(schema, 'additionalProperties')) return false;
  return schema.additionalProperties === undefined ? !schema.properties : schema.additionalProperties !== false;
};

const BOUNDS: Record<string, (schema: Schema) => string | undefined> = {
  string: (schema) => (has(schema, 'maxLength') ? undefined : '`maxLength`'),
  array: (schema) => (has(schema, 'maxItems') ? undefined : '`maxItems`'),
  object: (schema) => (!isFree(schema) || has(schema, 'maxProperties') ? undefined : '`maxProperties`, because its keys are free,'),
  integer: (schema) =>
    has(schema, 'format') && has(schema, 'minimum', 'exclusiveMinimum') && has(schema, 'maximum', 'exclusiveMaximum')
      ? undefined
      : '`format` (int32, int64), `minimum` and `maximum`',
};

export const boundedSchemas: Oas3Rule = () => ({
  Schema(node, ctx) {
    const schema = node as Schema;
    if (has(schema, 'enum', 'const')) return;
    for (const type of typesOf(schema)) {
      const missing = BOUNDS[type]?.(schema);
      if (missing)
        ctx.report({
          message: `This ${type} has no bound: give it ${missing} so that nobody can send or expect without end.`,
          location: ctx.location,
        });
    }
  },
});
