import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { pascalCase } from '../../../src/core/client-names.ts';
import { singular } from '../../../src/core/singular.ts';
import { listedRecord } from '../nodes.ts';
import { eachOperation, type Operation, type OperationPlace } from '../operations.ts';

const lastSegment = (path: string): string => path.split('/').at(-1) ?? '';

const VERBS: Record<string, string[]> = { put: ['replace'], patch: ['update'], delete: ['delete', 'remove', 'revoke'] };

// An action is named by the first word of its path: /rotate-secret is rotate…, /archive is archive…. A path that is a noun is created.
function verbsOf(operation: Operation, ctx: UserContext, { path, method, item }: OperationPlace): string[] {
  if (operation['x-lines-of'] !== undefined) return ['export'];
  if (operation['x-batch'] === 'operations') return ['execute'];
  if (method === 'get') return [listedRecord(ctx, { node: operation, location: ctx.location }) ? 'list' : 'get'];
  if (method !== 'post') return VERBS[method] ?? [];
  const word = lastSegment(path);
  const isCollection = item.get !== undefined || singular(word) !== word;
  if (isCollection) return ['create', 'add', 'invite'];
  return operation.operationId?.endsWith(pascalCase(word)) ? ['create'] : [word.replace(/-.*/, '')];
}

/**
 * What is wrong with the noun: it names the family (`Project`, `ProjectTasks`, `CurrentUser`), or the path's last word where no id stands
 * in the path (`/v1/account/plan`), and a list's noun is a plural.
 */
function nounFault(noun: string, verb: string, tag: string, path: string): string | undefined {
  const family = pascalCase(singular(tag));
  const names = [family, pascalCase(tag), ...(path.includes('{') ? [] : [pascalCase(lastSegment(path))])];
  if (!names.some((name) => noun.includes(name))) return `its noun names the family, \`${verb}${family}…\``;
  if (verb === 'list' && singular(noun) === noun) return 'what it lists is a plural';
  return undefined;
}

export const operationName: Oas3Rule = () =>
  eachOperation((operation, ctx, place) => {
    const id = operation.operationId ?? '';
    const [, verb = '', noun = ''] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(id) ?? [];
    const location = ctx.location.child(['operationId']);
    const allowed = verbsOf(operation, ctx, place);
    const route = `${place.method.toUpperCase()} ${place.path}`;
    if (!allowed.includes(verb)) {
      const names = allowed.map((word) => `\`${word}…\``).join(' or ');
      ctx.report({ message: `\`${id}\` is not verb + noun for ${route}: it is named ${names}.`, location });
      return;
    }
    const fault = nounFault(noun, verb, operation.tags?.[0] ?? '', place.path);
    if (fault) ctx.report({ message: `\`${id}\` is not the name for ${route}: ${fault}.`, location });
  });
