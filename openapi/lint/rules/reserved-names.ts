import { basename, dirname } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { sharedNames } from '../contract.ts';

// codegen adds the parts of shared/ to every document by their names: a part of a family under the same name would take their place.
export const reservedNames: Oas3Rule = () => {
  let reserved: Record<string, Set<string>> = {};
  const seen = new Set<string>();
  return {
    Root(_, ctx) {
      reserved = sharedNames(ctx.location.source.absoluteRef);
    },
    ref(node, ctx, target) {
      if (!target.location || seen.has(target.location.absolutePointer)) return;
      seen.add(target.location.absolutePointer);
      const name = node.$ref.split('/').at(-1) ?? '';
      const file = target.location.source.absoluteRef;
      if (basename(dirname(file)) === 'shared' || !reserved[ctx.type.name]?.has(name)) return;
      ctx.report({
        message: `shared/ has a ${ctx.type.name.toLowerCase()} \`${name}\` already; give this one another name.`,
        location: target.location,
      });
    },
  };
};
