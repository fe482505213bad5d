import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { dig, isBytes, isForm, type Place, type Schema, settle, typesOf } from '../nodes.ts';
import { eachOperation } from '../operations.ts';

const isOpen = (schema: Schema): boolean => {
  if (!typesOf(schema).includes('object') && !schema.properties) return false;
  const isMap = !schema.properties && schema.additionalProperties !== undefined;
  return schema.additionalProperties !== false && !isMap;
};

/** The schemas inside one schema, as they are written. */
function parts({ node, location }: Place): Place<unknown>[] {
  const { properties = {}, items, oneOf = [], anyOf = [] } = node as Schema;
  return [
    ...Object.entries(properties).map(([name, part]) => ({ node: part, location: location.child(['properties', name]) })),
    ...oneOf.map((part, index) => ({ node: part, location: location.child(['oneOf', index]) })),
    ...anyOf.map((part, index) => ({ node: part, location: location.child(['anyOf', index]) })),
    ...(items ? [{ node: items, location: location.child(['items']) }] : []),
  ];
}

function closed(ctx: UserContext, written: Place<unknown>, seen: Set<unknown>) {
  const place = settle(ctx, written);
  if (!place || seen.has(place.node)) return;
  seen.add(place.node);
  const schema = place.node as Schema;
  if (schema.allOf) {
    ctx.report({
      message: 'What is taken is flat: write the properties out instead of `allOf`, which cannot be closed.',
      location: place.location.child(['allOf']),
    });
  } else if (isOpen(schema)) {
    ctx.report({
      message: 'What is taken is closed: add `additionalProperties: false` here, or an unknown property would pass in silence.',
      location: place.location,
    });
  }
  for (const part of parts(place)) closed(ctx, part, seen);
}

export const closedBodies: Oas3Rule = () => {
  const seen = new Set<unknown>();
  return eachOperation((operation, ctx) => {
    const content = dig(ctx, { node: operation, location: ctx.location }, ['requestBody', 'content']);
    for (const mediaType of Object.keys(content?.node ?? {})) {
      if (!content || isBytes(mediaType) || isForm(mediaType)) continue;
      const body = dig(ctx, content, [mediaType, 'schema']);
      if (body) closed(ctx, body, seen);
    }
  });
};
