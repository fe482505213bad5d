import { uncapital } from '../core/client-names.ts';
import type { Renames } from '../documents/renamed-examples.ts';
import { type Finding, wordsOf } from './places.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

/** A change between two versions: what to say, and the operations that it affects. */
export interface Seen extends Pick<Finding, 'rule' | 'message'> {
  touches: string[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const resolved = (document: Json, part: unknown): Json =>
  (isJson(part) && typeof part.$ref === 'string' ? valueIn(document, wordsOf(part.$ref)) : part) as Json;

const keyOf = (document: Json, parameter: unknown): string => {
  const { in: where, name } = resolved(document, parameter);
  return `${where} ${name}`;
};

const operationsIn = (document: Json): Map<string, Json> =>
  new Map(
    Object.entries(document.paths as Record<string, Json>).flatMap(([path, item]) =>
      methods.flatMap((method) => (isJson(item[method]) ? [[`${method} ${path}`, item[method] as Json]] : [])),
    ),
  );

const parametersOf = ({ parameters }: Json): unknown[] => (Array.isArray(parameters) ? parameters : []);

/** A document without its new optional parameters. They hurt nobody, and a comparison mistakes them for renamed ones. */
export const withoutNewParameters = (base: Json, next: Json): Json => {
  const before = operationsIn(base);
  const copy = structuredClone(next);
  for (const [name, operation] of operationsIn(copy)) {
    const known = new Set(parametersOf(before.get(name) ?? {}).map((one) => keyOf(base, one)));
    operation.parameters = parametersOf(operation).filter(
      (one) => known.has(keyOf(copy, one)) || resolved(copy, one).required === true,
    ) as Json[];
  }
  return copy;
};

const removedParameter = /^`([^`]+)` query parameter was removed\.$/;

/** Merges the removal of all filters by a property into one change. */
export const withWholeFilters = (seen: readonly Seen[]): Seen[] => {
  const nameIn = ({ message }: Seen) => removedParameter.exec(message)?.[1];
  const gone = new Set(seen.flatMap((one) => nameIn(one) ?? []));
  const propertyOf = (name: string) => [...gone].find((one) => name.startsWith(`${one}_`) || name.startsWith(`${one}[`));
  const filtered = new Set([...gone].flatMap((name) => propertyOf(name) ?? []));
  return seen.flatMap((one) => {
    const name = nameIn(one);
    if (name === undefined) return [one];
    if (propertyOf(name)) return [];
    return filtered.has(name) ? [{ ...one, message: `The filters by \`${name}\` were removed.` }] : [one];
  });
};

/** A change in the values of a parameter names the parameter; those of a filter are the property's. */
export const nameFinding = (base: Json, { message, pointer }: Finding): string => {
  const [top, section, component = ''] = wordsOf(pointer);
  if (top !== 'components' || section !== 'parameters' || removedParameter.test(message)) return message;
  const [record = '', parameter = ''] = component.split('.');
  const { properties = {} } = (valueIn(base, ['components', 'schemas', record]) ?? {}) as { properties?: Json };
  const property = Object.keys(properties).find((one) => parameter === one || parameter.startsWith(`${one}_`));
  const what = property ? `Filters by \`${property}\`` : `\`${parameter}\``;
  return `${what}: ${uncapital(message)}`;
};

/** The renamed properties of a version; `reach` tells which operations a schema affects. */
export const renameFindings = (renames: Renames, reach: (schema: string) => string[]): (Seen & { to: string })[] => {
  const all = Object.entries(renames).flatMap(([schema, names]) => Object.entries(names).map(([from, to]) => ({ schema, from, to })));
  return [...Map.groupBy(all, ({ from, to }) => `${from} ${to}`).values()].map((group) => {
    const { from, to } = group[0]!;
    const schemas = group.map(({ schema }) => `\`${schema}\``).join(', ');
    return {
      rule: 'property-renamed',
      message: `Property \`${from}\` of ${schemas} is \`${to}\`.`,
      touches: [...new Set(group.flatMap(({ schema }) => reach(schema)))],
      to,
    };
  });
};
