import { type Document, effective, type Place, resolve, type Schema } from '../documents/document.ts';

/** Whether a schema is an enum, or a list of enum values. */
const isEnum = (document: Document, schema: Schema | undefined): boolean => {
  if (!schema) return false;
  const { enum: values, items } = effective(document, schema);
  return values !== undefined || isEnum(document, items as Schema | undefined);
};

/** The enum properties of a body and its nested objects, by path. */
const enumsIn = (document: Document, schema: Schema | undefined, above = ''): string[] => {
  if (!schema) return [];
  const { properties = {}, allOf = [] } = effective(document, schema);
  const own = Object.entries(properties).flatMap(([name, property]) => [
    ...(isEnum(document, property) ? [`${above}${name}`] : []),
    ...enumsIn(document, property, `${above}${name}.`),
  ]);
  return [...allOf.flatMap((part) => enumsIn(document, part, above)), ...own];
};

/**
 * The parts of an operation whose use is counted, besides its query and body properties: headers, and the parameters and properties whose
 * values are counted, too. The plain spelling of a filter stands for all of its spellings.
 */
export const countedParts = (document: Document, { item, operation }: Place) => {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const within = (where: string) => parameters.filter((one) => one.in === where);
  return {
    headers: within('header').flatMap(({ name }) => (name === 'X-Request-ID' ? [] : [name])),
    query: within('query').flatMap(({ name, schema }) => (/(_in|\])$/.test(name) || !isEnum(document, schema) ? [] : [name])),
    body: [...new Set(enumsIn(document, operation.requestBody?.content['application/json']?.schema))],
  };
};
