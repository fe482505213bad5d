import type { Oas3Rule } from '@redocly/openapi-core';
import type { Schema } from '../nodes.ts';

/** What is wrong with one property's `x-expand`, given the schema it stands in. */
function fault(sibling: string, { properties = {}, required }: Schema): string | undefined {
  if (!(sibling in properties))
    return `there is no property \`${sibling}\` beside it; the properties are ${Object.keys(properties).join(', ')}`;
  if (Array.isArray(required) && required.includes(sibling))
    return `\`${sibling}\` is in \`required\`, and it is there only when \`expand\` asks for it`;
  return undefined;
}

export const expandSibling: Oas3Rule = () => ({
  Schema(node, ctx) {
    const schema = node as Schema;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const sibling = property?.['x-expand'];
      const message = typeof sibling === 'string' ? fault(sibling, schema) : undefined;
      if (message)
        ctx.report({
          message: `\`${name}\` expands to nothing: ${message}.`,
          location: ctx.location.child(['properties', name, 'x-expand']),
        });
    }
  },
});
