import { isDeepStrictEqual } from 'node:util';
import { type Finding, operationAt, pointerOf } from './places.ts';
import { isJson, type Json, resolvedIn } from './source-files.ts';

interface Link {
  operationId: string;
  parameters?: Json;
}

interface Response {
  $ref?: string;
  links?: Record<string, Link>;
}

interface Document {
  paths?: Record<string, Record<string, { operationId?: string; responses?: Record<string, Response> }>>;
}

const operationIds = ({ paths = {} }: Document): Set<unknown> =>
  new Set(Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)));

const lost = (name: string, before: Link, now: Link | undefined): string | undefined => {
  if (!now) return `The link \`${name}\` was removed.`;
  if (now.operationId !== before.operationId)
    return `The link \`${name}\` leads to \`${now.operationId}\` instead of \`${before.operationId}\`.`;
  return isDeepStrictEqual(before.parameters, now.parameters) ? undefined : `The link \`${name}\` has other parameters.`;
};

/** Links of responses that are gone or lead elsewhere. Those to an operation that is gone are found with the operation. */
export const linkFindings = (base: Document, next: Document): Finding[] => {
  const operations = operationIds(next);
  return Object.entries(base.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses = {} }]) =>
      Object.entries(responses).flatMap(([status, before]) => {
        const words = ['paths', path, method, 'responses', status];
        const now = next.paths?.[path]?.[method]?.responses?.[status];
        const [was, is] = [resolvedIn({ ...base }, before), resolvedIn({ ...next }, now)] as [Response, Response?];
        return Object.entries(is ? (was.links ?? {}) : {}).flatMap(([name, link]): Finding[] => {
          const message = lost(name, link, is!.links?.[name]);
          if (message === undefined || !operations.has(link.operationId)) return [];
          const gone = !isJson(is!.links?.[name]);
          const pointer = `${(gone ? before : now)?.$ref ?? pointerOf(words)}/links/${name}`;
          return [{ where: operationAt(pointerOf(words)), rule: 'link-removed', message, pointer, gone }];
        });
      }),
    ),
  );
};
