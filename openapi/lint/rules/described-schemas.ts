import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isDict, isReference, isScalar, type Location, type Schema } from '../nodes.ts';

function reportUndescribed(ctx: UserContext, name: string, location: Location) {
  ctx.report({ message: `${name} has no description. Say in a sentence what it is to someone who builds against it.`, location });
}

function checkProperties(schema: Schema, ctx: UserContext) {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!isDict(property) || isReference(property) || property.description) continue;
    reportUndescribed(ctx, `The property \`${name}\``, ctx.location.child(['properties', name]));
  }
}

// What a reference leads to is a named schema; items and alternatives written in place are described by what holds them.
export const describedSchemas: Oas3Rule = () => ({
  ref(node, ctx, target) {
    if (ctx.type.name !== 'Schema' || !target.location || !isDict(target.node)) return;
    if (target.node.description || (node as { description?: string }).description) return;
    reportUndescribed(ctx, `The schema \`${node.$ref.split('/').at(-1)}\``, target.location);
  },
  Schema(node, ctx) {
    const schema = node as Schema;
    checkProperties(schema, ctx);
    if (!isScalar(schema) || 'const' in schema || (schema.examples ?? []).length > 0) return;
    ctx.report({ message: 'A scalar shows what it looks like: add `examples: […]` with at least one value.', location: ctx.location });
  },
});
