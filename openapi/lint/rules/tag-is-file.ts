import { basename } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { eachOperation } from '../operations.ts';

export const tagIsFile: Oas3Rule = () =>
  eachOperation((operation, ctx) => {
    const family = basename(ctx.location.source.absoluteRef, '.yaml');
    const tags = operation.tags ?? [];
    // Derived where none is written.
    if (tags.length === 1 && tags[0] === family) return;
    ctx.report({
      message: `${operation.operationId} has the tags [${tags.join(', ')}]; it stands in ${family}.yaml, which is its tag: leave \`tags\` out.`,
      location: ctx.location.child(['tags']),
    });
  });
