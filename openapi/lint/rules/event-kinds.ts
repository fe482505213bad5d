import type { Oas3Rule, Oas3Visitor, UserContext } from '@redocly/openapi-core';
import { catalogue, emittedKinds } from '../contract.ts';
import type { Dict } from '../nodes.ts';
import { eachOperation } from '../operations.ts';

/** The kinds that begin with the same word, or all of them. */
function alike(kind: string, kinds: string[]): string {
  const family = kinds.filter((other) => other.split('_')[0] === kind.split('_')[0]);
  return (family.length > 0 ? family : kinds).join(', ');
}

// The root that publishes the webhook answers for the whole catalogue, whichever root emits a kind.
function reportSilentKinds(kinds: Record<string, Dict>, ctx: UserContext, webhook: unknown) {
  const place = ctx.resolve(webhook as { $ref: string });
  if (!place.location) return;
  const emitted = emittedKinds(ctx.location.source.absoluteRef);
  const silent = Object.entries(kinds).filter(([kind, entry]) => !emitted.has(kind) && !entry['x-emitted-by']);
  for (const [kind] of silent) {
    ctx.report({
      message: `Nothing emits ${kind}: name it in the \`x-emits\` of an operation, or say with \`x-emitted-by\` what else records it.`,
      location: { source: place.location.source, pointer: `#/catalogue/${kind}`, reportOnKey: true },
    });
  }
}

export const eventKinds: Oas3Rule = () => {
  let kinds: Record<string, Dict> = {};
  const root: Oas3Visitor = {
    Root: {
      enter(node, ctx) {
        kinds = catalogue(ctx.location.source.absoluteRef);
        const webhook = (node as { webhooks?: Dict }).webhooks?.event;
        if (webhook) reportSilentKinds(kinds, ctx, webhook);
      },
    },
  };
  const operations = eachOperation((operation, ctx) => {
    const emits = (operation['x-emits'] ?? []) as string[];
    for (const [index, kind] of emits.entries()) {
      if (kind in kinds) continue;
      ctx.report({
        message: `${operation.operationId} emits ${kind}, which messages/events.yaml does not have. It has: ${alike(kind, Object.keys(kinds))}.`,
        location: ctx.location.child(['x-emits', index]),
      });
    }
  });
  return { ...root, ...operations };
};
