// A visitor for the operations under `paths`; those under `webhooks` are messages of ours and follow no policy.
import type { Oas3Visitor, UserContext } from '@redocly/openapi-core';
import type { Dict } from './nodes.ts';

export interface Operation extends Dict {
  operationId?: string;
  tags?: string[];
  parameters?: Dict[];
  responses?: Dict;
}

export interface OperationPlace {
  path: string;
  method: string;
  item: Dict;
}

export function eachOperation(visit: (operation: Operation, ctx: UserContext, place: OperationPlace) => void): Oas3Visitor {
  let path = '';
  let item: Dict = {};
  return {
    Paths: {
      PathItem: {
        enter(node, ctx) {
          path = String(ctx.key);
          item = node as Dict;
        },
        Operation(operation, ctx) {
          visit(operation as unknown as Operation, ctx, { path, method: String(ctx.key), item });
        },
      },
    },
  };
}
