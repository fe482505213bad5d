import type { Oas3Rule } from '@redocly/openapi-core';
import { type Schema, settle } from '../nodes.ts';

const NAMES = ['name', 'title'];

// What is taken is closed; what is answered shows names that were kept before a bound on them.
export const writtenNames: Oas3Rule = () => ({
  Schema(node, ctx) {
    const { properties = {}, additionalProperties } = node as Schema;
    if (additionalProperties !== false) return;
    for (const name of NAMES.filter((one) => one in properties)) {
      const location = ctx.location.child(['properties', name]);
      if (settle(ctx, { node: properties[name], location })?.node.pattern !== undefined) continue;
      ctx.report({
        message: `Any text would do for this \`${name}\`, a blank one too: refer to \`Name\` or \`Title\` of shared/scalars.yaml.`,
        location,
      });
    }
  },
});
