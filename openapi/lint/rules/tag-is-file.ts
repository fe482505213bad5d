import { basename } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { eachOperation } from '../operations.ts';

export const tagIsFile: Oas3Rule = () =>
  eachOperation((operation, ctx, { path }) => {
    const family = basename(ctx.location.source.absoluteRef, '.yaml');
    const tags = operation.tags ?? [];
    // Derived where none is written. What is under a record of another family may have the tag of that one.
    if (tags.length === 1 && (tags[0] === family || path.startsWith(`/v1/${tags[0]}/{`))) return;
    ctx.report({
      message: `${operation.operationId} has the tags [${tags.join(', ')}]; it stands in ${family}.yaml, which is its tag: leave \`tags\` out. Only what is under a record of another family may have the tag of that one.`,
      location: ctx.location.child(['tags']),
    });
  });
