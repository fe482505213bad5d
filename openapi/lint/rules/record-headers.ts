import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { answeredData, dig, type Place } from '../nodes.ts';
import { eachOperation } from '../operations.ts';

const HEADERS: Record<string, string[]> = { 200: ['ETag'], 201: ['ETag', 'Location'] };

/** What an answer with one record lacks; a record is what has an id, and a membership is none. */
function missing(ctx: UserContext, operation: Place, status: string): string[] {
  const data = answeredData(ctx, operation, status);
  const properties = data && dig(ctx, data, ['properties']);
  if (!properties?.node.id) return [];
  const stated = dig(ctx, operation, ['responses', status, 'headers'])?.node ?? {};
  return (HEADERS[status] ?? []).filter((name) => !(name in stated));
}

export const recordHeaders: Oas3Rule = () =>
  eachOperation((operation, ctx) => {
    for (const status of Object.keys(HEADERS)) {
      const names = missing(ctx, { node: operation, location: ctx.location }, status);
      if (names.length === 0) continue;
      ctx.report({
        message: `${operation.operationId} answers ${status} with one record and without ${names.join(' and ')}; take them from shared/headers.yaml.`,
        location: ctx.location.child(['responses', status]),
      });
    }
  });
