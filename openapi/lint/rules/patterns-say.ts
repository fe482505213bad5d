import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { dig, isDict, type Place, settle } from '../nodes.ts';
import { eachOperation } from '../operations.ts';

/** Reports every pattern inside a schema that has no words for the message of an error. */
function spoken(ctx: UserContext, written: Place<unknown>, seen: Set<unknown>) {
  const place = settle(ctx, written);
  if (!place || seen.has(place.node)) return;
  seen.add(place.node);
  if (typeof place.node.pattern === 'string' && place.node['x-pattern-says'] === undefined) {
    ctx.report({
      message: 'Callers have to fit this pattern: add `x-pattern-says`, which error messages contain instead of the pattern.',
      location: place.location.child(['pattern']),
    });
  }
  for (const [key, part] of Object.entries(place.node)) {
    const children = Array.isArray(part) ? part.map((one, at) => [at, one] as const) : [];
    for (const [at, one] of children) if (isDict(one)) spoken(ctx, { node: one, location: place.location.child([key, at]) }, seen);
    if (isDict(part)) spoken(ctx, { node: part, location: place.location.child([key]) }, seen);
  }
}

/** An id in a path is no part of this: one that does not fit finds nothing, and is a 404. */
export const patternsSay: Oas3Rule = () => {
  const seen = new Set<unknown>();
  const parameter = (ctx: UserContext, written: Place<unknown>) => {
    const place = settle(ctx, written);
    if (place && place.node.in !== 'path') spoken(ctx, place, seen);
  };
  return {
    ...eachOperation((operation, ctx) => {
      const body = dig(ctx, { node: operation, location: ctx.location }, ['requestBody', 'content']);
      if (body) spoken(ctx, body, seen);
      for (const [at, node] of (operation.parameters ?? []).entries())
        parameter(ctx, { node, location: ctx.location.child(['parameters', at]) });
    }),
    // Parameters that are added to every operation.
    NamedParameters: {
      Parameter: (node, ctx) => parameter(ctx, { node, location: ctx.location }),
    },
  };
};
