import { type Document, operationsOf, resolve, type Schema } from '../../documents/document.ts';

const startOf = (platform: Document, owner: string, name: string): Schema | undefined => {
  const place = operationsOf(platform).find(({ operation }) => operation.operationId === owner);
  const parameter = place?.operation.parameters?.map((one) => resolve(platform, one)).find((one) => one.name === name);
  return parameter?.schema ?? platform.components.schemas[owner]?.properties?.[name];
};

/** A keyword of a schema, such as `maxLength` or `propertyNames.maxLength`. */
const keywordOf = (platform: Document, schema: Schema | undefined, words: readonly string[]): unknown =>
  words.reduce<unknown>((node, word) => (resolve(platform, (node ?? {}) as Schema) as Record<string, unknown>)[word], schema);

/**
 * Fills bounds of REST into the prose of the SDL: `{UserCreate.name.maxLength}` for a property, `{listUsers.name_contains.maxLength}` for a
 * parameter.
 * @throws Error for an unknown bound
 */
export const withBounds = (text: string, platform: Document): string =>
  text.replace(/\{(\w+)\.(\w+)(?:\.([\w.]+))?\}/g, (written, owner: string, name: string, keyword = '') => {
    const bound = keywordOf(platform, startOf(platform, owner, name), keyword.split('.'));
    if (typeof bound !== 'number') throw new Error(`REST has no bound ${written.slice(1, -1)}, which a description in the SDL refers to.`);
    return bound.toLocaleString('en-US');
  });

/** The maximum of a REST value in prose: characters, items or keys. */
export const mostOf = (platform: Document, schema: Schema): string | undefined => {
  const { maxLength, maxItems, maxProperties } = resolve(platform, schema) as Record<string, unknown>;
  const most = maxLength ?? maxItems ?? maxProperties;
  return typeof most === 'number' ? most.toLocaleString('en-US') : undefined;
};
