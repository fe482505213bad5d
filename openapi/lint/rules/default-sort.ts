import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { listedRecord, type Schema } from '../nodes.ts';
import { eachOperation, type Operation } from '../operations.ts';

const sortable = (record: Schema): string[] =>
  Object.entries(record.properties ?? {})
    .filter(([, property]) => property['x-sort'] === true)
    .map(([name]) => name);

function fault(operation: Operation, ctx: UserContext): string | undefined {
  const record = listedRecord(ctx, { node: operation, location: ctx.location });
  if (!record) return 'lists nothing, so it has no order to default to';
  const [field = ''] = String(operation['x-default-sort']).split(':');
  const fields = sortable(record.node as Schema);
  return fields.includes(field)
    ? undefined
    : `sorts by \`${field}\`, which has no \`x-sort: true\`; sortable are ${fields.join(', ') || 'no properties'}`;
}

export const defaultSort: Oas3Rule = () =>
  eachOperation((operation, ctx) => {
    if (operation['x-default-sort'] === undefined) return;
    const message = fault(operation, ctx);
    if (message) ctx.report({ message: `${operation.operationId} ${message}.`, location: ctx.location.child(['x-default-sort']) });
  });
