import { type Document, operationsOf, resolve, type Schema } from '../../documents/document.ts';

/** Where a bound can be: the properties of a schema, or the parameters of an operation; undefined where REST has neither of that name. */
const placesIn = (platform: Document, owner: string): Readonly<Record<string, Schema>> | undefined => {
  const place = operationsOf(platform).find(({ operation }) => operation.operationId === owner);
  if (!place) return platform.components.schemas[owner] && (resolve(platform, platform.components.schemas[owner]).properties ?? {});
  const parameters = place.operation.parameters?.map((one) => resolve(platform, one)) ?? [];
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}]));
};

/** The schema that words lead to, such as that of the keys by `propertyNames`. */
const partOf = (platform: Document, schema: Schema | undefined, words: readonly string[]): Readonly<Record<string, unknown>> =>
  words.reduce<Readonly<Record<string, unknown>>>(
    (node, word) => resolve(platform, (node[word] ?? {}) as Schema) as Record<string, unknown>,
    resolve(platform, schema ?? {}) as Record<string, unknown>,
  );

const oneOf = (names: readonly string[]): string => (names.length > 0 ? `it has ${names.toSorted().join(', ')}` : 'it has none');

/** A bound that REST has, or why it has none of that name. */
const boundOf = (platform: Document, owner: string, name: string, words: readonly string[]): number | string => {
  const places = placesIn(platform, owner);
  if (!places) return `there is no schema and no operation ${owner}`;
  if (!places[name]) return `${owner} has no ${name}; ${oneOf(Object.keys(places))}`;
  const part = partOf(platform, places[name], words.slice(0, -1));
  const bound = part[words.at(-1)!];
  if (typeof bound === 'number') return bound;
  const numbers = Object.keys(part).filter((key) => typeof part[key] === 'number');
  return `${[owner, name, ...words.slice(0, -1)].join('.')} has no number ${words.at(-1)}; ${oneOf(numbers)}`;
};

const forms =
  'A bound is that of a property, as {UserCreate.name.maxLength}, of a part of one, as {ResourceCreate.metadata.propertyNames.maxLength}, or of a parameter, as {listUsers.name_contains.maxLength}.';

/**
 * Fills bounds of REST into the prose of the SDL: `{UserCreate.name.maxLength}` for a property, `{listUsers.name_contains.maxLength}` for a
 * parameter.
 * @throws Error for an unknown bound, and for what only looks like one
 */
export const withBounds = (text: string, platform: Document): string =>
  text.replace(/\{\s*[A-Za-z]\w*\.[^{}\n]*\}/g, (written) => {
    const [, owner, name, words] = /^\{(\w+)\.(\w+)\.(\w+(?:\.\w+)*)\}$/.exec(written) ?? [];
    if (!owner || !name || !words) throw new Error(`${written} in a description of the SDL is no bound. ${forms}`);
    const bound = boundOf(platform, owner, name, words.split('.'));
    if (typeof bound === 'number') return bound.toLocaleString('en-US');
    throw new Error(`REST has no bound ${written.slice(1, -1)}, which a description in the SDL refers to: ${bound}.`);
  });

/** The maximum of a REST value, of characters, items or keys: the word of the schema that has it, and the number as it stands in prose. */
export const mostOf = (platform: Document, schema: Schema): { word: string; most: string } | undefined => {
  const resolved = resolve(platform, schema) as Record<string, unknown>;
  const word = ['maxLength', 'maxItems', 'maxProperties'].find((one) => typeof resolved[one] === 'number');
  return word === undefined ? undefined : { word, most: (resolved[word] as number).toLocaleString('en-US') };
};
