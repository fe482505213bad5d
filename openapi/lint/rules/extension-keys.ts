import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { EXTENSIONS } from '../extensions.ts';
import { type Dict, isDict } from '../nodes.ts';

function fault(key: string, node: Dict, place: string): string | undefined {
  const extension = EXTENSIONS[key];
  if (!extension) return `\`${key}\` is no key of ours. The keys are ${Object.keys(EXTENSIONS).join(', ')}.`;
  if (!extension.places.includes(place)) return `\`${key}\` has no meaning on ${place}; it stands on ${extension.places.join(' or ')}.`;
  return extension.fits(node[key], node) ? undefined : `\`${key}\` is ${extension.form}.`;
}

function check(node: unknown, ctx: UserContext) {
  if (!isDict(node) || ctx.type.extensionsPrefix === undefined) return;
  for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
    const message = fault(key, node, ctx.type.name);
    if (message) ctx.report({ message, location: ctx.location.child([key]) });
  }
  if (node.deprecated === true && node['x-deprecated'] === undefined)
    ctx.report({
      message: '`deprecated: true` stands with `x-deprecated`, the day on which it began.',
      location: ctx.location.child(['deprecated']),
    });
}

// A reference has its keys beside it, where `any` never looks: it sees the node that the reference leads to.
export const extensionKeys: Oas3Rule = () => ({ any: (node, ctx) => check(node, ctx), ref: (node, ctx) => check(node, ctx) });
