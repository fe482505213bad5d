import type { Oas3Rule, Oas3Visitor } from '@redocly/openapi-core';
import type { Location } from '../nodes.ts';
import { eachOperation } from '../operations.ts';

interface Link {
  operationId?: string;
  parameters?: Record<string, unknown>;
}

const placeholders = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** What is wrong with a link, given the path of every operation. */
function linkFault(link: Link, paths: Map<string, string>): string | undefined {
  const { operationId = '', parameters = {} } = link;
  const path = paths.get(operationId);
  if (path === undefined) return `The link leads to \`${operationId}\`, which is no operation of this document.`;
  const missing = placeholders(path).filter((name) => !Object.keys(parameters).some((key) => key === name || key === `path.${name}`));
  return missing.length > 0 ? `The link to \`${operationId}\` has to give ${missing.join(', ')}, which ${path} needs.` : undefined;
}

export const linkTargets: Oas3Rule = () => {
  const paths = new Map<string, string>();
  const links: { link: Link; location: Location }[] = [];
  const rest: Oas3Visitor = {
    Link(link, ctx) {
      if (!('operationRef' in link)) links.push({ link: link as Link, location: ctx.location });
    },
    Root: {
      leave(_, ctx) {
        for (const { link, location } of links) {
          const message = linkFault(link, paths);
          if (message) ctx.report({ message, location });
        }
      },
    },
  };
  return { ...rest, ...eachOperation(({ operationId = '' }, _, { path }) => paths.set(operationId, path)) };
};
