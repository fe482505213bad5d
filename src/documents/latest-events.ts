import { type Document, nameOf, type Schema } from './document.ts';

type Schemas = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The names of the schemas that a schema refers to. */
const referredFrom = (node: unknown): string[] => {
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [nameOf(value)] : referredFrom(value),
  );
};

/** The names of schemas and of all that they refer to, directly or indirectly. */
export const reachableFrom = (schemas: Schemas, names: Iterable<string>): Set<string> => {
  const found = new Set(names);
  for (const name of found) for (const next of referredFrom(schemas[name])) found.add(next);
  return found;
};

/** Adds those that refer to one of `changed`, directly or indirectly. */
export const withReferring = (schemas: Schemas, changed: Iterable<string>): Set<string> => {
  const found = new Set(changed);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, schema] of Object.entries(schemas)) if (referredFrom(schema).some((one) => found.has(one))) found.add(name);
  }
  return found;
};

const copyName = (name: string): string => `${name}InEvents`;

/** References to schemas in the form used by events. */
const inEvents = (node: unknown, affected: ReadonlySet<string>): unknown => {
  if (Array.isArray(node)) return node.map((entry) => inEvents(entry, affected));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string' || !affected.has(nameOf(value))) return [key, inEvents(value, affected)];
      return [key, value.slice(0, -nameOf(value).length) + copyName(nameOf(value))];
    }),
  );
};

/** The parts of a schema that events depend on: without our own keys, such as those for lists. */
const textOf = (schema: Schema | undefined): string | undefined =>
  JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value));

/** The schemas of a contract that differ from another one, or are missing there. */
export const changedSchemas = (latest: Schemas, own: Schemas): string[] =>
  Object.keys(latest).filter((name) => textOf(latest[name]) !== textOf(own[name]));

const withoutTexts = ({ 'x-envelope-texts': _texts, ...schema }: Schema): Schema => structuredClone(schema);

/**
 * Events are recorded once, in the form of the latest version, and sent in that form to everybody. So in the document of a version with another form
 * of a record, events refer to a copy of the latest one, such as `TaskInEvents`. Mutates the document.
 * @param latest the schemas without the version's changes @param changed the names of those that it changes
 * @param events the names of the event schemas
 */
export const withLatestEvents = (
  { components: { schemas } }: Document,
  latest: Schemas,
  changed: readonly string[],
  events: readonly string[],
): void => {
  const known = events.filter((name) => schemas[name]);
  const reached = reachableFrom({ ...schemas, ...latest }, known);
  const affected = new Set([...withReferring(latest, changed)].filter((name) => reached.has(name)));
  if (affected.size === 0) return;
  for (const name of known) schemas[name] = inEvents(schemas[name], affected) as Schema;
  for (const name of affected) schemas[copyName(name)] = inEvents(withoutTexts(latest[name]!), affected) as Schema;
};
