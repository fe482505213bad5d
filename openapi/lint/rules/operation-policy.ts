import type { Oas3Rule, Oas3Visitor } from '@redocly/openapi-core';
import { families } from '../contract.ts';
import { eachOperation, type Operation } from '../operations.ts';

const KEYS = ['x-scopes', 'x-public', 'x-security'];

/** What is wrong with the scopes of one operation; each sentence also says what is allowed. */
function scopeFaults({ 'x-scopes': scopes, 'x-own': own }: Operation, tag: string, method: string, known: string[]): string[] {
  if (!Array.isArray(scopes) || scopes.length === 0)
    return ['`x-scopes` is a list of at least one scope; an operation for everyone has `x-public: true`.'];
  const faults = scopes.flatMap((scope) => scopeFault(String(scope), tag, known));
  if (faults.length > 0) return faults;
  const verbs = scopes.map((scope: string) => scope.split(':')[0]);
  if (method === 'get' && verbs.includes('write')) return ['A GET changes nothing, so it needs `read:…`, never `write:…`.'];
  const reads = verbs.every((verb) => verb === 'read');
  if (own) return reads && method !== 'get' ? [] : ['`x-own` is for a write that needs no scope but those to read.'];
  if (method !== 'get' && reads)
    return [
      `A ${method.toUpperCase()} changes something, so one of its scopes is \`write:…\` or \`admin\`. What changes nothing but the caller's own marks has \`x-own: true\`.`,
    ];
  return [];
}

function scopeFault(scope: string, tag: string, known: string[]): string[] {
  // The wide scopes are for what belongs to no family; a family has its own.
  const wide = known.includes(tag) ? ['admin'] : ['admin', 'read', 'write'];
  if (wide.includes(scope)) return [];
  const [, family] = /^(?:read|write):([a-z-]+)$/.exec(scope) ?? [];
  if (!family) return [`\`${scope}\` is no scope for ${tag}: write \`read:<family>\`, \`write:<family>\`, ${wide.join(', ')}.`];
  // A tag of the account or of identity may have a scope of its own.
  return known.includes(family) || family === tag
    ? []
    : [`\`${scope}\` names a family that is not there; the families are ${known.join(', ')}.`];
}

function policyFaults(operation: Operation, method: string, known: string[]): string[] {
  const stated = KEYS.filter((key) => key in operation);
  if (stated.length === 0) return ['Who may call this? Say it with `x-scopes`, `x-public: true` or `x-security`.'];
  // Beside scopes, `x-security` names further credentials.
  if (stated.length > 1 && stated.includes('x-public')) return [`${stated.join(' and ')} contradict each other; keep one.`];
  return stated[0] === 'x-scopes' ? scopeFaults(operation, operation.tags?.[0] ?? '', method, known) : [];
}

export const operationPolicy: Oas3Rule = () => {
  let known: string[] = [];
  const root: Oas3Visitor = {
    Root(_, ctx) {
      known = families(ctx.location.source.absoluteRef);
    },
  };
  const operations = eachOperation((operation, ctx, { method }) => {
    const key = KEYS.find((name) => name in operation) ?? 'operationId';
    for (const fault of policyFaults(operation, method, known)) {
      ctx.report({ message: `${operation.operationId}: ${fault}`, location: ctx.location.child([key]) });
    }
  });
  return { ...root, ...operations };
};
