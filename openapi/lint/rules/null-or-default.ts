import type { Oas3Rule } from '@redocly/openapi-core';
import { type Schema, settle } from '../nodes.ts';

/** What may be null is null when it is left out, and a null in a PATCH empties it: another default would mean two things. */
export const nullOrDefault: Oas3Rule = () => ({
  Schema({ properties = {} }, ctx) {
    for (const [name, node] of Object.entries(properties)) {
      const location = ctx.location.child(['properties', name]);
      const schema: Schema = { ...settle(ctx, { node, location })?.node, ...node };
      if ((schema.default ?? null) === null || ![schema.type].flat().includes('null')) continue;
      ctx.report({ message: `\`${name}\` may be null, and is null when it is left out: take \`default\` or null away.`, location });
    }
  },
});
