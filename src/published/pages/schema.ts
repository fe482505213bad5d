import { nameOf, type OpenApi, resolved, type Schema, type Schemas } from '../../contract/read-openapi.ts';
import type { Entry } from '../catalogue.ts';
import { anchor, blocks, code, entries, inline, joined, lines, link, type Markdown, md, terms, type Words } from '../md.ts';

/** A document whose schemas are shown, and where the section of each is. */
export interface Source {
  document: Schemas;
  schemaAt: (name: string) => string;
}

/** A document to show, with the addresses of its operations. */
export interface Reference extends Source {
  entry: Entry;
  document: OpenApi;
  /** The root of this server for the document, for examples. */
  root: string;
  /** The prefix of paths in the explorer: empty where the operations have the same origin as the page. */
  base: string;
}

const listed = (values: unknown): string[] => (Array.isArray(values) ? values : [values]).filter((one) => one !== undefined) as string[];

/** Whether a schema has a section of its own: those with properties or alternatives have one. */
const hasSection = (document: Schemas, schema: Schema): boolean => {
  const { properties, oneOf, anyOf, allOf } = resolved<Schema>(document, schema);
  return Boolean(properties ?? oneOf ?? anyOf ?? allOf);
};

/** The type of a value in words; a schema with a section is linked. */
export const typeOf = (source: Source, schema: Schema): Markdown => {
  const { document, schemaAt } = source;
  if (schema.$ref && hasSection(document, schema)) return link(nameOf(schema.$ref), schemaAt(nameOf(schema.$ref)));
  const { type, items, format, oneOf, anyOf = oneOf, additionalProperties, const: only } = resolved<Schema>(document, schema);
  if (only !== undefined) return code(JSON.stringify(only));
  if (anyOf)
    return joined(
      anyOf.map((one) => (one.type === 'null' ? 'null' : typeOf(source, one))),
      ' or ',
    );
  const orNull = listed(type).includes('null') && ', or null';
  if (items) return md`list of ${typeOf(source, items)}${orNull}`;
  if (typeof additionalProperties === 'object') return md`map of ${typeOf(source, additionalProperties)}`;
  const names = listed(type).filter((one) => one !== 'null');
  return md`${names.join(' or ') || 'anything'}${format && `, ${format}`}${orNull}`;
};

const counted = (count: number, unit: string): string => `${count.toLocaleString('en')}${unit && ` ${unit}${count === 1 ? '' : 's'}`}`;

const between = (low: number | undefined, high: number | undefined, unit: string): string | undefined => {
  if (high === undefined) return low ? `at least ${counted(low, unit)}` : undefined;
  if (low === undefined) return `at most ${counted(high, unit)}`;
  return low === high ? `exactly ${counted(high, unit)}` : `${low} to ${counted(high, unit)}`;
};

const value = (given: unknown): Markdown => code(typeof given === 'string' ? given : JSON.stringify(given));

/** `name`, `name:asc` and `name:desc` are shown as one choice. */
const choices = (values: unknown[]): Markdown => {
  const single = values.filter((one) => !/:(asc|desc)$/.test(String(one)));
  const directed = single.length < values.length;
  return md`One of ${joined(single.map(value), ', ')}${directed && [', each alone or with ', code(':asc'), ' or ', code(':desc')]}`;
};

/** Unwraps a nullable schema: a union of one schema and null becomes that schema. Others are returned unchanged. */
const unlessNull = (document: Schemas, schema: Schema): Schema => {
  const { oneOf, anyOf = oneOf, ...rest } = resolved<Schema>(document, schema);
  const [value, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return value && others.length === 0 ? { ...resolved<Schema>(document, value), ...rest } : { anyOf, ...rest };
};

/** The limits of a value, in addition to its type. */
const bounds = (document: Schemas, schema: Schema): Markdown => {
  const own = unlessNull(document, schema);
  const inner = own.items ? resolved<Schema>(document, own.items) : undefined;
  const { enum: values, 'x-enumDescriptions': meanings } = inner?.enum ? inner : own;
  const example = own.enum === undefined && own.const === undefined ? own.examples?.find((one) => one !== null) : undefined;
  const facts = [
    between(own.minLength, own.maxLength, 'character'),
    between(own.minimum, own.maximum, ''),
    between(own.minItems, own.maxItems, 'item'),
    own.uniqueItems && 'no item twice',
    own.maxProperties !== undefined && `at most ${own.maxProperties} keys`,
    own.default !== undefined && md`${value(own.default)} when left out`,
    own.pattern && md`pattern ${value(own.pattern)}`,
    values && !meanings && choices(values),
    example !== undefined && md`For example ${value(example)}`,
  ];
  return blocks(
    lines(facts.filter(Boolean)),
    meanings && ['One of:', terms(Object.entries(meanings).map(([one, meaning]) => [value(one), inline(meaning)]))],
  );
};

/** Since when something is deprecated, and when it is removed, where that is stated. */
export const deprecation = ({ 'x-deprecated': since, 'x-sunset': sunset }: Pick<Schema, 'x-deprecated' | 'x-sunset'>): string =>
  [since && `since ${since}`, sunset && `removed on ${sunset}`].filter(Boolean).join(', ');

const marks = (schema: Schema, required: boolean): Words => [
  required && md` **required**`,
  ...[
    schema.writeOnly && 'write only',
    schema.deprecated && `deprecated ${deprecation(schema)}`.trim(),
    schema['x-filter'] && 'filter',
    schema['x-sort'] && 'sort',
    schema['x-expand'] && `expand=${schema['x-expand']}`,
  ].map((mark) => mark && md` *${mark}*`),
];

/** How the properties of an object are shown. */
interface Depth {
  /** How many levels of named schemas are written out instead of linked. */
  levels?: number;
  /** The prefix of the anchors of properties; undefined where they have no anchors. */
  anchors?: string;
}

/** The schema of a value, or that of the items of a list. */
const inner = (schema: Schema): Schema => (schema.$ref ? schema : (schema.items ?? schema));

const inside = (source: Source, schema: Schema, { levels = 0, anchors }: Depth): Words => {
  const { document } = source;
  const named = inner(schema);
  if (named.$ref && hasSection(document, named)) return levels > 0 && fields(source, named, { levels: levels - 1, anchors });
  const own = resolved<Schema>(document, named);
  return own.properties && fields(source, own, { levels, anchors });
};

/** One property or parameter: its name, type, description and limits. */
export const field = (
  source: Source,
  name: string,
  schema: Schema,
  required: boolean,
  description?: string,
  depth: Depth = {},
): Markdown => {
  const { document } = source;
  const own = resolved<Schema>(document, schema);
  const id = depth.anchors === undefined ? undefined : depth.anchors + name;
  const title = id === undefined ? code(name) : anchor(id, code(name));
  return blocks(
    md`${title} ${typeOf(source, schema)}${marks({ ...own, ...schema }, required)}`,
    inline(description ?? schema.description ?? own.description),
    !(schema.$ref && hasSection(document, schema)) && bounds(document, schema),
    inside(source, schema, { ...depth, anchors: id && `${id}.` }),
  );
};

/** The properties of an object, its alternatives, or its parts. */
export const fields = (source: Source, schema: Schema, depth: Depth = {}): Markdown => {
  const { properties = {}, required = [], oneOf, anyOf, allOf = [] } = resolved<Schema>(source.document, schema);
  const alternatives = oneOf ?? anyOf;
  return blocks(
    ...allOf.map((part) => (part.$ref ? md`Everything of ${typeOf(source, part)}, and:` : fields(source, part, depth))),
    alternatives && ['One of:', lines(alternatives.map((one) => typeOf(source, one)))],
    entries(Object.entries(properties).map(([name, one]) => field(source, name, one, required.includes(name), undefined, depth))),
  );
};

/** The references in a value, by the names that they end with. */
export const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === '$ref' && typeof one === 'string' ? [nameOf(one)] : referencesIn(one)));
};

/** The names of the schemas with properties or alternatives that the starting points refer to, directly or not. */
export const reachable = (document: Schemas, start: readonly unknown[]): string[] => {
  const { schemas } = document.components;
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      if (found.has(name) || !schemas[name]) continue;
      found.add(name);
      follow(schemas[name]);
    }
  };
  follow(start);
  return Object.keys(schemas).filter((name) => found.has(name) && hasSection(document, schemas[name]!));
};

/** A section for each named schema. */
export const schemaSections = (source: Source, names: readonly string[]): Markdown =>
  blocks(
    ...names.flatMap((name) => {
      const schema = source.document.components.schemas[name]!;
      return [md`### ${anchor(name, name)}`, inline(schema.description), fields(source, schema)];
    }),
  );
