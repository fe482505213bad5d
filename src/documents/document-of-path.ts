import type { Document } from './document.ts';

type Components = Record<string, Record<string, unknown>>;

/** The references to components in a value, such as `#/components/schemas/User`. */
const referencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^#\/components\/[^/]+\/[^/]+/.exec(value) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referencesIn) : [];
};

/**
 * An OpenAPI document reduced to one path and the components it needs. A tool that takes seconds to read the whole document reads this in
 * milliseconds.
 */
export const documentOfPath = (document: Document, path: string): Document => {
  const { [path]: item } = document.paths;
  // Security requirements name their schemes without a reference.
  const components = {
    schemas: {},
    parameters: {},
    responses: {},
    headers: {},
    securitySchemes: { ...document.components.securitySchemes },
  };
  const [all, taken] = [document.components as Components, components as Components];
  const queue = referencesIn(item);
  for (const reference of queue) {
    const [, , kind, name] = reference.split('/') as [string, string, string, string];
    taken[kind] ??= {};
    if (name in taken[kind]) continue;
    taken[kind][name] = all[kind]?.[name];
    queue.push(...referencesIn(taken[kind][name]));
  }
  return { ...document, paths: { [path]: item! }, webhooks: {}, components };
};
