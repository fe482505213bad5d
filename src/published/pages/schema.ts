import { nameOf, resolved, type Schema, type Schemas } from '../../contract/read-openapi.ts';
import { type Html, html, joinPieces, type Piece } from '../../core/html.ts';
import { inline } from '../markdown.ts';

/** A document whose schemas are shown, and where the section of each is. */
export interface Source {
  document: Schemas;
  schemaAt: (name: string) => string;
}

const listed = (values: unknown): string[] => (Array.isArray(values) ? values : [values]).filter((one) => one !== undefined) as string[];

/** Whether a schema has a section of its own: those with properties or alternatives have one. */
const hasSection = (document: Schemas, schema: Schema): boolean => {
  const { properties, oneOf, anyOf, allOf } = resolved<Schema>(document, schema);
  return Boolean(properties ?? oneOf ?? anyOf ?? allOf);
};

/** The type of a value in words; a schema with a section is linked. */
export const typeOf = (source: Source, schema: Schema): Html => {
  const { document, schemaAt } = source;
  if (schema.$ref && hasSection(document, schema)) return html`<a href="${schemaAt(nameOf(schema.$ref))}">${nameOf(schema.$ref)}</a>`;
  const { type, items, format, oneOf, anyOf = oneOf, additionalProperties, const: only } = resolved<Schema>(document, schema);
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (anyOf)
    return html`${joinPieces(
      anyOf.map((one) => (one.type === 'null' ? 'null' : typeOf(source, one))),
      ' or ',
    )}`;
  if (items) return html`list of ${typeOf(source, items)}${listed(type).includes('null') && ', or null'}`;
  if (typeof additionalProperties === 'object') return html`map of ${typeOf(source, additionalProperties)}`;
  const names = listed(type).filter((one) => one !== 'null');
  return html`${names.join(' or ') || 'anything'}${format && `, ${format}`}${listed(type).includes('null') && ', or null'}`;
};

const counted = (count: number, unit: string): string => `${count.toLocaleString('en')}${unit && ` ${unit}${count === 1 ? '' : 's'}`}`;

const between = (low: number | undefined, high: number | undefined, unit: string): string | undefined => {
  if (high === undefined) return low ? `at least ${counted(low, unit)}` : undefined;
  if (low === undefined) return `at most ${counted(high, unit)}`;
  return low === high ? `exactly ${counted(high, unit)}` : `${low} to ${counted(high, unit)}`;
};

const code = (value: unknown): Html => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;

/** `name`, `name:asc` and `name:desc` are shown as one choice. */
const choices = (values: unknown[]): Piece => {
  const plain = values.filter((one) => !/:(asc|desc)$/.test(String(one)));
  const directed = plain.length < values.length;
  return [joinPieces(plain.map(code), ', '), directed && html`, each alone or with <code>:asc</code> or <code>:desc</code>`];
};

const meanings = (schema: Schema): Piece => {
  const descriptions = schema['x-enumDescriptions'];
  if (!descriptions) return schema.enum && html`<p class="bounds">One of ${choices(schema.enum)}</p>`;
  return html`<ul class="values">${Object.entries(descriptions).map(([value, meaning]) => html`<li>${code(value)} ${inline(meaning)}</li>`)}</ul>`;
};

/** A schema as it is where it is not null, when null is the only other alternative. */
const unlessNull = (document: Schemas, schema: Schema): Schema => {
  const { oneOf, anyOf = oneOf, ...rest } = resolved<Schema>(document, schema);
  const [value, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return value && others.length === 0 ? { ...resolved<Schema>(document, value), ...rest } : { anyOf, ...rest };
};

/** The limits of a value, in addition to its type. */
const bounds = (document: Schemas, schema: Schema): Piece => {
  const own = unlessNull(document, schema);
  const inner = own.items ? resolved<Schema>(document, own.items) : undefined;
  const facts: Piece[] = [
    between(own.minLength, own.maxLength, 'character'),
    between(own.minimum, own.maximum, ''),
    between(own.minItems, own.maxItems, 'item'),
    own.uniqueItems && 'no item twice',
    own.maxProperties !== undefined && `at most ${own.maxProperties} keys`,
    own.default !== undefined && html`${code(own.default)} when left out`,
    own.pattern && html`pattern ${code(own.pattern)}`,
  ].filter(Boolean);
  const example = own.examples?.find((one) => one !== null);
  return [
    facts.length > 0 && html`<p class="bounds">${joinPieces(facts, ' · ')}</p>`,
    meanings(inner?.enum ? inner : own),
    example !== undefined && own.enum === undefined && own.const === undefined && html`<p class="bounds">For example ${code(example)}</p>`,
  ];
};

/** Since when something is deprecated, and when it is removed, where that is stated. */
export const deprecation = ({ 'x-deprecated': since, 'x-sunset': sunset }: Pick<Schema, 'x-deprecated' | 'x-sunset'>): string =>
  [since && `since ${since}`, sunset && `removed on ${sunset}`].filter(Boolean).join(', ');

const marks = (schema: Schema, required: boolean): Piece => [
  required && html` <b class="mark">required</b>`,
  schema.writeOnly && html` <span class="mark">write only</span>`,
  schema.deprecated && html` <span class="mark">${['deprecated', deprecation(schema)].filter(Boolean).join(' ')}</span>`,
  schema['x-filter'] && html` <span class="mark">filter</span>`,
  schema['x-sort'] && html` <span class="mark">sort</span>`,
  schema['x-expand'] && html` <span class="mark">expand=${schema['x-expand']}</span>`,
];

/** How the properties of an object are shown. */
interface Depth {
  /** How many levels of named schemas are written out instead of linked. */
  levels?: number;
  /** What stands before the names of properties in their anchors. Undefined: they have none. */
  anchors?: string;
}

/** The schema of a value, or that of the items of a list. */
const inner = (schema: Schema): Schema => (schema.$ref ? schema : (schema.items ?? schema));

const inside = (source: Source, schema: Schema, { levels = 0, anchors }: Depth): Piece => {
  const { document } = source;
  const named = inner(schema);
  if (named.$ref && hasSection(document, named)) return levels > 0 && fields(source, named, { levels: levels - 1, anchors });
  const own = resolved<Schema>(document, named);
  return own.properties && fields(source, own, { levels, anchors });
};

/** One property or parameter: its name, type, description and limits. */
export const field = (source: Source, name: string, schema: Schema, required: boolean, description?: string, depth: Depth = {}): Html => {
  const { document } = source;
  const own = resolved<Schema>(document, schema);
  const id = depth.anchors === undefined ? undefined : depth.anchors + name;
  const title = id === undefined ? html`<code>${name}</code>` : html`<a class="anchor" href="#${id}"><code>${name}</code></a>`;
  return html`<dt${id !== undefined && html` id="${id}"`}>${title} <span class="type">${typeOf(source, schema)}</span>${marks({ ...own, ...schema }, required)}</dt>
<dd>${inline(description ?? schema.description ?? own.description)}${!(schema.$ref && hasSection(document, schema)) && bounds(document, schema)}${inside(source, schema, { ...depth, anchors: id && `${id}.` })}</dd>`;
};

/** The properties of an object, its alternatives, or its parts. */
export const fields = (source: Source, schema: Schema, depth: Depth = {}): Html => {
  const { properties = {}, required = [], oneOf, anyOf, allOf } = resolved<Schema>(source.document, schema);
  const alternatives = oneOf ?? anyOf;
  return html`${allOf?.map((part) => (part.$ref ? html`<p>Everything of ${typeOf(source, part)}, and:</p>` : fields(source, part, depth)))}
${alternatives && html`<p>One of:</p><ul class="plain">${alternatives.map((one) => html`<li>${typeOf(source, one)}</li>`)}</ul>`}
${Object.keys(properties).length > 0 && html`<dl class="fields">${Object.entries(properties).map(([name, one]) => field(source, name, one, required.includes(name), undefined, depth))}</dl>`}`;
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
export const schemaSections = (source: Source, names: readonly string[]): Html =>
  html`${names.map((name) => {
    const schema = source.document.components.schemas[name]!;
    return html`<section class="schema" id="${name}"><h3><a class="anchor" href="#${name}">${name}</a></h3>
<p>${inline(schema.description)}</p>${fields(source, schema)}</section>\n`;
  })}`;
