import type { Oas3Rule } from '@redocly/openapi-core';
import { answeredData, dig, type Schema } from '../nodes.ts';
import { eachOperation } from '../operations.ts';

/** The properties that may be absent though no expansion brings them. */
function optional(record: Schema): string[] {
  const { properties = {} } = record;
  const required = Array.isArray(record.required) ? record.required : [];
  const expanded = Object.values(properties).map((property) => property['x-expand']);
  return Object.keys(properties).filter((name) => !required.includes(name) && !expanded.includes(name));
}

export const recordRequired: Oas3Rule = () => {
  const seen = new Set<unknown>();
  return eachOperation((operation, ctx) => {
    for (const status of ['200', '201', '202']) {
      const data = answeredData(ctx, { node: operation, location: ctx.location }, status);
      const record = data?.node.type === 'array' ? dig(ctx, data, ['items']) : data;
      if (!record || seen.has(record.node)) continue;
      seen.add(record.node);
      for (const name of optional(record.node as Schema)) {
        ctx.report({
          message: `\`${name}\` is answered and not in \`required\`. What may be empty is null; only what \`x-expand\` brings may be absent.`,
          location: record.location.child(['properties', name]),
        });
      }
    }
  });
};
