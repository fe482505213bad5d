import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { type Dict, isBytes } from '../nodes.ts';

const check = (what: string) => (node: unknown, ctx: UserContext) => {
  const mediaType = node as { example?: unknown; examples?: Dict };
  const given = mediaType.example !== undefined || Object.keys(mediaType.examples ?? {}).length > 0;
  if (given || isBytes(String(ctx.key))) return;
  ctx.report({
    message: `${what} as ${ctx.key} has no example. Give it one \`example\`, whole as it goes over the wire.`,
    location: [{ reportOnKey: true }],
  });
};

export const examplesGiven: Oas3Rule = () => ({
  RequestBody: { MediaType: check('This request body') },
  Response: { MediaType: check('This answer') },
});
