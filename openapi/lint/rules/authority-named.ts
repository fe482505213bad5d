// What makes, changes or hands out an authority says so with `x-authority`; the words are those of ../../authority.yaml.
import { readFileSync } from 'node:fs';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { type Dict, dig, type Place, type Schema, settle } from '../nodes.ts';
import { eachOperation, type Operation } from '../operations.ts';

const WORDS = Object.keys(parse(readFileSync(new URL('../../authority.yaml', import.meta.url), 'utf8')) as Dict);

/** Properties of bodies that carry an authority, and the words that an operation may take them by. */
const TAKEN: Record<string, string[]> = {
  role: ['role', 'membership'],
  email: ['link', 'newcomer', 'proof'],
  scopes: ['key', 'application'],
  redirect_uris: ['application'],
  allowed_ips: ['key'],
  allowed_referrers: ['key'],
  password: ['proof'],
  events: ['feed'],
};

/** Properties of answers that a caller can act with, and the words that an operation may hand them out by. */
const HANDED_OUT: Record<string, string[]> = {
  key: ['key'],
  client_secret: ['application'],
  secret: ['feed', 'proof'],
  mfa_token: ['proof'],
  recovery_codes: ['proof'],
  password_link: ['link', 'proof'],
  session_token: ['proof'],
  access_token: ['proof'],
  refresh_token: ['proof'],
};

/** Records with one of these are authorities themselves: whatever changes or ends one names what it does. */
const AUTHORITY = ['role', 'scopes'];

/** The names of a schema's properties, those of its parts among them. */
function namesOf(ctx: UserContext, written: Place<unknown> | undefined): string[] {
  const place = written && settle(ctx, written);
  if (!place) return [];
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = place.node as Schema;
  const parts = Object.entries({ allOf, oneOf, anyOf }).flatMap(([key, list]) =>
    list.map((node, at) => ({ node, location: place.location.child([key, at]) })),
  );
  return [...Object.keys(properties), ...parts.flatMap((part) => namesOf(ctx, part))];
}

const schemasIn = (ctx: UserContext, content: Place | undefined): Place[] =>
  Object.keys(content?.node ?? {}).flatMap((type) => dig(ctx, content!, [type, 'schema']) ?? []);

const takenBy = (ctx: UserContext, operation: Place): string[] =>
  schemasIn(ctx, dig(ctx, operation, ['requestBody', 'content'])).flatMap((schema) => namesOf(ctx, schema));

const answeredBy = (ctx: UserContext, operation: Place): string[] =>
  Object.keys((operation.node as Operation).responses ?? {})
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => schemasIn(ctx, dig(ctx, operation, ['responses', status, 'content'])))
    .flatMap((schema) => [...namesOf(ctx, schema), ...namesOf(ctx, dig(ctx, schema, ['properties', 'data']))]);

/** What is wrong, where something carries an authority and none of the words for it is named. */
const unnamed = (names: string[], carriers: Record<string, string[]>, stated: string[]): string[] =>
  [...new Set(names)]
    .filter((name) => Object.hasOwn(carriers, name) && !carriers[name]!.some((word) => stated.includes(word)))
    .map((name) => `\`${name}\` carries an authority: name it in \`x-authority\`, as ${carriers[name]!.join(' or ')}.`);

export const authorityNamed: Oas3Rule = () =>
  eachOperation((operation, ctx, { path, method, item }) => {
    const key = 'x-authority' in operation ? 'x-authority' : 'operationId';
    const stated = (operation['x-authority'] ?? []) as string[];
    const place = { node: operation, location: ctx.location };
    const strange = stated
      .filter((word) => !WORDS.includes(word))
      .map((word) => `\`${word}\` is no word of authority.yaml; the words are ${WORDS.join(', ')}.`);
    const ofItem =
      method !== 'get' && path.includes('{') && item.get ? answeredBy(ctx, { node: item.get as Dict, location: ctx.location }) : [];
    const bare = stated.length === 0 && method !== 'get' && ofItem.some((name) => AUTHORITY.includes(name));
    const faults = [
      ...strange,
      ...(method === 'get' ? [] : unnamed(takenBy(ctx, place), TAKEN, stated)),
      ...(method === 'get' ? [] : unnamed(answeredBy(ctx, place), HANDED_OUT, stated)),
      ...(bare ? ['The record is an authority: say in `x-authority` what this does to it; `less` where it only takes away.'] : []),
    ];
    for (const fault of faults) ctx.report({ message: `${operation.operationId}: ${fault}`, location: ctx.location.child([key]) });
  });
